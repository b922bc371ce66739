"""A declarer in the middle of his buying, and what is asked of him."""

from tests.helpers.deals import after, make_deal, stock_showing, wins_auction
from vira_desktop.rules.choices import CardChoice
from vira_desktop.rules.flow import legal_actions
from vira_desktop.rules.notation import format_action
from vira_desktop.rules.state import (
    Buying,
    State,
)

# Forehand holds every spade; the stock is hearts, so that what he buys is easy to see.
DEAL = make_deal(
    F="AKQJT98765432...",
    stock="H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA",
    highest="S",
)


def buying(state: State) -> Buying:
    """*state*, which must be in the buying."""
    assert isinstance(state, Buying)
    return state


def declared(bid: str, *texts: str) -> Buying:
    """Forehand has won the auction with this bid, and these things have been done."""
    return buying(after(DEAL, wins_auction("F", bid), *texts))


def asked(state: State) -> str:
    """What is open to the seat to act, in short: verbs, and of card choices the numbers."""
    words = []
    for option in legal_actions(state):
        if isinstance(option, CardChoice):
            words.append(f"{option.kind.__name__.lower()} {option.least}-{option.most}")
        else:
            words.append(format_action(option).partition(" ")[2])
    return ", ".join(words)


def cards(text: str, count: int) -> str:
    """The first of the listed cards."""
    return " ".join(text.split()[:count])


SPADES = "S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA"
HEARTS = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA"


def shown(*groups: str) -> Buying:
    """A vingel or tringel (as many as the first group) in which these suits come up."""
    game = {1: "turne-7", 2: "vingel-7", 3: "tringel-9"}[len(groups[0])]
    deal = make_deal(stock=stock_showing(*groups), highest="S")
    return buying(after(deal, wins_auction("F", game)))
