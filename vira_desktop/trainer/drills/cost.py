"""What does it cost? Bets and pins of a finished game."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ...rules.cards import Suit
from ...rules.games import GAMES, Column, Family, Game, Group, Qualifier, Result
from ...rules.notation import QUALIFIER_WORDS, format_hand
from ...rules.offers import trumps_allowed
from ...rules.phases import dealing, payment, play
from ...rules.seats import SEATS, Seat, opponents_of
from ...rules.state import Contract, Direction, Settlement, Table
from ...rules.strict_json import Json
from ..auctions import winning_calls, won, words_of
from ..question import Answer, Ask, Question, numbers_near
from ..skills import Skill
from ..why import Reason, Why, because
from . import cost_of_session, gok_pass

_ROWS = {1: 12, 2: 20, 3: 29, 4: 40, 5: 40}
"""How far down the table the games come from, by level."""
_LOWEST = -10_000
SITS_OUT = "S"
"""The fourth player, as in a record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A game that is over, and what it pays."""

    table: Table
    contract: Contract
    tricks: int
    """Those the declarer ends with; 0 when laid."""
    laid: bool
    conceded: Seat | None
    still_open: bool
    """It was not yet sure how the game would end when an opponent gave up."""
    settlement: Settlement


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    if skill is Skill.COST_END:
        return cost_of_session.end_question(level, rng)
    if skill is Skill.COST_BETTING_IN:
        return cost_of_session.betting_in_question(level, rng)
    while True:
        finished = _finished(skill, level, rng)
        asked = list(_questions(skill, level, finished, rng))
        if asked:
            return rng.choice(asked)


def _finished(skill: Skill, level: int, rng: random.Random) -> Finished:
    """A finished game of the sort that *skill* is about."""
    game = rng.choice([game for game in GAMES[: _ROWS[level]] if _suits(skill, game)])
    qualifier = Qualifier.PLAIN
    if game.may_be_qualified and rng.random() < 0.4:
        qualifier = rng.choice((Qualifier.SUIT, Qualifier.HIGHEST))
    pulla = rng.randint(0, 2) if skill is Skill.COST_ANTES else rng.randint(2, 12)
    deal = dealing.begin(rng, players=rng.choice((3, 4)), pulla=pulla)
    calls = winning_calls(rng.choice(SEATS), game, qualifier)
    over = won(deal, calls or winning_calls(Seat.FOREHAND, game, qualifier))
    contract = _played(over.contract, deal.highest, rng, again=skill is Skill.COST_REPURCHASE)
    laid = skill is Skill.COST_LAID or (skill is Skill.COST_REPURCHASE and rng.random() < 0.25)
    if laid:
        settled = payment.lay_down(over.table, contract)
        return _of(over.table, contract, 0, settled.settlement, laid=True)
    if skill is Skill.COST_CONCEDED:
        return _conceded(over.table, contract, rng)
    tricks = _tricks(contract, rng, home=skill in (Skill.COST_ANTES, Skill.COST_GOK))
    return _of(over.table, contract, tricks, payment.of_play(over.table, contract, tricks))


def _of(
    table: Table,
    contract: Contract,
    tricks: int,
    settlement: Settlement,
    *,
    laid: bool = False,
    conceded: Seat | None = None,
    still_open: bool = False,
) -> Finished:
    return Finished(
        table=table,
        contract=contract,
        tricks=tricks,
        laid=laid,
        conceded=conceded,
        still_open=still_open,
        settlement=settlement,
    )


def _suits(skill: Skill, game: Game) -> bool:
    """True if the question can be about *game*."""
    match skill:
        case Skill.COST_REPURCHASE:
            return game.group is Group.BUYING
        case Skill.COST_GOK:
            return game.family is Family.GOK
        case Skill.COST_PINS:
            # Where every column is the same and nothing is paid there is little to ask.
            return max(game.pins) > 0
        case _:
            return True


def _played(contract: Contract, highest: Suit, rng: random.Random, *, again: bool) -> Contract:
    """The contract as it was played: high or low, with its trumps, bought again or not."""
    game = contract.named_game
    low = contract.direction is Direction.LOW
    if contract.direction is None:
        low = rng.random() < 0.5
    contract = replace(
        contract, direction=Direction.LOW if low else Direction.HIGH, repurchased=again
    )
    if low:
        return contract
    allowed = sorted(trumps_allowed(contract.offer.qualifier, highest))
    trump = rng.choice(allowed)
    if not again:
        return replace(contract, trump=trump)
    turned_again = game.turn_up and rng.random() < 0.8
    return replace(
        contract, trump=rng.choice(allowed) if turned_again else trump, first_trump=trump
    )


def _tricks(contract: Contract, rng: random.Random, *, home: bool) -> int:
    result = Result.HOME if home else rng.choice(tuple(Result))
    fitting = [n for n in range(contract.tricks_to_play + 1) if contract.result_of(n) is result]
    near = sorted(fitting, key=lambda n: abs(n - contract.tricks_needed))[:4]
    return rng.choice(near)


def _conceded(table: Table, contract: Contract, rng: random.Random) -> Finished:
    """An opponent has given up after some tricks."""
    conceder = rng.choice(opponents_of(contract.declarer))
    want_open = rng.random() < 0.7
    while True:
        left = rng.randint(1, contract.tricks_to_play - 1)
        taken = rng.randint(0, contract.tricks_to_play - left)
        if contract.is_low:
            taken = min(taken, 3)
        still_open = play.is_open(contract, taken, left)
        if still_open is want_open:
            break
    tricks = taken if contract.is_low else taken + left
    payer = conceder if still_open else None
    settlement = payment.of_play(table, contract, tricks, conceder=payer)
    return _of(table, contract, tricks, settlement, conceded=conceder, still_open=still_open)


def _shown(finished: Finished) -> dict[str, Json]:
    table, contract = finished.table, finished.contract
    shown: dict[str, Json] = {
        "players": table.deal.players,
        "pulla": table.deal.pulla,
        "highest": table.deal.highest.letter,
        "auction": [*words_of(table.auction)],
        "declarer": contract.declarer.value,
        "game": contract.named_game.key,
        "qualifier": QUALIFIER_WORDS.get(contract.offer.qualifier),
        "played": "low" if contract.is_low else "high",
        "trump": contract.trump.letter if contract.trump is not None else None,
        "repurchased": contract.repurchased,
        "laid": finished.laid,
        "tricks": None if finished.laid else finished.tricks,
    }
    if contract.first_trump is not None:
        shown["first_trump"] = contract.first_trump.letter
    if contract.named_game.family is Family.GOK:
        opponents = opponents_of(contract.declarer)
        shown["hands"] = {s.value: format_hand(table.deal.hands[s]) for s in opponents}
    if finished.conceded is not None:
        shown["conceded"] = finished.conceded.value
        shown["open"] = finished.still_open
    return shown


def _questions(
    skill: Skill, level: int, finished: Finished, rng: random.Random
) -> Iterator[Question]:
    shown = _shown(finished)
    settlement = finished.settlement
    seat = _seat(skill, finished, rng)

    def one(ask: Ask, right: Answer, answers: tuple[Answer, ...], *reasons: Reason) -> Question:
        of_seat: dict[str, Json] = {}
        if ask in (Ask.PINS_OF_SEAT, Ask.BETS_OF_SEAT):
            of_seat = {"seat": seat}
        return Question(
            skill=skill,
            level=level,
            ask=ask,
            shown=shown | of_seat,
            answers=answers,
            accepted=(right,),
            reasons=reasons,
        )

    if skill in (Skill.COST_PINS, Skill.COST_REPURCHASE, Skill.COST_LAID, Skill.COST_CONCEDED):
        pins = 0 if seat == SITS_OUT else settlement.pins[Seat(seat)]
        yield one(Ask.PINS_OF_SEAT, pins, _pins_near(finished, pins, rng), *_why_pins(finished))
    if skill not in (Skill.COST_PINS, Skill.COST_ANTES) and seat != SITS_OUT:
        bets = settlement.pulla[Seat(seat)]
        likely = (-bets, 1, -1, -2, 2, -3, -5, 0)
        answers = numbers_near(rng, bets, least=_LOWEST, lures=likely)
        yield one(Ask.BETS_OF_SEAT, bets, answers, *_why_bets(finished))
    if skill in (Skill.COST_BETS, Skill.COST_LAID, Skill.COST_REPURCHASE):
        results = tuple(result.value for result in Result)
        result = settlement.result
        if result is not None and not finished.laid and finished.conceded is None:
            reasons = _why_result(finished)
            yield one(Ask.RESULT, result.value, results, *reasons)
    if skill in (Skill.COST_ANTES, Skill.COST_GOK, Skill.COST_CONCEDED):
        after = settlement.pulla_after
        lures = (after + 1, after - 1, finished.table.deal.pulla, after + settlement.antes)
        yield one(
            Ask.PULLA_AFTER, after, numbers_near(rng, after, lures=lures), *_why_pulla(finished)
        )
    if skill is Skill.COST_ANTES:
        yield one(Ask.ANTES, settlement.antes, (0, 1, 2, 3), *_why_pulla(finished))


def _seat(skill: Skill, finished: Finished, rng: random.Random) -> str:
    """Whose account is asked for; now and then the one who sits out."""
    if finished.table.deal.players == 4 and skill is Skill.COST_PINS and rng.random() < 0.15:
        return SITS_OUT
    declarer = finished.contract.declarer
    paying = [finished.conceded, finished.settlement.penalty]
    likely = [payer for payer in paying if payer is not None] or [declarer]
    if skill in (Skill.COST_BETS, Skill.COST_LAID, Skill.COST_REPURCHASE):
        return declarer.value
    return rng.choice(likely if rng.random() < 0.6 else list(SEATS)).value


def _pins_near(finished: Finished, right: int, rng: random.Random) -> tuple[Answer, ...]:
    """Answers that come from the wrong column, the wrong sign, or one opponent for two."""
    columns = finished.contract.named_game.pins
    sign = -1 if right < 0 else 1
    lures = [-right, right // 2, 2 * right, *(sign * pins for pins in columns)]
    lures += [2 * sign * pins for pins in columns]
    return numbers_near(rng, right, least=_LOWEST, lures=lures)


def _why_pins(finished: Finished) -> tuple[Reason, ...]:
    contract, highest = finished.contract, finished.table.deal.highest
    reasons = _why_result(finished)
    first = payment.first_buy_pins(contract, highest)
    if contract.repurchased:
        reasons.append(because(Why.FIRST_BUY_PINS, pins=first))
    if finished.laid:
        pins = payment.laid_pins(contract, highest)
        reasons.append(because(Why.LAID_COLUMN, pins=pins, **_laid_by(contract, highest)))
    else:
        column = payment.column_of(contract.trump, highest)
        pins = payment.pins_for(contract, contract.trump, highest)
        reasons.append(because(Why.PINS_COLUMN, column=column.name.lower(), pins=pins))
    if contract.repurchased:
        won = finished.settlement.result is Result.HOME
        last = pins if won else -pins
        reasons.append(because(Why.PINS_TOGETHER, first=-first, last=last, each=last - first))
    if finished.table.deal.players == 4:
        reasons.append(because(Why.SITS_OUT))
    return (*reasons, *_why_conceded(finished))


def _laid_by(contract: Contract, highest: Suit) -> dict[str, Json]:
    """By what the column of a laid hand is found, and which it is."""
    game, qualifier = contract.named_game, contract.offer.qualifier
    if game.high_tricks is None:
        return {"by": "low", "column": Column.OFF.name.lower()}
    if game.group is Group.BUYING:
        return {"by": "trump", "column": payment.column_of(contract.trump, highest).name.lower()}
    return {"by": "bid" if qualifier else "off", "column": Column(qualifier).name.lower()}


def _why_result(finished: Finished) -> list[Reason]:
    """What the tricks make of a game that was played to its end."""
    if finished.laid or finished.conceded is not None:
        return []
    needed = finished.contract.tricks_needed
    return [because(Why.RESULT, needed=needed, tricks=finished.tricks)]


def _why_conceded(finished: Finished) -> tuple[Reason, ...]:
    if finished.conceded is None:
        return ()
    why = Why.CONCEDER_PAYS if finished.still_open else Why.OUTCOME_WAS_SURE
    return (because(why, seat=finished.conceded.value),)


def _why_bets(finished: Finished) -> tuple[Reason, ...]:
    contract, result = finished.contract, finished.settlement.result
    bets = finished.settlement.pulla[contract.declarer]
    code = result.value if result else None
    row = because(Why.BETS_ROW, result=code, repurchased=contract.repurchased, bets=bets)
    reasons = [*_why_result(finished), row]
    if finished.laid:
        reasons.append(because(Why.LAID_COUNTS_AS, game=contract.named_game.key, answer=code))
    if contract.named_game.family is Family.GOK and result is not None and not finished.laid:
        penalty = finished.settlement.penalty
        reasons.extend(gok_pass.why_penalty(finished.table, result, penalty))
    return (*reasons, *_why_conceded(finished))


def _why_pulla(finished: Finished) -> tuple[Reason, ...]:
    deal, settlement = finished.table.deal, finished.settlement
    return (
        because(Why.ANTES, antes=settlement.antes, players=deal.players),
        *_why_bets(finished),
        because(Why.PULLA_AFTER, before=deal.pulla, after=settlement.pulla_after),
    )
