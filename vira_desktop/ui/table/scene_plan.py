"""What lies on the table at one moment and where: from a TableModel to things with places.

Nothing is drawn here. `scene.py` draws the plan, `table_view.py` lays the spots over it.
"""

from ...rules.seats import SEATS
from ...rules.view import Phase
from .cards_plan import put_open_hand, put_own_hand, put_trick
from .corners_plan import put_corners, put_stock_in_the_middle
from .geometry import Layout, Room
from .hand_cards import hand_cards, is_dealt_hand, shows_open_hand
from .model import Position, TableModel
from .plan_draft import Draft, Plan
from .seat_words import plate_lines
from .seats_plan import put_fourth_bowl, put_seat


def room_for(
    model: TableModel,
    *,
    width: int,
    height: int,
    window_height: int,
    panel: int,
    large_indices: bool,
) -> Room:
    """What has to be fitted in for *model*."""
    view = model.view
    is_open = shows_open_hand(model)
    declarer = view.declarer
    return Room(
        width=width,
        height=height,
        window_height=window_height,
        panel=panel,
        hand=len(hand_cards(model)),
        open_hand=len(view.open_hand or ()) if is_open else None,
        open_at_right=declarer is not None and model.position_of(declarer) is Position.RIGHT,
        plate_lines=plate_lines(model),
        hidden_hands=not is_dealt_hand(model),
        large_indices=large_indices,
    )


def plan(model: TableModel, layout: Layout, *, index_depth: float) -> Plan:
    """Everything that lies on the table for *model*, placed by *layout*; *index_depth* tells how
    far down a card its index reaches, as a share of its width."""
    draft = Draft(model, layout, index_depth)
    for seat in SEATS:
        put_seat(draft, seat)
    put_fourth_bowl(draft)
    put_corners(draft)
    if model.view.phase in (Phase.BIDDING, Phase.BUYING):
        put_stock_in_the_middle(draft)
    if shows_open_hand(model):
        put_open_hand(draft)
    put_trick(draft)
    put_own_hand(draft)
    return draft.plan()
