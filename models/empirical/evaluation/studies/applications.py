"""Applications that Hutter and Solomonik measured: their files, parameters and extrapolations.

`applications.toml` holds the table. The files are those of github.com/huttered40/app_ed, which the user
fetches.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from .....arrays import Floats
from .....errors import UsageError, argument
from .....files.toml_schema import Table, read_tables
from .....records import record, replace
from ...data.parameter_space import ParameterSpace, space_of
from ...estimators.completion.axis import make_axis
from ...metrics import mlogq
from . import APPLICATIONS, DATA_VARIABLE, REPOSITORY
from .plan import problem_request
from .trial import Work, setting_text

_FILE = Path(__file__).with_name("applications.toml")
_CLONE = "app_ed"
_PENALTY = 1e-5
"""Regularization of every script of the paper."""


def _remedy() -> str:
    return (
        f"run `git clone https://{REPOSITORY}` and name its folder by {argument('data')} or {DATA_VARIABLE}"
    )


@record
class Extrapolation:
    """Test beyond the range learned from (Fig. 8).

    Attributes
    ----------
    name : str
    parameters : tuple of str
        Parameters that are extrapolated.
    above : float
        Least value of each of them in the test.
    below : tuple of float
        Limits below which all of them lie in a training set.
    """

    name: str
    parameters: tuple[str, ...]
    above: float
    below: tuple[float, ...]


@record
class Application:
    """One application of the paper.

    Attributes
    ----------
    name, title : str
    train, test : str
        Files below the folder of the data.
    target : str
        Column of the times.
    space : ParameterSpace
    published_cells : tuple of int
        Cells of each parameter in the largest model of the paper's scripts.
    published_rank, published_rows : int
        Its rank, and the configurations that it learned from.
    matrix_rows : str
        Parameter of the rows of the matrix whose singular values are drawn (Fig. 1); "" for none.
    matrix_cells : int
        Most cells of each parameter of this matrix.
    beyond : tuple of Extrapolation
    """

    name: str
    title: str
    train: str
    test: str
    target: str
    space: ParameterSpace
    published_cells: tuple[int, ...]
    published_rank: int
    published_rows: int
    matrix_rows: str
    matrix_cells: int
    beyond: tuple[Extrapolation, ...]

    def files(self, folder: Path) -> tuple[str, str]:
        """Return the files to learn from and to predict.

        Raises
        ------
        UsageError
            If one is missing: with what to fetch.
        """
        for name in (self.train, self.test):
            if not (folder / name).is_file():
                raise UsageError(f"{folder}: holds no {name}; {_remedy()}")
        return str(folder / self.train), str(folder / self.test)

    def request(self, folder: Path, extrapolation: Extrapolation | None = None) -> dict[str, Any]:
        """Return the request from which `read_problem` reads the tables, within the range or beyond it."""
        train, test = self.files(folder)
        beyond, above = (extrapolation.parameters, extrapolation.above) if extrapolation else ((), None)
        return problem_request(train, test, self.target, self.space, beyond, above)

    def published(self) -> Work:
        """Return the fit of the published model at its published size."""
        cells = dict(zip(self.space.names, self.published_cells, strict=True))
        setting = {"cells": cells, "rank": self.published_rank, "regularization": _PENALTY}
        return Work("cpr-cells", setting_text(setting), self.published_rows)


def data_folder(given: str | None) -> Path:
    """Return the folder that holds the repository of the data.

    Parameters
    ----------
    given : str or None
        Folder of the repository, or one that holds it as `app_ed`; None takes that of `CHAINLINE_DATA`.

    Raises
    ------
    UsageError
        If there is no folder.
    """
    name = given or os.environ.get(DATA_VARIABLE, "")
    if not name:
        raise UsageError(f"{argument('data')}: {DATA_VARIABLE} is not set; {_remedy()}")
    folder = Path(name)
    return folder / _CLONE if (folder / _CLONE).is_dir() else folder


@cache
def applications() -> Mapping[str, Application]:
    """Return the applications by name, in the order of the paper's Section 6.0.2.

    Examples
    --------
    >>> list(applications())
    ['gemm', 'qr', 'broadcast', 'exafmm', 'amg', 'kripke']
    >>> [each.name for each in applications()["broadcast"].beyond]
    ['nodes', 'message']
    """
    return {name: _application(name, values) for name, values in read_tables(_FILE).items()}


def _application(name: str, values: Mapping[str, Any]) -> Application:
    place = f"{_FILE.name}: {name}"
    table = Table({key: value for key, value in values.items() if key != "parameters"}, place, "")
    published = table.table("published")
    matrix = table.table("matrix") if table.has("matrix") else None
    found = Application(
        name=name,
        title=APPLICATIONS[name],
        train=table.text("train"),
        test=table.text("test"),
        target=table.text("target"),
        space=space_of({"parameters": values["parameters"]}, place),
        published_cells=tuple(int(each) for each in published.values("cells")),
        published_rank=published.integer("rank"),
        published_rows=published.integer("rows"),
        matrix_rows=matrix.text("rows") if matrix else "",
        matrix_cells=matrix.integer("cells") if matrix else 0,
        beyond=tuple(_extrapolations(table.table("beyond"))) if table.has("beyond") else (),
    )
    for part in (table, published, *([matrix] if matrix else [])):
        part.close()
    return found


def _extrapolations(table: Table) -> Iterator[Extrapolation]:
    for name in table.names():
        part = table.table(name)
        below = tuple(float(each) for each in part.values("below"))
        yield Extrapolation(name, part.texts("parameters"), part.number("above"), below)
        part.close()


LEAST_TIME = 1e-16
"""Value of elements of a low-rank matrix that are not positive, as published (Section 5.2)."""


@record(eq=False)
class Spectrum:
    """Singular values of a matrix, and the error of its best approximations.

    Attributes
    ----------
    values : ndarray of float, (n,)
        Singular values over the largest one, falling.
    mlogq : ndarray of float, (n,)
        MLogQ of the best approximation of rank 1, 2, ..., of the times.
    """

    values: Floats
    mlogq: Floats


def cell_means(frame: pd.DataFrame, times: Floats, space: ParameterSpace, rows: str, cells: int) -> Floats:
    """Return the mean times of cells, (n_rows, n_columns); columns with an empty cell are left out.

    Parameters
    ----------
    frame : DataFrame, (n, n_parameters)
        Configurations; parameters are numbers.
    times : ndarray of float, (n,)
    space : ParameterSpace
    rows : str
        Parameter of the rows.
    cells : int
        Most cells of each parameter.

    Raises
    ------
    ValueError
        If no column is complete, or a parameter is no number.

    Examples
    --------
    >>> from chainline.models.empirical.data.parameter_space import infer_space
    >>> frame = pd.DataFrame({"m": [1, 1, 2, 2, 2], "n": [1, 3, 1, 3, 3]})
    >>> cell_means(frame, np.array([1.0, 2.0, 3.0, 4.0, 6.0]), infer_space(frame), "m", 2).tolist()
    [[1.0, 2.0], [3.0, 5.0]]
    """
    row, n_rows, column, n_columns = np.zeros(len(frame), np.int64), 1, np.zeros(len(frame), np.int64), 1
    for parameter in space:
        values = frame[parameter.name].to_numpy(np.float64)
        axis = make_axis(replace(parameter, low=values.min(), high=values.max()), values, cells)
        if parameter.name == rows:
            row, n_rows = axis.cell(values), axis.n_cells
        else:
            column, n_columns = column * axis.n_cells + axis.cell(values), n_columns * axis.n_cells
    sums, counts = np.zeros((n_rows, n_columns)), np.zeros((n_rows, n_columns))
    np.add.at(sums, (row, column), times)
    np.add.at(counts, (row, column), 1)
    complete = (counts > 0).all(axis=0)
    if not complete.any():
        raise ValueError(f"{cells} cells of each parameter are too many: every column has an empty cell")
    return np.asarray(sums[:, complete] / counts[:, complete])


def plain_spectrum(matrix: Floats) -> Spectrum:
    """Return the spectrum of a matrix of times."""
    left, values, right = np.linalg.svd(matrix, full_matrices=False)
    truth = matrix.ravel()
    errors = [
        mlogq(truth, np.maximum((left[:, :rank] * values[:rank]) @ right[:rank], LEAST_TIME).ravel())
        for rank in range(1, len(values) + 1)
    ]
    return Spectrum(values / values[0], np.array(errors))


def log_spectrum(matrix: Floats) -> Spectrum:
    """Return the spectrum of the logarithms of a matrix of times.

    Examples
    --------
    >>> times = np.outer([1.0, 2.0, 4.0], [1.0, 3.0, 9.0])  # a product: logarithms are a sum, of rank 2
    >>> log_spectrum(times).values.round(12).tolist()[2] + 0.0, log_spectrum(times).mlogq[1].round(12) + 0.0
    (0.0, np.float64(0.0))
    """
    left, values, right = np.linalg.svd(np.log(matrix), full_matrices=False)
    truth = matrix.ravel()
    errors = [
        mlogq(truth, np.exp(np.clip((left[:, :rank] * values[:rank]) @ right[:rank], -700, 700)).ravel())
        for rank in range(1, len(values) + 1)
    ]
    return Spectrum(values / values[0], np.array(errors))
