"""The program that `vira bench window` starts and measures: prints its figures, one a line."""

import os

from ..app import measure_window
from .window_bench import STARTED

if __name__ == "__main__":
    for name, figure in measure_window(float(os.environ[STARTED])).items():
        print(name, figure)
