"""What `vira check` answers: every reason of the record format, in the order in which reasons are
looked for, and what is known at each moment of a deal."""

import pytest

from tests.helpers.deals import actions, make_deal, wins_auction
from vira_desktop.rules.notation import format_action
from vira_desktop.rules.record import Record
from vira_desktop.rules.refusals import Reason
from vira_desktop.rules.state import Deal, HouseRules
from vira_desktop.rules.strict_json import Json
from vira_desktop.rules.verdict import Answer, check

SUITS = make_deal()
"""Forehand holds the spades, middle-hand the hearts, rear-hand the diamonds, two to ace; the stock
is the clubs, the two on top. Spades are the highest suit."""

MIXED = make_deal(
    F="AKQJ.AKQ.AKQ.AKQ",
    M="T987.JT9.JT9.JT9",
    R="6543.876.876.876",
    stock="S2 H5 H4 H3 H2 D5 D4 D3 D2 C5 C4 C3 C2",
)

SPEL = wins_auction("F", "begar") + "; F trump S"
TURNE = wins_auction("F", "turne")
VINGEL = wins_auction("F", "vingel")
KOPMISAR = wins_auction("F", "kopmisar-2")
GASK = wins_auction("F", "gask-2")
SOLO = wins_auction("F", "solo-6") + "; F trump S"
ALL_SPADES = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"
CLAIMED = f"{SOLO}; F play; M buy; R buy; F claim 13"
LOW_GASK = f"{GASK}; F keep S2 S3; F aside CQ CK; F low"

REASONS: list[tuple[str, Deal, str, str]] = [
    ("deal-is-over", SUITS, f"{SPEL}; F buy; F lay", "F lay"),
    ("deal-is-over", SUITS, f"{SPEL}; F buy; F lay", "R bid nothing"),
    ("claim-open", SUITS, CLAIMED, "M card H2"),
    ("claim-open", SUITS, CLAIMED, "F card S2"),  # before not-your-turn
    ("claim-open", SUITS, CLAIMED, "R lay"),  # before not-now
    ("not-your-turn", SUITS, CLAIMED, "R accept"),
    ("not-your-turn", SUITS, CLAIMED, "F concede"),
    ("not-your-turn", SUITS, "F bid begar", "F pass"),
    ("not-your-turn", SUITS, "F bid begar", "R trump S"),  # before not-now
    ("not-your-turn", SUITS, "F bid begar", "R bid nothing"),  # before unknown-game
    ("not-now", SUITS, "F bid begar", "M card S2"),  # before card-not-held
    ("not-now", SUITS, "F bid begar", "M level nothing"),  # before unknown-game
    ("not-now", SUITS, "F bid begar", "M repurchase"),
    ("not-now", SUITS, SPEL, "F lay"),
    ("not-now", SUITS, SPEL, "F trump H"),  # once only
    ("not-now", SUITS, TURNE + "; F turn", "F trump C"),  # the turn has set it
    ("not-now", SUITS, TURNE, "F play"),
    ("not-now", SUITS, KOPMISAR, "F trump S"),
    ("not-now", SUITS, f"{SOLO}; F play", "M repurchase"),
    ("not-now", SUITS, f"{SPEL}; F buy; F play", "M repurchase"),
    ("not-now", SUITS, wins_auction("F", "gask"), "F repurchase"),  # no game is known yet
    ("not-now", SUITS, SPEL, "F repurchase"),
    ("not-now", SUITS, f"{CLAIMED}; M refuse", "F repurchase"),
    ("not-now", SUITS, f"{CLAIMED}; M refuse", "F concede"),
    ("not-now", SUITS, f"{SOLO}; F play; M buy; R buy; F card S2", "M claim 0"),
    ("not-now", SUITS, f"{SOLO}; F play; M buy; R buy", "F accept"),
    ("not-now", SUITS, f"{LOW_GASK}; F play; F card S2; M card H2", "R aces-low"),
    ("must-turn-first", SUITS, TURNE, "F buy H2"),  # before card-not-held
    ("must-turn-first", SUITS, VINGEL, "F trump C"),
    ("must-turn-first", SUITS, f"{VINGEL}; F turn; F buy S2 S3; F repurchase", "F buy S4"),
    ("no-repurchase", SUITS, GASK, "F repurchase"),
    ("no-repurchase", SUITS, SOLO, "F repurchase"),
    ("no-repurchase", SUITS, f"{SPEL}; F buy; F repurchase; F buy S2", "F repurchase"),
    ("no-repurchase", SUITS, f"{SPEL}; F buy; F repurchase", "F repurchase"),
    ("forehand-must-bid", SUITS, "", "F pass"),
    ("unknown-game", SUITS, "", "F bid spel"),
    ("unknown-game", SUITS, "", "F bid spel suit"),  # before qualifier-not-allowed
    ("unknown-game", SUITS, wins_auction("F", "gask"), "F level solo-6"),
    ("unknown-game", SUITS, wins_auction("F", "gask"), "F level gask"),
    ("unknown-game", SUITS, wins_auction("R", "solo"), "R level gask-0"),  # before level-too-low
    ("qualifier-not-allowed", SUITS, "", "F bid turne highest"),
    ("qualifier-not-allowed", SUITS, "F bid gok", "M bid turne-6 suit"),  # before bid-too-low
    ("qualifier-not-allowed", SUITS, "", "F bid solo-grande suit"),
    ("bid-too-low", SUITS, "F bid begar", "M bid begar"),
    ("bid-too-low", SUITS, "F bid spel-7 suit", "M bid spel-7 suit"),
    ("bid-too-low", SUITS, "F bid vira", "M bid gask"),  # no row left
    ("bid-too-low", SUITS, "F bid solo-6", "M bid kopmisar-2"),
    ("level-too-low", SUITS, "F bid vingel-7; M bid gask; R pass; F pass", "M level gask-1"),
    ("trump-not-allowed", SUITS, wins_auction("F", "spel-7 suit"), "F trump H"),
    ("trump-not-allowed", SUITS, wins_auction("F", "spel-7 highest"), "F trump C"),
    ("must-buy-turned", SUITS, f"{VINGEL}; F turn", "F buy H2"),  # before card-not-held
    ("must-buy-turned", SUITS, f"{TURNE}; F turn", "F buy"),
    ("wrong-number-of-cards", SUITS, KOPMISAR, "F buy H2"),  # before card-not-held
    ("wrong-number-of-cards", SUITS, KOPMISAR, "F buy S2 S3 S4"),
    ("wrong-number-of-cards", SUITS, f"{SPEL}; F buy; F repurchase", "F buy"),
    ("wrong-number-of-cards", SUITS, GASK, "F keep H2"),
    ("wrong-number-of-cards", SUITS, f"{GASK}; F keep S2 S3", "F aside S2"),
    ("wrong-number-of-cards", SUITS, KOPMISAR + "; F buy S2 S3", "F aside S4 S5"),
    ("stock-too-short", SUITS, f"{SPEL}; F buy S2; F play", f"M buy {ALL_SPADES}"),
    ("stock-too-short", SUITS, f"{SPEL}; F buy {ALL_SPADES}", "F repurchase"),
    ("stock-too-short", SUITS, f"{TURNE}; F turn; F buy {ALL_SPADES[:-3]}; F repurchase", "F turn"),
    ("card-not-held", SUITS, SPEL, "F buy S2 S2"),
    ("card-not-held", SUITS, f"{TURNE}; F turn", "F buy C2"),  # turned, not yet in hand
    ("card-not-held", SUITS, f"{GASK}; F keep S2 S3", "F aside S4 S5"),
    ("card-not-held", MIXED, f"{SOLO}; F play; M buy; R buy; F card SA", "M card DA"),
    ("aces-not-held", SUITS, f"{LOW_GASK}; F play", "F aces-low"),
    ("aces-not-held", SUITS, LOW_GASK, "F aces-low"),
    ("must-follow-suit", MIXED, f"{SOLO}; F play; M buy; R buy; F card SA", "M card HJ"),
    (
        "claim-impossible",
        SUITS,
        f"{SOLO}; F play; M buy; R buy; F card SA; M card H2; R card D2",
        "F claim 0",
    ),
    (
        "claim-impossible",
        SUITS,
        f"{KOPMISAR}; F buy S2 S3; F aside S4; F play; M buy; R buy",
        "F claim 13",
    ),
]


def record(deal: Deal, *texts: str) -> Record:
    """The record of *deal* with these actions, a semicolon between them."""
    written = "; ".join(filter(None, texts))
    return Record(deal=deal, actions=tuple(actions(written)) if written else ())


@pytest.mark.parametrize(
    ("reason", "deal", "before", "action"), REASONS, ids=[f"{r[0]}: {r[3]}" for r in REASONS]
)
def test_reason(reason: str, deal: Deal, before: str, action: str) -> None:
    told = record(deal, before, action)

    assert check(record(deal, before))["legal"] is True
    assert check(told) == {
        "legal": False,
        "at": len(told.actions) - 1,
        "action": action,
        "reason": reason,
    }


def test_every_reason_is_tested() -> None:
    assert {reason for reason, *_ in REASONS} == {reason.value for reason in Reason}


def test_the_first_refusal_ends_the_reading() -> None:
    answer = check(record(SUITS, "F bid begar", "M bid begar", "M pass", "F lay"))
    assert answer["at"] == 1
    assert answer["action"] == "M bid begar"


KEYS = [
    "legal", "phase", "declarer", "game", "qualifier", "trump", "played", "tricks",
    "result", "repurchased", "pulla", "antes", "pins", "pulla_after",
]  # fmt: skip


def said(answer: Answer, *keys: str) -> list[Json]:
    return [answer[key] for key in keys]


@pytest.mark.parametrize(
    "texts", ["", "F bid begar", SPEL, CLAIMED, f"{SPEL}; F buy; F repurchase"]
)
def test_an_unfinished_deal_has_these_keys_and_pays_nothing(texts: str) -> None:
    answer = check(record(SUITS, texts))
    nothing = {"F": 0, "M": 0, "R": 0}
    assert list(answer) == KEYS
    assert said(answer, "result", "pulla", "antes", "pins") == [None, nothing, 0, nothing]
    assert answer["pulla_after"] == SUITS.pulla


# What is known after each action: phase, declarer, game, qualifier, trump, played, repurchased.
KNOWN = ("phase", "declarer", "game", "qualifier", "trump", "played", "repurchased")
MOMENTS: list[tuple[str, list[Json]]] = [
    ("F bid gask; M pass", ["bidding", None, None, None, None, None, False]),
    (wins_auction("F", "gask"), ["buying", "F", None, None, None, None, False]),
    (wins_auction("F", "gask suit"), ["buying", "F", None, "suit", None, None, False]),
    (
        wins_auction("F", "gask suit") + "; F level gask-2",
        ["buying", "F", "gask-2", "suit", None, "high", False],
    ),
    (wins_auction("F", "gask-2"), ["buying", "F", "gask-2", None, None, None, False]),
    (LOW_GASK, ["buying", "F", "gask-2", None, None, "low", False]),
    (f"{LOW_GASK}; F play", ["play", "F", "gask-2", None, None, "low", False]),
    (TURNE, ["buying", "F", "turne-6", None, None, "high", False]),
    (f"{TURNE}; F turn", ["buying", "F", "turne-6", None, "C", "high", False]),
    (
        f"{TURNE}; F turn; F buy S2; F repurchase",
        ["buying", "F", "turne-6", None, "C", "high", True],
    ),
    (SPEL, ["buying", "F", "begar", None, "S", "high", False]),
    (f"{SOLO}; F play; M buy", ["buying", "F", "solo-6", None, "S", "high", False]),
    (f"{SOLO}; F play; M buy; R buy", ["play", "F", "solo-6", None, "S", "high", False]),
    (CLAIMED, ["play", "F", "solo-6", None, "S", "high", False]),
    (f"{CLAIMED}; M accept; R accept", ["settled", "F", "solo-6", None, "S", "high", False]),
    (KOPMISAR, ["buying", "F", "kopmisar-2", None, None, "low", False]),
]


@pytest.mark.parametrize(("texts", "known"), MOMENTS, ids=[texts for texts, _ in MOMENTS])
def test_what_is_known(texts: str, known: list[Json]) -> None:
    assert said(check(record(SUITS, texts)), *KNOWN) == known


def test_a_new_turn_takes_the_old_trump_away_until_it_is_named() -> None:
    deal = make_deal(F="AKQJT98765432", stock="H2 H3 D2 C2", highest="S")
    first = f"{VINGEL}; F turn; F buy S2 S3; F repurchase"
    assert said(check(record(deal, first)), "trump", "repurchased") == ["H", True]
    assert check(record(deal, f"{first}; F turn"))["trump"] is None
    assert check(record(deal, f"{first}; F turn; F trump D"))["trump"] == "D"


def test_a_laid_hand() -> None:
    answer = check(record(SUITS, f"{SPEL}; F buy; F lay"))
    assert list(answer) == [*KEYS, "laid"]
    assert said(answer, "phase", "laid", "result", "trump") == ["settled", True, "bet", "S"]
    assert answer["tricks"] == {"F": 0, "M": 0, "R": 0}
    assert answer["pulla"] == {"F": -1, "M": 0, "R": 0}
    assert answer["pins"] == {"F": -2, "M": 1, "R": 1}
    assert answer["pulla_after"] == 4


def test_a_concession_while_the_game_is_open() -> None:
    answer = check(record(SUITS, f"{SOLO}; F play; M buy; R buy; F card S2; M concede"))
    assert list(answer) == [*KEYS, "conceded"]
    assert said(answer, "conceded", "result") == ["M", "home"]
    assert answer["tricks"] == {"F": 13, "M": 0, "R": 0}
    assert answer["pulla"] == {"F": 1, "M": -1, "R": 0}
    assert answer["pins"] == {"F": 2, "M": -2, "R": 0}
    assert answer["pulla_after"] == 3


def test_a_gok_penalty_and_the_ante_before_it() -> None:
    """The example of ruling 29. Middle-hand has one low holding and needed two."""
    clubs = ALL_SPADES.replace("S", "C")
    gok = f"{wins_auction('F', 'gok')}; F take; F aside {clubs}; F play"
    answer = check(record(make_deal(pulla=0), f"{gok}; F claim 0; M accept; R accept"))
    assert list(answer) == [*KEYS, "penalty"]
    assert said(answer, "penalty", "result", "antes") == [["M"], "home", 1]
    assert answer["pulla"] == {"F": 1, "M": -1, "R": 0}
    assert answer["pulla_after"] == 3


def test_three_passes_under_the_house_rule() -> None:
    deal = make_deal(rules=HouseRules(forehand_may_pass=True))
    answer = check(record(deal, "F pass; M pass; R pass"))
    assert list(answer) == KEYS
    assert said(answer, *KNOWN, "result") == ["settled", None, None, None, None, None, False, None]
    assert answer["pulla_after"] == deal.pulla


def test_without_the_plain_repurchase_a_turne_must_turn_again() -> None:
    deal = make_deal(rules=HouseRules(turne_plain_repurchase=False))
    answer = check(record(deal, f"{TURNE}; F turn; F buy S2; F repurchase", "F buy S3"))
    assert answer["reason"] == "must-turn-first"


def test_the_action_refused_is_told_as_it_was_written() -> None:
    told = record(SUITS, "F bid begär")
    assert check(told)["action"] == "F bid begär" == format_action(told.actions[0])
