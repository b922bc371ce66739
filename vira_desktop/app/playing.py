"""What is played: an evening and its deals, one after another, and what is done between them."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject

from ..session import lots, token_moves
from ..session.agreement import Agreement, Length, Open
from ..session.evening import Evening
from ..session.evening_session import EveningSession, Happened, open_evening
from ..session.events import DealDropped, Event, Joined, Left, LengthAgreed, Opened
from ..session.players import Player, TokenColour, shared_name, with_colours
from ..session.ports import BotRunner
from ..session.refusals import IllegalEvent
from ..session.terms import Terms, again
from ..session.token_table import TokenTable
from ..ui.evening_pages.seat_story import story_of
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.table.model import EveningSigns
from ..ui.table_controller import TableController
from ..ui.text import standing_text
from .keeping import Keeping, Kept

BOT = "regel"
BOTS = ("nyborjare", "hemmaspelare", "klubbspelare", "mastare", "stormastare", BOT)
"""Who may be asked to sit down."""
BOT_NAMES = ("Astrid", "Nils", "Märta", "Olof")


class Playing(QObject):
    """Leads through an evening in *window*. *seed* is all its chance, *now* tells the time in
    UTC."""

    def __init__(
        self,
        window: MainWindow,
        controller: TableController,
        runner: BotRunner,
        keeping: Keeping,
        *,
        seed: int,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._place = window.evening
        self._controller = controller
        self._runner = runner
        self._keeping = keeping
        self._seed = seed
        self._now = now
        self._sessions = 0
        self._last: tuple[Terms, datetime] | None = None
        """The terms agreed on last since the start, and when that was."""
        self.session: EveningSession | None = None
        self._tokens: TokenTable | None = None
        """What lies where in the evening that runs."""
        self._connect()

    @property
    def evening(self) -> Evening | None:
        """The evening that runs, or has ended and is still shown."""
        return self.session.evening if self.session else None

    def resume(self, kept: Kept) -> None:
        """Goes on with *kept* where it was."""
        session = EveningSession(kept.evening, store=kept.log, runner=self._runner)
        self._go_on_with(session, token_moves.of_events(kept.events))
        if session.table is None and session.evening.seated is not None:
            self.show_standing()  # nobody has asked for the next deal yet
        else:
            self.show()

    def ask(self) -> None:
        """Shows the page on which an evening begins."""
        self._window.pages.show_page(Page.TABLE)
        self._place.show_page(self._place.begin)
        terms = self._usual_terms()
        self._place.begin.show_terms(
            terms,
            others=_bots_beside(terms.players)[:1],
            may_leave=self.session is not None,
        )

    def new_session(self) -> None:
        """Begins the usual evening, and deals."""
        self.begin(self._usual_terms())
        self.deal()

    def begin(self, terms: Terms) -> None:
        """Begins an evening on *terms*, and shows how the seats are found."""
        self._settle()
        self._sessions += 1
        self._last = terms, self._now()
        self._keeping.name_profile(_name_of_person(terms.players))
        opened = Opened(terms.players, terms.agreement, f"{self._seed}/{self._sessions}")
        store = self._keeping.new_log()
        session = open_evening(opened, store=store, runner=self._runner)
        self._go_on_with(session, token_moves.begin(opened))
        self.find_seats(draws=terms.draws_seats)

    def _settle(self) -> None:
        """The evening that runs is over when another begins; a deal that runs does not count."""
        evening = self.evening
        if evening is None or evening.is_over:
            return
        if evening.plays:
            self._submit(DealDropped())
        assert self.session is not None
        self._submit(lots.end(self.session.evening, self._chance(evening, "end")))

    def find_seats(self, *, draws: bool = True) -> None:
        """Seats are drawn, or taken as the players have come; it is shown how."""
        evening = self.evening
        if evening is None:
            return
        rng = self._chance(evening, "seats")
        event = (
            lots.draw_seats(evening, rng) if draws else lots.first_heart(rng, seats=evening.present)
        )
        if self._submit(event):
            self._place.show_page(self._place.seats)
            story = story_of(event, evening.players, evening.present)
            self._place.seats.show_story(story)

    def deal(self) -> None:
        """Deals, or settles if the last deal has been played."""
        session, now = self.session, self._now()
        if session is None:
            return
        if session.evening.may_deal(now):
            session.deal(now)
            self.show()
        elif not session.evening.plays:
            self.end()

    def end(self) -> None:
        """The evening ends, and is settled; a deal that runs does not count."""
        self._settle()
        self.show()

    def join(self, player: Player) -> None:
        """*player* bets in as the fourth."""
        if self._submit(Joined(player)):
            self.show_standing()

    def leave(self, number: int) -> None:
        """One of four leaves; when it is the person, the others settle, too."""
        evening = self.evening
        if evening is None or not self._submit(Left(number)):
            return
        if evening.players[number].bot is None:
            self.end()
        else:
            self.show_standing()

    def agree(self, length: Length) -> None:
        """The evening lasts as long as *length* from now on."""
        if self._submit(LengthAgreed(length)):
            self._tell_table()
            self._controller.refresh()
            self.show_standing()

    def leave_evening(self) -> None:
        """Leaves the evening as it is stored; whoever it belongs to may go on with it."""
        self._controller.stop()
        self.session = self._last = None

    def take_back(self) -> None:
        """Goes back to the person's last decision in the deal that is seen; what is settled stays
        settled."""
        session = self.session
        is_seen = self._place.currentWidget() is self._place.table
        is_own = session is not None and self._controller.session is session.table
        is_settled = session is not None and is_own and session.evening.is_over
        if is_seen and not is_settled:
            self._controller.take_back()

    def show_standing(self) -> None:
        """Shows how the evening stands."""
        evening = self.evening
        if evening is None or evening.seated is None:
            return
        self._window.pages.show_page(Page.TABLE)
        if evening.is_over:
            self.show()
            return
        self._place.show_page(self._place.standing)
        at_table = tuple(evening.players[number] for number in evening.present)
        # Who has left may come back when nobody else is to be had.
        guests = (*_bots_beside(evening.players), *_bots_beside(at_table))
        self._place.standing.show_evening(evening, guests)

    def show(self) -> None:
        """Shows what the evening has come to: the seats, a deal, or the settlement."""
        session = self.session
        if session is None:
            self.ask()
            return
        if session.evening.is_over:
            self._controller.stop()
            self._place.show_page(self._place.settlement)
            self._place.settlement.show_evening(session.evening)
        elif session.evening.seated is None:
            self.find_seats()
        elif session.table is None:
            self.deal()
        else:
            self.show_table()

    def go_back(self) -> None:
        """Shows the deal on the table, be it one that was opened from a file, or else what the
        evening has come to."""
        if self._controller.session is not None:
            self._place.show_page(self._place.table)
            self._controller.refresh()
        else:
            self.show()

    def show_table(self) -> None:
        """Shows the deal that runs, or is paid."""
        session = self.session
        self._place.show_page(self._place.table)
        if session is None or session.table is None:
            self._controller.refresh()
            return
        if self._controller.session is not session.table:
            self._window.show_title(session.table.match.deal_number)
            self._controller.start(session.table, self._signs(session.evening))
        else:
            self._controller.refresh()

    def _connect(self) -> None:
        place = self._place
        place.begin.begun.connect(self.begin)
        place.begin.left.connect(self.go_back)
        place.seats.done.connect(self.deal)
        place.standing.left.connect(self.show)
        place.standing.seats_asked.connect(self.find_seats)
        place.standing.join_asked.connect(self.join)
        place.standing.leave_asked.connect(self.leave)
        place.standing.length_asked.connect(self.agree)
        place.standing.end_asked.connect(self.end)
        place.settlement.new_asked.connect(self.ask)
        place.settlement.left.connect(self.show_table)
        place.table.bar.standing_asked.connect(self.show_standing)

    def _go_on_with(self, session: EveningSession, tokens: TokenTable) -> None:
        self._controller.stop()
        self._tokens = tokens
        self.session = session
        session.listen(self._on_event)

    def _on_event(self, happened: Happened) -> None:
        assert self._tokens is not None
        self._tokens = token_moves.follow(
            self._tokens, happened.before, happened.event, happened.after
        )
        if self.session is not None and happened.after is self.session.evening:
            self._tell_table()

    def _tell_table(self) -> None:
        evening = self.evening
        if evening is not None and evening.running is not None:
            self._controller.show_evening(self._signs(evening))

    def _signs(self, evening: Evening) -> EveningSigns:
        assert evening.running is not None
        now = self._now()
        is_last = evening.is_borup(now) if evening.plays else not evening.may_deal(now)
        assert self._tokens is not None
        return EveningSigns(
            match=evening.running.match,
            length=evening.agreement.length,
            is_last=is_last,
            players=evening.players,
            tokens=self._tokens,
        )

    def _submit(self, event: Event) -> bool:
        """Does *event*; if it is refused, the page that shows how the evening stands says why."""
        if self.session is None:
            return False
        try:
            self.session.submit(event)
        except IllegalEvent as problem:
            self._place.standing.tell_problem(standing_text.refused(problem.fault))
            return False
        return True

    def _chance(self, evening: Evening, what: str) -> random.Random:
        return random.Random(f"{self._seed}/{evening.seed}/{what}/{evening.events}")

    def _usual_terms(self) -> Terms:
        """Who sat down last, on the terms agreed on last."""
        profile = self._keeping.profile
        person = Player("", colour=TokenColour.RED)
        if profile is not None:
            person = Player(profile.name, colour=profile.colour, profile=profile.key)
        last = self._last_terms()
        if last is None:
            bots = _bots_beside((person,))[:2]
            return Terms(
                players=with_colours((person, *bots)),
                agreement=Agreement(length=Open()),
                draws_seats=True,
            )
        person = replace(person, name=person.name or _name_of_person(last.players))
        others = (player for player in last.players if player.bot)
        # The person may have been given the name of one of them meanwhile.
        bots = tuple(bot for bot in others if not shared_name((person.name, bot.name)))[:3]
        bots += _bots_beside((person, *bots))[: max(0, 2 - len(bots))]
        return replace(last, players=with_colours((person, *bots)))

    def _last_terms(self) -> Terms | None:
        """Those of the evening that was begun last; those who have left it are left out."""
        if self._last is None:
            return self._keeping.last_terms()
        terms, begun_at = self._last
        evening = self.evening
        if evening is not None:
            at_table = tuple(evening.players[number] for number in evening.present)
            terms = replace(terms, players=at_table)
        return again(terms, begun_at=begun_at, now=self._now())


def _name_of_person(players: Sequence[Player]) -> str:
    """What the first who is no bot is called."""
    return next((player.name for player in players if not player.bot), "")


def _bots_beside(players: Sequence[Player]) -> tuple[Player, ...]:
    """Those who may sit down with *players*."""
    names = tuple(player.name for player in players)
    return tuple(Player(name, BOT) for name in BOT_NAMES if not shared_name((*names, name)))
