"""Deals played by bots, for questions about what happens at a table. The game is chosen, so that
every kind of it comes up; all else is as it falls."""

import random
from collections.abc import Iterator

from ..bots.bot import Budget
from ..bots.regel import Regel
from ..rules.actions import Action, Claim, Concede, LayDown, PlayCard, PlayHand, Refuse
from ..rules.cards import Card, CardSet, Suit, in_suit
from ..rules.flow import apply
from ..rules.games import GAMES, Game
from ..rules.markings import discards_of, true_first_cards, true_second_cards
from ..rules.notation import format_action, format_cards, format_hand
from ..rules.phases import dealing
from ..rules.seats import SEATS, Seat
from ..rules.state import Bidding, Buying, Deal, Played, Playing, Settled, State
from ..rules.strict_json import Json
from ..rules.view import view_for
from .auctions import winning_calls, won, words_of

HIGH_GAMES = tuple(game for game in GAMES if game.high_tricks is not None)
_DEALS_TO_CHOOSE_FROM = 6
_MARKS = 0.8
"""How often an opponent throws a card that tells something, where he could also ruff."""


def played(game: Game, rng: random.Random) -> Iterator[Playing]:
    """The table at every card of a deal in which *game* is played to the end;
    of a few deals and seats the one that suits the game best."""
    deal, declarer = _suiting(game, rng)
    calls = winning_calls(declarer, game) or winning_calls(Seat.FOREHAND, game)
    state: State = won(deal, calls)
    while not isinstance(state, Settled):
        if isinstance(state, Playing):
            yield state
        state = apply(state, _next(state, rng))


def shown_play(state: Playing, seat: Seat) -> dict[str, Json]:
    """What *seat* has before it: its hand, the contract and the cards that were played. What it
    has set aside it remembers; what others hold it does not see."""
    table, contract = state.table, state.contract
    shown: dict[str, Json] = {
        "seat": seat.value,
        "hand": format_hand(table.hands[seat]),
        "auction": [*words_of(table.auction)],
        "declarer": contract.declarer.value,
        "game": contract.named_game.key,
        "played": "low" if contract.is_low else "high",
        "highest": table.deal.highest.letter,
        "trump": contract.trump.letter if contract.trump is not None else None,
        "tricks": [_words(trick.cards) for trick in state.tricks],
        "trick": _words(state.trick),
    }
    if table.discards[seat]:
        shown["aside"] = format_cards(sorted(table.discards[seat]))
    return shown


def _words(trick: tuple[Played, ...]) -> list[Json]:
    return [format_action(PlayCard(played.seat, played.card)) for played in trick]


def _suiting(game: Game, rng: random.Random) -> tuple[Deal, Seat]:
    worth = _low_worth if game.high_tricks is None else _high_worth
    deals = [dealing.begin(rng, players=3, pulla=3) for _ in range(_DEALS_TO_CHOOSE_FROM)]
    chosen = [(worth(deal.hands[seat]), n, seat) for n, deal in enumerate(deals) for seat in SEATS]
    _, number, declarer = max(chosen, key=lambda one: one[0])
    return deals[number], declarer


def _high_worth(hand: CardSet) -> int:
    longest = max(len(in_suit(hand, suit)) for suit in Suit)
    return 3 * longest + sum(max(0, card.rank - 10) for card in hand)


def _low_worth(hand: CardSet) -> int:
    return -sum(card.rank for card in hand)


def _marking(state: Playing) -> list[Card]:
    """The cards with which an opponent who may discard now tells his partner the truth."""
    seat, trump = state.to_act, state.contract.trump
    hand = state.table.hands[seat]
    if trump is None or seat is state.contract.declarer or not state.trick:
        return []
    if any(card.suit is state.trick[0].card.suit for card in hand):
        return []
    thrown = discards_of(seat, state.tricks, trump)
    if len(thrown) > 1:
        return []
    right = true_second_cards(hand, trump, thrown[0]) if thrown else true_first_cards(hand, trump)
    return sorted(right)


def _next(state: Bidding | Buying | Playing, rng: random.Random) -> Action:
    """What the bot does, unless it would give up before the cards are played."""
    if isinstance(state, Playing) and state.claim is not None:
        return Refuse(state.to_act)
    if isinstance(state, Playing):
        marking = _marking(state)
        if marking and rng.random() < _MARKS:
            return PlayCard(state.to_act, rng.choice(marking))
    view = view_for(state, state.to_act)
    action = Regel().decide(view, rng, Budget()).action
    if isinstance(action, LayDown):
        return PlayHand(action.seat)
    if isinstance(action, Claim | Concede):
        return rng.choice([option for option in view.legal if isinstance(option, PlayCard)])
    return action
