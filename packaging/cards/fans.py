"""The open fans of the queens, one for each suit."""

from .field import HAND_X, HAND_Y
from .folk import petal, rosette
from .palette import CREAM, NAVY, OCHRE, RED, STRAW, WHITE, Dress
from .shapes import around, disc, joined, line, lozenge, moved, polygon

_BLADES = 9
_REACH = 120.0
_LEAN = -14.0
_STEP = 112.0 / _BLADES
_MIDDLES = [_LEAN + (n - (_BLADES - 1) / 2) * _STEP for n in range(_BLADES)]


def fan(suit: str, dress: Dress) -> str:
    blades = {
        "spades": _scalloped,
        "hearts": _pleated,
        "diamonds": _feathers,
        "clubs": _leaves,
    }[suit](dress)
    return moved(blades, HAND_X - 8, HAND_Y + 16)


def _scalloped(dress: Dress) -> str:
    """Dark lace with pearls along the rim."""
    parts = []
    for n, mid in enumerate(_MIDDLES):
        fill = dress.main if n % 2 else dress.dark
        rim = [around(mid - _STEP / 2 - 0.3, _REACH - 8), around(mid + _STEP / 2, _REACH - 8)]
        parts.append(polygon([(0.0, 0.0), *rim], fill))
        parts.append(disc(*around(mid, _REACH - 8), 12, fill))
        parts.append(disc(*around(mid, _REACH - 6), 4.8, WHITE))
        parts.append(moved(petal(38, 9, dress.light), *around(mid, 60), turn=mid))
    return "".join(parts) + _sticks()


def _pleated(dress: Dress) -> str:
    """Pointed pleats, light and dark by turns."""
    parts = []
    for n, mid in enumerate(_MIDDLES):
        ray = [
            around(mid - _STEP / 2 - 0.3, _REACH - 10),
            around(mid, _REACH + 8),
            around(mid + _STEP / 2, _REACH - 10),
        ]
        parts.append(polygon([(0.0, 0.0), *ray], dress.light if n % 2 else dress.main))
        fill = dress.main if n % 2 else CREAM
        parts.append(moved(lozenge(11, 24, fill), *around(mid, _REACH - 20), turn=mid))
    return "".join(parts) + _sticks()


def _feathers(dress: Dress) -> str:
    """Seven plumes with eyes in a golden grip."""
    parts = []
    for n in (0, 6, 1, 5, 2, 4, 3):
        angle = _LEAN + (n - 3) * 17
        plume = petal(_REACH + 6, 38, dress.accent if n % 2 else NAVY)
        eye = moved(petal(44, 20, STRAW), *around(angle, _REACH - 48), turn=angle)
        parts.append(moved(plume, 0, 0, turn=angle) + eye)
        parts.append(disc(*around(angle, _REACH - 16), 5.5, RED))
    grip = [around(_LEAN + at, 46) for at in (-50, -25, 0, 25, 50)]
    parts.append(polygon([(0.0, 0.0), *grip], STRAW))
    return "".join(parts)


def _leaves(dress: Dress) -> str:
    """Birch leaves with daisies between them, as if picked at midsummer."""
    parts = []
    for n, mid in enumerate(_MIDDLES):
        fill = dress.light if n % 2 else dress.main
        parts.append(moved(petal(_REACH + 2, 33, fill), 0, 0, turn=mid))
        parts.append(line(joined((around(mid, 50), around(mid, _REACH - 18))), dress.dark, 2.6))
    daisies = (
        moved(rosette(15, WHITE, OCHRE, count=7), *around(mid, 84)) for mid in _MIDDLES[1::3]
    )
    return "".join(parts) + "".join(daisies) + _sticks()


def _sticks() -> str:
    ends = [around(_LEAN + (n - _BLADES / 2) * _STEP, 54) for n in range(_BLADES + 1)]
    rays = line(" ".join(joined(((0.0, 0.0), end)) for end in ends), OCHRE, 3.5)
    return rays + line(joined(ends), OCHRE, 5)
