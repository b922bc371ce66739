"""Positions of every phase, come about in deals between bots that play by rule: every game of the
bid table is forced on somebody, so that nothing of what a declarer is asked is missing."""

import random
from collections.abc import Iterator

from tests.bots.chairs import chance_deal, decided, declared
from vira_desktop.rules.actions import Accept, Claim, Refuse, Repurchase
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import FAMILY_BY_WORD, GAMES, Qualifier
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Bidding, Buying, Playing, State, Step
from vira_desktop.rules.view import view_for

Asking = Bidding | Buying | Playing
"""A table at which somebody is asked."""

BIDDING, PLAY, CLAIM = "bidding", "play", "claim"
PHASES = (BIDDING, *(step.value for step in Step), PLAY, CLAIM)
"""All that somebody may be asked; a claim is asked of the opponents of who has made it."""


def phase_of(state: Asking) -> str:
    """Which of PHASES *state* is."""
    match state:
        case Bidding():
            return BIDDING
        case Buying():
            return state.step.value
        case Playing():
            return CLAIM if state.claim else PLAY


def positions(seed: str) -> Iterator[Asking]:
    """Without end, deal by deal, as *seed* has it."""
    words = (*(game.key for game in GAMES), *(word for word in FAMILY_BY_WORD))
    number = 0
    while True:
        deal = chance_deal(f"{seed} {number}")
        word, seat = words[number % len(words)], list(Seat)[number % 3]
        yield from _of(begin(deal), random.Random(f"{seed} {number}"))
        yield from _of(declared(deal, seat, word, Qualifier.PLAIN), random.Random(number))
        number += 1


def _of(state: State, rng: random.Random) -> Iterator[Asking]:
    """The positions from *state* on; now and then the declarer buys once more, or claims out of the
    blue, which those who play by rule hardly do."""
    while isinstance(state, Bidding | Buying | Playing):
        yield state
        if isinstance(state, Playing) and state.claim:
            answer = rng.choice((Accept, Refuse, Refuse))
            state = apply(state, answer(state.to_act))
            continue
        view = view_for(state, state.to_act)
        again = Repurchase(view.seat)
        claims = [act for act in view.legal if isinstance(act, Claim)]
        if again in view.legal and rng.random() < 0.4:
            state = apply(state, again)
        elif claims and not view.claim_refused and rng.random() < 0.02:
            state = apply(state, rng.choice(claims))
        else:
            state = apply(state, decided(view).action)


def by_phase(seed: str, *, each: int, most: int = 40_000) -> dict[str, list[Asking]]:
    """*each* positions of every phase, from as many deals as possible; fewer where *most* positions
    bring no more."""
    found: dict[str, list[Asking]] = {phase: [] for phase in PHASES}
    rng = random.Random(seed)
    for count, state in enumerate(positions(seed)):
        kept = found[phase_of(state)]
        # Of cards there are many in every deal: not all from the first.
        if len(kept) < each and (phase_of(state) != PLAY or rng.random() < 0.05):
            kept.append(state)
        if count >= most or all(len(one) == each for one in found.values()):
            break
    return found
