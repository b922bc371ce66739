"""Sections of the book as HTML for Qt's text documents, and as plain text for searching."""

import re
from collections.abc import Sequence
from html import escape

from ..text import rules_text
from ..theme import Theme
from .book import Block, Book, Items, MadeTable, Paragraph, Rows, Section
from .tables import made

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"\*(.+?)\*")
_LINK = re.compile(r"\[(.+?)\]\(#([a-z0-9-]+)\)")
_RED, _BLACK = re.compile("[♥♦]"), re.compile("[♠♣]")


def links_in(text: str) -> tuple[str, ...]:
    """The anchors to which *text* leads."""
    return tuple(found[2] for found in _LINK.finditer(text))


def plain(text: str) -> str:
    """*text* without its inline marks."""
    return _ITALIC.sub(r"\1", _BOLD.sub(r"\1", _LINK.sub(r"\1", text)))


def plain_blocks(section: Section) -> tuple[str, ...]:
    """What can be read under the section's title: a text for each paragraph, item and row."""
    texts: list[str] = []
    for block in section.blocks:
        match block:
            case Paragraph(text):
                texts.append(text)
            case Items(items):
                texts += items
            case Rows() | MadeTable():
                table = made(block) if isinstance(block, MadeTable) else block
                texts += ("  ".join(row) for row in (table.head, *table.rows))
    return tuple(map(plain, texts))


def chapter_html(sections: Sequence[Section], theme: Theme, foot: str = "") -> str:
    """A whole chapter; each heading carries the name of its anchor. *foot* is markup below it."""
    return "".join(_section(section, theme) for section in sections) + foot


def style_of(theme: Theme) -> str:
    """The stylesheet of the document."""
    return f"""
h1 {{ font-weight: 600; font-size: x-large; margin-top: 0px; margin-bottom: 8px; }}
h2 {{ font-weight: 600; font-size: large; margin-top: 20px; margin-bottom: 6px; }}
p {{ margin-top: 0px; margin-bottom: 9px; line-height: 125%; }}
ul {{ margin-top: 0px; margin-bottom: 9px; }}
li {{ margin-bottom: 4px; line-height: 120%; }}
a {{ color: {theme.link}; text-decoration: none; }}
th {{ color: {theme.muted}; font-weight: 600; }}
"""


def foot_html(before: Section | None, after: Section | None) -> str:
    """Links to the chapters *before* and *after*."""
    cells = ""
    if before is not None:
        words = rules_text.previous_chapter(before.title)
        cells += f'<td align="left"><a href="#{before.anchor}">{escape(words)}</a></td>'
    if after is not None:
        words = rules_text.next_chapter(after.title)
        cells += f'<td align="right"><a href="#{after.anchor}">{escape(words)}</a></td>'
    return f'<hr><table width="100%" border="0"><tr>{cells}</tr></table>'


def _section(section: Section, theme: Theme) -> str:
    level = "h1" if section.opens_chapter else "h2"
    title = _inline(section.title, theme)
    blocks = "".join(_block(block, theme) for block in section.blocks)
    return f'<{level}><a name="{section.anchor}"></a>{title}</{level}>{blocks}'


def _block(block: Block, theme: Theme) -> str:
    match block:
        case Paragraph(text):
            return f"<p>{_inline(text, theme)}</p>"
        case Items(items):
            return "<ul>" + "".join(f"<li>{_inline(item, theme)}</li>" for item in items) + "</ul>"
        case MadeTable():
            return _table(made(block), theme)
        case Rows():
            return _table(block, theme)


def _table(table: Rows, theme: Theme) -> str:
    """Every other row has another ground, so that the eye keeps to its line."""

    def row(cells: Sequence[str], kind: str, ground: str) -> str:
        shown = (
            f'<{kind} align="{"right" if column in table.numeric else "left"}">'
            f"{_inline(cell, theme)}</{kind}>"
            for column, cell in enumerate(cells)
        )
        return f'<tr bgcolor="{ground}">{"".join(shown)}</tr>'

    grounds = (theme.panel, theme.field)
    rows = row(table.head, "th", theme.window)
    for number, cells in enumerate(table.rows):
        rows += row(cells, "td", grounds[number % 2])
    return f'<table border="0" cellspacing="0" cellpadding="4">{rows}</table><p></p>'


def _inline(text: str, theme: Theme) -> str:
    """Marks inside a line, and the suits in their colours."""
    shown = _BOLD.sub(r"<b>\1</b>", escape(text, quote=False))
    shown = _ITALIC.sub(r"<i>\1</i>", shown)
    shown = _LINK.sub(r'<a href="#\2">\1</a>', shown)
    shown = _RED.sub(rf'<span style="color:{theme.plate_red}">\g<0></span>', shown)
    return _BLACK.sub(rf'<span style="color:{theme.plate_black}">\g<0></span>', shown)


def neighbours(book: Book, anchor: str) -> tuple[Section | None, Section | None]:
    """The first sections of the chapters before and after the one in which *anchor* lies."""
    chapters = [section for section in book.sections if section.opens_chapter]
    at = chapters.index(book.section(book.section(anchor).chapter))
    before = chapters[at - 1] if at else None
    return before, chapters[at + 1] if at + 1 < len(chapters) else None
