"""The sheet after a deal adds up to what the rules have settled, and says why."""

import re
from collections.abc import Callable

import pytest

from tests.helpers.deals import after, bought, claimed, make_deal, played
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import Qualifier, Result
from vira_desktop.rules.phases.payment import PINS_IN_A_BET
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import HouseRules, Settled, State
from vira_desktop.ui.language import Language
from vira_desktop.ui.text.payment_text import SheetLine, Unit, amount_text, sheet_lines

Speak = Callable[[Language], None]
NAMES = BySeat("Anna", "Bo", "Cilla")
ENGLISH = re.compile(r"\b(the|you|pays|to|must|that|gets|not|is|after|low)\b", re.IGNORECASE)


def settled_of(lines: list[list[State]]) -> list[Settled]:
    return [states[-1] for states in lines if isinstance(states[-1], Settled)]


def total(lines: tuple[SheetLine, ...], unit: Unit) -> list[int]:
    """The lines of *unit* that are no totals, added up for each seat."""
    sums = [0, 0, 0]
    for line in lines:
        if line.unit is unit and not line.is_total and line.amounts is not None:
            sums = [sum_ + amount for sum_, amount in zip(sums, line.amounts, strict=True)]
    return sums


def test_the_lines_add_up_to_the_settlement(
    lines_of_play: list[list[State]], language: Language
) -> None:
    ends = settled_of(lines_of_play)
    assert len(ends) > 40
    for settled in ends:
        paid = settled.settlement
        for viewpoint in Seat:
            lines = sheet_lines(settled, NAMES, viewpoint)
            bets = [amount - paid.antes for amount in paid.pulla]
            assert total(lines, Unit.BETS) == bets
            assert total(lines, Unit.PINS) == list(paid.pins)
            (in_all,) = (line for line in lines if line.is_total)
            assert in_all.amounts is not None
            assert list(in_all.amounts) == [
                pins + PINS_IN_A_BET * bet for pins, bet in zip(paid.pins, bets, strict=True)
            ]
            before, left = re.findall(r"\d+", lines[-1].explanation)
            assert (int(before), int(left)) == (settled.table.deal.pulla, paid.pulla_after)
            for line in lines:
                assert line.explanation.endswith(".")
                assert not re.search(r"[{}]|  ", line.label + line.explanation)
                if language is Language.SV:
                    assert not ENGLISH.search(f"{line.label} {line.explanation}"), line


def test_antes_penalty_concession_and_first_purchase_have_lines_of_their_own(
    lines_of_play: list[list[State]], speak: Speak
) -> None:
    speak(Language.EN)
    for settled in settled_of(lines_of_play):
        paid, contract = settled.settlement, settled.contract
        labels = [line.label for line in sheet_lines(settled, NAMES, Seat.FOREHAND)]
        assert ("Antes" in labels) is (paid.antes > 0)
        assert ("Gök penalty" in labels) is (paid.penalty is not None)
        repurchased = contract is not None and contract.repurchased
        assert ("Pins, first purchase" in labels) is repurchased
        fined = settled.conceded is not None and paid.pulla[settled.conceded] < 0
        assert ("Concession" in labels) is fined


def explained(state: State, viewpoint: Seat = Seat.MIDDLEHAND) -> str:
    assert isinstance(state, Settled)
    return "\n".join(
        f"{line.label}: {line.explanation}" for line in sheet_lines(state, NAMES, viewpoint)
    )


DEAL = make_deal(highest="H", pulla=0)


def test_a_game_taken_home(language: Language) -> None:
    state = played(bought(DEAL, "spel-7", trumps=[Suit.HEARTS]))
    assert (
        explained(claimed(state, 8))
        == {
            Language.SV: "Resultat: Anna spelade 7-spel, trumf hjärter (minst 7 stick) och tog"
            " 8 stick: hem. Spelföraren lade upp handen, och båda motspelarna godtog.\n"
            "Ålar: Pullan hade 0 betar, för lite att lyfta ur, så alla vid bordet ålar 1 bet.\n"
            "Betar: 7-spel: hemgång lyfter 1 bet ur pullan.\n"
            "Pinnar: Hjärter är högsta färg. Spelföraren får 1 pinne av varje motspelare.\n"
            "Totalt: Räknat i pinnar; en bet är 8 pinnar.\n"
            "Pullan: 0 betar före given, 2 betar efter.",
            Language.EN: "Result: Anna played 7-spel, trump hearts (at least 7 tricks) and took"
            " 8 tricks: home. The number was claimed, and both opponents accepted.\n"
            "Antes: The pulla held 0 bets, too little to lift from, so everybody at the table"
            " antes 1 bet.\n"
            "Bets: 7-spel: going home lifts 1 bet from the pulla.\n"
            "Pins: Hearts is the highest suit. The declarer gets 1 pin from each opponent.\n"
            "In all: Counted in pins; a bet is 8 pins.\n"
            "The pulla: 0 bets before the deal, 2 bets after it.",
        }[language]
    )


def test_the_player_is_called_you(language: Language) -> None:
    state = claimed(played(bought(DEAL, "spel-7", trumps=[Suit.HEARTS])), 8)
    you = {Language.SV: "Du spelade", Language.EN: "You played"}[language]
    assert you in explained(state, Seat.FOREHAND)
    assert you not in explained(state, Seat.REARHAND)


def test_hands_laid_down(speak: Speak) -> None:
    speak(Language.SV)
    solo = bought(DEAL, "solo-7", qualifier=Qualifier.SUIT, trumps=[Suit.DIAMONDS])
    said = explained(after(solo, "F lay"))
    assert "Anna lade sig i solo 7 i färg, trumf ruter. Ett lagt solo räknas som kodilj." in said
    assert "Det bjöds i färg och betalas därefter." in said
    buying = bought(DEAL, "spel-7", trumps=[Suit.CLUBS])
    said = explained(after(buying, "F lay"))
    assert "Ett lagt spel räknas som bet." in said
    assert "Klöver är ofärg." in said


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("result", Result)
def test_why_so_many_bets(*, again: bool, result: Result, language: Language) -> None:
    tricks = {Result.HOME: 7, Result.BET: 6, Result.KODILJ: 5}[result]
    deal = make_deal(pulla=20)
    state = played(bought(deal, "vingel-7", trumps=[Suit.SPADES, Suit.SPADES], again=again))
    end = claimed(state, tricks)
    assert isinstance(end, Settled)
    assert end.settlement.result is result
    line = next(x for x in sheet_lines(end, NAMES, Seat.FOREHAND) if x.unit is Unit.BETS)
    word = {Language.SV: "omköp", Language.EN: "repurchase"}[language]
    assert (word in line.explanation) is again
    assert str(abs(end.settlement.pulla[Seat.FOREHAND])) in line.explanation


def test_amounts(speak: Speak) -> None:
    speak(Language.SV)
    amounts = [amount_text(n, Unit.BETS) for n in (1, 0, -2)]
    assert amounts == ["+1 bet", "0 betar", "−2 betar"]
    speak(Language.EN)
    assert [amount_text(n, Unit.PINS) for n in (3, -1)] == ["+3 pins", "−1 pin"]


def test_three_passes_pay_nothing(language: Language) -> None:
    deal = make_deal(rules=HouseRules(forehand_may_pass=True), pulla=4)
    assert (
        explained(after(deal, "F pass; M pass; R pass"))
        == {
            Language.SV: "Resultat: Alla tre passade, så ingen spelade och inget betalas.\n"
            "Pullan: 4 betar före given, 4 betar efter.",
            Language.EN: "Result: All three passed, so nobody played and nothing is paid.\n"
            "The pulla: 4 bets before the deal, 4 bets after it.",
        }[language]
    )


def test_a_gask_laid_down_pays_as_in_an_off_suit(language: Language) -> None:
    said = explained(after(bought(DEAL, "gask-5", trumps=[Suit.HEARTS]), "F lay"))
    assert {
        Language.SV: "Ett lagt spel betalas som i ofärg. Spelföraren betalar 1 pinne",
        Language.EN: "Laid down, it is paid as in an off-suit. The declarer pays 1 pin",
    }[language] in said
    bound = bought(DEAL, "gask-5", qualifier=Qualifier.HIGHEST, trumps=[Suit.HEARTS])
    assert {
        Language.SV: "Det bjöds i högsta färg och betalas därefter.",
        Language.EN: "It was bid in the highest suit and is paid so.",
    }[language] in explained(after(bound, "F lay"))
