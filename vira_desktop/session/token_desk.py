"""The hands at the table: each method moves tokens and notes it down, so that what can be seen is
what happened."""

from dataclasses import replace

from ..rules.phases.payment import PINS_IN_A_BET
from .token_table import Holding, Move, Occasion, Place, Spot, TokenTable
from .tokens import (
    BETS_IN_A_SEXMASTARE,
    NOTHING,
    Heap,
    Kind,
    Token,
    bowlful,
    exactly,
    single,
    with_change,
)

PULLA, LID, TIN = Place(Spot.PULLA), Place(Spot.LID), Place(Spot.TIN)


class Desk:
    """A table on which tokens are being moved: `tokens` is how they lie now."""

    def __init__(self, tokens: TokenTable) -> None:
        self.tokens = tokens
        self._lid = NOTHING

    @property
    def keeper(self) -> int:
        """The number of the pulla keeper. Raises ValueError before the first deal."""
        if self.tokens.keeper is None:
            raise ValueError("nobody keeps the pulla yet")
        return self.tokens.keeper

    def sit_down(self) -> int:
        """The number of a newcomer, who has a full bowl."""
        number = len(self.tokens.holdings)
        holding = Holding(bowlful(number, self.tokens.bowl))
        self.tokens = replace(self.tokens, holdings=(*self.tokens.holdings, holding))
        return number

    def tidy(self) -> None:
        """Everybody puts into his bowl what lies beside it."""
        for number, holding in enumerate(self.tokens.holdings):
            source, target = Place(Spot.BESIDE, number), Place(Spot.BOWL, number)
            self._move(Occasion.TIDY, holding.beside, source, target, hand=number)

    def pay(self, payer: int, pins: int, payee: int) -> None:
        """*pins* from one player to another, laid beside the payee's bowl, with change out of it.
        Who cannot pay borrows a bowl."""
        bowls = Place(Spot.BOWL, payer), Place(Spot.BOWL, payee)
        beside = Place(Spot.BESIDE, payee)
        while True:
            paid = with_change(self._heap(bowls[0]), pins, self._heap(bowls[1]), first=payee)
            if paid is not None:
                break
            self._borrow(payer)
        given, change = paid
        self._move(Occasion.PINS, given, bowls[0], beside, hand=payer)
        self._move(Occasion.CHANGE, change, bowls[1], bowls[0], hand=payee)

    def put_in(
        self, number: int, bets: int, occasion: Occasion, *, slipped_by: int | None = None
    ) -> None:
        """*bets* from the player with *number* into the pulla: bets; if there are none left,
        rounds and pins for them; a pin half under the pulla for six where else they would not be
        enough; and if he cannot pay even so, a borrowed bowl's. What is slipped in by somebody
        else lies on the lid first."""
        bowl = Place(Spot.BOWL, number)
        while (paid := self._bets_of(number, bets)) is None:
            self._borrow(number)
        given, change = paid
        if slipped_by is None:
            self._move(occasion, given, bowl, PULLA, hand=number)
        else:
            self._move(occasion, given, bowl, LID, hand=number)
            self._move(Occasion.SLIP, given, LID, PULLA, hand=slipped_by)
        self._move(Occasion.CHANGE, change, PULLA, bowl, hand=self.keeper)

    def lift(self, number: int, bets: int, occasion: Occasion) -> None:
        """*bets* from the pulla to the player with *number*, handed out by the keeper: plain
        tokens before those that stand for bets. What is too large is changed first."""
        bowl = Place(Spot.BOWL, number)
        while True:
            heap = self._plain() if self._plain().worth >= PINS_IN_A_BET * bets else self._all()
            given = exactly(heap, PINS_IN_A_BET * bets, first=number)
            if given is not None:
                break
            if not self._changes_in_pulla(number):
                self._borrow(number)
        self._move(occasion, given, PULLA, bowl, hand=self.keeper)

    def _bets_of(self, number: int, bets: int) -> tuple[Heap, Heap] | None:
        """What is put in for *bets* and what comes back; None if it cannot be done."""
        bowl = self._heap(Place(Spot.BOWL, number))
        large = bowl.where(lambda token: token.worth >= PINS_IN_A_BET)
        if large.worth >= PINS_IN_A_BET * bets:
            return with_change(large, PINS_IN_A_BET * bets, self._plain(), first=number)
        left = bets - large.worth // PINS_IN_A_BET
        rounds = min(left, bowl.count(lambda token: token == _plain_token(number, Kind.ROUND)))
        pins = bowl.count(lambda token: token == _plain_token(number, Kind.PIN))
        given = large + single(_standing(number, Kind.ROUND, 1), rounds)
        return self._with_pins(number, given, left - rounds, pins)

    def _with_pins(
        self, number: int, given: Heap, left: int, pins: int
    ) -> tuple[Heap, Heap] | None:
        """*given* and *left* bets more out of so many *pins*, and what comes back."""
        one = _standing(number, Kind.PIN, 1)
        six = _standing(number, Kind.PIN, BETS_IN_A_SEXMASTARE)
        if left <= pins:
            return given + single(one, left), NOTHING
        for sixes in range(1, pins + 1):
            ones = left - BETS_IN_A_SEXMASTARE * sixes
            if 0 <= ones <= pins - sixes:
                return given + single(six, sixes) + single(one, ones), NOTHING
            if ones < 0:
                change = exactly(self._plain(), -ones * PINS_IN_A_BET, first=number)
                return None if change is None else (given + single(six, sixes), change)
        return None

    def _changes_in_pulla(self, number: int) -> bool:
        """The smallest token of the pulla that is more than a bet is taken by a player who has
        bets for it; False if nobody has."""
        large = self._all().where(lambda token: token.worth > PINS_IN_A_BET)
        if not large:
            return False
        token = large.tokens[-1][0]
        others = range(len(self.tokens.holdings))
        for helper in (number, self.keeper, *others):
            place = Place(Spot.BOWL, helper)
            bets = self._heap(place).where(lambda one: PINS_IN_A_BET <= one.worth < token.worth)
            given = exactly(bets, token.worth, first=helper)
            if given is not None:
                self._move(Occasion.CHANGE, given, place, PULLA, hand=helper)
                self._move(Occasion.CHANGE, single(token), PULLA, place, hand=self.keeper)
                return True
        return False

    def _borrow(self, number: int) -> None:
        """A bowl more of the same content and colour, counted as lent."""
        place, heap = Place(Spot.BOWL, number), bowlful(number, self.tokens.bowl)
        self._move(Occasion.BORROW, heap, TIN, place, hand=number)
        holding = self.tokens.holdings[number]
        self._hold(number, replace(holding, borrowed=holding.borrowed + 1))

    def _move(
        self, occasion: Occasion, heap: Heap, source: Place, target: Place, *, hand: int
    ) -> None:
        if not heap:
            return
        if source != TIN:
            self._lay(source, self._heap(source) - _as_held(heap, source))
        self._lay(target, self._heap(target) + _as_held(heap, target))
        move = Move(occasion, source, target, heap, hand)
        self.tokens = replace(self.tokens, moves=(*self.tokens.moves, move))

    def _all(self) -> Heap:
        return self.tokens.pulla

    def _plain(self) -> Heap:
        """What lies in the pulla and stands for nothing else."""
        return self.tokens.pulla.where(lambda token: not token.stands_for_bets)

    def _heap(self, place: Place) -> Heap:
        match place:
            case Place(Spot.BOWL, int(number)):
                return self.tokens.holdings[number].bowl
            case Place(Spot.BESIDE, int(number)):
                return self.tokens.holdings[number].beside
            case Place(Spot.LID):
                return self._lid
            case Place(Spot.PULLA):
                return self.tokens.pulla
            case _:
                return NOTHING

    def _lay(self, place: Place, heap: Heap) -> None:
        match place:
            case Place(Spot.BOWL, int(number)):
                self._hold(number, replace(self.tokens.holdings[number], bowl=heap))
            case Place(Spot.BESIDE, int(number)):
                self._hold(number, replace(self.tokens.holdings[number], beside=heap))
            case Place(Spot.LID):
                self._lid = heap
            case Place(Spot.PULLA):
                self.tokens = replace(self.tokens, pulla=heap)

    def _hold(self, number: int, holding: Holding) -> None:
        holdings = list(self.tokens.holdings)
        holdings[number] = holding
        self.tokens = replace(self.tokens, holdings=tuple(holdings))


def _plain_token(owner: int, kind: Kind) -> Token:
    return Token(owner, kind, kind.value)


def _standing(owner: int, kind: Kind, bets: int) -> Token:
    """A token of this kind that stands for *bets*."""
    return Token(owner, kind, bets * PINS_IN_A_BET)


def _as_held(heap: Heap, place: Place) -> Heap:
    """*heap* as it lies at *place*: in its owner's hands a token is what its shape says again."""
    counts: dict[Token, int] = {}
    for token, count in heap:
        own = place.number == token.owner
        held = _plain_token(token.owner, token.kind) if own else token
        counts[held] = counts.get(held, 0) + count
    return Heap.of(counts)
