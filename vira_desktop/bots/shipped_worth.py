"""The model of what hands are worth that the program brings along."""

from functools import cache

from ..brought import resource_path
from .hand_worth import FILE, Model, parse_model


@cache
def shipped_model() -> Model:
    """The model, read when it is first wanted and then kept. Raises AssetMissing, BadModel,
    UnicodeDecodeError or OSError; the next call tries again."""
    return parse_model(resource_path(*FILE).read_text(encoding="utf-8"))
