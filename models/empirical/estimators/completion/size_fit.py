"""A tensor of a given size through times: from a first guess, or from what another size has learned."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .....arrays import Floats
from ...data.parameter_space import ParameterSpace
from .alternating import first_guess
from .choice import MANY, Size, Tried
from .early_stop import HeldOut
from .interpolant_fit import MANY_VALUES
from .mean_tensor import mean_tensor
from .observed import Observations, Observed, observe
from .tensor import CompletedTensor, Settings, complete_tensor, make_axes
from .warm_start import warm_start

_AHEAD_SWEEPS = 60
"""Of many times, whose sweeps go ahead and take fewer."""
_WARM_SWEEPS = 30
"""From factors that know most of the times already."""


@dataclass(frozen=True, slots=True)
class SizeFit:
    """How tensors of any size are completed; see `CPRegressor`."""

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
        best: Tried | None = None,
        judged: tuple[Floats, Floats] | None = None,
        goal: float = np.inf,
    ) -> tuple[CompletedTensor, Observed]:
        """Return the tensor of a size, and what it was fitted to.

        It starts from what another one knows, if that is given, and ends where others that are judged are
        told no better, or will not reach their goal.
        """
        axes = make_axes(space, configurations, size.cells)
        observed = observe(axes, configurations, times, self.observations)
        warm = best is not None and observed.configurations is not None
        sweeps = min(self.max_sweeps, _AHEAD_SWEEPS) if len(times) >= MANY_VALUES else self.max_sweeps
        sweeps = min(sweeps, _WARM_SWEEPS) if warm else sweeps
        settings = Settings(size.regularization, sweeps, self.tolerance)
        if warm and best is not None:
            guess = warm_start(best.tensor, axes)
        else:
            guess = first_guess(observed.cells.shape, size.rank, np.random.RandomState(seed))
        watch, offset = None, float(np.log(times).mean())
        if judged is not None:
            watch = HeldOut(axes, judged[0], np.log(judged[1]) - offset, goal)
        return complete_tensor(axes, observed, guess, settings, watch=watch), observed

    def mean_of_starts(
        self,
        number: int,
        size: Size,
        seed: int,
        space: ParameterSpace,
        configurations: Floats,
        times: Floats,
        found: Tried | None = None,
    ) -> tuple[CompletedTensor, Observed]:
        """Return the mean of so many tensors of a size, and what they were fitted to.

        Of many configurations the first starts from what was found in the choice of the size.
        """
        known = space, configurations, times
        first, observed = self.completed(size, seed, *known, found if len(times) >= MANY else None)
        others = [self.completed(size, seed + later, *known)[0] for later in range(1, number)]
        return mean_tensor([first, *others]), observed
