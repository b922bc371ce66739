"""The built-in rules: a book in two languages, its search, and the page on which it is read."""
