"""The statistics: results over time and by game, role, seat and opponent."""
