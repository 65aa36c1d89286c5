"""Singular values of matrices of times, plain and as logarithms (Hutter and Solomonik, Fig. 1).

The rows of a matrix are cells of one parameter, its columns are combinations of cells of the others; each
element is the mean time of the configurations in a cell. A matrix of low rank of logarithms is what tensor
completion relies on.
"""

from __future__ import annotations

import numpy as np
import pandas as pd

from .....arrays import Floats
from .....records import record, replace
from ...data.parameter_space import ParameterSpace
from ...estimators.completion.axis import make_axis
from ...metrics import mlogq

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
