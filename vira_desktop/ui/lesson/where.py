"""Which section of the rules tells more about a step of the lesson."""

from typing import assert_never

from ...trainer.lesson import Told


def anchor_for_step(told: Told) -> str:
    """The anchor of the section."""
    match told:
        case Told.WELCOME | Told.DECLARER | Told.GO_ON_ALONE:
            return "start"
        case Told.CARDS:
            return "cards"
        case Told.HIGHEST_SUIT:
            return "colours"
        case Told.BID_BEGAR:
            return "auction"
        case Told.NAME_TRUMP:
            return "trump-first"
        case Told.BUY:
            return "buying-order"
        case Told.SAY_PLAY:
            return "laying-down"
        case Told.CLAIM | Told.CLAIM_NONE:
            return "claims"
        case Told.BEGAR_HOME:
            return "result"
        case Told.DEAL_PASSES_ON:
            return "next-deal"
        case Told.BID_GOK | Told.SET_ASIDE | Told.PLAY_OPEN:
            return "game-gok"
        case Told.TAKE_STOCK:
            return "gok-requirement"
        case Told.CREEP | Told.CREEP_AGAIN:
            return "low-holding"
        case Told.GOK_HOME:
            return "gok-penalty"
        case Told.STAY_UNDER | Told.UNDER_A_KING | Told.HIGHEST_UNDER | Told.UNDER_AN_ACE:
            return "low-games"
        case (
            Told.LEAD_TRUMP
            | Told.FOLLOW_AND_TAKE
            | Told.DRAW_TRUMPS
            | Told.DRAW_MORE
            | Told.COUNT_TRUMPS
            | Told.LAST_TRUMP_OUT
            | Told.DRIVE_OUT
            | Told.FOLLOW_LOW
            | Told.LOSE_CHEAPLY
            | Told.TRUMP_IN
            | Told.ONLY_CARD
            | Told.BETWEEN
        ):
            return "tricks"
        case _ as unknown:
            assert_never(unknown)
