"""Games and how they ended, what the printed tables pay for them, and the deals that tell them."""

from collections.abc import Iterator
from dataclasses import dataclass

from tests.helpers.deals import (
    bought,
    claimed,
    make_deal,
    played,
    stock_showing,
)
from tests.rules.tables import ROWS, Row, bets_of
from vira_desktop.rules.actions import LayDown
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.flow import apply
from vira_desktop.rules.games import Qualifier
from vira_desktop.rules.phases.payment import share_of_pulla, worth
from vira_desktop.rules.seats import SEATS, BySeat, Seat
from vira_desktop.rules.state import Deal, Direction, Settled, State

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND

# Hearts are the highest suit in these deals: diamonds the second, spades and clubs off-suits.
TRUMPS = {0: Suit.SPADES, 1: Suit.DIAMONDS, 2: Suit.HEARTS}
COLUMN = {Suit.SPADES: 0, Suit.CLUBS: 0, Suit.DIAMONDS: 1, Suit.HEARTS: 2}
TRICKS_SHORT = {"home": 0, "surplus": -1, "bet": 1, "kodilj": 2, "worse": 4}


# Hands with low holdings in no suit, in one, in two. Every suit has at least three cards.
NO_LOW = "AKQ.AKQ.AKQ.AKQJ"
ONE_LOW = "J72.JT9.JT9.T987"  # a two
TWO_LOW = "643.J87.J8732.98"  # four and three; a two


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """A game, how it was played, and how it ended."""

    row: Row
    trump: Suit | None
    """None in a low game."""
    first: Suit | None = None
    """The trump of the first buy, when it was bought again."""
    again: bool = False
    end: str
    qualifier: Qualifier = Qualifier.PLAIN

    def __str__(self) -> str:
        trumps = [suit.letter for suit in (self.first, self.trump) if suit is not None]
        parts = [self.row.key, *trumps, "again" * self.again, self.end, self.qualifier.name.lower()]
        return " ".join(part for part in parts if part and part != "plain")

    @property
    def result(self) -> str:
        """ "A laid gask or buying game is always counted as if the declarer had gone bet, while a
        laid solo game is counted as kodilj." """
        if self.end == "laid":
            return "kodilj" if self.row.group == "solo" else "bet"
        return {"surplus": "home", "worse": "kodilj"}.get(self.end, self.end)

    @property
    def tricks(self) -> int:
        """What the declarer ends with: "one trick too few", "misses by two tricks or more"."""
        if self.trump is None:
            return max(0, TRICKS_SHORT[self.end])
        assert self.row.high_tricks
        return self.row.high_tricks - TRICKS_SHORT[self.end]


def pins_printed(row: Row, trump: Suit | None) -> int:
    """ "The highest suit is always the most expensive, followed by a suit, and the cheapest is when
    an off-suit is trump." A low game pays by the misère column."""
    if trump is None or row.pins is None:
        return row.misere_pins
    return row.pins[COLUMN[trump]]


def pins_to_declarer(story: Story) -> int:
    """What each opponent pays to the declarer; negative: gets from him."""
    paid = 0
    if story.again:
        # "He must first pay pins to each opponent as if the hand had been laid after the first
        # purchase, that is, the opponents receive pins for the suit chosen as trump in the first."
        paid -= pins_printed(story.row, story.first)
    if story.end == "laid" and story.row.group != "buying":
        # "Paid as in an off-suit, unless it was bid in a suit or in the highest suit."
        return paid - (story.row.pins[story.qualifier] if story.row.pins else story.row.misere_pins)
    game = pins_printed(story.row, story.trump)
    return paid + (game if story.result == "home" else -game)


def bets_of_declarer(story: Story) -> int:
    """Bets lifted, or put in as a negative number."""
    printed = bets_of(story.row.key)
    if not story.again:
        return {"home": printed.home, "bet": -printed.bet, "kodilj": -printed.kodilj}[story.result]
    assert printed.re_home is not None
    assert printed.re_bet
    assert printed.re_kodilj
    return {"home": printed.re_home, "bet": -printed.re_bet, "kodilj": -printed.re_kodilj}[
        story.result
    ]


def high_stories(row: Row) -> Iterator[Story]:
    """Each trump colour, and each pair of colours where a repurchase may change it."""
    ends = ["home", "bet", "kodilj", "worse", "laid"]
    if row.high_tricks and row.high_tricks < 13:
        ends.append("surplus")
    for trump in TRUMPS.values():
        for end in ends:
            yield Story(row=row, trump=trump, end=end)
            if row.group == "buying":
                for first in TRUMPS.values() if row.turn_up else [trump]:
                    yield Story(row=row, trump=trump, first=first, again=True, end=end)


def low_stories(row: Row) -> Iterator[Story]:
    """Played for no trick."""
    for end in ("home", "bet", "kodilj", "worse", "laid"):
        yield Story(row=row, trump=None, end=end)
        if row.group == "buying":
            yield Story(row=row, trump=None, again=True, end=end)


def qualified_stories(row: Row) -> Iterator[Story]:
    """Bid i färg and i högsta färg; the trumps that this leaves."""
    if row.pins is None or row.turn_up:
        return
    for qualifier, trumps in ((Qualifier.SUIT, (1, 2)), (Qualifier.HIGHEST, (2,))):
        for column in trumps:
            for end in ("home", "bet", "kodilj", "laid"):
                yield Story(row=row, trump=TRUMPS[column], end=end, qualifier=qualifier)


def stories() -> Iterator[Story]:
    """Every row x how it is played x how it ends."""
    for row in ROWS:
        if row.high_tricks:
            yield from high_stories(row)
        if row.low:
            yield from low_stories(row)
        yield from qualified_stories(row)


STORIES = tuple(stories())


def deal_for(story: Story, *, players: int, pulla: int) -> Deal:
    """Cards in which the trumps wished for are turned up, with other suits beside them."""
    shown = []
    for suit in (story.first, story.trump):
        others = [other.letter for other in Suit if other is not suit]
        if suit is not None:
            shown.append(suit.letter + "".join(others[: story.row.turn_up - 1]))
    stock = stock_showing(*shown) if story.row.turn_up else ""
    if story.row.key == "gok":  # both may pass: penalties have tests of their own
        m, r = TWO_LOW, "AKQ2.AKQ.AKQ.AKQ"
        return make_deal(M=m, R=r, highest="H", players=players, pulla=pulla)
    return make_deal(stock=stock, highest="H", players=players, pulla=pulla)


def told(story: Story, declarer: Seat = F, *, players: int = 3, pulla: int = 5) -> Settled:
    """The whole deal, from the first bid to the payment."""
    trumps = [suit for suit in (story.first, story.trump) if suit is not None]
    ready = bought(
        deal_for(story, players=players, pulla=pulla),
        story.row.key,
        declarer=declarer.value,
        qualifier=story.qualifier,
        direction=Direction.LOW if story.trump is None else Direction.HIGH,
        trumps=trumps if story.row.turn_up > 1 else trumps[:1] if not story.row.turn_up else (),
        again=story.again,
    )
    if story.end == "laid":
        return settled(apply(ready, LayDown(declarer)))
    return settled(claimed(played(ready), story.tricks))


def settled(state: State) -> Settled:
    """*state*, which must be the end of the deal."""
    assert isinstance(state, Settled)
    return state


def by_seat(declarer: Seat, each: int, others: int) -> BySeat[int]:
    """*each* for the declarer, *others* for both opponents."""
    return BySeat(*(each if seat is declarer else others for seat in SEATS))


def assert_zero_sum(deal: Settled) -> None:
    """Pins sum to zero; pulla and bets are constant but for the antes; worth sums to zero."""
    payment, players = deal.settlement, deal.table.deal.players
    assert sum(payment.pins) == 0
    assert payment.pulla_after + sum(payment.pulla) == (
        deal.table.deal.pulla + payment.antes * players
    )
    assert payment.pulla_after >= 0
    sitting_out = (players - 3) * share_of_pulla(deal)
    assert sum(worth(deal), sitting_out) == 0


def story_of(
    key: str, end: str, trump: str | None = None, first: str | None = None, *, again: bool = False
) -> Story:
    """A story by names."""
    row = next(row for row in ROWS if row.key == key)
    suits = {suit.letter: suit for suit in Suit}
    return Story(
        row=row,
        trump=suits[trump] if trump else None,
        first=suits[first] if first else None,
        again=again,
        end=end,
    )


def told_until_play(story: Story, declarer: Seat = F) -> State:
    """The declarer about to say that he plays."""
    trumps = [suit for suit in (story.first or story.trump,) if suit is not None]
    return bought(
        deal_for(story, players=3, pulla=5),
        story.row.key,
        declarer=declarer.value,
        direction=Direction.LOW if story.trump is None else Direction.HIGH,
        trumps=trumps,
        again=story.again,
    )
