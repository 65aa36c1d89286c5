"""The models that CPR is compared with, and the hyper-parameters that each is tuned over.

All of them learn the logarithm of the time; numerical parameters that are spaced logarithmically enter
as logarithms, all scaled to deviation one, choices as one column each (trees: as codes).

    sgr    sparse grid regression          et     extremely randomised trees
    nn     multi-layer perceptron          gp     Gaussian process
    rf     random forest                   svm    support vector machine
    gb     gradient boosting               mars   adaptive regression splines
                                           knn    nearest neighbours
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import Any

import numpy as np
from scipy.special import log_ndtr
from sklearn.compose import ColumnTransformer, TransformedTargetRegressor
from sklearn.ensemble import ExtraTreesRegressor, GradientBoostingRegressor, RandomForestRegressor
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import (
    RBF,
    ConstantKernel,
    DotProduct,
    Matern,
    RationalQuadratic,
    WhiteKernel,
)
from sklearn.neighbors import KNeighborsRegressor
from sklearn.neural_network import MLPRegressor
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import FunctionTransformer, OneHotEncoder, OrdinalEncoder, StandardScaler
from sklearn.svm import SVR

from ....arrays import Floats
from ....records import record, replace
from ..data.parameter_space import ParameterSpace, infer_space
from ..data.table_file import Measurements
from ..estimators.gaussian_process import AdditiveGaussianProcess, GaussianProcess
from ..estimators.sparse_grids import SparseGridRegressor
from ..estimators.splines.regressor import MARSRegressor
from .store.record import Record

LOGARITHMS, NUMBERS, CHOICES, MODEL = "logarithms", "numbers", "choices", "model"
"""The groups of columns, in the order in which they enter, and the step that learns."""
SHIFTED = "shifted"
"""The group between numbers and choices, of columns that enter as ``log(1 + x)``."""


@record
class ColumnGroups:
    """Columns of a table, grouped by the way in which they enter a model.

    Attributes
    ----------
    logarithms, numbers : tuple of str
        Columns whose logarithms, or which themselves, are scaled to deviation one.
    choices : tuple of (str, tuple)
        Columns of choices, and the choices of each.
    codes : bool
        Whether choices enter as codes, not a column each.
    shifted : tuple of str
        Columns with a zero, whose ``log(1 + x)`` is scaled to deviation one.
    """

    logarithms: tuple[str, ...]
    numbers: tuple[str, ...]
    choices: tuple[tuple[str, tuple[Any, ...]], ...]
    codes: bool
    shifted: tuple[str, ...] = ()

    @property
    def widths(self) -> tuple[int, ...]:
        """Columns that the model is given of each parameter, in their order."""
        numbers = (1,) * (len(self.logarithms) + len(self.numbers) + len(self.shifted))
        return (*numbers, *(1 if self.codes else len(known) for _, known in self.choices))

    @property
    def width(self) -> int:
        """Columns that the model is given."""
        return sum(self.widths)


def groups_of(
    space: ParameterSpace, *, codes: bool, logarithms: Collection[str] | None = None
) -> ColumnGroups:
    """Return the groups of the parameters of a space.

    Parameters
    ----------
    space : ParameterSpace
    codes : bool
        See `ColumnGroups`.
    logarithms : collection of str or None
        Names of those that enter as logarithms; None for those that are spaced so.

    Raises
    ------
    ValueError
        If a parameter that is to enter as logarithms has values below zero, or is none of numbers.
    """
    named = [p.name for p in space if p.logarithmic] if logarithms is None else logarithms
    numbers = {p.name: p for p in space if p.numerical}
    for name in named:
        if name not in numbers:
            raise ValueError(f"logarithms {name!r}: no parameter of numbers has this name")
        if numbers[name].low < 0:
            raise ValueError(f"logarithms {name!r}: begins at {numbers[name].low:g}; there are none below 0")
    return ColumnGroups(
        tuple(name for name, p in numbers.items() if name in named and p.low > 0),
        tuple(name for name in numbers if name not in named),
        tuple((p.name, p.choices) for p in space if not p.numerical),
        codes,
        tuple(name for name, p in numbers.items() if name in named and p.low <= 0),
    )


def logarithmic_names(space: ParameterSpace, kernel: str = "") -> tuple[str, ...]:
    """Return the names of the parameters that enter as logarithms where nothing else is known.

    Parameters
    ----------
    space : ParameterSpace
    kernel : str
        Sums of functions, ``additive``, are of logarithms of more of them.
    """
    ratio = FEW_TIMES if kernel == ADDITIVE else np.inf
    return tuple(p.name for p in space if p.logarithmic or (p.numerical and p.high >= ratio * p.low > 0))


def log_times(groups: ColumnGroups, learner: Any) -> TransformedTargetRegressor:
    """Return an unfitted estimator of times; it takes a data frame with the columns of the groups."""
    names = [name for name, _ in groups.choices]
    known = [list(choices) for _, choices in groups.choices]
    coded = OrdinalEncoder(categories=known) if groups.codes else OneHotEncoder(categories=known)
    logarithms = Pipeline([("log", FunctionTransformer(np.log)), ("scale", StandardScaler())])
    transformers: Sequence[Any] = [
        (LOGARITHMS, logarithms, list(groups.logarithms)),
        (NUMBERS, StandardScaler(), list(groups.numbers)),
        (CHOICES, coded, names),
    ]
    if groups.shifted:
        shifted = Pipeline([("log", FunctionTransformer(_log_of_one_more)), ("scale", StandardScaler())])
        transformers = [*transformers[:2], (SHIFTED, shifted, list(groups.shifted)), *transformers[2:]]
    columns = ColumnTransformer(transformers, sparse_threshold=0)
    return TransformedTargetRegressor(
        Pipeline([("columns", columns), (MODEL, learner)]), func=np.log, inverse_func=np.exp
    )


def _log_of_one_more(values: Any) -> Any:
    return np.log1p(np.maximum(values, 0.0))


def scaler_of(model: TransformedTargetRegressor, group: str) -> StandardScaler:
    """Return the scaler of a group of columns in a fitted model."""
    found = model.regressor_["columns"].named_transformers_[group]
    return found if group == NUMBERS else found["scale"]


MOST_KERNEL_ROWS = 8192
"""Rows that models of kernels (gp, svm) learn from at most: their cost grows with the cube."""


@record
class Competitor:
    """One class of models.

    Attributes
    ----------
    name : str
        With its title in `registry.COMPARED`.
    make : callable
        From hyper-parameters to an unfitted regressor.
    ranges : mapping of str to tuple
        Values that each hyper-parameter is tried with, as the paper did.
    most_rows : int or None
        Rows that it learns from at most; None for all.
    usual : mapping
        Values of hyper-parameters that nobody has given: scikit-learn's own, or what was shown to be better
        on logarithms of times. What is not among the ranges is always taken.
    codes : bool
        Whether choices enter as codes, not a column each.
    grouped : bool
        Whether it is told, as `widths`, how many columns each parameter has.
    record : Record or None
        Its form in model files, for a regressor that `store` does not know; None for one that it knows.

    References
    ----------
    Hutter and Solomonik, Section 6.0.4 (the ranges).
    """

    name: str
    make: Callable[..., Any]
    ranges: Mapping[str, tuple[Any, ...]]
    usual: Mapping[str, Any]
    most_rows: int | None = None
    codes: bool = False
    grouped: bool = False
    record: Record | None = None

    def setting(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return a value of every hyper-parameter, those that are given among them."""
        return {**self.usual, **given}

    def settings(self) -> Iterator[dict[str, Any]]:
        """Yield every combination of the hyper-parameters."""
        for values in product(*self.ranges.values()):
            yield dict(zip(self.ranges, values, strict=True))


_KERNELS: Mapping[str, Callable[[], Any]] = MappingProxyType(
    {
        "RationalQuadratic": lambda: RationalQuadratic() + WhiteKernel(),
        "RBF": lambda: RBF() + WhiteKernel(),
        "DotProduct+WhiteKernel": lambda: DotProduct() + WhiteKernel(),
        "Matern": lambda: Matern() + WhiteKernel(),
        "ConstantKernel": lambda: ConstantKernel() + WhiteKernel(),
    }
)


ANISOTROPIC = "anisotropic"
"""The kernel with a length scale for each parameter, see `GaussianProcess`."""
ADDITIVE = "additive"
"""The same with sums of functions of one and of two parameters, and with logarithms of more of these."""
FEW_TIMES = 3.0
"""Times its start that a parameter ends at whose scales differ; sums are of its logarithms at first."""


def _gaussian_process(kernel: str, widths: Sequence[int], begin: Sequence[float] | None = None) -> Any:
    if kernel in (ANISOTROPIC, ADDITIVE):
        kind = AdditiveGaussianProcess if kernel == ADDITIVE else GaussianProcess
        return kind(widths=widths, begin=begin, random_state=0)
    if kernel not in _KERNELS:
        raise ValueError(f"kernel {kernel!r}: choose from {', '.join((ANISOTROPIC, ADDITIVE, *_KERNELS))}")
    return GaussianProcessRegressor(kernel=_KERNELS[kernel](), normalize_y=True, random_state=0)


def _perceptron(layers: int, width: int, activation: str, solver: str = "adam", alpha: float = 1e-4) -> Any:
    return MLPRegressor(
        hidden_layer_sizes=(width,) * layers,
        activation=activation,
        solver=solver,
        alpha=alpha,
        max_iter=500,
        random_state=0,
    )


def _seeded(kind: Callable[..., Any]) -> Callable[..., Any]:
    return partial(kind, random_state=0)


_TREES: Mapping[str, tuple[Any, ...]] = {"max_depth": (2, 4, 8, 16), "n_estimators": (1, 4, 16, 64)}

_FOREST: Mapping[str, Any] = {"max_depth": None, "n_estimators": 100}
COMPETITORS: Mapping[str, Competitor] = MappingProxyType(
    {
        competitor.name: competitor
        for competitor in (
            Competitor(
                "sgr",
                SparseGridRegressor,
                {
                    "level": (2, 3, 4, 5, 6, 7, 8),
                    "refinements": (1, 4, 16),
                    "refined_points": (4, 8, 16, 32),
                    "regularization": (1e-6, 1e-5, 1e-4, 1e-3),
                },
                usual={"level": 3, "refinements": 4, "refined_points": 8, "regularization": 1e-4},
            ),
            Competitor(
                "nn",
                _perceptron,
                {
                    "layers": (1, 2, 4, 8),
                    "width": (2, 8, 32, 128, 512, 2048),
                    "activation": ("relu", "tanh"),
                },
                # of logarithms, which are far from zero, Adam's 500 steps do not find the level
                usual={"layers": 1, "width": 100, "activation": "relu", "solver": "lbfgs", "alpha": 0.1},
            ),
            Competitor("rf", _seeded(RandomForestRegressor), _TREES, usual=_FOREST, codes=True),
            Competitor(
                "gb",
                _seeded(GradientBoostingRegressor),
                _TREES,
                usual={"max_depth": 3, "n_estimators": 100},
                codes=True,
            ),
            Competitor(
                "et",
                _seeded(ExtraTreesRegressor),
                _TREES,
                usual=_FOREST,
                codes=True,
            ),
            Competitor(
                "gp",
                _gaussian_process,
                {"kernel": tuple(_KERNELS)},
                usual={"kernel": ANISOTROPIC, "begin": None, "logarithms": None},
                most_rows=MOST_KERNEL_ROWS,
                grouped=True,
            ),
            Competitor(
                "svm",
                SVR,
                {"kernel": ("poly", "rbf"), "degree": (1, 2, 3)},
                usual={"kernel": "rbf", "degree": 3},
                most_rows=MOST_KERNEL_ROWS,
            ),
            Competitor(
                "mars",
                MARSRegressor,
                {"max_degree": (1, 2, 3, 4, 5, 6)},
                usual={"max_degree": 3},
            ),
            Competitor(
                "knn",
                KNeighborsRegressor,
                {"n_neighbors": (1, 2, 3, 4, 5, 6)},
                usual={"n_neighbors": 5},
            ),
        )
    }
)
"""The nine of the paper, by name."""


def make_model(competitor: Competitor, space: ParameterSpace, **setting: Any) -> Any:
    """Return an unfitted estimator of times, from the columns of a space.

    Parameters
    ----------
    competitor : Competitor
    space : ParameterSpace
    **setting
        Hyper-parameters, see `Competitor.ranges`.

    Returns
    -------
    TransformedTargetRegressor
        Takes a data frame with the parameters as columns.
    """
    logarithms = setting.pop("logarithms", None)
    if logarithms is None:
        logarithms = logarithmic_names(space, str(setting.get("kernel", "")))
    groups = groups_of(space, codes=competitor.codes, logarithms=_listed(logarithms))
    told = {"widths": groups.widths} if competitor.grouped else {}
    return log_times(groups, competitor.make(**setting, **told))


def _listed(names: str | Sequence[str]) -> Sequence[str]:
    return [names] if isinstance(names, str) else names


_ROUNDS, _FEWEST_FINISHED = 4, 10


def with_expected_times(measurements: Measurements, stopped_at: float) -> Measurements:
    """Return measurements in which runs that were stopped have the time that is expected of them.

    Of a run that was stopped at ``L`` it is known that ``t >= L``. With the mean ``m`` and the deviation
    ``s`` of a Gaussian process of the logarithms of all times, that of a measurement included,

        E[log t | log t >= log L] = m + s phi(a) / (1 - Phi(a)),    a = (log L - m) / s,

    which the process learns from in the next round (expectation maximisation); the first learns from the
    finished runs alone.

    Parameters
    ----------
    measurements : Measurements
        Those of runs that were stopped have times of `stopped_at` or more.
    stopped_at : float

    References
    ----------
    M. Aitkin: A note on the regression analysis of censored data, Technometrics 23, 1981.
    """
    assert measurements.times is not None
    stopped = measurements.times >= stopped_at
    if not stopped.any() or (~stopped).sum() < _FEWEST_FINISHED:
        return measurements
    space, limit = infer_space(measurements.features), float(np.log(stopped_at))
    logarithms = np.log(measurements.times)
    for number in range(_ROUNDS):
        some = ~stopped if number == 0 else np.ones_like(stopped)
        model = make_model(COMPETITORS["gp"], space, kernel=ANISOTROPIC, begin=None)
        model.fit(measurements.features[some], np.exp(logarithms[some]))
        pipeline = model.regressor_
        columns = pipeline["columns"].transform(measurements.features[stopped])
        process = pipeline[MODEL]
        noise = process.deviation_**2 * process.covariance_.noise
        spread = np.sqrt(process.deviations(columns) ** 2 + noise)
        mean = process.predict(columns)
        logarithms[stopped] = mean + spread * _beyond((limit - mean) / spread)
    return replace(measurements, times=np.exp(np.maximum(logarithms, np.where(stopped, limit, -np.inf))))


def _beyond(ends: Floats) -> Floats:
    """Return the mean of standard normal numbers above each end, (n,)."""
    return np.asarray(np.exp(-0.5 * ends**2 - 0.5 * np.log(2 * np.pi) - log_ndtr(-ends)))
