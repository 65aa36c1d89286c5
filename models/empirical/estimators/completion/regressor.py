"""CPR: execution times of configurations by completion of a low-rank tensor, as an estimator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted

from .....arrays import Floats
from ...data.configurations import encoding_of
from ...data.parameter_space import ParameterSpace
from ...metrics import mlogq
from ..long_fits import on_one_thread, tell
from .axis import Observations, Observed, observe
from .continuation import ExtendedTensor, extend, predict_beyond
from .growth import Growth, Measured, grown_times, learn_growth
from .model_selection import (
    AUTOMATIC,
    MANY,
    EvaluatedSize,
    Judged,
    RequestedSize,
    Size,
    chosen_size,
    held_out,
)
from .size_fit import SizeFit, mean_tensor
from .tensor import CompletedTensor, Interpolation, Settings, complete_tensor, predict_times

_CONFIGURATIONS = Observations.CONFIGURATIONS
_STREAMED_SWEEPS = 10
_HALF_OF_SIZES = 6
"""Approximate number of sizes in half of the work; the total is not known beforehand."""
_STARTS = 2
"""More gain little: of AMG the mean of two is 3.4 % nearer than one, that of three 3.8 %."""


class CPRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Low-rank tensor of execution times, whose modes are the parameters of a program.

    The range of each parameter is cut into cells, and the logarithm of the time in cell ``i`` is

        log t_i ~ c + sum_r prod_j U^j[i_j, r],

    interpolated between the middles of cells. Alternating least squares determine the factors ``U``.

    Parameters
    ----------
    space : ParameterSpace or None
        Kind, range and spacing of each column; inferred from the first `X` by default.
    cells : int, mapping, sequence or "auto"
        Largest number of cells of each numerical parameter: one number for all, a number by name, or a
        number for each column. "auto", here as below, chooses the value with the least error on a tenth
        of the configurations that is held out.
    rank : int or "auto"
        Rank of the tensor.
    regularization : float or "auto"
        Penalty on the squared elements of the factors, and, for `observations` "configurations", on
        squared differences of the rows of neighbouring cells.
    observations : {"configurations", "cells"}
        Data of the fit: the configurations at their positions, interpolated as in predictions, with
        outliers weighted down (`complete_interpolant`); or, as published, the mean times of the cells
        with configurations (Section 5.2, `complete`).
    interpolation : {"log", "time"}
        Quantity that is linear between the middles of cells: the logarithm of the time, or the time
        (Eq. 5). Where the line of times falls to zero beyond the outermost middles, the line of
        logarithms is taken.
    starts : int or "auto"
        Number of random starts; predictions are those of the mean of the resulting tensors
        (`mean_tensor`). "auto" is two for at least 5000 configurations where the rank is also "auto"
        and `observations` are "configurations", else one.
    extrapolated : sequence of str or int
        Names or columns of numerical parameters with predictions beyond their range. Times there are
        those at the border multiplied by the growth along curves (`learn_growth`); or, for `observations`
        "cells", as published, those of a second tensor with positive factors that are continued
        (Section 5.3, `extend`).
    max_sweeps : int
        Largest number of sweeps of alternating least squares; with many configurations at most 60.
    tolerance : float
        Stop when a sweep lowers the error by less than this share.
    random_state : int, RandomState or None
        Randomness of the initial factors, and of the held-out configurations.

    Attributes
    ----------
    encoding_ : Encoding
        Parameters, and the encoding of columns as numbers.
    tensor_ : CompletedTensor
        Cells of each parameter, and the factors of all starts side by side.
    observed_ : Observed or None
        Observations of the fit; None in a stored model, which cannot learn further.
    beyond_ : Growth, ExtendedTensor or None
        Model of times beyond the range, if any parameter is `extrapolated`.
    size_ : Size
        Cells, rank and regularization, as requested or chosen.
    starts_ : int
        Number of tensors whose mean is `tensor_`.
    rank_ : int
        Rank of each of these tensors.
    regularization_ : float
    judged_ : Judged or None
        Predictions for the held-out configurations by which the size was chosen, by fits without them;
        None without a choice, for `observations` "cells", and with fewer than 5000 configurations, where
        parts are fitted quickly.
    errors_ : ndarray of float, (n_iter_,)
        Error of the observed logarithms after each sweep.
    n_iter_ : int
        Number of sweeps.
    n_features_in_ : int

    References
    ----------
    E. Hutter, E. Solomonik: High-dimensional performance modeling via tensor completion, Sections 5.1
    and 5.2.

    Examples
    --------
    >>> import numpy as np
    >>> m, n = np.meshgrid(2.0 ** np.arange(4, 12), 2.0 ** np.arange(4, 12))
    >>> X = np.column_stack([m.ravel(), n.ravel()])
    >>> model = CPRegressor(rank=2, cells=8, random_state=0).fit(X, 1e-9 * X[:, 0] * X[:, 1])
    >>> round(float(model.predict([[300.0, 300.0]])[0] * 1e9 / 300**2), 3)
    1.0
    """

    def __init__(  # noqa: PLR0913 - scikit-learn: one argument for each parameter
        self,
        space: ParameterSpace | None = None,
        *,
        cells: int | str | Mapping[str, int] | Sequence[int] = AUTOMATIC,
        rank: int | str = AUTOMATIC,
        regularization: float | str = AUTOMATIC,
        observations: str = "configurations",
        interpolation: str = "log",
        starts: int | str = AUTOMATIC,
        extrapolated: Sequence[str | int] = (),
        max_sweeps: int = 100,
        tolerance: float = 1e-4,
        random_state: int | np.random.RandomState | None = None,
    ) -> None:
        self.space = space
        self.cells = cells
        self.rank = rank
        self.regularization = regularization
        self.observations = observations
        self.interpolation = interpolation
        self.starts = starts
        self.extrapolated = extrapolated
        self.max_sweeps = max_sweeps
        self.tolerance = tolerance
        self.random_state = random_state

    @on_one_thread
    def fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from measured configurations.

        Parameters
        ----------
        X : DataFrame or array-like, (n_configurations, n_parameters)
        y : array-like of float, (n_configurations,)
            Execution times, positive.

        Raises
        ------
        ValueError
            If a value is missing, a time is not positive, a choice is not in the space, or a parameter of
            the model is out of its range.
        """
        interpolation = Interpolation(self.interpolation)
        if self.starts != AUTOMATIC and (isinstance(self.starts, str) or self.starts < 1):
            raise ValueError(f"starts {self.starts!r} must be at least 1, or {AUTOMATIC!r}")
        requested = RequestedSize(self.cells, self.rank, self.regularization)
        encoding, configurations, times = encoding_of(self, X, y, self.space)
        self.encoding_ = encoding
        modes = [self._mode(name) for name in self.extrapolated]
        state = check_random_state(self.random_state)
        held = held_out(len(times), state)
        seed = int(state.randint(2**31 - 1))

        fits, attempts = self._size_fit, list[float]()

        known, rest = (configurations[~held], times[~held]), (configurations[held], times[held])

        def attempt(size: Size, start: EvaluatedSize | None, goal: float) -> EvaluatedSize:
            judged = rest if len(times) >= MANY else None
            begin = None if start is None else start.tensor
            tensor, _ = fits.completed(size, seed, encoding.space, *known, begin, judged, goal)
            tried = EvaluatedSize(size, mlogq(rest[1], predict_times(tensor, rest[0], interpolation)), tensor)
            attempts.append(tried.error)
            share = 1 - 0.5 ** (len(attempts) / _HALF_OF_SIZES)
            tell(f"{max(size.cells)} cells, rank {size.rank}: {100 * tried.error:.3g} % off", share)
            return tried

        self.size_, found = chosen_size(encoding.space, requested, attempt, len(times))
        self.starts_ = self._number_of_starts(len(times))
        begun, self.judged_ = list[CompletedTensor](), None
        if found is not None and len(times) >= MANY and Observations(self.observations) is _CONFIGURATIONS:
            begun = fits.without_judged(self.starts_, found, seed, encoding.space, known, rest)
            said = predict_times(mean_tensor(begun), rest[0], interpolation)
            self.judged_ = Judged(held, said)
        tensor, observed = fits.mean_of_starts(
            self.starts_, self.size_, seed, encoding.space, configurations, times, begun
        )
        self._keep(tensor, observed)
        self._go_beyond(modes, seed)
        return self

    @on_one_thread
    def partial_fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from further configurations, starting from the factors at hand.

        The cells are those of the first fit; configurations beyond their range count in those at the
        border. Parameters are as of `fit`.

        Raises
        ------
        ValueError
            As of `fit`, or if the model was stored.
        """
        if not hasattr(self, "tensor_"):
            return self.fit(X, y)
        if self.observed_ is None:
            raise ValueError("a stored model does not hold what it learned from; fit one anew")
        known, sweeps = self.tensor_, min(self.max_sweeps, _STREAMED_SWEEPS)
        settings = Settings(self.size_.regularization, sweeps, self.tolerance)
        configurations, times = self.encoding_.further(self, X, y)
        further = observe(known.axes, configurations, times, Observations(self.observations))
        observed = self.observed_.joined(further)
        self._keep(complete_tensor(known.axes, observed, known.factors, settings, known.offset), observed)
        self.judged_ = None
        seed = int(check_random_state(self.random_state).randint(2**31 - 1))
        self._go_beyond([self._mode(name) for name in self.extrapolated], seed)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,), in the unit of `y`.

        Beyond the range of a parameter that is not `extrapolated` the time is that at its border.
        """
        check_is_fitted(self)
        configurations = self.encoding_.configurations(self, X)
        times = predict_times(self.tensor_, configurations, Interpolation(self.interpolation))
        if self.beyond_ is not None:
            modes = [self._mode(name) for name in self.extrapolated]
            ends = [self.tensor_.axes[mode].beyond(configurations[:, mode]) for mode in modes]
            beyond = np.any(ends, axis=0)
            if beyond.any():
                times[beyond] = self._times_beyond(configurations[beyond])
        return times

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = True
        return tags

    @property
    def _size_fit(self) -> SizeFit:
        return SizeFit(Observations(self.observations), self.max_sweeps, self.tolerance)

    def _number_of_starts(self, n_configurations: int) -> int:
        if not isinstance(self.starts, str):
            return self.starts
        of_configurations = Observations(self.observations) is _CONFIGURATIONS
        pays = n_configurations >= MANY and isinstance(self.rank, str) and of_configurations
        return _STARTS if pays else 1

    def _keep(self, tensor: CompletedTensor, observed: Observed) -> None:
        self.tensor_ = tensor
        self.observed_: Observed | None = observed
        self.rank_, self.regularization_ = self.size_.rank, self.size_.regularization
        self.errors_, self.n_iter_ = tensor.errors, len(tensor.errors)

    def _go_beyond(self, modes: Sequence[int], seed: int) -> None:
        self.beyond_: Growth | ExtendedTensor | None = None
        if not modes or self.observed_ is None:
            return
        tensor, observed = self.tensor_, self.observed_
        if observed.configurations is None or observed.times is None:
            settings = Settings(self.size_.regularization, self.max_sweeps, self.tolerance)
            state = np.random.RandomState(seed)
            self.beyond_ = extend(tensor.axes, observed.cells, self.rank_, modes, settings, state)
        else:
            measured = Measured(self.encoding_.space, observed.configurations, observed.times, tensor)
            again = partial(self._size_fit.completed, self.size_, seed)
            self.beyond_ = learn_growth(measured, modes, lambda *of: again(*of)[0], seed)

    def _times_beyond(self, configurations: Floats) -> Floats:
        if isinstance(self.beyond_, Growth):
            return grown_times(self.beyond_, self.tensor_, configurations)
        assert self.beyond_ is not None
        return predict_beyond(self.beyond_, configurations)

    def _mode(self, name: str | int) -> int:
        space = self.encoding_.space
        if isinstance(name, str) and name not in space.names:
            raise ValueError(f"extrapolated {name!r}: no such parameter; they are {', '.join(space.names)}")
        mode = space.names.index(name) if isinstance(name, str) else int(name)
        if not 0 <= mode < len(space):
            raise ValueError(f"extrapolated {mode}: there are {len(space)} columns")
        if not space.parameters[mode].numerical:
            raise ValueError(
                f"extrapolated {space.names[mode]!r}: only parameters that are numbers can be extrapolated"
            )
        return mode
