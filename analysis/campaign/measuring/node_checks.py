"""Checks of a node: one block at a time, and agreement with other nodes of its processor."""

from __future__ import annotations

import os
import statistics
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from ....codegen.cache import cache_directory
from ....files.durable_log import open_locked
from ...measurement.dataset import DRIFT_LIMIT, MEASURED, Row
from ..runner import Place


def slower_nodes(rows: Sequence[Row]) -> dict[str, float]:
    """Return the nodes on which the reference kernel is slower than on the median node, and by what share.

    Nodes are held against those of the same processor, in the level of the hierarchy where they differ most.
    """
    seconds: dict[tuple[str, str, int], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        if row.reference_seconds is not None and row.origin == MEASURED:
            seconds[row.cpu, row.residence, row.threads][row.host].append(row.reference_seconds)
    found: dict[str, float] = {}
    for by_node in seconds.values():
        for node, share in slower(by_node).items():
            found[node] = max(found.get(node, 0.0), share)
    return found


def slower(by_node: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Return the nodes that are slower than the median node by more than references drift, and by what share.

    Examples
    --------
    >>> slower({"n1": [1.0], "n2": [1.0], "n3": [2.0]})
    {'n3': 1.0}
    """
    medians = {node: statistics.median(values) for node, values in by_node.items() if values}
    if not medians:
        return {}
    usual = statistics.median(medians.values())
    return {node: found / usual - 1 for node, found in medians.items() if found / usual - 1 > DRIFT_LIMIT}


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
