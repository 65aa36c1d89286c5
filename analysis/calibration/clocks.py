"""Sustained clock of scalar and vector code, and detection of an emulated processor by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import median

from ...errors import UsageError, argument
from ...isa.microbenchmark import Microbenchmark
from ...records import replace
from ..machine.record import Measured
from .compiled_benchmarks import microbenchmark_ir
from .instruction_costs import width_label
from .measured_value import GHZ, highest, per_operation
from .session import Host, Samples, Sampling, ask, clock_symbols, sample_loops

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


Look = tuple[Mapping[str, Measured], Mapping[str, float]]
"""Cycles of the loops that tell, and the clock beside vectors of each width over that of scalar code."""
TELLTALE = ("nop scalar throughput", "multiply 128 latency")
"""Names of the figures that tell."""
_MOST_NOPS = 20.0  # a cycle; the widest cores take ten
_SLOWEST_MULTIPLY = 16.0  # cycles; the slowest core with a pipelined multiplier takes half of that
_LOWEST_SHARE = 1 / 8
"""Of the scalar clock: adds wait five cycles for the slowest multipliers, ten and more in emulators."""
_LOOKS = 3


def looks(
    benchmarks: Sequence[Microbenchmark], host: Host, sampling: Sampling, first: Samples | None = None
) -> Iterator[Look]:
    """Yield what tells, from samples that there are already, if any, and from new ones when asked for more.

    Parameters
    ----------
    benchmarks : sequence of Microbenchmark
        Those of `TELLTALE` among others.
    host : Host
        The processor.
    sampling : Sampling
        Repetitions of a look.
    first : Samples, optional
        Of these benchmarks.
    """
    telltale = [benchmark for benchmark in benchmarks if benchmark.name in TELLTALE]
    for number in range(_LOOKS):
        samples, first = first, None
        if samples is None:
            samples = sample_loops(telltale, host, replace(sampling, seed=number))
        yield per_operation(samples.cycles, telltale), clock_shares(samples.clocks)


def require_real(seen: Iterable[Look]) -> None:
    """Check that small loops ran as they do on silicon.

    An emulator translates code: it leaves out what does nothing, and computes floating-point numbers
    in many instructions of its host, so that they hide behind no integer adds. Each may go unseen where
    other programs take the processor away: any of them tells. These may also look like an emulator for a
    moment: every look has to tell.

    Parameters
    ----------
    seen : iterable of Look
        What was seen, one look after the other; none is taken after one that tells nothing.

    Raises
    ------
    UsageError
        If they did not: with what was seen last.

    Examples
    --------
    >>> require_real([({"nop scalar throughput": Measured(0.2, "cycles", 0.0, 9)}, {"clock 512": 0.9})])
    """
    told = ""
    for look in seen:
        if not (told := _told(*look)):
            return
    if told:
        raise UsageError(
            f"calibrate: this processor is emulated ({told}), its times say nothing; name a processor or a "
            f"file by {argument('machine')}, and check kernels without timing by `chainline best --check`"
        )


def _told(figures: Mapping[str, Measured], shares: Mapping[str, float]) -> str:
    """Return the signs of an emulator; empty without any."""
    nop, multiply = map(figures.get, TELLTALE)
    slowest = min((share for name, share in shares.items() if name.startswith(CLOCK)), default=1.0)
    if nop is not None and nop.value * _MOST_NOPS < 1:
        return f"more than {_MOST_NOPS:.0f} nops a cycle"
    if multiply is not None and multiply.value > _SLOWEST_MULTIPLY:
        return f"a multiply of {multiply.value:.0f} cycles"
    return f"adds beside vectors take {1 / slowest:.0f} cycles" if slowest < _LOWEST_SHARE else ""
