"""Open the table at once, and compile the rules behind it: `make play`. Arguments are those of `warbook serve`."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress

from tools.compile.told import CLEAR

BUILD = ["-m", "tools.compile", "--behind"]
PATIENCE = 10  # seconds that a build has to end


def main(arguments: list[str]) -> int:
    """Serve until interrupted. The build never keeps the table waiting, and ends with it."""
    line = [sys.executable, "-m", "warbook", "serve", *arguments]
    server = subprocess.Popen(line, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the server; when it ends, we do
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    build: subprocess.Popen[bytes] | None = None
    try:
        assert server.stdout is not None
        for said in server.stdout:
            # the line that the build writes anew every second goes below
            print(CLEAR + said if sys.stdout.isatty() else said, end="", flush=True)
            if build is None:  # it says that the table is open
                build = subprocess.Popen([sys.executable, *BUILD], start_new_session=True)
        code = server.wait()
        return code if code >= 0 else 128 - code  # ended by a signal: what a shell says of that
    finally:
        if build is not None:
            end(build)


def end(build: subprocess.Popen[bytes]) -> None:
    """End the build, which ends its compilers."""
    with suppress(ProcessLookupError):
        build.terminate()
    try:
        build.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        build.kill()
        build.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
