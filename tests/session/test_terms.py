"""What the next evening usually is: the terms of the last one, with those who were still there."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from vira_desktop.rules.cards import parse_card
from vira_desktop.session.agreement import Agreement, Bowl, Deals, Rate, Until
from vira_desktop.session.events import Ended, Event, Joined, Left, Opened, SeatsDrawn, SeatsTaken
from vira_desktop.session.players import Player, TokenColour
from vira_desktop.session.terms import Terms, again, terms_of

NOW = datetime(2026, 11, 30, 19, tzinfo=UTC)
EVA, BO, ULLA, PER, RUT = (
    Player(name, bot, colour)
    for name, bot, colour in zip(
        ("Eva", "Bo", "Ulla", "Per", "Rut"), (None, *("regel",) * 4), TokenColour, strict=False
    )
)
AGREED = Agreement(length=Deals(7), rate=Rate(Decimal("0.50")), bowl=Bowl(bets=20))
HEART = (parse_card("H2"),)


def evening(*events: Event, agreement: Agreement = AGREED) -> Terms | None:
    return terms_of((Opened((EVA, BO, ULLA, PER), agreement, "s"), *events))


def test_who_has_left_does_not_come_again_and_who_has_joined_does() -> None:
    terms = evening(SeatsTaken((0, 1, 2, 3), 0, HEART), Left(1), Joined(RUT), Ended())
    assert terms == Terms(players=(EVA, ULLA, PER, RUT), agreement=AGREED, draws_seats=False)
    assert evening(Left(3), Joined(RUT), Left(4)) == Terms(
        players=(EVA, BO, ULLA), agreement=AGREED, draws_seats=True
    )


def test_the_first_seats_tell_how_seats_are_found() -> None:
    drawn = SeatsDrawn(HEART, HEART)
    terms = evening(drawn, SeatsTaken((0, 1, 2, 3), 0, HEART))
    assert terms is not None
    assert terms.draws_seats


def test_what_does_not_begin_has_no_terms() -> None:
    assert terms_of(()) is None
    assert terms_of((Left(1),)) is None


def test_an_evening_by_the_clock_lasts_as_long_again() -> None:
    until = Agreement(length=Until(NOW + timedelta(minutes=90), last_round=False))
    terms = evening(agreement=until)
    assert terms is not None
    later = again(terms, begun_at=NOW, now=NOW + timedelta(days=3))
    assert later.agreement.length == Until(NOW + timedelta(days=3, minutes=90), last_round=False)
    assert again(later, begun_at=NOW, now=NOW) == later
    counted = evening()
    assert counted is not None
    assert again(counted, begun_at=NOW, now=NOW + timedelta(days=3)) == counted
