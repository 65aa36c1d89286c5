"""One order measured: build everything, choose within each contender, then time all in turn.

Where a contender has several kernels, the fastest is found first, in rounds of its own. The
figures come from a second measurement that only the chosen ones take part in: the minimum over
many noisy equals is biased, and the more kernels somebody tries the more so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from ....analysis.machine.load import Machine
from ....analysis.machine.residence import residence, resident_elements
from ....analysis.measurement.host import host_cpu
from ....analysis.measurement.measure import Measurement, Plan, measure
from ....codegen.assembly import Binary, Provenance
from ....codegen.process import map_processes
from ....codegen.target import Target
from ....codegen.variant import DType, Variant
from ....errors import RunError
from ....records import record, replace
from ..predictions.model import LIBRARIES
from ..predictions.roofline import peak_gflops
from .contender import BuiltEntry, Candidates, Entry, build_entry, entries_of
from .result import PeerResult


@record
class PeerBenchmark:
    """Settings that all orders of a comparison share.

    Attributes
    ----------
    machine : Machine
    target : Target
    dtype : DType
    peers : tuple of str
        Installed peers.
    candidates : callable
        Returns the kernels in explicit vectors for an order.
    plan : Plan
        Timing plan.
    source : str
        Origin of these kernels, which tells them from others in a file of results.
    n_elements : int or None
        Elements of a call; None takes as many as reside in `level`.
    level : str
        Level of the memory hierarchy, for `n_elements` None.
    """

    machine: Machine
    target: Target
    dtype: DType
    peers: tuple[str, ...]
    candidates: Candidates
    plan: Plan
    source: str
    n_elements: int | None = 1
    level: str = "L1"

    def elements_of(self, order: int) -> int:
        """Return the elements of a call at an order."""
        if self.n_elements is not None:
            return self.n_elements
        variant = Variant(order, (order + 1,), dtype=self.dtype)
        return resident_elements(variant, self.machine.caches, self.level)


@record
class _Finalist:
    """The kernel that a contender takes part with."""

    entry: Entry
    binary: Binary
    chosen_from: int


def measure_order(
    benchmark: PeerBenchmark,
    order: int,
    notice: Callable[[str], None] = lambda line: None,
    progress: Callable[[str], None] = lambda phase: None,
) -> list[PeerResult]:
    """Return the result of every contender at an order, measured in the same rounds.

    Parameters
    ----------
    benchmark : PeerBenchmark
        Settings of the comparison.
    order : int
        Polynomial order.
    notice : callable, optional
        Called with one line for each kernel that cannot be built or fails.
    progress : callable, optional
        Called with the phase that begins: building, choosing, measuring.

    Raises
    ------
    RunError
        If no contender has a kernel that can be built.
    """
    progress("building")
    n_elements = benchmark.elements_of(order)
    entries = entries_of(order, benchmark.dtype, benchmark.peers, benchmark.candidates)
    built = list(map_processes(build_entry, [(entry, benchmark.target) for entry in entries], chunk=2))
    for item in built:
        if item.problem:
            notice(f"order {order}, {item.entry.contender}: {item.problem}")
    progress("choosing")
    finalists = _finalists(benchmark, built, order, notice)
    if not finalists:
        raise RunError(f"order {order}: no contender has a kernel that runs")
    progress("measuring")
    results = _measure(benchmark, [finalist.binary for finalist in finalists], order)
    for finalist, result in zip(finalists, results, strict=True):
        if result.problem:
            notice(f"order {order}, {finalist.entry.contender}: {result.problem}")
    absent = _absent(built, {finalist.entry.contender for finalist in finalists})
    found: list[tuple[_Finalist | BuiltEntry, Measurement]] = [*zip(finalists, results, strict=True)]
    found += [(item, Measurement(item.entry.variant, n_elements, problem=item.problem)) for item in absent]
    return [_result(benchmark, whose, result, len(found)) for whose, result in found]


def _absent(built: Sequence[BuiltEntry], running: set[str]) -> list[BuiltEntry]:
    """Return one kernel of each contender that has none which runs."""
    first: dict[str, BuiltEntry] = {}
    for item in built:
        first.setdefault(item.entry.contender, item)
    absent = [item for name, item in first.items() if name not in running]
    return [replace(item, problem=item.problem or "none of its kernels runs") for item in absent]


def _finalists(
    benchmark: PeerBenchmark, built: Sequence[BuiltEntry], order: int, notice: Callable[[str], None]
) -> list[_Finalist]:
    """Return one kernel for each contender, the fastest of its kernels."""
    usable = [(item.entry, item.binary) for item in built if item.binary is not None]
    sizes = Counter(entry.contender for entry, _ in usable)
    rivals = [pair for pair in usable if sizes[pair[0].contender] > 1]
    results = _measure(benchmark, [binary for _, binary in rivals], order) if rivals else []
    best: dict[str, tuple[float, _Finalist]] = {}
    for (entry, binary), result in zip(rivals, results, strict=True):
        if result.problem or result.seconds is None:
            notice(f"order {order}, {entry.contender}, {_described(entry)}: {result.problem}")
        elif entry.contender not in best or result.seconds < best[entry.contender][0]:
            best[entry.contender] = result.seconds, _Finalist(entry, binary, sizes[entry.contender])
    for entry, binary in usable:
        if sizes[entry.contender] == 1:
            best[entry.contender] = 0.0, _Finalist(entry, binary, 1)
    return [best[name][1] for name in sizes if name in best]


def _measure(benchmark: PeerBenchmark, binaries: Sequence[Binary], order: int) -> list[Measurement]:
    return measure(binaries, [benchmark.elements_of(order)] * len(binaries), benchmark.plan)


def _described(entry: Entry) -> str:
    schedule = entry.variant.schedule
    return f"split {entry.variant.split_text}" + (f", {schedule}" if schedule is not None else "")


def _result(
    benchmark: PeerBenchmark, whose: _Finalist | BuiltEntry, measured: Measurement, contenders: int
) -> PeerResult:
    variant = whose.entry.variant
    made = whose.binary.provenance if whose.binary else Provenance(whose.entry.tool, "", ())
    frequency = measured.frequency_ghz
    machine, bits = benchmark.machine, benchmark.machine.vector_bits
    peak = None if frequency is None else peak_gflops(machine, benchmark.dtype, bits, frequency)
    lanes = useful_lanes(variant, measured.n_elements, bits)
    return PeerResult(
        order=variant.order,
        dtype=str(variant.dtype),
        contender=whose.entry.contender,
        tool=whose.entry.tool,
        version=made.version,
        flags=" ".join(made.flags),
        split="" if whose.entry.tool in LIBRARIES else variant.split_text,
        schedule="" if variant.schedule is None else str(variant.schedule),
        chosen_from=whose.chosen_from if isinstance(whose, _Finalist) else 0,
        source=benchmark.source,
        n_elements=measured.n_elements,
        residence=residence(variant, measured.n_elements, machine.caches),
        gflops=measured.gflops,
        frequency_ghz=frequency,
        peak_gflops=peak,
        lanes_gflops=None if peak is None else peak * lanes,
        error=measured.error,
        problem=measured.problem or "",
        contenders=contenders,
        machine=machine.key,
        cpu=host_cpu(),
        date=datetime.now(UTC).isoformat(timespec="seconds"),
        samples=measured.samples,
        alone=measured.alone,
    )


def useful_lanes(variant: Variant, n_elements: int, bits: int) -> float:
    """Return the share of lanes in use if all results of a call were one run of vectors.

    No order of the results does better: each is a lane of as many multiplies and FMA as it has
    terms, in vectors that hold different results.

    Parameters
    ----------
    variant : Variant
    n_elements : int
        Elements of a call.
    bits : int
        Vector width.

    Examples
    --------
    >>> useful_lanes(Variant(2, (3,)), 1, 512)  # 27 results in 4 vectors of 8 lanes
    0.84375
    """
    lanes = bits // variant.dtype.bits
    results = n_elements * variant.np**3
    return results / (-(-results // lanes) * lanes)
