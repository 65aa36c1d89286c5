"""Results of a comparison: the record of one contender at one order, its ratios, and their summary.

Results are kept in a CSV file (`PeersFile`) that grows order by order and tells which orders are measured.
The rows of an order are a block: written at once and synchronised to disk, by the one process that holds the
file. A block torn by a crash is the last one; it is cut off, and its order measured again. Where an order was
measured again, the later block counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from statistics import geometric_mean
from types import TracebackType
from typing import Self

from ....analysis.measurement.comparison import EQUAL, PairedRatio, paired_ratio, undisturbed_pairs
from ....analysis.measurement.disturbance import Disturbance, disturbance_of, median_disturbance
from ....files.csv_log import CsvLog
from ....records import record
from ..predictions.model import VECTORS


@record
class PeerResult:
    """Result of one contender at one order.

    Attributes
    ----------
    contender, tool, version, flags : str
        Under whose name, and what made the kernel.
    split, schedule : str
        Of the kernel, as the command line writes them; "" where there is none.
    chosen_from : int
        Kernels of this contender that were tried before, in other rounds; 0 if none runs.
    source : str
        Origin of our candidates.
    n_elements : int
        Elements of a call.
    residence : str
        Innermost level that holds the working set.
    gflops : float or None
        At the fastest sample, by the nominal work of `6 Np^4`.
    frequency_ghz : float or None
        Measured beside the samples.
    peak_gflops : float or None
        FMA peak of the core at that clock.
    lanes_gflops : float or None
        Limit set by the lanes: the peak times the share of lanes in use if all
        ``n_elements Np^3`` results were computed as one run of vectors.
    error : float or None
        Against numpy.
    problem : str
        Why there is no time; "" if there is one.
    contenders : int
        Number of contenders measured in turn, this one included.
    samples : tuple of float
        Seconds per element, one a round; the rounds of all contenders of an order are the same.
    alone : tuple of bool
        True for each undisturbed sample; () where that is not known.
    """

    order: int
    dtype: str
    contender: str
    tool: str
    version: str
    flags: str
    split: str
    schedule: str
    chosen_from: int
    source: str
    n_elements: int
    residence: str
    gflops: float | None
    frequency_ghz: float | None
    peak_gflops: float | None
    lanes_gflops: float | None
    error: float | None
    problem: str
    contenders: int
    machine: str
    cpu: str
    date: str
    samples: tuple[float, ...]
    alone: tuple[bool, ...] = ()

    @property
    def disturbance(self) -> Disturbance | None:
        """Disturbance of the samples; None without any. Of a file that does not tell, none was disturbed."""
        if not self.samples:
            return None
        return disturbance_of(self.samples, self.alone or [True] * len(self.samples), 1.0)

    @property
    def share_of_peak(self) -> float | None:
        """GFLOPS over the FMA peak of the core."""
        return self.gflops / self.peak_gflops if self.gflops and self.peak_gflops else None

    @property
    def share_of_lanes(self) -> float | None:
        """GFLOPS over the limit set by the lanes."""
        return self.gflops / self.lanes_gflops if self.gflops and self.lanes_gflops else None


@record
class OrderResult:
    """All contenders of one order, measured in the same rounds."""

    order: int
    results: tuple[PeerResult, ...]

    @property
    def ours(self) -> PeerResult | None:
        """The kernel in explicit vectors, if there is one."""
        return self.of(VECTORS)

    @property
    def peers(self) -> tuple[PeerResult, ...]:
        """Everybody else."""
        return tuple(result for result in self.results if result.contender != VECTORS)

    def of(self, contender: str) -> PeerResult | None:
        """Return the result of a contender, None if it did not take part."""
        return next((result for result in self.results if result.contender == contender), None)

    @property
    def disturbed(self) -> bool:
        """True where other programs disturbed the order so much that its contenders cannot be compared."""
        found = median_disturbance([one.disturbance for one in self.results if one.disturbance is not None])
        return found is not None and found.disturbed

    def ratio(self, contender: str) -> PairedRatio | None:
        """Return our speed over that of a contender in undisturbed rounds, None if one has no times."""
        ours, theirs = self.ours, self.of(contender)
        if ours is None or theirs is None:
            return None
        kept = undisturbed_pairs(ours.alone, theirs.alone, len(ours.samples))
        if not theirs.samples:
            return None
        return paired_ratio([ours.samples[n] for n in kept], [theirs.samples[n] for n in kept])

    def resolution(self, contender: str) -> float:
        """Return the relative difference up to which our kernel and a contender are equal."""
        both = [one.disturbance for one in (self.ours, self.of(contender)) if one is not None]
        return max(EQUAL, *(one.uncertainty or 0.0 for one in both if one is not None), 0.0)


def by_order(results: list[PeerResult]) -> list[OrderResult]:
    """Return results order by order, lowest first."""
    orders = sorted({result.order for result in results})
    return [OrderResult(order, tuple(r for r in results if r.order == order)) for order in orders]


_SAMPLES, _SAMPLES_COLUMN, _ALONE = "samples", "samples_ns", "alone"
_DISTURBED = "*"
"""Marks a sample that other programs disturbed, behind its nanoseconds."""
_NAMES = tuple(field.name for field in fields(PeerResult) if field.name != _ALONE)
COLUMNS = tuple(_SAMPLES_COLUMN if name == _SAMPLES else name for name in _NAMES)
_INTEGERS = {"order", "chosen_from", "n_elements", "contenders"}
_NUMBERS = {"gflops", "frequency_ghz", "peak_gflops", "lanes_gflops", "error"}

BlockKey = tuple[int, str, int, str]


def block_key(result: PeerResult) -> BlockKey:
    """Return the key of a block of results: order, type, elements and processor."""
    return result.order, result.dtype, result.n_elements, result.cpu


class PeersFile:
    """A CSV file of results that this process alone appends to, or none: then they are kept in memory."""

    def __init__(self, path: Path | None) -> None:
        self._blocks: dict[BlockKey, tuple[PeerResult, ...]] = {}
        self._log = None if path is None else CsvLog.open(path, COLUMNS, "file of `chainline peers`")
        if self._log is not None:
            try:
                self._take_in(self._log)
            except BaseException:
                self._log.close()
                raise

    @property
    def results(self) -> tuple[PeerResult, ...]:
        """Every result that counts, block by block."""
        return tuple(result for block in self._blocks.values() for result in block)

    def block(self, key: BlockKey) -> tuple[PeerResult, ...]:
        """Return the results of a block, none if it is not there."""
        return self._blocks.get(key, ())

    def append(self, results: Sequence[PeerResult]) -> None:
        """Append the results of one order; they are on disk when this returns.

        Raises
        ------
        UsageError
            If they cannot be written; the file then holds what it held before.
        """
        if self._log is not None:
            self._log.append([_row(result) for result in results])
        self._blocks[block_key(results[0])] = tuple(results)

    def close(self) -> None:
        """Let other processes append."""
        if self._log is not None:
            self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _take_in(self, log: CsvLog) -> None:
        whole = 0
        for end, block in _blocks(log):
            self._blocks[block_key(block[0])] = block
            whole = end
        log.keep(whole)


def _blocks(log: CsvLog) -> Iterator[tuple[int, tuple[PeerResult, ...]]]:
    """Yield whole blocks, and the number of rows up to the end of each."""
    block: list[PeerResult] = []
    for number, result in enumerate(log.parsed(_parse), 1):
        if block and block_key(result) != block_key(block[0]):
            block = []  # the block before was torn
        block.append(result)
        if len(block) == result.contenders:
            yield number, tuple(block)
            block = []


def _parse(row: Mapping[str, str]) -> PeerResult:
    values: dict[str, object] = {}
    for name in _NAMES:
        if name == _SAMPLES:
            words = row[_SAMPLES_COLUMN].split()
            values[name] = tuple(float(word.removesuffix(_DISTURBED)) * 1e-9 for word in words)
            alone = tuple(not word.endswith(_DISTURBED) for word in words)
            values[_ALONE] = () if all(alone) else alone
        elif name in _INTEGERS:
            values[name] = int(row[name])
        elif name in _NUMBERS:
            values[name] = float(row[name]) if row[name] else None
        else:
            values[name] = row[name]
    return PeerResult(**values)  # type: ignore[arg-type]


def _row(result: PeerResult) -> dict[str, str]:
    cells = {name: _cell(getattr(result, name)) for name in _NAMES if name != _SAMPLES}
    alone = result.alone or (True,) * len(result.samples)
    words = [
        f"{sample * 1e9:.6g}{'' if undisturbed else _DISTURBED}"
        for sample, undisturbed in zip(result.samples, alone, strict=True)
    ]
    return cells | {_SAMPLES_COLUMN: " ".join(words)}


def _cell(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


LOW_ORDERS = range(1, 4)
"""Orders with a geometric mean of their own: their elements are a few vectors."""


@record
class MeanRatio:
    """Our speed over that of one contender, geometric mean of the paired ratios of the orders.

    Attributes
    ----------
    orders : tuple of int
        Orders where both have times.
    ratio : float
        Over all of them.
    low_orders_ratio : float or None
        Over orders 1 to 3; None if there is none of them.
    least : float
        Smallest ratio of an order.
    least_order : int
        Order of the smallest ratio.
    """

    contender: str
    orders: tuple[int, ...]
    ratio: float
    low_orders_ratio: float | None
    least: float
    least_order: int


@record
class Slower:
    """An order at which our kernel is certainly slower than a contender, by more than counts as equal."""

    order: int
    contender: str
    ratio: float


@record
class Comparison:
    """Comparison over all orders of one type and number of elements."""

    orders: tuple[OrderResult, ...]
    means: tuple[MeanRatio, ...]
    slower: tuple[Slower, ...]

    @property
    def disturbed(self) -> tuple[int, ...]:
        """Orders that other programs disturbed, of which nothing is compared."""
        return tuple(result.order for result in self.orders if result.disturbed)

    @property
    def contenders(self) -> tuple[str, ...]:
        """Names of the contenders that take part at any order, ours last."""
        return contender_names(self.orders)


def compare(orders: Sequence[OrderResult]) -> Comparison:
    """Return the comparison of our kernels with every contender."""
    peers = [name for name in contender_names(orders) if name != VECTORS]
    quiet = [result for result in orders if not result.disturbed]
    means = [mean for name in peers if (mean := _mean(name, quiet)) is not None]
    slower = [
        Slower(result.order, name, ratio.median)
        for result in quiet
        for name in peers
        if (ratio := result.ratio(name)) is not None and _is_slower(ratio, result.resolution(name))
    ]
    return Comparison(tuple(orders), tuple(means), tuple(slower))


def _is_slower(ratio: PairedRatio, resolution: float) -> bool:
    """Tell whether a ratio is less than counts as equal, and its interval leaves no doubt of its side."""
    return ratio.median < 1 - resolution and (ratio.high is None or ratio.high < 1)


def contender_names(orders: Sequence[OrderResult]) -> tuple[str, ...]:
    """Return the names of all contenders in order of first appearance, ours last."""
    names = dict.fromkeys(result.contender for order in orders for result in order.results)
    return (*(name for name in names if name != VECTORS), *([VECTORS] if VECTORS in names else []))


def _mean(contender: str, orders: Sequence[OrderResult]) -> MeanRatio | None:
    ratios = {r.order: ratio.median for r in orders if (ratio := r.ratio(contender)) is not None}
    if not ratios:
        return None
    low = [ratio for order, ratio in ratios.items() if order in LOW_ORDERS]
    least_order = min(ratios, key=lambda order: ratios[order])
    return MeanRatio(
        contender,
        tuple(ratios),
        geometric_mean(ratios.values()),
        geometric_mean(low) if low else None,
        ratios[least_order],
        least_order,
    )
