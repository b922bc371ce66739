"""What the rules say to a record: the answer that `vira check` prints for it."""

from .flow import replay
from .notation import QUALIFIER_WORDS, format_action
from .record import Record, Unreadable
from .seats import BySeat
from .state import NO_TRICKS, Bidding, Contract, Playing, Settled, State, table_of
from .strict_json import Json
from .view import phase_of

Answer = dict[str, Json]


def answer_to(entry: Record | Unreadable) -> Answer:
    """What reading and replaying *entry* gives: legal, illegal or unreadable."""
    if isinstance(entry, Unreadable):
        return {"error": entry.error, "line": entry.line}
    return check(entry)


def check(record: Record) -> Answer:
    """Where the deal of *record* stands after its actions, or the first that is refused."""
    outcome = replay(record.deal, record.actions)
    if outcome.problem is None:
        return {"legal": True, **_standing(outcome.state)}
    return {
        "legal": False,
        "at": outcome.applied,
        "action": format_action(record.actions[outcome.applied]),
        "reason": outcome.problem.reason.value,
    }


def _standing(state: State) -> Answer:
    played = state if isinstance(state, Playing | Settled) else None
    contract = None if isinstance(state, Bidding) else state.contract
    return {
        "phase": phase_of(state).value,
        **_contract(contract),
        "tricks": _by_letter(played.taken if played else NO_TRICKS),
        **_payment(state, repurchased=contract is not None and contract.repurchased),
    }


def _contract(contract: Contract | None) -> Answer:
    if contract is None:
        return dict.fromkeys(("declarer", "game", "qualifier", "trump", "played"))
    return {
        "declarer": contract.declarer.value,
        "game": contract.game.key if contract.game else None,
        "qualifier": QUALIFIER_WORDS.get(contract.offer.qualifier),
        "trump": contract.trump.letter if contract.trump is not None else None,
        "played": contract.direction.value if contract.direction else None,
    }


def _payment(state: State, *, repurchased: bool) -> Answer:
    if not isinstance(state, Settled):
        return {
            "result": None,
            "repurchased": repurchased,
            "pulla": _by_letter(NO_TRICKS),
            "antes": 0,
            "pins": _by_letter(NO_TRICKS),
            "pulla_after": table_of(state).deal.pulla,
        }
    paid = state.settlement
    answer: Answer = {
        "result": paid.result.value if paid.result else None,
        "repurchased": repurchased,
        "pulla": _by_letter(paid.pulla),
        "antes": paid.antes,
        "pins": _by_letter(paid.pins),
        "pulla_after": paid.pulla_after,
    }
    if state.laid:
        answer["laid"] = True
    if paid.penalty:
        answer["penalty"] = [paid.penalty.value]
    if state.conceded:
        answer["conceded"] = state.conceded.value
    return answer


def _by_letter(values: BySeat[int]) -> Answer:
    return {seat.value: value for seat, value in values.items()}
