"""The outside world on disk: where files lie, settings, saved deals."""
