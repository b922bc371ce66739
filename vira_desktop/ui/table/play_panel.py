"""Play: the contract, the tricks taken, the last trick, claims and concessions."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from ...rules.actions import Accept, AnnounceAcesLow, Claim, Concede, Refuse
from ...rules.state import Contract, OpenClaim
from ..text import panels_text
from ..text.contract_text import contract_name
from ..text.payment_text import result_name
from . import costs
from .buying_choices import aces_choice
from .choice_list import Choice, ChoiceList
from .contract_facts import ContractFacts
from .deal_story import DealStory
from .discards import Discards
from .model import TableModel
from .panel import Button, Line, Panel


class _Taken(QFrame):
    """The tricks of one side, large."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.name, self.number = Line("note"), Line("big")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 4)
        layout.setSpacing(0)
        layout.addWidget(self.name)
        layout.addWidget(self.number)

    def say(self, name: str, taken: str) -> None:
        """Shows whose tricks and how many."""
        self.name.say(name)
        self.number.say(taken)
        self.number.setAccessibleName(panels_text.spoken_tricks(name, taken))


class PlayPanel(Panel):
    """What the declarer must do and has done; cards are played on the table itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line("title")
        self._declarer, self._opponents = _Taken(), _Taken()
        self._left = Line("note")
        self._open_claim, self._proof = Line("question"), Line()
        self.choices = ChoiceList()
        self._claiming = QWidget()
        self.tricks, self.claim_button = QSpinBox(), Button()
        self.fewer, self.more = Button(), Button()
        self._last_title, self._last = Line("fine"), Line()
        self._facts, self._story = ContractFacts(), DealStory()
        self.discards = Discards()
        claiming = QHBoxLayout(self._claiming)
        claiming.setContentsMargins(0, 0, 0, 0)
        self.tricks.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.tricks.setAlignment(Qt.AlignmentFlag.AlignCenter)
        claiming.addWidget(self.fewer)
        claiming.addWidget(self.tricks)
        claiming.addWidget(self.more)
        claiming.addWidget(self.claim_button, 1)
        taken = QWidget()
        sides = QHBoxLayout(taken)
        sides.setContentsMargins(0, 0, 0, 0)
        sides.addWidget(self._declarer, 1)
        sides.addWidget(self._opponents, 1)
        last = QWidget()
        column = QVBoxLayout(last)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        column.addWidget(self._last_title)
        column.addWidget(self._last)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for part in (
            self._title,
            taken,
            self._left,
            self._open_claim,
            self._proof,
            self._claiming,
            self.choices,
            self._facts,
            last,
            self.discards,
            self._story,
        ):
            layout.addWidget(part)
        layout.addStretch(1)
        self.choices.acted.connect(self.acted)
        self.tricks.valueChanged.connect(lambda _number: self._label_claim())
        self.claim_button.clicked.connect(self._claim)
        self.fewer.clicked.connect(self.tricks.stepDown)
        self.more.clicked.connect(self.tricks.stepUp)

    def fill(self, model: TableModel) -> None:
        view, contract = model.view, model.view.contract
        if contract is None:
            return
        declarer = contract.declarer
        name = model.names[declarer]
        self._title.say(panels_text.who_plays(name, contract_name(contract)))
        self._facts.show_contract(view, contract)
        self._story.show_model(model)
        needed = None if contract.is_low else contract.tricks_needed
        whose = panels_text.takes_no_trick(name) if contract.is_low else name
        self._declarer.say(whose, panels_text.tricks_taken(view.taken[declarer], needed))
        others = view.taken[declarer.left] + view.taken[declarer.right]
        self._opponents.say(panels_text.opponents(), panels_text.tricks_taken(others, None))
        self._left.say(panels_text.tricks_left(costs.tricks_left(view, contract)))
        self._show_last_trick(model)
        claim = view.claim
        self._open_claim.say(panels_text.claim_text(name, claim.tricks) if claim else "")
        proof = panels_text.proof_text(model.claim_proof, is_low=contract.is_low) if claim else ""
        self._proof.say(proof)
        self._show_claiming(model)
        self.choices.show_choices(play_choices(model))
        self.discards.show_model(model)

    def told(self) -> tuple[str, ...]:
        """What is said beside the buttons: contract, tricks of both sides, the last trick,
        and what is proved of a claim."""
        lines = self._declarer.number, self._opponents.number, self._last, self._proof
        return (self._facts.told(), *(line.said for line in lines))

    def _show_last_trick(self, model: TableModel) -> None:
        tricks = model.view.tricks
        self._last_title.say(panels_text.last_trick_title() if tricks else "")
        if not tricks:
            self._last.say("")
            return
        cards = [(model.names[played.seat], played.card) for played in tricks[-1].cards]
        self._last.say(panels_text.last_trick(cards, model.names[tricks[-1].winner]))

    def _show_claiming(self, model: TableModel) -> None:
        """The numbers that may be claimed; the most, or in a low game the fewest, to begin with."""
        view, contract = model.view, model.view.contract
        numbers = [option.tricks for option in view.legal if isinstance(option, Claim)]
        self._claiming.setVisible(bool(numbers))
        if not numbers or contract is None:
            return
        bounds = min(numbers), max(numbers)
        if bounds != (self.tricks.minimum(), self.tricks.maximum()):
            self.tricks.setRange(*bounds)
            self.tricks.setValue(bounds[0] if contract.is_low else bounds[1])
        # Style and font leave the number less room than it takes in a large window.
        self.tricks.setMinimumWidth(4 * self.tricks.fontMetrics().horizontalAdvance("0"))
        self.tricks.setAccessibleName(panels_text.claim_title())
        self.tricks.setToolTip(panels_text.claim_title())
        self._label_claim()

    def _label_claim(self) -> None:
        number = self.tricks.value()
        whole = panels_text.claim_button(number)
        self.claim_button.say_short(panels_text.claim_short(number), whole)
        self.claim_button.setToolTip(whole)
        self.fewer.say_sign("−", panels_text.one_fewer())
        self.more.say_sign("+", panels_text.one_more())
        self.fewer.setEnabled(number > self.tricks.minimum())
        self.more.setEnabled(number < self.tricks.maximum())

    def _claim(self) -> None:
        if self._model is not None:
            self.acted.emit(Claim(self._model.view.seat, self.tricks.value()))


def play_choices(model: TableModel) -> tuple[Choice, ...]:
    """What may be done beside playing a card and claiming."""
    view, contract = model.view, model.view.contract
    if contract is None:
        return ()
    found = []
    for option in view.legal:
        match option:
            case Accept():
                note = _accept_note(model, contract, view.claim) if view.claim else ""
                found.append(
                    Choice(
                        key="accept",
                        label=panels_text.accept_button(),
                        action=option,
                        note=note,
                        is_main=True,
                    )
                )
            case Refuse():
                found.append(
                    Choice(
                        key="refuse",
                        label=panels_text.refuse_button(),
                        action=option,
                        note=panels_text.refuse_note(),
                    )
                )
            case Concede():
                cost = costs.of_conceding(view, contract)
                found.append(
                    Choice(
                        key="concede",
                        label=panels_text.concede_button(),
                        action=option,
                        note=panels_text.concede_cost(cost) if view.claim else "",
                        question=panels_text.concede_question(cost, is_low=contract.is_low),
                    )
                )
            case AnnounceAcesLow():
                found.append(aces_choice(option))
            case _:
                pass
    return tuple(found)


def _accept_note(model: TableModel, contract: Contract, claim: OpenClaim) -> str:
    """How the deal ends for this opponent if both accept."""
    result = contract.result_of(claim.tricks)
    cost = costs.of_result(model.view, contract, result)
    return panels_text.accept_cost(result_name(result), -cost.pins)
