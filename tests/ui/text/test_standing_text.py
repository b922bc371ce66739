"""What is said between two deals of how the evening stands."""

from collections.abc import Callable

import pytest

from vira_desktop.ui.language import Language
from vira_desktop.ui.text.standing_text import leaving_takes


@pytest.mark.parametrize(
    ("bets", "pins", "taken"),
    [(0, 0, "0 betar"), (0, 6, "6 pinnar"), (2, 0, "2 betar"), (1, 2, "1 bet och 2 pinnar")],
)
def test_who_leaves_takes_no_nothing_beside_something(
    bets: int, pins: int, taken: str, speak: Callable[[Language], None]
) -> None:
    speak(Language.SV)
    assert leaving_takes(bets, pins) == f"Den som går tar med sig {taken} ur pullan."
