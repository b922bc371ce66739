"""The numbers by which hands are read: the file, and the tables made of it."""

import pytest

from vira_desktop.bots.reading_numbers import HEAD, BadNumbers, parse_numbers, shipped_numbers

HEADING = "\t".join(HEAD)
TEXT = f"""# how it was made

{HEADING}
a\t1:2\t1.0
a\t2:14\t0.25
a\tlength 2\t4.0
b\t0\t-1.5
b\t1\t2
"""
TWO, KING, ACE = 1, 1 << 11, 1 << 12


def test_a_table_of_the_cards_of_a_suit() -> None:
    numbers = parse_numbers(TEXT)
    low = numbers.cards("a", from_top=False)
    assert len(low) == 1 << 13
    assert (low[0], low[TWO], low[ACE], low[TWO | ACE], low[KING | ACE]) == (0, 1, 0, 5.25, 4.25)
    # From the top the ace is the first card of its suit, and the two beside it the second.
    high = numbers.cards("a", from_top=True)
    assert (high[TWO], high[TWO | ACE]) == (1.0, 4.0)


def test_steps_and_weights() -> None:
    numbers = parse_numbers(TEXT)
    assert numbers.steps("b") == (-1.5, 2.0)
    assert numbers.weights("a")["length 2"] == 4.0
    with pytest.raises(KeyError):
        numbers.weights("c")
    with pytest.raises(KeyError):
        parse_numbers(f"{HEADING}\nb\t1\t2\n").steps("b")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\tb\n", 1),
        (f"# c\na\tb\t1\n{HEADING}\n", 2),
        (f"{HEADING}\na\tb\n", 2),
        (f"{HEADING}\na\tb\tc\n", 2),
    ],
)
def test_a_damaged_file_is_refused(text: str, line: int) -> None:
    with pytest.raises(BadNumbers) as caught:
        parse_numbers(text)
    assert caught.value.line == line


def test_the_numbers_that_are_brought_along() -> None:
    """Low cards are worth having in a low game, trumps in a high one, and nobody throws them."""
    numbers = shipped_numbers()
    low = numbers.cards("low declarer", from_top=False)
    assert low[TWO] > low[KING] + 1.0
    trump = numbers.cards("high declarer trump", from_top=True)
    assert trump[ACE] > trump[TWO]
    away = numbers.cards("low away", from_top=False)
    assert away[KING] > away[TWO] + 1.0
    thrown = (numbers.cards(f"high away {kind}", from_top=True) for kind in ("side", "trump"))
    side, trumps = thrown
    assert side[TWO] > trumps[TWO] + 1.0
    danger = numbers.steps("low declarer buying danger")
    assert len(danger) == 41
    assert max(danger[:16]) > max(danger[20:]) + 1.0
