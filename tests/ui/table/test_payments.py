"""The tokens of an evening on their way: from where they lay, in the colours of their owners."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication

from tests.ui.table.tables import at_an_evening, model_of
from tests.ui.table.test_journeys import models, moment, stored
from vira_desktop.rules.flow import begin
from vira_desktop.rules.seats import Seat
from vira_desktop.session.players import TokenColour
from vira_desktop.session.token_table import Move, Occasion, Place, Spot
from vira_desktop.session.tokens import Kind, Token, single
from vira_desktop.ui.cards.deck import Deck
from vira_desktop.ui.cards.style import DeckStyle, IndexLetters
from vira_desktop.ui.language import Language
from vira_desktop.ui.table.journeys import journeys
from vira_desktop.ui.table.payments import antes, payments, slips
from vira_desktop.ui.table.scene_look import Look
from vira_desktop.ui.table.travel import Journey, Loose
from vira_desktop.ui.theme import LIGHT, token_colour

RED, GREEN, YELLOW = (token_colour(colour) for colour in list(TokenColour)[:3])
BET, PIN = single(Token(1, Kind.BET, 8)), single(Token(0, Kind.PIN, 1))
BOWL, LID = Place(Spot.BOWL, 0), Place(Spot.LID)
MOVES = (
    Move(Occasion.LOSS, BOWL, LID, BET, 0),
    Move(Occasion.SLIP, LID, Place(Spot.PULLA), BET, 1),
    Move(Occasion.PINS, BOWL, Place(Spot.BESIDE, 2), PIN, 0),
)


def colours(way: Journey) -> set[str]:
    """All that is seen of what travels."""
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(IndexLetters.SWEDISH),
        ratio=1,
        language=Language.SV,
    )
    assert isinstance(way.thing, Loose)
    picture = way.thing.paint(look).toImage()
    across, down = range(picture.width()), range(picture.height())
    return {picture.pixelColor(x, y).name() for x in across for y in down}


def test_what_is_paid_keeps_its_colour_and_comes_from_the_bowl(qapp: QApplication) -> None:
    """The forehand puts in a bet that was his neighbour's, and pays a pin of his own."""
    *_, settled = models(stored("solo-lost"), Seat.FOREHAND)
    now = moment(at_an_evening(settled, MOVES))
    onto, paid = payments(now)
    own, pulla = now.area("bowl bottom"), now.area("pulla")
    right = now.area("bowl right")
    assert own is not None
    assert pulla is not None
    assert right is not None
    for way, start, end in ((onto, own, pulla), (paid, own, right)):
        assert start.contains(way.start)
        assert end.contains(way.end)
    assert paid.begins > onto.begins
    for way, colour in ((onto, GREEN), (paid, RED)):
        assert {RED, GREEN, YELLOW} & colours(way) == {colour}


def test_a_lost_bet_lies_on_the_lid_till_the_next_deal_slips_it_in(qapp: QApplication) -> None:
    record = stored("solo-lost")
    *_, settled = models(record, Seat.FOREHAND)
    paid = moment(at_an_evening(settled, MOVES))
    following = replace(model_of(begin(record.deal)), deal_number=settled.deal_number + 1)
    now = moment(at_an_evening(following))
    (onto, _pin), (slipped,) = payments(paid), slips(paid, now)
    ways = [(way.start, way.end) for way in journeys(paid, now)]
    assert (slipped.start, slipped.end) in ways
    assert slipped.start == onto.end
    assert slipped.end.y() < slipped.start.y()
    assert {RED, GREEN, YELLOW} & colours(slipped) == {GREEN}
    elsewhere = moment(replace(now.model, deal_number=settled.deal_number + 2))
    assert slips(paid, elsewhere) == ()


def test_everybody_antes_a_bet_of_his_own(qapp: QApplication) -> None:
    record = stored("solo-lost")
    now = moment(at_an_evening(model_of(begin(record.deal))))
    onto = [way for way in antes(now) if not way.fades]
    for seat, way, colour in zip(Seat, onto, (RED, GREEN, YELLOW), strict=True):
        assert now.plate(seat).contains(way.start)
        assert {RED, GREEN, YELLOW} & colours(way) == {colour}
