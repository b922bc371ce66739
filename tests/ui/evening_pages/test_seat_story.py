"""How the seats were found, as it is told (ruling 7)."""

import random

import pytest

from vira_desktop.rules.cards import Card, Suit, parse_card
from vira_desktop.session import evening as evenings
from vira_desktop.session import lots
from vira_desktop.session.agreement import Agreement
from vira_desktop.session.events import Opened, SeatsDrawn, SeatsTaken
from vira_desktop.session.players import Player, with_colours
from vira_desktop.ui.evening_pages.seat_story import Lies, story_of

PEOPLE = with_colours(
    (Player("Eva"), Player("Nils", "regel"), Player("Rut", "regel"), Player("Olle", "regel"))
)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(card) for card in text.split())


def test_everybody_sits_where_his_suit_lies_and_hearts_is_forehand() -> None:
    event = SeatsDrawn(cards("S2 H9 CK"), cards("CK S2 H9"))
    story = story_of(event, PEOPLE[:3], (0, 1, 2))
    assert [player.name for player in story.players] == ["Nils", "Rut", "Eva"]
    assert (story.forehand, story.dealer, story.sitting_out, story.own_chair) == (1, 0, None, 2)
    assert story.steps == (
        Lies(2, parse_card("CK")),
        Lies(0, parse_card("S2")),
        Lies(1, parse_card("H9")),
    )


def test_the_first_heart_makes_the_forehand_and_falls_clockwise() -> None:
    event = SeatsTaken((0, 1, 2, 3), 0, cards("S2 CK D4 C5 S7 H2"))
    story = story_of(event, PEOPLE, (0, 1, 2, 3))
    assert [lies.chair for lies in story.steps] == [1, 2, 3, 0, 1, 2]
    assert (story.forehand, story.dealer, story.sitting_out) == (2, 1, 0)


@pytest.mark.parametrize("count", [3, 4])
def test_what_is_drawn_by_lot_is_told_to_its_end(count: int) -> None:
    evening = evenings.begin(Opened(PEOPLE[:count], Agreement(), "1"))
    for seed in range(20):
        event = lots.draw_seats(evening, random.Random(seed))
        story = story_of(event, evening.players, evening.present)
        last = {lies.chair: lies.card for lies in story.steps}
        assert len(last) == count
        assert last[story.forehand].suit is Suit.HEARTS
