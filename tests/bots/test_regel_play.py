"""How *regel* plays: habits of high and low games, as named positions."""

from dataclasses import replace

import pytest

from tests.bots.chairs import F, M, R, decided, in_play
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.notation import format_action
from vira_desktop.rules.state import OpenClaim
from vira_desktop.rules.view import SeatView

DECLARER = {
    "draws trumps from the top": (
        in_play("AKQ2.A5..K3", trump="S", out="J98.K2.AK.AQ"), "SA", Rule.DRAW_TRUMPS),
    "leaves the last trump that is higher": (
        in_play("T2.A5..", trump="S", out="J.K2.AK.AQ"), "HA", Rule.CASH_WINNERS),
    "drives out the ace with the king": (
        in_play("KQ82.5..", trump="S", out="A9.K2.A.A"), "SK", Rule.FORCE_OUT_TRUMPS),
    "leads a small trump towards nothing when two are higher": (
        in_play("J8532.5..", trump="S", out="AQ97.K2.A.A"), "S2", Rule.FORCE_OUT_TRUMPS),
    "cashes where the opponents have most cards": (
        in_play("2.A.A.", trump="S", out=".K2.KQJ98.A"), "DA", Rule.CASH_WINNERS),
    "establishes its long suit when trumps are gone": (
        in_play("2.KQJ5..3", trump="S", out=".A98.A.A2"), "HK", Rule.ESTABLISH_LENGTH),
    "gives up the lead with a low card": (
        in_play("2.95.8.", trump="S", out=".A8.AK9.A"), "H5", Rule.EXIT),
    "wins as cheaply as possible in last hand": (
        in_play(".AQJ2..", trump="S", trick="H9 HT", out=".K."), "HJ", Rule.WIN_CHEAPLY),
    "gives up a trick it cannot win": (
        in_play(".Q92..", trump="S", trick="HK HA", out=".J."), "H2", Rule.FOLLOW_LOW),
    "plays the ace in between": (
        in_play(".A92..", trump="S", trick="H5", out=".KQJ."), "HA", Rule.PLAY_WINNER),
    "keeps the guarded king in between": (
        in_play(".K92..", trump="S", trick="H5", out=".AQJ."), "H2", Rule.FOLLOW_LOW),
    "splits king and queen": (
        in_play(".KQ2..", trump="S", trick="H5", out=".AJT."), "HQ", Rule.SPLIT_HONOURS),
    "ruffs low in last hand": (
        in_play("Q82..T.", trump="S", trick="HK HA", out="AK..Q"), "S2", Rule.RUFF),
    "overruffs as cheaply as possible": (
        in_play("Q82..T.", trump="S", trick="HK S5", out="AK..Q"), "S8", Rule.RUFF),
    "ruffs so that it cannot be overruffed": (
        in_play("AK2..T.", trump="S", trick="HK", out="QJ9..Q", before=("F HA D2 H3",)),
        "SK", Rule.OVERRUFF_PROOF),
    "throws a loser when it has no trump": (
        in_play("..KT.8", trump="S", trick="HK HA", out="A..AQ.A9"), "C8", Rule.DISCARD_LOSER),
    "keeps the guard of its king": (
        in_play("..K2.9", trump="S", trick="HK HA", out="A..AQ.A8"), "C9", Rule.DISCARD_LOSER),
    "plays its only card": (
        in_play(".92..3", trump="S", trick="C5 C8", out=".A"), "C3", Rule.ONLY_CARD),
}  # fmt: skip

DEFENCE = {
    "leads from length while it keeps its ace": (
        in_play(".A5.98732.K4", declarer=M, trump="S"), "D2", Rule.KEEP_STOPPERS),
    "leads the top of a sequence": (
        in_play(".A5.QJT32.K4", declarer=M, trump="S"), "DQ", Rule.KEEP_STOPPERS),
    "cashes its winners later": (
        in_play(".A5.98732.K4", declarer=M, trump="S", out="AK.KQ.AK.A", tricks_left=9),
        "HA", Rule.LEAD_WINNER),
    "does not cash what will be ruffed": (
        in_play(".A5.Q8.", declarer=M, trump="S", out="AKQ.KQ.AKJT.A",
                before=("F H2 S2 H4",), tricks_left=4), "D8", Rule.LEAD_THROUGH),
    "leads the suit that partner marked": (
        in_play(".J52.Q832.75", declarer=M, trump="S", out="AK.AKQ.AK.A",
                before=("M CK H9 C9", "M CA H3 C8"), tricks_left=9),
        "HJ", Rule.LEAD_MARKED_SUIT),
    "leads for partner's ruff": (
        in_play(".J52.Q832.", declarer=M, trump="S", out="AK.AKQ.AK.A",
                before=("M D9 DT C5",), seat=R, tricks_left=9), "D2", Rule.LEAD_FOR_RUFF),
    "leads through the declarer from length": (
        in_play(".J52.T832.", declarer=M, trump="S", out="AK.AKQ.AKQ.A", tricks_left=7),
        "D2", Rule.LEAD_THROUGH),
    "leads up to the declarer from a suit without honours": (
        in_play(".J52.T832.", declarer=R, trump="S", out="AK.AKQ.AKQ.A", tricks_left=7),
        "DT", Rule.LEAD_UP_TO),
    "leads a sequence later": (
        in_play(".QJ2.T832.", declarer=R, trump="S", out="AK.AK.AKQ.A", tricks_left=7),
        "HQ", Rule.LEAD_SEQUENCE),
    "leads a trump when it has nothing else": (
        in_play("J52...", declarer=R, trump="S", out="AK.AK.AKQ.A", tricks_left=3),
        "S2", Rule.LEAD_TRUMP),
    "second hand low": (
        in_play(".A42..", seat=M, declarer=F, trump="S", trick="H5", out=".KQJ"), "H2",
        Rule.SECOND_HAND_LOW),
    "an honour led is taken": (
        in_play(".A72..", seat=M, declarer=F, trump="S", trick="HQ", out=".KJT"), "HA",
        Rule.WIN_CHEAPLY),
    "a cheap card is enough": (
        in_play(".A82..", seat=M, declarer=F, trump="S", trick="H5", out=".KQJ"), "H8",
        Rule.WIN_CHEAPLY),
    "last hand wins cheaply over the declarer": (
        in_play(".AQ7..", seat=R, declarer=F, trump="S", trick="HJ H2", out=".K"), "HQ",
        Rule.WIN_CHEAPLY),
    "last hand leaves partner his trick": (
        in_play(".AQ7..", seat=R, declarer=F, trump="S", trick="H9 HJ", out=".K"), "H7",
        Rule.LEAVE_TO_PARTNER),
    "third hand high": (
        in_play(".KQ7..", seat=M, declarer=R, trump="S", trick="H9", out=".AJT"), "HQ",
        Rule.THIRD_HAND_HIGH),
    "not over partner's equal card": (
        in_play(".QT7..", seat=M, declarer=R, trump="S", trick="HJ", out=".AK9"), "H7",
        Rule.LEAVE_TO_PARTNER),
    "ruffs the declarer's winner": (
        in_play("82..K7.", seat=M, declarer=F, trump="S", trick="HA", out="A.K.A"), "S2",
        Rule.RUFF),
    "does not ruff partner's winner": (
        in_play("82..K7.", seat=R, declarer=F, trump="S", trick="H2 HA", out="A.K.A"), "D7",
        Rule.DISCARD_LOSER),
    "begins to mark strength": (
        in_play("..A962.Q75", seat=R, declarer=F, trump="S", trick="HA H2", out="A.K.KQ.AK"),
        "D6", Rule.MARK_STRENGTH),
    "ends the mark of strength": (
        in_play("..A92.Q75", seat=R, declarer=F, trump="S", trick="HA H2", out="A.K.KQ.AK",
                before=("F SK S3 D6",)), "D2", Rule.MARK_STRENGTH),
    "marks weakness where it has nothing": (
        in_play("..962.Q75", seat=R, declarer=F, trump="S", trick="HA H2", out="A.K.AKQJT.AK"),
        "D2", Rule.MARK_WEAKNESS),
    "says nothing more after two discards": (
        in_play("..A92.Q75", seat=R, declarer=F, trump="S", trick="HA H2", out="A.K.KQ.AK",
                before=("F SK S3 D6", "F SQ S4 D3")), "D2", Rule.DISCARD_LOSER),
}  # fmt: skip

LOW_DECLARER = {
    "creeps under as high as it can": (
        in_play(".T742..", game="gok", trick="H8 HJ"), "HT", Rule.CREEP_UNDER),
    "creeps under in between": (
        in_play(".T742..", game="gok", trick="H8"), "H7", Rule.CREEP_UNDER),
    "hopes that the next goes over": (
        in_play(".T7..", game="gok", trick="H5", out=".JQ"), "H7", Rule.HOPE_UNDER_NEXT),
    "takes with the highest what must be taken": (
        in_play(".T7..", game="gok", trick="H5 H6", out=".JQ"), "HT", Rule.TAKE_WITH_HIGHEST),
    "throws the card in most danger": (
        in_play("Q2.973.8.", game="gok", trick="CK CA", out="6543.8654.2.2"), "SQ",
        Rule.SHED_DANGER),
    "throws a bare high card before a covered one": (
        in_play("Q32.J..", game="gok", trick="CK CA", out="4.8654.2.2"), "HJ", Rule.SHED_DANGER),
    "leads the card that most others beat": (
        in_play("92.73.5.", game="gok", out="AKQJ.8654.432.2"), "S2", Rule.LEAD_SAFEST),
}  # fmt: skip

LOW_DEFENCE = {
    "leads low from its shortest suit": (
        in_play("983.94.7532.", declarer=M, game="kopmisar-3"), "H4", Rule.LEAD_LOW),
    "comes back to the suit that was begun": (
        in_play("953.94.7532.", declarer=M, game="kopmisar-3", before=("F S4 S8 SA",)),
        "S3", Rule.LEAD_LOW),
    "plays a low holding from the bottom against an open hand": (
        in_play("64.98..", declarer=M, game="gok", shown="75.432..", out="A.A.A"), "S4",
        Rule.LEAD_LOW_HOLDING),
    "does not rescue the declarer": (
        in_play(".K53..", seat=R, declarer=M, game="gok", trick="H4 H8", shown="2.3.."), "H5",
        Rule.STAY_UNDER),
    "stays under partner's lead": (
        in_play(".K43..", seat=M, declarer=R, game="kopmisar-3", trick="H5"), "H4",
        Rule.STAY_UNDER),
    "goes over partner as little as possible": (
        in_play(".K76..", seat=M, declarer=R, game="kopmisar-3", trick="H5"), "H6",
        Rule.STAY_UNDER),
    "unloads when the declarer is under": (
        in_play(".K73..", seat=R, declarer=M, game="kopmisar-3", trick="H5 H4"), "HK",
        Rule.UNLOAD_HIGH),
    "throws the high cards": (
        in_play("K2.A..", seat=R, declarer=M, game="kopmisar-3", trick="D5 D4",
                out="3.K2.2.2"), "HA", Rule.SHORTEN_SUIT),
    "keeps what may catch the declarer": (
        in_play("2.A.2.", seat=R, declarer=M, game="kopmisar-3", trick="C5 C4",
                out="3.K2.3.2", before=("F H5 D9 H6",)), "HA", Rule.SHORTEN_SUIT),
    "leads its highest card when the declarer is out of everything": (
        in_play("K2.9..", declarer=M, game="gok", shown="..5432.", out="A.A.A"), "SK",
        Rule.UNLOAD_HIGH),
    "aces as ones lie lowest": (
        in_play(".A5..", seat=R, declarer=M, game="gask-0", trick="H2 H3", aces_low=True), "HA",
        Rule.STAY_UNDER),
}  # fmt: skip

POSITIONS = DECLARER | DEFENCE | LOW_DECLARER | LOW_DEFENCE


@pytest.mark.parametrize(("view", "card", "rule"), POSITIONS.values(), ids=POSITIONS)
def test_habit(view: SeatView, card: str, rule: Rule) -> None:
    decision = decided(view)
    found = format_action(decision.action).split()
    assert (found[1:], decision.motive.rule) == (["card", card], rule)


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 40


def claims(view: SeatView) -> set[str]:
    """What is said about the tricks left, whatever chance says."""
    said = {format_action(decided(view, seed).action) for seed in range(20)}
    return {text for text in said if "claim" in text}


CLAIMS = {
    "only winners": (in_play("A2.A..", trump="S", out=".K.A.", tricks_left=3), {"F claim 3"}),
    "as many trumps as are out": (
        in_play("AK.A..", trump="S", out="32.K..", tricks_left=3), {"F claim 3"}),
    "a long suit runs out": (
        in_play(".AK2..", trump="S", out=".Q3..", tricks_left=3), {"F claim 3"}),
    "a trump is out": (in_play("2.AK..", trump="S", out="3.QJT..", tricks_left=3), set()),
    "the suit may not run": (in_play(".AK2..", trump="S", out=".QJ3..", tricks_left=3), set()),
    "too early": (in_play("AKQJ...", trump="S", out=".A..", tricks_left=4), set()),
    "low and safe": (
        in_play(".42..3", game="gok", trick="H5 H6", out=".73..4", tricks_left=3), {"F claim 0"}),
    "low and on lead": (in_play(".52..3", game="gok", out=".63..4", tricks_left=3), set()),
    "low with a gap": (
        in_play(".52..5", game="gok", trick="H4 H6", out=".3..34", tricks_left=3), set()),
}  # fmt: skip


@pytest.mark.parametrize(("view", "expected"), CLAIMS.values(), ids=CLAIMS)
def test_claims_only_what_is_certain(view: SeatView, expected: set[str]) -> None:
    assert claims(view) == expected


def test_a_claim_is_refused_and_nothing_conceded() -> None:
    view = replace(in_play("A2.A..", seat=M, trump="S"), claim=OpenClaim(9))
    decision = decided(view)
    assert format_action(decision.action) == "M refuse"
    assert decision.motive.rule is Rule.REFUSE_CLAIM


def test_figures_are_about_the_position() -> None:
    figures = decided(DECLARER["draws trumps from the top"][0]).motive.figures
    assert figures == (("out", 3),)
