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
from ..one_thread import on_one_thread
from ..progress import tell
from .choice import AUTOMATIC, MANY, Judged, RequestedSize, Size, Tried, chosen_size, held_out
from .continuation import ExtendedTensor, extend, predict_beyond
from .growth import Growth, Measured, grown_times, learn_growth
from .mean_tensor import mean_tensor
from .observed import Observations, Observed, observe
from .size_fit import SizeFit
from .tensor import CompletedTensor, Interpolation, Settings, complete_tensor, predict_times

_CONFIGURATIONS = Observations.CONFIGURATIONS
_STREAMED_SWEEPS = 10
_HALF_OF_SIZES = 6
"""How many sizes are half of the work, about: nobody knows beforehand how many there will be."""
_STARTS = 2
"""More gain little: of AMG the mean of two is 3.4 % nearer than one, that of three 3.8 %."""


class CPRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Execution times by a tensor of low rank, whose modes are the parameters of a program.

    The range of each parameter is cut into cells, and the logarithm of the time in cell ``i`` is

        log t_i ~ c + sum_r prod_j U^j[i_j, r],

    between the middles of cells interpolated. Alternating least squares find the factors ``U``.

    Parameters
    ----------
    space : ParameterSpace or None
        Kind, range and spacing of each column; inferred from the first `X` by default.
    cells : int, mapping, sequence or "auto"
        Cells of each numerical parameter at most: one number for all, a number by name, a number for
        each column. "auto", here as below, is what predicts a tenth of the configurations best that
        is held out.
    rank : int or "auto"
        Rank of the tensor.
    regularization : float or "auto"
        Penalty on the squared elements of the factors, and, for `observations` "configurations", on
        squared differences of the rows of neighbouring cells.
    observations : {"configurations", "cells"}
        What the tensor is fitted to: the configurations where they lie, interpolated as predictions are,
        outliers counting for less (`complete_interpolant`); or, as published, the mean times of the
        cells that hold any (Section 5.2, `complete`).
    interpolation : {"log", "time"}
        What is linear between the middles of cells: the logarithm of the time, or the time (Eq. 5);
        where the line of times falls to zero beyond the last middle, the logarithm's is taken.
    starts : int or "auto"
        Factors that sweeps start from, each drawn anew; predictions are the mean of the tensors that these
        lead to (`mean_tensor`). "auto" is two of 5000 configurations and more where the rank is chosen too,
        else one.
    extrapolated : sequence of str or int
        Names or columns of numerical parameters that predictions may go beyond the range of. Times there
        are those at the border, grown along curves (`learn_growth`); or, for `observations` "cells", as
        published, those of a second tensor, with positive factors that go on (Section 5.3, `extend`).
    max_sweeps : int
        Sweeps of alternating least squares at most; of many times 60 at most.
    tolerance : float
        Stop when a sweep lowers the error by less than this share.
    random_state : int, RandomState or None
        Of the factors to start from, and of what is held out.

    Attributes
    ----------
    encoding_ : Encoding
        The parameters, and how columns become numbers.
    tensor_ : CompletedTensor
        The cells of each parameter, and the factors, of all starts side by side.
    observed_ : Observed or None
        What was observed; None in a model that was stored, which learns no further.
    beyond_ : Growth, ExtendedTensor or None
        How times go on beyond the range, if any parameter is `extrapolated`.
    size_ : Size
        Cells, rank and regularization, as wished or chosen.
    starts_ : int
        Tensors that `tensor_` is the mean of.
    rank_ : int
        Of each.
    regularization_ : float
    judged_ : Judged or None
        What the chosen size says of the configurations that it was judged by, which it was fitted without
        for that; None of fewer than 5000, where parts are fitted in no time.
    errors_ : ndarray of float, (n_iter_,)
        What is left of the observed logarithms after each sweep.
    n_iter_ : int
        Sweeps.
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
            If a value is missing, a time not positive, a choice not one of the space's, or a
            parameter of the model out of its range.
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

        def attempt(size: Size, start: Tried | None, goal: float) -> Tried:
            judged = rest if len(times) >= MANY else None
            begin = None if start is None else start.tensor
            tensor, _ = fits.completed(size, seed, encoding.space, *known, begin, judged, goal)
            tried = Tried(size, mlogq(rest[1], predict_times(tensor, rest[0], interpolation)), tensor)
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

        Cells stay as the first fit cut them; configurations beyond their range count in those at the
        border. Parameters as of `fit`.

        Raises
        ------
        ValueError
            As of `fit`, and if the model was stored.
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

        Beyond the range of a parameter the time is that at its border, if it is not one of
        `extrapolated`.
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
            raise ValueError(f"extrapolated {space.names[mode]!r}: choices have no beyond")
        return mode
