"""Field test W10: the line before play says for every game what payment then pays."""

import re
from dataclasses import replace

import pytest

from vira_desktop.rules.cards import ALL_CARDS, Suit
from vira_desktop.rules.games import GAMES, Family, Game, Group, Qualifier, Result
from vira_desktop.rules.offers import trumps_allowed
from vira_desktop.rules.phases import payment
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import (
    Call,
    Contract,
    Deal,
    Direction,
    HouseRules,
    Offer,
    Settlement,
    Table,
)
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.contract_text import contract_line, contract_name
from vira_desktop.ui.text.counts_text import bets_count, pins_count
from vira_desktop.ui.text.games_text import family_word

HIGHEST = Suit.HEARTS
RULINGS = HouseRules()
DEALT = Deal(
    players=3,
    pulla=50,
    highest=HIGHEST,
    hands=BySeat(*(frozenset(ALL_CARDS[n : n + 13]) for n in (0, 13, 26))),
    stock=ALL_CARDS[39:],
)


def contract_for(
    game: Game, direction: Direction | None, trump: Suit | None = None, **more: bool
) -> Contract:
    offer = Offer(seat=Seat.FOREHAND, game=game, qualifier=Qualifier.PLAIN)
    first = trump if more.get("repurchased") else None
    return Contract(
        declarer=Seat.FOREHAND,
        offer=offer,
        game=game,
        direction=direction,
        trump=trump,
        first_trump=first,
        repurchased=more.get("repurchased", False),
    )


def ways_to_play(game: Game) -> list[Contract]:
    """The game with every trump, or low, and after a repurchase where there is one."""
    ways = []
    if game.high_tricks is not None:
        ways += [contract_for(game, Direction.HIGH, trump) for trump in Suit]
    if game.low is not None:
        ways.append(contract_for(game, Direction.LOW))
    if game.group is Group.BUYING:
        ways += [
            replace(way, repurchased=True, first_trump=first)
            for way in tuple(ways)
            for first in ({way.trump} if game.family is Family.SPEL else trumps_of(game))
        ]
    return ways


def trumps_of(game: Game) -> set[Suit | None]:
    return {None} if game.high_tricks is None else {Suit.SPADES, Suit.HEARTS}


def settled(contract: Contract, short: int) -> Settlement:
    """What the rules pay when the declarer misses by *short* tricks."""
    tricks = short if contract.is_low else contract.tricks_needed - short
    table = Table(
        deal=DEALT,
        auction=(Call(Seat.FOREHAND, contract.offer),),
        hands=DEALT.hands,
        stock=DEALT.stock,
    )
    return payment.of_play(table, contract, tricks)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_line_agrees_with_payment(game: Game, language: Language) -> None:
    for contract in ways_to_play(game):
        home, bet, kodilj = (settled(contract, short) for short in (0, 1, 2))
        assert [end.result for end in (home, bet, kodilj)] == list(Result)
        lost_before = -(home.pins[Seat.FOREHAND] + bet.pins[Seat.FOREHAND]) // 4
        each = home.pins[Seat.FOREHAND] // 2 + lost_before
        line = contract_line(contract, HIGHEST, RULINGS)
        wanted = [bets_count(abs(end.pulla[Seat.FOREHAND])) for end in (home, bet, kodilj)]
        wanted.append(pins_count(each))
        if contract.repurchased:
            wanted.append(pins_count(lost_before))
        amounts = re.findall(r"\d+ (?:betar|bets|bet|pinnar|pinne|pins|pin)\b", line)
        assert amounts == wanted
        needed = contract.tricks_needed
        if 0 < needed < 13:
            assert re.search(rf"\b{needed} (stick|tricks)", line)


@pytest.mark.parametrize("qualifier", Qualifier)
@pytest.mark.parametrize("game", [g for g in GAMES if g.high_tricks], ids=lambda g: g.key)
def test_before_trump_is_known_the_line_tells_every_column_open(
    game: Game, qualifier: Qualifier, language: Language
) -> None:
    if qualifier and not game.may_be_qualified:
        return
    contract = contract_for(game, Direction.HIGH)
    contract = replace(contract, offer=replace(contract.offer, qualifier=qualifier))
    line = contract_line(contract, HIGHEST, RULINGS)
    paid = {
        payment.pins_for(contract, suit, HIGHEST) for suit in trumps_allowed(qualifier, HIGHEST)
    }
    for pins in paid:
        assert re.search(rf"\b{pins}\b", line)
    assert len(paid) > 1 or pins_count(paid.pop()) in line


def test_a_gask_that_may_be_played_either_way(language: Language) -> None:
    gask = next(game for game in GAMES if game.key == "gask-3")
    line = contract_line(contract_for(gask, None), HIGHEST, RULINGS)
    assert (
        line
        == {
            Language.SV: "Gask på 3: högt minst 10 stick, lågt inget stick."
            " För spelföraren, hem: 1 bet ur pullan; bet: 1 bet i pullan; kodilj: 2 betar i"
            " pullan."
            " Pinnar från eller till varje motspelare: lågt eller ofärg 0, färg 1, högsta färg 2.",
            Language.EN: "Gask on 3: high at least 10 tricks, low no trick."
            " For the declarer, home: 1 bet from the pulla; bet: 1 bet into it; kodilj: 2 bets"
            " into it."
            " Pins from or to each opponent: low or off-suit 0, suit 1, highest suit 2.",
        }[language]
    )


def test_aces_as_ones_are_told(language: Language) -> None:
    gask = next(game for game in GAMES if game.key == "gask-1")
    contract = replace(contract_for(gask, Direction.LOW), aces_low=True)
    said = {Language.SV: "räknas som ettor", Language.EN: "count as ones"}[language]
    assert said in contract_line(contract, HIGHEST, RULINGS)
    assert said not in contract_line(replace(contract, aces_low=False), HIGHEST, RULINGS)
    low = {Language.SV: "gask på 1, lågt", Language.EN: "gask on 1, low"}[language]
    assert contract_name(contract) == low


LEVELS = {
    "gask-2": (
        "Gask: på 2 eller högre. Nivån avgör behållna kort, stick och betalning.",
        "Gask: on 2 or higher. The level decides the cards kept, the tricks and the pay.",
    ),
    "kopmisar-4": (
        "Köpmisär: på 4 eller högre. Nivån avgör hur många kort som köps.",
        "Köpmisär: on 4 or higher. The level decides how many cards are bought.",
    ),
    "solo-7": (
        "Solo: 7 eller högre. Nivån avgör stick och betalning.",
        "Solo: 7 or higher. The level decides tricks and payment.",
    ),
}


@pytest.mark.parametrize("key", LEVELS)
def test_before_the_level_is_named_the_line_says_what_it_decides(
    key: str, language: Language
) -> None:
    game = next(game for game in GAMES if game.key == key)
    offer = Offer(seat=Seat.FOREHAND, game=game, qualifier=Qualifier.PLAIN, unspecified=game.family)
    contract = Contract(declarer=Seat.FOREHAND, offer=offer, game=None, direction=None)
    swedish, english = LEVELS[key]
    line = contract_line(contract, HIGHEST, RULINGS)
    assert line == {Language.SV: swedish, Language.EN: english}[language]
    assert contract_name(contract) == family_word(game.family)


def test_house_rules_change_what_the_line_says(language: Language) -> None:
    gok = next(game for game in GAMES if game.key == "gok")
    row = replace(RULINGS.pulla_row(gok), home=7)
    line = contract_line(
        contract_for(gok, Direction.LOW), HIGHEST, HouseRules(pulla=(("gok", row),))
    )
    assert bets_count(7) in line
