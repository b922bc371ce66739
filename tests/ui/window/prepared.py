"""Deals of every group that the person plays to their end, with what they come to, reckoned by
hand. The person is forehand in all of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from tests.helpers.deals import actions, make_deal
from vira_desktop.rules.actions import Action, Buy, Keep, PlayCard, SetAside
from vira_desktop.rules.flow import apply, begin, legal_actions
from vira_desktop.rules.seats import BySeat
from vira_desktop.rules.state import Deal, Playing, Settled, State

Chooser = Callable[[Sequence[PlayCard]], PlayCard]


def lowest(cards: Sequence[PlayCard]) -> PlayCard:
    """The card of the lowest rank."""
    return min(cards, key=lambda option: (option.card.rank, option.card.suit))


def highest(cards: Sequence[PlayCard]) -> PlayCard:
    """The card of the highest rank."""
    return max(cards, key=lambda option: (option.card.rank, option.card.suit))


@dataclass(frozen=True, slots=True, kw_only=True)
class Prepared:
    """A deal, what is done in it, and what it comes to."""

    name: str
    deal: Deal
    texts: tuple[str, ...]
    """The actions as in a record; where they end, cards are played to the end of the deal."""
    declarer_plays: Chooser = highest
    result: str
    """Words of the result on the sheet, in English."""
    total: BySeat[int]
    """What each wins or loses, in pins with a bet as eight."""
    pulla: int
    """Bets in the pulla afterwards."""
    actions: tuple[Action, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "actions", tuple(self._play()))

    def _play(self) -> list[Action]:
        state: State = begin(self.deal)
        done: list[Action] = []
        for action in actions(*self.texts):
            done.append(_in_order(action))
            state = apply(state, done[-1])
        while isinstance(state, Playing):
            cards = [option for option in legal_actions(state) if isinstance(option, PlayCard)]
            is_declarer = state.to_act is state.contract.declarer
            card = (self.declarer_plays if is_declarer else lowest)(cards)
            state = apply(state, card)
            done.append(card)
        assert isinstance(state, Settled), f"{self.name} stops early"
        return done


def _in_order(action: Action) -> Action:
    """*action* with its cards in the order in which the panel names them."""
    if isinstance(action, Buy | Keep | SetAside):
        return replace(action, cards=tuple(sorted(action.cards)))
    return action


def _amounts(forehand: int, middlehand: int, rearhand: int) -> BySeat[int]:
    return BySeat(forehand, middlehand, rearhand)


ALONE = "M pass; R pass"

SPADES = "AKQJ.32.432.5432"
"""A hand that becomes thirteen spades by the stock of GASK."""
NINE_SPADES = "ST S9 S8 S7 S6 S5 S4 S3 S2 HK HQ HA CA"

DEALS = (
    Prepared(
        name="gask high",
        deal=make_deal(F=SPADES, stock=NINE_SPADES, highest="H"),
        texts=(
            f"F bid gask; {ALONE}; F level gask-4; F keep SA SK SQ SJ",
            "F aside HK HQ HA CA; F high; F trump S; F play",
        ),
        result=": home.",
        # Off-suit: 1 pin from each, and one bet from the pulla.
        total=_amounts(2 + 8, -1, -1),
        pulla=2,
    ),
    Prepared(
        name="gask low, aces as ones",
        deal=make_deal(
            F="A.A.8765.9876543",
            M="KQJT9.KQJT9.KQJ.",
            stock="CA DA S2 S3 S4 H2 H3 H4 C2 D2 D3 CK CQ",
            highest="H",
        ),
        texts=(f"F bid gask-2; {ALONE}; F keep SA HA; F aside CK CQ; F low; F play; F aces-low",),
        declarer_plays=lowest,
        result=": home.",
        total=_amounts(8, 0, 0),
        pulla=2,
    ),
    Prepared(
        name="gök",
        deal=make_deal(
            F="AKQ.AKQ.234.2345",
            M="JT98.JT98.JT9.JT",
            R="7.2.AKQ876.AKQ98",
            stock="S2 S3 S4 S5 S6 H3 H4 H5 H6 H7 D5 C6 C7",
            highest="H",
        ),
        texts=(
            "F bid gok; M pass; R pass; F take",
            "F aside SA SK SQ HA HK HQ S6 H7 C7 C6 S5 H6 D5; F play",
        ),
        declarer_plays=lowest,
        result=": home.",
        # The middle-hand passed without a low holding, the rear-hand has the two of hearts.
        total=_amounts(8, -8, 0),
        pulla=3,
    ),
    Prepared(
        name="spel with a repurchase",
        deal=make_deal(F=".AKQJT9.432.5432", stock="S2 S3 S4 S5 S6", highest="H"),
        texts=(
            f"F bid spel-7; {ALONE}; F trump H; F buy D4 C5 C4; F repurchase; F buy S2 S3; F play",
            "M buy; R buy",
        ),
        result=": bet.",
        # The first purchase and the game, a pin each; three bets after a repurchase.
        total=_amounts(-2 - 2 - 24, 2, 2),
        pulla=6,
    ),
    Prepared(
        name="turné",
        deal=make_deal(F="A2.AQJT98.32.432", stock="HK S3 S4", highest="H"),
        texts=(f"F bid turne; {ALONE}; F turn; F buy S2 D3; F play; M buy; R buy",),
        result=": home.",
        total=_amounts(2 + 8, -1, -1),
        pulla=2,
    ),
    Prepared(
        name="vingel",
        deal=make_deal(F="32.AKQJT87.32.32", stock="S9 H9 S4 S5", highest="H"),
        texts=(f"F bid vingel-7; {ALONE}; F turn; F trump H; F buy S2 D2; F play; M buy; R buy",),
        result=": home.",
        total=_amounts(6 + 8, -3, -3),
        pulla=2,
    ),
    Prepared(
        name="köpmisär",
        deal=make_deal(
            F="A32.432.A432.A32", stock="S4 C4 H5 S5 D5 C5 D6 H6 S6 C6 D7 H7 S7", highest="H"
        ),
        texts=(f"F bid kopmisar-3; {ALONE}; F buy SA DA CA; F aside H5; F play; M buy; R buy",),
        declarer_plays=lowest,
        result=": home.",
        total=_amounts(8, 0, 0),
        pulla=2,
    ),
    Prepared(
        name="solo high",
        deal=make_deal(F="A2.A2.AKQJT987.2", highest="H"),
        texts=(f"F bid solo suit; {ALONE}; F level solo-8; F trump D; F play; M buy; R buy",),
        result=": home.",
        total=_amounts(4 + 8, -2, -2),
        pulla=2,
    ),
    Prepared(
        name="solo misère ouverte",
        deal=make_deal(F="A432.432.432.432", highest="H"),
        texts=(f"F bid solo-petite-ouverte; {ALONE}; F aside SA; F play; M buy; R buy",),
        declarer_plays=lowest,
        result=": home.",
        total=_amounts(16 + 8, -8, -8),
        pulla=2,
    ),
    Prepared(
        name="laid down",
        deal=make_deal(F="32.AK32.432.5432", highest="H"),
        texts=(f"F bid spel-8; {ALONE}; F trump H; F buy S3 S2; F lay",),
        result="counts as bet",
        total=_amounts(-2 - 8, 1, 1),
        pulla=4,
    ),
    Prepared(
        name="a claim accepted",
        deal=make_deal(F="AK2.AKQJT98.2.32", highest="H"),
        texts=(
            f"F bid begar; {ALONE}; F trump H; F buy; F play; M buy; R buy",
            "F claim 9; M accept; R accept",
        ),
        result=": home.",
        total=_amounts(2 + 8, -1, -1),
        pulla=2,
    ),
    Prepared(
        name="a claim refused",
        deal=make_deal(F="AK2.AKQJT98.2.32", highest="H"),
        texts=(
            f"F bid begar; {ALONE}; F trump H; F buy S2; F play; M buy; R buy",
            "F claim 7; M accept; R refuse",
        ),
        result=": home.",
        total=_amounts(2 + 8, -1, -1),
        pulla=2,
    ),
    Prepared(
        name="conceding",
        deal=make_deal(R="A2.AKQJT98.A2.A2", highest="H"),
        texts=(
            "F bid begar; M pass; R bid spel-7; F pass; R trump H; R buy; R play; F buy; M buy",
            "F concede",
        ),
        result=": home.",
        # Conceded while it was open: a bet, and the pins of both.
        total=_amounts(-8 - 2, 0, 8 + 2),
        pulla=3,
    ),
    Prepared(
        name="accepting a claim",
        deal=make_deal(R="A2.AKQJT98.A2.A2", highest="H"),
        texts=(
            "F bid begar; M pass; R bid spel-7; F pass; R trump H; R buy; R play",
            "F buy S5 C5; M buy; F card D6; M card D4; R card DA; R claim 10; F accept; M accept",
        ),
        result=": home.",
        total=_amounts(-1, -1, 8 + 2),
        pulla=2,
    ),
    Prepared(
        name="refusing a claim, conceding the next",
        deal=make_deal(R="A2.AKQJT98.A2.A2", highest="H"),
        texts=(
            "F bid begar; M pass; R bid spel-7; F pass; R trump H; R buy; R play; F buy; M buy",
            "F card D6; M card D4; R card DA; R claim 10; F refuse",
            "R card CA; F card C5; M card C3; R claim 10; F concede",
        ),
        result=": home.",
        total=_amounts(-8 - 2, 0, 8 + 2),
        pulla=3,
    ),
)
