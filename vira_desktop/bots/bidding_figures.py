FIGURES: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {}
