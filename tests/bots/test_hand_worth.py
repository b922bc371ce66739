"""The model of what a hand is worth: its file, and that a better hand is worth no less."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests.helpers.long_runs import LongRun
from vira_desktop.bots.bidding_features import features, is_free_gask, names_for
from vira_desktop.bots.hand_worth import (
    FILE,
    MOST_HOLDINGS,
    POOLS,
    BadModel,
    Model,
    Stakes,
    defending,
    forecast,
    games_in,
    log_odds,
    parse_model,
)
from vira_desktop.bots.shipped_worth import shipped_model
from vira_desktop.brought import resource_path
from vira_desktop.rules.cards import ALL_CARDS, CardSet, Suit
from vira_desktop.rules.games import GAME_BY_KEY, GAMES, Game, PullaRow, Qualifier
from vira_desktop.rules.notation import parse_hand
from vira_desktop.rules.offers import trumps_allowed
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import HouseRules

ALL_SUITS = frozenset(Suit)
STAKES = Stakes(highest=Suit.HEARTS)
FINE = parse_hand("AKQT8763.AK.A8.9")
POOR = parse_hand("8765.976.976.986")
LOW = parse_hand("6432.542.432.532")


@cache
def text() -> str:
    return resource_path(*FILE).read_text(encoding="utf-8")


def model() -> Model:
    return shipped_model()


def expected(hand: CardSet, key: str, allowed: frozenset[Suit] = ALL_SUITS) -> tuple[float, float]:
    found = forecast(model(), hand, GAME_BY_KEY[key], allowed, Seat.FOREHAND, STAKES)
    return found.home, found.worth


def better_hands(rng: random.Random, *, low: bool) -> Iterator[tuple[CardSet, CardSet]]:
    """Hands, and the same with one card exchanged for a better one of its suit."""
    for _ in range(120):
        hand = frozenset(rng.sample(ALL_CARDS, 13))
        card = rng.choice(sorted(hand))
        others = [
            other
            for other in ALL_CARDS
            if other.suit is card.suit
            and other not in hand
            and (other.rank < card.rank if low else other.rank > card.rank)
        ]
        if others:
            yield hand, hand - {card} | {rng.choice(others)}


def test_the_file_says_how_it_was_made() -> None:
    assert text().startswith("# Made by: vira fit bidding --deals ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_better_card_is_worth_no_less(game: Game) -> None:
    low = game.high_tricks is None
    for hand, better in better_hands(random.Random(game.key), low=low):
        trump = None if low else Suit.SPADES
        before, after = (
            log_odds(model(), cards, game, trump, Seat.REARHAND) for cards in (hand, better)
        )
        if game.low is None or low:
            assert after >= before - 1e-9, (hand, better)


def lessened(game: Game, hands: int, seed: str) -> tuple[int, list[str]]:
    """Of *hands* hands, how many were made better by a card, and those that are worth less for it
    (field test W21): in the game itself, for every qualifier, whatever is the highest suit."""
    rng, low = random.Random(seed), game.high_tricks is None
    compared, worse = 0, []
    for _ in range(-(-hands // 120)):
        for hand, better in better_hands(rng, low=low):
            for qualifier in Qualifier if game.may_be_qualified else (Qualifier.PLAIN,):
                stakes, seat = Stakes(highest=rng.choice(list(Suit))), rng.choice(SEATS)
                allowed = trumps_allowed(qualifier, stakes.highest)
                before, after = (
                    forecast(model(), cards, game, allowed, seat, stakes).worth
                    for cards in (hand, better)
                )
                compared += 1
                if after < before - 1e-9:
                    worse.append(f"{game.key}: {sorted(hand)}, {sorted(better - hand)}")
    return compared, worse


JUDGED_ONE_WAY = [game for game in GAMES if not is_free_gask(game)]
"""In a gask that may be high or low no card is better than another as such."""


@pytest.mark.parametrize("game", JUDGED_ONE_WAY, ids=lambda game: game.key)
def test_a_better_card_makes_no_bid_worth_less(game: Game) -> None:
    compared, worse = lessened(game, 120, game.key)
    assert compared > 60
    assert not worse


@pytest.mark.long
def test_a_better_card_makes_no_bid_worth_less_at_length(long_run: LongRun) -> None:
    def run(key: str) -> dict[str, object]:
        compared, worse = lessened(GAME_BY_KEY[key], 6_000, f"long {key}")
        return {"compared": compared, "worse": worse}

    answers = long_run.each([game.key for game in JUDGED_ONE_WAY], run)
    assert sum(answer["compared"] for answer in answers) > 100_000
    assert [one for answer in answers for one in answer["worse"]] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_expected_makes_sense(game: Game) -> None:
    rng = random.Random(game.key)
    for _ in range(50):
        hand, seat = frozenset(rng.sample(ALL_CARDS, 13)), rng.choice(SEATS)
        found = forecast(model(), hand, game, ALL_SUITS, seat, STAKES)
        assert min(found.home, found.bet, found.kodilj) >= 0
        assert found.home + found.bet + found.kodilj == pytest.approx(1)
        row = HouseRules().pulla_row(game)
        most = 2 * max(game.pins)
        assert -STAKES.bet * max(row.kodilj, row.re_kodilj) - most <= found.worth
        assert found.worth <= STAKES.bet * (row.home + 1) + most


def test_more_home_is_more_worth_in_one_game() -> None:
    rng = random.Random(4)
    for key in ("begar", "spel-8", "kopmisar-3", "solo-6", "gok"):
        hands = [frozenset(rng.sample(ALL_CARDS, 13)) for _ in range(60)]
        allowed = frozenset((Suit.CLUBS,))
        found = sorted(expected(hand, key, allowed) for hand in hands)
        worths = [worth for _, worth in found]
        assert worths == sorted(worths)


def test_fine_hands_and_poor_ones() -> None:
    for key in ("begar", "turne-6", "spel-8", "vingel-6", "solo-6", "solo-7"):
        assert expected(FINE, key)[0] > 0.6 > expected(POOR, key)[0]
    for key in ("kopmisar-2", "kopmisar-4", "gok", "solo-petite"):
        assert expected(LOW, key)[0] > 0.6 > expected(FINE, key)[0]


def test_a_higher_level_goes_home_less_often() -> None:
    for family in (("begar", "spel-7", "spel-8", "spel-9"), ("solo-6", "solo-7", "solo-8")):
        homes = [expected(FINE, key)[0] for key in family]
        assert homes == sorted(homes, reverse=True)


def test_the_highest_suit_pays_more() -> None:
    sure = parse_hand("A2.AKQJT98765.A.")
    game = GAME_BY_KEY["solo-8"]
    worth = {
        highest: forecast(
            model(), sure, game, ALL_SUITS, Seat.FOREHAND, Stakes(highest=highest)
        ).worth
        for highest in Suit
    }
    assert worth[Suit.HEARTS] > worth[Suit.DIAMONDS] > worth[Suit.SPADES] == worth[Suit.CLUBS]


def test_a_trump_that_is_not_allowed_is_of_no_use() -> None:
    assert expected(FINE, "solo-8")[0] > 0.5
    assert expected(FINE, "solo-8", frozenset((Suit.HEARTS, Suit.DIAMONDS)))[0] < 0.05


def test_house_rules_and_a_fourth_player_change_the_stakes() -> None:
    dear = HouseRules(pulla=(("begar", PullaRow(2, 2, 4, 0, 6, 10)),))
    game = GAME_BY_KEY["begar"]

    def worth(stakes: Stakes) -> float:
        return forecast(model(), FINE, game, ALL_SUITS, Seat.FOREHAND, stakes).worth

    usual = worth(Stakes(highest=Suit.CLUBS))
    assert worth(Stakes(highest=Suit.CLUBS, rules=dear)) == pytest.approx(2 * usual)
    assert worth(Stakes(highest=Suit.CLUBS, players=4)) == pytest.approx(usual * 9 / 8)


def test_defending_is_worth_more_with_a_better_hand() -> None:
    for game in GAMES:
        low = game.high_tricks is None
        poor, fine = (POOR, LOW) if low else (POOR, FINE)
        assert defending(model(), fine, game, 0) >= defending(model(), poor, game, 0)


def test_a_gok_is_passed_with_low_holdings() -> None:
    gok = GAME_BY_KEY["gok"]
    assert defending(model(), LOW, gok, 2) > defending(model(), POOR, gok, 2) + 1
    assert set(model().gok_defence) == {
        (needed, held) for needed in (1, 2) for held in range(MOST_HOLDINGS + 1)
    }


def test_every_feature_has_a_weight_and_none_is_below_nought() -> None:
    for pool in POOLS:
        for game in games_in(pool):
            assert len(model().weights[pool]) == len(names_for(game))
            found = features(POOR, game, Suit.CLUBS, Seat.FOREHAND)
            assert len(found) == len(names_for(game))
        assert min(model().weights[pool]) >= 0


def test_low_bids_are_overbid_more_often() -> None:
    for others in (1, 2):
        chances = [model().overbid[game.number, others] for game in GAMES]
        tens = [sum(chances[first : first + 10]) for first in range(0, len(chances), 10)]
        assert tens == sorted(tens, reverse=True)
        assert 0 <= min(chances) < max(chances) <= 1


def _damaged(old: str, new: str) -> BadModel:
    assert old in text()
    with pytest.raises(BadModel) as caught:
        parse_model(text().replace(old, new, 1))
    return caught.value


def test_a_file_that_is_not_sound_is_refused() -> None:
    lines = text().splitlines()
    place = next(n for n, line in enumerate(lines, 1) if line.startswith("weight\tspel\ttrumps"))
    row = lines[place - 1]
    missing = _damaged(row + "\n", "")
    assert (missing.line, missing.fault) == (0, "weight spel trumps is missing")
    assert _damaged(row, "weight\tspel\ttrumps\tmany").line == place
    assert _damaged(row, "weight\tspel\ttrumps\tnan").line == place
    assert _damaged(row, "weight\tspel\ttrumps").fault == "it has 3 columns, not 4"
    twice = _damaged(row, f"{row}\n{row}")
    assert (twice.line, twice.fault) == (place + 1, "weight spel trumps stands there twice")
    assert _damaged("kind\tof\tname\tvalue", "kind\tof").fault == "the columns are not named"
    with pytest.raises(BadModel):
        parse_model("")


def test_a_margin_is_read() -> None:
    assert replace(model(), margin=1.0).margin == 1.0
    other = text().replace("policy\tbid\tmargin\t", "policy\tbid\tmargin\t1", 1)
    assert parse_model(other).margin != model().margin
