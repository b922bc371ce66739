"""The line under the hand says at every moment, to every seat, what is asked and why."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.helpers.deals import after, bought, make_deal, played, some, wins_auction
from vira_desktop.rules.actions import Repurchase
from vira_desktop.rules.flow import apply
from vira_desktop.rules.games import Family
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Buying, HouseRules, Playing, Settled, State, Step
from vira_desktop.rules.view import view_for
from vira_desktop.ui.language import Language
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.text.prompt_text import prompt

Speak = Callable[[Language], None]
NAMES = BySeat("Anna", "Bo", "Cilla")
YOU = {Language.SV: "Du", Language.EN: "You"}

# English words that no Swedish line may hold.
ENGLISH = re.compile(r"\b(the|you|your|to|and|of|waiting|choose|cards|tricks|has|play|buy)\b", re.I)


def model_for(state: State, seat: Seat, language: Language, *, lying: bool = False) -> TableModel:
    """The table as *seat* sees it, with the trick just finished still lying if so said."""
    tricks = state.tricks if lying and isinstance(state, Playing | Settled) else ()
    return TableModel(
        view=view_for(state, seat),
        names=NAMES.put(seat, YOU[language]),
        standings=BySeat(0, 0, 0),
        deal_number=1,
        lying_trick=tricks[-1].cards if tricks else (),
    )


def moments(lines: list[list[State]], language: Language) -> Iterator[TableModel]:
    """Every state of every example from every seat, finished tricks lying and gathered."""
    for states in lines:
        for state in states:
            for seat in Seat:
                yield model_for(state, seat, language)
                if isinstance(state, Playing | Settled) and state.tricks:
                    yield model_for(state, seat, language, lying=True)


def test_there_is_always_a_line(lines_of_play: list[list[State]], language: Language) -> None:
    seen: set[str] = set()
    for model in moments(lines_of_play, language):
        said, view = prompt(model), model.view
        assert said[0].isupper()
        assert said.endswith((".", "?"))
        assert "{" not in said
        assert "  " not in said
        if language is Language.SV:
            assert not ENGLISH.search(said), said
        if view.to_act is not None and not view.is_my_turn and not model.lying_trick:
            assert NAMES[view.to_act] in said
        seen.add(said)
    assert len(seen) > 200


def asked_in_buying(lines: list[list[State]], language: Language) -> dict[Step, set[str]]:
    """What is asked of the seat to act at every step of the buying; a turné's repurchase, which
    no example stops at, is begun here."""
    asked: dict[Step, set[str]] = {}
    for states in lines:
        for state in states:
            if not isinstance(state, Buying):
                continue
            at = [state]
            family = state.contract.game and state.contract.game.family
            if family is Family.TURNE and state.step is Step.AFTER_BUY and state.table.stock:
                again = apply(state, Repurchase(state.to_act))
                assert isinstance(again, Buying)
                at.append(again)
            for moment in at:
                said = prompt(model_for(moment, moment.to_act, language))
                asked.setdefault(moment.step, set()).add(said)
    return asked


def test_steps_are_not_confused(lines_of_play: list[list[State]], language: Language) -> None:
    """What is asked differs from step to step; only Step.READY may say what AFTER_BUY says."""
    asked = asked_in_buying(lines_of_play, language)
    assert asked.keys() == set(Step)
    ready = asked.pop(Step.READY) | asked.pop(Step.AFTER_BUY)
    every = [said for sayings in (ready, *asked.values()) for said in sayings]
    assert len(set(every)) == len(every)


SAYINGS = {
    Language.SV: {
        "opening": "Du är förhand: du måste bjuda. Begär är lägsta budet.",
        "waiting": "Väntar på att Anna ska bjuda.",
    },
    Language.EN: {
        "opening": "You are forehand: you must bid. Begär is the lowest bid.",
        "waiting": "Waiting for Anna to bid.",
    },
}


def test_the_first_call(lines_of_play: list[list[State]], language: Language) -> None:
    first = next(states[0] for states in lines_of_play)
    sayings = SAYINGS[language]
    assert prompt(model_for(first, Seat.FOREHAND, language)) == sayings["opening"]
    assert prompt(model_for(first, Seat.REARHAND, language)) == sayings["waiting"]


def test_a_lying_trick_names_its_winner(
    lines_of_play: list[list[State]], language: Language
) -> None:
    state = next(
        s for states in lines_of_play for s in states if isinstance(s, Playing) and s.tricks
    )
    winner = state.tricks[-1].winner
    said = prompt(model_for(state, winner.left, language, lying=True))
    took = {Language.SV: "tog sticket", Language.EN: "took the trick"}[language]
    assert said.startswith(f"{NAMES[winner]} {took}")
    own = prompt(model_for(state, winner, language, lying=True))
    assert own.startswith(f"{YOU[language]} {took}")


@pytest.mark.parametrize("phrase", ["bekänna", "renons"])
def test_following_suit_is_explained(
    phrase: str, lines_of_play: list[list[State]], speak: Speak
) -> None:
    speak(Language.SV)
    for states in lines_of_play:
        for state in states:
            if not isinstance(state, Playing) or not state.trick or state.claim:
                continue
            hand = state.table.hands[state.to_act]
            follows = any(card.suit is state.trick[0].card.suit for card in hand)
            said = prompt(model_for(state, state.to_act, Language.SV))
            assert (phrase in said) is (follows is (phrase == "bekänna"))


PASSING = make_deal(rules=HouseRules(forehand_may_pass=True))


def test_the_house_rule_that_forehand_may_pass(language: Language) -> None:
    asked = prompt(model_for(after(PASSING), Seat.FOREHAND, language))
    assert (
        asked
        == {
            Language.SV: "Ingen har bjudit än. Bjud eller passa;"
            " den som passat får inte bjuda igen.",
            Language.EN: "Nobody has bid yet. Bid, or pass: a pass is final.",
        }[language]
    )
    over = prompt(model_for(after(PASSING, "F pass; M pass; R pass"), Seat.REARHAND, language))
    assert (
        over
        == {
            Language.SV: "Alla tre passade: inget betalas. Gå vidare till nästa giv.",
            Language.EN: "All three passed: nothing is paid. Go on to the next deal.",
        }[language]
    )


def test_over_the_highest_bid_only_a_pass_is_left(language: Language) -> None:
    state = after(make_deal(), "F bid solo-vira highest")
    assert (
        prompt(model_for(state, Seat.MIDDLEHAND, language))
        == {
            Language.SV: "Anna har bjudit solo vira i högsta färg."
            " Inget bud är högre: du måste passa.",
            Language.EN: "Anna has bid solo vira in the highest suit."
            " No bid is higher: you must pass.",
        }[language]
    )


def test_a_choice_that_is_begun_is_counted(language: Language) -> None:
    state = after(make_deal(), wins_auction("F", "gask-4"))
    model = model_for(state, Seat.FOREHAND, language)
    chosen = replace(model, selected=frozenset(sorted(model.view.hand)[:2]))
    so_far = {Language.SV: "Hittills 2 kort.", Language.EN: "So far 2 cards."}[language]
    assert prompt(chosen) == f"{prompt(model)} {so_far}"


def test_a_short_stock_leaves_the_turne_its_trump(language: Language) -> None:
    deal = make_deal(stock="S3")
    state = after(deal, wins_auction("F", "turne-6"), "F turn")
    state = after(state, f"F buy {some(state, 'F', 12)}", "F repurchase")
    assert (
        prompt(model_for(state, Seat.FOREHAND, language))
        == {
            Language.SV: "Köp om med spader som trumf; talongen räcker inte till att vända upp.",
            Language.EN: "Buy again with spades as trump; the stock is too short for turning up.",
        }[language]
    )


def test_a_claim_is_asked_of_one_and_waited_for_by_the_others(language: Language) -> None:
    state = after(played(bought(make_deal(), "solo-grande")), "F claim 0")
    asked = prompt(model_for(state, Seat.MIDDLEHAND, language))
    waiting = prompt(model_for(state, Seat.FOREHAND, language))
    assert (
        asked
        == {
            Language.SV: "Anna lade upp handen och räknar med 0 stick totalt."
            " Godta, avslå så att spelet går vidare, eller ge upp.",
            Language.EN: "Anna claimed 0 tricks in all."
            " Accept, refuse so that play goes on, or concede.",
        }[language]
    )
    assert (
        waiting
        == {
            Language.SV: "Du lade upp handen och räknar med 0 stick totalt."
            " Väntar på att Bo ska svara.",
            Language.EN: "You claimed 0 tricks in all. Waiting for Bo to answer.",
        }[language]
    )
