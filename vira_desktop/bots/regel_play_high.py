"""How *regel* plays a high game as the declarer, and what both sides of it share."""

from ..rules.actions import Claim, PlayCard
from ..rules.cards import Card, Suit
from ..rules.seats import Seat
from .bot import Decision, Motive
from .picture import Held, Picture
from .rules_used import Rule

CLAIM_WITH_TRICKS_LEFT = 3
"""A claim is made only when so few tricks are left that anybody can check it."""


def decide(picture: Picture) -> Decision:
    """The declarer's card, or his claim of all that is left."""
    if picture.led is None:
        if not picture.view.claim_refused and claims_the_rest(picture):
            left = picture.contract.tricks_to_play - len(picture.view.tricks)
            total = picture.view.taken[picture.seat] + left
            return Decision(Claim(picture.seat, total), Motive(Rule.CLAIM_THE_REST))
        return _lead(picture)
    if picture.is_void:
        return _void(picture)
    return _follow(picture)


def play(picture: Picture, card: Card, rule: Rule, **figures: float) -> Decision:
    """*card* played by *rule*."""
    return Decision(PlayCard(picture.seat, card), Motive(rule, tuple(figures.items())))


def claims_the_rest(picture: Picture) -> bool:
    """True if the leader takes every trick left, however the cards lie: his trumps are all higher
    than those out and at least as many, and in every suit his cards beat all that is out."""
    trump = picture.trump
    if trump is None:
        return False
    if picture.contract.tricks_to_play - len(picture.view.tricks) > CLAIM_WITH_TRICKS_LEFT:
        return False
    return all(_runs(picture.held[suit], picture.unseen[suit]) for suit in Suit) and (
        len(picture.held[trump]) >= len(trumps_out(picture))
    )


def _runs(held: Held, out: Held) -> bool:
    """True if *held* takes a trick with every card, though all of *out* be in one hand."""
    masters = sum(not out or card > out[-1] for card in held)
    return masters == len(held) or masters >= len(out)


def trumps_out(picture: Picture) -> Held:
    """The trumps that the opponents of the declarer may have, as the declarer sees it."""
    trump = picture.trump
    if trump is None:
        return []
    others = [seat for seat in picture.voids if seat is not picture.seat]
    return picture.unseen[trump] if any(picture.may_hold(o, trump) for o in others) else []


def _lead(picture: Picture) -> Decision:
    trump = picture.trump
    mine, out = picture.held[trump or 0], trumps_out(picture)
    if mine and out and mine[-1] > out[-1]:
        return play(picture, mine[-1], Rule.DRAW_TRUMPS, out=len(out))
    if mine and out and len(mine) > len(out) // 2 and mine[-1] > out[0]:
        drives = picture.higher_out(mine[-1]) == 1 or _top_of_sequence(picture, mine)
        return play(picture, mine[-1 if drives else 0], Rule.FORCE_OUT_TRUMPS, out=len(out))
    sides = [picture.held[suit] for suit in Suit if suit is not trump and picture.held[suit]]
    winners = [held for held in sides if picture.is_master(held[-1])]
    if winners:
        # From the suit in which the opponents have most cards a ruff is least likely.
        held = max(winners, key=lambda h: (len(picture.unseen[h[0].suit]), h[-1]))
        return play(picture, held[-1], Rule.CASH_WINNERS)
    if mine and not out:
        longest = max(sides, key=lambda h: (len(h), h[-1].rank), default=mine)
        if len(longest) >= 3:
            card = _top_of_sequence(picture, longest) or longest[0]
            return play(picture, card, Rule.ESTABLISH_LENGTH)
    if sides:
        held = min(sides, key=lambda h: (h[0].rank, -len(h)))
        return play(picture, held[0], Rule.EXIT)
    return play(picture, mine[0], Rule.EXIT)


def _top_of_sequence(picture: Picture, held: Held) -> Card | None:
    """The highest card of *held* if its neighbour is there too, so that it drives out the only
    higher ones; else None."""
    if len(held) < 2:
        return None
    top, second = held[-1], held[-2]
    touching = picture.higher_out(top) == picture.higher_out(second)
    return top if touching and picture.higher_out(top) <= 2 else None


def _follow(picture: Picture) -> Decision:
    best = picture.best
    if best is None:
        raise ValueError("no card was led")
    winning = [card for card in picture.legal if picture.beats(card, best.card)]
    if not winning:
        return play(picture, picture.legal[0], Rule.FOLLOW_LOW)
    if not picture.after:
        return play(picture, winning[0], Rule.WIN_CHEAPLY)
    following = picture.after[0]
    sure = [card for card in winning if _stands(picture, card, following)]
    if sure:
        return play(picture, sure[0], Rule.PLAY_WINNER)
    top = winning[-1]
    if picture.higher_out(top) == 1 and _top_of_sequence(picture, picture.legal) is top:
        return play(picture, lowest_equal(picture, winning), Rule.SPLIT_HONOURS)
    if picture.led is picture.trump and picture.higher_out(top) == 1 and len(winning) >= 2:
        return play(picture, winning[-2], Rule.WIN_CHEAPLY)
    return play(picture, picture.legal[0], Rule.FOLLOW_LOW)


def lowest_equal(picture: Picture, winning: Held) -> Card:
    """The lowest of *winning* that is as good as its highest."""
    higher = picture.higher_out(winning[-1])
    return next(card for card in winning if picture.higher_out(card) == higher)


def _stands(picture: Picture, card: Card, following: Seat) -> bool:
    """True if *following* cannot take the trick from *card*, as far as can be known."""
    if picture.may_ruff(following, card.suit):
        return False
    return picture.is_master(card) or not picture.may_hold(following, card.suit)


def _void(picture: Picture) -> Decision:
    best, trump = picture.best, picture.trump
    if best is None or trump is None:
        raise ValueError("no card was led")
    ruffs = [card for card in picture.held[trump] if picture.beats(card, best.card)]
    if ruffs:
        return ruff(picture, ruffs)
    return play(picture, least_useful(picture), Rule.DISCARD_LOSER)


def ruff(picture: Picture, ruffs: Held) -> Decision:
    """The lowest of *ruffs*, or one that cannot be beaten where the next may overruff."""
    if picture.after and picture.led is not None:
        if picture.may_ruff(picture.after[0], picture.led):
            proof = [card for card in ruffs if picture.is_master(card)]
            if proof:
                return play(picture, proof[0], Rule.OVERRUFF_PROOF)
    return play(picture, ruffs[0], Rule.RUFF)


def least_useful(picture: Picture) -> Card:
    """The card that is missed least: a low one, no winner and no guard of an honour."""
    return min(picture.legal, key=lambda card: (keep_value(picture, card), card.rank, card))


def keep_value(picture: Picture, card: Card) -> float:
    """How much a card is worth holding on to in a high game."""
    held = picture.held[card.suit]
    if card.suit is picture.trump:
        return 200.0
    if not picture.unseen[card.suit]:
        return 40.0
    higher = picture.higher_out(card)
    if not higher:
        return 100.0
    above = picture.higher_out(held[-1])
    if 0 < above <= 2 and len(held) == above + 1:
        return 60.0 / above
    return 5.0 if above == 0 and len(held) > len(picture.unseen[card.suit]) else 0.0
