"""The phases of a deal. Each module answers `legal` and `apply`; the phase that ends calls the
next one's `begin`, so imports run forward only, as the deal does."""
