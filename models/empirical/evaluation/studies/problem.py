"""Problem of a comparison: configurations for training and for testing."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....analysis.campaign.tables import frame_from_json, frame_to_json
from ...data.parameter_space import ParameterSpace
from ...data.space_file import space_from_json, space_to_json
from ...data.table_file import Measurements, read_measurements
from ...fitting.fitting import CPRS

_TIMES = "\0times"
"""Name of a column that no table has."""


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """Measured configurations for training and for testing.

    Attributes
    ----------
    train, test : DataFrame
        Parameters as columns.
    train_times, test_times : ndarray of float
    space : ParameterSpace
    beyond : tuple of str
        Parameters that are extrapolated; empty for interpolation.
    """

    train: pd.DataFrame
    train_times: npt.NDArray[np.float64]
    test: pd.DataFrame
    test_times: npt.NDArray[np.float64]
    space: ParameterSpace
    beyond: tuple[str, ...] = ()

    def drawn(self, n: int, below: float | None, seed: int) -> tuple[pd.DataFrame, npt.NDArray[np.float64]]:
        """Return random configurations for training, and their times.

        Parameters
        ----------
        n : int
            Number of configurations; all are returned if there are fewer.
        below : float or None
            Limit of the `beyond` parameters; None for no limit.
        seed : int
        """
        rows = np.arange(len(self.train))
        for name in self.beyond if below is not None else ():
            rows = rows[self.train[name].to_numpy()[rows] < below]
        rows = np.random.default_rng(seed).permutation(rows)[:n]
        return self.train.iloc[rows].reset_index(drop=True), self.train_times[rows]

    def parameters_of(self, model: str) -> dict[str, Any]:
        """Return the parameters of a class of models that the problem determines."""
        return {"extrapolated": list(self.beyond)} if model in CPRS and self.beyond else {}


def problem_request(
    train: str, test: str, target: str, space: ParameterSpace, beyond: tuple[str, ...], above: float | None
) -> dict[str, Any]:
    """Return the request from which `read_problem` reads a problem.

    Parameters
    ----------
    train, test : str
        Files of the tables.
    target : str
        Column of the times.
    space : ParameterSpace
    beyond : tuple of str
        Parameters that are extrapolated.
    above : float or None
        Least value of the `beyond` parameters in the test; None for interpolation.
    """
    parameters = space_to_json(space)
    rows = {"train": train, "test": test, "target": target, "parameters": parameters}
    return rows | {"beyond": list(beyond), "above": above}


def read_problem(request: dict[str, Any]) -> Problem:
    """Read the tables of a problem.

    For extrapolation the test consists of the configurations of both tables whose `beyond` parameters are all
    at least `above`. Tables may be in the request itself, see `problem_to_json`.
    """
    space = space_from_json(request["parameters"])
    if "tables" in request:
        frames = [frame_from_json(table) for table in request["tables"]]
        train_times, test_times = (np.array(times, np.float64) for times in request["times"])
        return Problem(frames[0], train_times, frames[1], test_times, space, tuple(request["beyond"]))
    train = read_measurements(request["train"], space.names, request["target"])
    test = read_measurements(request["test"], space.names, request["target"])
    assert train.times is not None and test.times is not None
    beyond, above = tuple(request["beyond"]), request["above"]
    if above is None:
        return Problem(train.features, train.times, test.features, test.times, space)
    return _split(train, test, space, beyond, above)


def problem_to_json(problem: Problem) -> dict[str, Any]:
    """Return a request from which `read_problem` reads a problem without files: it has the tables."""
    return {
        "tables": [frame_to_json(problem.train), frame_to_json(problem.test)],
        "times": [problem.train_times.tolist(), problem.test_times.tolist()],
        "parameters": space_to_json(problem.space),
        "beyond": list(problem.beyond),
    }


def _split(
    train: Measurements, test: Measurements, space: ParameterSpace, beyond: tuple[str, ...], above: float
) -> Problem:
    frame = pd.concat([train.features, test.features], ignore_index=True)
    times = np.concatenate([np.asarray(train.times), np.asarray(test.times)])
    far = (frame[list(beyond)] >= above).all(axis=1).to_numpy()
    return Problem(frame[~far], times[~far], frame[far], times[far], space, beyond)


def problem_digest(problem: Problem) -> str:
    """Return a digest of 12 characters of all that may change a fit: rows, their order, parameters.

    Numbers are rounded to nine significant digits.
    """
    digest = hashlib.sha256()
    parts = ((problem.train, problem.train_times), (problem.test, problem.test_times))
    for frame, times in parts:
        digest.update(frame.assign(**{_TIMES: times}).to_csv(index=False, float_format="%.9g").encode())
    described = {"parameters": space_to_json(problem.space), "beyond": problem.beyond}
    digest.update(json.dumps(described).encode())
    return digest.hexdigest()[:12]
