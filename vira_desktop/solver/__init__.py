"""Perfect information: what a position is worth when all cards are seen."""
