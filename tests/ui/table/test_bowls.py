"""Tokens on the table: whose they are, where they lie, what is told of them (ruling 32)."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from vira_desktop.session.agreement import Bowl
from vira_desktop.session.players import Player, TokenColour, with_colours
from vira_desktop.session.token_table import Holding, Move, Occasion, Place, Spot, TokenTable
from vira_desktop.session.tokens import Kind, Token, bowlful, single
from vira_desktop.ui.cards.deck import Deck
from vira_desktop.ui.cards.style import DeckStyle, IndexLetters
from vira_desktop.ui.language import Language
from vira_desktop.ui.table.bowls import BowlShown, Tokens, bowl_of, paint_bowl, pulla_of
from vira_desktop.ui.table.scene_look import Look
from vira_desktop.ui.theme import LIGHT, token_colour

PEOPLE = with_colours((Player(""), Player("Nils", "regel"), Player("Rut", "regel")))
RED, GREEN, YELLOW = TokenColour.RED, TokenColour.GREEN, TokenColour.YELLOW
BET = Token(0, Kind.BET, 8)
SMALL = Bowl(bets=2, rounds=1, pins=3)


def table(**fields: object) -> TokenTable:
    """Three small bowls, and what is given."""
    holdings = tuple(Holding(bowlful(number, SMALL)) for number in range(3))
    return TokenTable(bowl=SMALL, **{"holdings": holdings, **fields})  # type: ignore[arg-type]


def test_a_bowl_shows_its_own_tokens_before_those_of_others() -> None:
    won = single(Token(2, Kind.BET, 8)) + single(Token(2, Kind.PIN, 1), 2)
    holding = Holding(bowlful(0, SMALL) + won, beside=single(Token(1, Kind.ROUND, 2)), borrowed=1)
    tokens = table(holdings=(holding, Holding(bowlful(1, SMALL)), Holding(bowlful(2, SMALL))))
    shown = bowl_of(tokens, PEOPLE, 0)
    assert shown.inside == (
        Tokens(Kind.BET, RED, 2),
        Tokens(Kind.BET, YELLOW, 1),
        Tokens(Kind.ROUND, RED, 1),
        Tokens(Kind.PIN, RED, 3),
        Tokens(Kind.PIN, YELLOW, 2),
    )
    assert shown.beside == (Tokens(Kind.ROUND, GREEN, 1),)
    assert shown.borrowed == 1


def test_a_lost_bet_lies_on_the_lid_and_sexmastare_half_under_the_tin() -> None:
    nils, pulla = Token(1, Kind.BET, 8), Place(Spot.PULLA)
    lies = single(BET, 3) + single(nils, 2) + single(Token(2, Kind.PIN, 48))
    lost = Move(Occasion.LOSS, Place(Spot.BOWL, 1), Place(Spot.LID), single(nils), 1)
    slipped = Move(Occasion.SLIP, Place(Spot.LID), pulla, single(nils), 0)
    shown = pulla_of(table(pulla=lies, moves=(lost, slipped)), PEOPLE)
    assert shown.inside == (Tokens(Kind.BET, RED, 3), Tokens(Kind.BET, GREEN, 1))
    assert shown.on_lid == (Tokens(Kind.BET, GREEN, 1),)
    assert shown.sexmastare == 1


def test_a_bowl_is_painted_in_the_colours_of_its_owner(qapp: QApplication) -> None:
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(IndexLetters.SWEDISH),
        ratio=1,
        language=Language.SV,
    )
    picture = paint_bowl(look, bowl_of(table(), PEOPLE, 1), QSizeF(140, 60), 14).toImage()
    found = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert token_colour(GREEN) in found
    assert token_colour(RED) not in found


def test_what_was_paid_stands_in_a_frame_and_not_on_a_ground(qapp: QApplication) -> None:
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(IndexLetters.SWEDISH),
        ratio=1,
        language=Language.SV,
    )
    shown = BowlShown(inside=(), beside=(Tokens(Kind.BET, YELLOW, 1),), borrowed=0)
    picture = paint_bowl(look, shown, QSizeF(400, 120), 28).toImage()
    pixels = [
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    ]
    assert 10 < pixels.count(token_colour(YELLOW)) < 200


@pytest.mark.parametrize(("width", "seen"), [(200, 3), (138, 3), (100, 2)])
def test_no_token_on_a_low_line_is_without_its_number(
    qapp: QApplication, width: int, seen: int
) -> None:
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(IndexLetters.SWEDISH),
        ratio=1,
        language=Language.SV,
    )
    inside = tuple(Tokens(Kind.BET, colour, 8) for colour in (RED, GREEN, YELLOW))
    shown = BowlShown(inside=inside, beside=(), borrowed=0)
    picture = paint_bowl(look, shown, QSizeF(width, 20), 13).toImage()
    right: dict[str, int] = {}
    for x in range(round(min(2.9 * 13, 0.34 * width)) + 2, width):
        for y in range(20):
            right[picture.pixelColor(x, y).name()] = x
    tokens = [right[token_colour(c)] for c in (RED, GREEN, YELLOW) if token_colour(c) in right]
    assert len(tokens) == seen
    assert right[LIGHT.surface.text] > max(tokens)
