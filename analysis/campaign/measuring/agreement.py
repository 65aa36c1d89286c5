"""Do nodes of one processor agree? The reference kernel, which is timed beside every block, says."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Sequence

from ...measurement.dataset import DRIFT_LIMIT, MEASURED, Row


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
        medians = {node: statistics.median(values) for node, values in by_node.items()}
        usual = statistics.median(medians.values())
        for node, median in medians.items():
            if median / usual - 1 > DRIFT_LIMIT:
                found[node] = max(found.get(node, 0.0), median / usual - 1)
    return found
