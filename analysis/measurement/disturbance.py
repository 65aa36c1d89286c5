"""Disturbance of a measurement by other programs, and the uncertainty of the least of its samples.

A sample is undisturbed where each of its parts was taken between two looks at a core that nobody else had a
share of, in a stretch of time in which the measuring process had a processor throughout.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median

import numpy as np

from ...records import record

LEAST_SHARE = 0.9
"""Share of a stretch of time in which the process has a processor, below which its samples are disturbed."""
STRETCH_S = 0.05
"""Seconds of a stretch: several time slices of an operating system."""
FEWEST = 6
"""Undisturbed samples that are enough, or all where fewer are taken: so many pairs have a 95 % interval."""
UNCERTAIN = 0.05
"""Relative uncertainty of a time above which it decides nothing."""
_TAIL = 0.05


@record
class Disturbance:
    """Disturbance of one measurement, or of several that were taken in turn.

    Attributes
    ----------
    samples : int
        Of each kernel.
    undisturbed : int
        Of these, the ones that were taken while no other program had a share of the core.
    processor_share : float
        Share of the time in which the measuring process had a processor.
    uncertainty : float or None
        Relative, of the least time; see `uncertainty_of`. None where nothing was timed.
    """

    samples: int
    undisturbed: int
    processor_share: float
    uncertainty: float | None

    @property
    def undisturbed_share(self) -> float:
        """Share of the samples that were undisturbed; 1 where there are none."""
        return self.undisturbed / self.samples if self.samples else 1.0

    @property
    def enough(self) -> bool:
        """True where the undisturbed samples are enough to leave out the others."""
        return self.undisturbed >= min(self.samples, FEWEST)

    @property
    def disturbed(self) -> bool:
        """True where the time decides nothing: too few undisturbed samples, or too uncertain."""
        return is_disturbed(self.samples, self.undisturbed_share, self.uncertainty)


def is_disturbed(samples: int, undisturbed_share: float | None, uncertainty: float | None) -> bool:
    """Tell whether a time decides nothing; unknown values, as in older data sets, are no sign of it.

    Parameters
    ----------
    samples : int
        Number of samples.
    undisturbed_share : float or None
        Share of undisturbed samples.
    uncertainty : float or None
        Relative uncertainty of the time.

    Examples
    --------
    >>> is_disturbed(20, 0.2, 0.01), is_disturbed(20, 0.4, 0.01), is_disturbed(20, 1.0, 0.08)
    (True, False, True)
    >>> is_disturbed(20, None, None)
    False
    """
    few = undisturbed_share is not None and round(undisturbed_share * samples) < min(samples, FEWEST)
    return few or (uncertainty is not None and uncertainty > UNCERTAIN)


def uncertainty_of(times: Sequence[float]) -> float | None:
    """Return the relative uncertainty of the least of some times, from how far others lie above it.

    Returns
    -------
    float or None
        None for no times. With one time alone it is 0: nothing is known.

    Notes
    -----
    The least of n further samples lies above the quantile ``1 - 0.05^(1/n)`` with a probability of 5 %,
    whatever the distribution: the uncertainty is the distance from the least to that quantile.

    Examples
    --------
    >>> uncertainty_of([1.0, 1.0, 1.0, 1.0, 1.4, 1.9, 1.2])
    0.0
    >>> round(uncertainty_of([1.0, 1.1, 1.2, 1.3, 1.4, 1.5]), 3)
    0.197
    """
    if not times:
        return None
    quantile = 1 - _TAIL ** (1 / len(times))
    return float(np.quantile(times, quantile) / min(times) - 1)


def shares_by_stretch(rounds: Sequence[tuple[float, float]], stretch_s: float = STRETCH_S) -> list[float]:
    """Return for each round the share of time in which the process had a processor, in its stretch.

    Parameters
    ----------
    rounds : sequence of (float, float)
        Seconds that passed, and seconds in which the process had a processor, in order. Rounds in a row
        make a stretch as soon as they last long enough; those left over at the end join the last one.

    Examples
    --------
    >>> shares_by_stretch([(0.03, 0.03), (0.03, 0.0), (0.06, 0.06), (0.01, 0.01)], 0.05)
    [0.5, 0.5, 1.0, 1.0]
    """
    stretches: list[list[tuple[float, float]]] = [[]]
    for one in rounds:
        if sum(wall_s for wall_s, _ in stretches[-1]) >= stretch_s:
            stretches.append([])
        stretches[-1].append(one)
    if len(stretches) > 1 and sum(wall_s for wall_s, _ in stretches[-1]) < stretch_s:
        last = stretches.pop()
        stretches[-1] += last
    return [share for stretch in stretches for share in [_share(stretch)] * len(stretch)]


def disturbance_of(times: Sequence[float], alone: Sequence[bool], processor_share: float) -> Disturbance:
    """Return the disturbance of the samples of a kernel.

    Parameters
    ----------
    times : sequence of float
        Samples, in seconds or cycles.
    alone : sequence of bool
        True for each undisturbed sample.
    processor_share : float
        Share of the time that the process had a processor.

    Examples
    --------
    >>> disturbance_of([1.0] * 6 + [1.5], [True] * 6 + [False], 1.0).disturbed
    False
    >>> disturbance_of([1.0] * 3 + [1.5] * 4, [True] * 3 + [False] * 4, 0.4).disturbed
    True
    """
    found = Disturbance(len(times), sum(alone), processor_share, None)
    counted = counted_of(times, alone) if found.enough else times
    return Disturbance(found.samples, found.undisturbed, processor_share, uncertainty_of(counted))


def counted_of(times: Sequence[float], alone: Sequence[bool]) -> list[float]:
    """Return the undisturbed ones of some times; all of them where these are too few.

    Examples
    --------
    >>> counted_of([1.0, 2.0], [True, False])
    [1.0, 2.0]
    """
    quiet = [time for time, undisturbed in zip(times, alone, strict=True) if undisturbed]
    return quiet if len(quiet) >= min(len(times), FEWEST) else list(times)


def median_disturbance(found: Sequence[Disturbance]) -> Disturbance | None:
    """Return the disturbance of kernels that were timed in turn: that of the kernel in the middle.

    None for no kernels.

    Examples
    --------
    >>> quiet, loud = Disturbance(20, 20, 1.0, 0.01), Disturbance(20, 2, 0.4, 0.2)
    >>> median_disturbance([quiet, quiet, loud]).disturbed, median_disturbance([quiet, loud, loud]).disturbed
    (False, True)
    """
    timed = [one for one in found if one.uncertainty is not None]
    if not timed:
        return None
    return Disturbance(
        samples=int(median(one.samples for one in timed)),
        undisturbed=int(median(one.undisturbed for one in timed)),
        processor_share=fmean(one.processor_share for one in timed),
        uncertainty=median(one.uncertainty for one in timed if one.uncertainty is not None),
    )


def _share(stretch: Sequence[tuple[float, float]]) -> float:
    wall_s = sum(wall for wall, _ in stretch)
    return min(1.0, sum(had for _, had in stretch) / wall_s) if wall_s else 1.0
