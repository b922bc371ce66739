"""What the program is, what it is made of, and under whose terms."""
