"""Words of what cannot be kept: what is wrong, what it means, and what can be done."""

from datetime import datetime
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from ...session.keeping import Backup, StorageFault, StorageProblem
from .counts_text import capital
from .paths_text import path_text

translate = QCoreApplication.translate


def unsaved(problem: StorageProblem) -> str:
    """Something that was played could not be written; it is tried again with every action."""
    return translate(
        "Keeping", "What you play now is not saved, and is lost when you quit: {reason} {remedy}"
    ).format(reason=reason(problem), remedy=remedy(problem.fault))


def not_read(problem: StorageProblem) -> str:
    """Something that is kept could not be read, or not be changed."""
    return translate(
        "Keeping", "Something could not be read or changed, and is as it was: {reason}"
    ).format(reason=reason(problem))


def unread_title() -> str:
    """Over a page that cannot show what is kept; `unread_help` says why."""
    return translate("Keeping", "What is kept cannot be read now.")


def unread_help(problem: StorageProblem) -> str:
    """Why it cannot be read, and what can be done."""
    said = reason(problem)
    if not said.startswith(path_text(problem.path)):  # a path keeps its letters
        said = capital(said)
    return f"{said} {remedy(problem.fault)}"


def refused(problem: StorageProblem) -> str:
    """The database cannot be used at all."""
    return translate(
        "Keeping", "You play without saving; nothing that was saved is touched: {reason} {remedy}"
    ).format(reason=reason(problem), remedy=remedy(problem.fault))


def lost(problem: StorageProblem, aside: Path | None, newest: Backup | None) -> str:
    """The database is damaged or gone: what is lost, and where the rest lies."""
    said = _lost(problem, aside)
    if newest is not None:
        said.append(
            translate(
                "Keeping", "The newest good backup is of {moment}; what came after it is lost."
            ).format(moment=moment_text(newest.at))
        )
    else:
        said.append(translate("Keeping", "There is no good backup."))
    said.append(translate("Keeping", "Until you choose, you play without saving."))
    return " ".join(said)


def lost_and_searched(problem: StorageProblem, aside: Path | None) -> str:
    """The same, while the backups are still being looked through."""
    searching = translate("Keeping", "The backups are being looked through …")
    return " ".join((*_lost(problem, aside), searching))


def _lost(problem: StorageProblem, aside: Path | None) -> list[str]:
    said = [reason(problem)]
    if aside is not None:
        lies = translate("Keeping", "The damaged file now lies at {path}.")
        said.append(lies.format(path=path_text(aside)))
    return said


def cut() -> str:
    """The end of a stored evening could not be read."""
    return translate(
        "Keeping",
        "The last actions of the session could not be read. It goes on from where it could.",
    )


def reason(problem: StorageProblem) -> str:
    """What is wrong, with the file it is about."""
    path = path_text(problem.path)
    match problem.fault:
        case StorageFault.NOT_THERE:
            return translate("Keeping", "There is no file {path}.").format(path=path)
        case StorageFault.NOT_WRITABLE:
            return translate("Keeping", "{path} may not be written.").format(path=path)
        case StorageFault.NOT_READABLE:
            return translate("Keeping", "{path} cannot be read.").format(path=path)
        case StorageFault.DISK_FULL:
            return translate("Keeping", "the disk with {path} is full.").format(path=path)
        case StorageFault.BUSY:
            return translate("Keeping", "another program has locked {path}.").format(path=path)
        case StorageFault.CHANGED_ELSEWHERE:
            return translate(
                "Keeping", "another copy of Vira has gone on with this session in {path}."
            ).format(path=path)
        case StorageFault.DAMAGED:
            return translate("Keeping", "{path} is damaged.").format(path=path)
        case StorageFault.MISSING:
            return translate("Keeping", "{path} is gone, although there are backups of it.").format(
                path=path
            )
        case StorageFault.FOREIGN:
            return translate("Keeping", "{path} belongs to another program.").format(path=path)
        case StorageFault.NEWER:
            return translate("Keeping", "{path} was made by a newer version of Vira.").format(
                path=path
            )
        case _ as unknown:
            assert_never(unknown)


def remedy(fault: StorageFault) -> str:
    """What can be done."""
    match fault:
        case StorageFault.NOT_WRITABLE | StorageFault.NOT_READABLE:
            return translate("Keeping", "Check the rights of the file and its folder.")
        case StorageFault.DISK_FULL:
            return translate("Keeping", "Free some space; then all is saved.")
        case StorageFault.BUSY | StorageFault.CHANGED_ELSEWHERE:
            return translate("Keeping", "Close the other program.")
        case StorageFault.NEWER:
            return translate("Keeping", "Use that version, or another data folder.")
        case StorageFault.FOREIGN:
            return translate("Keeping", "Move it away, or use another data folder.")
        case StorageFault.DAMAGED | StorageFault.MISSING | StorageFault.NOT_THERE:
            return translate("Keeping", "Bring a backup back.")
        case _ as unknown:
            assert_never(unknown)


def moment_text(at: datetime) -> str:
    """A moment, in local time."""
    moment = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def try_again() -> str:
    """The button that tries to store once more."""
    return translate("Keeping", "Try again")


def bring_back(backup: Backup) -> str:
    """The button that brings a backup back."""
    return translate("Keeping", "Bring back {moment}").format(moment=moment_text(backup.at))


def bringing_back(backup: Backup) -> str:
    """Said while a backup is brought back."""
    return translate("Keeping", "The backup of {moment} is being brought back …").format(
        moment=moment_text(backup.at)
    )


def not_brought_back(problem: StorageProblem) -> str:
    """A backup could not be brought back."""
    is_of_backup = problem.fault in (
        StorageFault.DAMAGED,
        StorageFault.FOREIGN,
        StorageFault.NEWER,
        StorageFault.NOT_READABLE,
    )
    other = translate("Keeping", "Choose another backup.")
    return translate(
        "Keeping", "The backup was not brought back, and nothing has changed: {reason} {remedy}"
    ).format(reason=reason(problem), remedy=other if is_of_backup else remedy(problem.fault))


def begin_afresh() -> str:
    """The button that begins a new file."""
    return translate("Keeping", "Begin a new file")


def close() -> str:
    """The button that takes the sentence away."""
    return translate("Keeping", "Close")


def backups() -> str:
    """Over the backups."""
    return translate("Keeping", "Backups")


def bring_back_question(backup: Backup) -> str:
    """Asked before a backup is brought back."""
    return translate(
        "Keeping",
        "Everything becomes as it was on {moment}, the session at the table, too. What is there "
        "now is set aside in the data folder.",
    ).format(moment=moment_text(backup.at))


def bring_back_yes() -> str:
    """The button that answers it with yes."""
    return translate("Keeping", "Yes, bring it back")
