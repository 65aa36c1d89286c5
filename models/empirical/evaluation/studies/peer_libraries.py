"""Libraries that Hutter and Solomonik took sparse grids and splines from, beside our own classes.

SG++ (`pysgpp`) and py-earth (`pyearth`) learn what our `sgr` and `mars` learn: logarithms of times, of
parameters that are logarithms where they are spaced so. Neither is needed by anything else, so a study takes
those that can be imported.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from types import MappingProxyType
from typing import Any

import numpy as np
import pandas as pd

from .....arrays import Floats
from .....codegen.process import run
from .....errors import RunError, first_line
from .....records import record
from ...data.parameter_space import ParameterSpace
from ...fitting.baselines import groups_of, log_times

_TOLERANCE, _MOST_STEPS = 1e-4, 1000
"""Of the conjugate gradients of SG++ (Section 6.0.4)."""
_IMPORT_S = 60.0


@record
class PeerLibrary:
    """A library, and what is tried of it.

    Attributes
    ----------
    name, title : str
    module : str
        Module that is imported.
    ours : str
        Our class of models that learns the same.
    ranges : mapping of str to tuple
        Values of each parameter.
    make : callable
        From parameters to an unfitted regressor.
    """

    name: str
    title: str
    module: str
    ours: str
    ranges: Mapping[str, tuple[Any, ...]]
    make: Callable[..., Any]

    def settings(self) -> Iterator[dict[str, Any]]:
        """Yield every combination of the parameters."""
        for values in product(*self.ranges.values()):
            yield dict(zip(self.ranges, values, strict=True))


class SparseGridLearner:
    """Sparse grid regression of SG++, as the scripts of the paper call it.

    Parameters are scaled to 0 to 1 by the range learned from; points beyond it count as at its border.
    """

    def __init__(self, level: int, refinements: int, refined_points: int, regularization: float) -> None:
        self.level, self.refinements = level, refinements
        self.refined_points, self.regularization = refined_points, regularization

    def fit(self, X: Any, y: Any) -> SparseGridLearner:
        """Learn from positions, (n, n_columns), and values, (n,)."""
        from pysgpp.extensions.datadriven.learner import LearnerBuilder, Types  # noqa: PLC0415 - optional

        found = np.asarray(X, np.float64)
        self.low_, width = found.min(axis=0), np.ptp(found, axis=0)
        self.width_ = np.where(width > 0, width, 1.0)
        rows, values = self._scaled(found), np.ascontiguousarray(y, np.float64)
        builder = LearnerBuilder()
        builder.buildRegressor()
        builder.withTrainingDataFromNumPyArray(rows, values.copy())
        builder = builder.withGrid().withBorder(Types.BorderTypes.NONE)
        builder.withLevel(self.level)
        builder = builder.withSpecification()
        builder.withLambda(self.regularization).withAdaptPoints(self.refined_points)
        builder.withIdentityOperator()
        builder = builder.withStopPolicy().withCGSolver()
        builder.withAccuracy(_TOLERANCE)
        builder.withImax(_MOST_STEPS)
        builder.withTestingDataFromNumPyArray(rows, values.copy())
        self.learner_ = builder.andGetResult()
        self.learner_.learnDataWithTest()
        for _ in range(self.refinements):
            self.learner_.refineGrid()
            self.learner_.learnDataWithTest()
        return self

    def predict(self, X: Any) -> Floats:
        """Return the values at positions, (n,)."""
        import pysgpp  # noqa: PLC0415 - optional

        rows = self._scaled(np.asarray(X, np.float64))
        points = pysgpp.DataMatrix(*rows.shape)
        for place, row in enumerate(rows):
            points.setRow(place, pysgpp.DataVector(row.tolist()))
        found = self.learner_.applyData(points)
        return np.array([found[place] for place in range(len(rows))])

    @property
    def n_bytes(self) -> int:
        """Size of the grid: level and index of each point in every dimension, and its coefficient."""
        return int(self.learner_.grid.getSize()) * (len(self.low_) * 4 + 8)

    def _scaled(self, found: Floats) -> Floats:
        return np.ascontiguousarray(np.clip((found - self.low_) / self.width_, 0, 1))


def _earth(max_degree: int) -> Any:
    import pyearth  # noqa: PLC0415 - optional

    return pyearth.Earth(max_degree=max_degree, allow_linear=False)


PEERS: Mapping[str, PeerLibrary] = MappingProxyType(
    {
        peer.name: peer
        for peer in (
            PeerLibrary(
                "sgpp",
                "SG++",
                "pysgpp",
                "sgr",
                {
                    "level": (2, 3, 4, 5, 6),
                    "refinements": (4, 16),
                    "refined_points": (8, 32),
                    "regularization": (1e-5,),
                },
                SparseGridLearner,
            ),
            PeerLibrary(
                "py-earth", "py-earth", "pyearth", "mars", {"max_degree": (1, 2, 3, 4, 5, 6)}, _earth
            ),
        )
    }
)
"""By name, with settings within the ranges of the paper."""


def import_problem(peer: PeerLibrary) -> str:
    """Return why a library cannot be imported, in one line; "" where it can.

    Another process imports it: SG++ writes to standard error where it was built for another NumPy.
    """
    try:
        done = run([sys.executable, "-c", f"import {peer.module}"], _IMPORT_S)
    except RunError as error:
        return first_line(error)
    if not done.returncode:
        return ""
    return done.stderr.strip().rpartition("\n")[2] or f"{peer.module} ends the process that imports it"


class PeerModel:
    """Fitted model of times by a library."""

    def __init__(self, name: str, space: ParameterSpace, setting: Mapping[str, Any]) -> None:
        groups = groups_of(space, codes=True)
        self._learner = PEERS[name].make(**setting)
        self._columns = log_times(groups, None).regressor.named_steps["columns"]

    def fit(self, frame: pd.DataFrame, times: Floats) -> PeerModel:
        """Learn from configurations, (n, n_parameters), and their times, (n,)."""
        self._learner.fit(self._columns.fit_transform(frame), np.log(times))
        return self

    def predict(self, frame: pd.DataFrame) -> Floats:
        """Return the time of each configuration, (n,)."""
        return np.exp(np.asarray(self._learner.predict(self._columns.transform(frame)), np.float64))

    @property
    def n_bytes(self) -> int:
        """Size of the model."""
        size = getattr(self._learner, "n_bytes", None)
        return len(pickle.dumps(self._learner)) if size is None else int(size)
