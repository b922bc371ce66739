"""Who answers a claim for a bot: nobody's judgement, but what can be proved (ruling 25)."""

from ..bots.bot import Code, Decision, Motive
from ..rules.actions import Accept, Action, Claim, Refuse
from ..rules.state import Playing
from ..rules.view import SeatView
from ..solver.api import COMPILED, RanOut, Solver, position_of

CLAIM_NODES = 50_000 if COMPILED else 5_000
"""What the search for a proof may cost: a few claims in a hundred, made early, are left open by it,
and a few more where the solver is interpreted, so that nobody waits longer than half a second."""
MEGABYTES = 8


class Proof(Code):
    """What can be proved of a claim when all cards are looked at."""

    HOLDS = "holds"
    """No defence leaves the declarer less than he claims (low: gives him more)."""
    FAILS = "fails"
    """Some defence does."""
    UNKNOWN = "unknown"
    """The search would take too long."""


def proof_of(state: Playing) -> Proof:
    """What the search says of the open claim of *state*. Raises ValueError if none is open."""
    if state.claim is None:
        raise ValueError("no claim is open")
    match claim_holds(state, state.claim.tricks):
        case None:
            return Proof.UNKNOWN
        case holds:
            return Proof.HOLDS if holds else Proof.FAILS


def claim_holds(state: Playing, claimed: int, *, budget: int = CLAIM_NODES) -> bool | None:
    """Whether no defence leaves the declarer less than *claimed* tricks in all (low: gives him
    more); None if *budget* nodes do not suffice to see it."""
    solver = Solver(megabytes=MEGABYTES, nodes=budget)
    position = position_of(state)
    missing = claimed - state.taken[state.contract.declarer]
    try:
        if state.contract.is_low:
            return not solver.reaches(position, missing + 1)
        return solver.reaches(position, missing)
    except RanOut:
        return None


def decision_for_bot(state: Playing) -> Decision:
    """The answer to the open claim of *state* by the seat to act, who accepts exactly what is
    proved, and the proof. Raises ValueError if no claim is open."""
    proof = proof_of(state)
    answer = Accept if proof is Proof.HOLDS else Refuse
    return Decision(answer(state.to_act), Motive(proof))


def answer_for_bot(state: Playing) -> Action:
    """The same answer alone. Raises ValueError if no claim is open."""
    return decision_for_bot(state).action


def repeats_a_refused_claim(action: Action, view: SeatView) -> bool:
    """True if *action* claims once more before a card is played: legal, but a bot that claims on
    and on would never let the deal end."""
    return isinstance(action, Claim) and view.claim_refused
