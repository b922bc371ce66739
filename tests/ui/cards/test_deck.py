"""All fifty-two faces: there, different, unclipped, in the right colour, alike from both sides,
with the letters of each language (field test W7)."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainterPath, QTransform

from vira_desktop.rules.cards import ALL_CARDS, Card, Rank, Suit
from vira_desktop.ui.assets import AssetMissing, load_fonts
from vira_desktop.ui.cards import layout, pips
from vira_desktop.ui.cards.deck import BACKS, Deck, render_all_ms
from vira_desktop.ui.cards.face import paint_ground, pixels_of, place_pip
from vira_desktop.ui.cards.index import Indices
from vira_desktop.ui.cards.recent import Recent
from vira_desktop.ui.cards.style import DeckStyle, IndexLetters, index_text, suit_colour

SWEDISH = DeckStyle(IndexLetters.SWEDISH)
ENGLISH = DeckStyle(IndexLetters.ENGLISH)
LARGE = DeckStyle(IndexLetters.SWEDISH, large_indices=True)
FOUR_COLOURS = DeckStyle(IndexLetters.ENGLISH, four_colour=True)
STYLES = (SWEDISH, ENGLISH, LARGE, FOUR_COLOURS)

SMALLEST = 60
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
# Cards whose middle pips do not stand on their heads when the card is turned.
ONE_WAY_UP = (Rank.ACE, Rank.THREE, Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE)


@pytest.fixture(scope="module")
def deck(qapp: object) -> Deck:
    return Deck()


def card(suit: Suit, rank: Rank) -> Card:
    return next(card for card in ALL_CARDS if card.suit is suit and card.rank is rank)


def picture(deck: Deck, card: Card, width: int, style: DeckStyle = SWEDISH) -> QImage:
    return deck.face(card, width, ratio=1.0, style=style).toImage()


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures of one size, 0 to 255 a channel."""
    assert one.size() == other.size()
    first, second = (
        bytes(image.convertToFormat(QImage.Format.Format_RGB888).constBits())
        for image in (one, other)
    )
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def strongest(image: QImage, box: QRect) -> QColor:
    """The colour in *box* that is furthest from white."""
    colours = [
        image.pixelColor(x, y)
        for y in range(box.top(), box.bottom() + 1)
        for x in range(box.left(), box.right() + 1)
    ]
    return min(colours, key=lambda colour: colour.red() + colour.green() + colour.blue())


@pytest.mark.parametrize("style", STYLES)
def test_all_faces_differ_even_when_small(deck: Deck, style: DeckStyle) -> None:
    faces = [bytes(picture(deck, card, SMALLEST, style).constBits()) for card in ALL_CARDS]
    assert len(set(faces)) == 52
    assert bytes(paint_ground(pixels_of(SMALLEST, 1.0)).constBits()) not in faces


@pytest.mark.parametrize("style", [SWEDISH, LARGE], ids=["normal", "large"])
def test_no_two_courts_are_much_alike_even_when_small(deck: Deck, style: DeckStyle) -> None:
    # The heads alone: without index, frame and belt.
    head = QRect(int(SMALLEST * 0.34), int(SMALLEST * 0.13), int(SMALLEST * 0.4), SMALLEST // 3)
    courts = [court for court in ALL_CARDS if court.rank in COURTS]
    heads = [picture(deck, court, SMALLEST, style).copy(head) for court in courts]
    assert min(difference(one, other) for one, other in combinations(heads, 2)) > 20


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("width", [60, 71, 90, 113, 600])
def test_pips_stand_alike_on_both_sides_to_the_pixel(width: int, large: bool) -> None:
    size = pixels_of(width, 1.0)
    height = size.pip_height(layout.pip_size(large_indices=large))
    for rank in Rank:
        pips = layout.pips(rank, large_indices=large)
        places = {(p.x(), p.y()) for p in (place_pip(pip, height, size) for pip in pips)}
        assert places == {(size.width - height - x, y) for x, y in places}
        if rank not in ONE_WAY_UP:
            assert places == {
                (size.width - height - x, size.height - height - y) for x, y in places
            }


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [SMALLEST, 97])
def test_nothing_is_inked_outside_the_margin(deck: Deck, style: DeckStyle, width: int) -> None:
    ground = paint_ground(pixels_of(width, 1.0))
    margin = int(layout.MARGIN * width / layout.CARD_WIDTH)
    w, h = ground.width(), ground.height()
    strips = [
        QRect(0, 0, w, margin),
        QRect(0, h - margin, w, margin),
        QRect(0, 0, margin, h),
        QRect(w - margin, 0, margin, h),
    ]
    for face in (picture(deck, card, width, style) for card in ALL_CARDS):
        assert all(face.copy(strip) == ground.copy(strip) for strip in strips)


@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
@pytest.mark.parametrize("letters", IndexLetters)
def test_no_index_is_clipped_and_all_are_equally_high(
    letters: IndexLetters, large: bool, qapp: object
) -> None:
    corner = layout.corner(large_indices=large)
    indices = Indices(load_fonts())
    for rank in Rank:
        box = indices.outline(index_text(rank, letters), corner).boundingRect()
        assert box.left() >= corner.centre_x - corner.max_width / 2 - 0.1
        assert box.right() <= corner.centre_x + corner.max_width / 2 + 0.1
        assert box.top() >= corner.top - 0.03 * corner.cap_height
        assert box.height() >= 0.94 * corner.cap_height
        assert box.bottom() < corner.pip_centre_y - corner.pip_size / 2 - 0.03 * corner.cap_height


def test_index_letters_follow_the_choice() -> None:
    ranks = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)
    swedish, english = (
        [index_text(rank, letters) for rank in ranks]
        for letters in (IndexLetters.SWEDISH, IndexLetters.ENGLISH)
    )
    assert swedish == ["E", "K", "D", "Kn", "10"]
    assert english == ["A", "K", "Q", "J", "10"]


def test_letters_change_four_cards_of_a_suit_but_not_the_king(deck: Deck) -> None:
    changed = [
        card.rank
        for card in ALL_CARDS[:13]
        if picture(deck, card, 90, SWEDISH) != picture(deck, card, 90, ENGLISH)
    ]
    assert changed == [Rank.JACK, Rank.QUEEN, Rank.ACE]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("rank", [Rank.TWO, Rank.ACE, Rank.KING, Rank.TEN])
@pytest.mark.parametrize("suit", Suit)
def test_pips_have_the_colour_of_their_suit(
    deck: Deck, suit: Suit, rank: Rank, style: DeckStyle
) -> None:
    face = picture(deck, card(suit, rank), 160, style)
    corner = layout.corner(large_indices=style.large_indices)
    scale = 160 / layout.CARD_WIDTH
    pip = QRect(
        int((corner.centre_x - 20) * scale), int((corner.pip_centre_y - 20) * scale), 10, 10
    )
    assert strongest(face, pip) == suit_colour(suit, four_colour=style.four_colour)


def test_red_and_black_or_four_colours() -> None:
    two = [suit_colour(suit, four_colour=False) for suit in Suit]
    assert two[Suit.HEARTS] == two[Suit.DIAMONDS] != two[Suit.SPADES] == two[Suit.CLUBS]
    four = [suit_colour(suit, four_colour=True).name() for suit in Suit]
    assert len(set(four)) == 4


@pytest.mark.parametrize("style", STYLES)
def test_a_turned_card_reads_the_same(deck: Deck, style: DeckStyle) -> None:
    half_turn = QTransform.fromScale(-1, -1)
    for face in (card for card in ALL_CARDS if card.rank not in ONE_WAY_UP):
        image = picture(deck, face, 126, style)
        assert difference(image, image.transformed(half_turn)) < 1.0, face


def test_two_backs_that_read_the_same_turned(deck: Deck) -> None:
    backs = [deck.back(which, 126, ratio=1.0).toImage() for which in range(len(BACKS))]
    assert difference(*backs) > 20
    for image in backs:
        assert difference(image, image.transformed(QTransform.fromScale(-1, -1))) < 1.0
    assert deck.back(2, 126, ratio=1.0).toImage() == backs[0]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pictures_have_the_pixels_of_the_screen(deck: Deck, ratio: float) -> None:
    face = deck.face(ALL_CARDS[0], 80, ratio=ratio, style=SWEDISH)
    assert face.width() == round(80 * ratio)
    assert face.height() == round(80 * ratio * layout.CARD_ASPECT)
    assert face.devicePixelRatio() == ratio
    sign = deck.suit_pixmap(Suit.CLUBS, 16, ratio=ratio, colour=QColor("#123456"))
    assert (sign.width(), sign.devicePixelRatio()) == (round(16 * ratio), ratio)


def test_a_suit_sign_is_drawn_in_the_colour_asked_for(deck: Deck) -> None:
    sign = deck.suit_pixmap(Suit.SPADES, 32, ratio=1.0, colour=QColor("#2255aa")).toImage()
    assert sign.pixelColor(16, 16) == QColor("#2255aa")
    assert sign.pixelColor(0, 0).alpha() == 0


def test_a_face_is_drawn_once(deck: Deck) -> None:
    first = deck.face(ALL_CARDS[7], 91, ratio=1.0, style=SWEDISH)
    assert deck.face(ALL_CARDS[7], 91, ratio=1.0, style=DeckStyle(IndexLetters.SWEDISH)) is first


def test_only_what_was_asked_for_lately_is_kept() -> None:
    kept: Recent[int, list[int]] = Recent(2)
    one = kept.get(1, lambda: [1])
    kept.get(2, lambda: [2])
    assert kept.get(1, list) is one
    kept.get(3, lambda: [3])
    assert len(kept) == 2
    assert kept.get(1, list) is one
    assert kept.get(2, lambda: [22]) == [22]


def test_all_faces_at_a_new_size_are_quick(qapp: object) -> None:
    # The limit of the benchmark is 100 ms; the gate's machine may be busy, so best of three.
    assert min(render_all_ms(110, ratio=1.0, style=SWEDISH) for _ in range(3)) < 100


@pytest.mark.parametrize(
    "text", ["", "5", "M1 1 L2", "M1 1 C2 2 3 3", "L", "M1 1 Z 5 5", "m1 1", "M1,1"]
)
def test_a_pip_that_is_no_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        pips._parse_path(text)


def test_a_pip_drawing_that_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pips._FILES, Suit.HEARTS, "../../README.md")
    with pytest.raises(AssetMissing):
        pips.load_pip(Suit.HEARTS)


@pytest.mark.parametrize("suit", Suit)
def test_a_pip_fills_its_box(suit: Suit) -> None:
    path: QPainterPath = pips.load_pip(suit)
    box = path.boundingRect()
    assert -0.5 <= box.left() < box.right() <= 0.5
    assert -0.5 <= box.top() < -0.45
    assert 0.45 < box.bottom() <= 0.5
    assert abs(box.left() + box.right()) < 0.001
