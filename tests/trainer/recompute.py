"""The answers once more, from nothing but what is shown, the tables and the words of the rulings.

Reads printed questions, as another program would; nothing of the program's rules is used here.
"""

from collections.abc import Callable
from itertools import permutations
from typing import Any

from tests.helpers.source_tree import ROOT

Shown = dict[str, Any]
RANKS = "23456789TJQKA"
SEATS = "FMR"
SAME_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}
WORDS = ("gask", "solo", "kopmisar", "turne", "vingel")


def read_table(*parts: str) -> list[dict[str, str]]:
    """The rows of a tab-separated file."""
    head, *lines = ROOT.joinpath(*parts).read_text(encoding="utf-8").splitlines()
    return [dict(zip(head.split("\t"), line.split("\t"), strict=False)) for line in lines]


TABLE = {row["key"]: row for row in read_table("tests", "data", "bid-table.tsv")}
PULLA = {row["games"]: row for row in read_table("tests", "data", "pulla-table.tsv")}


def number(row: dict[str, str], column: str) -> int:
    return int(row[column])


# --- cards


def rank(card: str) -> int:
    return RANKS.index(card[1]) + 2


def cards(hand: str) -> set[str]:
    return {
        suit + letter
        for suit, letters in zip("SHDC", hand.split("."), strict=True)
        for letter in letters
    }


def setting_card(held: set[str]) -> str | None:
    """Led from the bottom, the card under which the declarer cannot creep any more; a queen or
    anything higher does not count."""
    ordered = sorted(held, key=rank)
    declarers = [r for r in range(2, 15) if r not in map(rank, ordered)]
    for card in ordered:
        lower = [r for r in declarers if r < rank(card)]
        if not lower:
            return card if rank(card) <= 10 else None
        declarers.remove(min(lower))
    return None


def low_suits(hand: str) -> list[str]:
    held = cards(hand)
    return [suit for suit in "SHDC" if setting_card({c for c in held if c[0] == suit})]


def set_on_lead(held: set[str]) -> int | str:
    card = setting_card(held)
    return sorted(held, key=rank).index(card) + 1 if card else "none"


# --- bids


Key = tuple[int, int, int]


def bid_key(bid: str, standing: Key | None) -> Key | None:
    """Row, qualifier and seat of *bid* over *standing*; None if it may not be made."""
    seat, _, word, *rest = bid.split()
    qualifier = {"suit": 1, "highest": 2}[rest[0]] if rest else 0
    rows = [row for row in TABLE.values() if word in (row["key"], row["family"])]
    if word in TABLE:
        rows = [TABLE[word]]
    if qualifier and not all(may_be_qualified(row) for row in rows):
        return None
    for row in rows:
        key = (number(row, "no"), qualifier, 2 - SEATS.index(seat))
        if standing is None or key > standing:
            return key
    return None


def may_be_qualified(row: dict[str, str]) -> bool:
    return row["family"] in ("spel", "gask", "vira", "solo") and bool(row["high_tricks"])


def standing_after(auction: list[str]) -> tuple[Key | None, str | None]:
    """The standing bid's key, and the bid."""
    key, last = None, None
    for call in auction:
        if call.split()[1] == "bid":
            key, last = bid_key(call, key), call
            assert key is not None, call
    return key, last


def row_of(key: Key | None) -> str:
    assert key is not None
    return next(name for name, row in TABLE.items() if number(row, "no") == key[0])


def lowest_bid(shown: Shown) -> str:
    standing, _ = standing_after(shown["auction"])
    bids = [
        f"{shown['seat']} bid {word}{qualifier}"
        for word in TABLE
        for qualifier in ("", " suit", " highest")
    ]
    found = {bid: bid_key(bid, standing) for bid in bids}
    return min((bid for bid in bids if found[bid]), key=lambda bid: found[bid] or (99, 0, 0))


def who_speaks(auction: list[str]) -> str:
    passed = {call[0] for call in auction if call.endswith("pass")}
    if len(passed) == 2:
        return "nobody"
    seat = auction[-1][0]
    while True:
        seat = SEATS[(SEATS.index(seat) + 1) % 3]
        if seat not in passed:
            return seat


def words_added(shown: Shown) -> str:
    standing, last = standing_after(shown["auction"])
    key = bid_key(shown["bid"], standing)
    assert key
    assert standing
    assert last
    if key[:2] == standing[:2]:
        return "in-forehand"
    word = shown["bid"].split()[2]
    same = word in ("gask", "solo", "kopmisar") and last.split()[2] == word
    return "higher" if same and key[0] > standing[0] else "plain"


def may_name(shown: Shown) -> str:
    standing, _ = standing_after(shown["auction"])
    key = bid_key(shown["bid"], standing)
    assert key
    word, level = shown["bid"].split()[2], TABLE[shown["level"]]
    if word in ("turne", "vingel"):
        return yes(number(level, "no") == key[0])
    return yes(level["family"] == word and number(level, "no") >= key[0])


def trumps_open(shown: Shown) -> list[str]:
    highest = shown["highest"]
    if shown["bid"].endswith("highest"):
        return [highest]
    if shown["bid"].endswith("suit"):
        return [suit for suit in "SHDC" if suit in (highest, SAME_COLOUR[highest])]
    return list("SHDC")


# --- passing a gök


def passers(auction: list[str]) -> list[tuple[str, int]]:
    """Who passed on the last bid, and the low holdings each needed."""
    after: list[str] = []
    for call in auction:
        after = [*after, call[0]] if call.endswith("pass") else []
    return [(seat, 2 - place) for place, seat in enumerate(after)]


def needed(shown: Shown) -> int:
    _, last = standing_after(shown["auction"])
    if last is None or last.split()[2] != "gok":
        return 0
    return dict(passers([*shown["auction"], f"{shown['seat']} pass"]))[shown["seat"]]


def penalty(shown: Shown) -> str:
    if shown["tricks"]:
        return "nobody"
    short = [s for s, need in passers(shown["auction"]) if len(low_suits(shown["hands"][s])) < need]
    return short[0] if len(short) == 1 else "nobody"


# --- what it costs


def finished(shown: Shown) -> dict[str, Any]:
    """Result, bets and pins by seat, antes and the pulla afterwards."""
    row, declarer = TABLE[shown["game"]], shown["declarer"]
    others = [seat for seat in SEATS if seat != declarer]
    low = shown["played"] == "low"
    if shown["laid"]:
        result = "kodilj" if row["group"] == "solo" else "bet"
    else:
        needs = 0 if low else number(row, "high_tricks")
        short = shown["tricks"] if low else needs - shown["tricks"]
        result = "home" if short <= 0 else "bet" if short == 1 else "kodilj"
    again = shown["repurchased"]
    pulla_row = PULLA.get(shown["game"], PULLA["ordinary"])
    column = {"home": "hem"}.get(result, result)
    amount = int(pulla_row[("re_" if again else "") + column])
    bets = dict.fromkeys(SEATS, 0)
    bets[declarer] = amount if result == "home" else -amount
    pins = dict.fromkeys(SEATS, 0)
    payer = shown.get("conceded") if shown.get("open") else None
    for other in others:
        each = pins_in(row, paid_by(shown, row))
        each = each if result == "home" else -each
        pins[declarer] += each
        pins[payer or other] -= each
    if again:
        first = pins_in(row, suit_column(shown.get("first_trump"), shown["highest"]))
        for other in others:
            pins[declarer] -= first
            pins[other] += first
    if payer:
        bets[payer] -= 1
    if shown["game"] == "gok" and result == "home":
        fined = penalty(shown)
        if fined != "nobody":
            bets[fined] -= 1
    antes = 0
    while shown["pulla"] + antes * shown["players"] < bets[declarer]:
        antes += 1
    after = shown["pulla"] + antes * shown["players"] - sum(bets.values())
    return {"result": result, "bets": bets, "pins": pins, "antes": antes, "after": after}


def paid_by(shown: Shown, row: dict[str, str]) -> str:
    """The column of pins in which the game is paid."""
    if shown["laid"] and row["group"] != "buying":
        return {None: "off", "suit": "suit", "highest": "highest"}[shown["qualifier"]]
    return suit_column(shown["trump"], shown["highest"])


def suit_column(trump: str | None, highest: str) -> str:
    if trump == highest:
        return "highest"
    return "suit" if trump == SAME_COLOUR[highest] else "off"


def pins_in(row: dict[str, str], column: str) -> int:
    return int(row.get(f"pins_{column}") or row["pins_off"])


def pins_of_seat(shown: Shown) -> int:
    return 0 if shown["seat"] == "S" else int(finished(shown)["pins"][shown["seat"]])


def pulla_after(shown: Shown) -> int:
    if "game" in shown:
        return int(finished(shown)["after"])
    gok = {"game": "gok", "played": "low", "laid": False, "repurchased": False}
    return int(finished(shown | gok | {"trump": None, "highest": "S"})["after"])


def remainder_to(shown: Shown) -> int | str:
    """Of the last pins of three, the biggest loser's share (ruling 33)."""
    accounts, chair = shown["accounts"], shown["chair"] - 1
    left = shown["pulla"] % 3 * 8 % 3
    losses = sorted((-account for account in accounts), reverse=True)
    mine = -accounts[chair]
    tied = losses.count(mine) > 1
    if len(set(losses)) == 1:
        return "lots"
    if left == 1:
        if mine < losses[0]:
            return 0
        return "lots" if tied else 1
    if losses[0] - losses[1] >= 2:
        return 2 if mine == losses[0] else 0
    if losses[0] == losses[1]:
        return 1 if mine == losses[0] else 0
    if mine == losses[0]:
        return 1
    if mine < losses[1]:
        return 0
    return "lots" if tied else 1


# --- markings


def strength_of(held: set[str], suit: str) -> str | None:
    ranks = sorted(rank(card) for card in held if card[0] == suit)
    if 14 in ranks or (13 in ranks and len(ranks) >= 2):
        return "strength"
    return "weakness" if not ranks or ranks[-1] <= 10 else None


def says(first: str, second: str) -> tuple[str, set[str]] | None:
    if rank(first) == rank(second):
        return None
    return ("strength" if rank(first) > rank(second) else "weakness"), {first[0], second[0]}


def is_true(held: set[str], first: str, second: str) -> bool:
    """True of every suit it speaks of, and no card of strength given up."""
    message = says(first, second)
    if message is None:
        return False
    for card in (first, second):
        alone = len([other for other in held if other[0] == card[0]]) == 1
        if rank(card) == 14 or (rank(card) == 13 and not alone):
            return False
        if rank(card) == 13 and strength_of(held, card[0]) == "strength":
            return False
    left = held - {first, second}
    return all(strength_of(left, suit) == message[0] for suit in message[1])


def discard(shown: Shown) -> list[str]:
    held, thrown = cards(shown["hand"]), shown["thrown"]
    side = [card for card in held if card[0] != shown["trump"]]
    if thrown:
        right = {second for second in side if is_true(held | {thrown[0]}, thrown[0], second)}
    else:
        right = {first for first, second in permutations(side, 2) if is_true(held, first, second)}
    return sorted(right) or ["no-message"]


def thrown_by(shown: Shown, seat: str) -> list[str]:
    """The discards of *seat*: neither following nor trumping."""
    thrown = []
    for trick in shown["tricks"]:
        led = trick[0].split()[2][0]
        for play in trick:
            card = play.split()[2]
            if play[0] == seat and card[0] not in (led, shown["trump"]):
                thrown.append(card)
    return thrown


def partners_message(shown: Shown) -> tuple[str, set[str]] | None:
    thrown = thrown_by(shown, shown["partner"])
    return says(*thrown[:2]) if len(thrown) > 1 else None


def message(shown: Shown) -> str:
    said = partners_message(shown)
    if said is None:
        return "no-message"
    return " ".join((said[0], *(suit for suit in "SHDC" if suit in said[1])))


def lead(shown: Shown) -> list[str]:
    said = partners_message(shown)
    assert said
    wanted = said[0] == "strength"
    return sorted(card for card in cards(shown["hand"]) if (card[0] in said[1]) is wanted)


# --- counting


def seen(shown: Shown) -> set[str]:
    played = {play.split()[2] for trick in shown["tricks"] for play in trick}
    return played | cards(shown["hand"]) | set(shown.get("aside", "").split())


def shown_void(shown: Shown) -> list[str]:
    void = {
        play[0]
        for trick in shown["tricks"]
        for play in trick
        if trick[0].split()[2][0] == shown["suit"] and play.split()[2][0] != shown["suit"]
    }
    return sorted(void - {shown["seat"]})


def low_cards_out(question: dict[str, Any]) -> list[str]:
    shown = question["shown"]
    gone = seen(shown) | set(shown["open"].split())
    return sorted(card for card in question["answers"] if card not in gone)


# --- games


def game_row(shown: Shown) -> dict[str, str]:
    return TABLE[shown["game"]]


def laid_counts_as(shown: Shown) -> str:
    return "kodilj" if game_row(shown)["group"] == "solo" else "bet"


def when_trump(shown: Shown) -> str:
    row = game_row(shown)
    if not row["high_tricks"]:
        return "none"
    if row["family"] in ("turne", "vingel", "tringel"):
        return "turned"
    return "after-buying" if row["group"] == "gask" else "before-buying"


def stock_needed(shown: Shown) -> int | str:
    row = game_row(shown)
    by_family = {"spel": 1, "turne": 2, "vingel": 3, "tringel": 4}
    if row["family"] == "kopmisar":
        return int(row["buy"])
    return by_family.get(row["family"], "none")


def least_buy(shown: Shown) -> int:
    row = game_row(shown)
    return int(row["buy"]) if row["family"] == "kopmisar" else int(row["turn_up"])


def number_means(shown: Shown) -> str:
    return {"gask": "kept", "kopmisar": "bought"}.get(game_row(shown)["family"], "tricks")


def high_or_low(shown: Shown) -> str:
    row = game_row(shown)
    if row["low"] == "1":
        return "either" if row["high_tricks"] else "low"
    return "high"


def yes(condition: bool) -> str:
    return "yes" if condition else "no"


def highest_of(names: list[str]) -> str:
    return max(names, key=lambda name: number(TABLE[name], "no"))


def lowest_of(names: list[str]) -> str:
    return min(names, key=lambda name: number(TABLE[name], "no"))


def higher_bid(bids: list[str]) -> str:
    first, second = (bid_key(bid, None) for bid in bids)
    assert first
    assert second
    return bids[0] if first > second else bids[1]


# --- terms, facts and faults: as the files have them, which test_materials holds to their sources

TERMS = read_table("resources", "trainer", "terms.tsv")
FACTS = {row["key"]: row for row in read_table("resources", "trainer", "facts.tsv")}
FAULTS = {row["key"]: row for row in read_table("resources", "trainer", "irregularities.tsv")}


def translations(word: str, known: str, wanted: str) -> list[str]:
    return sorted({row[wanted] for row in TERMS if row[known] == word})


def as_answer(word: str) -> int | str:
    return int(word) if word.isdecimal() else word


BY_ASK: dict[str, Callable[[dict[str, Any]], Any]] = {
    "low-suits": lambda s: low_suits(s["hand"]),
    "makes-low-holding": lambda s: yes(setting_card(set(s["cards"].split())) is not None),
    "setting-card": lambda s: setting_card(set(s["cards"].split())) or "none",
    "set-on-lead": lambda s: set_on_lead(set(s["cards"].split())),
    "may-pass-gok": lambda s: yes(len(low_suits(s["hand"])) >= needed(s)),
    "holdings-needed": needed,
    "who-pays-penalty": penalty,
    "penalty-bets": lambda s: int(penalty(s) == s["seat"]),
    "pulla-after": pulla_after,
    "discard": discard,
    "message": message,
    "lead": lead,
    "highest-game": lambda s: highest_of(s["games"]),
    "lowest-game": lambda s: lowest_of(s["games"]),
    "next-game": lambda s: list(TABLE)[number(game_row(s), "no")],
    "higher-bid": lambda s: higher_bid(s["bids"]),
    "may-bid": lambda s: yes(bid_key(s["bid"], standing_after(s["auction"])[0]) is not None),
    "may-qualify": lambda s: yes(bid_key(s["bid"], None) is not None),
    "lowest-bid": lowest_bid,
    "game-meant": lambda s: row_of(bid_key(s["bid"], standing_after(s["auction"])[0])),
    "may-name": may_name,
    "trumps-open": trumps_open,
    "words-added": words_added,
    "may-pass": lambda s: yes(bool(s["auction"])),
    "who-speaks": lambda s: who_speaks(s["auction"]),
    "tricks-needed": lambda s: number(game_row(s), "high_tricks"),
    "cards-kept": lambda s: number(game_row(s), "keep"),
    "cards-bought": lambda s: number(game_row(s), "buy"),
    "cards-played": lambda s: number(game_row(s), "low_cards"),
    "openness": lambda s: game_row(s)["low_open"],
    "who-buys": lambda s: game_row(s)["group"],
    "when-trump": when_trump,
    "least-buy": least_buy,
    "stock-needed": stock_needed,
    "number-means": number_means,
    "high-or-low": high_or_low,
    "aces-as-ones": lambda s: yes(game_row(s)["family"] == "gask"),
    "laid-counts-as": laid_counts_as,
    "pins-of-seat": pins_of_seat,
    "bets-of-seat": lambda s: finished(s)["bets"][s["seat"]],
    "result": lambda s: finished(s)["result"],
    "antes": lambda s: finished(s)["antes"],
    "share-bets": lambda s: s["pulla"] // len(s["accounts"]),
    "share-pins": lambda s: s["pulla"] % len(s["accounts"]) * 8 // len(s["accounts"]),
    "remainder-to": remainder_to,
    "bet-in-bets": lambda s: round(s["pulla"] / 3),
    "bet-in-pins": lambda s: int(s["pulla"] % 3 == 1),
    "fact": lambda s: as_answer(FACTS[s["fact"]]["right"]),
    "second-suit": lambda s: SAME_COLOUR[s["highest"]],
    "suit-ranks-as": lambda s: suit_column(s["suit"], s["highest"]),
    "fault-payer": lambda s: FAULTS[s["fault"]]["payer"],
    "fault-bets": lambda s: int(FAULTS[s["fault"]]["bets"]),
    "fault-deal": lambda s: FAULTS[s["fault"]]["deal"],
    "to-swedish": lambda s: translations(s["word"], "en", "sv"),
    "to-english": lambda s: translations(s["word"], "sv", "en"),
    "trumps-out": lambda s: 13 - sum(card[0] == s["trump"] for card in seen(s)),
    "shown-void": shown_void,
}


def as_good_as_the_best(question: dict[str, Any]) -> list[Any]:
    """What costs no more than a quarter of a bet, by the worth of each answer in pins."""
    tried = [reason for reason in question["reasons"] if reason["code"] == "tried"]
    assert {reason["answer"] for reason in tried} == set(question["answers"])
    best = max(reason["worth"] for reason in tried)
    return [reason["answer"] for reason in tried if best - reason["worth"] < 2.1]


def accepted(question: dict[str, Any]) -> list[Any]:
    """What is right, worked out from the question as it is printed."""
    ask = question["shown"]["ask"]
    if ask in ("what-to-bid", "last-word"):
        return as_good_as_the_best(question)
    right = low_cards_out(question) if ask == "low-cards-out" else BY_ASK[ask](question["shown"])
    return right if isinstance(right, list) else [right]
