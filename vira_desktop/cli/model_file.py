"""The file of the numbers of the bidding, read for a command."""

from pathlib import Path

from ..bots.hand_worth import BadModel, Model, parse_model


def read_model(path: Path) -> Model:
    """The model in the file at *path*. Raises BadModel, UnicodeDecodeError, OSError."""
    return parse_model(path.read_text(encoding="utf-8"))


def fault_of_model(problem: BadModel | UnicodeDecodeError | OSError) -> str:
    """What is wrong with such a file, as the end of a sentence."""
    match problem:
        case BadModel(line=0):
            return f"is not what it should be: {problem.fault}"
        case BadModel():
            return f"is not what it should be in line {problem.line}: {problem.fault}"
        case UnicodeDecodeError():
            return "is no text"
        case _:
            return f"cannot be read: {problem.strerror or problem}"
