"""`vira`, also as `python -m vira_desktop`."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
