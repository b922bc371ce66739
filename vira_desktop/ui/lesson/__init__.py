"""The first lesson on the screen: the real table, with a bar that says what comes next."""
