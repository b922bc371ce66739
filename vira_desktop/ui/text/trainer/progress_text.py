"""Words of the page that tells how far one has come."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from . import shares_text

translate = QCoreApplication.translate


def progress_title() -> str:
    """The page's heading."""
    return translate("Trainer", "Progress")


def accuracy() -> str:
    """The label of the share of right answers."""
    return translate("Trainer", "Right at the first try")


def retention() -> str:
    """The label of what is still known a day later and more."""
    return translate("Trainer", "Still known after a day or more")


def streak() -> str:
    """The label of the days in a row."""
    return translate("Trainer", "In a row")


def answered() -> str:
    """The label of the answers in all."""
    return translate("Trainer", "Answered in all")


def forecast() -> str:
    """The heading of what falls due."""
    return translate("Trainer", "Due in the coming days")


def forecast_day(day: date, count: int) -> str:
    """What a screen reader says of one day."""
    return translate("Trainer", "{day}: {skills}").format(
        day=short_day(day), skills=shares_text.skills_count(count)
    )


def short_day(day: date) -> str:
    """As "Mon 30", in the language of the screen."""
    return QLocale().toString(QDate(day.year, day.month, day.day), "ddd d")


def mastery() -> str:
    """The heading over the skills."""
    return translate("Trainer", "Skills, weakest first")


def skill_line(skill: str, mastery_share: float, accuracy_share: float | None) -> str:
    """What a screen reader says of a skill."""
    return translate("Trainer", "{skill}: mastery {mastery}, right {accuracy}").format(
        skill=skill,
        mastery=shares_text.percent(mastery_share),
        accuracy=shares_text.percent(accuracy_share),
    )


def skill_figures(asked: int, accuracy_share: float | None, due: str) -> str:
    """The figures of a skill."""
    return translate("Trainer", "{questions} · {accuracy} right · {due}").format(
        questions=shares_text.questions_count(asked),
        accuracy=shares_text.percent(accuracy_share),
        due=due,
    )


def due_text(days: int | None) -> str:
    """When a skill is asked again, in local days from today; None while it has been asked only
    where the schedule is left alone."""
    if days is None:
        return translate("Trainer", "only in free practice")
    if days <= 0:
        return translate("Trainer", "due today")
    if days == 1:
        return translate("Trainer", "due tomorrow")
    return translate("Trainer", "due in {days}").format(days=shares_text.days_count(days))


def put_away_heading() -> str:
    """The heading over the skills that were put away."""
    return translate("Trainer", "Put away")


def take_up(skill: str) -> str:
    """The button that takes a skill up again."""
    return translate("Trainer", "Take up again: {skill}").format(skill=skill)


def never_asked(count: int) -> str:
    """The skills that have not been asked yet."""
    return translate("Trainer", "Not begun yet: {skills}.").format(
        skills=shares_text.skills_count(count)
    )
