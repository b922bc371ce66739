"""The look of the page of rules, added to that of the panels."""

from ..panel_style import panel_stylesheet
from ..theme import Theme


def rules_stylesheet(theme: Theme, point_size: float) -> str:
    """For the whole page; texts grow with *point_size*."""
    pad, round_ = 0.28 * point_size, 0.45 * point_size
    return f"""
{panel_stylesheet(theme, point_size)}
#rules-page {{ background: {theme.window}; }}
QTextBrowser {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: {round_:.0f}px;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
QLineEdit {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: {round_:.0f}px;
    padding: {1.3 * pad:.0f}px {2 * pad:.0f}px;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
QTreeWidget, QListWidget {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: {round_:.0f}px;
    outline: 0px;
}}
QTreeWidget::item, QListWidget::item {{ padding: {pad:.0f}px; border: 0px; color: {theme.text}; }}
QTreeWidget::item:hover:!selected, QListWidget::item:hover:!selected {{
    background: {theme.panel};
}}
QTreeWidget::item:selected, QListWidget::item:selected {{
    background: {theme.highlight}; color: {theme.highlight_text};
}}
QTextBrowser:focus, QLineEdit:focus, QTreeWidget:focus, QListWidget:focus {{
    border: 2px solid {theme.focus};
}}
"""
