"""Comparison of kernels in explicit vectors with libraries and compilers, measured in one run."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.measurement.host import host_cpu
from ..analysis.measurement.measure import Plan
from ..codegen.peers.dealii import find_dealii
from ..codegen.target import WIDTHS, Target
from ..codegen.variant import DType
from ..codegen.vector.operator import Layout
from ..errors import UsageError, argument
from ..files.atomic_write import require_not_read
from ..models.kernels.learned.stored.store import shipped_measured_model
from ..models.kernels.peers.benchmark import (
    OperatorBenchmark,
    OperatorPeer,
    PeerBenchmark,
    measure_operator,
    measure_order,
)
from ..models.kernels.peers.contender import Searched, candidates_from_file, present_peers, source_of_file
from ..models.kernels.peers.result import Comparison, PeerResult, PeersFile, by_order, compare
from ..models.kernels.predictions.model import OPERATOR_KINDS, OPERATOR_PEERS, PATIENCE_S
from ..models.kernels.predictions.model import PEERS as PEER_NAMES
from ..records import record, replace
from ..reports.peers import operator_peers_lines, peers_lines, peers_to_json
from .listener import listener
from .machines import MachineLike
from .machines import machine as machine_of
from .request.measurement import PEERS
from .request.shared import ROUNDS
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..reports.layout import Line


@record(eq=False, repr=False)
class PeerComparison(Shown):
    """Speeds of kernels in explicit vectors beside those of libraries and compilers.

    Attributes
    ----------
    comparison : Comparison
        Results of each order, and mean ratios.
    benchmark : PeerBenchmark
        Machine, type and number of elements.
    operators : tuple of OperatorPeer
        Times of operators, where a peer evaluates these.
    """

    comparison: Comparison
    benchmark: PeerBenchmark
    operators: tuple[OperatorPeer, ...] = ()

    @property
    def caption(self) -> str:
        """Machine, type of numbers, and location of the data."""
        return f"{self.benchmark.machine.title}, {self.benchmark.dtype}, {self._where}"

    @property
    def lines(self) -> list[Line]:
        """Tables of speeds, mean ratios and kernels."""
        return [*peers_lines(self.comparison), *operator_peers_lines(self.operators)]

    def to_json(self) -> dict[str, Any]:
        """Return the comparison by the keys of `chainline peers --json`."""
        return peers_to_json(self.comparison, self.benchmark.machine.key, self.operators)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each order and contender; for each operator where these alone were compared."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        document = self.to_json()
        if not document["orders"]:
            return pd.DataFrame(document.get("operators", []))
        orders = document["orders"]
        return pd.DataFrame([{"order": each["order"]} | row for each in orders for row in each["contenders"]])

    def draw(self, folder: Path) -> list[Path]:
        """Draw GFLOPS and shares by order into a folder; return the file in a list, none without orders."""
        if not self.comparison.orders:
            return []
        from ..reports.figures.result_plots import draw_peers  # noqa: PLC0415 - needs matplotlib

        benchmark = self.benchmark
        ending = benchmark.level if self._elements is None else self._elements.replace(" ", "-")
        return [draw_peers(self.comparison, self.caption, folder / f"peers-{benchmark.dtype}-{ending}.png")]

    @property
    def _elements(self) -> str | None:
        count = self.benchmark.n_elements
        return None if count is None else f"{count} element{'s' if count > 1 else ''}"

    @property
    def _where(self) -> str:
        return f"data in {self.benchmark.level}" if self._elements is None else f"{self._elements} a call"


@PEERS.checks
def peers(  # noqa: PLR0913 - named, as options of the command
    order: int | Iterable[int],
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    dtype: str = DType.FLOAT64,
    elements: int | None = None,
    residence: str | None = None,
    peers: str | Sequence[str] = PEER_NAMES,
    operators: str | Sequence[str] = OPERATOR_KINDS,
    layout: str = Layout.INTERLACED,
    vector_bits: int | None = None,
    compiler: str = "gcc",
    variants: str | os.PathLike[str] | None = None,
    rounds: int = ROUNDS.default,
    patience: float = PATIENCE_S,
    output: str | os.PathLike[str] | None = None,
) -> PeerComparison:
    """Return the speed of kernels in explicit vectors beside libraries and compilers, measured here.

    Parameters
    ----------
    order : int or iterable of int
        Polynomial orders P, 1 to 15.
    machine : str, path, Machine or Processor, optional
        A description of this processor; see `machine`.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    dtype : str
        float64 (default) or float32.
    elements : int, optional
        Elements of a call, 1 by default.
    residence : str, optional
        Level that as many elements fill, instead of a number of them: L1, L2, L3 or memory.
    peers : str or sequence of str
        Names of libraries and compilers; those that are not installed are left out. ``dealii`` is deal.II,
        whose headers are found on ``CPATH``: it is compared by operators between symmetric points.
    operators : str or sequence of str
        For deal.II: interpolation, collocated-gradient, values-and-gradient, laplace.
    layout : str
        Of the elements of operators: interlaced (default), a lane each, or element.
    vector_bits : int, optional
        Vectors of operators, of both sides; the widest by default.
    compiler : str
        Of operators, for both sides: gcc (default) or clang.
    variants : path, optional
        File of kernels in explicit vectors; the best of ``best(..., space="full")`` by default.
    rounds : int
        Samples of each contender, in interleaved rounds.
    patience : float
        Seconds to wait, for the contenders of each order, while the machine is disturbed.
    output : path, optional
        CSV file that the results of each order are appended to; what it holds is not measured again.

    Raises
    ------
    UsageError
        If an argument is wrong, the machine is not this one, or no peer is installed.
    RunError
        If no contender has a kernel that runs.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.peers(7, elements=2, residence="L1")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: residence: not allowed with elements; leave one out
    """
    if elements is not None and residence is not None:
        raise UsageError(f"{argument('residence')}: not allowed with {argument('elements')}; leave one out")
    if output is not None and variants is not None:
        require_not_read(os.fspath(output), [os.fspath(variants)])
    processor = machine_of(machine, calibrate=calibrate)
    processor.require_here()
    target, number = processor.target, DType(dtype)
    by_operator = [name for name in peers if name in OPERATOR_PEERS]
    if by_operator and (number is not DType.FLOAT64 or output is not None):
        wrong = "dtype" if number is not DType.FLOAT64 else "output"
        raise UsageError(f"{argument(wrong)}: not for operators of {by_operator[0]}; leave it out")
    others = tuple(name for name in peers if name not in OPERATOR_PEERS)
    compared: list[OperatorPeer] = []
    if by_operator:
        narrowed = _narrowed(target, vector_bits)
        find_dealii(compiler, narrowed)  # that it is missing is said at once
        settings = OperatorBenchmark(processor.record, narrowed, compiler, Layout(layout), rounds)
        compared = _operators(settings, operators, order)
    present, notices = present_peers(others, target) if others or not by_operator else ([], [])
    for line in notices:
        listener().note(line)
    count, level = None if residence else elements or 1, residence or "L1"
    learned = shipped_measured_model(processor.record)
    searched = Searched(processor.record, target, number, processor.clock_ghz, level, count, learned)
    file = None if variants is None else Path(variants)
    benchmark = PeerBenchmark(
        machine=processor.record,
        target=target,
        dtype=number,
        peers=tuple(present),
        candidates=searched if file is None else candidates_from_file(file, number, target),
        plan=Plan(rounds=rounds, budget_s=patience),
        source=searched.source if file is None else source_of_file(file),
        n_elements=count,
        level=level,
    )
    benchmark.elements_of(1)  # a level that the machine lacks is reported at once
    results: list[PeerResult] = []
    with PeersFile(None if output is None else Path(output)) as known:
        for one in _orders(order) if present else []:
            results += _order(benchmark, one, known)
    return PeerComparison(compare(by_order(results)), benchmark, tuple(compared))


def _orders(order: int | Iterable[int]) -> list[int]:
    return sorted(set(order) if isinstance(order, Iterable) else {order})


def _narrowed(target: Target, vector_bits: int | None) -> Target:
    if vector_bits is None or vector_bits == target.vector_bits:
        return target
    if vector_bits not in WIDTHS or vector_bits > target.vector_bits:
        known = ", ".join(str(width) for width in WIDTHS if width <= target.vector_bits)
        raise UsageError(f"{argument('vector_bits')} {vector_bits}: give one of {known}")
    return replace(target, vector_bits=vector_bits)


def _operators(
    settings: OperatorBenchmark, kinds: str | Sequence[str], order: int | Iterable[int]
) -> list[OperatorPeer]:
    found = []
    for kind in kinds:
        for one in _orders(order):
            listener().stage(f"{kind}, order {one}: choosing and measuring")
            found.append(measure_operator(settings, kind, one))
    listener().done()
    return found


def _order(benchmark: PeerBenchmark, order: int, file: PeersFile) -> tuple[PeerResult, ...]:
    """Return the results of an order, measured now unless the file has them from these kernels."""
    key = (order, str(benchmark.dtype), benchmark.elements_of(order), host_cpu())
    known = file.block(key)
    same = bool(known) and known[0].source == benchmark.source
    if same and set(benchmark.peers) <= {result.contender for result in known}:
        return known
    tell = listener()
    results = measure_order(
        benchmark, order, tell.note, lambda phase: tell.stage(f"order {order}: {phase}", quiet=True)
    )
    tell.done()
    file.append(results)
    return tuple(results)
