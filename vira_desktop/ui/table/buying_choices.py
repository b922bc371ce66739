"""What may be done in the buying, and what each way costs: the view's legal options in words."""

from dataclasses import replace

from ...rules.actions import (
    Action,
    AnnounceAcesLow,
    LayDown,
    NameLevel,
    NameTrump,
    PlayHand,
    PlayHigh,
    PlayLow,
    Repurchase,
    TakeStock,
    TurnUp,
)
from ...rules.cards import Suit
from ...rules.choices import CardChoice
from ...rules.games import GAME_BY_KEY, Result
from ...rules.phases.payment import column_of, pins_for
from ...rules.state import Contract, Step
from ...rules.view import SeatView
from ..text import buying_text
from ..text.contract_text import needed_text
from ..text.games_text import game_name
from . import costs
from .choice_list import Choice
from .model import TableModel


def buying_choices(model: TableModel) -> tuple[Choice, ...]:
    """Everything open to the person at the bottom, the main thing first; empty if another is
    asked. What needs cards names those chosen on the table."""
    view, contract = model.view, model.view.contract
    if contract is None or view.step is None:
        return ()
    found = []
    for option in view.legal:
        if isinstance(option, CardChoice):
            found.append(_cards(model, option))
        else:
            found.append(_single(view, contract, option))
    # The sort is stable: within a kind the rules' own order stays.
    found.sort(key=lambda choice: not choice.is_main)
    if sum(choice.is_main for choice in found) > 1:
        # Of several equals none stands out.
        return tuple(replace(choice, is_main=False) for choice in found)
    return tuple(found)


def card_action(choice: CardChoice, model: TableModel) -> Action | None:
    """The action with the cards chosen on the table; None while their number is wrong."""
    action = choice.kind(choice.seat, tuple(sorted(model.selected)))
    return action if choice.allows(action) else None


def _cards(model: TableModel, choice: CardChoice) -> Choice:
    chosen = len(model.selected)
    return Choice(
        key=choice.kind.__name__,
        label=buying_text.choice_button(choice, chosen),
        action=card_action(choice, model),
        note=buying_text.choice_note(choice),
        missing=buying_text.chosen_count(choice, chosen) if choice.most else "",
        is_main=True,
    )


def _single(view: SeatView, contract: Contract, action: Action) -> Choice:
    match action:
        case NameLevel(word=word):
            game = GAME_BY_KEY[word]
            return Choice(
                key=word,
                label=game_name(game),
                action=action,
                note=buying_text.level_note(game),
                is_main=True,
            )
        case NameTrump(suit=suit):
            return Choice(
                key=f"trump-{suit.letter}",
                label=buying_text.trump_button(suit),
                action=action,
                note=buying_text.trump_note(
                    column_of(suit, view.highest), pins_for(contract, suit, view.highest)
                ),
                is_main=view.step is Step.TRUMP,
                is_red=suit in (Suit.HEARTS, Suit.DIAMONDS),
            )
        case TurnUp():
            count = contract.named_game.turn_up
            return Choice(
                key="turn",
                label=buying_text.turn_button(count),
                action=action,
                note=buying_text.turn_note(count),
                is_main=True,
            )
        case TakeStock():
            return Choice(
                key="take",
                label=buying_text.take_button(),
                action=action,
                note=buying_text.take_note(),
                is_main=True,
            )
        case PlayHigh():
            return Choice(
                key="high",
                label=buying_text.high_button(),
                action=action,
                note=buying_text.high_note(contract.named_game.high_tricks or 0),
                is_main=True,
            )
        case PlayLow():
            return Choice(
                key="low",
                label=buying_text.low_button(),
                action=action,
                note=buying_text.low_note(contract.named_game),
                is_main=True,
            )
        case PlayHand():
            return Choice(
                key="play",
                label=buying_text.play_button(),
                action=action,
                note=buying_text.needed_note(needed_text(contract)),
                is_main=True,
            )
        case Repurchase():
            return Choice(
                key="repurchase",
                label=buying_text.repurchase_button(),
                action=action,
                note=_repurchase_note(view, contract),
            )
        case LayDown():
            cost = costs.of_laying(view, contract)
            return Choice(
                key="lay",
                label=buying_text.lay_button(),
                action=action,
                note=buying_text.lay_cost(cost),
                question=buying_text.lay_question(cost),
            )
        case AnnounceAcesLow():
            return aces_choice(action)
        case _:
            raise ValueError(f"not an act of the buying: {action}")


def aces_choice(action: AnnounceAcesLow) -> Choice:
    """The announcement that the four aces count as ones."""
    return Choice(
        key="aces",
        label=buying_text.aces_button(),
        action=action,
        note=buying_text.aces_note(),
    )


def _repurchase_note(view: SeatView, contract: Contract) -> str:
    after = costs.after_repurchase(contract)
    return buying_text.repurchase_note(
        costs.first_buy(view, after), *(costs.of_result(view, after, result) for result in Result)
    )
