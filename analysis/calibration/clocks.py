"""The clock that a core sustains in scalar code, and while it computes in vectors of each width."""

from __future__ import annotations

from ...codegen.clock_chains import clock_chains
from ...codegen.microbenchmark import microbenchmark_ir
from ..machine.record import Measured
from .figure import GHZ, highest
from .session import Host, ask, clock_symbols

_ROUNDS, _SAMPLE_S = 40, 1e-3


def clock_figures(host: Host) -> dict[str, Measured]:
    """Return the sustained clocks: `frequency` of scalar code, `clock WIDTH` of vectors."""
    chains = clock_chains(host.target, host.features)
    request = {
        "task": "frequency",
        "ir": microbenchmark_ir(chains, host.target),
        "clocks": clock_symbols(chains),
        "rounds": _ROUNDS,
        "sample_s": _SAMPLE_S,
    }
    replies = [reply for reply in ask(request) if reply["event"] == "frequency"]
    named = {reply["width"]: highest(reply["samples"], GHZ) for reply in replies}
    scalar = {"frequency": named.pop("scalar")}
    return scalar | {f"clock {width}": figure for width, figure in named.items()}
