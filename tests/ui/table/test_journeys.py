"""How cards, bets and pins come to their places, and that they lie there whatever happens."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, make_deal
from tests.ui.table.tables import model_of
from tests.ui.table.test_movement import Clock
from vira_desktop.rules.cards import ALL_CARDS, Card, parse_card
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.record import Record, parse_record
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Played, Playing, Settled, State
from vira_desktop.ui.cards.deck import Deck
from vira_desktop.ui.table.dealing import deal_seconds, dealing
from vira_desktop.ui.table.geometry import index_depth, lay_out
from vira_desktop.ui.table.journeys import journeys
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.scene_plan import plan, room_for
from vira_desktop.ui.table.shuffling import shuffle_seconds, shuffling
from vira_desktop.ui.table.spots import CardSpot, NameSpot
from vira_desktop.ui.table.table_view import TableView
from vira_desktop.ui.table.travel import STEP, Journey, Loose, Moment

GAMES = Path(__file__).parents[2] / "data" / "games"
STORED = (
    ("turne-made", Seat.FOREHAND),
    ("gask-lost", Seat.MIDDLEHAND),
    ("gok-made", Seat.REARHAND),
    ("kopmisar-lost", Seat.FOREHAND),
    ("solo-misar-lost", Seat.MIDDLEHAND),
    ("vira-made", Seat.REARHAND),
    ("spel-lost", Seat.FOREHAND),
)
SIZE = (1280, 760)
DEAL = make_deal(F="AK4.Q962.QJ3.T98", M="QJT.AK5..AKQJ762", highest="H")
AUCTION = "F bid spel-7; M pass; R pass; F trump H"


@pytest.fixture(scope="module")
def deck() -> Deck:
    return Deck()


class Table:
    """A table on which things move by a clock that the test turns."""

    def __init__(self, qtbot: QtBot, deck: Deck, *, slowness: float) -> None:
        self.clock = Clock()
        self.window = QWidget()
        self.window.resize(*SIZE)
        self.view = TableView(self.window, deck=deck, clock=self.clock)
        self.view.setGeometry(0, 0, *SIZE)
        self.view.set_panel_area(380)
        self.view.set_slowness(slowness)
        qtbot.addWidget(self.window)
        self.window.show()

    def turn(self, seconds: float) -> None:
        """The clock goes on."""
        self.clock.seconds += seconds
        self.view.movement.advance()

    def is_moving(self) -> bool:
        """Something is on its way."""
        return self.view.movement.is_running

    def lying(self) -> list[tuple[object, ...]]:
        """Every item of the scene with all that is seen of it."""
        felt = self.view.findChild(QGraphicsView)
        assert felt is not None
        items = [i for i in felt.scene().items() if isinstance(i, QGraphicsPixmapItem)]
        return sorted(
            (
                item.scenePos().toTuple(),
                item.zValue(),
                item.isVisible(),
                item.scale(),
                item.opacity(),
                item.pixmap().size().toTuple(),
            )
            for item in items
        )

    def is_seen(self, named: str) -> bool:
        """The picture under the thing whose name begins so."""
        spots = self.view.findChildren(NameSpot)
        (spot,) = (spot for spot in spots if spot.accessibleName().startswith(named))
        place = (spot.pos().toTuple(), spot.size().toTuple())
        (seen,) = (item[2] for item in self.lying() if (item[0], item[5]) == place)
        return bool(seen)

    def spots(self) -> set[tuple[object, ...]]:
        """What can be pressed or is told, and where."""
        spots: list[QWidget] = [*self.view.findChildren(CardSpot)]
        spots += self.view.findChildren(NameSpot)
        return {
            (spot.accessibleName(), spot.geometry().getRect(), spot.isEnabled()) for spot in spots
        }


@pytest.fixture
def moving(qtbot: QtBot, deck: Deck) -> Table:
    return Table(qtbot, deck, slowness=1.0)


@pytest.fixture
def still(qtbot: QtBot, deck: Deck) -> Table:
    return Table(qtbot, deck, slowness=0.0)


def stored(name: str) -> Record:
    return parse_record((GAMES / f"{name}.vira").read_text(encoding="utf-8"))


def models(record: Record, seat: Seat) -> Iterator[TableModel]:
    """What the table shows one after another, each finished trick lying once."""
    state: State = begin(record.deal)
    yield model_of(state, seat=seat)
    for action in record.actions:
        before, state = state, apply(state, action)
        lying = finished(before, state)
        if lying:
            yield model_of(state, seat=seat, lying_trick=lying)
        yield model_of(state, seat=seat)


def finished(before: State, now: State) -> tuple[Played, ...]:
    if isinstance(before, Playing) and isinstance(now, Playing | Settled):
        return now.tricks[-1].cards if len(now.tricks) > len(before.tricks) else ()
    return ()


def moment(model: TableModel) -> Moment:
    """A model laid out in a large window."""
    room = room_for(model, width=1280, height=760, window_height=800, panel=380, large_indices=True)
    layout = lay_out(room)
    shown = plan(model, layout, index_depth=index_depth(room))
    return Moment(model=model, plan=shown, layout=layout)


def ways(before: State, now: State, **shown: object) -> tuple[tuple[Journey, ...], Moment]:
    """What travels for the forehand between two states, and where it does."""
    old, new = moment(model_of(before)), moment(model_of(now, **shown))  # type: ignore[arg-type]
    return journeys(old, new), new


def is_in(area: QRectF, journey: Journey, *, at_end: bool) -> bool:
    """The corner of the thing lies in or near *area*, a card's size at most away."""
    place = journey.end if at_end else journey.start
    return area.adjusted(-130, -190, 10, 10).contains(place)


# Nothing is lost:


@pytest.mark.parametrize(("name", "seat"), STORED)
def test_all_lies_as_if_nothing_had_moved(
    moving: Table, still: Table, name: str, seat: Seat
) -> None:
    """When all has arrived, or is interrupted by the next model, or by the hand of the player."""
    moved = 0
    for number, model in enumerate(models(stored(name), seat)):
        moving.view.show_model(model)
        still.view.show_model(model)
        assert moving.spots() == still.spots()
        moved += moving.is_moving()
        match number % 3:
            case 0:
                moving.turn(0.1)
                moving.turn(10)
            case 1:
                moving.turn(0.1)
                moving.view.movement.finish()
            case 2:
                # The next model comes while this one is on its way.
                moving.turn(0.1)
                continue
        assert not moving.is_moving()
        assert moving.lying() == still.lying(), model.view.phase
    assert moved > 5


def test_what_has_travelled_does_not_pile_up(moving: Table) -> None:
    shown = list(models(stored("turne-made"), Seat.FOREHAND))
    counts = []
    for _ in range(4):
        for model in shown:
            moving.view.show_model(model)
            moving.turn(0.2)
        moving.view.movement.finish()
        counts.append((len(moving.lying()), len(moving.view.children())))
    assert len(set(counts)) == 1


def test_nothing_moves_when_it_is_off(still: Table) -> None:
    for model in models(stored("gask-lost"), Seat.REARHAND):
        still.view.show_model(model)
        assert not still.is_moving()


def test_nothing_moves_when_the_same_is_shown_again_or_another_deal_is_opened(
    moving: Table,
) -> None:
    model = model_of(after(DEAL, AUCTION))
    moving.view.show_model(model)
    assert not moving.is_moving()
    moving.view.show_model(model)
    assert not moving.is_moving()
    moving.view.show_model(model_of(after(make_deal(), "F bid begar")))
    assert not moving.is_moving()


def test_a_trick_that_is_taken_back_is_not_gathered(moving: Table) -> None:
    shown = list(models(stored("turne-made"), Seat.FOREHAND))
    lies = next(n for n, model in enumerate(shown) if model.lying_trick)
    back = moment(shown[lies - 2])
    for journey in journeys(moment(shown[lies]), back):
        assert not isinstance(journey.thing, Loose)


# Any key or click skips, and means what it means:


def test_a_click_ends_the_movement_and_plays_the_card(moving: Table) -> None:
    clicked: list[Card] = []
    moving.view.card_clicked.connect(clicked.append)
    moving.view.show_model(model_of(after(DEAL)))
    moving.view.show_model(model_of(after(DEAL, AUCTION, "F buy")))
    state = after(DEAL, AUCTION, "F buy; F play; M buy; R buy")
    moving.view.show_model(model_of(state))
    assert moving.is_moving()
    spot = next(s for s in moving.view.findChildren(CardSpot) if s.card == parse_card("SA"))
    place = spot.mapTo(moving.window, spot.rect().topLeft()) + QPointF(10, 14).toPoint()
    QTest.mouseClick(moving.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert not moving.is_moving()
    assert clicked == [parse_card("SA")]


def test_a_key_ends_the_movement(moving: Table) -> None:
    moving.view.show_model(model_of(after(DEAL)))
    assert moving.is_moving()
    QTest.keyClick(moving.window.windowHandle(), Qt.Key.Key_X)
    assert not moving.is_moving()


def test_a_table_that_grows_while_the_cards_are_dealt_has_them_dealt_anew(moving: Table) -> None:
    moving.view.show_model(model_of(after(DEAL)))
    moving.turn(0.5)
    moving.view.setGeometry(0, 0, SIZE[0], SIZE[1] - 30)
    assert moving.is_moving()
    assert len([item for item in moving.lying() if item[2]]) < len(ALL_CARDS)
    moving.turn(10)
    assert not moving.is_moving()


# Where things come from and go to:


def test_cards_are_dealt_in_packets_of_4_3_3_3_and_the_stock_is_left() -> None:
    now = moment(model_of(after(DEAL)))
    dealt = dealing(now)
    assert len(dealt) == len(ALL_CARDS)
    begun = sorted({journey.begins for journey in dealt})
    packets = [[j for j in dealt if j.begins == begins] for begins in begun]
    assert [len(packet) for packet in packets] == [4, 4, 4, *[3] * 9, 13]
    # Clockwise from the forehand, who sits at the bottom, all from the dealer at the right.
    ends = [packet[0].end for packet in packets[:3]]
    assert ends[0].y() > max(ends[1].y(), ends[2].y())
    assert ends[1].x() < ends[2].x()
    assert all(is_in(now.plate(Seat.REARHAND), journey, at_end=False) for journey in dealt)
    own = [j.thing.uncovers for j in dealt if isinstance(j.thing, Loose) and j.thing.uncovers]
    assert set(own) == now.model.view.hand


def test_the_other_pack_is_shuffled_while_the_cards_are_dealt(moving: Table) -> None:
    now = moment(model_of(begin(DEAL)))
    place = now.area("pack")
    assert place is not None
    ways = shuffling(now)
    assert len(ways) == 40, "ten cards are parted and fall together, twice"
    hands = {way.end.x() for way in ways if way.end.x() > place.left() + 10}
    assert hands, "half of them are held apart"
    last = max(way.begins for way in ways) + STEP
    assert last == pytest.approx(shuffle_seconds())
    assert last <= deal_seconds()
    moving.view.show_model(model_of(begin(DEAL)))
    assert not moving.is_seen("Upside-down pack")
    moving.turn(deal_seconds() + 0.01)
    assert moving.is_seen("Upside-down pack")


def test_two_packs_take_turns() -> None:
    """Each deal is played with the pack that lay upside down in the deal before."""
    shown = []
    for number in (1, 2, 3):
        model = replace(model_of(begin(DEAL)), deal_number=number)
        pictures = {picture.key: picture.shows for picture in moment(model).plan.pictures}
        in_play, upside_down = pictures["pile"], pictures["pack"]
        shown.append((in_play[0][1] % 2, upside_down[0][1] % 2))  # type: ignore[index]
    assert shown in ([(0, 1), (1, 0), (0, 1)], [(1, 0), (0, 1), (1, 0)])


def test_the_stock_moves_out_of_the_way_when_play_begins(moving: Table) -> None:
    before = after(DEAL, AUCTION, "F buy; F play; M buy")
    now = after(before, "R buy")
    found, then = ways(before, now)
    stock = then.area("stock")
    assert stock is not None
    pile = moment(model_of(before)).pile()
    backs = [way for way in found if isinstance(way.thing, Loose)]
    assert len(backs) == 3
    assert all(is_in(pile, way, at_end=False) for way in backs)
    assert all(stock.contains(way.end) and way.end_scale < 1 for way in backs)
    moving.view.show_model(model_of(before))
    moving.turn(deal_seconds() + 0.01)
    moving.view.show_model(model_of(now))
    assert not moving.is_seen("Stock")
    moving.turn(STEP + 0.01)
    assert moving.is_seen("Stock")


def test_dealt_cards_are_seen_one_packet_after_another(moving: Table) -> None:
    moving.view.show_model(model_of(after(DEAL)))
    seen = []
    for _ in range(4):
        seen.append(sum(1 for item in moving.lying() if item[2]))
        moving.turn(0.25)
    assert seen == sorted(seen)
    assert seen[0] + 20 < seen[-1]


def test_a_neighbours_card_comes_from_his_hand_and_the_trick_goes_to_its_winner() -> None:
    start = after(DEAL, AUCTION, "F buy; F play; M buy; R buy; F card HQ")
    played = after(start, "M card HA")
    found, now = ways(start, played)
    (ace,) = (journey for journey in found if journey.thing == parse_card("HA"))
    assert is_in(now.hidden_cards(Seat.MIDDLEHAND), ace, at_end=False)
    last = next(
        state
        for state in (after(played, f"R card {card}") for card in legal(played))
        if isinstance(state, Playing)
    )
    lying = moment(model_of(last, lying_trick=last.tricks[-1].cards))
    gathered = journeys(lying, moment(model_of(last)))
    loose = [journey for journey in gathered if isinstance(journey.thing, Loose)]
    assert len(loose) == 3
    assert all(is_in(lying.plate(Seat.MIDDLEHAND), journey, at_end=True) for journey in loose)


def legal(state: State) -> list[str]:
    assert isinstance(state, Playing)
    return [
        str(card) for card in sorted(state.table.hands[state.to_act]) if card.suit.name[0] == "H"
    ]


def test_cards_that_are_bought_come_from_the_stock_and_those_set_aside_go_to_the_plate() -> None:
    before = after(DEAL, AUCTION)
    found, now = ways(before, after(before, "F buy S4 C8"))
    new = [
        journey
        for journey in found
        if journey.thing in now.model.view.hand - DEAL.hands[Seat.FOREHAND]
    ]
    assert len(new) == 2
    assert all(is_in(now.pile(), journey, at_end=False) for journey in new)
    aside = [journey for journey in found if isinstance(journey.thing, Loose)]
    assert len(aside) == 2
    assert all(is_in(now.plate(Seat.FOREHAND), journey, at_end=True) for journey in aside)


def test_a_neighbour_takes_backs_from_the_stock() -> None:
    before = after(DEAL, AUCTION, "F buy; F play")
    held = sorted(DEAL.hands[Seat.MIDDLEHAND])[:3]
    found, now = ways(before, after(before, f"M buy {' '.join(map(str, held))}"))
    taken = [j for j in found if is_in(now.pile(), j, at_end=False)]
    assert len(taken) == 3
    assert all(is_in(now.hidden_cards(Seat.MIDDLEHAND), j, at_end=True) for j in taken)
    aside = [j for j in found if is_in(now.plate(Seat.MIDDLEHAND), j, at_end=True)]
    assert len(aside) == 3
    # What is face down stays so: no card but the own ones is known.
    known = now.model.view.hand
    assert all(isinstance(j.thing, Loose) or j.thing in known for j in found)


def test_a_turned_card_comes_from_the_stock() -> None:
    before = after(DEAL, "F bid turne-6; M pass; R pass")
    found, now = ways(before, after(before, "F turn"))
    (turned,) = now.model.view.turned
    (journey,) = (journey for journey in found if journey.thing == turned)
    assert is_in(now.pile(), journey, at_end=False)


def test_a_lost_bet_is_laid_on_the_lid_and_slipped_in_and_pins_go_to_the_winners() -> None:
    record = stored("solo-lost")
    *_, before, settled = models(record, Seat.FOREHAND)
    now = moment(settled)
    found = journeys(moment(before), now)
    assert settled.view.settled is not None
    paid = settled.view.settled.settlement
    loser = next(seat for seat in SEATS if paid.pulla[seat] < 0)
    pulla = now.area("pulla")
    assert pulla is not None
    onto = [j for j in found if is_at(now.plate(loser), j.start) and is_at(pulla, j.end)]
    slipped = [j for j in found if is_at(pulla, j.start) and is_at(pulla, j.end)]
    assert len(onto) == len(slipped) == min(5, -paid.pulla[loser])
    for laid, slip in zip(onto, slipped, strict=True):
        assert laid.end == slip.start
        assert slip.begins > laid.begins
        assert slip.end.y() < slip.start.y()
    for winner in (seat for seat in SEATS if paid.pins[seat] > 0):
        assert any(
            is_at(now.plate(loser), j.start) and is_at(now.plate(winner), j.end) for j in found
        )


def is_at(area: QRectF, corner: QPointF) -> bool:
    return area.contains(corner)


def test_nothing_is_paid_while_the_last_trick_lies() -> None:
    shown = list(models(stored("solo-lost"), Seat.FOREHAND))
    lying, paid = shown[-2:]
    assert lying.lying_trick
    assert paid.view.settled is not None
    told = [spoken_pulla(model) for model in (shown[0], lying, paid)]
    assert told[0] == told[1] != told[2]


def spoken_pulla(model: TableModel) -> str:
    return next(thing.name for thing in moment(model).plan.spoken if thing.key == "pulla")
