"""Playing: the log of a deal, the table that takes actions, deals in a row."""
