"""The drawings of the deck: pips, aces, courts and backs. packaging/make_cards.py writes them."""
