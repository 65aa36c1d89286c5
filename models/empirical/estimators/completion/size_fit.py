"""A tensor of a given size through times: from a first guess, or from what another size has learned."""

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
        known: CompletedTensor | None = None,
        judged: tuple[Floats, Floats] | None = None,
        goal: float = np.inf,
    ) -> tuple[CompletedTensor, Observed]:
        """Return the tensor of a size, and what it was fitted to.

        It starts from what another one knows, if that is given, and ends where others that are judged are
        told no better, or will not reach their goal.
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
        """Return so many tensors that know nothing of configurations that are judged.

        The first is what was found in the choice of the size, the others come each from their own start.
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
        """Return the mean of so many tensors of a size, and what they were fitted to.

        They start from those that have begun without some of the configurations, if there are any.
        """
        starts: Sequence[CompletedTensor | None] = begun or (None,) * number
        all_of_it = space, configurations, times
        found = [self.completed(size, seed + n, *all_of_it, start) for n, start in enumerate(starts)]
        return mean_tensor([tensor for tensor, _ in found]), found[0][1]
