"""One block of ours at a time is measured on a node; the reference beside it sees what others do."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from ....codegen.cache import cache_directory
from ....files.locked import open_locked
from ..runner import Place

_WITHIN_S = 3600.0


@contextmanager
def alone(place: Place) -> Iterator[None]:
    """Wait until no other block of ours is measured on this node, and keep it so.

    Raises
    ------
    UsageError
        If that takes an hour.
    """
    folder = cache_directory()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = open_locked(folder / f"measuring-{place.node.name}.lock", patience_s=_WITHIN_S)
    try:
        yield
    finally:
        os.close(descriptor)
