"""The record of one contender at one order, with every sample, and its ratios."""

from __future__ import annotations

from dataclasses import dataclass

from ....analysis.measurement.comparison import EQUAL, undisturbed_pairs
from ....analysis.measurement.disturbance import Disturbance, disturbance_of, together
from ....analysis.measurement.paired import PairedRatio, paired_ratio
from .names import VECTORS


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
        found = together([one.disturbance for one in self.results if one.disturbance is not None])
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
