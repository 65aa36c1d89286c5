"""Fit of a tensor of a given size, from a random guess or from the tensor of another size.

`warm_start` gives initial factors from a tensor with other cells or another penalty; `mean_tensor` joins
several tensors into one, which averages out errors that differ between starts.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .....arrays import Floats
from .....records import record, replace
from ...data.parameter_space import ParameterSpace
from .alternating import first_guess
from .axis import Axis, Factors, Observations, Observed, observe, starts_of
from .interpolant_fit import MANY_VALUES, HeldOut
from .model_selection import EvaluatedSize, Size
from .tensor import CompletedTensor, Settings, complete_tensor, make_axes


def mean_tensor(tensors: Sequence[CompletedTensor]) -> CompletedTensor:
    """Return the mean of tensors of the same axes; its rank is the sum of theirs.

    Alternating least squares end in one of many minima, which predict other times about equally well, but
    with different errors. For the times of AMG the mean of two tensors of rank 32 is 3 % more accurate than
    either, while one of rank 64 follows the noise.

    Parameters
    ----------
    tensors : sequence of CompletedTensor
        Tensors of the same cells and times. The errors of the result are those of the first.

    References
    ----------
    L. Breiman: Bagging predictors, Machine Learning 24, 1996 (why the mean of unstable fits is better).
    """
    first, number = tensors[0], len(tensors)
    if number == 1:
        return first
    share = number ** (-1 / len(first.axes))  # of every mode, so that their product is one over the number
    rows = np.concatenate([share * each.factors.rows for each in tensors], axis=1)
    offset = float(np.mean([each.offset for each in tensors]))
    return replace(first, factors=Factors(rows, first.factors.starts), offset=offset)


def warm_start(known: CompletedTensor, axes: Sequence[Axis]) -> Factors:
    """Return initial factors for other cells, of the same rank as a known tensor.

    Rows are interpolated between those of the known tensor, by the positions of cells.

    Parameters
    ----------
    known : CompletedTensor
        Tensor of the same parameters.
    axes : sequence of Axis
    """
    starts, rank = starts_of([axis.n_cells for axis in axes]), known.factors.rank
    result = Factors(np.empty((int(starts[-1]), rank)), starts)
    for mode, (old, new) in enumerate(zip(known.axes, axes, strict=True)):
        matrix, before = result.matrix(mode), known.factors.matrix(mode)
        for column in range(rank):
            matrix[:, column] = np.interp(new.middles, old.middles, before[:, column])
    return result


_AHEAD_SWEEPS = 60
"""Largest number of sweeps with many times: they are extrapolated, so that fewer are needed."""
_WARM_SWEEPS = 30
"""Largest number of sweeps from the factors of another tensor."""


@record
class SizeFit:
    """Settings of the completion of tensors of any size; see `CPRegressor`."""

    observations: Observations
    max_sweeps: int
    tolerance: float

    def completed(
        self,
        size: Size,
        seed: int,
        space: ParameterSpace,
        configurations: Floats,
        times: Floats,
        known: CompletedTensor | None = None,
        judged: tuple[Floats, Floats] | None = None,
        goal: float = np.inf,
    ) -> tuple[CompletedTensor, Observed]:
        """Return the tensor of a size, and the observations to which it was fitted.

        Parameters
        ----------
        size : Size
        seed : int
            Seed of the random guess.
        space : ParameterSpace
        configurations : ndarray of float, (n, n_parameters)
        times : ndarray of float, (n,)
        known : CompletedTensor, optional
            Tensor from which the fit starts; used for observations that are configurations.
        judged : pair of ndarray of float, optional
            Held-out configurations and their times. The fit stops early where their error hardly falls, or
            will not reach the goal.
        goal : float
            Error of the best size so far, see `HeldOut`.
        """
        axes = make_axes(space, configurations, size.cells)
        observed = observe(axes, configurations, times, self.observations)
        warm = known is not None and observed.configurations is not None
        sweeps = min(self.max_sweeps, _AHEAD_SWEEPS) if len(times) >= MANY_VALUES else self.max_sweeps
        sweeps = min(sweeps, _WARM_SWEEPS) if warm else sweeps
        settings = Settings(size.regularization, sweeps, self.tolerance)
        if warm and known is not None:
            guess = warm_start(known, axes)
        else:
            guess = first_guess(observed.cells.shape, size.rank, np.random.RandomState(seed))
        watch, offset = None, float(np.log(times).mean())
        if judged is not None:
            watch = HeldOut(axes, judged[0], np.log(judged[1]) - offset, goal)
        return complete_tensor(axes, observed, guess, settings, watch=watch), observed

    def without_judged(
        self,
        number: int,
        found: EvaluatedSize,
        seed: int,
        space: ParameterSpace,
        known: tuple[Floats, Floats],
        judged: tuple[Floats, Floats],
    ) -> list[CompletedTensor]:
        """Return `number` tensors that were fitted without the held-out configurations.

        The first is the tensor of the choice of the size; each of the others has its own random start.

        Parameters
        ----------
        number : int
        found : EvaluatedSize
            Result of the choice of the size.
        seed : int
        space : ParameterSpace
        known : pair of ndarray of float
            Configurations and times of the fits.
        judged : pair of ndarray of float
            Held-out configurations and their times.
        """
        later = range(seed + 1, seed + number)
        others = [self.completed(found.size, each, space, *known, judged=judged)[0] for each in later]
        return [found.tensor, *others]

    def mean_of_starts(
        self,
        number: int,
        size: Size,
        seed: int,
        space: ParameterSpace,
        configurations: Floats,
        times: Floats,
        begun: Sequence[CompletedTensor] = (),
    ) -> tuple[CompletedTensor, Observed]:
        """Return the mean of `number` tensors of a size, and the observations to which they were fitted.

        Parameters
        ----------
        number : int
            Number of random starts where `begun` is empty.
        size : Size
        seed : int
        space : ParameterSpace
        configurations : ndarray of float, (n, n_parameters)
        times : ndarray of float, (n,)
        begun : sequence of CompletedTensor
            Tensors from which the fits start, one each.
        """
        starts: Sequence[CompletedTensor | None] = begun or (None,) * number
        all_of_it = space, configurations, times
        found = [self.completed(size, seed + n, *all_of_it, start) for n, start in enumerate(starts)]
        return mean_tensor([tensor for tensor, _ in found]), found[0][1]
