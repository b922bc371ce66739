"""Words of the main window: menus, dialogs, the status of files."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QKeySequence

from ...session.ports import FileProblem
from ...session.settings import (
    LanguageChoice,
    LetterChoice,
    MovementChoice,
    SettingsProblem,
    TableChoice,
    ThemeChoice,
)
from ..page import Page

translate = QCoreApplication.translate


def program_name() -> str:
    """The name in the title bar."""
    return translate("Window", "Vira")


def title(deal_number: int) -> str:
    """The title of the window during a deal."""
    return translate("Window", "Vira – deal {number}").format(number=deal_number)


def you() -> str:
    """How the player at the bottom is named among the others."""
    return translate("Window", "You")


def game_menu() -> str:
    """The first menu."""
    return translate("Window", "&Game")


def view_menu() -> str:
    """The menu with what may be looked at."""
    return translate("Window", "&View")


def settings_menu() -> str:
    """The menu with settings."""
    return translate("Window", "&Settings")


def help_menu() -> str:
    """The last menu."""
    return translate("Window", "&Help")


def page_name(page: Page) -> str:
    """A page of the window, in the menu that leads to it."""
    match page:
        case Page.TABLE:
            return translate("Window", "Table")
        case Page.TRAINING:
            return translate("Window", "Training")
        case Page.HISTORY:
            return translate("Window", "History")
        case Page.STATISTICS:
            return translate("Window", "Statistics")
        case Page.PLAYERS:
            return translate("Window", "Players")
        case Page.RULES:
            return translate("Window", "Rules")
        case Page.LESSON:
            return translate("Window", "First lesson")
        case _ as unknown:
            assert_never(unknown)


def new_session() -> str:
    """A new sitting of many deals."""
    return translate("Window", "New session")


def standing() -> str:
    """The page that tells how the session stands, and where it is ended."""
    return translate("Window", "How the session stands…")


def open_deal() -> str:
    """Opening a saved deal."""
    return translate("Window", "Open deal…")


def save_deal() -> str:
    """Saving the deal on the table."""
    return translate("Window", "Save deal as…")


def undo() -> str:
    """Going back to one's last decision."""
    return translate("Window", "Undo")


def quit_program() -> str:
    """Ending the program."""
    return translate("Window", "Quit")


def bid_table() -> str:
    """Opening the bid table."""
    return translate("Window", "Bid table")


def full_screen() -> str:
    """Filling the whole screen."""
    return translate("Window", "Full screen")


def language_menu() -> str:
    """The choice of language."""
    return translate("Window", "Language")


def letters_menu() -> str:
    """The choice of index letters."""
    return translate("Window", "Card index")


def theme_menu() -> str:
    """The choice between light and dark."""
    return translate("Window", "Theme")


def table_menu() -> str:
    """What the table is made of."""
    return translate("Window", "Table")


def trick_menu() -> str:
    """How long a finished trick lies."""
    return translate("Window", "A finished trick lies")


def pace_menu() -> str:
    """How fast the bots act."""
    return translate("Window", "The others take")


def movement_menu() -> str:
    """How fast things move over the table."""
    return translate("Window", "Movement")


def four_colours() -> str:
    """The deck with a colour for each suit."""
    return translate("Window", "Four-colour deck")


def seconds(count: float) -> str:
    """A span of time, such as "1.5 s"."""
    return translate("Window", "{seconds} s").format(seconds=QLocale().toString(count, "g", 3))


def trick_time(count: float | None) -> str:
    """How long a finished trick lies; None until a click or a key."""
    return translate("Window", "until a click or a key") if count is None else seconds(count)


def language_name(choice: LanguageChoice) -> str:
    """A language, by its own name."""
    match choice:
        case LanguageChoice.SYSTEM:
            return translate("Window", "As the system")
        case LanguageChoice.SWEDISH:
            return "Svenska"
        case LanguageChoice.ENGLISH:
            return "English"


def letters_name(choice: LetterChoice) -> str:
    """A choice of index letters."""
    match choice:
        case LetterChoice.LANGUAGE:
            return translate("Window", "By the language")
        case LetterChoice.SWEDISH:
            return "E K D Kn"
        case LetterChoice.ENGLISH:
            return "A K Q J"


def theme_name(choice: ThemeChoice) -> str:
    """A choice of theme."""
    match choice:
        case ThemeChoice.SYSTEM:
            return translate("Window", "As the system")
        case ThemeChoice.LIGHT:
            return translate("Window", "Light")
        case ThemeChoice.DARK:
            return translate("Window", "Dark")


def table_name(choice: TableChoice) -> str:
    """What a table may be made of."""
    match choice:
        case TableChoice.FELT:
            return translate("Window", "Felt")
        case TableChoice.WOOD:
            return translate("Window", "Wood")
        case TableChoice.PLAIN:
            return translate("Window", "Plain")


def movement_name(choice: MovementChoice) -> str:
    """How fast things move."""
    match choice:
        case MovementChoice.SLOW:
            return translate("Window", "Slow", "movement")
        case MovementChoice.NORMAL:
            return translate("Window", "Normal", "movement")
        case MovementChoice.FAST:
            return translate("Window", "Fast", "movement")
        case MovementChoice.OFF:
            return translate("Window", "Off", "movement")


def shortcuts() -> str:
    """The help page with the keys."""
    return translate("Window", "Keyboard shortcuts")


def rules_here() -> str:
    """Opening the rules at the place that tells what the table asks now."""
    return translate("Window", "Rules for this moment")


def about() -> str:
    """The page about the program."""
    return translate("Window", "About Vira")


def shortcut_rows() -> tuple[tuple[str, str], ...]:
    """Keys and what they do, for the page of shortcuts."""
    return (
        ("← → Home End", translate("Keys", "Move through your hand")),
        ("S H D C", translate("Keys", "Go to the next card of a suit")),
        (translate("Keys", "Space, Enter"), translate("Keys", "Play or choose the card; go on")),
        ("Tab", translate("Keys", "To the panel beside the table and back")),
        ("↑ ↓", translate("Keys", "Move through the bid table")),
        ("Esc", translate("Keys", "Choose no card")),
        ("F1", translate("Keys", "The rules, at what is asked now; and back")),
        (_spoken("Shift+F1"), translate("Keys", "All keys")),
        ("F2", translate("Keys", "The bid table, at any time")),
        ("F3", translate("Keys", "Why the computer players acted as they did")),
        (
            translate("Keys", "Click"),
            translate("Keys", "While reasons are shown: why another player called or played that"),
        ),
        ("F4", translate("Keys", "Four-colour deck")),
        ("F5", translate("Keys", "A hint, when it is your turn")),
        ("F11", translate("Keys", "Full screen")),
        ("Ctrl+Z", translate("Keys", "Back to your last decision")),
        ("Ctrl+N", translate("Keys", "New session")),
        ("Ctrl+E", translate("Keys", "How the session stands")),
        ("Ctrl+O, Ctrl+S", translate("Keys", "Open or save a deal")),
        ("← → Home End", translate("Keys", "In a replay: an action back or on, start, end")),
        ("Page Up, Page Down", translate("Keys", "In a replay: to the trick before or after")),
    )


def _spoken(keys: str) -> str:
    """*keys* as the menus write them in the language of the program."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def no_training(problem: str) -> str:
    """Why there are no drills: their files are damaged or gone."""
    return translate(
        "Window",
        "There is no training: a file that belongs to the program cannot be read ({problem}). "
        "Install Vira again. Everything else works.",
    ).format(problem=problem)


def deal_files() -> str:
    """The kind of files with saved deals."""
    return translate("Window", "Vira deals (*.vira)")


def not_opened(name: str, line: int) -> str:
    """A file that cannot be opened as a deal, and on which line the reader stopped."""
    return translate(
        "Window",
        "{name} cannot be opened as a Vira deal: something is wrong on line {line}. The deal on "
        "the table stays as it is. The command “vira check” tells what is wrong with a file.",
    ).format(name=name, line=line)


def no_file(name: str, problem: FileProblem) -> str:
    """A deal that cannot be opened because there is no file that can be read."""
    match problem:
        case FileProblem.NOT_THERE:
            return translate("Window", "There is no file {name}.").format(name=name)
        case FileProblem.NO_FILE:
            return translate("Window", "{name} is no file; choose a saved deal.").format(name=name)
        case FileProblem.TOO_LARGE:
            return translate("Window", "{name} is far too large for a deal.").format(name=name)
        case FileProblem.NOT_READABLE:
            return translate(
                "Window", "{name} cannot be read. Check that you may read it and try again."
            ).format(name=name)
        case _ as unknown:
            assert_never(unknown)


def opened_in_part(name: str, count: int) -> str:
    """A saved deal whose actions are legal only up to a point."""
    return translate(
        "Window",
        "{name} breaks the rules after %n action(s). It is opened up to there.",
        None,
        count,
    ).format(name=name)


def not_saved(name: str) -> str:
    """A deal that could not be written."""
    return translate(
        "Window",
        "{name} could not be written. Choose another folder, or free some space on the disk.",
    ).format(name=name)


def settings_problem(problem: SettingsProblem, path: str, details: tuple[str, ...]) -> str:
    """What is wrong with the settings file and what that means."""
    match problem:
        case SettingsProblem.UNREADABLE:
            return translate(
                "Window",
                "The settings in {path} cannot be read. Vira uses its defaults and writes the "
                "file anew when you change a setting.",
            ).format(path=path)
        case SettingsProblem.BAD_VALUES:
            return translate(
                "Window",
                "In {path} these settings have values that cannot be used, so their defaults "
                "hold: {names}.",
            ).format(path=path, names=", ".join(details))
        case SettingsProblem.NOT_WRITTEN:
            return translate(
                "Window",
                "The settings could not be written to {path}. They hold until you quit.",
            ).format(path=path)


def fault_title() -> str:
    """The heading over a fault of the program."""
    return translate("Window", "Something went wrong in Vira")


def fault_text() -> str:
    """What a fault of the program means for the player."""
    return translate(
        "Window",
        "This is a fault of the program, not of yours. You can play on; if the table no longer "
        "answers, choose Undo or a new session. The details help to mend it.",
    )


def copy_details() -> str:
    """The button that copies the details of a fault."""
    return translate("Window", "Copy details")


def show_details() -> str:
    """The button that shows the details of a fault."""
    return translate("Window", "Show details…")


def hide_details() -> str:
    """The same button, while they are shown."""
    return translate("Window", "Hide details")
