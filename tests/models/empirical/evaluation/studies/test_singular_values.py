"""Matrices of mean times, and what of them is of low rank."""

import numpy as np
import pandas as pd
import pytest
from chainline.models.empirical.data.parameter_space import Kind, Parameter, ParameterSpace, Spacing
from chainline.models.empirical.evaluation.studies.applications import (
    LEAST_TIME,
    cell_means,
    log_spectrum,
    plain_spectrum,
)

SPACE = ParameterSpace(
    (
        Parameter("m", Kind.INTEGER, 1, 64, Spacing.LOGARITHMIC),
        Parameter("n", Kind.INTEGER, 1, 8, Spacing.LOGARITHMIC),
        Parameter("p", Kind.INTEGER, 1, 4, Spacing.LOGARITHMIC),
    )
)


def _grid():
    m, n, p = (axis.ravel() for axis in np.meshgrid([1, 4, 16, 64], [1, 2, 8], [1, 4], indexing="ij"))
    return pd.DataFrame({"m": m, "n": n, "p": p})


def test_columns_are_combinations_of_the_other_parameters():
    frame = _grid()
    times = (frame["m"] * 100 + frame["n"] * 10 + frame["p"]).to_numpy(np.float64)
    matrix = cell_means(frame, times, SPACE, "m", 4)
    assert matrix.shape == (4, 6)
    assert matrix[0].tolist() == [111, 114, 121, 124, 181, 184]
    assert (matrix[:, 0] - 11).tolist() == [100, 400, 1600, 6400]
    shuffled = np.random.default_rng(0).permutation(len(frame))
    again = cell_means(frame.iloc[shuffled], times[shuffled], SPACE, "m", 4)
    assert (again == matrix).all()


def test_columns_with_an_empty_cell_are_left_out():
    frame = _grid()
    times = np.ones(len(frame))
    matrix = cell_means(frame[1:], times[1:], SPACE, "m", 4)
    assert matrix.shape == (4, 5)
    with pytest.raises(ValueError, match="too many"):
        cell_means(frame.iloc[[0, 3]], times[:2], SPACE, "n", 4)


def test_a_product_is_of_rank_one_and_its_logarithm_of_rank_two():
    times = np.outer([1.0, 2.0, 5.0, 7.0], [1.0, 3.0, 9.0])
    plain, logarithms = plain_spectrum(times), log_spectrum(times)
    assert plain.values[1] < 1e-12
    assert plain.mlogq[0] < 1e-12
    assert logarithms.values[1] > 0.01
    assert logarithms.values[2] < 1e-12
    assert logarithms.mlogq[1] < 1e-12


def test_errors_of_logarithms_fall_with_the_rank_where_those_of_times_need_not():
    """The paper's Fig. 1: two behaviours, split along a diagonal, with noise."""
    x, y = np.meshgrid(np.arange(1, 41.0), np.arange(1, 41.0))
    noise = 1 + np.random.default_rng(0).normal(0, 0.01, x.shape)
    times = np.where(x + y <= 40, 1e-3 * x * y, 1e2 * (x + y)) * noise
    logarithms, plain = log_spectrum(times).mlogq, plain_spectrum(times).mlogq
    assert (np.diff(logarithms) < 0.02).all()
    assert logarithms[9] < 0.5 * logarithms[0]
    assert (np.diff(plain[:20]) > 0.02).any()
    assert plain.max() < abs(np.log(LEAST_TIME)) + 10
