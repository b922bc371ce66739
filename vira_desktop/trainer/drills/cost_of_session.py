"""What a session costs at its edges: the pulla shared out at the end, and betting in."""

import random

from ...rules.phases.payment import PINS_IN_A_BET
from ...rules.session_end import bet_in, share_out
from ...rules.strict_json import Json
from ..question import LOTS, Answer, Ask, Question, numbers_near
from ..skills import Skill
from ..why import Why, because


def end_question(level: int, rng: random.Random) -> Question:
    """The pulla shared out, down to the last pin."""
    players = 3 if level < 5 or rng.random() < 0.8 else 4
    pulla = rng.randint(1, 6 + 4 * level)
    accounts = _accounts(players, pulla, rng)
    sharing = share_out(pulla, accounts)
    shown: dict[str, Json] = {"pulla": pulla, "accounts": [*accounts]}
    reasons = (
        because(Why.EQUAL_SHARES, bets=sharing.bets, pins=sharing.pins),
        because(
            Why.REMAINDER,
            pins=sharing.remainder,
            takers=[chair + 1 for chair in sharing.takers],
            lots=[chair + 1 for chair in sharing.lots_among],
        ),
    )

    def one(ask: Ask, right: Answer, answers: tuple[Answer, ...], **more: Json) -> Question:
        return Question(
            skill=Skill.COST_END,
            level=level,
            ask=ask,
            shown=shown | more,
            answers=answers,
            accepted=(right,),
            reasons=reasons,
        )

    chance = rng.random()
    if chance < 0.15:
        return one(Ask.SHARE_BETS, sharing.bets, numbers_near(rng, sharing.bets))
    if chance < 0.4 or not sharing.remainder:
        return one(Ask.SHARE_PINS, sharing.pins, numbers_near(rng, sharing.pins))
    # What a chair gets of the last pins: none, one, both, or what the lot decides.
    chair = rng.randrange(players)
    right: Answer = LOTS if chair in sharing.lots_among else sharing.takers.count(chair)
    return one(Ask.REMAINDER_TO, right, (0, 1, 2, LOTS), chair=chair + 1)


def _accounts(players: int, pulla: int, rng: random.Random) -> list[int]:
    """What the players have won or lost; the rare ties come up as often as all else."""
    while True:
        worst = -rng.randint(2, 30) - 3 * pulla
        second = worst + rng.choice((0, 0, 1, 1, 2, rng.randint(2, 20)))
        accounts = [worst, second, *(rng.randint(-9, 20) for _ in range(players - 3))]
        if rng.random() < 0.2:
            # Only where somebody has left can second and third be so near the biggest loser.
            accounts.append(second)
        else:
            accounts.append(-PINS_IN_A_BET * pulla - sum(accounts))
        if accounts[-1] >= second or players == 4:
            rng.shuffle(accounts)
            return accounts


def betting_in_question(level: int, rng: random.Random) -> Question:
    pulla = rng.randint(1, 20 * level)
    pays = bet_in(pulla)
    reason = because(Why.A_THIRD, pulla=pulla, bets=pays.bets, pins=pays.pins)
    answers: tuple[Answer, ...]
    if rng.random() < 0.7:
        ask, right = Ask.BET_IN_BETS, pays.bets
        answers = numbers_near(rng, right, lures=(-(-pulla // 3), pulla // 3))
    else:
        ask, right, answers = Ask.BET_IN_PINS, pays.pins, (0, 1, 2, 3)
    return Question(
        skill=Skill.COST_BETTING_IN,
        level=level,
        ask=ask,
        shown={"pulla": pulla},
        answers=answers,
        accepted=(right,),
        reasons=(reason,),
    )
