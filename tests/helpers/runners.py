"""Bot runners for tests: they answer at once, or when told, and some of them badly."""

from collections.abc import Callable

from vira_desktop.rules.actions import Action
from vira_desktop.session.ports import BotQuestion

Answer = Callable[[Action | None], None]


class InlineRunner:
    """Answers at once with what *decide* says."""

    def __init__(self, decide: Callable[[BotQuestion], Action | None]) -> None:
        self._decide = decide

    def ask(self, question: BotQuestion, answer: Answer) -> None:
        answer(self._decide(question))


class SlowRunner:
    """Keeps the questions until the test answers them."""

    def __init__(self) -> None:
        self.open: list[tuple[BotQuestion, Answer]] = []

    def ask(self, question: BotQuestion, answer: Answer) -> None:
        self.open.append((question, answer))
