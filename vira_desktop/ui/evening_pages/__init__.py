"""What an evening needs besides the table: its beginning, the seats, how it stands, its end."""
