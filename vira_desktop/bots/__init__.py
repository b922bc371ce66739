"""Bots: deciding with what one seat knows."""
