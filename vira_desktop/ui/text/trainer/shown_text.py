"""Words over what a question shows: cards, auction, tricks, payments."""

from PySide6.QtCore import QCoreApplication

from ...language import number_text
from ..counts_text import bets_count

translate = QCoreApplication.translate


def your_hand() -> str:
    """The learner's own cards."""
    return translate("Trainer", "Your hand")


def the_hand() -> str:
    """A hand that belongs to nobody."""
    return translate("Trainer", "The hand")


def the_cards() -> str:
    """Some cards of one suit."""
    return translate("Trainer", "The cards")


def hand_of(player: str) -> str:
    """The dealt hand of a player."""
    return translate("Trainer", "Dealt to {player}").format(player=player)


def open_hand() -> str:
    """The declarer's cards that lie open."""
    return translate("Trainer", "The declarer’s open cards")


def your_aside() -> str:
    """What the learner has set aside."""
    return translate("Trainer", "You have set aside")


def choose_among() -> str:
    """Cards of which some are the answer."""
    return translate("Trainer", "Choose among these")


def auction() -> str:
    """The label of the auction."""
    return translate("Trainer", "Auction")


def no_call() -> str:
    """An auction that has not begun."""
    return translate("Trainer", "nobody has spoken yet")


def highest_suit() -> str:
    """The label of the highest suit."""
    return translate("Trainer", "Highest suit")


def pulla() -> str:
    """The label of the pulla."""
    return translate("Trainer", "Pulla before")


def in_pulla(bets: int) -> str:
    """What the pulla holds."""
    return bets_count(bets)


def players() -> str:
    """The label of the number of players."""
    return translate("Trainer", "At the table")


def contract() -> str:
    """The label of the game played."""
    return translate("Trainer", "The game")


def plays(player: str, game: str) -> str:
    """Who plays what."""
    return translate("Trainer", "{player} plays {game}").format(player=player, game=game)


def with_trump(game: str, suit: str) -> str:
    """A game with its trump."""
    return translate("Trainer", "{game}, trump {suit}").format(game=game, suit=suit)


def played_low(game: str) -> str:
    """A game that is played low."""
    return translate("Trainer", "{game}, played low").format(game=game)


def first_trump(game: str, suit: str) -> str:
    """A game whose trump changed at the repurchase."""
    return translate("Trainer", "{game}; at the first buy trump was {suit}").format(
        game=game, suit=suit
    )


def stock_left() -> str:
    """The label of what the declarer has left of the stock."""
    return translate("Trainer", "Left of the stock")


def outcome() -> str:
    """The label of how a game ended."""
    return translate("Trainer", "What happened")


def repurchased() -> str:
    """The declarer has bought again."""
    return translate("Trainer", "Repurchased.")


def laid_down() -> str:
    """The declarer has given up before play."""
    return translate("Trainer", "The declarer laid down his hand.")


def tricks_taken(tricks: str) -> str:
    """How many tricks the declarer took."""
    return translate("Trainer", "The declarer took {tricks}.").format(tricks=tricks)


def conceded(player: str, *, still_open: bool) -> str:
    """An opponent has given up."""
    if still_open:
        return translate("Trainer", "{player} gave up while it was still open.").format(
            player=player
        )
    return translate("Trainer", "{player} gave up when the outcome was sure.").format(player=player)


def accounts() -> str:
    """The label of what each has won or lost."""
    return translate("Trainer", "Accounts in pins")


def account(player: str, pins: str) -> str:
    """One player's account."""
    return translate("Trainer", "{player}: {pins}").format(player=player, pins=pins)


def tricks() -> str:
    """The heading over the tricks."""
    return translate("Trainer", "Tricks so far")


def trick_now() -> str:
    """The trick that is being played."""
    return translate("Trainer", "Now")


def no_tricks() -> str:
    """Before the first trick."""
    return translate("Trainer", "none yet")


def trick_number(number: int) -> str:
    """Over a trick."""
    return number_text(number)


def spoken_trick(number: int, cards: str, winner: str) -> str:
    """What a screen reader says of a finished trick."""
    return translate("Trainer", "Trick {number}: {cards}. Won by {player}.").format(
        number=number_text(number), cards=cards, player=winner
    )


def spoken_trick_now(cards: str) -> str:
    """What a screen reader says of the trick that is being played."""
    return translate("Trainer", "Now: {cards}.").format(cards=cards)


def played_by(player: str, card: str) -> str:
    """Who played what."""
    return translate("Trainer", "{player} {card}").format(player=player, card=card)


def seat_letter(player: str) -> str:
    """The first letter of a seat, beside a small card."""
    return player[:1].upper()
