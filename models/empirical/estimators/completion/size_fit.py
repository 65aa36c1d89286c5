"""Fit of a tensor of a given size, from a random guess or from the tensor of another size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from ...data.parameter_space import ParameterSpace
from .alternating import first_guess
from .choice import Size, Tried
from .early_stop import HeldOut
from .interpolant_fit import MANY_VALUES
from .mean_tensor import mean_tensor
from .observed import Observations, Observed, observe
from .tensor import CompletedTensor, Settings, complete_tensor, make_axes
from .warm_start import warm_start

_AHEAD_SWEEPS = 60
"""Largest number of sweeps with many times: they are extrapolated, so that fewer are needed."""
_WARM_SWEEPS = 30
"""Largest number of sweeps from the factors of another tensor."""


@dataclass(frozen=True, slots=True)
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
        found: Tried,
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
        found : Tried
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
