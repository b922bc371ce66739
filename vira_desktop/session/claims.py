"""Who answers a claim for a bot: nobody's judgement, but what can be proved (ruling 25)."""

from enum import Enum

from ..rules.actions import Accept, Action, Claim, Refuse
from ..rules.state import Playing
from ..rules.view import SeatView
from ..solver.reference import declarer_tricks

LONGEST_PROOF = 3
"""Tricks left, the running one included, up to which a claim is searched."""


class Proof(Enum):
    """What can be proved of a claim when all cards are looked at."""

    HOLDS = "holds"
    """No defence leaves the declarer less than he claims (low: gives him more)."""
    FAILS = "fails"
    """Some defence does."""
    UNKNOWN = "unknown"
    """Too many tricks are left for the search."""


def proof_of(state: Playing) -> Proof:
    """What the search says of the open claim of *state*. Raises ValueError if none is open."""
    if state.claim is None:
        raise ValueError("no claim is open")
    if state.tricks_left > LONGEST_PROOF:
        return Proof.UNKNOWN
    return Proof.HOLDS if _holds(state, state.claim.tricks) else Proof.FAILS


def answer_for_bot(state: Playing) -> Accept | Refuse:
    """The answer to the open claim of *state* by the seat to act, who accepts exactly what is
    proved. Raises ValueError if no claim is open."""
    if proof_of(state) is Proof.HOLDS:
        return Accept(state.to_act)
    return Refuse(state.to_act)


def repeats_a_refused_claim(action: Action, view: SeatView) -> bool:
    """True if *action* claims once more before a card is played: legal, but a bot that claims on
    and on would never let the deal end."""
    return isinstance(action, Claim) and view.claim_refused


def _holds(state: Playing, claimed: int) -> bool:
    tricks = declarer_tricks(state)
    return tricks <= claimed if state.contract.is_low else tricks >= claimed
