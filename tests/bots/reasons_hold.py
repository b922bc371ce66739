"""What the words of a reason claim of the hand that acts and of the table it sees, checked by code
of its own: nothing of how a bot decides is asked here (field test W22)."""

from collections.abc import Callable, Mapping

from tests.bots.eyes import Eyes
from vira_desktop.bots.bidding_by_worth import Worth
from vira_desktop.bots.bot import Code, Decision
from vira_desktop.bots.buyer import LastWord
from vira_desktop.bots.player import Search
from vira_desktop.bots.purchase import Purchase
from vira_desktop.bots.random_bot import Chance
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.actions import (
    Bid,
    Claim,
    LayDown,
    NameLevel,
    Pass,
    PlayCard,
    PlayHand,
    PlayHigh,
    PlayLow,
    Refuse,
    Repurchase,
    TakeStock,
    TurnUp,
)
from vira_desktop.rules.cards import ACES, Rank, Suit
from vira_desktop.rules.choices import allows
from vira_desktop.rules.games import FAMILY_BY_WORD, GAME_BY_KEY, GAMES, Family
from vira_desktop.rules.view import SeatView

AS_GOOD = 0.03
"""Pins by which a chosen card may be worth less than the best: it is as good."""
ROUNDED = 0.011


def is_gok(eyes: Eyes) -> bool:
    standing = eyes.view.standing
    return standing is not None and standing.game.family is Family.GOK


def is_low(eyes: Eyes) -> bool:
    return eyes.contract is not None and eyes.contract.is_low


def lowest_that_takes(eyes: Eyes) -> bool:
    own = eyes.own()
    lower = [c for c in eyes.playable if c.suit is own.suit and eyes.height(c) < eyes.height(own)]
    return eyes.takes(own) and not any(eyes.takes(card) for card in lower)


def highest_under(eyes: Eyes) -> bool:
    own = eyes.own()
    under = [card for card in eyes.playable if not eyes.takes(card)]
    of_suit = [card for card in under if card.suit is own.suit]
    return own in under and own == max(of_suit, key=eyes.height)


def keeps_trumps_and_aces(eyes: Eyes) -> bool:
    return not any(card.suit is eyes.trump or card.rank is Rank.ACE for card in eyes.thrown)


def is_lowest_of_suit(eyes: Eyes) -> bool:
    own = eyes.own()
    return own == min(eyes.suit(own.suit), key=eyes.height)


def is_touching(eyes: Eyes) -> bool:
    own = eyes.own()
    held = {card.rank for card in eyes.suit(own.suit)}
    return own.rank >= Rank.TEN and bool({own.rank - 1, own.rank + 1} & held)


def is_least_of_suit(eyes: Eyes) -> bool:
    """Lower cards of the suit stay only as guards of a higher one."""
    held = eyes.suit(eyes.own().suit)
    return eyes.own() == held[0] or eyes.own() != held[-1] or eyes.own() - 1 in held


def touches_below(eyes: Eyes) -> bool:
    """The highest held of its suit, and the next that is still in play is held, too."""
    own = eyes.own()
    held = eyes.suit(own.suit)
    below = [card for card in eyes.out | eyes.hand if card.suit is own.suit and card < own]
    return own == held[-1] and own.rank >= Rank.JACK and max(below) in held


def fewest_honours(eyes: Eyes) -> bool:
    def honours(suit: Suit) -> int:
        return sum(card.rank >= Rank.JACK for card in eyes.suit(suit))

    sides = {card.suit for card in eyes.hand if card.suit is not eyes.trump}
    return honours(eyes.own().suit) == min(map(honours, sides))


Check = Callable[[Eyes], bool]

RULES: Mapping[Rule, Check] = {
    Rule.OPEN_LOW: lambda e: e.view.standing is None and isinstance(e.action, Bid),
    Rule.OUTBID: lambda e: e.view.standing is not None and e.offer.key > e.view.standing.key,
    Rule.BETTER_SUIT: lambda e: (
        e.view.standing is not None
        and e.offer.game == e.view.standing.game
        and e.offer.qualifier > e.view.standing.qualifier
    ),
    Rule.IN_FOREHAND: lambda e: (
        e.view.standing is not None
        and (e.offer.game, e.offer.qualifier) == (e.view.standing.game, e.view.standing.qualifier)
    ),
    Rule.LEAVE_LEVEL_OPEN: lambda e: isinstance(e.action, Bid) and e.action.word in FAMILY_BY_WORD,
    Rule.FOREHAND_MUST_BID: lambda e: (
        Pass(e.view.seat) not in e.view.legal and e.action == Bid(e.view.seat, GAMES[0].key)
    ),
    Rule.FLEE_FROM_GOK: lambda e: (
        is_gok(e) and isinstance(e.action, Bid) and e.holdings < e.holdings_needed
    ),
    Rule.PASS_ON_GOK: lambda e: (
        is_gok(e) and isinstance(e.action, Pass) and e.holdings >= e.holdings_needed
    ),
    Rule.PASS_SHORT_ON_GOK: lambda e: (
        is_gok(e) and isinstance(e.action, Pass) and e.holdings < e.holdings_needed
    ),
    Rule.PASS: lambda e: isinstance(e.action, Pass),
    Rule.LEVEL_LOWEST: lambda e: e.action == levels(e)[0],
    Rule.LEVEL_PAYS_MORE: lambda e: e.action in levels(e)[1:],
    Rule.LEVEL_FITS_LOW_HAND: lambda e: e.action in levels(e)[1:] and buys_away(e),
    Rule.TURN_UP: lambda e: isinstance(e.action, TurnUp),
    Rule.DIRECTION_LOW: lambda e: isinstance(e.action, PlayLow),
    Rule.DIRECTION_HIGH: lambda e: isinstance(e.action, PlayHigh),
    Rule.EXCHANGE_ALL_BUT_WINNERS: lambda e: (
        keeps_trumps_and_aces(e) and all(c.suit is e.trump or c.rank >= Rank.QUEEN for c in e.kept)
    ),
    Rule.EXCHANGE_ALL_BUT_TRUMPS_AND_ACES: lambda e: (
        len(e.thrown) == least_thrown(e) or keeps_trumps_and_aces(e)
    ),
    Rule.EXCHANGE_AT_MOST: lambda e: keeps_trumps_and_aces(e) and len(e.thrown) <= 8,
    Rule.EXCHANGE_FOR_TURNED: lambda e: bool(e.view.turned) and len(e.thrown) == least_thrown(e),
    Rule.EXCHANGE_DANGEROUS: is_low,
    Rule.REPURCHASE: lambda e: isinstance(e.action, Repurchase),
    Rule.LAY_DOWN: lambda e: isinstance(e.action, LayDown),
    Rule.PLAY: lambda e: isinstance(e.action, PlayHand),
    Rule.PLAYS_EVERY_HAND: lambda e: isinstance(e.action, PlayHand),
    Rule.KEEP_LOW: lambda e: (
        not e.thrown or max(c.rank for c in e.thrown) <= min((c.rank for c in e.kept), default=14)
    ),
    Rule.TAKE_STOCK: lambda e: isinstance(e.action, TakeStock),
    Rule.ASIDE_KEEPS_HIGH: lambda e: len(e.kept) == 13,
    Rule.ASIDE_KEEPS_LOW: lambda e: len(e.kept) == 13,
    Rule.ACES_AS_ONES: lambda e: e.hand >= ACES,
    Rule.OPPONENT_KEEPS_STOPPERS: lambda e: (
        keeps_trumps_and_aces(e)
        and all(len(e.suit(card.suit)) == 1 for card in e.thrown if card.rank is Rank.KING)
    ),
    Rule.OPPONENT_KEEPS_LOW: lambda e: is_low(e) and e.is_opponent,
    Rule.ONLY_CARD: lambda e: e.playable == [e.card],
    Rule.REFUSE_CLAIM: lambda e: isinstance(e.action, Refuse),
    Rule.DRAW_TRUMPS: lambda e: (
        e.is_lead and e.own().suit is e.trump and any(c.suit is e.trump for c in e.out)
    ),
    Rule.FORCE_OUT_TRUMPS: lambda e: (
        e.is_lead
        and e.own().suit is e.trump
        and any(c.suit is e.trump and c > e.own() for c in e.out)
    ),
    Rule.CASH_WINNERS: lambda e: e.is_lead and e.is_master,
    Rule.ESTABLISH_LENGTH: lambda e: e.is_lead and len(e.suit(e.own().suit)) > 2,
    Rule.EXIT: lambda e: e.is_lead,
    Rule.WIN_CHEAPLY: lowest_that_takes,
    Rule.PLAY_WINNER: lambda e: bool(e.to_come) and e.takes(e.own()) and e.is_master,
    Rule.SPLIT_HONOURS: is_touching,
    Rule.RUFF: lambda e: e.is_void and e.own().suit is e.trump and e.takes(e.own()),
    Rule.OVERRUFF_PROOF: lambda e: e.is_void and e.own().suit is e.trump and e.is_master,
    Rule.FOLLOW_LOW: lambda e: e.own().suit is e.led and is_lowest_of_suit(e),
    Rule.DISCARD_LOSER: lambda e: e.is_void and is_least_of_suit(e),
    Rule.LEAVE_TO_PARTNER: lambda e: (
        e.is_opponent and (e.has_trick(e.partner) or e.partner in e.to_come)
    ),
    Rule.SECOND_HAND_LOW: lambda e: e.is_opponent and len(e.view.trick) == 1,
    Rule.THIRD_HAND_HIGH: lambda e: e.is_opponent and e.to_come[-1:] == (e.declarer,),
    Rule.KEEP_STOPPERS: lambda e: e.is_opponent and e.is_lead and len(e.view.tricks) < 3,
    Rule.LEAD_WINNER: lambda e: e.is_lead and e.is_opponent and e.is_master,
    Rule.LEAD_MARKED_SUIT: lambda e: e.is_lead and e.is_opponent and e.own().suit is not e.trump,
    Rule.LEAD_FOR_RUFF: lambda e: (
        e.is_lead and e.own().suit in e.shown_out[e.partner] and e.own().suit is not e.trump
    ),
    Rule.LEAD_SEQUENCE: lambda e: e.is_lead and touches_below(e),
    Rule.LEAD_THROUGH: lambda e: e.is_lead and e.to_come[0] is e.declarer,
    Rule.LEAD_UP_TO: lambda e: e.is_lead and e.to_come[-1] is e.declarer and fewest_honours(e),
    Rule.LEAD_TRUMP: lambda e: e.is_lead and e.is_opponent and e.own().suit is e.trump,
    Rule.MARK_STRENGTH: lambda e: e.is_opponent and e.is_void and e.own().suit is not e.trump,
    Rule.MARK_WEAKNESS: lambda e: e.is_opponent and e.is_void and e.own().suit is not e.trump,
    Rule.CREEP_UNDER: lambda e: is_low(e) and highest_under(e),
    Rule.HOPE_UNDER_NEXT: lambda e: is_low(e) and bool(e.to_come) and is_lowest_of_suit(e),
    Rule.TAKE_WITH_HIGHEST: lambda e: is_low(e) and all(e.takes(card) for card in e.playable),
    Rule.SHED_DANGER: lambda e: is_low(e) and e.is_void,
    Rule.LEAD_SAFEST: lambda e: is_low(e) and e.is_lead,
    Rule.LEAD_LOW: lambda e: is_low(e) and e.is_lead and is_lowest_of_suit(e),
    Rule.LEAD_LOW_HOLDING: lambda e: is_low(e) and e.is_lead and is_lowest_of_suit(e),
    Rule.STAY_UNDER: lambda e: (
        is_low(e) and e.is_opponent and (e.has_trick(e.declarer) or e.declarer in e.to_come)
    ),
    Rule.UNLOAD_HIGH: lambda e: (
        is_low(e) and (e.is_lead or not e.has_trick(e.declarer) or e.takes(e.own()))
    ),
    Rule.SHORTEN_SUIT: lambda e: is_low(e) and e.is_void,
}
"""By rule, what its words claim; rules whose words claim nothing that could be seen are left out:
their figures are checked."""


def levels(eyes: Eyes) -> list[NameLevel]:
    names = [act for act in eyes.view.legal if isinstance(act, NameLevel)]
    return sorted(names, key=lambda act: GAME_BY_KEY[act.word].number)


def buys_away(eyes: Eyes) -> bool:
    assert isinstance(eyes.action, NameLevel)
    return GAME_BY_KEY[eyes.action.word].exact_buy is not None


def least_thrown(eyes: Eyes) -> int:
    choice = eyes.view.choice()
    return choice.least if choice else 0


def faults(view: SeatView, decision: Decision) -> list[str]:
    """What of the reason of *decision* does not hold at *view*; empty if all of it holds."""
    motive, eyes = decision.motive, Eyes(view, decision.action)
    found = [] if _holds(motive.rule, eyes) else [f"{motive.rule.name} is not so"]
    if motive.settled_by is not None and not _holds(motive.settled_by, eyes):
        found.append(f"{motive.settled_by.name}, which settled it, is not so")
    found += _figures(decision, eyes)
    if motive.options:
        found += _options(view, decision)
    return found + _guesses(view, decision)


def _holds(code: Code, eyes: Eyes) -> bool:
    match code:
        case Rule.CLAIM_THE_REST:
            return is_sure(eyes)
        case Rule():
            check = RULES.get(code)
            return check is None or check(eyes)
        case Worth.LEAST_BAD:
            return Pass(eyes.view.seat) not in eyes.view.legal
        case Worth.PASS_IS_BEST:
            return isinstance(eyes.action, Pass)
        case Worth.BID_IS_BEST:
            return isinstance(eyes.action, Bid)
        case Worth.LEVEL_IS_BEST:
            return isinstance(eyes.action, NameLevel)
        case Search():
            return eyes.card is not None and len(eyes.playable) > 1
        case LastWord.PLAYED_IN_WORLDS:
            return isinstance(eyes.action, PlayHand)
        case LastWord.LAID_IN_WORLDS:
            return isinstance(eyes.action, LayDown)
        case Purchase():
            return not eyes.is_opponent and eyes.view.step is not None
        case Chance.LOT:
            return True
        case _:
            raise ValueError(code)  # a new code: say here what its words claim


def is_sure(eyes: Eyes) -> bool:
    """The declarer claims all that is left, or in a low game none of it."""
    contract = eyes.contract
    if not isinstance(eyes.action, Claim) or contract is None:
        return False
    left = 0 if contract.is_low else contract.tricks_to_play - len(eyes.view.tricks)
    return eyes.action.tricks == eyes.view.taken[eyes.view.seat] + left


def _figures(decision: Decision, eyes: Eyes) -> list[str]:
    """Figures beside a limit are on the side of it that the action says."""
    figures = dict(decision.motive.figures)
    named = [value for name, value in decision.motive.figures if name not in ("needed", "at most")]
    if not named:
        return []
    value, found = named[0], []
    rule = decision.motive.rule
    gives_up = isinstance(eyes.action, LayDown)
    refuses = gives_up or rule in (Rule.FLEE_FROM_GOK, Rule.PASS_SHORT_ON_GOK)
    is_measured = isinstance(eyes.action, Bid | Pass | PlayHand | LayDown)
    if is_measured and "needed" in figures and (value < figures["needed"] - ROUNDED) != refuses:
        found.append(f"{value} is not on the side of {figures['needed']} needed")
    if is_measured and "at most" in figures and (value > figures["at most"] + ROUNDED) != gives_up:
        found.append(f"{value} is not on the side of {figures['at most']} at most")
    if figures.get("low holdings", eyes.holdings) != eyes.holdings:
        found.append("so many low holdings there are not")
    trumps = {card for card in eyes.out if card.suit is eyes.trump}
    if "out" in figures and not 0 < figures["out"] <= len(trumps):
        found.append("so many trumps are not out")
    if "worlds" in figures and figures["worlds"] < 1:
        found.append("no layout was tried")
    return found


def _options(view: SeatView, decision: Decision) -> list[str]:
    motive, found = decision.motive, []
    best = max(option.worth for option in motive.options)
    passing = dict(motive.figures).get("pass")
    for option in motive.options:
        if abs(option.home + option.bet + option.kodilj - 1) > 0.003:
            found.append(f"the chances of {option.action} do not make up a whole")
    if not all(allows(view.legal, option.action) for option in motive.options):
        found.append("something else than what is open was weighed")
    if isinstance(decision.action, PlayCard):
        if {option.action for option in motive.options} != {
            act for act in view.legal if isinstance(act, PlayCard)
        }:
            found.append("not every card was weighed")
    if isinstance(decision.action, Pass):
        if passing is not None and best > passing + 3.0:
            found.append("a bid is worth far more than the pass")
        return found
    chosen = motive.options[0]
    if chosen.action != decision.action:
        found.append("what is told first was not done")
    if motive.rule is not Purchase.NOTHING_BETTER and chosen.worth < best - AS_GOOD:
        found.append(f"{chosen.worth} is less than {best}")
    if passing is not None and chosen.worth < passing - ROUNDED:
        found.append("the pass is worth more")
    return found


def _guesses(view: SeatView, decision: Decision) -> list[str]:
    """Guesses at other hands are of as many cards as lie there, none of a suit that has run out,
    and never of more than are out."""
    found, eyes = [], Eyes(view, decision.action)
    for guess in decision.motive.guesses:
        if guess.seat is view.seat:
            found.append("the own hand is guessed at")
        if abs(sum(guess.lengths) - view.card_counts[guess.seat]) > 0.03:
            found.append(f"{guess} are not {view.card_counts[guess.seat]} cards")
        for suit, length in zip(Suit, guess.lengths, strict=True):
            if suit in eyes.shown_out[guess.seat] and length:
                found.append(f"{guess.seat} is out of {suit.name}")
            if length > sum(card.suit is suit for card in eyes.out) + ROUNDED:
                found.append(f"so many {suit.name} are not out")
    return found
