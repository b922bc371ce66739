"""Every refusal is told in a sentence that fits the moment, in both languages."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.helpers.deals import actions, after, bought, make_deal, played, wins_auction
from vira_desktop.rules.actions import Claim
from vira_desktop.rules.flow import apply
from vira_desktop.rules.refusals import IllegalAction, Reason
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Deal, Playing, State
from vira_desktop.rules.view import view_for
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.refusals_text import refusal_text

Speak = Callable[[Language], None]

ENGLISH = re.compile(r"\b(the|you|your|to|must|that|choose|not|is)\b", re.IGNORECASE)
DEAL = make_deal(stock="S3 D3 H3")


@dataclass(frozen=True)
class Moment:
    """A table, an action refused there, and what the two languages say about it."""

    state: Callable[[], State]
    action: str
    reason: Reason
    swedish: str
    english: str


def at(*texts: str, deal: Deal = DEAL) -> Callable[[], State]:
    return lambda: after(deal, *texts)


def after_game(game: str, *texts: str, deal: Deal = DEAL) -> Callable[[], State]:
    """Forehand has won the auction with *game*."""
    return lambda: after(deal, wins_auction("F", game), *texts)


MOMENTS = [
    Moment(
        at(), "M pass", Reason.NOT_YOUR_TURN,
        "Det är inte din tur. Vänta på förhand.", "It is not your turn. Wait for forehand.",
    ),
    Moment(
        at(), "F pass", Reason.FOREHAND_MUST_BID,
        "Du är förhand och måste öppna budgivningen. Begär är lägsta budet.",
        "You are forehand and must open the bidding. Begär is the lowest bid.",
    ),
    Moment(
        at("F bid spel-7 suit"), "M bid spel-7", Reason.BID_TOO_LOW,
        "måste bjuda över sju i färg", "must bid over 7-spel in a suit",
    ),
    Moment(
        at(), "F bid gok suit", Reason.QUALIFIER_NOT_ALLOWED,
        "Bara trumfspel med fritt val av trumf", "Only trump games with a free choice",
    ),
    Moment(
        at("F bid turne-8; M bid gask; R pass; F pass"), "M level gask-1", Reason.LEVEL_TOO_LOW,
        "gask på 2 är den lägsta", "gask on 2 is the lowest",
    ),
    Moment(
        after_game("vingel-6", "F turn"), "F trump C", Reason.TRUMP_NOT_ALLOWED,
        "en uppvänd färg: välj spader eller ruter", "choose spades or diamonds",
    ),
    Moment(
        after_game("spel-7 suit"), "F trump H", Reason.TRUMP_NOT_ALLOWED,
        "bättre färg: välj spader eller klöver", "better suit: choose spades or clubs",
    ),
    Moment(
        after_game("turne-6"), "F buy", Reason.MUST_TURN_FIRST,
        "Du måste först vända upp ur talongen", "You must turn up the stock first",
    ),
    Moment(
        after_game("turne-6", "F turn"), "F buy", Reason.MUST_BUY_TURNED,
        "saka minst 1 kort", "set aside at least 1 card",
    ),
    Moment(
        after_game("kopmisar-2"), "F buy", Reason.WRONG_NUMBER_OF_CARDS,
        "Välj exakt 2 kort.", "Choose exactly 2 cards.",
    ),
    Moment(
        lambda: after(bought(DEAL, "spel-7", trumps=[DEAL.highest]), "F repurchase"), "F buy",
        Reason.WRONG_NUMBER_OF_CARDS,
        "Välj minst 1 och högst 13 kort.", "Choose at least 1 and at most 13 cards.",
    ),
    Moment(
        lambda: bought(DEAL, "spel-7", trumps=[DEAL.highest], again=True), "F repurchase",
        Reason.NO_REPURCHASE,
        "Du har redan köpt om en gång.", "You have repurchased once already.",
    ),
    Moment(
        after_game("gok"), "F repurchase", Reason.NO_REPURCHASE,
        "I det här spelet tar du hela talongen", "In this game you take the whole stock",
    ),
    Moment(
        after_game("solo-7"), "F repurchase", Reason.NO_REPURCHASE,
        "Spelföraren köper inte i solo.", "The declarer does not buy in a solo game.",
    ),
]  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.action)
def test_what_is_said_fits_the_moment(moment: Moment, speak: Speak) -> None:
    state = moment.state()
    (action,) = actions(moment.action)
    with pytest.raises(IllegalAction) as refused:
        apply(state, action)
    assert refused.value.reason is moment.reason
    view = view_for(state, action.seat)
    speak(Language.SV)
    assert moment.swedish in refusal_text(moment.reason, view)
    speak(Language.EN)
    assert moment.english in refusal_text(moment.reason, view)


def test_following_suit_names_the_suit(speak: Speak) -> None:
    deal = make_deal(F="A...", M="K.A..")
    state = after(played(bought(deal, "solo-grande")), "F card SA")
    with pytest.raises(IllegalAction) as refused:
        after(state, "M card HA")
    assert refused.value.reason is Reason.MUST_FOLLOW_SUIT
    view = view_for(state, Seat.MIDDLEHAND)
    speak(Language.SV)
    assert refusal_text(Reason.MUST_FOLLOW_SUIT, view) == (
        "Du måste bekänna färg: du har spader. Lägg ett av de korten."
    )
    speak(Language.EN)
    assert refusal_text(Reason.MUST_FOLLOW_SUIT, view) == (
        "You must follow suit: you have spades. Play one of them."
    )


def test_a_claim_is_told_its_bounds(lines_of_play: list[list[State]], language: Language) -> None:
    state = next(
        state
        for states in lines_of_play
        for state in states
        if isinstance(state, Playing)
        and state.to_act is state.contract.declarer
        and state.taken[state.to_act] == 1
    )
    with pytest.raises(IllegalAction) as refused:
        apply(state, Claim(state.to_act, 0))
    said = refusal_text(refused.value.reason, view_for(state, state.to_act))
    assert re.findall(r"\d+", said) == ["1", str(1 + state.tricks_left)]


def test_every_reason_has_words_at_any_moment(
    lines_of_play: list[list[State]], language: Language
) -> None:
    """Also where the moment lacks what the sentence would name."""
    moments = [states[n] for states in lines_of_play[::9] for n in (0, len(states) // 2, -1)]
    views = [view_for(state, seat) for state in moments for seat in Seat]
    plain = {refusal_text(reason, views[0]) for reason in Reason}
    assert len(plain) == len(Reason)
    for view in views:
        for reason in Reason:
            said = refusal_text(reason, view)
            assert said.endswith(".")
            assert not re.search(r"[{}]|: \.|  ", said), said
            if language is Language.SV:
                assert not ENGLISH.search(said), said
