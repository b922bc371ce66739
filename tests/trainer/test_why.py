"""Reasons lead to a place in the rules."""

from collections.abc import Mapping

import pytest

from tests.trainer.drills import asked
from tests.trainer.recompute import TABLE, cards, rank
from vira_desktop.rules.strict_json import Json
from vira_desktop.trainer.question import Ask, Question
from vira_desktop.trainer.skills import Kind, Skill
from vira_desktop.trainer.why import RULINGS, Place, Why, because


def test_every_reason_has_its_rulings_or_names_them() -> None:
    assert set(RULINGS) == set(Why)
    assert {why for why, rulings in RULINGS.items() if not rulings} == {Why.FACT, Why.TERM}


@pytest.mark.parametrize("why", [why for why in Why if why is not Why.FACT], ids=str)
def test_every_reason_leads_somewhere(why: Why) -> None:
    assert because(why).place in Place


def test_a_fact_leads_to_its_own_ruling() -> None:
    reason = because(Why.FACT, fact="ante", ruling=29)
    assert reason.rulings == (29,)
    assert reason.place is Place.PAYMENTS
    assert reason.to_json() == {"code": "fact", "rulings": [29], "fact": "ante", "ruling": 29}


def test_a_fact_leads_to_the_section_it_names() -> None:
    reason = because(Why.FACT, fact="played-card", ruling=36, place="manners")
    assert reason.place is Place.MANNERS


def codes(question: Question) -> list[Why]:
    """Why, in order."""
    return [reason.why for reason in question.reasons]


def judged_in(question: Question) -> set[object]:
    """The players of whom it is said whether they held what a pass takes."""
    return {reason.figures["seat"] for reason in question.reasons if reason.why is Why.GOK_NEEDS}


def test_what_a_gok_costs_is_explained_by_what_those_held_who_passed_on_it() -> None:
    """Also when nobody is fined: that somebody pays nothing needs a reason as well."""
    seen = [question for question in asked(Kind.COST, 600) if question.skill is Skill.COST_GOK]
    assert len(seen) > 20
    for question in seen:
        passed = passed_on_the_gok(question)
        if question.shown["tricks"] == 0:
            assert judged_in(question) == passed
        else:
            assert Why.GOK_NOT_HOME in codes(question)


def test_the_pulla_after_a_gok_is_explained_from_what_was_in_it() -> None:
    seen = [question for question in asked(Kind.GOK_PASS, 300) if question.ask is Ask.PULLA_AFTER]
    assert len(seen) > 10
    for question in seen:
        bets, after = (
            next(reason for reason in question.reasons if reason.why is why)
            for why in (Why.BETS_ROW, Why.PULLA_AFTER)
        )
        assert after.figures["before"] == question.shown["pulla"]
        assert (after.figures["after"],) == question.accepted
        assert bets.figures["bets"] == {0: 1, 1: -2}.get(int(str(question.shown["tricks"])), -4)


def passed_on_the_gok(question: Question) -> set[object]:
    """Who passed after the last bid, as the auction is shown."""
    auction = question.shown["auction"]
    assert isinstance(auction, list)
    words = [str(call).split() for call in auction]
    last = max(place for place, call in enumerate(words) if call[1] == "bid")
    return {call[0] for call in words[last + 1 :]}


def figures_of(question: Question, why: Why) -> Mapping[str, Json] | None:
    """The figures of the reason *why*; None where it is not among the reasons."""
    return next((reason.figures for reason in question.reasons if reason.why is why), None)


def test_the_two_payments_after_a_repurchase_add_up_to_the_answer() -> None:
    declarers = [
        question
        for question in asked(Kind.COST, 600)
        if question.ask is Ask.PINS_OF_SEAT and question.shown["repurchased"]
    ]
    assert len(declarers) > 10
    for question in declarers:
        together = figures_of(question, Why.PINS_TOGETHER)
        assert together is not None
        each = number(together["first"]) + number(together["last"])
        assert together["each"] == each
        is_declarer = question.shown["seat"] == question.shown["declarer"]
        assert question.accepted == (2 * each if is_declarer else -each,)


def test_a_laid_hand_is_paid_by_the_column_that_is_named() -> None:
    laid = [
        (question, figures)
        for question in asked(Kind.COST, 600)
        if (figures := figures_of(question, Why.LAID_COLUMN)) is not None
    ]
    assert {str(figures["by"]) for _, figures in laid} == {"low", "trump", "bid", "off"}
    for question, figures in laid:
        row = TABLE[str(question.shown["game"])]
        column = f"pins_{figures['column']}"
        assert int(row[column] or row["pins_off"]) == figures["pins"]
        assert (figures["by"] == "bid") == (
            question.shown["qualifier"] is not None and row["group"] != "buying"
        )


def test_what_misses_for_a_low_holding_is_the_least_that_misses() -> None:
    for question in asked(Kind.LAGGARD, 400):
        for reason in question.reasons:
            if reason.why is not Why.NO_LOW_HOLDING or "card" not in reason.figures:
                continue
            card = str(reason.figures["card"])
            lower, needed = (number(reason.figures[name]) for name in ("lower", "needed"))
            held = cards_shown(question, suit=card[0])
            assert sum(rank(other) < rank(card) for other in held) == lower < needed
            assert needed == rank(card) // 2 - 1
            even = sorted(r for other in held if (r := rank(other)) <= 10 and r % 2 == 0)
            missing = [r // 2 - 1 - sum(rank(other) < r for other in held) for r in even]
            assert needed - lower == min(missing)


def cards_shown(question: Question, *, suit: str) -> set[str]:
    """The cards of *suit* that lie before the learner."""
    if "hand" in question.shown:
        held = cards(str(question.shown["hand"]))
    else:
        held = set(str(question.shown["cards"]).split())
    return {card for card in held if card[0] == suit}


def number(figure: Json) -> int:
    assert isinstance(figure, int)
    return figure
