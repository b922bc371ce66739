"""Why the rules refuse an action: codes, never sentences."""

from enum import Enum

from .seats import Seat


class Reason(Enum):
    """Stable codes; the values are those of the deal record."""

    DEAL_IS_OVER = "deal-is-over"
    CLAIM_OPEN = "claim-open"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_NOW = "not-now"
    MUST_TURN_FIRST = "must-turn-first"
    NO_REPURCHASE = "no-repurchase"
    FOREHAND_MUST_BID = "forehand-must-bid"
    UNKNOWN_GAME = "unknown-game"
    QUALIFIER_NOT_ALLOWED = "qualifier-not-allowed"
    BID_TOO_LOW = "bid-too-low"
    LEVEL_TOO_LOW = "level-too-low"
    TRUMP_NOT_ALLOWED = "trump-not-allowed"
    MUST_BUY_TURNED = "must-buy-turned"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    STOCK_TOO_SHORT = "stock-too-short"
    CARD_NOT_HELD = "card-not-held"
    ACES_NOT_HELD = "aces-not-held"
    MUST_FOLLOW_SUIT = "must-follow-suit"
    CLAIM_IMPOSSIBLE = "claim-impossible"


class IllegalAction(Exception):
    """The rules refuse an action of *seat*; nothing has changed."""

    def __init__(self, reason: Reason, seat: Seat) -> None:
        super().__init__(reason, seat)
        self.reason = reason
        self.seat = seat
