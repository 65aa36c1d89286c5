"""The clock that a core sustains in scalar code, and while it computes in vectors of each width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from ..machine.record import Measured
from .benchmarks.microbenchmark_ir import microbenchmark_ir
from .figure import GHZ, highest
from .patterns import width_label
from .session import Host, ask, clock_symbols

CLOCK = "clock"
"""First word of the names of clocks while vectors of a width are computed."""
_ROUNDS = 25


def clock_figures(host: Host) -> dict[str, Measured]:
    """Return the sustained clocks: `frequency` of scalar code, `clock WIDTH` of vectors."""
    chains = host.target.instruction_set.benchmarks.clock_chains(host.target, host.features)
    request = {
        "task": "frequency",
        "ir": microbenchmark_ir(chains, host.target),
        "clocks": clock_symbols(chains),
        "rounds": _ROUNDS,
        "vigil": host.watch.vigil,
    }
    replies = [reply for reply in ask(request) if reply["event"] == "frequency"]
    named = {reply["width"]: highest(reply["samples"], GHZ) for reply in replies}
    scalar = {"frequency": named.pop("scalar")}
    return scalar | {f"{CLOCK} {width}": figure for width, figure in named.items()}


def clock_shares(clocks: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Return the clock beside vectors of each width over that of scalar code, in the median of rounds.

    Examples
    --------
    >>> clock_shares({"scalar": [3.6, 3.0, 3.6], "512": [3.3, 2.75, 3.6]})
    {'clock 512': 0.9166666666666666}
    >>> clock_shares({})
    {}
    """
    scalar = clocks.get(width_label(64))
    if scalar is None:
        return {}
    return {
        f"{CLOCK} {width}": median(one / other for one, other in zip(values, scalar, strict=True))
        for width, values in clocks.items()
        if values is not scalar
    }
