"""The trainer's terms, facts and irregularities, from the program's files. Needs no Qt."""

from ...trainer.materials import FILES, Materials, parse_materials
from ..assets import resource_path


def read_materials() -> Materials:
    """What the drills are made of. Raises AssetMissing, OSError, BadMaterials."""
    terms, facts, irregularities = (
        resource_path("trainer", name).read_text(encoding="utf-8") for name in FILES
    )
    return parse_materials(terms=terms, facts=facts, irregularities=irregularities)
