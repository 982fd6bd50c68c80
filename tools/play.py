"""Open the table at once, and compile the rules behind it: `make play`. Arguments are those of `warbook serve`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

from warbook._variant import BUILDING

PATIENCE = 10  # seconds that a build has to end


def main(arguments: list[str]) -> int:
    """Serve until interrupted. The build never keeps the table waiting, and ends with it."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    building = os.environ | {BUILDING: "1"}
    server = subprocess.Popen([sys.executable, "-m", "warbook", "serve", *arguments], env=building)
    # In a session of its own: what Ctrl-C in the terminal ends is the server, and the end of the server ends the build.
    build = subprocess.Popen([sys.executable, "-m", "tools.compile", "--behind"], env=building, start_new_session=True)
    try:
        return waited(server)
    finally:
        build.terminate()
        try:
            build.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            build.kill()
            build.wait()


def waited(server: subprocess.Popen[bytes]) -> int:
    """The server's exit code. An interruption is the server's: it ends its tables, and we wait for that."""
    while True:
        with suppress(KeyboardInterrupt):
            return server.wait()
        with suppress(ProcessLookupError):
            server.send_signal(signal.SIGINT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
