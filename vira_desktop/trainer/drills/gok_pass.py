"""Passing on a gök: what it takes, and who pays afterwards (ruling 31)."""

import random
from dataclasses import replace

from ...rules.actions import Action, Pass
from ...rules.cards import ALL_CARDS, CardSet
from ...rules.games import GAME_BY_KEY, Result
from ...rules.holdings import gok_passers, gok_penalty, low_holding, low_suits
from ...rules.notation import format_hand
from ...rules.phases import bidding, dealing, payment
from ...rules.seats import SEATS, BySeat, Seat, opponents_of
from ...rules.state import Bidding, Buying, Call, Direction, Table
from ...rules.strict_json import Json
from ..auctions import action_of, auction, won, words_of
from ..question import NO, NOBODY, YES, Answer, Ask, Question, numbers_near, with_one_answer
from ..skills import Skill
from ..why import Reason, Why, because

_GOK = GAME_BY_KEY["gok"]
_BELOW = range(1, _GOK.number + 1)


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    if skill in (Skill.GOK_PENALTY, Skill.GOK_PULLA):
        return _penalty_question(skill, level, rng)
    return _pass_question(skill, level, rng)


def _pass_question(skill: Skill, level: int, rng: random.Random) -> Question:
    state = _auction(skill, rng)
    seat = state.to_act
    needed = _needed(state)
    if skill is not Skill.GOK_FORGOTTEN and rng.random() < 0.25:
        return Question(
            skill=skill,
            level=level,
            ask=Ask.HOLDINGS_NEEDED,
            shown={"seat": seat.value, "auction": _words(state)},
            answers=(0, 1, 2, 3),
            accepted=(needed,),
            reasons=(_why_needed(seat, needed),),
        )
    hand = _hand_for(needed, level, rng, enough=rng.random() < 0.5)
    held = len(low_suits(hand))
    return Question(
        skill=skill,
        level=level,
        ask=Ask.MAY_PASS_GOK,
        shown={"seat": seat.value, "hand": format_hand(hand), "auction": _words(state)},
        answers=(YES, NO),
        accepted=(YES if held >= needed else NO,),
        reasons=(_why_needed(seat, needed, **_held(hand)),),
    )


def _why_needed(seat: Seat, needed: int, **held: Json) -> Reason:
    why = Why.GOK_NEEDS if needed else Why.GOK_IS_FORGOTTEN
    return because(why, seat=seat.value, needed=needed, **held)


def _words(state: Bidding) -> list[Json]:
    return [*words_of(state.auction)]


def _needed(state: Bidding) -> int:
    """Low holdings that the seat to act needs to pass; none when no gök stands."""
    if state.standing is None or state.standing.game is not _GOK:
        return 0
    return dict(gok_passers((*state.auction, Call(state.to_act, None))))[state.to_act]


def _auction(skill: Skill, rng: random.Random) -> Bidding:
    """An auction at the moment that *skill* asks about."""
    deal = dealing.begin(rng, players=3, pulla=3)
    # A gök that is overbid by another game needs nothing; by "gök i förhand", as before.
    again = skill is Skill.GOK_FORGOTTEN and rng.random() < 0.6
    while True:
        state = auction(
            rng,
            deal,
            stop=lambda s: _is_asked(skill, s, again=again),
            first_rows=_BELOW,
            sought=_GOK,
        )
        if state is not None:
            return state


def _is_asked(skill: Skill, state: Bidding, *, again: bool) -> bool:
    goks = sum(call.offer is not None and call.offer.game is _GOK for call in state.auction)
    stands = _gok_stands(state)
    passed_on_it = 0
    for call in reversed(state.auction):
        if call.offer is not None:
            break
        passed_on_it += 1
    passed_before = len(state.passed) - passed_on_it
    match skill:
        case Skill.GOK_FIRST:
            return stands and passed_on_it == 0 and passed_before == 0
        case Skill.GOK_SECOND:
            return stands and passed_on_it == 1
        case Skill.GOK_LONE:
            return stands and passed_on_it == 0 and passed_before == 1
        case _:
            return goks >= 2 and stands if again else goks >= 1 and not stands


def _hand_for(needed: int, level: int, rng: random.Random, *, enough: bool) -> CardSet:
    """Thirteen cards that have *enough* low holdings or not; the higher the level, the closer."""
    while True:
        hand = frozenset(rng.sample(ALL_CARDS, 13))
        missing = needed - len(low_suits(hand))
        if needed and (missing <= 0) is not enough:
            continue
        if level < 3 or not needed or missing in (0, 1):
            return hand


def _penalty_question(skill: Skill, level: int, rng: random.Random) -> Question:
    calls = _winning_gok(rng)
    over = won(dealing.begin(rng, players=3, pulla=0), calls)
    declarer = over.contract.declarer
    opponents = opponents_of(declarer)
    may_pay = [seat for seat, _ in gok_passers(over.table.auction)]
    wanted = rng.choice((*may_pay, *may_pay, None))
    result = rng.choice(tuple(Result)) if wanted is None and rng.random() < 0.4 else Result.HOME
    while True:
        deal = dealing.begin(rng, players=rng.choice((3, 4)), pulla=rng.randint(0, 5))
        over = won(deal, calls)
        penalty = gok_penalty(over.table.auction, deal.hands) if result is Result.HOME else None
        if penalty is wanted:
            break
    contract = replace(over.contract, direction=Direction.LOW)
    tricks = {Result.HOME: 0, Result.BET: 1, Result.KODILJ: rng.randint(2, 5)}[result]
    settlement = payment.of_play(over.table, contract, tricks)
    hands: dict[str, Json] = {seat.value: format_hand(deal.hands[seat]) for seat in opponents}
    shown: dict[str, Json] = {
        "auction": [*words_of(over.table.auction)],
        "declarer": declarer.value,
        "hands": hands,
        "tricks": tricks,
    }
    reasons = why_penalty(over.table, result, penalty)
    answers: tuple[Answer, ...]
    right: Answer
    if skill is Skill.GOK_PULLA:
        shown |= {"players": deal.players, "pulla": deal.pulla}
        after = settlement.pulla_after
        ask, right = Ask.PULLA_AFTER, after
        answers = numbers_near(rng, after, lures=(after + 1, after - 1, deal.pulla))
        code, bets = result.value, settlement.pulla[declarer]
        reasons += (
            because(Why.ANTES, antes=settlement.antes, players=deal.players),
            because(Why.BETS_ROW, result=code, repurchased=False, bets=bets),
            because(Why.PULLA_AFTER, before=deal.pulla, after=after),
        )
    elif rng.random() < 0.3:
        seat = wanted if wanted and rng.random() < 0.5 else rng.choice(opponents)
        shown["seat"] = seat.value
        ask, right = Ask.PENALTY_BETS, int(penalty is seat)
        answers = (0, 1, 2)
        reasons += (because(Why.ONE_BET, seat=seat.value, bets=right),)
    else:
        ask, right = Ask.WHO_PAYS_PENALTY, penalty.value if penalty else NOBODY
        answers = (*(seat.value for seat in SEATS), NOBODY)
    return with_one_answer(
        skill, level, *reasons, ask=ask, shown=shown, answers=answers, right=right
    )


def _winning_gok(rng: random.Random) -> list[Action]:
    """An auction that a gök wins, to its last pass."""
    deal = dealing.begin(rng, players=3, pulla=3)
    while True:
        state = auction(rng, deal, stop=_gok_stands, first_rows=_BELOW, sought=_GOK)
        while isinstance(state, Bidding):
            following = bidding.apply(state, Pass(state.to_act))
            if isinstance(following, Buying):
                return [action_of(call) for call in following.table.auction]
            state = following if isinstance(following, Bidding) else None


def _gok_stands(state: Bidding) -> bool:
    return state.standing is not None and state.standing.game is _GOK


def why_penalty(table: Table, result: Result, penalty: Seat | None) -> tuple[Reason, ...]:
    """Why a gök that was played to *result* costs the player *penalty* a bet, or nobody."""
    dealt: BySeat[CardSet] = table.deal.hands
    needs = tuple(
        because(
            Why.GOK_NEEDS,
            seat=seat.value,
            needed=needed,
            **_held(dealt[seat]),
        )
        for seat, needed in gok_passers(table.auction)
    )
    if result is not Result.HOME:
        return (because(Why.GOK_NOT_HOME, result=result.value),)
    if penalty is not None:
        return (*needs, because(Why.GOK_PENALTY, seat=penalty.value, bets=1))
    short = [reason for reason in needs if _is_short(reason)]
    return (*needs, because(Why.GOK_BOTH_SHORT)) if len(short) == 2 else needs


def _held(hand: CardSet) -> dict[str, Json]:
    """The low holdings of *hand*: how many, in which suits, and the highest card of each."""
    suits = low_suits(hand)
    return {
        "held": len(suits),
        "suits": [suit.letter for suit in suits],
        "cards": [str(low_holding(hand, suit)[-1]) for suit in suits],
    }


def _is_short(reason: Reason) -> bool:
    held, needed = reason.figures["held"], reason.figures["needed"]
    return isinstance(held, int) and isinstance(needed, int) and held < needed
