"""The play of the cards, claims and concessions (rulings 21, 24, 25)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ..actions import (
    Accept,
    Action,
    AnnounceAcesLow,
    Claim,
    Concede,
    PlayCard,
    Refuse,
)
from ..cards import ACES, Card, CardSet, Suit, strength
from ..games import Family, Result
from ..refusals import IllegalAction, Reason
from ..seats import Seat
from ..state import Contract, OpenClaim, Played, Playing, Settled, Table, Trick
from . import payment


def begin(table: Table, contract: Contract) -> Playing:
    """The table before the first lead, which is always forehand's (ruling 24)."""
    return Playing(table=table, contract=contract, to_act=Seat.FOREHAND)


def playable(hand: CardSet, trick: tuple[Played, ...]) -> CardSet:
    """The cards of *hand* that may be played to *trick*: of the led suit if there are any."""
    if not trick:
        return hand
    led = trick[0].card.suit
    following = frozenset(card for card in hand if card.suit is led)
    return following or hand


def best_of(trick: Iterable[Played], trump: Suit | None, *, aces_low: bool) -> Played:
    """The card that wins *trick*, or would if it ended here."""
    cards = tuple(trick)
    led = cards[0].card.suit

    def height(played: Played) -> tuple[int, int]:
        suit = played.card.suit
        level = 2 if suit is trump else 1 if suit is led else 0
        return level, strength(played.card, aces_low=aces_low)

    return max(cards, key=height)


def check_aces(table: Table, contract: Contract) -> None:
    """Raises IllegalAction unless the declarer plays with all four aces (ruling 21)."""
    if not table.hands[contract.declarer] >= ACES:
        raise IllegalAction(Reason.ACES_NOT_HELD, contract.declarer)


def may_announce_aces(contract: Contract) -> bool:
    """True in a gask on 0-4 played low in which it has not been announced yet (ruling 21)."""
    game = contract.named_game
    return contract.is_low and game.family is Family.GASK and not contract.aces_low


def claims_open(state: Playing) -> range:
    """The numbers the declarer may claim: what he has, up to that and every trick left."""
    taken = state.taken[state.contract.declarer]
    return range(taken, taken + state.tricks_left + 1)


def legal(state: Playing) -> Iterator[Action]:
    """Everything open now: to the seat to act, and the announcement that needs no turn."""
    seat, declarer = state.to_act, state.contract.declarer
    if state.claim:
        yield from (Accept(seat), Refuse(seat), Concede(seat))
        return
    yield from (PlayCard(seat, card) for card in _follows(state, seat))
    if seat is declarer:
        yield from (Claim(seat, tricks) for tricks in claims_open(state))
    else:
        yield Concede(seat)
    if not state.has_begun and may_announce_aces(state.contract):
        if state.table.hands[declarer] >= ACES:
            yield AnnounceAcesLow(declarer)


def apply(state: Playing, action: Action) -> Playing | Settled:
    """The table after *action*. Raises IllegalAction."""
    if state.claim:
        return _answer(state, state.claim, action)
    seat, declarer = action.seat, state.contract.declarer
    announces = isinstance(action, AnnounceAcesLow) and seat is declarer
    if announces and not state.has_begun and may_announce_aces(state.contract):
        check_aces(state.table, state.contract)
        return replace(state, contract=replace(state.contract, aces_low=True))
    if seat is not state.to_act:
        raise IllegalAction(Reason.NOT_YOUR_TURN, seat)
    match action:
        case PlayCard(card=card):
            return _play_card(state, card)
        case Claim(tricks=tricks) if seat is declarer:
            if tricks not in claims_open(state):
                raise IllegalAction(Reason.CLAIM_IMPOSSIBLE, seat)
            return replace(state, claim=OpenClaim(tricks), to_act=declarer.left)
        case Concede() if seat is not declarer:
            return _concede(state, seat)
        case _:
            raise IllegalAction(Reason.NOT_NOW, seat)


def _follows(state: Playing, seat: Seat) -> list[Card]:
    return sorted(playable(state.table.hands[seat], state.trick))


def _answer(state: Playing, claim: OpenClaim, action: Action) -> Playing | Settled:
    if not isinstance(action, Accept | Refuse | Concede):
        raise IllegalAction(Reason.CLAIM_OPEN, action.seat)
    if action.seat is not state.to_act:
        raise IllegalAction(Reason.NOT_YOUR_TURN, action.seat)
    declarer = state.contract.declarer
    match action:
        case Refuse():
            return replace(state, claim=None, claim_refused=True, to_act=declarer)
        case Concede():
            return _concede(state, action.seat)
        case Accept() if claim.accepted == 0:
            return replace(state, claim=replace(claim, accepted=1), to_act=action.seat.left)
    return _settle(state, claim.tricks)  # the second to accept


def _play_card(state: Playing, card: Card) -> Playing | Settled:
    seat, hands = state.to_act, state.table.hands
    if card not in hands[seat]:
        raise IllegalAction(Reason.CARD_NOT_HELD, seat)
    if card not in playable(hands[seat], state.trick):
        raise IllegalAction(Reason.MUST_FOLLOW_SUIT, seat)
    table = replace(state.table, hands=hands.put(seat, hands[seat] - {card}))
    trick = (*state.trick, Played(seat, card))
    if len(trick) < 3:
        return replace(state, table=table, trick=trick, to_act=seat.left, claim_refused=False)
    contract = state.contract
    winner = best_of(trick, contract.trump, aces_low=contract.aces_low).seat
    after = replace(
        state,
        table=table,
        trick=(),
        tricks=(*state.tricks, Trick(trick, winner)),
        taken=state.taken.put(winner, state.taken[winner] + 1),
        to_act=winner,
        claim_refused=False,
    )
    if after.tricks_left == 0:
        return _settle(after, after.taken[contract.declarer])
    return after


def _concede(state: Playing, conceder: Seat) -> Settled:
    contract = state.contract
    taken = state.taken[contract.declarer]
    ceded = 0 if contract.is_low else state.tricks_left
    still_open = is_open(contract, taken, state.tricks_left)
    return _settle(state, taken + ceded, conceded=conceder, conceder_pays=still_open)


def is_open(contract: Contract, taken: int, left: int) -> bool:
    """True while the declarer may still go home and may still fail (ruling 25)."""
    outcomes = {contract.result_of(tricks) for tricks in (taken, taken + left)}
    return Result.HOME in outcomes and len(outcomes) > 1


def _settle(
    state: Playing, tricks: int, *, conceded: Seat | None = None, conceder_pays: bool = False
) -> Settled:
    contract = state.contract
    return Settled(
        table=state.table,
        contract=contract,
        tricks=state.tricks,
        trick=state.trick,
        taken=state.taken.put(contract.declarer, tricks),
        conceded=conceded,
        settlement=payment.of_play(
            state.table, contract, tricks, conceder=conceded if conceder_pays else None
        ),
    )
