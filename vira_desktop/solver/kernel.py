"""The tree search on words of bits: does the declarer, all cards seen, take so many more tricks?

One file that runs both ways, with the same answers and the same nodes: compiled by Cython, which
finds the types in kernel.pxd, and interpreted.

**Words.** A hand is one word: four lanes of sixteen bits, a lane a suit, trumps in the last. Ranks
are relative. Only cards in the three hands and in the running trick count; the best of a suit is
bit 12 of its lane, the next bit 11, whoever has it. "Best" is the highest in a high game and the
lowest in a low game. When a trick is finished its cards leave, and what is below them moves up. So
equal cards of a hand are neighbours, and positions that are equal are equal words. The number of a
bit is the *place* of its card. Seats are counted from the declarer: 0 is he, 1 his left, 2 his
right. The lengths of the twelve suits are nibbles of one more word.

**Search.** Depth first, trick by trick, with one yes or no as the value: are *need* tricks reached?
`_lead`, `_second` and `_third` play the cards of a trick, best guess first (weights.py), and
`_after` finishes it. A node is a position at the start of a trick.

**Memory.** In a high game each answer comes with a *mask*: of each suit the top ranks that its
proof used. It holds wherever the lengths, the leader and the owners of the ranks in the mask are
the same, and so it is stored. A card that failed with a proof that does not know its rank fails for
every other card of that suit outside the mask: those are skipped. A low game is remembered card for
card, because there nearly every rank counts; but where the declarer may take no trick at all, the
ranks of suits in which he is sure of that are made equal first (`_sink`).

**Order.** First what all games share, then the high games, then the low ones; each as search,
memory, what is seen without a search, the cards of a trick, and what to try first. It is long, and
one class, because all of it works on the same few arrays: cut in two, every part would need them
all. What needs no speed lies outside: tables.py, weights.py, guess.py.
"""

import mmap
from array import array

from .tables import tables
from .weights import WEIGHTS

try:
    import cython  # type: ignore[import-untyped]
except ImportError:
    from . import uncompiled as cython

COMPILED = cython.compiled

if not cython.compiled:  # kernel.pxd has all this in C
    LANE = 0x1FFF
    TOP = 0x1000
    TRUMPS = 3
    """The lane of the trumps."""
    DEEPEST = 14
    MOVES = 14
    """Room for the cards of a hand, at each of the three plies of a trick."""
    LEAD, SECOND, THIRD = 0, 24, 44
    """Where among the weights of a seat in a high game those of a ply begin."""
    HIGH_WEIGHTS = 64
    """Weights of a seat in a high game, without trumps and with trumps."""
    LOW_WEIGHTS = 6 * HIGH_WEIGHTS
    LOW_KIND = 144
    """Weights of the nine plies of a low game, for one trick and for more."""
    LOW_AGAIN = 30
    """What speaks, in a low game, for the suit whose lead did it last at this depth."""
    NOWHERE = 63
    """No card has this place."""
    SLOTS = 1 << 15
    SLOT_TRIES = 8
    KEY_BITS = 50
    """Of a leader and the lengths; above them are the owners of the top trumps."""
    KNOWN_TRUMPS = 4
    """Proofs that know so many top trumps are remembered apart: most do, and there are many."""
    KNOWN_TRUMPS_SHIFT = 61 - KNOWN_TRUMPS
    LAST_TRICKS = 2
    """In a low game, so many tricks are searched faster than remembered."""
    GENERATIONS = 1 << 24
    """A slot has room to tell so many apart."""

    def lowest_bit(word: int) -> int:
        """The number of the lowest bit that is set."""
        return (word & -word).bit_length() - 1

    def highest_bit(word: int) -> int:
        """The number of the highest bit that is set."""
        return word.bit_length() - 1

    def fetch_ahead(_word: int) -> None:
        """Has the processor fetch what will be read soon."""


def _words(count: int) -> "memoryview[int]":
    """*count* words, zero at first. Memory is taken when it is first written to."""
    memory = mmap.mmap(-1, 8 * count)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)
    return memoryview(memory).cast("Q")


def _numbers(count: int) -> "array[int]":
    return array("i", [0]) * count


class Kernel:
    """One search at a time, in its own memory of about *megabytes*. Nothing is shared but
    constants, so that each thread may have one."""

    def __init__(self, megabytes: int) -> None:
        known = tables()
        self.run, self.sure, self.sure_depth = known.run, known.sure, known.sure_depth
        self.count, self.safe = known.count, known.safe
        self.stop_cards = known.stop_cards
        self.weights = array("i", WEIGHTS)
        self.bit, self.suits = known.bit, known.suits
        self.below, self.from_here = known.below, known.from_here
        self.hands = array("Q", [0] * 3 * DEEPEST)
        self.lengths = array("Q", [0] * DEEPEST)
        self.moves = _numbers(3 * MOVES * DEEPEST)
        self.scores = _numbers(3 * MOVES * DEEPEST)
        self.best = _numbers(DEEPEST)
        self.refuters = _numbers(3 * DEEPEST)
        # A slot is key, then generation, best lead and first entry. An entry is mask, the
        # declarer's and his left's cards in it, then bounds and next entry.
        self.slots = _words(2 * SLOTS)
        self.entry_count = (megabytes << 20) // 64
        self.entries = _words(4 * self.entry_count)
        # A low entry is the declarer's cards, his left's, what else tells positions apart with the
        # bounds, and the tricks left.
        self.low_count = 1 << ((megabytes << 20) // 64).bit_length() - 1
        self.low_entries = _words(4 * self.low_count)
        self.same_state = 0xFFFFFFFC0003FFFF
        self.all_ranks = known.all_ranks
        self.next_entry = 1
        self.generation = 0
        self.trump = self.low = self.left = 0
        self.nodes = self.limit = 0
        self.stop = self.out = 0
        self.plain = 0
        self.mask = 0

    def do_without_cleverness(self) -> None:
        """From now on every position is remembered card for card, nothing is seen without a search,
        and no card is skipped for another: slow, for checking the rest."""
        self.plain = 1

    def load(
        self, hands: tuple[int, int, int], trump: int, tricks: int, low: bool, budget: int
    ) -> None:
        """Takes a position: the hands as words, each with its card of the running trick; *tricks*
        with the running one. *budget* is what all questions about it may cost in nodes."""
        self.trump = trump
        self.low = low
        self.left = tricks
        self.nodes = 0
        self.limit = budget
        lengths = 0
        for seat in range(3):
            self.hands[seat] = hands[seat]
            for lane in range(4):
                length = (hands[seat] >> (16 * lane) & LANE).bit_count()
                lengths |= length << (16 * seat + 4 * lane)
        self.lengths[0] = lengths
        for at in range(3 * DEEPEST):
            self.refuters[at] = NOWHERE
        self._forget()

    def reaches(self, leader: int, led: int, second: int, third: int, need: int) -> int:
        """1 if the declarer takes *need* tricks more after the cards of the running trick, which
        are -1 as far as not played; 0 if not; -1 if the search was stopped or ran out."""
        if need <= 0:
            return 1
        if need > self.left:
            return 0
        self.out = 0
        with cython.nogil:
            answer = self._go_on(leader, led, second, third, need)
        return -1 if self.out else answer

    def _go_on(self, leader: int, led: int, second: int, third: int, need: int) -> int:
        if self.low:
            if third >= 0:
                return self._low_finish(0, leader, led, second, third, need)
            if second >= 0:
                return self._low_third(0, leader, led, second, need)
            if led >= 0:
                return self._low_second(0, leader, led, need)
            return self._low_trick(0, leader, need)
        if third >= 0:
            return self._finish(0, leader, led, second, third, need)
        if second >= 0:
            return self._third(0, leader, led, second, need)
        if led >= 0:
            return self._second(0, leader, led, need)
        return self._trick(0, leader, need)

    def _forget(self) -> None:
        """Empties the memory: all that is in it is of an older generation. After the last one
        they are counted anew, with nothing left of the old ones."""
        self.generation += 1
        if self.generation == GENERATIONS:
            for at in range(SLOTS):
                self.slots[2 * at + 1] = 0
            for at in range(self.low_count):
                self.low_entries[4 * at + 2] = 0
            self.generation = 1
        self.next_entry = 1

    # --- all games -------------------------------------------------------------------------------

    def _after(
        self,
        depth: int,
        leader: int,
        led: int,
        second: int,
        third: int,
        need: int,
        winner: int,
        used: int,
    ) -> int:
        """1 if *need* is reached when these cards are played and *winner* has them; *used* are the
        ranks that made him win."""
        if self.plain:
            used = self.all_ranks
        if winner == 0:
            need -= 1
            if need == 0:
                self.mask = used
                return 1
        if need > self.left - depth - 1:
            self.mask = used
            return 0
        seat = 0 if leader == 2 else leader + 1
        last = 2 if leader == 0 else leader - 1
        self.lengths[depth + 1] = (
            self.lengths[depth]
            - self.bit[16 * leader + (led >> 4) * 4]
            - self.bit[16 * seat + (second >> 4) * 4]
            - self.bit[16 * last + (third >> 4) * 4]
        )
        if not self.low:
            fetch_ahead(self.slots[2 * self._mixed(winner, self.lengths[depth + 1])])
        # Places move up by the number of cards that leave above them.
        first_below = self.below[led]
        second_below = self.below[second]
        third_below = self.below[third]
        leaving = self.bit[led] | self.bit[second] | self.bit[third]
        by_three = first_below & second_below & third_below
        by_two = first_below & second_below | first_below & third_below | second_below & third_below
        staying = ~(first_below | second_below | third_below | leaving)
        by_one = ~(staying | by_two | leaving)
        by_two &= ~(by_three | leaving)
        by_three &= ~leaving
        base = 3 * depth
        for seat in range(3):
            hand = self.hands[base + seat]
            self.hands[base + 3 + seat] = (
                hand & staying
                | (hand & by_one) << 1
                | (hand & by_two) << 2
                | (hand & by_three) << 3
            )
        if self.low:
            return self._low_trick(depth + 1, winner, need)
        answer = self._trick(depth + 1, winner, need)
        mask = self.mask
        mask = mask & staying | mask >> 1 & by_one | mask >> 2 & by_two | mask >> 3 & by_three
        # A card that left is among the top ranks if one below it is.
        if mask & first_below:
            mask |= self.bit[led]
        if mask & second_below:
            mask |= self.bit[second]
        if mask & third_below:
            mask |= self.bit[third]
        self.mask = mask | used
        return answer

    def _insert(self, first: int, count: int, place: int, score: int) -> None:
        """Adds a card to the *count* moves from *first* on, which are ordered by their score."""
        at = first + count
        while at > first and self.scores[at - 1] < score:
            self.scores[at] = self.scores[at - 1]
            self.moves[at] = self.moves[at - 1]
            at -= 1
        self.scores[at] = score
        self.moves[at] = place

    # --- high games: the search -------------------------------------------------------------------

    def _trick(self, depth: int, leader: int, need: int) -> int:
        """1 if the declarer takes *need* more, from 1 to the tricks left, from the start of a
        trick; the proof is in mask."""
        self.nodes += 1
        if self.nodes > self.limit or self.stop:
            self.out = 1
            return 0
        declarer = self.hands[3 * depth]
        left = self.hands[3 * depth + 1]
        key = leader
        key = key << 48 | self.lengths[depth]
        place = self._mixed(leader, self.lengths[depth])
        slot = self._slot_of(key, place)
        trumps_slot = slot
        if self.trump == TRUMPS:
            trumps_key = self._with_trumps(key, declarer, left)
            place = (place ^ (trumps_key >> KEY_BITS) * 0x9E35) & SLOTS - 1
            trumps_slot = self._slot_of(trumps_key, place)
            answer = self._recall(trumps_slot, trumps_key, declarer, left, need)
            if answer >= 0:
                return answer
        answer = self._recall(slot, key, declarer, left, need)
        if answer >= 0:
            return answer
        hint = NOWHERE
        if self.slots[slot] == key and self.slots[slot + 1] >> 40 == self.generation:
            hint = self.slots[slot + 1] >> 32 & 63
        if not self.plain:
            answer = self._at_once(depth, leader, need)
            if answer >= 0:
                return answer
        answer = self._lead(depth, leader, need, hint)
        if self.plain:
            self.mask = self.all_ranks
        if not self.out:
            self._remember(depth, slot, trumps_slot, key, need, answer)
        return answer

    # --- high games: what is remembered -----------------------------------------------------------

    def _recall(self, slot: int, key: int, declarer: int, left: int, need: int) -> int:
        """1 or 0 if what is remembered in *slot* answers, with the proof in mask; else -1."""
        entry = self._first_entry(slot, key)
        while entry:
            at = 4 * entry
            mask = self.entries[at]
            last = self.entries[at + 3]
            if declarer & mask == self.entries[at + 1] and left & mask == self.entries[at + 2]:
                if need <= last >> 32 & 15:
                    self.mask = mask
                    return 1
                if need > last >> 36 & 15:
                    self.mask = mask
                    return 0
            entry = last & 0x7FFFFFFF
        return -1

    def _mixed(self, leader: int, lengths: int) -> int:
        """Where among the slots this leader and these lengths are looked for first."""
        mixed = (lengths & 0xFFFFFF) * 0x2127599B ^ (lengths >> 24) * 0x61C88647
        return (mixed >> 21 ^ mixed >> 39 ^ leader << 9) & SLOTS - 1

    def _with_trumps(self, key: int, declarer: int, left: int) -> int:
        """The key of those positions of *key* in which the top trumps have the same owners."""
        owners = declarer >> KNOWN_TRUMPS_SHIFT << KNOWN_TRUMPS | left >> KNOWN_TRUMPS_SHIFT
        return key | (owners | 1 << 2 * KNOWN_TRUMPS) << KEY_BITS

    def _slot_of(self, key: int, place: int) -> int:
        """Where *key* is or may be put, from *place* on; if all places for it are taken, the last
        of them."""
        tries = 1
        while (
            tries < SLOT_TRIES
            and self.slots[2 * place + 1] >> 40 == self.generation
            and self.slots[2 * place] != key
        ):
            place = (place + 1) & SLOTS - 1
            tries += 1
        return 2 * place

    def _first_entry(self, slot: int, key: int) -> int:
        """What is remembered of *key*; 0 if another position has come into the slot."""
        if self.slots[slot] != key or self.slots[slot + 1] >> 40 != self.generation:
            return 0
        return self.slots[slot + 1] & 0x7FFFFFFF

    def _remember(
        self, depth: int, slot: int, trumps_slot: int, key: int, need: int, answer: int
    ) -> None:
        """Keeps an answer with its proof: in *trumps_slot* if it knows the top trumps."""
        if self.next_entry == self.entry_count:
            self._forget()
        mask = self.mask
        low = need if answer else 0
        high = self.left - depth if answer else need - 1
        hint = self.best[depth]
        entry = self._first_entry(slot, key)
        if trumps_slot != slot and mask >> KNOWN_TRUMPS_SHIFT & 1:
            self.slots[slot] = key
            self.slots[slot + 1] = self.generation << 40 | hint << 32 | entry
            slot = trumps_slot
            key = self._with_trumps(key, self.hands[3 * depth], self.hands[3 * depth + 1])
            entry = self._first_entry(slot, key)
        at = 4 * self.next_entry
        self.entries[at] = mask
        self.entries[at + 1] = self.hands[3 * depth] & mask
        self.entries[at + 2] = self.hands[3 * depth + 1] & mask
        self.entries[at + 3] = entry | low << 32 | high << 36
        self.slots[slot] = key
        self.slots[slot + 1] = self.generation << 40 | hint << 32 | self.next_entry
        self.next_entry += 1

    # --- high games: what is seen without a search ------------------------------------------------

    def _at_once(self, depth: int, leader: int, need: int) -> int:
        """1 or 0 if it is seen without a search, with the proof in mask; else -1."""
        if self._declarer_has(depth, leader, need):
            return 1
        wanted = self.left - depth - need + 1
        if self._opponents_have(depth, leader, wanted):
            return 0
        return -1

    def _declarer_has(self, depth: int, leader: int, need: int) -> int:
        """1 if the declarer has *need* tricks for sure: his trumps that cannot be paired with
        higher ones, and, if he has or gets the lead, what he can then cash."""
        lengths = self.lengths[depth]
        hand = self.hands[3 * depth]
        trump = self.trump
        total = own_trumps = left_trumps = right_trumps = top_trumps = 0
        mask = 0
        if trump == TRUMPS:
            lane = hand >> 48
            total = self.sure[lane]
            mask = self._top_ranks(self.sure_depth[lane], 48)
            if total >= need:
                self._sure_against(lane, ~lane, need)
                return 1
            top_trumps = self.run[lane]
            own_trumps = lengths >> 12 & 15
            left_trumps = lengths >> 28 & 15
            right_trumps = lengths >> 44 & 15
            spare = own_trumps - left_trumps - right_trumps
            if spare >= (leader != 0) and self._commands(depth, 0, spare, need):
                return 1
        gains = 1
        used = 0
        # When only he has trumps, he loses no winner until he gets the lead, which he must.
        if leader and (own_trumps == 0 or left_trumps + right_trumps):
            gains = self._wins_any_lead(depth, leader)
            if gains == 0:
                if left_trumps + right_trumps == 0 and own_trumps == 0:
                    return self._keeps(depth, 0, need)
                return 0
            used = self.mask
        # After a ruff his trumps are not what they were; else he may draw those of the others.
        if trump == TRUMPS and gains == 1:
            longest = left_trumps if left_trumps > right_trumps else right_trumps
            if top_trumps >= longest:
                total = own_trumps
                mask = self._top_ranks(longest, 48)
            if left_trumps <= top_trumps:
                left_trumps = 0
            if right_trumps <= top_trumps:
                right_trumps = 0
        for suit in range(4):
            if total >= need:
                break
            if suit == trump:
                continue
            quick = self.run[hand >> (16 * suit) & LANE]
            if quick == 0:
                continue
            quick = min(quick, need - total)
            left_length = lengths >> (16 + 4 * suit) & 15
            right_length = lengths >> (32 + 4 * suit) & 15
            longest = left_length if left_length > right_length else right_length
            if left_trumps == 0 and right_trumps == 0 and quick >= longest:
                mask |= self._top_ranks(longest, 16 * suit)
                total += lengths >> (4 * suit) & 15
                continue
            if left_trumps and left_length < quick:
                quick = left_length
            if right_trumps and right_length < quick:
                quick = right_length
            mask |= self._top_ranks(quick, 16 * suit)
            total += quick
        self.mask = mask | used
        return total >= need

    def _commands(self, depth: int, seat: int, total: int, need: int) -> int:
        """1 if one whose trumps are no fewer than those against him wins *need* tricks: each of
        theirs takes no more than one of his trumps and top cards, and the others win, because
        when he is void he ruffs, and when he has the lead he cashes. *total* are the trumps that
        he has more."""
        lengths = self.lengths[depth]
        mask = 0
        for suit in range(3):
            if total >= need:
                break
            quick = self.run[self.hands[3 * depth + seat] >> (16 * suit) & LANE]
            if quick == 0:
                continue
            longest = self._longest_of_others(lengths, seat, suit)
            quick = min(quick, need - total)
            if quick >= longest:
                mask |= self._top_ranks(longest, 16 * suit)
                quick = lengths >> (16 * seat + 4 * suit) & 15
            else:
                mask |= self._top_ranks(quick, 16 * suit)
            total += quick
        self.mask = mask
        return total >= need

    def _longest_of_others(self, lengths: int, seat: int, suit: int) -> int:
        """The length of the suit in the longer of the two other hands."""
        one = lengths >> (16 * (seat + 1 if seat < 2 else 0) + 4 * suit) & 15
        other = lengths >> (16 * (seat - 1 if seat else 2) + 4 * suit) & 15
        return one if one > other else other

    def _keeps(self, depth: int, seat: int, need: int) -> int:
        """1 if one against whom others lead, where nobody has trumps, gets *need* tricks: he keeps
        his top cards until a suit is led in which he wins."""
        lengths = self.lengths[depth]
        room = self.left - depth
        mask = 0
        tops = kept = stops = 0
        for suit in range(4):
            lane = self.hands[3 * depth + seat] >> (16 * suit) & LANE
            longest = self._longest_of_others(lengths, seat, suit)
            quick = self.run[lane]
            if quick:
                kept += 1
                quick = min(quick, need)
                if quick >= longest:
                    mask |= self._top_ranks(longest, 16 * suit)
                    quick = lengths >> (16 * seat + 4 * suit) & 15
                else:
                    mask |= self._top_ranks(quick, 16 * suit)
                tops += quick
                continue
            stop = self.stop_cards[lane]
            if stop and (stop < longest or (stop == longest and need == 1)):
                stops = 1
                mask |= self._top_ranks(2 * stop - 1, 16 * suit)
                longest = stop
            room -= longest
            if room < 0:
                return 0
        self.mask = mask
        if tops:
            return room >= kept and room >= need and tops >= need
        return stops and need == 1

    def _wins_any_lead(self, depth: int, leader: int) -> int:
        """Whether the declarer wins the trick whatever the opponent on lead leads: 1 by his top
        cards, 2 if he must ruff, else 0."""
        lengths = self.lengths[depth]
        hand = self.hands[3 * depth]
        trump = self.trump
        other = 3 - leader
        own_trumps = other_trumps = 0
        if trump == TRUMPS:
            own_trumps = lengths >> 12 & 15
            other_trumps = lengths >> (16 * other + 12) & 15
        used = 0
        how = 1
        for suit in range(4):
            if lengths >> (16 * leader + 4 * suit) & 15 == 0:
                continue
            if suit != trump and other_trumps and lengths >> (16 * other + 4 * suit) & 15 == 0:
                return 0
            lane = hand >> (16 * suit) & LANE
            if lane & TOP:
                used |= self.bit[16 * suit + 12]
            elif lane == 0 and suit != trump and own_trumps:
                how = 2
            else:
                return 0
        self.mask = used
        return how

    def _opponents_have(self, depth: int, leader: int, wanted: int) -> int:
        """1 if the opponents have *wanted* tricks for sure."""
        lengths = self.lengths[depth]
        total = 0
        mask = 0
        if self.trump == TRUMPS:
            # The trumps of one of them; both might fall in the same trick.
            hand = self.hands[3 * depth] >> 48
            total = self._sure_against(self.hands[3 * depth + 1] >> 48, hand, 13)
            mask = self.mask
            other = self._sure_against(self.hands[3 * depth + 2] >> 48, hand, 13)
            if other > total:
                total = other
                mask = self.mask
            if total:
                # An opponent with cards over may be left with trumps in the end.
                over = depth - self.left
                for suit in range(4):
                    over += lengths >> (16 + 4 * suit) & 15
                total -= over
                if total >= wanted:
                    self.mask = mask
                    return 1
                if total <= 0:
                    total = 0
                    mask = 0
            for seat in range(1, 3):
                if self._ruler_has(depth, leader, seat, wanted):
                    return 1
        if leader == 0:
            answer = self._opponents_win_any_lead(depth, wanted, total, mask)
        else:
            answer = self._opponents_cash(depth, leader, wanted, total, mask)
        trumps = (lengths >> 12 | lengths >> 28 | lengths >> 44) & 15
        if answer == 0 and (self.trump != TRUMPS or trumps == 0):
            for seat in range(1, 3):
                if seat != leader and self._keeps(depth, seat, wanted):
                    return 1
        return answer

    def _ruler_has(self, depth: int, leader: int, seat: int, wanted: int) -> int:
        """1 if this opponent wins *wanted* tricks because he commands the trumps."""
        lengths = self.lengths[depth]
        own = lengths >> 12 & 15
        total = lengths >> (16 * seat + 12) & 15
        if total == 0:
            return 0
        if own and total < own + (lengths >> (60 - 16 * seat) & 15) + (leader != seat):
            return 0
        over = depth - self.left
        for suit in range(4):
            over += lengths >> (16 * seat + 4 * suit) & 15
        return self._commands(depth, seat, total - own, wanted + over)

    def _sure_against(self, lane: int, against: int, enough: int) -> int:
        """How many of the trumps *lane* cannot each be paired with a higher one of *against*; the
        ranks that show it in mask. It does not go on when there are *enough*."""
        mine = best = 0
        self.mask = 0
        while lane:
            place = highest_bit(lane)
            mine += 1
            sure = mine - self.count[(against & LANE) >> place]
            if sure > best:
                best = sure
                self.mask = self.from_here[48 + place]
                if best >= enough:
                    break
            lane ^= self.bit[place]
        return best

    def _opponents_win_any_lead(self, depth: int, wanted: int, sure: int, mask: int) -> int:
        """The same when the declarer leads and they have *sure* trump tricks: a trick more if they
        win each side suit that he may lead by its top card."""
        lengths = self.lengths[depth]
        hand = self.hands[3 * depth]
        trump = self.trump
        left_trumps = right_trumps = 0
        if trump == TRUMPS:
            left_trumps = lengths >> 28 & 15
            right_trumps = lengths >> 44 & 15
        used = 0
        spared = 1
        for suit in range(4):
            if lengths >> (4 * suit) & 15 == 0:
                continue
            if suit == trump:
                spared = 0
            if hand >> (16 * suit) & TOP == 0:
                used |= self.bit[16 * suit + 12]
                continue
            if suit != trump and (
                (left_trumps and lengths >> (16 + 4 * suit) & 15 == 0)
                or (right_trumps and lengths >> (32 + 4 * suit) & 15 == 0)
            ):
                spared = 0
                continue
            return 0
        if not spared:
            sure = 0
            mask = 0
        self.mask = mask | used
        return sure + 1 >= wanted

    def _opponents_cash(self, depth: int, leader: int, wanted: int, total: int, mask: int) -> int:
        """The same when an opponent leads and they have *total* trump tricks: what he can cash,
        and, if he can cross to his partner, what that one can cash then. Of a suit, the tops are
        the cards above all the declarer's."""
        lengths = self.lengths[depth]
        other = 3 - leader
        own_trumps = my_trumps = his_trumps = 0
        if self.trump == TRUMPS:
            own_trumps = lengths >> 12 & 15
            my_trumps = lengths >> (16 * leader + 12) & 15
            his_trumps = lengths >> (16 * other + 12) & 15
        crossing = 0
        partners = 0
        partners_mask = 0
        for suit in range(4):
            if suit == self.trump:
                continue
            own_length = lengths >> (4 * suit) & 15
            my_length = lengths >> (16 * leader + 4 * suit) & 15
            his_length = lengths >> (16 * other + 4 * suit) & 15
            own = self.hands[3 * depth] >> (16 * suit) & LANE
            mine = self.hands[3 * depth + leader] >> (16 * suit) & LANE
            his = self.hands[3 * depth + other] >> (16 * suit) & LANE
            place = highest_bit(own) + 1 if own else 13 - my_length - his_length
            my_tops = self.count[mine >> place]
            his_tops = self.count[his >> place]
            if my_tops + his_tops == 0:
                continue
            used = self.from_here[16 * suit + place] if own else 0
            needed = used
            # What he cashes while his partner need not waste a top or ruff, nor the declarer can.
            quick = my_tops
            if own and quick > wanted - total:
                quick = wanted - total
                while self.count[mine >> place] > quick:
                    place += 1
                needed = self.from_here[16 * suit + place]
            his_above = self.count[his >> place] if own else his_tops
            if his_above and his_length - his_above < quick:
                quick = his_length - his_above
                needed = used
            if quick >= own_length and quick >= his_length and own_trumps + his_trumps == 0:
                quick = my_length
            else:
                if own_trumps and own_length < quick:
                    quick = own_length
                if his_trumps and his_length < quick:
                    quick = his_length
            if quick:
                total += quick
                if total >= wanted:
                    self.mask = mask | needed
                    return 1
                mask |= used
            if his_tops == 0 or his_length - his_tops < quick:
                continue
            rounds = his_tops if my_tops <= quick else 0
            if own_trumps and own_length < rounds + quick:
                rounds = own_length - quick
            if my_trumps and my_length < rounds + quick:
                rounds = my_length - quick
            reach = rounds + quick
            if reach >= own_length and reach >= my_length and own_trumps + my_trumps == 0:
                rounds = his_length - (quick if quick < his_length else his_length)
            if my_length > quick and (own_trumps == 0 or own_length > quick):
                if my_length > my_tops or mine & -mine < his:
                    crossing = 1
                    mask |= used
                    if own == 0:
                        mask |= self.from_here[16 * suit + highest_bit(his)]
                    if rounds <= 0:
                        rounds = 1
            if rounds > 0:
                partners += rounds
                partners_mask |= used
        self.mask = mask | partners_mask
        return crossing and total + partners >= wanted

    def _top_ranks(self, count: int, shift: int) -> int:
        """The *count* top bits of the lane at *shift*."""
        return self.from_here[shift + 13 - count] if count else 0

    def _with_runs(self, mask: int, own: int) -> int:
        """*mask* and, below each card of *own* in it, what is equal to that card: of a run only
        the head was tried, but it stands for all."""
        more = mask & own
        while more:
            more = more >> 1 & own & ~mask
            mask |= more
        return mask

    # --- high games: the cards of a trick ---------------------------------------------------------

    def _lead(self, depth: int, leader: int, need: int, hint: int) -> int:
        """1 if *need* is reached by the best lead; *hint* was one in a like position."""
        hand = self.hands[3 * depth + leader]
        first = 3 * MOVES * depth
        kind = (2 * leader + (self.trump == TRUMPS)) * HIGH_WEIGHTS + LEAD
        count = 0
        heads = hand & ~(hand >> 1)
        while heads:
            place = lowest_bit(heads)
            heads &= heads - 1
            if leader == 0:
                score = self._weigh_own_lead(kind, depth, place)
            else:
                score = self._weigh_lead(kind, depth, leader, place)
            if place == hint:
                score += self.weights[kind + 16]
            self._insert(first, count, place, score)
            count += 1
        wish = 1 if leader == 0 else 0
        union = 0
        skip = 0
        for at in range(first, first + count):
            place = self.moves[at]
            if skip & self.bit[place]:
                continue
            if self._second(depth, leader, place, need) == wish:
                self.best[depth] = place
                self.refuters[3 * depth + leader] = place
                return wish
            if self.out:
                return 0
            union |= self.mask
            if self.mask & self.bit[place] == 0:
                skip |= hand & self.suits[place >> 4] & ~self.mask
        self.best[depth] = self.moves[first]
        self.mask = self._with_runs(union, hand)
        return 1 - wish

    def _second(self, depth: int, leader: int, led: int, need: int) -> int:
        """1 if *need* is reached after this lead."""
        seat = 0 if leader == 2 else leader + 1
        hand = self.hands[3 * depth + seat]
        able = hand & self.suits[led >> 4]
        if able == 0:
            able = hand
        first = 3 * MOVES * depth + MOVES
        count = 0
        heads = able & ~(able >> 1)
        while heads:
            place = lowest_bit(heads)
            heads &= heads - 1
            score = 0
            if heads or count:
                score = self._weigh_second(depth, seat, led, place)
            self._insert(first, count, place, score)
            count += 1
        wish = 1 if seat == 0 else 0
        union = 0
        skip = 0
        for at in range(first, first + count):
            place = self.moves[at]
            if skip & self.bit[place]:
                continue
            if self._third(depth, leader, led, place, need) == wish:
                return wish
            if self.out:
                return 0
            union |= self.mask
            if self.mask & self.bit[place] == 0:
                skip |= able & self.suits[place >> 4] & ~self.mask
        self.mask = self._with_runs(union, able)
        return 1 - wish

    def _third(self, depth: int, leader: int, led: int, second: int, need: int) -> int:
        """1 if *need* is reached after these two cards."""
        seat = 2 if leader == 0 else leader - 1
        hand = self.hands[3 * depth + seat]
        able = hand & self.suits[led >> 4]
        if able == 0:
            able = hand
        to_beat = led
        if second >> 4 == led >> 4:
            if second > led:
                to_beat = second
        elif second >> 4 == self.trump:
            to_beat = second
        # Cards on both sides of a played one are equal, unless it is the one to beat.
        played = (self.bit[led] | self.bit[second]) & ~self.bit[to_beat]
        joined = able | played
        heads = able & ~(joined >> 1) | (played & ~(joined >> 1)) >> 1 & able
        first = 3 * MOVES * depth + 2 * MOVES
        count = 0
        while heads:
            place = lowest_bit(heads)
            heads &= heads - 1
            score = 0
            if heads or count:
                score = self._weigh_third(depth, seat, led, to_beat, place)
            self._insert(first, count, place, score)
            count += 1
        wish = 1 if seat == 0 else 0
        union = 0
        skip = 0
        for at in range(first, first + count):
            place = self.moves[at]
            if skip & self.bit[place]:
                continue
            if self._finish(depth, leader, led, second, place, need) == wish:
                return wish
            if self.out:
                return 0
            union |= self.mask
            if self.mask & self.bit[place] == 0:
                skip |= able & self.suits[place >> 4] & ~self.mask
        self.mask = self._with_runs(union, joined)
        return 1 - wish

    def _finish(self, depth: int, leader: int, led: int, second: int, third: int, need: int) -> int:
        """1 if *need* is reached after this trick."""
        best = led
        winner = leader
        if second >> 4 == led >> 4:
            if second > led:
                best = second
                winner = leader + 1
        elif second >> 4 == self.trump:
            best = second
            winner = leader + 1
        if third >> 4 == best >> 4:
            if third > best:
                best = third
                winner = leader + 2
        elif third >> 4 == self.trump:
            best = third
            winner = leader + 2
        if winner > 2:
            winner -= 3
        suit = best >> 4
        used = 0
        if (led >> 4 == suit) + (second >> 4 == suit) + (third >> 4 == suit) > 1:
            used = self.from_here[best]
        return self._after(depth, leader, led, second, third, need, winner, used)

    # --- high games: what to try first ------------------------------------------------------------

    def _weigh_own_lead(self, kind: int, depth: int, place: int) -> int:
        """How soon the declarer should try to lead *place*."""
        lengths = self.lengths[depth]
        suit = place >> 4
        rank = place & 15
        lane = self.hands[3 * depth] >> (16 * suit) & LANE
        length = lengths >> (4 * suit) & 15
        left_length = lengths >> (16 + 4 * suit) & 15
        right_length = lengths >> (32 + 4 * suit) & 15
        longest = left_length if left_length > right_length else right_length
        score = self._weigh_any_lead(kind, depth, 0, place)
        score += self.weights[kind + 13] * (length - longest)
        ruffed = 0
        if self.trump == TRUMPS and suit != TRUMPS:
            score += self.weights[kind + 14] * (lengths >> 12 & 15)
            if left_length == 0 and lengths >> 28 & 15:
                ruffed = 1
            if right_length == 0 and lengths >> 44 & 15:
                ruffed = 1
            if length == 1 and lengths >> 12 & 15:
                score += self.weights[kind + 10]
        if ruffed:
            score += self.weights[kind + 2]
        if rank == 12:
            if not ruffed:
                score += self.weights[kind + 3]
        else:
            score += self.weights[kind + 4] * rank
            if rank and lane & self.bit[rank - 1]:
                score += self.weights[kind + 5]
            if rank == 11:
                score += self.weights[kind + 6]
            if lane & TOP:
                score += self.weights[kind + 7]
        score += self.weights[kind + 8] * length
        score += self.weights[kind + 9] * (left_length + right_length)
        if lane & (self.bit[rank] - 1) == 0:
            score += self.weights[kind + 11]
        if left_length == 0 or right_length == 0:
            score += self.weights[kind + 12]
        return score

    def _weigh_lead(self, kind: int, depth: int, leader: int, place: int) -> int:
        """How soon an opponent should try to lead *place*."""
        base = 3 * depth
        lengths = self.lengths[depth]
        suit = place >> 4
        rank = place & 15
        partner = 3 - leader
        own = self.hands[base] >> (16 * suit) & LANE
        mine = self.hands[base + leader] >> (16 * suit) & LANE
        his = self.hands[base + partner] >> (16 * suit) & LANE
        own_length = lengths >> (4 * suit) & 15
        my_length = lengths >> (16 * leader + 4 * suit) & 15
        his_length = lengths >> (16 * partner + 4 * suit) & 15
        score = self._weigh_any_lead(kind, depth, leader, place)
        ruffed = 0
        if self.trump == TRUMPS and suit != TRUMPS:
            score += self.weights[kind + 19] * (lengths >> 12 & 15)
            if own_length == 0 and lengths >> 12 & 15:
                ruffed = 1
                score += self.weights[kind + 2]
            elif his_length == 0 and lengths >> (16 * partner + 12) & 15:
                score += self.weights[kind + 3]
            if my_length == 1 and lengths >> (16 * leader + 12) & 15:
                score += self.weights[kind + 13]
        if rank == 12:
            if not ruffed:
                score += self.weights[kind + 4]
        else:
            score += self.weights[kind + 5] * rank
            if rank and mine & self.bit[rank - 1]:
                score += self.weights[kind + 6]
            if his & TOP and not ruffed:
                score += self.weights[kind + 7]
            if own & TOP:
                score += self.weights[kind + 8]
            if his > own:
                score += self.weights[kind + 14]
        if self.bit[rank] > own:
            score += self.weights[kind + 15]
        if my_length > own_length:
            score += self.weights[kind + 20]
        score += self.weights[kind + 9] * my_length
        score += self.weights[kind + 10] * own_length
        score += self.weights[kind + 11] * his_length
        if mine & (self.bit[rank] - 1) == 0:
            score += self.weights[kind + 12]
        return score

    def _weigh_any_lead(self, kind: int, depth: int, leader: int, place: int) -> int:
        score = 0
        if place >> 4 == self.trump:
            score += self.weights[kind]
            if place & 15 == 12:
                score += self.weights[kind + 1]
        last = self.refuters[3 * depth + leader]
        if last >> 4 == place >> 4 and last != NOWHERE:
            score += self.weights[kind + 17]
            if last == place:
                score += self.weights[kind + 18]
        return score

    def _weigh_second(self, depth: int, seat: int, led: int, place: int) -> int:
        """How soon the second hand should try *place*."""
        kind = (2 * seat + (self.trump == TRUMPS)) * HIGH_WEIGHTS + SECOND
        suit = led >> 4
        wins = 0
        if place >> 4 == suit:
            wins = place > led
        elif place >> 4 == self.trump:
            wins = 1
        best = place if wins else led
        # Can the last hand beat it?
        last = 0 if seat == 2 else seat + 1
        lane = self.hands[3 * depth + last] >> (16 * suit) & LANE
        beaten = 0
        if lane:
            if best >> 4 == suit:
                beaten = self.bit[best & 15] < lane
        elif self.trump == TRUMPS and suit != TRUMPS:
            lane = self.hands[3 * depth + last] >> 48
            if best >> 4 == TRUMPS:
                beaten = self.bit[best & 15] < lane
            else:
                beaten = lane != 0
        # The declarer, or both opponents, are one side.
        good = wins or seat == 2
        if last and seat:
            good = good or beaten
        else:
            good = good and not beaten
        score = self._weigh_card(kind, depth, seat, suit, place, wins)
        if good:
            score += self.weights[kind] if wins else self.weights[kind + 1]
        elif wins:
            score += self.weights[kind + 2]
        return score

    def _weigh_third(self, depth: int, seat: int, led: int, to_beat: int, place: int) -> int:
        """How soon the third hand should try *place*."""
        kind = (2 * seat + (self.trump == TRUMPS)) * HIGH_WEIGHTS + THIRD
        wins = 0
        if place >> 4 == to_beat >> 4:
            wins = place > to_beat
        elif place >> 4 == self.trump:
            wins = 1
        # His partner has the trick so far: the left leads to the right, or is second before him.
        partners = (seat == 2) if to_beat != led else (seat == 1)
        score = self._weigh_card(kind, depth, seat, led >> 4, place, wins)
        if wins:
            score += self.weights[kind]
            if seat and not partners:
                score += self.weights[kind + 15]
        elif partners:
            score += self.weights[kind + 1]
        return score

    def _weigh_card(
        self, kind: int, depth: int, seat: int, suit: int, place: int, wins: int
    ) -> int:
        """What speaks for a card that follows *suit*, ruffs it or is thrown away on it."""
        lengths = self.lengths[depth]
        own = place >> 4
        rank = place & 15
        length = lengths >> (16 * seat + 4 * own) & 15
        score = 0
        if rank == 12 and wins:
            score += self.weights[kind + 11]
        if self.hands[3 * depth + seat] >> (16 * own) & (self.bit[rank] - 1) == 0:
            score += self.weights[kind + 12]
        if own == suit:
            score += self.weights[kind + 3 if wins else kind + 4] * rank
        elif own == self.trump:
            score += self.weights[kind + 5] + self.weights[kind + 6] * rank
        else:
            declarers = lengths >> (4 * own) & 15
            if seat:
                if declarers == 0:
                    score += self.weights[kind + 13]
            elif (lengths >> (16 + 4 * own) & 15) < declarers > (lengths >> (32 + 4 * own) & 15):
                score += self.weights[kind + 13]
            if length == 1 and self.trump == TRUMPS and lengths >> (16 * seat + 12) & 15:
                score += self.weights[kind + 14]
            score += self.weights[kind + 7] * rank + self.weights[kind + 8] * length
            if rank == 12:
                score += self.weights[kind + 9]
            elif rank == 11 and length == 2:
                score += self.weights[kind + 10]
        return score

    # --- low games: the search; the lowest card of a suit is bit 12 -------------------------------

    def _low_trick(self, depth: int, leader: int, need: int) -> int:
        """1 if the declarer cannot but take *need* more, from 1 to the tricks left, from the start
        of a trick."""
        self.nodes += 1
        if self.nodes > self.limit or self.stop:
            self.out = 1
            return 0
        state = leader
        state = self.lengths[depth] >> 32 | state << 16 | self.generation << 34
        declarer = self.hands[3 * depth]
        left = self.hands[3 * depth + 1]
        at = self._low_place_of(declarer, left, state)
        fetch_ahead(self.low_entries[at])
        if not self.plain:
            answer = self._low_at_once(depth, leader, need)
            if answer >= 0:
                return answer
        tricks = self.left - depth
        if tricks <= LAST_TRICKS:
            return self._low_lead(depth, leader, need, NOWHERE)
        if declarer != self.hands[3 * depth]:
            declarer = self.hands[3 * depth]
            left = self.hands[3 * depth + 1]
            at = self._low_place_of(declarer, left, state)
        hint = NOWHERE
        low = 0
        high = tricks
        for _ in range(2):
            if self._low_is(at, declarer, left, state):
                found = self.low_entries[at + 2]
                low = found >> 20 & 15
                high = found >> 24 & 15
                if need <= low:
                    return 1
                if need > high:
                    return 0
                hint = found >> 28 & 63
                break
            at ^= 4
        answer = self._low_lead(depth, leader, need, hint)
        if self.out:
            return 0
        if answer:
            low = need
        else:
            high = need - 1
        at = self._low_place_of(declarer, left, state)
        if not self._low_is(at, declarer, left, state):
            # The other of the two places, if it is its own or the first is worth more.
            if self._low_is(at ^ 4, declarer, left, state) or (
                self.low_entries[at + 2] >> 34 == self.generation
                and self.low_entries[at + 3] > tricks
            ):
                at ^= 4
        hint = self.best[depth]
        self.low_entries[at] = declarer
        self.low_entries[at + 1] = left
        self.low_entries[at + 2] = state | low << 20 | high << 24 | hint << 28
        self.low_entries[at + 3] = tricks
        return answer

    # --- low games: what is remembered ------------------------------------------------------------

    def _low_place_of(self, declarer: int, left: int, state: int) -> int:
        """The first of the two places where the position may be."""
        mixed = (declarer >> 32) * 0x2127599B ^ (declarer & 0x7FFFFFFF) * 0x61C88647
        mixed ^= (left >> 32) * 0x5BD1E995 ^ (left & 0x7FFFFFFF) * 0x1B873593
        mixed ^= (state & 0x3FFFF) * 0x3C6EF372
        return 4 * ((mixed >> 24 ^ mixed >> 43 ^ mixed << 1) & self.low_count - 1)

    def _low_is(self, at: int, declarer: int, left: int, state: int) -> int:
        return (
            self.low_entries[at] == declarer
            and self.low_entries[at + 1] == left
            and (self.low_entries[at + 2] ^ state) & self.same_state == 0
        )

    # --- low games: what is seen without a search -------------------------------------------------

    def _low_at_once(self, depth: int, leader: int, need: int) -> int:
        """1 or 0 if it is seen without a search, else -1."""
        safe = 1
        exits = 0
        forced = 1
        for suit in range(4):
            own = self.hands[3 * depth] >> (16 * suit) & LANE
            if own == 0:
                continue
            left = self.hands[3 * depth + 1] >> (16 * suit) & LANE
            right = self.hands[3 * depth + 2] >> (16 * suit) & LANE
            known = self.safe[own]
            if known == 0:
                safe = 0
            elif known == 2 and left | right:
                exits = 1
            # A greater lane has the lower lowest card.
            if leader == 0:
                if (left and left < own) or (right and right < own):
                    forced = 0
            elif need == 1:
                if leader == 1 and left > own and (right == 0 or right > own):
                    return 1
                if leader == 2 and right > own and (left == 0 or left > own):
                    return 1
        if safe and (leader or exits):
            return 0
        if leader:
            return 0 if self._takes_no_more(depth, need) else -1
        return 1 if need == 1 and forced else -1

    def _takes_no_more(self, depth: int, need: int) -> int:
        """1 if the declarer, who is not on lead, takes no trick whatever the opponents do. Where he
        may take none, the suits in which he is sure of that come out with his cards sunk."""
        lengths = self.lengths[depth]
        spare = 0
        for suit in range(4):
            left_length = lengths >> (16 + 4 * suit) & 15
            right_length = lengths >> (32 + 4 * suit) & 15
            if left_length > right_length:
                spare += left_length - right_length
        reached = 0
        last = 0
        for suit in range(4):
            own = self.hands[3 * depth] >> (16 * suit) & LANE
            if self.run[own] == self.count[own]:
                continue
            left_length = lengths >> (16 + 4 * suit) & 15
            right_length = lengths >> (32 + 4 * suit) & 15
            longest = left_length if left_length > right_length else right_length
            follows = longest - spare
            if self.safe[own] or self._out_of_reach(depth, suit, follows, follows, follows):
                if need == 1 and depth:
                    self._sink(depth, suit)
                continue
            reached += 1
            last = suit
            if reached == 2 and need > 1:
                return 0
        return reached == 0 or (reached == 1 and self._alone_out_of_reach(depth, last, spare))

    def _alone_out_of_reach(self, depth: int, suit: int, spare: int) -> int:
        """The same of the only suit in which the declarer may be caught: there he throws away what
        he can. When others throw away on suits in which he is void, so does he."""
        lengths = self.lengths[depth]
        left_length = left_follows = lengths >> (16 + 4 * suit) & 15
        right_length = right_follows = lengths >> (32 + 4 * suit) & 15
        longest = left_length if left_length > right_length else right_length
        for other in range(4):
            if other == suit:
                continue
            own_length = lengths >> (4 * other) & 15
            left_length = lengths >> (16 + 4 * other) & 15
            right_length = lengths >> (32 + 4 * other) & 15
            if left_length > right_length < own_length:
                right_follows += right_length - min(left_length, own_length)
            if right_length > left_length < own_length:
                left_follows += left_length - min(right_length, own_length)
        return self._out_of_reach(depth, suit, longest - spare, left_follows, right_follows)

    def _out_of_reach(
        self, depth: int, suit: int, follows: int, left_follows: int, right_follows: int
    ) -> int:
        """1 if the declarer takes no trick in *suit* while the opponents lead.

        He follows with the highest card that is sure to be beaten, and throws away the highest. To
        catch him with his j-th lowest card it takes j rounds in which nothing higher must be
        played, because until then he gives up only lower cards, and one in each. Such a round costs
        the right a lower card, or, once he is void, the left one. Before an opponent is void he
        *follows* so many times at least, because he throws cards away only on suits of which his
        partner has more; *left_follows* and *right_follows* are the same with the declarer's cards
        counted that he himself throws away meanwhile."""
        own = self.hands[3 * depth] >> (16 * suit) & LANE
        left = self.hands[3 * depth + 1] >> (16 * suit) & LANE
        right = self.hands[3 * depth + 2] >> (16 * suit) & LANE
        own_length = self.count[own]
        left_length = self.count[left]
        right_length = self.count[right]
        cards = 0
        while own:
            place = highest_bit(own)
            own ^= self.bit[place]
            cards += 1
            lower = self.count[left >> place]
            rounds = self.count[right >> place]
            if lower:
                # Rounds that the left leads when the right is void.
                more = left_length - max(follows, rounds)
                more = min(more, own_length - max(right_follows, rounds))
                if more > 0:
                    rounds += min(more, lower)
            elif left:
                # The left is in the way until he is void himself.
                more = right_length - max(follows, 0)
                more = min(more, own_length - max(left_follows, 0))
                rounds = min(rounds, more)
            if rounds >= cards:
                return 0
        return 1

    def _sink(self, depth: int, suit: int) -> None:
        """Makes the declarer's cards of *suit* the lowest. It changes nothing where he takes no
        trick in it anyway: they count, but not their ranks. What is equal becomes equal."""
        base = 3 * depth
        own = self.hands[base] >> (16 * suit) & LANE
        left = self.hands[base + 1]
        right = self.hands[base + 2]
        whole = self.suits[suit]
        lane = own
        while lane:
            place = highest_bit(lane)
            lane ^= self.bit[place]
            above = self.from_here[16 * suit + place]
            left = left & ~above | (left & above) >> 1
            right = right & ~above | (right & above) >> 1
        sunk = self.from_here[16 * suit + 13 - self.count[own]]
        self.hands[base] = self.hands[base] & ~whole | sunk
        self.hands[base + 1] = left
        self.hands[base + 2] = right

    # --- low games: the cards of a trick ----------------------------------------------------------

    def _low_lead(self, depth: int, leader: int, need: int, hint: int) -> int:
        hand = self.hands[3 * depth + leader]
        first = 3 * MOVES * depth
        kind = self._low_kind(need, leader, 0)
        heads = hand & ~(hand >> 1)
        if need == 1 and leader == 0 and not self.plain:
            heads = self._losing_leads(depth)
        last = self.refuters[3 * depth + leader]
        count = 0
        while heads:
            place = lowest_bit(heads)
            heads &= heads - 1
            if leader == 0:
                score = self._low_weigh_own_lead(kind, depth, place)
            else:
                score = self._low_weigh_lead(kind, depth, leader, place)
            if place == hint:
                score += self.weights[kind + 15]
            if place >> 4 == last >> 4 and last != NOWHERE:
                score += LOW_AGAIN
            self._insert(first, count, place, score)
            count += 1
        wish = 1 if leader else 0
        for at in range(first, first + count):
            place = self.moves[at]
            if self._low_second(depth, leader, place, need) == wish:
                self.best[depth] = place
                self.refuters[3 * depth + leader] = place
                return wish
            if self.out:
                return 0
        self.best[depth] = NOWHERE
        return 1 - wish

    def _losing_leads(self, depth: int) -> int:
        """Where no trick may be taken: of each suit the highest card that an opponent must beat. A
        higher one takes the trick, and a lower one is better kept."""
        heads = 0
        for suit in range(4):
            lane = self.hands[3 * depth] >> (16 * suit) & LANE
            left = self.hands[3 * depth + 1] >> (16 * suit) & LANE
            right = self.hands[3 * depth + 2] >> (16 * suit) & LANE
            if lane == 0 or left | right == 0:
                continue
            place = 13
            if left:
                place = highest_bit(left)
            if right and right < self.bit[place]:
                place = highest_bit(right)
            lane = lane >> place
            if lane:
                heads |= self.bit[16 * suit + place + lowest_bit(lane)]
        return heads

    def _highest_of_each(self, hand: int) -> int:
        """The highest card of each suit: to throw one away, a lower one is better kept."""
        heads = 0
        for suit in range(4):
            lane = hand & self.suits[suit]
            if lane:
                heads |= self.bit[lowest_bit(lane)]
        return heads

    def _low_second(self, depth: int, leader: int, led: int, need: int) -> int:
        seat = 0 if leader == 2 else leader + 1
        hand = self.hands[3 * depth + seat]
        able = hand & self.suits[led >> 4]
        if need > 1 or seat or self.plain:
            if able == 0:
                able = hand
            heads = able & ~(able >> 1)
        elif able:
            # The highest that is beaten, by the lead or by whatever his left must play.
            place = led
            lane = self.hands[3 * depth + 1] & self.suits[led >> 4]
            if lane and lane < self.bit[led]:
                place = highest_bit(lane)
            heads = able >> place
            if heads == 0:
                return 1
            heads = self.bit[place + lowest_bit(heads)]
        else:
            heads = self._highest_of_each(hand)
        first = 3 * MOVES * depth + MOVES
        kind = self._low_kind(need, seat, 1)
        count = 0
        while heads:
            place = lowest_bit(heads)
            heads &= heads - 1
            score = 0
            if heads or count:
                score = self._low_weigh_second(kind, depth, seat, led, place)
            self._insert(first, count, place, score)
            count += 1
        wish = 1 if seat else 0
        for at in range(first, first + count):
            if self._low_third(depth, leader, led, self.moves[at], need) == wish:
                return wish
            if self.out:
                return 0
        return 1 - wish

    def _low_third(self, depth: int, leader: int, led: int, second: int, need: int) -> int:
        seat = 2 if leader == 0 else leader - 1
        hand = self.hands[3 * depth + seat]
        able = hand & self.suits[led >> 4]
        to_beat = led
        if second >> 4 == led >> 4 and second < led:
            to_beat = second
        if need > 1 or seat or self.plain:
            if able == 0:
                able = hand
            played = (self.bit[led] | self.bit[second]) & ~self.bit[to_beat]
            joined = able | played
            heads = able & ~(joined >> 1) | (played & ~(joined >> 1)) >> 1 & able
        elif able:
            heads = able >> to_beat
            if heads == 0:
                return 1
            heads = self.bit[to_beat + lowest_bit(heads)]
        else:
            heads = self._highest_of_each(hand)
        first = 3 * MOVES * depth + 2 * MOVES
        kind = self._low_kind(need, seat, 2)
        count = 0
        while heads:
            place = lowest_bit(heads)
            heads &= heads - 1
            score = 0
            if heads or count:
                score = self._low_weigh_third(kind, depth, seat, led, to_beat, place)
            self._insert(first, count, place, score)
            count += 1
        wish = 1 if seat else 0
        for at in range(first, first + count):
            if self._low_finish(depth, leader, led, second, self.moves[at], need) == wish:
                return wish
            if self.out:
                return 0
        return 1 - wish

    def _low_finish(
        self, depth: int, leader: int, led: int, second: int, third: int, need: int
    ) -> int:
        best = led
        winner = leader
        if second >> 4 == led >> 4 and second < led:
            best = second
            winner = leader + 1
        if third >> 4 == led >> 4 and third < best:
            winner = leader + 2
        if winner > 2:
            winner -= 3
        return self._after(depth, leader, led, second, third, need, winner, 0)

    # --- low games: what to try first -------------------------------------------------------------

    def _low_kind(self, need: int, seat: int, ply: int) -> int:
        """Where the weights of a ply begin."""
        return LOW_WEIGHTS + (LOW_KIND if need > 1 else 0) + 48 * ply + 16 * seat

    def _low_weigh_own_lead(self, kind: int, depth: int, place: int) -> int:
        lengths = self.lengths[depth]
        suit = place >> 4
        height = 12 - (place & 15)
        card = self.bit[place & 15]
        left = self.hands[3 * depth + 1] >> (16 * suit) & LANE
        right = self.hands[3 * depth + 2] >> (16 * suit) & LANE
        length = lengths >> (4 * suit) & 15
        others = (lengths >> (16 + 4 * suit) & 15) + (lengths >> (32 + 4 * suit) & 15)
        known = self.safe[self.hands[3 * depth] >> (16 * suit) & LANE]
        score = self.weights[kind + 3] * length + self.weights[kind + 4] * others
        if (left and left < card) or (right and right < card):
            score += self.weights[kind] + self.weights[kind + 1] * height
        else:
            score += self.weights[kind + 2] * height
        if known == 2:
            score += self.weights[kind + 5]
        elif known == 0:
            score += self.weights[kind + 6]
        if length == 1:
            score += self.weights[kind + 7]
        return score

    def _low_weigh_lead(self, kind: int, depth: int, leader: int, place: int) -> int:
        lengths = self.lengths[depth]
        suit = place >> 4
        card = self.bit[place & 15]
        own = self.hands[3 * depth] >> (16 * suit) & LANE
        his = self.hands[3 * depth + 3 - leader] >> (16 * suit) & LANE
        my_length = lengths >> (16 * leader + 4 * suit) & 15
        score = self.weights[kind + 8] * (12 - (place & 15))
        score += self.weights[kind + 9] * my_length
        score += self.weights[kind + 10] * (lengths >> (4 * suit) & 15)
        score += self.weights[kind + 11] * (lengths >> (48 - 16 * leader + 4 * suit) & 15)
        if own:
            known = self.safe[own]
            if card > own and (his > own or his == 0):
                score += self.weights[kind + 1]
            if known == 0:
                score += self.weights[kind + 2]
            elif known == 2:
                score += self.weights[kind + 3]
            if card > own:
                score += self.weights[kind + 4]
            if his > own:
                score += self.weights[kind + 5]
            if his == 0:
                score += self.weights[kind + 6]
            if card < own & -own:
                score += self.weights[kind + 7]
        else:
            score += self.weights[kind]
        if his:
            if his & -his < card:
                score += self.weights[kind + 12]
            if his < card:
                score += self.weights[kind + 14]
        if my_length == 1:
            score += self.weights[kind + 13]
        return score

    def _low_weigh_second(self, kind: int, depth: int, seat: int, led: int, place: int) -> int:
        suit = led >> 4
        if place >> 4 != suit:
            return self._low_weigh_discard(kind, depth, seat, place)
        height = 12 - (place & 15)
        card = self.bit[place & 15]
        if place > led:
            score = self.weights[kind] + self.weights[kind + 1] * height
        else:
            score = self.weights[kind + 2] * height
        if seat == 2:
            # The declarer plays last.
            own = self.hands[3 * depth] >> (16 * suit) & LANE
            if own and own < self.bit[led & 15] and own < card:
                score += self.weights[kind + 3]
            if card < own:
                score += self.weights[kind + 8]
        elif seat == 1:
            if place < led:
                score += self.weights[kind + 3]
        else:
            left = self.hands[3 * depth + 1] >> (16 * suit) & LANE
            if place < led and left and left < card:
                score += self.weights[kind + 3]
        return score

    def _low_weigh_third(
        self, kind: int, depth: int, seat: int, led: int, to_beat: int, place: int
    ) -> int:
        if place >> 4 != led >> 4:
            return self._low_weigh_discard(kind, depth, seat, place)
        height = 12 - (place & 15)
        if place < to_beat:
            return self.weights[kind + 2] * height
        score = self.weights[kind] + self.weights[kind + 1] * height
        # The declarer has the trick so far.
        if (seat == 1 and to_beat != led) or (seat == 2 and to_beat == led):
            score += self.weights[kind + 3]
        return score

    def _low_weigh_discard(self, kind: int, depth: int, seat: int, place: int) -> int:
        suit = place >> 4
        card = self.bit[place & 15]
        own = self.hands[3 * depth] >> (16 * suit) & LANE
        length = self.lengths[depth] >> (16 * seat + 4 * suit) & 15
        known = self.safe[own]
        score = self.weights[kind + 4] * (12 - (place & 15)) + self.weights[kind + 5] * length
        if known == 0:
            score += self.weights[kind + 6]
        elif known == 2:
            score += self.weights[kind + 7]
        if seat and own == 0:
            score += self.weights[kind + 9]
        if own and card < own & -own:
            score += self.weights[kind + 10]
        if card > own:
            score += self.weights[kind + 11]
        if length == 1:
            score += self.weights[kind + 12]
        return score
