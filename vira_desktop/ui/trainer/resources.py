"""The trainer's terms, facts, irregularities and judged questions, from the program's files. Needs
no Qt."""

from ...trainer.drilling import Drills
from ...trainer.materials import FILES, BadMaterials, Materials, parse_materials
from ...trainer.worth_questions import FILE, BadQuestions, WorthQuestion, parse_questions
from ...trainer.worth_store import WorthStore
from ..assets import resource_path


def read_materials() -> Materials:
    """What the drills are made of. Raises AssetMissing, OSError, BadMaterials."""
    terms, facts, irregularities = (
        resource_path("trainer", name).read_text(encoding="utf-8") for name in FILES
    )
    return parse_materials(terms=terms, facts=facts, irregularities=irregularities)


def read_questions() -> tuple[WorthQuestion, ...]:
    """The judged questions. Raises AssetMissing, OSError, BadMaterials."""
    try:
        return parse_questions(resource_path("trainer", FILE).read_text(encoding="utf-8"))
    except BadQuestions as problem:
        raise BadMaterials(FILE, problem.line) from None


def read_drills() -> Drills:
    """The drills, with all they are made of. Raises AssetMissing, OSError, BadMaterials."""
    return Drills(read_materials(), WorthStore(read_questions()))
