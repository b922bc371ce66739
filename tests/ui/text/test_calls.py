"""Calls as they are spoken at the table, with the examples of the rulebook."""

from collections.abc import Callable

import pytest

from vira_desktop.rules.actions import Bid
from vira_desktop.rules.games import Qualifier
from vira_desktop.rules.offers import offer_of
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Call, Offer
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.games_text import call_text, meaning_text

Speak = Callable[[Language], None]
GRADES = {"suit": Qualifier.SUIT, "highest": Qualifier.HIGHEST}


def offer(text: str, standing: Offer | None = None) -> Offer:
    """The bid written as in a record, "F bid gask suit", over *standing*."""
    seat, _, word, *grade = text.split()
    qualifier = GRADES[grade[0]] if grade else Qualifier.PLAIN
    found = offer_of(standing, Bid(Seat(seat), word, qualifier))
    assert isinstance(found, Offer)
    return found


# The standing bid, the bid over it, and how it is said.
CALLS = [
    (None, "F bid begar", "begär", "begär"),
    (None, "F bid spel-7", "7-spel", "7-spel"),
    ("M bid spel-7", "R bid spel-7 suit", "sju i färg", "7-spel in a suit"),
    (
        "R bid spel-7 suit",
        "F bid spel-7 suit",
        "sju i färg i förhand",
        "7-spel in a suit in forehand",
    ),
    ("R bid spel-7", "F bid spel-7", "sju i förhand", "7-spel in forehand"),
    (
        "M bid spel-8 suit",
        "R bid spel-8 highest",
        "åtta i högsta färg",
        "8-spel in the highest suit",
    ),
    ("M bid begar", "F bid begar suit", "begär i färg", "begär in a suit"),
    ("M bid begar", "F bid begar", "begär i förhand", "begär in forehand"),
    ("F bid solo", "M bid solo", "högre solo", "higher solo"),
    ("F bid gask", "M bid gask", "högre gask", "higher gask"),
    ("M bid gask", "F bid gask", "gask i förhand", "gask in forehand"),
    ("F bid gask", "M bid gask suit", "gask i färg", "gask in a suit"),
    ("F bid gask suit", "M bid gask suit", "högre gask i färg", "higher gask in a suit"),
    ("F bid kopmisar", "R bid kopmisar", "högre köpmisär", "higher köpmisär"),
    ("F bid turne-8", "M bid gask", "gask", "gask"),
    ("F bid spel-7", "M bid vingel", "vingel", "vingel"),
    (None, "F bid turne", "turné", "turné"),
    ("M bid gok", "F bid gok", "gök i förhand", "gök in forehand"),
    ("F bid gask-2", "M bid gask-3", "gask på 3", "gask on 3"),
    ("F bid vingel-8", "M bid kopmisar-3", "köpmisär på 3", "köpmisär on 3"),
    ("F bid solo-9", "M bid solo-grande", "solo grande misär", "solo grande misär"),
]


@pytest.mark.parametrize(("standing", "bid", "swedish", "english"), CALLS)
def test_calls_as_they_are_spoken(
    standing: str | None, bid: str, swedish: str, english: str, speak: Speak
) -> None:
    before = offer(standing) if standing else None
    call = Call(Seat(bid[0]), offer(bid, before))
    speak(Language.SV)
    assert call_text(call, before) == swedish
    speak(Language.EN)
    assert call_text(call, before) == english


def test_a_pass(language: Language) -> None:
    assert call_text(Call(Seat.MIDDLEHAND, None), offer("F bid begar")) == "pass"


MEANINGS = [
    ("F bid turne-8", "M bid gask", "gask: på 2 eller högre", "gask: on 2 or higher"),
    (
        "F bid turne-8",
        "M bid gask suit",
        "gask i färg: på 2 eller högre",
        "gask in a suit: on 2 or higher",
    ),
    ("F bid gask-4", "M bid gask", "gask: på 6 eller på 5", "gask: on 6 or on 5"),
    ("F bid gask-6", "M bid gask", "gask: på 5", "gask: on 5"),
    ("F bid spel-7", "M bid vingel", "vingel: vingel 6", "vingel: vingel 6"),
    ("F bid spel-7", "M bid turne", "turné: turné 7", "turné: turné 7"),
    ("F bid gask-1", "M bid kopmisar", "köpmisär: på 2 eller högre", "köpmisär: on 2 or higher"),
    (None, "F bid solo", "solo: 6 eller högre", "solo: 6 or higher"),
    ("F bid solo-11", "M bid solo", "solo: 12 eller solo vira", "solo: 12 or solo vira"),
    (None, "F bid spel-7", "", ""),
]


@pytest.mark.parametrize(("standing", "bid", "swedish", "english"), MEANINGS)
def test_what_a_bid_without_a_level_means(
    standing: str | None, bid: str, swedish: str, english: str, speak: Speak
) -> None:
    made = offer(bid, offer(standing) if standing else None)
    speak(Language.SV)
    assert meaning_text(made) == swedish
    speak(Language.EN)
    assert meaning_text(made) == english
