"""The page of the rules as a reader uses it: list, text, search, and the way back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.trainer.why import Place, Reason, Why
from vira_desktop.ui.language import Language
from vira_desktop.ui.rules.book import book
from vira_desktop.ui.rules.rules_page import RulesPage
from vira_desktop.ui.theme import DARK, LIGHT, Theme

Key = Qt.Key
# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.fixture
def page(qtbot: QtBot, language: Language) -> RulesPage:
    """The page, shown, in each language."""
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    return page


def title_at_the_top(page: RulesPage) -> str:
    """The line of text at the top of what is seen."""
    reader = page.reader
    cursor = reader.cursorForPosition(reader.viewport().rect().topLeft())
    return cursor.block().text()


def test_every_section_can_be_read(page: RulesPage, language: Language) -> None:
    for section in book(language).sections:
        page.show_anchor(section.anchor)
        assert section.title in page.reader.toPlainText()
        item = page.contents.currentItem()
        assert item is not None
        assert item.text(0) == section.title


def test_a_place_with_a_ruling_is_brought_to_the_top(page: RulesPage, language: Language) -> None:
    reason = Reason(Why.PINS_COLUMN, {})
    page.field.setText("gask")
    page.show_place(reason.place, reason.rulings)
    assert page.anchor == "pins"
    assert page.field.text() == ""
    assert title_at_the_top(page) == book(language).section("pins").title
    page.show_place(Place.WORDS)
    assert page.anchor == "words"


def test_an_unknown_anchor_is_refused_and_nothing_changes(page: RulesPage) -> None:
    with pytest.raises(KeyError):
        page.show_anchor("nowhere")
    assert page.anchor == "start"


def test_back_and_forward_go_the_way_one_came(page: RulesPage) -> None:
    assert not page.back.isEnabled()
    page.show_anchor("play")
    page.reader.anchorClicked.emit(QUrl("#markings"))
    assert page.anchor == "markings"
    QTest.keyClick(page.reader, Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert (page.anchor, page.forward.isEnabled()) == ("play", True)
    page.back.click()
    assert (page.anchor, page.back.isEnabled()) == ("start", False)
    page.go_back()
    assert page.anchor == "start"
    page.forward.click()
    page.show_anchor("gok")
    assert not page.forward.isEnabled()
    page.go_forward()
    assert page.anchor == "gok"


def test_words_are_found_while_one_types_and_marked(page: RulesPage) -> None:
    page.field.setFocus()
    QTest.keyClicks(page.field, "k")
    assert page.contents.isVisible()
    QTest.keyClicks(page.field, "odilj")
    assert page.hits.isVisible()
    assert page.hits.count() > 3
    QTest.keyClick(page.field, Key.Key_Down)
    assert page.hits.hasFocus()
    assert "kodilj" in {word.lower() for word in page.reader.marked()}
    QTest.keyClick(page.hits, Key.Key_Up)
    assert page.field.hasFocus()
    QTest.keyClick(page.field, Key.Key_Escape)
    assert page.contents.isVisible()
    assert page.reader.marked() == ()


def test_enter_opens_the_first_place_found(page: RulesPage) -> None:
    page.field.setText("vingel 8")
    QTest.keyClick(page.field, Key.Key_Return)
    assert page.anchor in {"game-vingel", "bid-table"}


def test_nothing_found_is_said(page: RulesPage) -> None:
    page.field.setText("zebra")
    assert page.hits.count() == 0
    assert "zebra" in page.hits.accessibleName()


def test_escape_leaves_the_page(page: RulesPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.reader, Key.Key_Escape)


def test_the_keys_to_search_and_to_walk_through_the_list(page: RulesPage) -> None:
    QTest.keyClick(page.reader, Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.field.hasFocus()
    QTest.keyClick(page.field, Key.Key_Down)
    assert page.contents.hasFocus()
    QTest.keyClick(page.contents, Key.Key_Down)
    assert page.anchor == "start-goal"


def test_everything_can_be_reached_by_tab(page: RulesPage) -> None:
    page.show_anchor("play")
    page.field.setFocus()
    reached: set[QWidget | None] = set()
    for _ in range(12):
        reached.add(QApplication.focusWidget())
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.accessibleName()
        QTest.keyClick(focus, Key.Key_Tab)
    assert {page.field, page.contents, page.reader, page.back, page.close_button} <= reached


def test_the_language_is_switched_where_one_reads(
    page: RulesPage, speak: Callable[[Language], None], language: Language
) -> None:
    page.show_anchor("low-holding")
    page.field.setText("gok")
    (other,) = (each for each in Language if each is not language)
    speak(other)
    QApplication.processEvents()
    assert page.anchor == "low-holding"
    assert book(other).section("low-holding").title in page.reader.toPlainText()
    assert book(language).section("low-holding").title not in page.reader.toPlainText()
    assert page.contents.topLevelItem(0).text(0) == book(other).sections[0].title  # type: ignore[union-attr]
    assert page.field.text() == "gok"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_red_suits_are_red(page: RulesPage, theme: object) -> None:
    chosen = DARK if theme is DARK else LIGHT
    page.set_theme(chosen)
    page.show_anchor("colours")
    document = page.reader.document()
    for sign, colour in (("♥", chosen.plate_red), ("♣", chosen.plate_black)):
        cursor = document.find(sign)
        assert cursor.charFormat().foreground().color().name() == colour


def test_a_wide_window_has_larger_letters_and_no_longer_lines(page: RulesPage) -> None:
    small = page.reader.fontInfo().pointSizeF()
    page.resize(2400, 1300)
    QApplication.processEvents()
    assert page.reader.fontInfo().pointSizeF() > small
    unit = page.reader.fontMetrics().averageCharWidth()
    frame = page.reader.document().rootFrame().frameFormat()
    line = page.reader.viewport().width() - frame.leftMargin() - frame.rightMargin()
    assert line <= 80 * unit


@pytest.mark.parametrize("size", [(800, 575), (1024, 560), (1920, 1055), (2560, 1415)])
def test_every_table_fits_the_page(
    page: RulesPage, language: Language, size: tuple[int, int]
) -> None:
    """But for the pixel by which its columns are rounded up."""
    page.resize(*size)
    for section in book(language).sections:
        if section.opens_chapter:
            page.show_anchor(section.anchor)
            bar = page.reader.horizontalScrollBar()
            assert bar.maximum() <= 1, section.anchor
            assert not bar.isVisible()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_arrow_of_the_chosen_chapter_is_seen(page: RulesPage, theme: Theme) -> None:
    page.set_theme(theme)
    page.show_anchor("payments")
    contents = page.contents
    row = contents.visualRect(contents.currentIndex())
    before = QRect(0, row.top(), row.left(), row.height())
    picture = contents.viewport().grab(before).toImage()
    inks = {
        picture.pixelColor(x, y).name()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert {theme.highlight, theme.highlight_text} <= inks


def test_no_title_of_the_list_is_cut(page: RulesPage) -> None:
    """One that is wider than the list goes on in a second line."""
    page.resize(800, 575)
    page.show_anchor("bidding")
    QApplication.processEvents()
    contents = page.contents
    for item in contents.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive):
        area = contents.visualItemRect(item)
        if area.isEmpty():
            continue
        metrics = contents.fontMetrics()
        needed = metrics.boundingRect(
            QRect(0, 0, area.width() - metrics.height(), 9999),
            Qt.TextFlag.TextWordWrap,
            item.text(0),
        )
        assert needed.height() <= area.height(), item.text(0)
