"""Pictures of every page and phase, for looking at one by one: a program in a folder of its own, in
which something has been played and learnt, is led from one screen to the next."""

from .camera import take_pictures
from .pictures import pictures

__all__ = ["pictures", "take_pictures"]
