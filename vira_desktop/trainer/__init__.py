"""Learning: questions about the rules, and what a player remembers. No Qt, no disk, no clock."""
