"""What lies where on the table, and what is told by shape as well as by colour (W6)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from tests.helpers.deals import after, bought, claimed, make_deal, played
from tests.ui.table.tables import at_an_evening, model_of
from vira_desktop.rules.cards import Suit, parse_card
from vira_desktop.rules.notation import format_cards, parse_cards
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Direction, Playing, State, table_of
from vira_desktop.ui.cards.deck import Deck
from vira_desktop.ui.cards.style import DeckStyle, IndexLetters
from vira_desktop.ui.language import Language
from vira_desktop.ui.table.card_item import Badge, CardItem, Lying
from vira_desktop.ui.table.geometry import Layout, index_depth, lay_out
from vira_desktop.ui.table.hand_cards import in_hand_order
from vira_desktop.ui.table.model import Position, TableModel
from vira_desktop.ui.table.plan_draft import Plan
from vira_desktop.ui.table.scene import TableScene
from vira_desktop.ui.table.scene_look import Look
from vira_desktop.ui.table.scene_plan import plan, room_for
from vira_desktop.ui.table.seat_notes import paint_faces
from vira_desktop.ui.table.seat_plate import GLOW, paint_plate
from vira_desktop.ui.table.seat_words import note_of, plate_lines, plate_of
from vira_desktop.ui.text.table_text import hand_spoken, seat_spoken
from vira_desktop.ui.theme import LIGHT

DEAL = make_deal(F="AK4.Q962.QJ3.T98", M="QJT.AK5..AKQJ762", highest="H")
BEFORE_PLAY = "F bid spel-7; M pass; R pass; F trump H; F buy C8"
OPEN = make_deal(R="2345.2345.234.23")
BEFORE_OPEN = "F bid begar; M pass; R bid solo-grande-ouverte; F pass; R play; F buy; M buy"


SMALL, LARGE = (800, 530, 300), (1900, 960, 560)
"""Width and height of the table, and the width of the panel."""


def planned(model: TableModel, size: tuple[int, int, int] = SMALL) -> tuple[Plan, Layout]:
    width, height, panel = size
    room = room_for(
        model,
        width=width,
        height=height,
        window_height=height + 70,
        panel=panel,
        large_indices=False,
    )
    layout = lay_out(room)
    return plan(model, layout, index_depth=index_depth(room)), layout


def lying(model: TableModel) -> dict[str, Lying]:
    return {str(card.card): card for card in planned(model)[0].cards}


def playing(*texts: str) -> Playing:
    state = after(played(after(DEAL, BEFORE_PLAY)), *texts)
    assert isinstance(state, Playing)
    return state


def badges(card: Lying) -> list[Badge]:
    return [badge for badge, _place in card.badges]


def test_leader_and_winner_have_signs_and_the_winner_a_ring() -> None:
    cards = lying(model_of(playing("F card HQ; M card HA")))
    assert badges(cards["HQ"]) == [Badge.LED]
    assert badges(cards["HA"]) == [Badge.WINS]
    assert not cards["HQ"].has_ring
    assert cards["HA"].has_ring


def test_one_card_may_both_lead_and_win() -> None:
    cards = lying(model_of(playing("F card SA; M card ST")))
    assert badges(cards["SA"]) == [Badge.LED, Badge.WINS]


def test_legal_cards_stand_higher_than_the_others() -> None:
    cards = lying(model_of(playing("F card HQ"), seat=Seat.MIDDLEHAND))
    assert cards["HA"].place.y() < cards["SQ"].place.y()
    assert cards["SQ"].is_dimmed
    assert not cards["HA"].is_dimmed


def test_chosen_cards_stand_higher_and_are_ticked() -> None:
    state = after(DEAL, "F bid spel-7; M pass; R pass; F trump H")
    cards = lying(model_of(state, selected=frozenset(parse_cards("C8"))))
    assert badges(cards["C8"]) == [Badge.CHOSEN]
    assert badges(cards["C9"]) == []
    assert cards["C8"].place.y() < cards["C9"].place.y()


def test_trump_is_told_by_its_sign_and_at_the_declarer() -> None:
    model = model_of(playing())
    assert "trump" in {picture.key for picture in planned(model)[0].pictures}
    assert plate_of(model, Seat.FOREHAND).trump is DEAL.highest
    assert plate_of(model, Seat.MIDDLEHAND).trump is None


def test_the_plates_of_the_opponents_tell_what_they_are_till_there_are_tricks() -> None:
    buying = model_of(after(DEAL, "F bid spel-7; M pass; R pass; F trump H"))
    for seat, before_play in ((Seat.FOREHAND, ""), (Seat.MIDDLEHAND, "Opponent")):
        assert plate_of(buying, seat).tricks == before_play
        assert plate_of(model_of(playing()), seat).tricks not in ("", "Opponent")


def test_each_card_of_the_trick_lies_before_its_player() -> None:
    model = model_of(playing("F card HQ; M card HA"), seat=Seat.REARHAND)
    shown, layout = planned(model)
    places = {str(card.card): card.place for card in shown.cards}
    assert places["HQ"] == layout.trick[Position.LEFT].topLeft()
    assert places["HA"] == layout.trick[Position.RIGHT].topLeft()


@pytest.mark.parametrize(
    ("seat", "place"),
    [(Seat.FOREHAND, "low_left"), (Seat.REARHAND, "top"), (Seat.MIDDLEHAND, "low_right")],
)
def test_the_upside_down_pack_lies_at_the_left_of_forehand(seat: Seat, place: str) -> None:
    shown, layout = planned(model_of(after(DEAL), seat=seat))
    pack = next(spoken for spoken in shown.spoken if spoken.key == "pack")
    assert pack.area == getattr(layout, place)


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize(
    ("moment", "size"),
    [
        *(("bidding", size) for size in (SMALL, LARGE)),
        ("play", LARGE),
        *(("paid", size) for size in (SMALL, LARGE)),
    ],
)
def test_the_own_bowl_stands_beside_the_own_plate(
    moment: str, size: tuple[int, int, int], seat: Seat
) -> None:
    states: dict[str, State] = {
        "bidding": after(DEAL),
        "play": playing("F card HQ"),
        "paid": claimed(played(bought(make_deal(), "spel-7", trumps=[Suit.SPADES])), 7),
    }
    shown, layout = planned(at_an_evening(model_of(states[moment], seat=seat)), size)
    areas = {spoken.key: spoken.area for spoken in shown.spoken}
    bowl, plate = areas["bowl bottom"], layout.plates[Position.BOTTOM]
    assert plate.top() <= bowl.center().y() <= plate.bottom()
    apart = max(plate.left() - bowl.right(), bowl.left() - plate.right())
    assert 0 < apart < 3 * layout.margin
    others = ("pack", "pulla", "stock", "pile", "bowl left", "bowl right")
    assert not any(bowl.intersects(areas[key]) for key in others if key in areas)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_what_is_left_of_the_stock_makes_room_for_the_own_bowl(size: tuple[int, int, int]) -> None:
    """Where there is no other place for it, the stock goes before the bowl."""
    model = model_of(playing("F card HQ"))
    assert model.view.stock_left
    (corner,) = (spoken.area for spoken in planned(model, size)[0].spoken if spoken.key == "stock")
    shown, layout = planned(at_an_evening(model), size)
    areas = {spoken.key: spoken.area for spoken in shown.spoken}
    assert areas["bowl left"].height() > 0
    assert areas["stock"] == (corner if size is SMALL else layout.below_bowl)
    assert ("bowl bottom" in areas) is (size is LARGE)


@pytest.mark.parametrize("seat", [Seat.FOREHAND, Seat.MIDDLEHAND])
def test_an_open_hand_lies_sorted_at_its_owners_side(seat: Seat) -> None:
    model = model_of(after(OPEN, BEFORE_OPEN), seat=seat)
    shown, layout = planned(model)
    held = [card for card in shown.cards if card.seen is not None]
    in_order = "S5 S4 S3 S2 H5 H4 H3 H2 C3 C2 D4 D3 D2"
    assert format_cards(card.card for card in sorted(held, key=lambda c: c.place.x())) == in_order
    middle = sum(card.place.x() + card.width / 2 for card in held) / len(held)
    is_left = model.position_of(Seat.REARHAND) is Position.LEFT
    assert (middle < layout.table.center().x()) is is_left


def test_the_declarer_sees_his_open_hand_only_once() -> None:
    shown, _layout = planned(model_of(after(OPEN, BEFORE_OPEN), seat=Seat.REARHAND))
    cards = [card.card for card in shown.cards]
    assert len(cards) == len(set(cards)) == 13


@pytest.mark.parametrize("text", ["", "F card HQ", "F card HQ; M card HA"])
def test_no_hidden_card_is_drawn(text: str) -> None:
    model = model_of(playing(*([text] if text else [])))
    known = model.view.hand | {played.card for played in model.view.trick}
    assert {card.card for card in planned(model)[0].cards} == known


def test_turned_cards_lie_open_beside_the_stock() -> None:
    state = after(make_deal(stock="SA HA"), "F bid begar; M bid vingel-6; R pass; F pass; M turn")
    model = model_of(state)
    cards = lying(model)
    assert cards["SA"].place.x() < cards["HA"].place.x()
    assert {str(card) for card in model.view.turned} == {"SA", "HA"}
    pile = next(spoken for spoken in planned(model)[0].spoken if spoken.key == "pile")
    assert "11" in pile.name


def test_bubbles_tell_the_last_call_and_then_the_purchase() -> None:
    bidding: State = after(DEAL, "F bid begar; M bid spel-7; R pass")
    said = [note_of(model_of(bidding), seat) for seat in Seat]
    assert said == ["Begär", "7-spel", "Pass"]
    assert note_of(model_of(playing("F card HQ")), Seat.FOREHAND) == "bought 1"
    later = playing("F card HQ; M card HA")
    second = after(later, f"R card {next(a for a in _legal(later))}")
    assert note_of(model_of(second), Seat.FOREHAND) == ""


@pytest.mark.parametrize("game", ["gask-1", "gok"])
def test_the_stock_is_taken_up_and_not_bought(game: str) -> None:
    state = played(bought(OPEN, game, direction=Direction.LOW))
    assert note_of(model_of(state), Seat.FOREHAND) == "took the stock"


def test_an_account_is_spoken_with_its_sign() -> None:
    said = seat_spoken("Bo", Seat.MIDDLEHAND, account=-8, details=())
    assert said == "Bo, middle-hand, account −8 pin(s)"


def _legal(state: Playing) -> list[str]:
    held = state.table.hands[Seat.REARHAND]
    hearts = [card for card in held if card.suit is DEAL.highest]
    return [str(card) for card in hearts or held]


def test_plates_tell_turn_role_and_tricks() -> None:
    waits = model_of(playing("F card HQ"), thinking=Seat.MIDDLEHAND)
    turns = BySeat(*(plate_of(waits, seat).turn for seat in Seat))
    assert turns == BySeat("", "thinking …", "")
    own = plate_of(model_of(playing()), Seat.FOREHAND)
    assert own.turn == "Your turn"
    assert own.role == "Forehand"
    assert own.tricks == "0 of 7"
    assert plate_of(waits, Seat.REARHAND).role == "Rear-hand · dealer"


def test_a_card_keeps_its_item_from_hand_to_trick(qapp: QApplication) -> None:
    scene = TableScene(qapp)
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(letters=IndexLetters.ENGLISH),
        ratio=1.0,
        language=Language.EN,
    )

    def show(state: State) -> CardItem:
        shown, layout = planned(model_of(state))
        scene.show_plan(shown, layout, look)
        place = next(c.place for c in shown.cards if c.card == parse_card("HQ"))
        items = [item for item in scene.items() if isinstance(item, CardItem)]
        assert len(items) == len(shown.cards)
        return next(item for item in items if item.pos() == place)

    in_hand = show(playing())
    assert show(playing("F card HQ")) is in_hand
    scene.deleteLater()


def test_a_hand_is_seen_again_as_dealt_when_the_deal_is_over() -> None:
    end = claimed(played(after(DEAL, BEFORE_PLAY)), 7)
    shown, _layout = planned(model_of(end))
    assert {card.card for card in shown.cards} == DEAL.hands[Seat.FOREHAND]
    assert "caption" in {picture.key for picture in shown.pictures}
    assert not any(spot.shown.is_open for spot in shown.hand)


def test_bubbles_tell_what_the_deal_has_brought() -> None:
    end = claimed(played(after(DEAL, BEFORE_PLAY)), 7)
    said = [note_of(model_of(end), seat) for seat in Seat]
    assert said == ["+10 pin(s)", "−1 pin(s)", "−1 pin(s)"]


@pytest.mark.parametrize(
    ("game", "lines"), [("solo-9", 1), ("solo-grande", 2), ("solo-grande-ouverte-royale", 3)]
)
def test_a_plate_has_room_for_its_game(game: str, lines: int) -> None:
    model = model_of(after(OPEN, f"F bid begar; M pass; R bid {game}; F pass"))
    assert plate_lines(model) == lines
    assert plate_lines(model_of(after(OPEN, "F bid begar"))) == 0
    assert plate_of(model, Seat.REARHAND).game


def test_in_a_replay_all_hands_may_lie_open() -> None:
    state = after(DEAL, BEFORE_PLAY)
    hands = table_of(state).hands
    closed, opened = model_of(state), replace(model_of(state), open_hands=hands)
    assert {"backs left", "backs right"} <= keys(closed)
    assert not {"backs left", "backs right"} & keys(opened)
    faces = {thing.key: thing.name for thing in planned(opened)[0].spoken}
    assert faces["faces left"] == hand_spoken("Bo", in_hand_order(hands[Seat.MIDDLEHAND]))
    assert faces["faces right"] == hand_spoken("Clara", in_hand_order(hands[Seat.REARHAND]))


@pytest.mark.parametrize("height", [40, 120])
def test_the_cards_of_an_open_hand_are_painted(qapp: QApplication, height: int) -> None:
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(letters=IndexLetters.SWEDISH),
        ratio=1.0,
        language=Language.SV,
    )
    size = QSizeF(200, height)
    empty = paint_faces(look, (), size, 16).toImage()
    held = paint_faces(look, parse_cards("SA HT CJ"), size, 16).toImage()
    assert empty.size() == held.size()
    assert empty != held


def keys(model: TableModel) -> set[str]:
    return {picture.key for picture in planned(model)[0].pictures}


def test_what_stands_last_on_a_plate_has_air_below_it(qapp: QApplication) -> None:
    """The three lines of a neighbour's plate share its height."""
    look = Look(
        deck=Deck(),
        theme=LIGHT,
        style=DeckStyle(IndexLetters.SWEDISH),
        ratio=1,
        language=Language.SV,
    )
    model = model_of(playing("F card HQ"), seat=Seat.FOREHAND)
    text = 40
    size = QSizeF(400, 4.5 * text)
    words = plate_of(model, Seat.REARHAND)
    assert words.tricks
    picture = paint_plate(look, words, size, text).toImage()
    ground = picture.pixel(GLOW + 4, GLOW + text)
    below = round(GLOW + size.height() - 0.24 * text)
    last = range(below, round(GLOW + size.height()) - 2)
    assert {picture.pixel(x, y) for x in range(GLOW + 20, GLOW + 380) for y in last} == {ground}
