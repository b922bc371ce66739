"""The running program as a test has it: a window that is shown, a prepared deal, bots that act as
the deal has it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from vira_desktop.app import Program
from vira_desktop.rules.actions import Action
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.record import Record, format_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Deal, Playing, State
from vira_desktop.rules.view import Phase, SeatView, view_for
from vira_desktop.session.claims import Proof, proof_of
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.ports import BotQuestion
from vira_desktop.session.settings import LanguageChoice, MovementChoice, Settings
from vira_desktop.storage import settings_file
from vira_desktop.storage.paths import Paths
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.spots import CardSpot
from vira_desktop.ui.table_page import TablePage

PERSON = Seat.FOREHAND
"""Where the person sits in every deal that is opened from a file."""

AT_ONCE = Settings(
    language=LanguageChoice.ENGLISH,
    trick_seconds=0,
    bot_seconds=0,
    movement=MovementChoice.OFF,
)
AT_A_KEY = replace(AT_ONCE, trick_waits=True)


class Script:
    """Bots that act as in a prepared deal, and plainly everywhere else."""

    def __init__(self, deal: Deal, actions: Iterable[Action]) -> None:
        self._acts: dict[tuple[int, SeatView], Action] = {}
        state: State = begin(deal)
        for number, action in enumerate(actions):
            self._acts[number, view_for(state, action.seat)] = action
            state = apply(state, action)

    def __call__(self, question: BotQuestion) -> Action:
        # The seed of a question ends in how much has been done before.
        number = int(question.seed.rpartition("/")[2])
        return self._acts.get((number, question.view)) or plain_action(question.view)


def plain(question: BotQuestion) -> Action:
    """The plainest legal action."""
    return plain_action(question.view)


class Table:
    """A program whose window is shown, and what a test wants to know of it."""

    def __init__(
        self,
        app: QApplication,
        folder: Path,
        *,
        think: Callable[[BotQuestion], Action] = plain,
        prove: Callable[[Playing], Proof] = proof_of,
        settings: Settings | None = AT_ONCE,
        lang: str | None = None,
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        self.folder = folder
        paths = Paths(data=folder, config=folder)
        if settings is not None:
            assert settings_file.save(paths.settings_file, settings) is None
        self.program = Program(app, paths, lang=lang, seed=1, think=think, prove=prove)
        self.window = self.program.window
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        if QApplication.activeModalWidget() is None:
            self.wait(self.window.isActiveWindow, "the window is active")

    def open(self, deal: Deal, actions: Iterable[Action] = (), *, legal: int | None = None) -> None:
        """Has a deal opened from a file; of its actions all are legal, or the first *legal*."""
        file = self.folder / "deal.vira"
        record = Record(deal=deal, actions=tuple(actions))
        file.write_text(format_record(record), encoding="utf-8")
        self.program.open_deal(str(file))
        assert len(self.done) == (len(record.actions) if legal is None else legal)

    @property
    def page(self) -> TablePage:
        """Where the cards lie and the panels stand."""
        return self.window.page

    @property
    def model(self) -> TableModel:
        """What the table shows."""
        model = self.program.controller.model()
        assert model is not None
        return model

    def phase(self) -> Phase:
        """Where the deal is."""
        return self.model.view.phase

    @property
    def done(self) -> tuple[Action, ...]:
        """What has been done in the deal."""
        session = self.program.controller.session
        assert session is not None
        return session.log.actions

    def is_waiting(self) -> bool:
        """True when it is for the person to do something."""
        model = self.model
        over = model.view.phase is Phase.SETTLED
        return bool(model.lying_trick) or model.view.is_my_turn or over

    def wait_for_person(self) -> None:
        """Until the person is asked, or a trick lies, or the deal is over."""
        self.wait(self.is_waiting, "the person is asked")

    def wait_until_done(self, count: int) -> None:
        """Until *count* actions are done and the person is asked."""
        self.wait(lambda: len(self.done) >= count and self.is_waiting(), f"{count} actions")

    def wait(self, condition: Callable[[], object], what: str, *, seconds: float = 5) -> None:
        """Runs the event loop until *condition* holds."""
        deadline = QDeadlineTimer(round(1000 * seconds))
        loop = QEventLoop()
        timer = QTimer()
        timer.timeout.connect(loop.quit)
        timer.start(1)
        while not condition():
            assert not deadline.hasExpired(), f"in vain: {what}"
            loop.exec()

    def spin(self) -> None:
        """Lets everything happen that waits to happen."""
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def spot(self, card: object) -> CardSpot:
        """What is pressed to play or choose *card*."""
        spots = self.page.table.findChildren(CardSpot)
        return next(spot for spot in spots if spot.card == card)

    def focus(self) -> QWidget:
        """The widget with the keyboard, which must be one that can be seen and used."""
        focused = QApplication.focusWidget()
        where = self.model.view.phase.value
        assert focused is not None, f"nothing has the keyboard in the {where}"
        assert focused.isVisible(), f"{focused} has the keyboard, unseen, in the {where}"
        assert focused.isEnabled(), f"{focused} has the keyboard, disabled, in the {where}"
        return focused

    def close(self) -> None:
        """Closes the window and throws everything away; again is nothing."""
        if isValid(self.window):
            self.window.close()
            self.window.deleteLater()
            self.program.deleteLater()
            self.spin()
