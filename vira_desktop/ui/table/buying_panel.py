"""Buying: what may be done next and what it costs, the stock, and one's own discards."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..text import panels_text
from ..text.cards_text import cards_list
from ..text.contract_text import contract_name
from .buying_choices import buying_choices
from .choice_list import ChoiceList
from .contract_facts import ContractFacts
from .deal_story import DealStory
from .discards import Discards
from .model import TableModel
from .panel import Line, Panel


class BuyingPanel(Panel):
    """Offers what the rules leave open; the cards themselves are chosen on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: object = None
        """The moment for which the keyboard was given to the first button."""
        self._title, self._turned = Line("title"), Line("strong")
        self.choices, self.discards = ChoiceList(), Discards()
        self._facts, self._story = ContractFacts(), DealStory()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for part in (
            self._title,
            self._turned,
            self.choices,
            self._facts,
            self.discards,
            self._story,
        ):
            layout.addWidget(part)
        layout.addStretch(1)
        self.choices.acted.connect(self.acted)

    def fill(self, model: TableModel) -> None:
        view, contract = model.view, model.view.contract
        if contract is None:
            return
        self._title.say(
            panels_text.who_plays(model.names[contract.declarer], contract_name(contract))
        )
        self._facts.show_contract(view, contract)
        choices = buying_choices(model)
        self.choices.show_choices(choices)
        face_down = view.stock_left - len(view.turned)
        self._turned.say(panels_text.turned_text(view.turned, face_down) if view.turned else "")
        self._turned.setAccessibleName(cards_list(view.turned))
        self._story.show_model(model)
        self.discards.show_model(model)
        asked = (view.dealt, view.step, view.to_act, len(view.purchases))
        if asked != self._asked:
            self._asked = asked
            if choices and view.choice() is None:
                self.choices.take_focus()
