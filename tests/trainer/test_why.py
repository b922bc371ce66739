"""Reasons lead to a place in the rules."""

import pytest

from vira_desktop.trainer.why import RULINGS, Place, Why, because, place_of


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


def test_all_rulings_of_play_have_a_chapter() -> None:
    assert {place_of(ruling) for ruling in range(1, 37)} == set(Place) - {Place.WORDS}
