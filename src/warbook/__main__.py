"""Run Warbook as a module: `python -m warbook`."""

import sys

from warbook.cli.main import main

sys.exit(main())
