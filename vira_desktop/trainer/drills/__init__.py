"""One module for each kind of drill: how its questions are made, and how they are judged."""
