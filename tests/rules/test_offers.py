"""Bids compared, over all pairs: every word, qualifier and seat against every other."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from tests.helpers.deals import after, make_deal, refusal_of
from tests.rules.tables import ROWS, Row
from vira_desktop.rules.actions import Bid
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import GAME_BY_KEY, Family, Qualifier
from vira_desktop.rules.offers import (
    is_higher,
    is_in_forehand,
    levels_open,
    offer_of,
    refusal,
    trumps_allowed,
)
from vira_desktop.rules.refusals import Reason
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Bidding, Buying, HouseRules, Offer

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND

FREE_TRUMP = {row.key for row in ROWS if row.family in ("spel", "gask", "vira", "solo")}
WORDS_WITH_QUALIFIER = FREE_TRUMP | {"gask", "solo"}
FAMILY_WORDS = ("gask", "solo", "kopmisar", "turne", "vingel")
WORDS = (*(row.key for row in ROWS), *FAMILY_WORDS)
BETTER_HANDS = {F: "", M: "F", R: "FM"}
"""The seats that sit in forehand to each."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A bid as the rulebook speaks of it: a row of the table, a better suit, a hand."""

    row: Row
    suit: Qualifier
    seat: Seat


def outbids(new: Stand, old: Stand) -> bool:
    """A higher game; the same game in a better suit; the same bid from a better hand. "A bid in a
    better suit takes precedence over a bid in a better hand." """
    if new.row is not old.row:
        return new.row.no > old.row.no
    if new.suit is not old.suit:
        better = (Qualifier.PLAIN, Qualifier.SUIT, Qualifier.HIGHEST)
        return better.index(new.suit) > better.index(old.suit)
    return new.seat.value in BETTER_HANDS[old.seat]


def stand_of(bid: Bid, old: Stand | None) -> Stand | Reason:
    """What the bid means over the old one: a word without a level "is automatically treated as if
    it had been bid at the lowest possible level that still outbids the previous bid"."""
    named = [row for row in ROWS if row.key == bid.word]
    rows = named or [row for row in ROWS if row.family == bid.word]
    if not rows:
        return Reason.UNKNOWN_GAME
    if bid.qualifier is not Qualifier.PLAIN and bid.word not in WORDS_WITH_QUALIFIER:
        return Reason.QUALIFIER_NOT_ALLOWED
    stands = [Stand(row, bid.qualifier, bid.seat) for row in rows]
    open_to_him = [new for new in stands if old is None or outbids(new, old)]
    if not open_to_him:
        return Reason.BID_TOO_LOW
    return min(open_to_him, key=lambda new: new.row.no)


def bids_of(*seats: Seat) -> Iterator[Bid]:
    """Every word with every qualifier, sensible or not."""
    for seat, word, qualifier in product(seats, WORDS, Qualifier):
        yield Bid(seat, word, qualifier)


def standing_offers() -> Iterator[tuple[Offer, Stand]]:
    """Every bid that can stand: named, and without a level at each row where it may be frozen."""
    for row, seat in product(ROWS, SEATS):
        for qualifier in Qualifier if row.key in FREE_TRUMP else (Qualifier.PLAIN,):
            families = (None, Family(row.family)) if row.family in FAMILY_WORDS else (None,)
            for unspecified in families:
                game = GAME_BY_KEY[row.key]
                yield (
                    Offer(seat=seat, game=game, qualifier=qualifier, unspecified=unspecified),
                    Stand(row, qualifier, seat),
                )


def agrees(found: Offer | Reason, expected: Stand | Reason, bid: Bid) -> bool:
    """The program's answer against the rulebook's."""
    if isinstance(found, Reason) or isinstance(expected, Reason):
        return found is expected
    return (found.game.key, found.qualifier, found.seat) == (
        expected.row.key,
        expected.suit,
        expected.seat,
    ) and (found.unspecified.value if found.unspecified else None) == (
        bid.word if bid.word in FAMILY_WORDS else None
    )


def test_all_pairs() -> None:
    """Rulings 9-12: 135 bids from each seat over each bid that can stand, and as first bid."""
    pairs = 0
    bids = list(bids_of(*SEATS))
    for offer, stand in standing_offers():
        for bid in bids:
            expected = stand_of(bid, stand)
            assert agrees(offer_of(offer, bid), expected, bid), (offer, bid)
            pairs += 1
    for bid in bids:
        expected = stand_of(bid, None)
        found = offer_of(None, bid)
        assert agrees(found, expected, bid), bid
        assert refusal(None, bid) is (expected if isinstance(expected, Reason) else None)
    assert pairs == 405 * len(list(standing_offers()))


@pytest.mark.parametrize(
    ("opening", "first", "second"),
    [("", F, M), ("F pass", M, R), ("F bid begar; M pass", R, F), ("F pass; M bid begar", R, M)],
    ids=["F then M", "M then R", "R then F", "R then M"],
)
def test_all_pairs_at_the_table(opening: str, first: Seat, second: Seat) -> None:
    """The same through the door: two bids in a row, one of them over a begär from ahead."""
    deal = make_deal(rules=HouseRules(forehand_may_pass=True))
    start = after(deal, *([opening] if opening else []))
    assert isinstance(start, Bidding)
    begar = Stand(ROWS[0], Qualifier.PLAIN, start.standing.seat) if start.standing else None
    for old in bids_of(first):
        stand = stand_of(old, begar)
        if isinstance(stand, Reason):
            assert refusal_of(start, old) == stand.value
            continue
        state = after(start, written(old))
        assert isinstance(state, Bidding)
        for new in bids_of(second):
            expected = stand_of(new, stand)
            code = expected.value if isinstance(expected, Reason) else None
            assert refusal_of(state, new) == code, (old, new)


def written(bid: Bid) -> str:
    """The bid as an action of the record."""
    words = {Qualifier.PLAIN: "", Qualifier.SUIT: " suit", Qualifier.HIGHEST: " highest"}
    return f"{bid.seat.value} bid {bid.word}{words[bid.qualifier]}"


def auction(*calls: str) -> Bidding:
    """An auction that is not over, after these calls."""
    state = after(make_deal(), *calls)
    assert isinstance(state, Bidding)
    return state


def over(calls: str, call: str) -> tuple[Offer, Offer | None]:
    """What the last call offers, and over what."""
    before = auction(calls)
    state = auction(calls, call)
    assert state.standing is not None
    return state.standing, before.standing


class TestTheRulebookSays:
    """Sections "Bidding" and "Bidding Without a Stated Level"."""

    def test_a_suit_outbids_the_same_bid(self) -> None:
        """ "A trump game with a free choice of trump suit may be outbid by the same bid made in a
        suit. … A bid made in a suit may in turn be outbid by the same bid made in the highest
        suit." """
        state = auction("F bid spel-7; M bid spel-7 suit; R bid spel-7 highest")
        assert state.to_act is F

    def test_in_a_suit_binds_to_two_suits(self) -> None:
        """ "If hearts is the highest suit and a bid made in a suit becomes the final bid, the
        declarer may only choose hearts or diamonds as trump." """
        assert trumps_allowed(Qualifier.SUIT, Suit.HEARTS) == {Suit.HEARTS, Suit.DIAMONDS}
        assert trumps_allowed(Qualifier.HIGHEST, Suit.HEARTS) == {Suit.HEARTS}
        assert trumps_allowed(Qualifier.PLAIN, Suit.HEARTS) == set(Suit)
        assert trumps_allowed(Qualifier.SUIT, Suit.CLUBS) == {Suit.SPADES, Suit.CLUBS}

    def test_who_sits_in_forehand(self) -> None:
        """ "Forehand can in this way outbid both middle-hand and rear-hand, and middle-hand can
        outbid rear-hand." """
        allowed = {
            (new, old)
            for new, old in product(SEATS, SEATS)
            if refusal(offered(old, "gok"), Bid(new, "gok")) is None
        }
        assert allowed == {(F, M), (F, R), (M, R)}

    def test_seven_in_a_suit_and_in_forehand(self) -> None:
        """ "If rear-hand has bid 7 in a suit, forehand may outbid with 7 in a suit and in forehand,
        but not with 7 in forehand alone." """
        state = auction("F bid begar; M pass; R bid spel-7 suit")
        assert refusal_of(state, Bid(F, "spel-7", Qualifier.SUIT)) is None
        assert refusal_of(state, Bid(F, "spel-7")) == "bid-too-low"
        assert is_in_forehand(*over("F bid begar; M pass; R bid spel-7 suit", "F bid spel-7 suit"))

    def test_gask_after_turne_8(self) -> None:
        """ "If the declarer has bid gask after turné 8, gask on 0 and gask on 1 are no longer
        possible. … A gask after turné 8 is therefore treated as gask on 2 if the bidding
        continues." """
        state = auction("F bid turne-8; M bid gask")
        assert state.standing is not None
        assert state.standing.game.key == "gask-2"
        assert [game.key for game in levels_open(state.standing)] == [
            *("gask-2", "gask-3", "gask-4", "gask-6", "gask-5"),
        ]
        assert refusal_of(state, Bid(R, "gask-2")) == "bid-too-low"
        assert refusal_of(state, Bid(R, "solo-6")) is None
        won = after(state, "R pass; F pass")
        assert isinstance(won, Buying)
        assert refusal_of(won, Bid(M, "gask")) == "not-now"

    def test_solo_is_never_a_solo_misere(self) -> None:
        """ "It refers only to the solo trump games solo 6–12 or solo vira." """
        state = auction("F bid solo")
        assert state.standing is not None
        assert [game.key for game in levels_open(state.standing)] == [
            *(f"solo-{n}" for n in range(6, 13)),
            "solo-vira",
        ]
        state = auction("F bid solo-grande-ouverte-royale; M bid solo")
        assert state.standing is not None
        assert [game.key for game in levels_open(state.standing)] == ["solo-12", "solo-vira"]

    def test_higher_solo(self) -> None:
        """ "If forehand opens the bidding with "solo", middle-hand may outbid with "higher
        solo"."""
        offer, standing = over("F bid solo", "M bid solo")
        assert is_higher(offer, standing)
        assert not is_in_forehand(offer, standing)
        assert offer.game.key == "solo-7"

    @pytest.mark.parametrize(
        ("word", "floor", "next_row"),
        [("gask", "gask-0", "gask-1"), ("kopmisar", "kopmisar-1", "kopmisar-2")],
    )
    def test_higher_gask_and_kopmisar(self, word: str, floor: str, next_row: str) -> None:
        offer, standing = over(f"F bid {word}", f"M bid {word}")
        assert standing is not None
        assert (standing.game.key, offer.game.key) == (floor, next_row)
        assert is_higher(offer, standing)

    def test_from_a_better_hand_it_is_in_forehand(self) -> None:
        """ "If you sit in a better hand than the previous bidder and wish to outbid an unspecified
        bid, you naturally use your position and make the bid in forehand." """
        offer, standing = over("F bid begar; M pass; R bid gask", "F bid gask")
        assert is_in_forehand(offer, standing)
        assert not is_higher(offer, standing)
        assert offer.game.key == "gask-0"

    def test_vingel_after_spel_7(self) -> None:
        """ ""Vingel" after 7-spel therefore refers to vingel 6." """
        offer, standing = over("F bid spel-7", "M bid vingel")
        assert offer.game.key == "vingel-6"
        assert [game.key for game in levels_open(offer)] == ["vingel-6"]
        assert not is_higher(offer, standing)

    def test_turne_leaves_no_level_to_choose(self) -> None:
        offer, _ = over("F bid begar", "M bid turne")
        assert [game.key for game in levels_open(offer)] == ["turne-6"]
        state = after(make_deal(stock="H2"), "F bid turne; M pass; R pass")
        assert isinstance(state, Buying)
        assert state.contract.game is GAME_BY_KEY["turne-6"]


def offered(seat: Seat, word: str, qualifier: Qualifier = Qualifier.PLAIN) -> Offer:
    """A first bid."""
    offer = offer_of(None, Bid(seat, word, qualifier))
    assert isinstance(offer, Offer)
    return offer


class TestSpokenForms:
    """Rulings 10 and 13."""

    @pytest.mark.parametrize(
        ("calls", "call", "higher", "forehand"),
        [
            ("F bid gask", "M bid gask", True, False),
            ("F bid gask", "M bid gask suit", False, False),
            ("F bid gask suit", "M bid gask", True, False),
            ("F bid gask highest", "M bid gask suit", True, False),
            ("F bid gask suit", "M bid gask suit", True, False),
            ("F bid gask-0", "M bid gask", False, False),
            ("F bid gask", "M bid gask-1", False, False),
            ("F bid gask", "M bid kopmisar", False, False),
            ("F bid solo", "M bid solo highest", False, False),
            ("F bid turne", "M bid turne", False, False),
            ("F bid vingel", "M bid vingel", False, False),
            ("F bid begar; M bid gask; R bid gask", "F bid gask", False, True),
            ("F bid begar; M pass; R bid gask suit", "F bid gask suit", False, True),
            ("F bid begar; M pass; R bid gask suit", "F bid gask", True, False),
            ("F bid begar; M pass; R bid gok", "F bid gok", False, True),
            ("F bid begar; M pass; R bid turne", "F bid turne", False, True),
            ("F bid begar; M pass; R bid gask", "F bid gask-0", False, True),
        ],
    )
    def test_what_the_program_adds(
        self, calls: str, call: str, *, higher: bool, forehand: bool
    ) -> None:
        offer, standing = over(calls, call)
        assert (is_higher(offer, standing), is_in_forehand(offer, standing)) == (higher, forehand)

    def test_nothing_is_added_to_a_first_bid(self) -> None:
        first = offered(F, "gask")
        assert not is_higher(first, None)
        assert not is_in_forehand(first, None)

    def test_in_forehand_exactly_when_the_bid_is_the_same(self) -> None:
        for standing, stand in standing_offers():
            for word, qualifier, seat in product(("gask", stand.row.key), Qualifier, SEATS):
                offer = offer_of(standing, Bid(seat, word, qualifier))
                if isinstance(offer, Reason):
                    continue
                same = (offer.game.key, offer.qualifier) == (stand.row.key, stand.suit)
                assert is_in_forehand(offer, standing) is same
                assert not same or offer.seat.value in BETTER_HANDS[standing.seat]


def test_gask_never_reaches_vira_or_gok() -> None:
    """Ruling 11."""
    for standing, _ in standing_offers():
        offer = offer_of(standing, Bid(F, "gask"))
        if isinstance(offer, Offer):
            assert {game.family.value for game in levels_open(offer)} == {"gask"}


def test_no_row_left_is_too_low() -> None:
    state = auction("F bid solo-vira highest")
    for word in WORDS:
        assert refusal_of(state, Bid(M, word)) == "bid-too-low"


def test_reasons_in_their_order() -> None:
    """Record format: unknown game, then the qualifier, then too low."""
    state = auction("F bid solo-vira highest")
    assert refusal_of(state, Bid(M, "whist", Qualifier.SUIT)) == "unknown-game"
    assert refusal_of(state, Bid(M, "spel", Qualifier.PLAIN)) == "unknown-game"
    assert refusal_of(state, Bid(M, "turne", Qualifier.SUIT)) == "qualifier-not-allowed"
    assert refusal_of(state, Bid(M, "begar", Qualifier.SUIT)) == "bid-too-low"
