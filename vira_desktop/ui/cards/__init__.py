"""The deck as pictures: faces composed from the vector drawings in resources/cards."""
