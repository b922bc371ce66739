"""The tables of the book that are made from the rules when they are shown, so that no figure in
them can differ from what is played."""

from ...rules.games import GAMES, ORDINARY, PULLA_ROWS, Family, Game, Group, PullaRow, games_of
from ..language import number_text
from ..text import rules_text
from ..text.games_text import game_name, game_tricks, misere_type
from .book import MadeTable, Rows


def made(table: MadeTable) -> Rows:
    """The table that is meant, in the language of the moment. Raises ValueError for another."""
    match table.words:
        case ("games",):
            return _games(GAMES, numbered=True)
        case ("family", word):
            return _games(games_of(Family(word)), numbered=False)
        case ("pulla",):
            return _pulla()
        case _:
            raise ValueError(table.words)


def _games(games: tuple[Game, ...], *, numbered: bool) -> Rows:
    """Rows of the bid table; a column that says nothing of these games is left out."""
    has_low = any(game.low for game in games)
    has_trump = any(game.high_tricks for game in games)
    head = [rules_text.game(), rules_text.tricks()]
    if has_low:
        head.append(rules_text.misere())
    if has_trump:
        head += [rules_text.off_suit(has_low=has_low), rules_text.second_suit()]
        head.append(rules_text.highest_suit())
    else:
        head.append(rules_text.pins())
    if numbered:
        head.insert(0, rules_text.number())
    rows = []
    for game in games:
        row = [game_name(game), game_tricks(game)]
        if has_low:
            row.append(misere_type(game) or rules_text.nothing())
        row.append(number_text(game.pins[0]))
        if has_trump:
            row += (
                [number_text(pins) for pins in game.pins[1:]]
                if game.high_tricks
                else [rules_text.nothing()] * 2
            )
        if numbered:
            row.insert(0, str(game.number))
        rows.append(tuple(row))
    words = {head.index(rules_text.game())}
    if has_low:
        words.add(head.index(rules_text.misere()))
    return Rows(
        tuple(head),
        tuple(rows),
        numeric=tuple(column for column in range(len(head)) if column not in words),
    )


def _pulla() -> Rows:
    """Bets to and from the pulla, ordinary games first; rows that are alike share one line."""
    by_row: dict[tuple[PullaRow, bool], list[Game]] = {}
    for game in GAMES:
        if game.key in PULLA_ROWS:
            key = PULLA_ROWS[game.key], game.group is Group.BUYING
            by_row.setdefault(key, []).append(game)
    rows = [(rules_text.ordinary_games(), *_bets(ORDINARY, repurchase=True))]
    for (row, repurchase), games in by_row.items():
        names = rules_text.names_of([game_name(game) for game in games])
        rows.append((names, *_bets(row, repurchase=repurchase)))
    return Rows(
        (
            rules_text.game(),
            rules_text.home(),
            rules_text.bet(),
            rules_text.kodilj(),
            rules_text.repurchased_home(),
            rules_text.repurchased_bet(),
            rules_text.repurchased_kodilj(),
        ),
        tuple(rows),
        numeric=(1, 2, 3, 4, 5, 6),
    )


def _bets(row: PullaRow, *, repurchase: bool) -> tuple[str, ...]:
    simple = (row.home, row.bet, row.kodilj)
    again = (row.re_home, row.re_bet, row.re_kodilj)
    shown = tuple(map(number_text, simple))
    return shown + (tuple(map(number_text, again)) if repurchase else (rules_text.nothing(),) * 3)
