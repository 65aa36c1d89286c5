"""One order measured: build everything, choose within each contender, then time all in turn.

Operators are compared with deal.II's evaluation one by one: results of both are checked against `einsum`, and
the least time of each counts, of rounds in which both take turns. Ours is the fastest, in rounds before, of
those that are simulated as a whole.

Where a contender has several kernels, the fastest is found first, in rounds of its own. The
figures come from a second measurement that only the chosen ones take part in: the minimum over
many noisy equals is biased, and the more kernels somebody tries the more so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import numpy as np

from ....analysis.machine.load import Machine
from ....analysis.machine.residence import residence, resident_elements
from ....analysis.measurement.host import host_cpu
from ....analysis.measurement.interleaved_timing import SecondsOf, least_seconds
from ....analysis.measurement.measure import Measurement, Plan, measure
from ....analysis.measurement.timer import Timer
from ....codegen.assembly import Binary, Provenance
from ....codegen.peers.dealii import (
    NAME,
    DealiiFunction,
    DealiiOperator,
    OperatorCase,
    find_dealii,
    replace_layout,
)
from ....codegen.process import map_processes
from ....codegen.target import Target
from ....codegen.variant import DType, Variant
from ....codegen.vector.function import OperatorFunction, array_shape, compile_operator
from ....codegen.vector.matrix_storage import Array
from ....codegen.vector.operator import Layout
from ....codegen.vector.plan import Step, Tile
from ....errors import RunError
from ....records import record, replace
from ..predictions.model import LIBRARIES, VECTORS
from ..predictions.roofline import peak_gflops
from ..search.operator_choice import simulated_operators
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


_BLOCK = 8
"""Elements of a call: as many as the widest vectors have lanes."""
_LEAST_S = 1e-4


@record
class OperatorBenchmark:
    """Settings that all orders of a comparison of operators share.

    Attributes
    ----------
    machine : Machine
    target : Target
        Its vectors are those of both sides.
    compiler : str
        Of both sides: gcc or clang.
    layout : Layout
        Interlaced, as many elements as a vector has lanes, or element by element.
    rounds : int
    """

    machine: Machine
    target: Target
    compiler: str
    layout: Layout
    rounds: int


@record
class OperatorPeer:
    """Times of an operator by us and by a peer, both of an element in a call of eight.

    Attributes
    ----------
    operator : str
        Of `OPERATOR_KINDS`.
    order : int
        Polynomial order: `order + 1` points along each axis, taken and made.
    peer, version : str
    layout, compiler : str
    vector_bits : int
    seconds, peer_seconds : float
        The least of the rounds.
    error : float
        Largest difference of either side from `einsum`, over the largest result.
    kernel : str
        Steps and tiles of ours.
    """

    operator: str
    order: int
    peer: str
    version: str
    layout: str
    compiler: str
    vector_bits: int
    seconds: float
    peer_seconds: float
    error: float
    kernel: str

    @property
    def ratio(self) -> float:
        """Our speed over theirs."""
        return self.peer_seconds / self.seconds


def measure_operator(benchmark: OperatorBenchmark, kind: str, order: int) -> OperatorPeer:
    """Return the times of an operator by deal.II and by us.

    Parameters
    ----------
    benchmark : OperatorBenchmark
    kind : str
        Of `OPERATOR_KINDS`.
    order : int
        Polynomial order.

    Raises
    ------
    UsageError
        If there are no headers of deal.II, or no compiler.
    RunError
        If something does not compile, or a result is wrong.
    """
    n, target = order + 1, benchmark.target
    case = OperatorCase.of(kind, n, _BLOCK)
    interlaced = benchmark.layout is Layout.INTERLACED
    installed = find_dealii(benchmark.compiler, target)
    theirs = installed.load(DealiiOperator(kind, n, n, interlaced), target)
    arrays = theirs.arrays(case.b, case.d, case.values, case.metric)
    error = case.error(theirs.call(arrays), NAME)
    lanes = target.vector_bits // 64 if interlaced else 1
    operator = case.operator(layout=benchmark.layout, interlaced=lanes)
    timer = Timer()
    rivals = []
    for kernel in simulated_operators(operator, benchmark.machine, target, benchmark.compiler):
        function = compile_operator(kernel, benchmark.compiler, target)
        rivals.append((function, _arrays_of(function, case, lanes)))
    timed = least_seconds([_timed(timer, *rival) for rival in rivals], benchmark.rounds, _LEAST_S)
    ours, own = rivals[timed.index(min(timed))]
    error = max(error, case.error(_called(ours, own, lanes), VECTORS))
    calls = [_timed(timer, ours, own), _timed(timer, theirs, arrays)]
    seconds, peer_seconds = least_seconds(calls, benchmark.rounds, _LEAST_S)
    return OperatorPeer(
        operator=kind,
        order=order,
        peer=NAME,
        version=installed.version,
        layout=str(benchmark.layout),
        compiler=benchmark.compiler,
        vector_bits=target.vector_bits,
        seconds=seconds / _BLOCK,
        peer_seconds=peer_seconds / _BLOCK,
        error=error,
        kernel=", ".join(map(_step_text, ours.kernel.plan.steps, ours.kernel.tiles)),
    )


def _timed(timer: Timer, function: OperatorFunction | DealiiFunction, arrays: list[Array]) -> SecondsOf:
    return lambda calls: timer.calls(function.address, arrays, _BLOCK, calls)


def _step_text(step: Step, tile: Tile) -> str:
    return f"{step.result}={'xyz'[step.axis]} {step.source} {tile}"


def _arrays_of(function: OperatorFunction, case: OperatorCase, lanes: int) -> list[Array]:
    """Return the arrays of a call of ours."""
    operator = function.kernel.plan.operator
    values, *data = (
        replace_layout(array, lanes) if lanes > 1 else array
        for array in (case.values, case.metric)
        if array is not None
    )
    shapes = [array_shape(operator, operator.result_points(r), _BLOCK) for r in range(operator.n_results)]
    stored = function.stored(case.matrices(operator))
    return function.placed(stored, [values[:, None], *data], [np.zeros(shape) for shape in shapes])


def _called(function: OperatorFunction, arrays: list[Array], lanes: int) -> list[Array]:
    """Return the results of a call of ours, element by element."""
    first = len(function.kernel.arrays)
    behind = first + len(function.kernel.plan.operator.input_entries)
    function(arrays[:first], arrays[first:behind], arrays[behind:])
    made = [array[:, 0] for array in arrays[behind:]]
    if lanes == 1:
        return made
    return [np.moveaxis(array, -1, 1).reshape(_BLOCK, *array.shape[1:4]) for array in made]
