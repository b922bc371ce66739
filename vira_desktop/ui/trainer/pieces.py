"""What of a question is drawn, from the top: facts, the auction, hands, tricks. Values only."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...rules.actions import PlayCard
from ...rules.cards import Card, Suit, parse_card
from ...rules.games import GAME_BY_KEY, Family
from ...rules.notation import SUIT_BY_LETTER, parse_action, parse_hand
from ...rules.seats import Seat
from ...trainer.question import Ask, Question
from ..language import signed_text
from ..table.hand_cards import in_hand_order
from ..text.cards_text import suit_name, suit_symbol
from ..text.counts_text import bets_count, capital, cards_count, players_count, tricks_count
from ..text.games_text import game_in_text, graded
from ..text.trainer import shown_text
from ..text.trainer.answers_text import CARD_ASKS
from ..text.trainer.cost_text import chair_name
from ..text.trainer.told import QUALIFIERS, Told, calls_told, cards_of, player_name


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: what, and how it is."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Calls:
    """The auction, call by call: who, and what was said."""

    calls: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards side by side under a heading."""

    title: str
    cards: tuple[Card, ...]
    is_small: bool = False
    """Like the cards of tricks: what is out of play."""


@dataclass(frozen=True, slots=True)
class Trick:
    """One trick, led card first; the one being played has no winner yet."""

    number: int
    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Tricks:
    """The tricks so far."""

    tricks: tuple[Trick, ...]


_FROM_HAND = (Ask.DISCARD, Ask.LEAD)
"""Where the answers are the cards of a hand, and lie as in a hand."""

Piece = Fact | Calls | Fan | Tricks


def pieces_of(question: Question) -> tuple[Piece, ...]:
    """Everything that *question* shows, but for what its answers are made of."""
    told = Told(question.shown)
    return (*_facts(told), *_auction(told), *_tricks(told), *_hands(question, told))


def is_crowded(question: Question) -> bool:
    """True where tricks or several hands have to find room."""
    return "hands" in question.shown or isinstance(question.shown.get("tricks"), list)


def answer_cards(question: Question) -> tuple[Card, ...]:
    """The cards among the answers; empty where the answers are no cards."""
    if question.ask not in CARD_ASKS:
        return ()
    cards = [parse_card(str(word)) for word in question.answers if _is_card(word)]
    return in_hand_order(cards) if question.ask in _FROM_HAND else tuple(cards)


def _is_card(answer: object) -> bool:
    return isinstance(answer, str) and len(answer) == 2 and answer[0] in SUIT_BY_LETTER


def _facts(told: Told) -> Iterator[Fact]:
    if "highest" in told:
        suit = SUIT_BY_LETTER[told.text("highest")]
        yield Fact(shown_text.highest_suit(), f"{suit_symbol(suit)} {suit_name(suit)}")
    if "players" in told:
        yield Fact(shown_text.players(), players_count(told.number("players")))
    if "pulla" in told:
        yield Fact(shown_text.pulla(), bets_count(told.number("pulla")))
    if "accounts" in told:
        accounts = [
            shown_text.account(chair_name(chair), signed_text(pins))
            for chair, pins in enumerate(told.numbers("accounts"), 1)
        ]
        yield Fact(shown_text.accounts(), " · ".join(accounts))
    if "declarer" in told:
        yield Fact(shown_text.contract(), capital(_contract(told)))
    if "stock_left" in told:
        left = cards_count(told.number("stock_left"))
        yield Fact(shown_text.stock_left(), left)
    happened = " ".join(_happened(told))
    if happened:
        yield Fact(shown_text.outcome(), happened)


def _contract(told: Told) -> str:
    """Who plays what; of a gök the auction alone tells the rest."""
    key = told.text("game") if "game" in told else Family.GOK.value
    game = game_in_text(GAME_BY_KEY[key])
    if "qualifier" in told:
        game = graded(game, QUALIFIERS[told.text("qualifier")])
    if "trump" in told:
        game = shown_text.with_trump(game, told.suit("trump"))
    elif "played" in told and GAME_BY_KEY[key].high_tricks is not None:
        game = shown_text.played_low(game)
    if "first_trump" in told and told.text("first_trump") != told.text("trump"):
        game = shown_text.first_trump(game, told.suit("first_trump"))
    return shown_text.plays(told.player("declarer"), game)


def _happened(told: Told) -> Iterator[str]:
    if told.values.get("repurchased") is True:
        yield shown_text.repurchased()
    if told.values.get("laid") is True:
        yield shown_text.laid_down()
    if isinstance(told.values.get("tricks"), int):
        yield shown_text.tricks_taken(tricks_count(told.number("tricks")))
    if "conceded" in told:
        yield shown_text.conceded(
            capital(told.player("conceded")), still_open=told.values["open"] is True
        )


def _auction(told: Told) -> Iterator[Calls]:
    if isinstance(told.values.get("auction"), list):
        yield Calls(calls_told(told.texts("auction")))


def _tricks(told: Told) -> Iterator[Tricks]:
    finished = told.values.get("tricks")
    if not isinstance(finished, list):
        return
    trump = SUIT_BY_LETTER[told.text("trump")] if "trump" in told else None
    tricks = [_trick(number, words, trump) for number, words in enumerate(finished, 1)]
    now = told.texts("trick")
    if now:
        tricks.append(Trick(len(tricks) + 1, tuple(map(_play, now)), None))
    yield Tricks(tuple(tricks))


def _trick(number: int, words: object, trump: Suit | None) -> Trick:
    plays = tuple(_play(str(word)) for word in words) if isinstance(words, list) else ()
    led = plays[0][1].suit
    of_worth = [(seat, card) for seat, card in plays if card.suit in (led, trump)]
    winner, _ = max(of_worth, key=lambda play: (play[1].suit is trump, play[1].rank))
    return Trick(number, plays, winner)


def _play(word: str) -> tuple[Seat, Card]:
    action = parse_action(word)
    if not isinstance(action, PlayCard):
        raise ValueError(word)
    return action.seat, action.card


def _hands(question: Question, told: Told) -> Iterator[Fan]:
    hands = told.values.get("hands")
    if isinstance(hands, dict):
        for seat, hand in hands.items():
            title = capital(shown_text.hand_of(player_name(seat)))
            yield Fan(title, in_hand_order(parse_hand(str(hand))))
    if question.ask is Ask.LOW_CARDS_OUT:
        yield Fan(shown_text.open_hand(), in_hand_order(cards_of(told.text("open"))))
    if "aside" in told:
        aside = in_hand_order(cards_of(told.text("aside")))
        yield Fan(shown_text.your_aside(), aside, is_small=True)
    is_answer = bool(answer_cards(question)) and question.ask is not Ask.LOW_CARDS_OUT
    if "hand" in told and not is_answer:
        own = "seat" in told
        title = shown_text.your_hand() if own else shown_text.the_hand()
        yield Fan(title, in_hand_order(parse_hand(told.text("hand"))))
    if "cards" in told and not is_answer:
        yield Fan(shown_text.the_cards(), cards_of(told.text("cards")))
