"""The limit of processes and threads, of a user or a container: found out by starting some."""

from __future__ import annotations

import threading


def startable_threads(wanted: int) -> int:
    """Return the number of threads, `wanted` at most, that can start at once; a process counts as one.

    Examples
    --------
    >>> startable_threads(1)
    1
    """
    release, started = threading.Event(), list[threading.Thread]()
    try:
        while len(started) < wanted:
            thread = threading.Thread(target=release.wait, daemon=True)
            thread.start()
            started.append(thread)
    except RuntimeError:  # can't start new thread
        pass
    finally:
        release.set()
        for thread in started:
            thread.join()
    return len(started)
