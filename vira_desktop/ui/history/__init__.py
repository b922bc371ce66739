"""The history: every session and deal found again, and deals replayed."""
