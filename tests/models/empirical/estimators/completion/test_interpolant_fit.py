"""The tensor whose interpolation is nearest to configurations: against dense algebra, and on outliers."""

import numpy as np
import pytest
from chainline.codegen.process.worker_pool import team
from chainline.models.empirical.data.parameter_space import Kind, Parameter
from chainline.models.empirical.estimators.completion import interpolant_fit
from chainline.models.empirical.estimators.completion.alternating import (
    Penalty,
    Places,
    Sweeper,
    places_of,
    solve_rows,
)
from chainline.models.empirical.estimators.completion.axis import Factors, make_axis
from chainline.models.empirical.estimators.completion.interpolant_fit import (
    complete_interpolant,
    penalties_of,
)
from chainline.models.empirical.estimators.completion.normal_equations import KnownRows, Mode
from chainline.models.empirical.estimators.completion.regressor import CPRegressor
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
    Sweeper(places, values).sweep(factors, weights, [Penalty(ridge, link), nothing])
    np.testing.assert_allclose(factors.matrix(0), expected, rtol=1e-9)


@pytest.mark.parametrize("rank", [1, 4, 40])
@pytest.mark.parametrize("between", [True, False])
@pytest.mark.parametrize("side_by_side", [False, True])
def test_uneven_rows_give_the_equations_of_dense_algebra(rank, between, side_by_side):
    lower = np.sort(RNG.choice([0, 1, 4], 500, p=[0.9, 0.02, 0.08]))
    share = np.where(RNG.random(500) < 0.5, RNG.random(500), 0.25)  # many lie in one place
    lower, share = RNG.permutation(lower), share * between * (RNG.random(500) < 0.8)
    values, weights = RNG.random(500), RNG.random(500)
    own, each = RNG.standard_normal((7, rank)), np.arange(500)  # a row for each configuration in both others
    first, last = RNG.standard_normal((2, 500, rank))
    factors = Factors(np.concatenate([first, own, last]), np.array([0, 500, 507, 1007]))
    nothing, products = np.zeros(500), first * last
    with team(worth=side_by_side) as threads:
        places = np.column_stack([each, lower, each]), np.column_stack([nothing, share, nothing])
        known = KnownRows.of(*places, factors)
        equations = Mode(1, lower, share).equations(known, weights, values, (7, rank), threads)
        everything = known.products(threads)[:, :rank]
    np.testing.assert_allclose(
        everything, products * (hats(Places(*places), 1, 7) @ own), rtol=1e-9, atol=1e-12
    )
    diagonal, below, right = equations
    rows = hats(Places(lower[:, None], share[:, None]), 0, 7)
    blocks = np.einsum("n,ni,nj,nr,ns->ijrs", weights, rows, rows, products, products, optimize=True)
    np.testing.assert_allclose(diagonal, blocks[range(7), range(7)], rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(below[:-1], blocks[range(1, 7), range(6)], rtol=1e-9, atol=1e-9)
    expected = np.einsum("n,n,ni,nr->ir", weights, values, rows, products)
    np.testing.assert_allclose(right, expected, rtol=1e-9, atol=1e-9)


def test_threads_sweep_as_one_does_to_the_last_bit():
    _, places, values = problem(500)
    start, penalties = RNG.uniform(0.5, 1.5, (10, 3)), [Penalty(np.full(5, 0.1), 0.3)] * 2
    found = []
    for worth in (False, True):
        factors = Factors(start.copy(), np.array([0, 5, 10]))
        with team(worth=worth) as threads:
            left = Sweeper(places, values, threads).sweep(factors, np.ones(500), penalties)
        found.append(np.concatenate([left, factors.rows.ravel()]))
    assert np.array_equal(*found)


def test_sweeps_that_begin_farther_on_fit_better_and_never_worse_than_the_last(monkeypatch):
    """Better where there is something to fit: on noise alone it is chance which minimum is the lower."""
    last = {}
    for _ in range(4):
        points = RNG.random((300, 2))
        axes = tuple(
            make_axis(Parameter(name, Kind.REAL, 0.0, 1.0), points[:, k], 5) for k, name in enumerate("xy")
        )
        x, y = points.T
        values = np.sin(3 * x * y) + x**2 * np.exp(y) + 0.01 * RNG.standard_normal(300)
        start = Factors(RNG.uniform(0.5, 1.5, (10, 3)), np.array([0, 5, 10]))
        penalties, places = penalties_of(axes, 1e-6, 300), places_of(axes, points)
        for name, many in (("ahead", 300), ("plain", 301)):
            monkeypatch.setattr(interpolant_fit, "MANY_VALUES", many)
            errors = complete_interpolant(places, values, start, penalties, 40, 0.0).errors
            last.setdefault(name, []).append(errors[-1])
            for part in (errors[:5], errors[5:]):  # after five outliers count for less
                assert name == "plain" or (np.diff(part) <= 0).all()
    assert np.mean(last["ahead"]) < np.mean(last["plain"])


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_linked_rows_are_solved_as_dense_algebra_does_even_if_not_positive(sign):
    n_rows, rank = 4, 3
    blocks = RNG.standard_normal((2, n_rows, rank, rank))
    diagonal, below = blocks + blocks.transpose(0, 1, 3, 2)
    diagonal += 10 * sign * np.eye(rank)
    right, matrix = RNG.standard_normal((n_rows, rank)), np.empty((n_rows, rank))
    dense = np.zeros((n_rows, rank, n_rows, rank))
    for row in range(n_rows):
        neighbours = (row > 0) + (row < n_rows - 1)
        dense[row, :, row] = diagonal[row] + (0.2 + 0.5 * neighbours) * np.eye(rank)
        if row:
            dense[row, :, row - 1] = below[row - 1] - 0.5 * np.eye(rank)
            dense[row - 1, :, row] = dense[row, :, row - 1].T
    expected = np.linalg.solve(dense.reshape(n_rows * rank, -1), right.ravel())
    solve_rows(diagonal, below, right, np.full(n_rows, 0.2), 0.5, matrix)
    np.testing.assert_allclose(matrix.ravel(), expected, rtol=1e-8)


def test_rows_that_nothing_counts_with_stay():
    places = Places(np.array([[0], [2]]), np.zeros((2, 1)))
    factors = Factors(np.array([[9.0], [7.0], [9.0]]), np.array([0, 3]))
    Sweeper(places, np.array([1.0, 2.0])).sweep(factors, np.ones(2), [Penalty(np.zeros(3), 0.0)])
    assert factors.rows.ravel() == pytest.approx([1.0, 7.0, 2.0])


@pytest.mark.exhaustive
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
