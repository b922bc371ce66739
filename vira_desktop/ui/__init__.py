"""The edge: the window, its words and its drawings; with app.py the only code that knows Qt."""
