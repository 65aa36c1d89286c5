"""A fully associative cache of lines, least recently used out first; exact and slow."""

from collections import OrderedDict
from collections.abc import Iterable


class LruCache:
    """Counts bytes fetched and bytes of dirty lines that left, or would leave in the end."""

    def __init__(self, capacity_bytes: int, line_bytes: int = 64) -> None:
        self.lines = capacity_bytes // line_bytes
        self.line_bytes = line_bytes
        self.dirty: OrderedDict[int, bool] = OrderedDict()
        self.fetched = self.written_back = 0

    def access(self, trace: Iterable[tuple[int, bool]]) -> None:
        """Run a trace of (byte address, is a store)."""
        dirty, line_bytes = self.dirty, self.line_bytes
        for address, store in trace:
            line = address // line_bytes
            if line in dirty:
                dirty.move_to_end(line)
                if store:
                    dirty[line] = True
                continue
            self.fetched += line_bytes
            dirty[line] = store
            if len(dirty) > self.lines:
                _, was_dirty = dirty.popitem(last=False)
                self.written_back += line_bytes * was_dirty


def steady(trace, capacity_bytes: int) -> tuple[int, int]:
    """Return bytes fetched and written back by one more run of a trace after two."""
    cache = LruCache(capacity_bytes)
    for _ in range(2):
        cache.access(trace)
    before = cache.fetched, cache.written_back
    cache.access(trace)
    return cache.fetched - before[0], cache.written_back - before[1]
