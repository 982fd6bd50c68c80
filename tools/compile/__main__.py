"""`python -m tools.compile [--behind]`: compile the rules, if the build that fits the sources is missing."""

from __future__ import annotations

import sys

from tools.compile.build import ROOT, Failed, compiled

if __name__ == "__main__":
    try:
        compiled(ROOT, is_behind="--behind" in sys.argv[1:])
    except (Failed, OSError) as error:
        print(f"compile: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
