"""While a claim is looked at, however long that takes, the window says so and answers."""

import threading
import time
from collections.abc import Iterator

import pytest

from tests.helpers.deals import actions, make_deal, wins_auction
from tests.ui.window.conftest import Start
from tests.ui.window.started import Table
from vira_desktop.rules.state import Playing
from vira_desktop.rules.view import Phase
from vira_desktop.session.claims import Proof
from vira_desktop.ui.text.panels_text import proof_text

DEAL = make_deal(F="432.32.5432.5432", M="AKQ.AKQJT98.A.A6", highest="H")
CLAIMED = f"{wins_auction('M', 'solo-6')}; M trump H; M play; R buy; F buy; F card H2; M claim 13"
LOOKED_AT = proof_text(None, is_low=False)


class SlowProof:
    """A proof that keeps a processor busy for ten seconds, or until it is told what comes out."""

    def __init__(self) -> None:
        self.states: list[Playing] = []
        self.told = threading.Event()
        self.comes_out = Proof.HOLDS

    def __call__(self, state: Playing) -> Proof:
        self.states.append(state)
        until = time.monotonic() + 10
        while time.monotonic() < until and not self.told.is_set():
            sum(range(100))
        return self.comes_out


@pytest.fixture
def proof() -> Iterator[SlowProof]:
    proof = SlowProof()
    yield proof
    proof.told.set()
    until = time.monotonic() + 5
    while proof_threads():
        assert time.monotonic() < until
        time.sleep(0.01)


def proof_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "proof"]


@pytest.fixture
def table(start: Start, proof: SlowProof) -> Table:
    """Middle-hand, a bot, has claimed all thirteen, and the person is to answer."""
    table = start(prove=proof)
    table.program.new_session()
    done = actions(CLAIMED)
    began = time.monotonic()
    table.open(DEAL, done)
    assert time.monotonic() - began < 5, "the proof is not waited for"
    table.wait(lambda: table.model.view.is_my_turn, "the person is asked", seconds=20)
    return table


def said(table: Table) -> str:
    """What the panel says of the proof."""
    return table.window.page.panel.play.told()[-1]


def test_it_is_looked_at_and_then_told(table: Table, proof: SlowProof) -> None:
    assert len(proof.states) == 1, "the claim is the same when an opponent has accepted it"
    assert table.model.claim_proof is None
    assert said(table) == LOOKED_AT
    proof.told.set()
    table.wait(lambda: table.model.claim_proof is not None, "the proof is told", seconds=20)
    assert said(table) == proof_text(Proof.HOLDS, is_low=False)


@pytest.mark.parametrize("leave", ["answer", "undo", "new session", "close"])
def test_a_proof_that_comes_too_late_is_dropped(table: Table, proof: SlowProof, leave: str) -> None:
    match leave:
        case "answer":
            table.program.controller.act(actions("F refuse")[0])
        case "undo":
            table.program.controller.take_back()
        case "new session":
            table.program.new_session()
        case "close":
            table.window.close()
    assert proof_threads(), "nobody waited for the proof"
    proof.told.set()
    while proof_threads():
        table.spin()
    table.spin()
    if leave == "close":
        assert table.program.controller.session is None
        return
    assert table.model.view.claim is None
    assert table.model.claim_proof is None
    if table.phase() is Phase.PLAY:
        assert said(table) == ""
