# The types of kernel.py for Cython; interpreted, nothing of this is read. What is called once in a
# trick or once a card is `inline`: that saves a twentieth of the time.

cimport cython

ctypedef unsigned long long word

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __forceinline int lowest_bit(unsigned long long word) {
        unsigned long place;
        _BitScanForward64(&place, word);
        return (int)place;
    }
    static __forceinline int highest_bit(unsigned long long word) {
        unsigned long place;
        _BitScanReverse64(&place, word);
        return (int)place;
    }
    #else
    #define lowest_bit(word) __builtin_ctzll(word)
    #define highest_bit(word) (63 - __builtin_clzll(word))
    #endif

    #if defined(__GNUC__)
    #define fetch_ahead(word) __builtin_prefetch(&(word))
    #else
    #define fetch_ahead(word)
    #endif

    enum {
        LANE = 0x1FFF, TOP = 0x1000, TRUMPS = 3, DEEPEST = 14, MOVES = 14,
        LEAD = 0, SECOND = 24, THIRD = 44, HIGH_WEIGHTS = 64, LOW_WEIGHTS = 384, LOW_KIND = 144,
        LOW_AGAIN = 30, NOWHERE = 63, SLOTS = 1 << 15, SLOT_TRIES = 8, KEY_BITS = 50,
        KNOWN_TRUMPS = 4, KNOWN_TRUMPS_SHIFT = 61 - KNOWN_TRUMPS, LAST_TRICKS = 2,
        GENERATIONS = 1 << 24
    };
    """
    const int LANE, TOP, TRUMPS, DEEPEST, MOVES, LEAD, SECOND, THIRD, HIGH_WEIGHTS
    const int LOW_WEIGHTS, LOW_KIND, LOW_AGAIN, NOWHERE, SLOTS, SLOT_TRIES, LAST_TRICKS
    const int KEY_BITS, KNOWN_TRUMPS, KNOWN_TRUMPS_SHIFT, GENERATIONS
    void fetch_ahead(word) noexcept nogil
    int lowest_bit(word) noexcept nogil
    int highest_bit(word) noexcept nogil

@cython.final
cdef class Kernel:
    cdef signed char[8192] run, sure, sure_depth, count, safe, stop_cards
    cdef word[64] bit, below, from_here
    cdef word[4] suits
    cdef word[42] hands
    cdef word[14] lengths
    cdef int[588] moves, scores
    cdef int[14] best
    cdef int[42] refuters
    cdef int[672] weights
    cdef word[::1] slots, entries, low_entries
    cdef word same_state, all_ranks, mask, next_entry, entry_count, low_count, limit
    cdef public word nodes, generation
    cdef int trump, low, left, out, plain
    cdef public int stop

    cpdef int reaches(self, int leader, int led, int second, int third, int need)
    cdef int _go_on(self, int leader, int led, int second, int third, int need) noexcept nogil
    @cython.locals(at=word)
    cdef void _forget(self) noexcept nogil
    @cython.locals(base=int, seat=int, last=int, answer=int, first_below=word, second_below=word,
        third_below=word, leaving=word, by_one=word, by_two=word, by_three=word, staying=word,
        hand=word, mask=word)
    cdef inline int _after(
        self, int depth, int leader, int led, int second, int third, int need, int winner, word used
    ) noexcept nogil
    @cython.locals(at=int)
    cdef inline void _insert(self, int first, int count, int place, int score) noexcept nogil
    @cython.locals(answer=int, hint=int, declarer=word, left=word, key=word,
        trumps_key=word, slot=Py_ssize_t, trumps_slot=Py_ssize_t, place=Py_ssize_t)
    cdef int _trick(self, int depth, int leader, int need) noexcept nogil
    @cython.locals(entry=word, mask=word, last=word, at=Py_ssize_t)
    cdef inline int _recall(
        self, Py_ssize_t slot, word key, word declarer, word left, int need
    ) noexcept nogil
    @cython.locals(mixed=word)
    cdef inline Py_ssize_t _mixed(self, int leader, word lengths) noexcept nogil
    @cython.locals(owners=word)
    cdef inline word _with_trumps(self, word key, word declarer, word left) noexcept nogil
    @cython.locals(tries=int)
    cdef inline Py_ssize_t _slot_of(self, word key, Py_ssize_t place) noexcept nogil
    cdef inline word _first_entry(self, Py_ssize_t slot, word key) noexcept nogil
    @cython.locals(entry=word, low=word, high=word, mask=word, hint=word, at=Py_ssize_t)
    cdef void _remember(
        self, int depth, Py_ssize_t slot, Py_ssize_t trumps_slot, word key, int need, int answer
    ) noexcept nogil
    @cython.locals(wanted=int)
    cdef int _at_once(self, int depth, int leader, int need) noexcept nogil
    @cython.locals(lengths=word, hand=word, mask=word, used=word, trump=int, total=int,
        own_trumps=int, left_trumps=int, right_trumps=int, top_trumps=int, spare=int, lane=int,
        gains=int, longest=int, suit=int, quick=int, left_length=int, right_length=int)
    cdef int _declarer_has(self, int depth, int leader, int need) noexcept nogil
    @cython.locals(lengths=word, mask=word, suit=int, quick=int, longest=int)
    cdef int _commands(self, int depth, int seat, int total, int need) noexcept nogil
    @cython.locals(one=int, other=int)
    cdef inline int _longest_of_others(self, word lengths, int seat, int suit) noexcept nogil
    @cython.locals(lengths=word, mask=word, lane=int, suit=int, quick=int, longest=int, room=int,
        tops=int, kept=int, stops=int, stop=int)
    cdef int _keeps(self, int depth, int seat, int need) noexcept nogil
    @cython.locals(lengths=word, hand=word, used=word, trump=int, other=int, own_trumps=int,
        other_trumps=int, how=int, suit=int, lane=int)
    cdef int _wins_any_lead(self, int depth, int leader) noexcept nogil
    @cython.locals(lengths=word, mask=word, hand=word, total=int, other=int, over=int, suit=int,
        seat=int, answer=int, trumps=int)
    cdef int _opponents_have(self, int depth, int leader, int wanted) noexcept nogil
    @cython.locals(lengths=word, own=int, total=int, over=int, suit=int)
    cdef int _ruler_has(self, int depth, int leader, int seat, int wanted) noexcept nogil
    @cython.locals(mine=int, best=int, place=int, sure=int)
    cdef int _sure_against(self, word lane, word against, int enough) noexcept nogil
    @cython.locals(lengths=word, hand=word, used=word, trump=int, left_trumps=int,
        right_trumps=int, spared=int, suit=int)
    cdef int _opponents_win_any_lead(
        self, int depth, int wanted, int sure, word mask
    ) noexcept nogil
    @cython.locals(lengths=word, partners_mask=word, needed=word, his_above=int, used=word,
        other=int, own_trumps=int, my_trumps=int, his_trumps=int, crossing=int, partners=int,
        suit=int, own_length=int, my_length=int, his_length=int, own=int, mine=int, his=int,
        place=int, my_tops=int, his_tops=int, quick=int, rounds=int, reach=int)
    cdef int _opponents_cash(
        self, int depth, int leader, int wanted, int total, word mask
    ) noexcept nogil
    cdef inline word _top_ranks(self, int count, int shift) noexcept nogil
    @cython.locals(more=word)
    cdef inline word _with_runs(self, word mask, word own) noexcept nogil
    @cython.locals(hand=word, heads=word, union=word, skip=word, first=int, kind=int,
        count=int, place=int, score=int, at=int, wish=int)
    cdef int _lead(self, int depth, int leader, int need, int hint) noexcept nogil
    @cython.locals(hand=word, able=word, heads=word, union=word, skip=word, first=int,
        count=int, place=int, score=int, at=int, wish=int, seat=int)
    cdef int _second(self, int depth, int leader, int led, int need) noexcept nogil
    @cython.locals(played=word, joined=word, to_beat=int, hand=word, able=word, heads=word,
        union=word, skip=word, first=int, count=int, place=int, score=int, at=int, wish=int,
        seat=int)
    cdef inline int _third(self, int depth, int leader, int led, int second, int need) noexcept nogil
    @cython.locals(best=int, winner=int, suit=int, used=word)
    cdef inline int _finish(
        self, int depth, int leader, int led, int second, int third, int need
    ) noexcept nogil
    @cython.locals(lengths=word, suit=int, rank=int, lane=int, length=int, left_length=int,
        right_length=int, longest=int, score=int, ruffed=int)
    cdef inline int _weigh_own_lead(self, int kind, int depth, int place) noexcept nogil
    @cython.locals(lengths=word, base=int, suit=int, rank=int, partner=int, own=int, mine=int,
        his=int, own_length=int, my_length=int, his_length=int, score=int, ruffed=int)
    cdef inline int _weigh_lead(self, int kind, int depth, int leader, int place) noexcept nogil
    @cython.locals(score=int, last=int)
    cdef inline int _weigh_any_lead(self, int kind, int depth, int leader, int place) noexcept nogil
    @cython.locals(kind=int, suit=int, wins=int, best=int, last=int, lane=int, beaten=int,
        good=int, score=int)
    cdef inline int _weigh_second(self, int depth, int seat, int led, int place) noexcept nogil
    @cython.locals(kind=int, wins=int, partners=int, score=int)
    cdef inline int _weigh_third(self, int depth, int seat, int led, int to_beat, int place) noexcept nogil
    @cython.locals(lengths=word, own=int, rank=int, length=int, score=int, declarers=int)
    cdef inline int _weigh_card(
        self, int kind, int depth, int seat, int suit, int place, int wins
    ) noexcept nogil
    @cython.locals(answer=int, tricks=int, _=int, declarer=word, left=word, state=word,
        low=word, high=word, found=word, hint=word, at=Py_ssize_t)
    cdef int _low_trick(self, int depth, int leader, int need) noexcept nogil
    @cython.locals(mixed=word)
    cdef inline Py_ssize_t _low_place_of(self, word declarer, word left, word state) noexcept nogil
    cdef inline int _low_is(
        self, Py_ssize_t at, word declarer, word left, word state
    ) noexcept nogil
    @cython.locals(safe=int, exits=int, forced=int, suit=int, own=int, left=int, right=int,
        known=int)
    cdef int _low_at_once(self, int depth, int leader, int need) noexcept nogil
    @cython.locals(lengths=word, spare=int, suit=int, left_length=int, right_length=int,
        reached=int, last=int, own=int, longest=int, follows=int)
    cdef int _takes_no_more(self, int depth, int need) noexcept nogil
    @cython.locals(lengths=word, left_length=int, left_follows=int, right_length=int,
        right_follows=int, longest=int, other=int, own_length=int)
    cdef int _alone_out_of_reach(self, int depth, int suit, int spare) noexcept nogil
    @cython.locals(own=int, left=int, right=int, own_length=int, left_length=int,
        right_length=int, cards=int, place=int, lower=int, rounds=int, more=int)
    cdef int _out_of_reach(
        self, int depth, int suit, int follows, int left_follows, int right_follows
    ) noexcept nogil
    @cython.locals(base=int, own=int, left=word, right=word, whole=word, lane=int, place=int,
        above=word, sunk=word)
    cdef void _sink(self, int depth, int suit) noexcept nogil
    @cython.locals(hand=word, heads=word, first=int, kind=int, count=int, place=int, score=int,
        at=int, wish=int, last=int)
    cdef int _low_lead(self, int depth, int leader, int need, int hint) noexcept nogil
    @cython.locals(heads=word, lane=word, left=word, right=word, suit=int, place=int)
    cdef word _losing_leads(self, int depth) noexcept nogil
    @cython.locals(heads=word, lane=word, suit=int)
    cdef word _highest_of_each(self, word hand) noexcept nogil
    @cython.locals(hand=word, able=word, heads=word, lane=word, first=int, kind=int, count=int,
        place=int, score=int, at=int, wish=int, seat=int)
    cdef int _low_second(self, int depth, int leader, int led, int need) noexcept nogil
    @cython.locals(hand=word, able=word, heads=word, played=word, joined=word, first=int,
        kind=int, count=int, place=int, score=int, at=int, wish=int, seat=int, to_beat=int)
    cdef int _low_third(self, int depth, int leader, int led, int second, int need) noexcept nogil
    @cython.locals(best=int, winner=int)
    cdef int _low_finish(
        self, int depth, int leader, int led, int second, int third, int need
    ) noexcept nogil
    cdef inline int _low_kind(self, int need, int seat, int ply) noexcept nogil
    @cython.locals(lengths=word, suit=int, height=int, card=int, left=int, right=int,
        length=int, others=int, known=int, score=int)
    cdef int _low_weigh_own_lead(self, int kind, int depth, int place) noexcept nogil
    @cython.locals(lengths=word, suit=int, card=int, own=int, his=int, my_length=int,
        score=int, known=int)
    cdef int _low_weigh_lead(self, int kind, int depth, int leader, int place) noexcept nogil
    @cython.locals(suit=int, height=int, card=int, own=int, left=int, score=int)
    cdef int _low_weigh_second(
        self, int kind, int depth, int seat, int led, int place
    ) noexcept nogil
    @cython.locals(height=int, score=int)
    cdef int _low_weigh_third(
        self, int kind, int depth, int seat, int led, int to_beat, int place
    ) noexcept nogil
    @cython.locals(suit=int, card=int, own=int, length=int, known=int, score=int)
    cdef int _low_weigh_discard(self, int kind, int depth, int seat, int place) noexcept nogil
