"""Open the table at once, and compile the rules behind it: `make play`. Arguments are those of `warbook serve`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from warbook._variant import BUILDING

BUILD = ["-m", "tools.compile", "--behind"]
PATIENCE = 10  # seconds that a build has to end


def main(arguments: list[str]) -> int:
    """Serve until interrupted. The build never keeps the table waiting, and ends with it."""
    environment = os.environ | {BUILDING: "1"}
    server = subprocess.Popen([sys.executable, "-m", "warbook", "serve", *arguments], env=environment)
    # in a session of its own: Ctrl-C in the terminal is for the server, and the end of the server ends the build
    build = subprocess.Popen([sys.executable, *BUILD], env=environment, start_new_session=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        code = server.wait()
        return code if code >= 0 else 128 - code  # ended by a signal: what a shell says of that
    finally:
        build.terminate()
        try:
            build.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            build.kill()
            build.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
