"""The look of the panels beside the table, as one stylesheet made from the theme's colours."""

from .theme import Theme


def panel_stylesheet(theme: Theme, point_size: float) -> str:
    """For the side panel, the prompt bar and the bid table; texts grow with *point_size*."""
    small, large = max(9.0, 0.88 * point_size), 1.15 * point_size
    # The gaps of the layouts are those of a small window; in a large one there is more air.
    air = max(0.0, 0.4 * (point_size - 11))
    # Buttons that are not shown would still leave the number of a QSpinBox no room (Qt 6.11).
    pad, wide, round_ = 0.28 * point_size, 0.7 * point_size, 0.45 * point_size
    return f"""
* {{ font-size: {point_size:.1f}pt; color: {theme.text}; }}
QToolTip {{
    color: {theme.bubble_text}; background: {theme.bubble}; border: 1px solid {theme.edge};
    padding: {pad:.0f}px;
}}
#side-panel, #bid-table-page {{ background: {theme.panel}; }}
#side-panel {{ border-left: 1px solid {theme.edge}; }}
#banner {{ background: {theme.hint}; border-bottom: 1px solid {theme.edge}; }}
#evening-bar {{ background: {theme.panel}; border-bottom: 1px solid {theme.edge}; }}
#prompt-bar {{ background: {theme.panel}; border-top: 1px solid {theme.edge}; }}

QLabel {{ background: transparent; }}
Line, Button, BidTableHeader, StoryList {{ qproperty-redSigns: "{theme.plate_red}"; }}
BidTableHeader {{ qproperty-letters: "{theme.muted}"; }}
QLabel[look="plain"], QLabel[look="strong"], QLabel[look="note"], QLabel[look="fine"] {{
    padding: {air:.0f}px 0px;
}}
QLabel[look="title"] {{ font-size: {large:.1f}pt; font-weight: 600; }}
QLabel[look="strong"] {{ font-weight: 600; }}
QLabel[look="note"] {{ color: {theme.muted}; }}
QLabel[look="fine"] {{ font-size: {small:.1f}pt; color: {theme.muted}; }}
QLabel[look="big"] {{ font-size: {1.6 * point_size:.1f}pt; font-weight: 600; }}
QLabel[look="red"] {{ color: {theme.plate_red}; }}
QLabel[look="black"] {{ color: {theme.plate_black}; }}
QFrame[look="card"] {{
    background: {theme.field}; border: 1px solid {theme.edge}; border-radius: {round_:.0f}px;
}}
QFrame[look="rule"] {{ background: {theme.edge}; border: 0px; min-height: 1px; max-height: 1px; }}
QLabel[look="prompt"] {{ font-size: {large:.1f}pt; }}
QLabel[look="hint"] {{
    font-size: {point_size:.1f}pt; color: {theme.hint_text}; background: {theme.hint};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px {wide:.0f}px;
}}
QLabel[look="question"] {{
    color: {theme.hint_text}; background: {theme.hint};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px {wide:.0f}px;
}}

QPushButton {{
    background: {theme.button}; color: {theme.button_text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px {wide:.0f}px;
}}
QPushButton:hover {{ border-color: {theme.muted}; }}
QPushButton:pressed, QPushButton:checked {{
    background: {theme.highlight}; color: {theme.highlight_text};
    border-color: {theme.highlight};
}}
QPushButton:disabled {{ color: {theme.disabled_text}; background: transparent; }}
QPushButton:focus {{ border: 2px solid {theme.focus}; padding: {pad - 1:.0f}px {wide - 1:.0f}px; }}
QPushButton[look="primary"] {{ font-weight: 600; }}
QPushButton[look="primary"]:enabled {{
    background: {theme.highlight}; color: {theme.highlight_text};
    border-color: {theme.highlight};
}}
QPushButton[look="primary"]:enabled:focus {{ border-color: {theme.focus}; }}
QPushButton[look="red"] {{ color: {theme.plate_red}; }}
QPushButton[look="small"] {{
    font-size: {small:.1f}pt; padding: {pad:.0f}px {0.5 * wide:.0f}px;
}}
QPushButton[look^="segment"] {{
    font-size: {small:.1f}pt; border-radius: 0px; padding: {pad:.0f}px {0.4 * wide:.0f}px;
}}
QPushButton[look="segment-first"] {{
    border-top-left-radius: {round_:.0f}px; border-bottom-left-radius: {round_:.0f}px;
}}
QPushButton[look="segment-middle"] {{ border-left-width: 0px; }}
QPushButton[look="segment-last"] {{
    border-left-width: 0px;
    border-top-right-radius: {round_:.0f}px; border-bottom-right-radius: {round_:.0f}px;
}}
QPushButton[look^="segment"]:focus {{ border: 2px solid {theme.focus}; }}
QPushButton[look="link"] {{
    background: transparent; border: 1px solid transparent; color: {theme.link};
    text-align: left; padding: {pad:.0f}px 2px;
}}
QPushButton[look="link"]:focus {{
    border: 2px solid {theme.focus}; padding: {pad - 1:.0f}px 1px;
}}

QSpinBox {{
    background: {theme.field}; color: {theme.text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
QSpinBox:focus {{ border: 2px solid {theme.focus}; padding: {pad - 1:.0f}px; }}
QSpinBox:disabled {{ color: {theme.disabled_text}; background: transparent; }}
QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: margin; width: 0px; }}

QTableView {{
    background: {theme.field}; alternate-background-color: {theme.window};
    border: 1px solid {theme.edge}; padding: 1px;
    border-radius: {round_:.0f}px; font-size: {small:.1f}pt;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
QTableView:focus {{ border: 2px solid {theme.focus}; padding: 0px; }}
QTableView::item {{ padding: 0px {0.5 * pad:.0f}px; border: 0px; }}
QTableView::item:disabled {{ color: {theme.disabled_text}; }}
QTableView::item:hover:!selected {{ background: {theme.panel}; }}
QTableView::item:selected {{
    background: {theme.highlight}; color: {theme.highlight_text};
}}
QHeaderView {{ background: transparent; border: 0px; font-size: {small:.1f}pt; }}
QHeaderView::section {{
    background: {theme.panel}; color: {theme.muted}; border: 0px;
    border-bottom: 1px solid {theme.edge}; padding: {0.6 * pad:.0f}px {0.5 * pad:.0f}px;
}}

#sheet-page {{ background: {theme.window}; }}
#sheet-foot {{ background: {theme.panel}; border-top: 1px solid {theme.edge}; }}
#sheet-page QLineEdit {{
    background: {theme.field}; color: {theme.text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px;
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
#sheet-page QLineEdit:focus {{ border: 2px solid {theme.focus}; padding: {pad - 1:.0f}px; }}
#sheet-page QComboBox {{
    background: {theme.field}; color: {theme.text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {pad:.0f}px;
}}
#sheet-page QComboBox:focus {{ border: 2px solid {theme.focus}; padding: {pad - 1:.0f}px; }}
#sheet-page QComboBox::drop-down {{ border: 0px; width: {2 * point_size:.0f}px; }}
#sheet-page QComboBox QAbstractItemView {{
    background: {theme.field}; color: {theme.text};
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
#sheet-page QSpinBox QLineEdit {{ border: 0px; padding: 0px; }}

QScrollArea, #scrolled {{ background: transparent; border: 0px; }}
QScrollBar:vertical {{ background: transparent; width: {0.8 * point_size:.0f}px; margin: 0px; }}
QScrollBar::handle:vertical {{
    background: {theme.edge}; border-radius: {0.3 * point_size:.0f}px;
    min-height: {2 * point_size:.0f}px;
}}
QScrollBar:horizontal {{ background: transparent; height: {0.8 * point_size:.0f}px; margin: 0px; }}
QScrollBar::handle:horizontal {{
    background: {theme.edge}; border-radius: {0.3 * point_size:.0f}px;
    min-width: {2 * point_size:.0f}px;
}}
QScrollBar::handle:hover {{ background: {theme.muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QTabWidget::pane {{ border: 0px; border-top: 1px solid {theme.edge}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{
    background: transparent; color: {theme.muted}; padding: {pad:.0f}px {wide:.0f}px;
    border: 0px; border-bottom: 3px solid transparent;
}}
QTabBar::tab:selected {{ color: {theme.text}; border-bottom-color: {theme.highlight}; }}
QTabBar::tab:focus {{ border-bottom-color: {theme.focus}; }}
"""
