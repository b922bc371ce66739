"""Every code has words in both languages, and the Swedish ones are Swedish."""

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any

import pytest

from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.cards import ALL_CARDS, Rank, Suit, parse_card
from vira_desktop.rules.games import GAME_BY_KEY, GAMES, Column, Family, Game, Qualifier, Result
from vira_desktop.rules.seats import Seat
from vira_desktop.ui.cards.style import IndexLetters
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.cards_text import (
    card_name,
    card_short,
    cards_list,
    rank_name,
    suit_name,
    suit_symbol,
)
from vira_desktop.ui.text.contract_text import column_name
from vira_desktop.ui.text.counts_text import (
    bets_count,
    cards_count,
    joined_or,
    pins_count,
    players_count,
    tricks_count,
)
from vira_desktop.ui.text.game_help_text import game_help
from vira_desktop.ui.text.games_text import (
    family_word,
    game_in_text,
    game_name,
    game_tricks,
    misere_type,
    qualifier_help,
    qualifier_text,
)
from vira_desktop.ui.text.payment_text import result_name
from vira_desktop.ui.text.rules_used_text import rule_text
from vira_desktop.ui.text.seats_text import role_name, seat_and_role, seat_help, seat_name

Speak = Callable[[Language], None]
Table = list[dict[str, str]]

# The game's own words, the same in both languages.
SAME_WORDS = {"bet", "kodilj", "gask", "gök", "vira", "spel", "solo", "turné", "vingel", "tringel"}
SAME_WORDS |= {"köpmisär"}

WORDS: list[tuple[Callable[[Any], str], Iterable[Enum]]] = [
    (suit_name, Suit),
    (rank_name, Rank),
    (seat_name, Seat),
    (seat_help, Seat),
    (qualifier_text, Qualifier),
    (qualifier_help, Qualifier),
    (family_word, Family),
    (column_name, Column),
    (result_name, Result),
    (rule_text, Rule),
]


@pytest.mark.parametrize(
    ("words", "codes"), WORDS, ids=lambda value: getattr(value, "__name__", "")
)
def test_every_code_has_its_own_words_in_both_languages(
    words: Callable[[Any], str], codes: Iterable[Enum], speak: Speak
) -> None:
    speak(Language.EN)
    english = [words(code) for code in codes]
    speak(Language.SV)
    swedish = [words(code) for code in codes]
    assert len(set(english)) == len(english)
    assert len(set(swedish)) == len(swedish)
    alike = {sv for sv, en in zip(swedish, english, strict=True) if sv == en}
    assert alike <= SAME_WORDS


CARDS = {
    "SA": ("spader ess", "ace of spades"),
    "HK": ("hjärter kung", "king of hearts"),
    "DJ": ("ruter knekt", "jack of diamonds"),
    "CT": ("klöver tio", "ten of clubs"),
}


@pytest.mark.parametrize("name", CARDS)
def test_cards_are_named_as_the_glossary_has_it(name: str, speak: Speak) -> None:
    swedish, english = CARDS[name]
    speak(Language.SV)
    assert card_name(parse_card(name)) == swedish
    speak(Language.EN)
    assert card_name(parse_card(name)) == english


def test_all_cards_have_different_names(language: Language) -> None:
    assert len({card_name(card) for card in ALL_CARDS}) == 52


def test_letters_follow_the_language_unless_a_setting_overrides(speak: Speak) -> None:
    jack = parse_card("DJ")
    speak(Language.SV)
    assert card_short(jack) == "♦Kn"
    assert card_short(jack, IndexLetters.ENGLISH) == "♦J"
    speak(Language.EN)
    assert card_short(jack) == "♦J"
    assert card_short(jack, IndexLetters.SWEDISH) == "♦Kn"
    assert [suit_symbol(suit) for suit in Suit] == ["♠", "♥", "♦", "♣"]


def test_lists_of_cards(speak: Speak) -> None:
    cards = [parse_card(name) for name in ("HK", "ST", "C2")]
    speak(Language.SV)
    assert cards_list(cards) == "hjärter kung, spader tio och klöver två"
    assert joined_or(["spader", "klöver"]) == "spader eller klöver"
    speak(Language.EN)
    assert cards_list(cards) == "king of hearts, ten of spades and two of clubs"
    assert (cards_list(cards[:1]), cards_list([])) == ("king of hearts", "")


COUNTS = [
    (tricks_count, ("1 stick", "2 stick"), ("1 trick", "2 tricks")),
    (cards_count, ("1 kort", "2 kort"), ("1 card", "2 cards")),
    (bets_count, ("1 bet", "2 betar"), ("1 bet", "2 bets")),
    (pins_count, ("1 pinne", "2 pinnar"), ("1 pin", "2 pins")),
    (players_count, ("1 spelare", "2 spelare"), ("1 player", "2 players")),
]


@pytest.mark.parametrize(("count", "swedish", "english"), COUNTS)
def test_plurals(
    count: Callable[[int], str],
    swedish: tuple[str, str],
    english: tuple[str, str],
    speak: Speak,
) -> None:
    speak(Language.SV)
    assert (count(1), count(2)) == swedish
    assert count(0) == swedish[1].replace("2", "0")
    speak(Language.EN)
    assert (count(1), count(2)) == english


def test_names_of_the_games_are_those_of_the_bid_table(speak: Speak, bid_table: Table) -> None:
    speak(Language.SV)
    assert [game_name(game) for game in GAMES] == [row["sv"] for row in bid_table]
    speak(Language.EN)
    assert [game_name(game) for game in GAMES] == [row["en"] for row in bid_table]


def test_columns_of_the_bid_table(speak: Speak, bid_table: Table) -> None:
    speak(Language.EN)
    for game, row in zip(GAMES, bid_table, strict=True):
        high, low = row["high_tricks"], "0" if row["low"] == "1" else ""
        assert game_tricks(game) == "/".join(filter(None, (high, low)))
        assert (row["low_cards"] in misere_type(game)) is True
        assert bool(misere_type(game)) is (row["low"] == "1")
    speak(Language.SV)
    assert misere_type(GAME_BY_KEY["gask-3"]) == "öppen, 12 kort"


def test_games_inside_a_sentence(speak: Speak) -> None:
    speak(Language.SV)
    assert game_in_text(GAME_BY_KEY["begar"]) == "begär"
    assert game_in_text(GAME_BY_KEY["gask-2"]) == "gask på 2"
    speak(Language.EN)
    assert game_in_text(GAME_BY_KEY["kopmisar-6"]) == "köpmisär on 6"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_explanation_has_the_numbers_of_the_game(game: Game, language: Language) -> None:
    said = game_help(game)
    numbers = set(re.findall(r"\d+", said))
    if game.high_tricks == 13:
        assert "tretton" in said or "thirteen" in said
    elif game.high_tricks is not None:
        assert str(game.high_tricks) in numbers
    if game.low is not None:
        assert str(game.low_cards) in numbers
    if game.exact_buy is not None:
        assert {str(game.exact_buy), str(13 - game.low_cards)} <= numbers
    if game.keep is not None and 0 < game.keep < 13:
        assert str(game.keep) in numbers


def test_only_games_played_alike_share_an_explanation(speak: Speak) -> None:
    speak(Language.EN)
    english = [game_help(game) for game in GAMES]
    speak(Language.SV)
    swedish = [game_help(game) for game in GAMES]
    assert len(set(english)) == len(set(swedish)) == len(GAMES)
    assert not set(english) & set(swedish)


def test_roles(speak: Speak) -> None:
    speak(Language.SV)
    middle, rear = Seat.MIDDLEHAND, Seat.REARHAND
    assert role_name(middle, None) == ""
    assert role_name(middle, rear) == "motspelare"
    assert seat_and_role(rear, rear) == "efterhand, spelförare"
    assert seat_and_role(rear, None) == "efterhand, givare"
    assert seat_and_role(middle, None) == "mellanhand"
