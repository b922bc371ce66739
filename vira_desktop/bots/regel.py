"""The bot *regel*: plain rules, no search. Every decision names the rule that chose it."""

import random
from typing import Final

from ..rules.actions import PlayCard, Refuse
from ..rules.view import Phase, SeatView
from . import regel_bidding, regel_buying, regel_defence, regel_play_high, regel_play_low
from .bot import Budget, Decision, Motive
from .picture import picture_of
from .rules_used import Rule


class Regel:
    """Plays by counts and habits, the same way every time."""

    key: Final = "regel"

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:  # noqa: ARG002
        """The action that the first fitting rule names. Raises ValueError when not asked."""
        match view.phase:
            case Phase.BIDDING:
                return regel_bidding.decide(view)
            case Phase.BUYING:
                return regel_buying.decide(view)
            case Phase.PLAY:
                return _play(view)
            case Phase.SETTLED:
                raise ValueError("the deal is over")


def _play(view: SeatView) -> Decision:
    if view.claim is not None:
        return Decision(Refuse(view.seat), Motive(Rule.REFUSE_CLAIM))
    cards = [act for act in view.legal if isinstance(act, PlayCard)]
    if len(cards) == 1:
        return Decision(cards[0], Motive(Rule.ONLY_CARD))
    picture = picture_of(view)
    if picture.contract.is_low:
        return regel_play_low.decide(picture)
    if picture.partner is None:
        return regel_play_high.decide(picture)
    return regel_defence.decide(picture)
