"""The trainer's pages: home, drill, result, progress."""
