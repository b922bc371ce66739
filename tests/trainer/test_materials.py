"""The trainer's data: what is read, what is refused, and whether it says what its sources say."""

import pytest

from tests.trainer.drills import materials
from tests.trainer.recompute import read_table
from vira_desktop.trainer.materials import BadMaterials, parse_materials
from vira_desktop.trainer.question import NO, YES
from vira_desktop.trainer.skills import Kind, skills_of

TERMS = "key\tsv\ten\tlevel\tgroup\npay.bet\tbet\tbet\t1\t\n"
FACTS = "key\tskill\tlevel\truling\tplace\tright\twrong\nx\ttable.seats\t1\t4\t\tR\tF M\n"
IRREGULARITIES = "key\tpayer\tbets\tdeal\nx\tplayer\t1\tstands\n"

RIGHT = (
    ("dealer right-of-forehand", "R"),
    ("left-of-dealer next-dealer first-to-receive who-bids-first leads-first", "F"),
    ("other-pack-lies-left-of", "F"),
    ("left-of-forehand three-cuts three-shuffles four-shuffles", "M"),
    ("four-cuts", "S"),
    ("cards-each cards-in-stock", 13),
    ("first-packet rounds-of-packets four-players-ante aces-as-ones-needed", 4),
    ("later-packets active-players", 3),
    ("packs opponents-cards-over-with-eleven claim-accepts-needed short-for-kodilj", 2),
    ("round-in-pins players-left-end-session", 2),
    ("repurchases-allowed opponents-cards-over-with-twelve conceder-puts-in ante", 1),
    ("round-in-pulla-is-bets pin-in-pulla-is-bets", 1),
    ("surplus-tricks-pay", 0),
    ("bet-in-pins", 8),
    ("triangle-in-bets", 5),
    ("sexmastare-in-bets", 6),
    ("bowl-bets bowl-rounds", 10),
    ("bowl-pins", 12),
    ("forehand-is-drawn", "H"),
    ("first-opponent-to-buy claim-answered-first", "left-of-declarer"),
    ("own-discards-until", "first-lead"),
    ("rest-of-stock-seen", "after-deal"),
    ("who-takes-last-pin", "biggest-loser"),
    ("solo-laid-until", "opponents-buy"),
    ("first-forehand-without-draw", "first-heart"),
    ("cards-laid-out-from", "left"),
    ("direction", "clockwise"),
    ("sits-out", "right-of-dealer"),
    ("draw-again-when", "any-player-asks"),
    ("next-drawn", "top"),
    ("four-shuffler-last-deal", "sat-out"),
    ("four-cutter-this-deal", "sits-out"),
    ("shuffler-puts-pack", "right-of-himself"),
    ("highest-suit-from", "other-pack-bottom"),
    ("last-deal-is-called", "borup"),
    ("vingel-turns-at-repurchase", "always"),
    ("gask-laid-until", "he-says-he-plays"),
    ("open-cards-laid", "before-first-lead"),
    ("royale-cards-laid", "before-opponents-buy"),
    ("aces-announced-before", "first-card"),
    ("leads-next", "winner"),
    ("tricks-looked-at", "while-they-lie-open"),
    ("played-card", "lies"),
    ("revoke-seen-at-once", "is-put-right"),
    ("pins-paid-to", "each-opponent"),
    ("pulla-left-is", "shared-equally"),
)
"""The facts a second time, from the rulebook, the rulings and the handbook."""

TRUE = {
    "who-joins-sits-out-first",
    "who-leaves-gets-share",
    "opponents-may-buy-none",
    "spel-trump-stays-at-repurchase",
    "turne-buys-without-turning-again",
    "turned-cards-of-one-suit-set-trump",
    "turned-cards-must-be-bought",
    "set-aside-cards-stay-out",
    "must-follow-suit",
    "may-discard-when-void",
    "may-play-under",
    "who-sits-out-shares-pulla",
}
"""Those of the questions that are answered yes or no which are answered yes."""


def test_files_are_read() -> None:
    found = parse_materials(terms=TERMS, facts=FACTS, irregularities=IRREGULARITIES)
    assert found.terms[0].swedish == "bet"
    assert found.facts[0].wrong == ("F", "M")
    assert found.irregularities[0].bets == 1


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("terms", TERMS + "pay.bet\tbet\n", 3),
        ("terms", TERMS + "train.hint\ttips\thint\t1\t\n", 3),
        ("facts", FACTS + "x\ttable.seats\tone\t4\t\tR\tF\n", 3),
        ("facts", FACTS + "x\ttable.seats\t1\t4\tnowhere\tR\tF\n", 3),
        ("facts", FACTS + "x\tseats\t1\t4\t\tR\tF\n", 3),
        ("irregularities", IRREGULARITIES.replace("payer", "payee"), 2),
    ],
)
def test_a_damaged_file_is_named(name: str, text: str, line: int) -> None:
    files = {"terms": TERMS, "facts": FACTS, "irregularities": IRREGULARITIES, name: text}
    with pytest.raises(BadMaterials) as refused:
        parse_materials(**files)
    assert (refused.value.name, refused.value.line) == (f"{name}.tsv", line)


def test_every_section_of_words_has_enough_of_them() -> None:
    by_skill = {
        skill: [term for term in materials().terms if term.skill is skill]
        for skill in skills_of(Kind.WORDS)
    }
    assert {skill: len(terms) for skill, terms in by_skill.items() if len(terms) < 5} == {}
    assert len({term.key for term in materials().terms}) == len(materials().terms) > 130


def test_facts_have_one_answer_each() -> None:
    assert len({fact.key for fact in materials().facts}) == len(materials().facts) > 80
    for fact in materials().facts:
        assert fact.right not in fact.wrong
        assert 4 <= fact.ruling <= 36


def test_irregularities_say_what_the_handbook_says() -> None:
    deals = {
        "void, new deal": "new-deal",
        "void, new deal (or as the players agree)": "new-deal-or-agree",
        "should be dealt again (or as the players agree)": "deal-again-or-agree",
        "both opponents look; if one disagrees, play goes on": "opponents-look",
    }
    sources = read_table("tests", "data", "irregularities.tsv")
    assert len(materials().irregularities) == len(sources)
    for row, found in zip(sources, materials().irregularities, strict=True):
        payer = row["who_pays"].removeprefix("the ").removeprefix("that ")
        assert found.payer == payer
        assert found.bets == int(row["bets"].split()[0])
        assert found.deal == deals.get(row["deal"], row["deal"])


@pytest.mark.parametrize("players", [3, 4])
def test_seats_rotate_as_the_table_does(players: int) -> None:
    """Clockwise from the dealer: rear-hand, forehand, middle-hand, and who sits out."""
    names = {"F": "forehand", "M": "middlehand", "R": "rearhand", "S": "who-sat-out"}
    order = "RFMS"[:players]
    right = {fact.key: fact.right for fact in materials().facts}
    for place, seat in enumerate(order):
        word = {3: "three", 4: "four"}[players]
        # The forehand, one place further on, deals next.
        assert right[f"{word}-{names[seat]}-becomes"] == order[(place - 1) % players]


@pytest.mark.parametrize(("facts", "answer"), RIGHT)
def test_facts_say_what_the_rulebook_says(facts: str, answer: str | int) -> None:
    right = {fact.key: fact.right for fact in materials().facts}
    assert {key: right[key] for key in facts.split()} == dict.fromkeys(facts.split(), answer)


def test_what_is_true_and_what_is_not() -> None:
    assert {fact.key for fact in materials().facts if fact.right == YES} == TRUE


def test_every_fact_is_worked_out_a_second_time() -> None:
    again = {key for facts, _ in RIGHT for key in facts.split()}
    for fact in materials().facts:
        by_rotation = fact.key.endswith("-becomes")
        by_yes_or_no = fact.right in (YES, NO)
        assert (fact.key in again) + by_rotation + by_yes_or_no == 1, fact.key
