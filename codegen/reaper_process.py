"""Clean-up after a killed process: kills the processes it started and removes its scratch folders.

Run as a script, in a session of its own, with a pipe from the process that it guards. Lines say what to
look after, `+g 4711` for a process group and `+d /tmp/x` for a folder, and with `-` what has been looked
after; the end of the pipe is the end of that process, however it came.
"""

import os
import shutil
import signal
import sys
import time
from contextlib import suppress

_PATIENCE_S = 5.0


def main() -> None:
    """Look after one process."""
    groups: set[int] = set()
    folders: set[str] = set()
    for line in sys.stdin:
        mark, kind, what = line[:1], line[1:2], line[3:].rstrip("\n")
        if kind == "g":
            (groups.add if mark == "+" else groups.discard)(int(what))
        else:
            (folders.add if mark == "+" else folders.discard)(what)
    for group in groups:
        with suppress(OSError):
            os.killpg(group, signal.SIGKILL)
    end = time.monotonic() + _PATIENCE_S
    while folders and time.monotonic() < end:  # what was killed may end its last call by making a file there
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        folders = {folder for folder in folders if os.path.exists(folder)}  # noqa: PTH110 - starts at once
        time.sleep(0.05 if folders else 0)


if __name__ == "__main__":
    main()
