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

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import Any

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
from sklearn.svm import SVR

from ..data.parameter_space import ParameterSpace
from ..estimators.sparse_grids.regressor import SparseGridRegressor
from ..estimators.splines.regressor import MARSRegressor
from .log_times import groups_of, log_times

MOST_KERNEL_ROWS = 8192
"""Rows that models of kernels (gp, svm) learn from at most: their cost grows with the cube."""


@dataclass(frozen=True, slots=True)
class Competitor:
    """One class of models.

    Attributes
    ----------
    name : str
    title : str
        For people.
    make : callable
        From hyper-parameters to an unfitted regressor.
    ranges : mapping of str to tuple
        Values that each hyper-parameter is tried with, as the paper did.
    most_rows : int or None
        Rows that it learns from at most; None for all.
    codes : bool
        Whether choices enter as codes, not a column each.
    usual : mapping
        Values of hyper-parameters that nobody has given, where they are not the middle of their range.

    References
    ----------
    Hutter and Solomonik, Section 6.0.4 (the ranges).
    """

    name: str
    title: str
    make: Callable[..., Any]
    ranges: Mapping[str, tuple[Any, ...]]
    most_rows: int | None = None
    codes: bool = False
    usual: Mapping[str, Any] = field(default_factory=dict)

    def setting(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return a value of every hyper-parameter, those that are given among them."""
        middle = {name: values[len(values) // 2] for name, values in self.ranges.items()}
        return {**middle, **self.usual, **given}

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


def _gaussian_process(kernel: str) -> Any:
    return GaussianProcessRegressor(kernel=_KERNELS[kernel](), normalize_y=True, random_state=0)


def _perceptron(layers: int, width: int, activation: str) -> Any:
    return MLPRegressor(
        hidden_layer_sizes=(width,) * layers,
        activation=activation,
        max_iter=500,
        random_state=0,
    )


def _seeded(kind: Callable[..., Any]) -> Callable[..., Any]:
    return partial(kind, random_state=0)


_TREES: Mapping[str, tuple[Any, ...]] = {"max_depth": (2, 4, 8, 16), "n_estimators": (1, 4, 16, 64)}

COMPETITORS: Mapping[str, Competitor] = MappingProxyType(
    {
        competitor.name: competitor
        for competitor in (
            Competitor(
                "sgr",
                "sparse grids",
                SparseGridRegressor,
                {
                    "level": (2, 3, 4, 5, 6, 7, 8),
                    "refinements": (1, 4, 16),
                    "refined_points": (4, 8, 16, 32),
                    "regularization": (1e-6, 1e-5, 1e-4, 1e-3),
                },
            ),
            Competitor(
                "nn",
                "multi-layer perceptron",
                _perceptron,
                {
                    "layers": (1, 2, 4, 8),
                    "width": (2, 8, 32, 128, 512, 2048),
                    "activation": ("relu", "tanh"),
                },
            ),
            Competitor("rf", "random forest", _seeded(RandomForestRegressor), _TREES, codes=True),
            Competitor("gb", "gradient boosting", _seeded(GradientBoostingRegressor), _TREES, codes=True),
            Competitor("et", "extremely randomised trees", _seeded(ExtraTreesRegressor), _TREES, codes=True),
            Competitor(
                "gp",
                "Gaussian process",
                _gaussian_process,
                {"kernel": tuple(_KERNELS)},
                MOST_KERNEL_ROWS,
                usual={"kernel": "RationalQuadratic"},  # that of the middle is a plane through logarithms
            ),
            Competitor(
                "svm",
                "support vector machine",
                SVR,
                {"kernel": ("poly", "rbf"), "degree": (1, 2, 3)},
                MOST_KERNEL_ROWS,
            ),
            Competitor(
                "mars", "adaptive regression splines", MARSRegressor, {"max_degree": (1, 2, 3, 4, 5, 6)}
            ),
            Competitor("knn", "nearest neighbours", KNeighborsRegressor, {"n_neighbors": (1, 2, 3, 4, 5, 6)}),
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
    return log_times(groups_of(space, codes=competitor.codes), competitor.make(**setting))
