"""The laboratory: how good a bot is, by duplicate deals; known to the command line only."""
