"""The page of those who play on this machine."""
