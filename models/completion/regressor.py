"""CPR: execution times of configurations by completion of a low-rank tensor, as an estimator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from sklearn.base import BaseEstimator, RegressorMixin
from sklearn.utils import check_random_state
from sklearn.utils.validation import check_is_fitted

from ..empirical.configurations import encoding_of
from ..empirical.metrics import mlogq
from ..empirical.parameter_space import ParameterSpace
from .axis import Floats
from .cells import collect, join
from .choice import AUTOMATIC, Size, Wish, chosen_size, held_out
from .continuation import extend, predict_beyond
from .tensor import CompletedTensor, Interpolation, Settings, fit_tensor, make_axes, predict_times, settle

_STREAMED_SWEEPS = 10


class CPRegressor(RegressorMixin, BaseEstimator):  # type: ignore[misc]
    """Execution times by a tensor of low rank, whose modes are the parameters of a program.

    The range of each parameter is cut into cells; the logarithms of the mean times of the cells that
    hold a measured configuration are approximated by

        log t_i ~ c + sum_r prod_j U^j[i_j, r],

    which minimises their squared error and `regularization` times the squared rows of ``U``, by
    alternating least squares. Between the middles of cells the model interpolates.

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
        Penalty on the squared elements of the factors.
    interpolation : {"log", "time"}
        What is linear between the middles of cells: the logarithm of the time, or the time (Eq. 5);
        where the line of times falls to zero beyond the last middle, the logarithm's is taken.
    extrapolated : sequence of str or int
        Names or columns of numerical parameters that predictions may go beyond the range of. For
        these a second tensor, of the times, is completed with positive factors, whose curves go on.
    max_sweeps : int
        Sweeps of alternating least squares at most.
    tolerance : float
        Stop when a sweep lowers the error by less than this share.
    random_state : int, RandomState or None
        Of the factors to start from, and of what is held out.

    Attributes
    ----------
    encoding_ : Encoding
        The parameters, and how columns become numbers.
    tensor_ : CompletedTensor
        The cells of each parameter, what was observed in them, and the factors.
    extended_ : ExtendedTensor or None
        Positive factors and the curves that continue them.
    rank_ : int
    regularization_ : float
    errors_ : ndarray of float, (n_iter_,)
        Root mean square error of the observed logarithms after each sweep.
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
        interpolation: str = "log",
        extrapolated: Sequence[str | int] = (),
        max_sweeps: int = 100,
        tolerance: float = 1e-4,
        random_state: int | np.random.RandomState | None = None,
    ) -> None:
        self.space = space
        self.cells = cells
        self.rank = rank
        self.regularization = regularization
        self.interpolation = interpolation
        self.extrapolated = extrapolated
        self.max_sweeps = max_sweeps
        self.tolerance = tolerance
        self.random_state = random_state

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
        wish = Wish(self.cells, self.rank, self.regularization)
        encoding, configurations, times = encoding_of(self, X, y, self.space)
        state = check_random_state(self.random_state)
        held = held_out(len(times), state)
        seed = int(state.randint(2**31 - 1))

        def completed(size: Size, rows: npt.NDArray[np.bool_]) -> CompletedTensor:
            axes = make_axes(encoding.space, configurations, size.cells)
            settings = Settings(size.regularization, self.max_sweeps, self.tolerance)
            guess = np.random.RandomState(seed)
            return fit_tensor(axes, configurations[rows], times[rows], size.rank, settings, guess)

        def error(size: Size) -> float:
            predicted = predict_times(completed(size, ~held), configurations[held], interpolation)
            return mlogq(times[held], predicted)

        size = chosen_size(encoding.space, wish, error, len(times))
        self.encoding_ = encoding
        self._keep(completed(size, np.ones(len(times), bool)), size.regularization)
        return self

    def partial_fit(self, X: Any, y: npt.ArrayLike) -> Self:
        """Learn from further configurations, starting from the factors at hand.

        Cells stay as the first fit cut them; configurations beyond their range count in those at the
        border. Parameters as of `fit`.
        """
        if not hasattr(self, "tensor_"):
            return self.fit(X, y)
        known, sweeps = self.tensor_, min(self.max_sweeps, _STREAMED_SWEEPS)
        settings = Settings(self.regularization_, sweeps, self.tolerance)
        cells = join(known.cells, collect(known.axes, *self.encoding_.further(self, X, y)))
        self._keep(settle(known.axes, cells, known.factors, settings, known.offset), self.regularization_)
        return self

    def predict(self, X: Any) -> Floats:
        """Return the time of each configuration, (n_configurations,), in the unit of `y`.

        Beyond the range of a parameter the time is that at its border, if it is not one of
        `extrapolated`.
        """
        check_is_fitted(self)
        configurations = self.encoding_.configurations(self, X)
        times = predict_times(self.tensor_, configurations, Interpolation(self.interpolation))
        if self.extended_ is not None:
            axes = self.tensor_.axes
            modes = list(self.extended_.continuations)
            beyond = np.any([axes[mode].beyond(configurations[:, mode]) for mode in modes], axis=0)
            if beyond.any():
                times[beyond] = predict_beyond(self.extended_, configurations[beyond])
        return times

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.target_tags.positive_only = True
        return tags

    def _keep(self, tensor: CompletedTensor, regularization: float) -> None:
        self.tensor_, self.regularization_ = tensor, regularization
        self.rank_ = tensor.factors.rank
        self.errors_, self.n_iter_ = tensor.errors, len(tensor.errors)
        self.extended_ = None
        if len(self.extrapolated):
            modes = [self._mode(name) for name in self.extrapolated]
            settings = Settings(regularization, self.max_sweeps, self.tolerance)
            state = check_random_state(self.random_state)
            self.extended_ = extend(tensor.axes, tensor.cells, self.rank_, modes, settings, state)

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
