"""The table: the scene with its cards and seats, and the panels beside it."""
