"""The look of the trainer's pages: that of the panels, and what they alone have."""

from ..panel_style import panel_stylesheet
from ..theme import Theme


def training_stylesheet(theme: Theme, point_size: float) -> str:
    """For the whole page; texts grow with *point_size*."""
    pad, wide, round_ = 0.5 * point_size, 0.9 * point_size, 0.5 * point_size
    large, huge = 1.25 * point_size, 1.6 * point_size
    return (
        panel_stylesheet(theme, point_size)
        + f"""
#training {{ background: {theme.window}; }}
#training-bar {{ background: {theme.panel}; border-top: 1px solid {theme.edge}; }}
#training-head {{ background: {theme.panel}; border-bottom: 1px solid {theme.edge}; }}
QLabel[look="ask"] {{ font-size: {large:.1f}pt; font-weight: 600; }}
QLabel[look="page-title"] {{ font-size: {huge:.1f}pt; font-weight: 600; }}
QLabel[look="verdict-right"] {{
    font-size: {large:.1f}pt; font-weight: 600; color: {theme.highlight_text};
    background: {theme.highlight}; border-radius: {round_:.0f}px;
    padding: {pad:.0f}px {wide:.0f}px; qproperty-redSigns: "{theme.highlight_text}";
}}
QLabel[look="verdict-wrong"] {{
    font-size: {large:.1f}pt; font-weight: 600; color: {theme.declarer_text};
    background: {theme.declarer}; border-radius: {round_:.0f}px;
    padding: {pad:.0f}px {wide:.0f}px; qproperty-redSigns: "{theme.declarer_text}";
}}
QLabel[look="read-on"] {{ color: {theme.muted}; padding: {0.6 * pad + 1:.0f}px 4px 0px 0px; }}
QPushButton[look^="option"] {{
    font-size: {1.1 * point_size:.1f}pt; padding: {pad:.0f}px {wide:.0f}px; text-align: left;
}}
QPushButton[look="option-red"] {{ color: {theme.plate_red}; }}
QPushButton[look^="option"]:checked {{ color: {theme.chosen_text}; background: {theme.chosen}; }}
QPushButton[look^="option"]:focus {{
    border: 2px solid {theme.focus}; padding: {pad - 1:.0f}px {wide - 1:.0f}px;
}}
QPushButton[mark="struck"] {{ text-decoration: line-through; }}
QPushButton[mark="right"], QPushButton[mark="right"]:disabled {{
    color: {theme.highlight_text}; background: {theme.highlight};
    border-color: {theme.highlight}; font-weight: 600;
}}
QPushButton[mark="wrong"], QPushButton[mark="wrong"]:disabled {{
    color: {theme.declarer_text}; background: {theme.declarer}; border-color: {theme.declarer};
}}
QComboBox {{
    background: {theme.button}; color: {theme.button_text}; border: 1px solid {theme.edge};
    border-radius: {round_:.0f}px; padding: {0.6 * pad:.0f}px {wide:.0f}px;
}}
QComboBox::drop-down {{ border: 0px; width: {1.8 * point_size:.0f}px; }}
QComboBox:focus {{ border: 2px solid {theme.focus}; }}
QComboBox QAbstractItemView {{
    background: {theme.field}; color: {theme.text};
    selection-background-color: {theme.highlight}; selection-color: {theme.highlight_text};
}}
"""
    )
