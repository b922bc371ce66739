"""Words of the panel for play: claims and what they cost, tricks, and what lies beside."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.cards import Card
from ...session.claims import Proof
from ..language import number_text, signed_text
from ..table.costs import Cost
from .cards_text import cards_short
from .counts_text import bets_count, pins_count, tricks_count

translate = QCoreApplication.translate


def concede_cost(cost: Cost) -> str:
    """What conceding brings or costs the opponent who asks; his pins are all that he pays."""
    if cost.bets:
        return translate(
            "Panel", "You pay for both opponents: {pins}, and {bets} into the pulla."
        ).format(pins=pins_count(-cost.pins), bets=bets_count(-cost.bets))
    if cost.pins > 0:
        return translate("Panel", "The declarer does not go home; you get {pins}.").format(
            pins=pins_count(cost.pins)
        )
    if not cost.pins:
        return translate("Panel", "The result is decided already; it costs you nothing.")
    return translate("Panel", "The result is decided already; you pay {pins}.").format(
        pins=pins_count(-cost.pins)
    )


def accept_cost(result: str, pins: int) -> str:
    """What the deal pays this opponent when the claim is accepted."""
    return translate("Panel", "The declarer ends with {result}; for you {pins}.").format(
        result=result, pins=signed_pins(pins)
    )


def signed_pins(pins: int) -> str:
    """As "+1 pin", "−2 pins"."""
    return pins_count(pins) if pins == 0 else f"{signed_text(pins)[0]}{pins_count(abs(pins))}"


def claim_button(tricks: int) -> str:
    """Claiming a number of tricks in all."""
    return translate("Panel", "Claim {tricks} in all").format(tricks=tricks_count(tricks))


def claim_short(tricks: int) -> str:
    """The same on its button, beside the number of tricks."""
    return translate("Panel", "Claim {number}").format(number=number_text(tricks))


def claim_title() -> str:
    """The name of the number that is claimed."""
    return translate("Panel", "Tricks you end with")


def claim_text(name: str, tricks: int) -> str:
    """The claim that lies on the table."""
    return translate("Panel", "{name} claimed {tricks} in all.").format(
        name=name, tricks=tricks_count(tricks)
    )


def proof_text(proof: Proof | None, *, is_low: bool) -> str:
    """What can be proved of a claim, whoever is to answer it; None while it is looked at."""
    match proof:
        case None:
            return translate("Panel", "Whether the claim holds is being looked at …")
        case Proof.HOLDS if is_low:
            return translate("Panel", "The claim holds: no defence gives the declarer more.")
        case Proof.HOLDS:
            return translate("Panel", "The claim holds: no defence leaves the declarer fewer.")
        case Proof.FAILS if is_low:
            return translate("Panel", "The claim can be beaten: a defence gives him more.")
        case Proof.FAILS:
            return translate("Panel", "The claim can be beaten: a defence leaves him fewer.")
        case Proof.UNKNOWN:
            return translate("Panel", "Too many tricks are left to prove the claim.")
        case _ as unknown:
            assert_never(unknown)


def accept_button() -> str:
    """Agreeing to a claim."""
    return translate("Panel", "Accept")


def refuse_button() -> str:
    """Not agreeing to a claim."""
    return translate("Panel", "Refuse")


def refuse_note() -> str:
    """What a refusal means."""
    return translate("Panel", "The claim is withdrawn and play goes on.")


def concede_button() -> str:
    """Giving the declarer what is left."""
    return translate("Panel", "Concede")


def concede_question(cost: Cost, *, is_low: bool) -> str:
    """Asked before an opponent concedes."""
    if is_low:
        gives = translate("Panel", "Concede that the declarer takes no more tricks?")
    else:
        gives = translate("Panel", "Give the declarer every trick that is left?")
    return f"{gives} {concede_cost(cost)}"


def yes_button(act: str) -> str:
    """The button that goes through with what was asked."""
    return translate("Panel", "Yes: {act}").format(act=act[:1].lower() + act[1:])


def no_button() -> str:
    """The button that does not."""
    return translate("Panel", "Cancel")


def tricks_taken(taken: int, needed: int | None) -> str:
    """The tricks of a side, of the declarer in a high game against what he needs: "3 of 7"."""
    if needed is None:
        return str(taken)
    return translate("Panel", "{taken} of {needed}").format(taken=taken, needed=needed)


def spoken_tricks(name: str, taken: str) -> str:
    """What a screen reader says of the tricks of a side."""
    return translate("Panel", "{name}: {taken} tricks").format(name=name, taken=taken)


def opponents() -> str:
    """The two who play together."""
    return translate("Panel", "The opponents")


def tricks_left(left: int) -> str:
    """How many tricks are still to be played."""
    return translate("Panel", "{tricks} left to play").format(tricks=tricks_count(left))


def last_trick_title() -> str:
    """The heading over the last trick."""
    return translate("Panel", "The last trick")


def last_trick(cards: Sequence[tuple[str, Card]], winner: str) -> str:
    """Who played what, and who took it."""
    played = ", ".join(
        translate("Panel", "{name} {card}").format(name=name, card=cards_short((card,)))
        for name, card in cards
    )
    return translate("Panel", "{played}. Taken by: {winner}.").format(played=played, winner=winner)


def takes_no_trick(name: str) -> str:
    """Over the tricks of a declarer who may take none."""
    return translate("Panel", "{name} (no trick)").format(name=name)


def auction_heading() -> str:
    """Over the calls, when the auction is over."""
    return translate("Panel", "The auction")


def bets_heading() -> str:
    """Over what a game lifts from the pulla and puts into it."""
    return translate("Panel", "Declarer's\nbets")


def pins_heading(suits: str) -> str:
    """Over the pins from or to each opponent, with the suits as trump if that is still open."""
    return translate("Panel", "Pins per\nopponent {suits}").format(suits=suits).strip()


def spoken_payment(result: str, heading: str, number: str) -> str:
    """What a screen reader says of a number in the small table of a game."""
    return translate("Panel", "{result}: {heading} {number}").format(
        result=result, heading=heading.replace("\n", " "), number=number
    )


def who_plays(name: str, game: str) -> str:
    """The declarer and the game."""
    return translate("Panel", "{name}: {game}").format(name=name, game=game)


def one_fewer() -> str:
    """The button beside the number that is claimed."""
    return translate("Panel", "One trick fewer")


def one_more() -> str:
    """The button beside the number that is claimed."""
    return translate("Panel", "One trick more")
