"""The edge: the window, its words and its drawings; with app the only code that knows Qt."""
