"""Names at a table."""

from vira_desktop.session.players import shared_name


def test_names_are_told_apart_whatever_their_letters() -> None:
    assert shared_name(("Åsa", "Nils", "åSA")) == "åSA"
    assert shared_name(("Nils", "Märta", "Marta")) is None


def test_nobody_shares_a_name_by_having_none() -> None:
    assert shared_name(("", "Nils", "")) is None
