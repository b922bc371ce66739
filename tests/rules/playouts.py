"""Deals played by chance, driven towards a wished game and every way in which it can end."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from vira_desktop.rules.actions import (
    Accept,
    Action,
    AnnounceAcesLow,
    Bid,
    Claim,
    Concede,
    LayDown,
    Pass,
    PlayCard,
    PlayHand,
    Refuse,
)
from vira_desktop.rules.cards import ACES, ALL_CARDS, Card
from vira_desktop.rules.choices import CardChoice, Legal
from vira_desktop.rules.flow import apply, begin, legal_actions
from vira_desktop.rules.games import GAME_BY_KEY, Qualifier
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.seats import SEATS, BySeat
from vira_desktop.rules.state import Bidding, Buying, Deal, HouseRules, Playing, Settled, State

WEIGHTS: dict[type[Action], float] = {
    LayDown: 0.1,
    PlayHand: 0.8,
    Accept: 0.7,
    Refuse: 0.6,
    AnnounceAcesLow: 3.0,
}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a play-out."""

    before: State
    action: Action
    after: State


def chance_deal(rng: random.Random) -> Deal:
    """A deal at some table, with or without house rules; now and then one seat has all aces."""
    rules = HouseRules(
        forehand_may_pass=rng.random() < 0.2, turne_plain_repurchase=rng.random() < 0.8
    )
    players, pulla = rng.choice((3, 4)), rng.choice((0, 0, 1, 2, 3, 7))
    deal = dealing.begin(rng, players=players, pulla=pulla, rules=rules)
    return with_aces(deal, rng) if rng.random() < 0.25 else deal


def with_aces(deal: Deal, rng: random.Random) -> Deal:
    """The same table, but somebody is dealt all four aces."""
    rest = [card for card in ALL_CARDS if card not in ACES]
    rng.shuffle(rest)
    parts = [set(rest[:9]), set(rest[9:22]), set(rest[22:35])]
    parts[0] |= ACES
    rng.shuffle(parts)
    return Deal(
        players=deal.players,
        pulla=deal.pulla,
        highest=deal.highest,
        hands=BySeat(*map(frozenset, parts)),
        stock=tuple(rest[35:]),
        rules=deal.rules,
    )


def playout(deal: Deal, rng: random.Random, wish: str) -> Iterator[Step]:
    """A whole deal of legal actions; somebody bids the *wish* as soon as he may."""
    state: State = begin(deal)
    eager = rng.choice(SEATS)
    while not isinstance(state, Settled):
        action = choose(state, rng, wish=wish, eager=eager.value)
        following = apply(state, action)
        yield Step(state, action, following)
        state = following


def choose(state: State, rng: random.Random, *, wish: str, eager: str) -> Action:
    """A legal action, not quite by chance."""
    options = legal_actions(state)
    if isinstance(state, Bidding):
        return _call(state, options, rng, wish=wish, eager=eager)
    if isinstance(state, Playing) and not state.claim and rng.random() < 0.97:
        cards = [option for option in options if isinstance(option, PlayCard | AnnounceAcesLow)]
        return rng.choice(cards)
    weights = [1.0 if isinstance(o, CardChoice) else WEIGHTS.get(type(o), 1.0) for o in options]
    option = rng.choices(options, weights)[0]
    return drawn(option, rng) if isinstance(option, CardChoice) else option


def drawn(choice: CardChoice, rng: random.Random) -> Action:
    """One of the actions meant, often with few cards; aces are dear."""
    most = min(choice.most, len(choice.cards))
    count = rng.choice((choice.least, most, rng.randint(choice.least, most)))
    if choice.kind.__name__ == "Buy" and rng.random() < 0.5:
        count = choice.least
    cards = sorted(choice.cards, key=lambda card: (_is_ace(card), rng.random()))
    picked = cards[-count:] if choice.kind.__name__ == "Keep" and count else cards[:count]
    return choice.kind(choice.seat, tuple(picked))


def _is_ace(card: Card) -> bool:
    return card in ACES


def _call(
    state: Bidding, options: tuple[Legal, ...], rng: random.Random, *, wish: str, eager: str
) -> Action:
    """Calls below the wished game, then the wish, then passes; seldom anything at all."""
    calls = [option for option in options if isinstance(option, Bid | Pass)]
    bids = [call for call in calls if isinstance(call, Bid)]
    passes = [call for call in calls if isinstance(call, Pass)]
    if bids and rng.random() < 0.03:
        return rng.choice(bids)
    wished = [bid for bid in bids if wish in (bid.word, _family(bid.word) * (rng.random() < 0.2))]
    is_bid = state.standing is not None and state.standing.game.key == wish
    if wished and not is_bid and (state.to_act.value == eager or state.standing is None):
        plain = [bid for bid in wished if bid.qualifier is Qualifier.PLAIN]
        return rng.choice(plain if plain and rng.random() < 0.6 else wished)
    if passes:
        return passes[0]
    lower = [bid for bid in bids if _number(bid.word) < _number(wish)]
    return rng.choice(lower or bids)


def _family(word: str) -> str:
    return GAME_BY_KEY[word].family.value if word in GAME_BY_KEY else word


def _number(word: str) -> int:
    return GAME_BY_KEY[word].number if word in GAME_BY_KEY else 99


def phase_name(state: State) -> str:
    """The phase, and in the buying its step."""
    if isinstance(state, Buying):
        return f"buying {state.step.value}"
    if isinstance(state, Playing) and state.claim:
        return "claim"
    return type(state).__name__.lower()


def claims_and_concessions(steps: list[Step]) -> set[str]:
    """Which of the ways to end early have been seen."""
    kinds = (Claim, Accept, Refuse, Concede, LayDown)
    return {type(step.action).__name__ for step in steps if isinstance(step.action, kinds)}
