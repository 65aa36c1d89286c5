"""Names of the bounds inside the core: one vocabulary for kernels, bodies and their reports.

`ThroughputBound.bound` says beside these which ports bind, after what fills them: "load ports".
"""

PORTS = "execution ports"
FETCH, DISPATCH, RETIRE = "fetch width", "dispatch width", "retire width"
CARRIED, CRITICAL_PATH = "loop-carried dependency", "critical path"
FMA_CHAIN = "FMA chain"
"""In each window the longest chain of FMA, one window after the other."""
PAIR_CHAIN = "multiply-add chain"
"""The same of multiply-add pairs, in code without FMA."""
ACCUMULATION = "accumulation chain"
"""The same of FMA and of the adds that join the parts of a split: it contains the chain of FMA alone."""

PRECEDENCE = (PORTS, DISPATCH, RETIRE, FETCH, CARRIED, CRITICAL_PATH, FMA_CHAIN, ACCUMULATION)
"""Order of bounds with equal cycles, of which the first is named: bounds of any window come before others."""
WINDOWED_BOUNDS = frozenset({FMA_CHAIN, ACCUMULATION})
THROUGHPUT_BOUNDS = frozenset({PORTS, FETCH, DISPATCH, RETIRE})
WIDTHS = frozenset({FETCH, DISPATCH, RETIRE})
"""Bounds of widths that all instructions share."""
