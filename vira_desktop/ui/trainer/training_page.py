"""Training: one page of the main window, with the trainer's own pages in it."""

from datetime import date

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from ...trainer.drilling import Drills
from ...trainer.plan import DAILY_LIMIT, Plan
from ...trainer.ports import ReviewStore
from ...trainer.reviews import local_day
from ...trainer.why import Place
from ..cards.deck import Deck
from ..cards.style import DeckStyle, IndexLetters
from ..language import current_language
from ..table.scene_look import Look
from ..theme import LIGHT, Theme
from .blocks import column_width
from .clock import Clock, local_now
from .drawing import Drawer
from .drill_page import LEAST_CARD, DrillPage
from .home_page import HomePage
from .progress_page import ProgressPage
from .result_page import ResultPage
from .style import training_stylesheet
from .training import Training

_WIDTH, _HEIGHT = 1000, 680
"""The size at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.9, 1.75
_CARD_SHARE, _MOST_CARD = 0.125, 150
"""The width of a card as a share of the page's height, and at most in logical pixels."""
_ACROSS = 10.0
"""Cards side by side in the widest fan, in card widths."""
_MINUTE = 60_000


class TrainingPage(QWidget):
    """Everything the trainer shows. *clock* is all it knows of time, *seed* all its chance."""

    place_wanted = Signal(object, object)
    """The Place in the built-in rules that a learner wants to read, and the rulings it is about."""
    lesson_wanted = Signal()
    """A newcomer wants the first lesson."""
    limit_changed = Signal(int)
    """The most questions a day, when the learner has chosen it."""

    def __init__(
        self,
        drills: Drills,
        store: ReviewStore,
        *,
        seed: str,
        clock: Clock = local_now,
        daily_limit: int = DAILY_LIMIT,
        drawer: Drawer | None = None,
        deck: Deck | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("training")
        self.drawer = drawer or Drawer(self)
        self.training = Training(
            drills, store, clock=clock, drawer=self.drawer, seed=seed, parent=self
        )
        self._theme, self._point_size = LIGHT, 0.0
        self._style = DeckStyle(letters=IndexLetters.ENGLISH)
        self._deck = deck
        self.home, self.drill = HomePage(self.training), DrillPage(self.training)
        self.result, self.progress = ResultPage(self.training), ProgressPage(self.training)
        self.home.set_daily_limit(daily_limit)
        self._stack = QStackedWidget()
        for page in (self.home, self.drill, self.result, self.progress):
            self._stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.minutes = QTimer(self)
        """Looks at the clock while the page is seen: midnight may pass, or a skill fall due."""
        self.minutes.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self.minutes.setInterval(_MINUTE)
        self.minutes.timeout.connect(self._on_minute)
        self._today = self._read_today()
        self.training.changed.connect(self.refresh)
        self.home.progress_wanted.connect(self.show_progress)
        self.home.lesson_wanted.connect(self.lesson_wanted)
        self.home.limit_changed.connect(self.limit_changed)
        self.progress.closed.connect(self.show_home)
        for page in (self.home, self.drill, self.result):
            page.place_wanted.connect(self.place_wanted)
        self.show_home()

    def refresh(self) -> None:
        """Shows the moment: a question while a round is on, else where the learner is."""
        training = self.training
        if training.round is not None:
            self._show(self.result if training.is_finished else self.drill)
        elif self._stack.currentWidget() is self.progress:
            self.progress.show_training()
        else:
            self._show(self.home)

    def show_home(self) -> None:
        """Shows the first page."""
        self._show(self.home)

    def show_progress(self) -> None:
        """Shows the progress page."""
        self._show(self.progress)

    def change_learner(self, store: ReviewStore) -> None:
        """Another learner trains from now on, with the log in *store*."""
        self.training.change_learner(store)
        self.show_home()

    def undo(self) -> None:
        """Takes back what was done last."""
        self.training.undo()

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*; small ones need large indices."""
        self._style = DeckStyle(
            letters=style.letters, four_colour=style.four_colour, large_indices=True
        )
        self._redraw()

    def set_theme(self, theme: Theme) -> None:
        """Colours everything by *theme*."""
        self._theme = theme
        self._point_size = 0.0
        self.home.set_theme(theme)
        self.progress.set_theme(theme)
        self._restyle()
        self.refresh()

    @property
    def place(self) -> tuple[Place, tuple[int, ...]] | None:
        """What the rules say about the question that is asked: the Place, and the rulings."""
        asked = self.training.asked
        if asked is None or not asked.question.reasons:
            return None
        reason = asked.question.reasons[0]
        return reason.place, reason.rulings

    def close_drawer(self) -> None:
        """Leaves at once; a question that is still being drawn is not waited for."""
        self.drawer.close()

    # Qt's events:

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._restyle()
        self.refresh()
        self.minutes.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.minutes.stop()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself has no use for the keyboard: what is on it has."""
        super().focusInEvent(event)
        self._current().take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.drill.retranslate()
            for page in (self.home, self.result, self.progress):
                page.show_training()
        super().changeEvent(event)

    def _current(self) -> HomePage | DrillPage | ResultPage | ProgressPage:
        pages = (self.home, self.drill, self.result, self.progress)
        return next(page for page in pages if page is self._stack.currentWidget())

    def _show(self, page: HomePage | DrillPage | ResultPage | ProgressPage) -> None:
        is_other = self._stack.currentWidget() is not page
        self._today = self._read_today()
        self._stack.setCurrentWidget(page)
        page.show_training()
        if not isinstance(page, DrillPage):
            page.scrolled.settle()
        if is_other and not isinstance(page, DrillPage):
            page.take_focus()

    def _on_minute(self) -> None:
        """Shows the day anew when it has become another one, or has more to ask."""
        if self._today != self._read_today():
            self.refresh()

    def _read_today(self) -> tuple[date, Plan]:
        """What the clock decides of what is shown."""
        now = self.training.clock()
        return local_day(now.at, now.offset), self.training.plan(self.home.daily_limit)

    def _restyle(self) -> None:
        """Fits texts and cards to the size; a page that is not seen waits until it is."""
        if not self.isVisible():
            return
        share = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        size = QApplication.font().pointSizeF() * min(max(share, _SMALLEST), _LARGEST)
        if abs(size - self._point_size) > 0.05:
            self._point_size = size
            self.setStyleSheet(training_stylesheet(self._theme, size))
        for page in (self.home, self.drill, self.result, self.progress):
            page.set_margins(size, self.width())
        self._redraw()

    def _redraw(self) -> None:
        """Draws all cards anew, at the size the page has room for."""
        if not self.isVisible():
            return
        if self._deck is None:
            self._deck = Deck()
        look = Look(
            deck=self._deck,
            theme=self._theme,
            style=self._style,
            ratio=self.devicePixelRatioF(),
            language=current_language(),
        )
        column = min(self.width() - 48, column_width(self._point_size))
        width = min(_CARD_SHARE * self.height(), column / _ACROSS)
        self.drill.draw(look, round(min(max(width, LEAST_CARD), _MOST_CARD)))
