"""What Vira is: cards, games, bidding, buying, play and payment, as pure functions of values."""
