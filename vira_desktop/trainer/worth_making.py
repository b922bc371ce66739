"""Makes questions judged by worth, and judges them again: a position as *regel* comes to it, what
might well be done there, and what comes of it in many worlds."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from ..bots import regel_bidding, regel_buying
from ..bots.bidding_by_worth import Weighed, weighed
from ..bots.bot import Decision
from ..bots.fitting_worlds import action_of
from ..bots.hand_worth import Model
from ..bots.judged_hand import Judged, Trial
from ..rules.actions import Action, LayDown, PlayHand, Repurchase, SetAside
from ..rules.cards import ALL_CARDS, CardSet, Suit
from ..rules.flow import apply, begin
from ..rules.games import Family, Game, Group
from ..rules.notation import (
    format_action,
    format_cards,
    format_hand,
    parse_action,
    parse_cards,
    parse_hand,
)
from ..rules.phases import dealing
from ..rules.seats import BySeat, Seat
from ..rules.state import Bidding, Buying, Deal, State, Step
from ..rules.strict_json import Json
from ..rules.view import Phase, SeatView, view_for
from ..solver.api import Solver
from .skills import Kind, Skill
from .worth_questions import Tried, Verdict, WorthQuestion

PLAYERS = 3
FIRST_LOOK, WORLDS = 24, 100
"""Worlds after which a dull question is dropped, and in which the others are judged."""
RARE = 0.02
"""Where *regel* would have called as somebody called with fewer of his hands, nothing is asked."""
_BIDS, _LURES = 2, 2
"""Beside what *regel* says, so many of the best bids by the model are tried, and so many of those
next best that should be worse by _LURE pins."""
_LURE = 2.5
_FAR = 6.0
"""Pins by which a second choice may seem worse than the best, and it is still a question."""
_DISPUTED = 0.7
"""How often only positions will do where *regel* seems to be wrong."""
_SEEMS, _STILL_SEEMS = 2.0, 1.5
"""By so many pins, by the model, and after the first look."""
_DEALS = 400
"""So many deals are looked at for one position."""
_OFTEN = {
    Kind.BIDDING: {
        Skill.BIDDING_OPEN: 4,
        Skill.BIDDING_OVER: 7,
        Skill.BIDDING_GOK: 4,
        Skill.BIDDING_AGAIN: 5,
    },
    Kind.LAST_WORD: {
        Skill.LAST_SPEL: 8,
        Skill.LAST_TURNED: 6,
        Skill.LAST_GASK: 4,
        Skill.LAST_KOPMISAR: 2,
    },
}
"""How often a position of each sort is looked for."""


@dataclass(frozen=True, slots=True)
class Maker:
    """Makes questions, with a *solver* of its own and the *model* by which bids are chosen that
    are worth a try."""

    model: Model
    solver: Solver

    def make(self, kind: Kind, seed: str, number: int) -> WorthQuestion | None:
        """Question *number* of *kind* from *seed*; None if nothing came of it. It depends on
        nothing else."""
        source = f"{seed}/{number}"
        rng = random.Random(f"{kind.value}/{source}")
        is_disputed = kind is Kind.BIDDING and rng.random() < _DISPUTED
        (sought,) = rng.choices([*_OFTEN[kind]], [*_OFTEN[kind].values()])
        for _ in range(_DEALS):
            if kind is Kind.BIDDING:
                found = self._bidding_position(rng, sought, is_disputed=is_disputed)
            else:
                found = _last_word_position(rng)
            if found is not None and found[0] is sought:
                least = _STILL_SEEMS if is_disputed else 0.0
                return self._judged(source, *found, rng, least=least)
        return None

    def again(self, question: WorthQuestion, *, worlds: int, seed: str) -> WorthQuestion:
        """*question* judged anew in *worlds* other worlds, whatever comes of it."""
        view = view_of(question.shown)
        rng = random.Random(f"{seed}/{question.source}")
        trial = self._trial(view, [one.answer for one in question.tried], rng)
        trial.go_on(worlds)
        return replace(question, worlds=trial.worlds, tried=_tried(trial.judged(), view))

    def _trial(self, view: SeatView, answers: Iterable[str], rng: random.Random) -> Trial:
        actions = [_action(view, answer) for answer in answers]
        return Trial(view, actions, rng, self.solver)

    def _judged(
        self,
        source: str,
        skill: Skill,
        view: SeatView,
        shown: Mapping[str, Json],
        rng: random.Random,
        *,
        least: float,
    ) -> WorthQuestion | None:
        """The question, unless *regel* loses less than *least* at the first look."""
        regel = _regel(view)
        said = _answer(view, regel.action)
        answers = self._worth_trying(view, said)
        if len(answers) < 2:
            return None
        trial = self._trial(view, answers, rng)
        trial.go_on(2)
        if trial.fitting < RARE:
            return None
        trial.go_on(FIRST_LOOK - 2)
        if trial.worlds < FIRST_LOOK / 2:
            return None
        at_first = {one.answer: one for one in _tried(trial.judged(), view)}
        if at_first[said].loss < least:
            return None
        trial.go_on(WORLDS - trial.worlds)
        tried = _tried(trial.judged(), view)
        sure = _balanced(tried, said)
        if not sure:
            return None
        return WorthQuestion(
            skill=skill,
            source=source,
            shown=shown,
            worlds=trial.worlds,
            tried=sure,
            regel=said,
            rule=str(regel.motive.rule.value),
            figures=regel.motive.figures,
        )

    def _worth_trying(self, view: SeatView, said: str) -> list[str]:
        """What *regel* says, a pass, and the best bids by the model, one for each game."""
        if view.phase is not Phase.BIDDING:
            return [_answer(view, act) for act in view.legal if isinstance(act, LAST_WORDS)] + (
                [format_action(PlayHand(view.seat))] if view.step is Step.FEWER else []
            )
        options = weighed(view, self.model)
        best_of_game: dict[Game, Weighed] = {}
        for one in options:
            if one.game is not None:
                best_of_game.setdefault(one.game.game, one)
        bids = [*best_of_game.values()]
        lures = [one for one in bids[_BIDS:] if one.worth < options[0].worth - _LURE]
        passing = [one for one in options if one.game is None]
        tried = (*passing, *bids[:_BIDS], *lures[:_LURES])
        return list(dict.fromkeys((said, *(format_action(one.action) for one in tried))))

    def _bidding_position(
        self, rng: random.Random, sought: Skill, *, is_disputed: bool
    ) -> tuple[Skill, SeatView, dict[str, Json]] | None:
        state = begin(dealing.begin(rng, players=PLAYERS, pulla=PLAYERS))
        for _ in range(0 if sought is Skill.BIDDING_OPEN else rng.choice((1, 2, 2, 3, 3, 4, 5))):
            following = apply(state, _regel(view_for(state, state.to_act)).action)
            if not isinstance(following, Bidding):
                return None
            state = following
        view = view_for(state, state.to_act)
        if _situation(view) is not sought:
            return None
        options = weighed(view, self.model)
        if len(options) < 2:
            return None
        said = _regel(view).action
        regel = next((one.worth for one in options if one.action == said), options[0].worth)
        if is_disputed and regel > options[0].worth - _SEEMS:
            return None
        if options[1].worth < options[0].worth - _FAR:
            return None
        shown: dict[str, Json] = {
            "seat": view.seat.value,
            "hand": format_hand(view.hand),
            "highest": view.highest.letter,
            "auction": [format_action(action_of(call)) for call in view.auction],
        }
        return _situation(view), view, shown


LAST_WORDS = (PlayHand, LayDown, Repurchase)


def _situation(view: SeatView) -> Skill:
    standing = view.standing
    if standing is None:
        return Skill.BIDDING_OPEN
    if any(call.seat is view.seat for call in view.auction):
        return Skill.BIDDING_AGAIN
    return Skill.BIDDING_GOK if standing.game.family is Family.GOK else Skill.BIDDING_OVER


_ENDS_AT = (Step.AFTER_BUY, Step.FEWER, Step.READY)


def _last_word_position(rng: random.Random) -> tuple[Skill, SeatView, dict[str, Json]] | None:
    deal = dealing.begin(rng, players=PLAYERS, pulla=PLAYERS)
    state: State = begin(deal)
    bought: list[Json] = []
    while isinstance(state, Bidding | Buying):
        view = view_for(state, state.to_act)
        if _is_last_word(view):
            return _shown_last_word(view, deal, bought) if _is_doubtful(view, rng) else None
        act = _regel(view).action
        if view.phase is Phase.BUYING:
            bought.append(format_action(act))
        state = apply(state, act)
    return None


def _shown_last_word(
    view: SeatView, deal: Deal, bought: list[Json]
) -> tuple[Skill, SeatView, dict[str, Json]] | None:
    contract = view.contract
    if contract is None:
        return None
    game = contract.named_game
    taken = sum(buy.count for buy in view.purchases)
    shown: dict[str, Json] = {
        "seat": view.seat.value,
        "hand": format_hand(view.hand),
        "highest": view.highest.letter,
        "auction": [format_action(action_of(call)) for call in view.auction],
        "declarer": view.seat.value,
        "game": game.key,
        "played": "low" if contract.is_low else "high",
        "trump": contract.trump.letter if contract.trump is not None else None,
        "dealt": format_hand(view.dealt),
        "buying": bought,
        "stock": format_cards(deal.stock[:taken]),
        "stock_left": view.stock_left,
    }
    if view.discards:
        shown["aside"] = format_cards(sorted(view.discards))
    return _game_skill(game.family, contract.is_low), view, shown


def _game_skill(family: Family, low: bool) -> Skill:
    if family is Family.KOPMISAR:
        return Skill.LAST_KOPMISAR
    if family in (Family.TURNE, Family.VINGEL, Family.TRINGEL):
        return Skill.LAST_TURNED
    return Skill.LAST_SPEL if family is Family.SPEL and not low else Skill.LAST_GASK


def _is_last_word(view: SeatView) -> bool:
    contract = view.contract
    return (
        contract is not None
        and contract.game is not None
        and contract.direction is not None
        and contract.game.group is not Group.SOLO
        and contract.game.group is not (Group.GASK if view.step is Step.FEWER else None)
        and view.step in _ENDS_AT
        and LayDown(view.seat) in view.legal
    )


def _is_doubtful(view: SeatView, rng: random.Random) -> bool:
    """Most hands are so good that nobody would think of laying them down; of those few will do."""
    figures = dict(_regel(view).motive.figures)
    for name in ("H", "tricks"):
        if name in figures:
            return figures[name] - figures["needed"] < rng.choice((0.6, 1.0, 1.0, 1.5))
    return figures.get("danger", 0.0) > rng.choice((1.0, 3.0, 3.0))


def _regel(view: SeatView) -> Decision:
    if view.phase is Phase.BIDDING:
        return regel_bidding.decide(view)
    return regel_buying.decide(view)


def _answer(view: SeatView, action: Action) -> str:
    """*action* as an answer: who sets cards aside for a low game, plays it."""
    return format_action(PlayHand(view.seat) if isinstance(action, SetAside) else action)


def _action(view: SeatView, answer: str) -> Action:
    """What is done by *answer*. To play a low game with fewer cards, is to set the rest aside."""
    act = parse_action(answer)
    if isinstance(act, PlayHand) and view.step is Step.FEWER:
        return regel_buying.to_play_low(view)[0]
    return act


def _tried(judged: Sequence[Judged], view: SeatView) -> tuple[Tried, ...]:
    return tuple(
        Tried(
            answer=_answer(view, one.action),
            worth=one.worth,
            error=one.error,
            loss=one.loss,
            loss_error=one.loss_error,
            worse=one.worse,
            plays=one.plays,
            home=one.home,
            bet=one.bet,
            kodilj=one.kodilj,
        )
        for one in judged
    )


def _balanced(tried: Sequence[Tried], said: str) -> tuple[Tried, ...]:
    """Those of *tried* that are offered, best first: what is sure, and of the good ones at most one
    more than there are worse ones, the best and what *regel* says before the others. Nothing where
    there is no worse one."""
    worse = [one for one in tried if one.verdict is Verdict.WORSE]
    good = [one for one in tried if one.verdict is Verdict.GOOD]
    if not worse:
        return ()
    wanted = sorted(good[1:], key=lambda one: one.answer != said)[: len(worse)]
    return tuple(one for one in tried if one in worse or one is good[0] or one in wanted)


def view_of(shown: Mapping[str, Json]) -> SeatView:
    """The table of a question as its seat sees it: cards that it has not seen lie anywhere. Raises
    ValueError or IllegalAction if it is none."""
    seat = Seat(str(shown["seat"]))
    hand = parse_hand(str(shown.get("dealt", shown["hand"])))
    top = parse_cards(str(shown["stock"])) if shown.get("stock") else ()
    rest = [card for card in ALL_CARDS if card not in hand and card not in top]
    left, right = frozenset(rest[:13]), frozenset(rest[13:26])
    hands: BySeat[CardSet] = BySeat(hand, hand, hand).put(seat.left, left).put(seat.right, right)
    highest = next(suit for suit in Suit if suit.letter == shown["highest"])
    state: State = begin(
        Deal(
            players=PLAYERS,
            pulla=PLAYERS,
            highest=highest,
            hands=hands,
            stock=(*top, *rest[26:]),
        )
    )
    for words in (*_lines(shown["auction"]), *_lines(shown.get("buying", ()))):
        state = apply(state, parse_action(words))
    return view_for(state, seat)


def _lines(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list | tuple) else ()
