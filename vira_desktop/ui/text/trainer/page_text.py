"""The trainer's pages in words: plan, practice, drill, exam, progress."""

from datetime import date
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from ....rules.cards import Card
from ....trainer.grading import Grade
from ....trainer.question import Choose, Question
from ....trainer.reviews import Mode
from ...language import number_text
from ..cards_text import card_short
from ..counts_text import bets_count

translate = QCoreApplication.translate


def skills_count(number: int) -> str:
    """As "1 skill", "4 skills"."""
    return translate("Trainer", "%n skill(s)", None, number)


def questions_count(number: int) -> str:
    """As "1 question", "20 questions"."""
    return translate("Trainer", "%n question(s)", None, number)


def days_count(number: int) -> str:
    """As "1 day", "12 days"."""
    return translate("Trainer", "%n day(s)", None, number)


def percent(share: float | None) -> str:
    """As "83 %"; a dash where nothing is known."""
    if share is None:
        return "–"
    return translate("Trainer", "{number} %").format(number=number_text(round(100 * share)))


# The home page.


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
            due=skills_count(due), new=number_text(new)
        )
    if due:
        return translate("Trainer", "{due} due for review.").format(due=skills_count(due))
    if new:
        return translate("Trainer", "{new} to learn.").format(new=skills_count(new))
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
    return translate("Trainer", "{days} in a row.").format(days=days_count(days))


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
    return translate("Trainer", "Exam, {questions}").format(questions=questions_count(count))


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


# The drill.


def mode_name(mode: Mode) -> str:
    """On what occasion a question is asked."""
    match mode:
        case Mode.PLAN:
            return translate("Trainer", "Today’s training")
        case Mode.EXAM:
            return translate("Trainer", "Exam")
        case Mode.PLACEMENT:
            return translate("Trainer", "Placement round")
        case Mode.PRACTICE:
            return translate("Trainer", "Free practice")
        case _ as unknown:
            assert_never(unknown)


def number_of(number: int, total: int | None) -> str:
    """Which question it is, and of how many if that is known."""
    if total is None:
        return translate("Trainer", "Question {number}").format(number=number_text(number))
    return translate("Trainer", "Question {number} of {total}").format(
        number=number_text(number), total=number_text(total)
    )


def last_seen(days: int) -> str:
    """A question that has been asked before, by local days ago (field test W27)."""
    if days <= 0:
        return translate("Trainer", "Review: last seen today")
    if days == 1:
        return translate("Trainer", "Review: last seen yesterday")
    return translate("Trainer", "Review: last seen {days} ago").format(days=days_count(days))


def new_question() -> str:
    """A question that has not been asked before."""
    return translate("Trainer", "New question")


def drawing() -> str:
    """While the next question is being drawn."""
    return translate("Trainer", "The cards are being dealt …")


def how_to_answer(question: Question, *, by_cards: bool) -> str:
    """How an answer is given."""
    if by_cards and question.choose is Choose.ALL:
        return translate("Trainer", "Choose every card that is right, or none; then press Answer.")
    if question.choose is Choose.ALL:
        return translate("Trainer", "Choose all that are right, or none; then press Answer.")
    if by_cards:
        return translate("Trainer", "Click on a card, or go to it with the arrows and press Enter.")
    return translate("Trainer", "Click on an answer, or press its letter.")


def answer_button() -> str:
    """The button that gives the chosen answers."""
    return translate("Trainer", "Answer")


def next_button() -> str:
    """The button to the next question."""
    return translate("Trainer", "Next question")


def finish_button() -> str:
    """The button after the last question."""
    return translate("Trainer", "To the result")


def hint() -> str:
    """The button that strikes out a wrong answer."""
    return translate("Trainer", "Hint")


def hint_help() -> str:
    """What a hint costs."""
    return translate(
        "Trainer", "Strikes out one wrong answer; the grade is then “hard” at best. Key: F5"
    )


def show_answer() -> str:
    """The button that shows the answer."""
    return translate("Trainer", "Show the answer")


def show_answer_help() -> str:
    """What it costs."""
    return translate("Trainer", "Shows the answer; it counts as not known. Key: F6")


def skip() -> str:
    """The button that skips the question."""
    return translate("Trainer", "Skip")


def skip_help() -> str:
    """What skipping means."""
    return translate("Trainer", "Another question; this one is not graded. Key: F7")


def put_away() -> str:
    """The button that puts the skill away."""
    return translate("Trainer", "Put away", "a button")


def put_away_help() -> str:
    """What putting away means."""
    return translate(
        "Trainer",
        "This skill is not asked in the plan until you take it up again under Progress. Key: F8",
    )


def report() -> str:
    """The button that reports a question as wrong."""
    return translate("Trainer", "Report")


def report_help() -> str:
    """What reporting means."""
    return translate(
        "Trainer", "Notes that something is wrong with this question, with all of it. Key: F9"
    )


def skipped() -> str:
    """Said after skipping."""
    return translate("Trainer", "Skipped; it will not come again soon.")


def reported() -> str:
    """Said after a report."""
    return translate(
        "Trainer", "Reported: the question is kept in your training log as it was shown."
    )


def was_put_away(skill: str) -> str:
    """Said after putting away."""
    return translate("Trainer", "Put away: {skill}. You find it again under Progress.").format(
        skill=skill
    )


def stop() -> str:
    """The button back to the home page."""
    return translate("Trainer", "Back to Training")


def undo() -> str:
    """The button that takes the answer back."""
    return translate("Trainer", "Undo")


def undo_help() -> str:
    """What undoing means."""
    return translate(
        "Trainer", "Takes the last answer back, as if it had never been given. Key: Ctrl+Z"
    )


# After the answer.


def right(answer: str) -> str:
    """The answer is right."""
    return translate("Trainer", "Right: {answer}.").format(answer=answer)


def right_among(answer: str, others: str) -> str:
    """The answer is right, and so would others have been (field test W29)."""
    return translate("Trainer", "Right: {answer}. Just as good: {others}.").format(
        answer=answer, others=others
    )


def wrong(answer: str, right: str) -> str:
    """The answer is wrong, and which is right."""
    return translate("Trainer", "Wrong: {answer}. The answer is {right}.").format(
        answer=answer, right=right
    )


def wrong_any(answer: str, right: str) -> str:
    """The answer is wrong, and which ones would be right."""
    return translate("Trainer", "Wrong: {answer}. Each of these is right: {right}.").format(
        answer=answer, right=right
    )


def wrong_all(missing: str, too_many: str, right: str) -> str:
    """Several belong together; which were missing, and which were chosen too much."""
    if missing and too_many:
        return translate(
            "Trainer", "Not quite. Missing: {missing}. Too much: {extra}. The answer is {right}."
        ).format(missing=missing, extra=too_many, right=right)
    if missing:
        return translate("Trainer", "Not quite. Missing: {missing}. The answer is {right}.").format(
            missing=missing, right=right
        )
    return translate("Trainer", "Not quite. Too much: {extra}. The answer is {right}.").format(
        extra=too_many, right=right
    )


def shown(right: str) -> str:
    """The answer was asked for."""
    return translate("Trainer", "The answer: {right}.").format(right=right)


def shown_any(right: str) -> str:
    """The answers were asked for; each is right."""
    return translate("Trainer", "Each of these is right: {right}.").format(right=right)


def why() -> str:
    """The heading over the reasons."""
    return translate("Trainer", "Why")


def grade_text(grade: Grade) -> str:
    """How well it was known, and what follows."""
    match grade:
        case Grade.AGAIN:
            return translate("Trainer", "Again: it comes back soon.")
        case Grade.HARD:
            return translate("Trainer", "Hard: it comes back before long.")
        case Grade.GOOD:
            return translate("Trainer", "Good.")
        case Grade.EASY:
            return translate("Trainer", "Easy: it will be a while.")
        case _ as unknown:
            assert_never(unknown)


def option_right(option: str) -> str:
    """What a screen reader says of an option that is right."""
    return translate("Trainer", "{option}, right").format(option=option)


def option_wrong(option: str) -> str:
    """What a screen reader says of an option that was chosen and is wrong."""
    return translate("Trainer", "{option}, your answer, wrong").format(option=option)


def option_struck(option: str) -> str:
    """What a screen reader says of an option that a hint has struck out."""
    return translate("Trainer", "{option}, struck out").format(option=option)


def play_out() -> str:
    """The heading of the play-out."""
    return translate("Trainer", "Played out")


def play_out_step() -> str:
    """The button that leads the next card."""
    return translate("Trainer", "Lead the next card")


def play_out_again() -> str:
    """The button that begins again."""
    return translate("Trainer", "From the beginning")


def you_lead() -> str:
    """The row of the cards that are led."""
    return translate("Trainer", "You lead")


def declarer_creeps() -> str:
    """The row of the cards that the declarer creeps with."""
    return translate("Trainer", "The declarer creeps under")


def is_set(card: Card) -> str:
    """After a line that sets the declarer."""
    return translate("Trainer", "He has nothing lower than {card}, and is set.").format(
        card=card_short(card)
    )


def crept_every_time() -> str:
    """After a line that sets nobody."""
    return translate("Trainer", "He has crept under every time: no low holding.")


# The result of an exam or a placement round.


def exam_result(right_ones: int, count: int) -> str:
    """How many were right."""
    return translate("Trainer", "{right} of {questions} right").format(
        right=number_text(right_ones), questions=questions_count(count)
    )


def placement_done() -> str:
    """The heading after a placement round."""
    return translate("Trainer", "Where each kind begins for you")


def plan_done() -> str:
    """After the last question of the day."""
    return translate("Trainer", "Today’s training is done")


def row_right() -> str:
    """A question of the list that was answered right."""
    return translate("Trainer", "right")


def row_wrong() -> str:
    """A question of the list that was answered wrong."""
    return translate("Trainer", "wrong")


# The progress page.


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
        day=short_day(day), skills=skills_count(count)
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
        skill=skill, mastery=percent(mastery_share), accuracy=percent(accuracy_share)
    )


def skill_figures(asked: int, accuracy_share: float | None, due: str) -> str:
    """The figures of a skill."""
    return translate("Trainer", "{questions} · {accuracy} right · {due}").format(
        questions=questions_count(asked), accuracy=percent(accuracy_share), due=due
    )


def due_text(days: int | None) -> str:
    """When a skill is asked again, in local days from today."""
    if days is None:
        return translate("Trainer", "not begun")
    if days <= 0:
        return translate("Trainer", "due today")
    if days == 1:
        return translate("Trainer", "due tomorrow")
    return translate("Trainer", "due in {days}").format(days=days_count(days))


def put_away_heading() -> str:
    """The heading over the skills that were put away."""
    return translate("Trainer", "Put away")


def take_up(skill: str) -> str:
    """The button that takes a skill up again."""
    return translate("Trainer", "Take up again: {skill}").format(skill=skill)


def never_asked(count: int) -> str:
    """The skills that have not been asked yet."""
    return translate("Trainer", "Not begun yet: {skills}.").format(skills=skills_count(count))


# What is shown of a question.


def your_hand() -> str:
    """The learner's own cards."""
    return translate("Trainer", "Your hand")


def the_hand() -> str:
    """A hand that belongs to nobody."""
    return translate("Trainer", "The hand")


def the_cards() -> str:
    """Some cards of one suit."""
    return translate("Trainer", "The cards")


def hand_of(player: str) -> str:
    """The dealt hand of a player."""
    return translate("Trainer", "Dealt to {player}").format(player=player)


def open_hand() -> str:
    """The declarer's cards that lie open."""
    return translate("Trainer", "The declarer’s open cards")


def your_aside() -> str:
    """What the learner has set aside."""
    return translate("Trainer", "You have set aside")


def choose_among() -> str:
    """Cards of which some are the answer."""
    return translate("Trainer", "Choose among these")


def auction() -> str:
    """The label of the auction."""
    return translate("Trainer", "Auction")


def no_call() -> str:
    """An auction that has not begun."""
    return translate("Trainer", "nobody has spoken yet")


def highest_suit() -> str:
    """The label of the highest suit."""
    return translate("Trainer", "Highest suit")


def pulla() -> str:
    """The label of the pulla."""
    return translate("Trainer", "Pulla before")


def in_pulla(bets: int) -> str:
    """What the pulla holds."""
    return bets_count(bets)


def players() -> str:
    """The label of the number of players."""
    return translate("Trainer", "At the table")


def contract() -> str:
    """The label of the game played."""
    return translate("Trainer", "The game")


def plays(player: str, game: str) -> str:
    """Who plays what."""
    return translate("Trainer", "{player} plays {game}").format(player=player, game=game)


def with_trump(game: str, suit: str) -> str:
    """A game with its trump."""
    return translate("Trainer", "{game}, trump {suit}").format(game=game, suit=suit)


def played_low(game: str) -> str:
    """A game that is played low."""
    return translate("Trainer", "{game}, played low").format(game=game)


def first_trump(game: str, suit: str) -> str:
    """A game whose trump changed at the repurchase."""
    return translate("Trainer", "{game}; at the first buy trump was {suit}").format(
        game=game, suit=suit
    )


def outcome() -> str:
    """The label of how a game ended."""
    return translate("Trainer", "What happened")


def repurchased() -> str:
    """The declarer has bought again."""
    return translate("Trainer", "Repurchased.")


def laid_down() -> str:
    """The declarer has given up before play."""
    return translate("Trainer", "The declarer laid down his hand.")


def tricks_taken(tricks: str) -> str:
    """How many tricks the declarer took."""
    return translate("Trainer", "The declarer took {tricks}.").format(tricks=tricks)


def conceded(player: str, *, still_open: bool) -> str:
    """An opponent has given up."""
    if still_open:
        return translate("Trainer", "{player} gave up while it was still open.").format(
            player=player
        )
    return translate("Trainer", "{player} gave up when the outcome was sure.").format(player=player)


def accounts() -> str:
    """The label of what each has won or lost."""
    return translate("Trainer", "Accounts in pins")


def account(player: str, pins: str) -> str:
    """One player's account."""
    return translate("Trainer", "{player}: {pins}").format(player=player, pins=pins)


def tricks() -> str:
    """The heading over the tricks."""
    return translate("Trainer", "Tricks so far")


def trick_now() -> str:
    """The trick that is being played."""
    return translate("Trainer", "Now")


def no_tricks() -> str:
    """Before the first trick."""
    return translate("Trainer", "none yet")


def trick_number(number: int) -> str:
    """Over a trick."""
    return number_text(number)


def spoken_trick(number: int, cards: str, winner: str) -> str:
    """What a screen reader says of a finished trick."""
    return translate("Trainer", "Trick {number}: {cards}. Won by {player}.").format(
        number=number_text(number), cards=cards, player=winner
    )


def spoken_trick_now(cards: str) -> str:
    """What a screen reader says of the trick that is being played."""
    return translate("Trainer", "Now: {cards}.").format(cards=cards)


def played_by(player: str, card: str) -> str:
    """Who played what."""
    return translate("Trainer", "{player} {card}").format(player=player, card=card)


def seat_letter(player: str) -> str:
    """The first letter of a seat, beside a small card."""
    return player[:1].upper()
