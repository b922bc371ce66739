"""The bid table: the order of the rows, and what may be bid over what (rulings 8-13)."""

import random
from collections.abc import Callable

from ...rules.actions import Bid
from ...rules.cards import Suit
from ...rules.games import FREE_LEVEL, GAMES, Qualifier, games_of
from ...rules.notation import format_action
from ...rules.offers import is_higher, is_in_forehand, levels_open, refusal, trumps_allowed
from ...rules.phases import bidding, dealing
from ...rules.seats import SEATS
from ...rules.state import Bidding, Buying, Call, Offer, Settled
from ...rules.strict_json import Json
from ..auctions import action_of, auction, bids_over, next_call, offered, words_of
from ..question import NO, NOBODY, YES, Ask, Choose, Question, mixed, with_one_answer
from ..skills import Skill
from ..why import Reason, Why, because

_ROWS = {1: 16, 2: 24, 3: 32, 4: 40, 5: 40}
"""How far down the table the games come from, by level."""
PLAIN, IN_FOREHAND, HIGHER = "plain", "in-forehand", "higher"
"""What is added to a bid when it is spoken."""


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    return _DRAW[skill](level, rng)


def spoken(offer: Offer, standing: Offer | None) -> str:
    """What is added when *offer* is made over *standing*."""
    if is_in_forehand(offer, standing):
        return IN_FOREHAND
    return HIGHER if is_higher(offer, standing) else PLAIN


def _rows(level: int, rng: random.Random) -> Question:
    games = GAMES[: _ROWS[level]]
    if rng.random() < 0.2:
        game = rng.choice(games[:-1])
        following = GAMES[game.number]
        near = GAMES[max(0, game.number - 4) : game.number + 5]
        wrong = [other.key for other in near if other is not game]
        answers = mixed(rng, (following.key,), wrong)
        shown: dict[str, Json] = {"game": game.key}
        reason = because(Why.TABLE_ORDER, rows=_row_numbers(following.key, game.key))
        return with_one_answer(
            Skill.BID_ROWS,
            level,
            reason,
            ask=Ask.NEXT_GAME,
            shown=shown,
            answers=answers,
            right=following.key,
        )
    # The higher the level, the more games and the closer together.
    count, span = 2 + (level + 1) // 2, max(6, len(games) - 6 * level)
    first = rng.randrange(0, len(games) - span + 1)
    drawn = rng.sample(games[first : first + span], count)
    ask = rng.choice((Ask.HIGHEST_GAME, Ask.LOWEST_GAME))
    chosen = (max if ask is Ask.HIGHEST_GAME else min)(drawn, key=lambda game: game.number)
    keys = tuple(game.key for game in drawn)
    reason = because(Why.TABLE_ORDER, rows=_row_numbers(*keys))
    return with_one_answer(
        Skill.BID_ROWS,
        level,
        reason,
        ask=ask,
        shown={"games": [*keys]},
        answers=keys,
        right=chosen.key,
    )


def _row_numbers(*keys: str) -> Json:
    return {game.key: game.number for game in GAMES if game.key in keys}


def _auction(
    level: int, rng: random.Random, *, fits: Callable[[Bidding], bool] = lambda _: True
) -> Bidding:
    """An auction with a standing bid, and somebody to speak, that *fits*."""
    deal = dealing.begin(rng, players=3, pulla=3)
    while True:
        calls = rng.randint(1, 1 + level)
        state = auction(
            rng,
            deal,
            stop=lambda s, calls=calls: len(s.auction) >= calls,  # type: ignore[misc]
            first_rows=range(1, _ROWS[level]),
        )
        if state is not None and state.standing is not None and fits(state):
            return state


def _shown(state: Bidding) -> dict[str, Json]:
    return {"auction": [*words_of(state.auction)], "seat": state.to_act.value}


def _in_words(offer: Offer) -> str:
    return format_action(action_of(Call(offer.seat, offer)))


def _key(offer: Offer) -> Reason:
    return because(
        Why.BID_KEY,
        bid=_in_words(offer),
        row=offer.game.number,
        qualifier=int(offer.qualifier),
        seat=offer.seat.precedence,
    )


def _higher(level: int, rng: random.Random) -> Question:
    """Two bids, of different seats; the closer, the higher the level."""
    while True:
        seats = rng.sample(SEATS, 2)
        first = rng.choice([o for o in bids_over(None, seats[0]) if _is_near(o, level)])
        others = [o for o in bids_over(None, seats[1]) if o.unspecified is None]
        near = [o for o in others if abs(o.game.number - first.game.number) <= 6 - level]
        second = rng.choice(near)
        if first.key != second.key:
            break
    two = (_in_words(first), _in_words(second))
    right = two[0] if first.key > second.key else two[1]
    shown: dict[str, Json] = {"bids": [*two]}
    return with_one_answer(
        Skill.BID_HIGHER,
        level,
        _key(first),
        _key(second),
        ask=Ask.HIGHER_BID,
        shown=shown,
        answers=two,
        right=right,
    )


def _is_near(offer: Offer, level: int) -> bool:
    return offer.unspecified is None and offer.game.number <= _ROWS[level]


def _may_bid(level: int, rng: random.Random) -> Question:
    state = _auction(level, rng)
    bid, wanted = _tried(level, rng, state), rng.random() < 0.5
    while (refusal(state.standing, bid) is None) is not wanted:
        state = _auction(level, rng)
        bid = _tried(level, rng, state)
    shown = _shown(state) | {"bid": format_action(bid)}
    why = refusal(state.standing, bid)
    reasons: list[Reason] = []
    offer = offered(None, bid)
    if offer is None:
        reasons.append(because(Why.QUALIFIER_NOT_ALLOWED, bid=format_action(bid)))
    elif state.standing is not None:
        raised = offered(state.standing, bid) or offer
        reasons += (_key(state.standing), _key(raised))
    right = YES if why is None else NO
    return with_one_answer(
        Skill.BID_MAY, level, *reasons, ask=Ask.MAY_BID, shown=shown, answers=(YES, NO), right=right
    )


def _tried(level: int, rng: random.Random, state: Bidding) -> Bid:
    """A bid near the standing one, allowed or not."""
    row = state.standing.game.number if state.standing else 1
    near = [game for game in GAMES if abs(game.number - row) <= 2 + 2 * (6 - level)]
    words = [game.key for game in near]
    if level >= 2:
        words += [game.family.value for game in near if game.family in FREE_LEVEL]
    qualifier = rng.choice((Qualifier.PLAIN, Qualifier.PLAIN, Qualifier.SUIT, Qualifier.HIGHEST))
    bid = Bid(state.to_act, rng.choice(words), qualifier)
    # A qualifier where none may be is asked for now and then only.
    if qualifier and offered(None, bid) is None and rng.random() < 0.8:
        return Bid(state.to_act, bid.word)
    return bid


def _lowest(level: int, rng: random.Random) -> Question:
    state = _auction(level, rng, fits=lambda s: _lowest_named(s) is not None)
    right = _lowest_named(state)
    if right is None or state.standing is None:
        raise AssertionError("an auction without a bid left was asked about")
    named = [o for o in bids_over(None, state.to_act) if o.unspecified is None]
    keys = [o.key for o in named]
    place = keys.index(right.key)
    near = [_in_words(o) for o in named[max(0, place - 4) : place + 5]]
    answers = mixed(rng, (_in_words(right),), near)
    return with_one_answer(
        Skill.BID_LOWEST,
        level,
        _key(state.standing),
        _key(right),
        ask=Ask.LOWEST_BID,
        shown=_shown(state),
        answers=answers,
        right=_in_words(right),
    )


def _lowest_named(state: Bidding) -> Offer | None:
    """The lowest bid with its level that is open; None if none is left."""
    offers = bids_over(state.standing, state.to_act)
    return next((offer for offer in offers if offer.unspecified is None), None)


def _level(level: int, rng: random.Random) -> Question:
    """What a bid without a level means: its floor, and the games it leaves open."""
    while True:
        state = _auction(level, rng)
        open_now = [o for o in bids_over(state.standing, state.to_act) if o.unspecified]
        if open_now:
            break
    offer = rng.choice(open_now)
    family = offer.unspecified
    rows = games_of(family) if family else ()
    shown = _shown(state) | {"bid": _in_words(offer)}
    free = family in FREE_LEVEL
    why = because(Why.FLOOR if free else Why.LOWEST_ROW_ONLY, game=offer.game.key)
    keys = tuple(game.key for game in rows)
    if rng.random() < 0.5:
        return with_one_answer(
            Skill.BID_LEVEL,
            level,
            why,
            ask=Ask.GAME_MEANT,
            shown=shown,
            answers=mixed(rng, (offer.game.key,), keys),
            right=offer.game.key,
        )
    open_levels = [game.key for game in levels_open(offer)]
    closed = [key for key in keys if key not in open_levels]
    asked = rng.choice(closed if closed and rng.random() < 0.5 else open_levels)
    return with_one_answer(
        Skill.BID_LEVEL,
        level,
        why,
        because(Why.LEVELS_FROM_FLOOR, games=[*open_levels]),
        ask=Ask.MAY_NAME,
        shown=shown | {"level": asked},
        answers=(YES, NO),
        right=YES if asked in open_levels else NO,
    )


def _qualifier(level: int, rng: random.Random) -> Question:
    """Which suits a bid leaves for trump, and which bids may say so at all."""
    highest, seat = rng.choice(list(Suit)), rng.choice(SEATS)
    game, qualifier = rng.choice(GAMES), rng.choice((Qualifier.SUIT, Qualifier.HIGHEST))
    bid = Bid(seat, game.key, qualifier)
    allowed = offered(None, bid) is not None
    if rng.random() < 0.5:
        why = Why.QUALIFIER_BINDS if allowed else Why.QUALIFIER_NOT_ALLOWED
        shown: dict[str, Json] = {"bid": format_action(bid)}
        right = YES if allowed else NO
        reason = because(why, bid=format_action(bid))
        return with_one_answer(
            Skill.BID_QUALIFIER,
            level,
            reason,
            ask=Ask.MAY_QUALIFY,
            shown=shown,
            answers=(YES, NO),
            right=right,
        )
    while not game.may_be_qualified:
        game = rng.choice(GAMES)
    if rng.random() < 0.25:
        qualifier = Qualifier.PLAIN
    bid = Bid(seat, game.key, qualifier)
    suits = sorted(trumps_allowed(qualifier, highest))
    return Question(
        skill=Skill.BID_QUALIFIER,
        level=level,
        ask=Ask.TRUMPS_OPEN,
        shown={"bid": format_action(bid), "highest": highest.letter},
        answers=tuple(suit.letter for suit in Suit),
        accepted=tuple(suit.letter for suit in suits),
        choose=Choose.ALL,
        reasons=(because(Why.QUALIFIER_BINDS, suits=[suit.letter for suit in suits]),),
    )


def _forehand(level: int, rng: random.Random) -> Question:
    """The same game again from a better seat, or the same word: what is said?"""
    wanted = rng.choice((PLAIN, IN_FOREHAND, HIGHER))
    while True:
        state = _auction(level, rng)
        fitting = [
            offer
            for offer in bids_over(state.standing, state.to_act)
            if spoken(offer, state.standing) == wanted and _resembles(offer, state.standing)
        ]
        if fitting:
            break
    offer = rng.choice(fitting)
    shown = _shown(state) | {"bid": _in_words(offer)}
    why = {
        PLAIN: Why.NOTHING_IS_ADDED,
        IN_FOREHAND: Why.IN_FOREHAND_IS_SAID,
        HIGHER: Why.HIGHER_IS_SAID,
    }[wanted]
    return with_one_answer(
        Skill.BID_FOREHAND,
        level,
        because(why, bid=_in_words(offer)),
        ask=Ask.WORDS_ADDED,
        shown=shown,
        answers=(PLAIN, IN_FOREHAND, HIGHER),
        right=wanted,
    )


def _resembles(offer: Offer, standing: Offer | None) -> bool:
    return standing is not None and offer.game.family is standing.game.family


def _turns(level: int, rng: random.Random) -> Question:
    """May somebody pass, and who speaks next or has won?"""
    deal = dealing.begin(rng, players=3, pulla=3)
    if rng.random() < 0.06:
        seat = SEATS[0]
        shown: dict[str, Json] = {"auction": [], "seat": seat.value}
        reason = because(Why.FOREHAND_MUST_BID)
        return with_one_answer(
            Skill.BID_TURNS,
            level,
            reason,
            ask=Ask.MAY_PASS,
            shown=shown,
            answers=(YES, NO),
            right=NO,
        )
    calls = rng.randint(2, 4 + level)
    state: Bidding | Buying | Settled = bidding.begin(deal)
    while isinstance(state, Bidding) and len(state.auction) < calls:
        state = bidding.apply(state, next_call(rng, state, first_rows=range(1, 20)))
    words: list[Json]
    if isinstance(state, Buying):
        words = [*words_of(state.table.auction)]
        right, reason = NOBODY, because(Why.TWO_PASSES_END, declarer=state.contract.declarer.value)
    elif isinstance(state, Bidding):
        words = [*words_of(state.auction)]
        right = state.to_act.value
        passed: list[Json] = [seat.value for seat in SEATS if seat in state.passed]
        reason = because(Why.PASSING_IS_FINAL, passed=passed)
    else:
        raise AssertionError("somebody always bids")
    answers = (*(seat.value for seat in SEATS), NOBODY)
    return with_one_answer(
        Skill.BID_TURNS,
        level,
        reason,
        ask=Ask.WHO_SPEAKS,
        shown={"auction": words},
        answers=answers,
        right=right,
    )


_DRAW: dict[Skill, Callable[[int, random.Random], Question]] = {
    Skill.BID_ROWS: _rows,
    Skill.BID_HIGHER: _higher,
    Skill.BID_MAY: _may_bid,
    Skill.BID_LOWEST: _lowest,
    Skill.BID_LEVEL: _level,
    Skill.BID_QUALIFIER: _qualifier,
    Skill.BID_FOREHAND: _forehand,
    Skill.BID_TURNS: _turns,
}
