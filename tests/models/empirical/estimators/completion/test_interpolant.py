"""The tensor whose interpolation is nearest to configurations: against dense algebra, and on outliers."""

import numpy as np
import pytest
from chainline.models.empirical.data.parameter_space import Kind, Parameter
from chainline.models.empirical.estimators.completion.axis import make_axis
from chainline.models.empirical.estimators.completion.factors import Factors
from chainline.models.empirical.estimators.completion.interpolant import complete_interpolant, penalties_of
from chainline.models.empirical.estimators.completion.normal_equations import _by_blocks, _one_by_one
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.estimators.completion.sweep import Penalty, Places, Sweeper, places_of
from chainline.models.empirical.metrics import mlogq

RNG = np.random.default_rng(0)


def hats(places, mode, n_rows):
    """Return the matrix of interpolation of a mode, (n, n_rows), dense."""
    matrix = np.zeros((len(places.lower), n_rows))
    rows = np.arange(len(matrix))
    matrix[rows, places.lower[:, mode]] = 1 - places.share[:, mode]
    above = places.share[:, mode] != 0
    matrix[rows[above], places.lower[above, mode] + 1] += places.share[above, mode]
    return matrix


def problem(n=60):
    axes = tuple(make_axis(Parameter(name, Kind.REAL, 0.0, 1.0), RNG.random(n), 5) for name in "xy")
    return axes, places_of(axes, RNG.random((n, 2))), RNG.standard_normal(n)


@pytest.mark.parametrize("rank", [1, 3])
def test_a_mode_is_solved_as_dense_algebra_does(rank):
    _, places, values = problem()
    factors = Factors(RNG.uniform(0.5, 1.5, (10, rank)), np.array([0, 5, 10]))
    other, weights = hats(places, 1, 5) @ factors.matrix(1), RNG.random(len(values))
    ridge, link = RNG.random(5), 0.7
    design = np.einsum("ni,nr->nir", hats(places, 0, 5), other).reshape(len(values), -1)
    apart = np.kron(np.diff(np.eye(5), axis=0), np.eye(rank))
    left = design.T @ (weights[:, None] * design) + np.diag(np.repeat(ridge, rank)) + link * apart.T @ apart
    expected = np.linalg.solve(left, design.T @ (weights * values)).reshape(5, rank)
    nothing = Penalty(np.full(5, 1e30), 0.0)  # the second mode vanishes, and is not looked at
    Sweeper(places, values, rank).sweep(factors, weights, [Penalty(ridge, link), nothing])
    np.testing.assert_allclose(factors.matrix(0), expected, rtol=1e-9)


def test_one_by_one_and_by_blocks_are_the_same_equations():
    _, places, values = problem(500)
    order = np.argsort(places.lower[:, 0], kind="stable")
    products = RNG.standard_normal((2, 500, 4))
    rows = np.ascontiguousarray(places.lower[:, 0]), np.ascontiguousarray(places.share[:, 0])
    given = (*products, values, RNG.random(500), order, *rows, 5)
    for one, other in zip(_one_by_one(*given), _by_blocks(*given), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


def test_rows_that_nothing_counts_with_stay():
    places = Places(np.array([[0], [2]]), np.zeros((2, 1)))
    factors = Factors(np.array([[9.0], [7.0], [9.0]]), np.array([0, 3]))
    Sweeper(places, np.array([1.0, 2.0]), 1).sweep(factors, np.ones(2), [Penalty(np.zeros(3), 0.0)])
    assert factors.rows.ravel() == pytest.approx([1.0, 7.0, 2.0])


def test_what_is_linear_between_middles_is_found():
    axes, places, _ = problem(300)
    truth = Factors(RNG.uniform(0.5, 1.5, (10, 2)), np.array([0, 5, 10]))
    values = np.sum((hats(places, 0, 5) @ truth.matrix(0)) * (hats(places, 1, 5) @ truth.matrix(1)), axis=1)
    start = Factors(RNG.uniform(0.5, 1.5, (10, 2)), truth.starts)
    found = complete_interpolant(places, values, start, penalties_of(axes, 1e-14, 300), 2000, 0.0)
    every = np.argwhere(np.ones((5, 5), bool))
    assert np.abs(found.factors.entries(every) - truth.entries(every)).max() < 1e-5


def test_disturbed_times_count_for_less():
    X = np.exp(RNG.uniform(0, 5, (2000, 2)))
    truth = X[:, 0] * (1 + X[:, 1])
    disturbed = truth * np.where(RNG.random(2000) < 0.1, RNG.uniform(2, 20, 2000), 1.0)
    size = {"cells": 16, "rank": 2, "regularization": 1e-6, "random_state": 0}
    errors = {
        kind: mlogq(truth, CPRegressor(observations=kind, **size).fit(X, disturbed).predict(X))
        for kind in ("configurations", "cells")
    }
    assert errors["configurations"] < 0.03 and errors["cells"] > 0.1


def test_where_configurations_lie_in_their_cells_counts():
    X = np.exp(RNG.uniform(0, 6, (600, 2)))
    truth = X[:, 0] ** 2 * X[:, 1]
    size = {"cells": 4, "rank": 2, "regularization": 1e-8, "random_state": 0}
    errors = {
        kind: mlogq(truth, CPRegressor(observations=kind, **size).fit(X, truth).predict(X))
        for kind in ("configurations", "cells")
    }
    assert errors["configurations"] < 0.01 and errors["cells"] > 0.1
