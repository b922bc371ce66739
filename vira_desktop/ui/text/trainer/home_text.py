"""Words of the trainer's first page."""

from PySide6.QtCore import QCoreApplication

from ...language import number_text
from . import shares_text

translate = QCoreApplication.translate


def training() -> str:
    """The page's name."""
    return translate("Trainer", "Training")


def today() -> str:
    """The heading of the day's plan."""
    return translate("Trainer", "Today")


def plan_text(due: int, new: int, *, is_full: bool = False) -> str:
    """What is left of the day; nothing, too, when its limit is reached."""
    if due and new:
        return translate("Trainer", "{due} due for review, and {new} new.").format(
            due=shares_text.skills_count(due), new=number_text(new)
        )
    if due:
        return translate("Trainer", "{due} due for review.").format(
            due=shares_text.skills_count(due)
        )
    if new:
        return translate("Trainer", "{new} to learn.").format(new=shares_text.skills_count(new))
    if is_full:
        return translate(
            "Trainer", "That is enough for today. Practise freely, or come back tomorrow."
        )
    return translate("Trainer", "Nothing is due just now. Practise freely, or come back later.")


def done_text(done: int, limit: int) -> str:
    """How much of the day's limit is done."""
    return translate("Trainer", "{done} of at most {limit} answered today.").format(
        done=number_text(done), limit=number_text(limit)
    )


def limit_label() -> str:
    """The choice of the day's limit."""
    return translate("Trainer", "Questions a day at most")


def streak_text(days: int) -> str:
    """Days in a row with an answer."""
    if days == 0:
        return translate("Trainer", "Answer one question today, and a new row of days begins.")
    return translate("Trainer", "{days} in a row.").format(days=shares_text.days_count(days))


def start_plan() -> str:
    """The button that begins the day's plan."""
    return translate("Trainer", "Start today’s training")


def weakest() -> str:
    """The heading of what is weak."""
    return translate("Trainer", "Weakest now")


def nothing_weak() -> str:
    """Before the first answers."""
    return translate(
        "Trainer",
        "Nothing has been asked yet. Begin with today’s training: it starts with the easy things.",
    )


def stubborn_text(skill: str) -> str:
    """A skill that was forgotten so often that the rule should be read again."""
    return translate(
        "Trainer", "{skill} keeps slipping away. Read the rule before the next question."
    ).format(skill=skill)


def read_rule() -> str:
    """The link to the rule."""
    return translate("Trainer", "Read the rule")


def read_on() -> str:
    """Before the titles of the sections that tell the rule."""
    return translate("Trainer", "In the rules:")


def read_rule_about(skill: str) -> str:
    """The same where it is about a skill, or has the title of its section."""
    return translate("Trainer", "Read the rule: {skill}").format(skill=skill)


def free_practice() -> str:
    """The heading of free practice."""
    return translate("Trainer", "Practise freely")


def kind_label() -> str:
    """The choice of the kind of drill."""
    return translate("Trainer", "Kind")


def all_kinds() -> str:
    """Every kind of drill."""
    return translate("Trainer", "All kinds")


def level_label() -> str:
    """The choice of the level."""
    return translate("Trainer", "Level")


def own_level() -> str:
    """The level the learner has reached."""
    return translate("Trainer", "As I know it")


def level_name(level: int) -> str:
    """A level by its number."""
    return translate("Trainer", "Level {level}").format(level=number_text(level))


def practise() -> str:
    """The button of free practice."""
    return translate("Trainer", "Practise")


def practise_note() -> str:
    """What free practice is."""
    return translate("Trainer", "Questions without end; the schedule is left alone.")


def exam(count: int) -> str:
    """The button of the exam."""
    return translate("Trainer", "Exam, {questions}").format(
        questions=shares_text.questions_count(count)
    )


def exam_note() -> str:
    """What an exam is."""
    return translate("Trainer", "No hints; at the end a result.")


def placement() -> str:
    """The button of the placement round."""
    return translate("Trainer", "Placement round")


def placement_note() -> str:
    """What a placement round is."""
    return translate(
        "Trainer", "For those who already play: a few questions find where each kind begins."
    )


def first_lesson() -> str:
    """The button to the lesson for newcomers."""
    return translate("Trainer", "First lesson")


def show_progress() -> str:
    """The button to the progress page."""
    return translate("Trainer", "Progress")


def undo_last() -> str:
    """The button that takes the last answer back."""
    return translate("Trainer", "Take back the last answer")


def undone() -> str:
    """Said after it was taken back."""
    return translate("Trainer", "Taken back; it counts no more.")
