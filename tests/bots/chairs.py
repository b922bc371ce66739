"""What the tests of bots need: views in one line, contracts that nobody would bid, and deals in
which the cards a seat has not seen lie otherwise."""

import random
from collections.abc import Callable
from dataclasses import replace

from tests.helpers.deals import cards_of
from vira_desktop.bots.bot import Budget, Decision
from vira_desktop.bots.regel import Regel
from vira_desktop.rules.actions import Accept, Bid, Pass, PlayCard, Refuse
from vira_desktop.rules.cards import ALL_CARDS, NO_CARDS, Card, CardSet, Suit
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import GAME_BY_KEY, Qualifier
from vira_desktop.rules.notation import SUIT_BY_LETTER, parse_cards
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.phases.play import best_of, playable
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import (
    Bidding,
    Buying,
    Contract,
    Deal,
    Direction,
    HouseRules,
    Offer,
    Played,
    Playing,
    State,
    Trick,
    table_of,
)
from vira_desktop.rules.view import Phase, SeatView, view_for

REGEL = Regel()
BUDGET = Budget()
F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


def decided(view: SeatView, seed: object = 1) -> Decision:
    """What *regel* does."""
    return REGEL.decide(view, random.Random(f"{seed}"), BUDGET)


def chance_deal(seed: object) -> Deal:
    """A deal drawn from *seed*."""
    return dealing.begin(random.Random(f"{seed}"), players=3, pulla=3)


def declared(deal: Deal, seat: Seat, word: str, qualifier: Qualifier = Qualifier.PLAIN) -> State:
    """The table when *seat* has won the auction with this bid; forehand has bid begär before."""
    state: State = begin(deal)
    bid = Bid(seat, word, qualifier)
    if word == "begar":
        bid = replace(bid, qualifier=Qualifier(2 - seat.precedence))
    while isinstance(state, Bidding):
        mine = state.to_act is seat and (state.standing is None or state.standing.seat is not seat)
        first = not state.auction
        state = apply(
            state, bid if mine else Bid(state.to_act, "begar") if first else Pass(state.to_act)
        )
    return state


def played_by(
    state: State, decide: Callable[[State], Decision], watch: Callable[[State, Decision], None]
) -> State:
    """*state* played to its end; claims are accepted by the left, refused by the right opponent
    on every other occasion."""
    claims = 0
    while (seat := getattr(state, "to_act", None)) is not None:
        if isinstance(state, Playing) and state.claim:
            claims += 1
            state = apply(state, Refuse(seat) if claims % 4 == 1 else Accept(seat))
            continue
        decision = decide(state)
        watch(state, decision)
        state = apply(state, decision.action)
    return state


def in_play(
    hand: str,
    *,
    seat: Seat = F,
    declarer: Seat = F,
    game: str = "begar",
    trump: str = "",
    trick: str = "",
    out: str | None = None,
    before: tuple[str, ...] = (),
    shown: str | None = None,
    tricks_left: int | None = None,
    aces_low: bool = False,
) -> SeatView:
    """The view of *seat* at its turn to play from *hand*, "AK4.96..T2". *trick* are the cards
    that lie, *before* whole tricks as "F HA H3 S2"; *out* are the cards not seen yet, all others
    being among the seat's discards (without *out*: every other card); *shown* is an open hand."""
    cards, lying = cards_of(hand), parse_cards(trick) if trick else ()
    turn = seat.right if len(lying) == 1 else seat.left
    running: list[Played] = []
    for card in lying:
        running.append(Played(turn, card))
        turn = turn.left
    low = GAME_BY_KEY[game].high_tricks is None
    contract = Contract(
        declarer=declarer,
        offer=Offer(seat=declarer, game=GAME_BY_KEY[game], qualifier=Qualifier.PLAIN),
        game=GAME_BY_KEY[game],
        direction=Direction.LOW if low or aces_low else Direction.HIGH,
        trump=SUIT_BY_LETTER[trump] if trump else None,
        aces_low=aces_low,
    )
    finished = [_trick(text, contract) for text in before]
    gone = {played.card for done in finished for played in done.cards} | {p.card for p in running}
    open_hand = cards_of(shown) if shown is not None else None
    discards = NO_CARDS
    if out is not None:
        discards = frozenset(ALL_CARDS) - cards_of(out) - cards - gone - (open_hand or NO_CARDS)
    if tricks_left is not None:
        missing = contract.tricks_to_play - tricks_left - len(finished)
        finished.extend(_fillers(discards, missing))
    return SeatView(
        seat=seat,
        phase=Phase.PLAY,
        players=3,
        pulla=3,
        highest=Suit.SPADES,
        rules=HouseRules(),
        to_act=seat,
        legal=tuple(PlayCard(seat, card) for card in sorted(playable(cards, tuple(running)))),
        hand=cards,
        dealt=cards,
        discards=discards,
        may_look_at_discards=False,
        card_counts=BySeat(len(cards), len(cards), len(cards)),
        auction=(),
        standing=None,
        contract=contract,
        step=None,
        turned=(),
        purchases=(),
        stock_left=0,
        open_hand=open_hand,
        tricks=tuple(finished),
        trick=tuple(running),
        taken=BySeat(0, 0, 0),
        claim=None,
        claim_refused=False,
        settled=None,
    )


def _trick(text: str, contract: Contract) -> Trick:
    leader, cards = text.split(" ", 1)
    turn, played = Seat(leader), []
    for card in parse_cards(cards):
        played.append(Played(turn, card))
        turn = turn.left
    winner = best_of(played, contract.trump, aces_low=contract.aces_low).seat
    return Trick(tuple(played), winner)


def _fillers(cards: CardSet, count: int) -> list[Trick]:
    """Tricks in which everybody followed suit, made of cards that have been seen anyway."""
    rest = sorted(cards)
    made: list[Trick] = []
    for suit in Suit:
        held = [card for card in rest if card.suit is suit]
        while len(held) >= 3 and len(made) < count:
            three = [held.pop() for _ in range(3)]
            made.append(Trick(tuple(map(Played, (F, M, R), three)), F))
    assert len(made) == count, "not enough seen cards for the tricks that are gone"
    return made


def shuffled_unseen(state: State, seat: Seat, rng: random.Random) -> State:
    """The same table to *seat*, but the cards it has not seen are dealt otherwise: those in other
    hands, in other discards and face down in the stock. Known voids are kept."""
    table = table_of(state)
    view = view_for(state, seat)
    fixed = view.open_hand if view.open_hand is not None else NO_CARDS
    turned = len(table.turned)
    places: list[tuple[Seat | str, Card]] = []
    voids = _voids(view)
    for other in Seat:
        if other is not seat:
            if not (fixed and other is view.declarer):
                places.extend((other, card) for card in sorted(table.hands[other]))
            places.extend(
                (f"discard {other.value}", card) for card in sorted(table.discards[other])
            )
    places.extend(("stock", card) for card in table.stock[turned:])
    for _ in range(200):
        cards = [card for _, card in places]
        rng.shuffle(cards)
        dealt = list(zip((place for place, _ in places), cards, strict=True))
        if all(not (isinstance(p, Seat) and c.suit in voids[p]) for p, c in dealt):
            break
    else:
        return state
    got: dict[Seat | str, list[Card]] = {}
    for place, card in dealt:
        got.setdefault(place, []).append(card)
    hands, discards, stock = table.hands, table.discards, table.stock
    for other in Seat:
        if other is not seat:
            if not (fixed and other is view.declarer):
                hands = hands.put(other, frozenset(got.get(other, ())))
            discards = discards.put(other, frozenset(got.get(f"discard {other.value}", ())))
    stock = (*stock[:turned], *got.get("stock", ()))
    if isinstance(state, Bidding):
        return replace(state, deal=replace(state.deal, hands=hands, stock=stock))
    assert isinstance(state, Buying | Playing)
    dealt_hands = table.deal.hands
    deal = replace(table.deal, hands=dealt_hands)
    return replace(
        state, table=replace(table, deal=deal, hands=hands, discards=discards, stock=stock)
    )


def _voids(view: SeatView) -> dict[Seat, set[Suit]]:
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for played in cards[1:]:
            if played.card.suit is not cards[0].card.suit:
                voids[played.seat].add(cards[0].card.suit)
    return voids
