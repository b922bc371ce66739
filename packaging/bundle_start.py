"""What the bundle starts: `vira`."""

import sys

from vira_desktop.cli import main

sys.exit(main())
