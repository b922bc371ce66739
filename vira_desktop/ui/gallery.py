"""Every moment of the stored deals that is worth a picture."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..rules.flow import apply, begin, to_act
from ..rules.record import Record, parse_record
from ..rules.seats import BySeat, Seat
from ..rules.state import Bidding, Buying, Deal, Played, Playing, Settled, State, table_of
from ..rules.view import view_for
from ..session import match
from ..session.match import Match
from ..session.players import Player
from .assets import resource_path
from .table.model import TableModel, finished_trick, standings_of

TRICKS_SHOWN = (0, 4, 9)
CALLS_SHOWN = 4


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a stored deal as one seat sees it."""

    name: str
    model: TableModel


def scenes() -> Iterator[Scene]:
    """Every moment worth a picture: of each stored deal those in which somebody is asked
    something new, the finished tricks, and the sheet."""
    for path in sorted(resource_path("scenes").glob("*.vira")):
        record = parse_record(path.read_text(encoding="utf-8"))
        for number, (moment, model) in enumerate(_moments(record)):
            yield Scene(f"{path.stem}-{number:02d}-{moment}", model)


def _moments(record: Record) -> Iterator[tuple[str, TableModel]]:
    """The moments of one deal with their names, each name once."""
    states: list[State] = [begin(record.deal)]
    for action in record.actions:
        states.append(apply(states[-1], action))
    contract = None if isinstance(states[-1], Bidding) else states[-1].contract
    if contract is None:
        raise ValueError("nobody plays in this deal")
    names = BySeat(*(dict(record.names or {}).get(seat.value, seat.value) for seat in Seat))
    seen: set[str] = set()
    for number, state in enumerate(states):
        lying = _finished(record, states, number)
        seat = to_act(state) or contract.declarer
        name = _moment(state, is_declarer=seat is contract.declarer)
        if lying:
            seat, name = contract.declarer, f"{name}-trick-lies"
        if name not in seen:
            seen.add(name)
            yield name, _model(state, seat, names, lying)


def _moment(state: State, *, is_declarer: bool) -> str:
    """What is to be seen: moments of one name look alike."""
    role = "declarer" if is_declarer else "opponent"
    match state:
        case Bidding():
            return f"bidding-{role}-{min(len(state.auction), CALLS_SHOWN):02d}"
        case Buying():
            return f"buying-{state.step.value}"
        case Playing() if state.claim is not None:
            return f"claim-{role}"
        case Playing():
            begun = max(number for number in TRICKS_SHOWN if number <= len(state.tricks))
            return f"play-{role}-{begun:02d}"
        case Settled():
            return "sheet"


def _finished(record: Record, states: list[State], number: int) -> tuple[Played, ...]:
    """The trick that the action before the state *number* finished, if the play goes on."""
    if number == 0 or isinstance(states[number], Settled):
        return ()
    return finished_trick(record.actions[number - 1], states[number - 1], states[number])


def _model(state: State, seat: Seat, names: BySeat[str], lying: tuple[Played, ...]) -> TableModel:
    return TableModel(
        view=view_for(state, seat),
        names=names,
        standings=standings_of(_first_deal(table_of(state).deal, names), state),
        deal_number=1,
        lying_trick=lying,
    )


def _first_deal(deal: Deal, names: BySeat[str]) -> Match:
    """The table at which *deal* is the first; who sits out, if there are four, has no name."""
    seats = (Seat.REARHAND, Seat.FOREHAND, Seat.MIDDLEHAND)
    players = [Player(names[seat]) for seat in seats]
    players += [Player("")] * (deal.players - len(players))
    return match.begin(tuple(players), dealer=0)
