"""Sparse grids: their points against closed forms, and regression on functions with known answers."""

from itertools import pairwise

import numpy as np
import pytest
from chainline.models.empirical.estimators.sparse_grids import (
    SparseGrid,
    SparseGridRegressor,
    basis_matrix,
    hats,
    refine,
    regular_grid,
    regular_size,
)
from sklearn.utils.estimator_checks import parametrize_with_checks

from .....tier import sized

RNG = np.random.default_rng(0)


@parametrize_with_checks([SparseGridRegressor(), SparseGridRegressor(refinements=2)][: sized(1, 9)])
def test_scikit_learn_checks(estimator, check):
    check(estimator)


@pytest.mark.parametrize(
    ("d", "level", "size"), [(1, 5, 31), (2, 3, 17), (3, 3, 31), (10, 2, 21), (10, 3, 241)]
)
def test_points_of_regular_grids(d, level, size):
    grid = regular_grid(d, level)
    assert len(grid) == regular_size(d, level) == size
    assert (
        len({(*level, *i) for level, i in zip(grid.levels.tolist(), grid.indices.tolist(), strict=True)})
        == size
    )


def test_matrix_is_the_product_of_hats_at_every_point():
    grid, X = regular_grid(3, 4), RNG.random((50, 3))
    matrix = basis_matrix(grid, X).toarray()
    direct = np.ones_like(matrix)
    for dimension in range(3):
        for sample in range(len(X)):
            x = np.full(len(grid), X[sample, dimension])
            direct[sample] *= hats(grid.levels[:, dimension], grid.indices[:, dimension], x)
    assert np.abs(matrix - direct).max() < 1e-12


def test_a_function_on_the_grid_is_found_again():
    """Samples of a combination of the grid's functions give back its surpluses."""
    grid = regular_grid(2, 4)
    surpluses = RNG.standard_normal(len(grid))
    X = np.vstack([RNG.random((4000, 2)), [[0, 0], [1, 1]]])
    y = basis_matrix(grid, X) @ surpluses
    model = SparseGridRegressor(level=4, regularization=1e-14, tol=1e-12, max_iter=20000).fit(X, y)
    assert model.coef_ == pytest.approx(surpluses, abs=1e-4)


@pytest.mark.exhaustive
def test_error_of_a_smooth_function_falls_by_level_as_theory_says():
    """Interpolation on sparse grids is of order ``h^2 log(1/h)`` (Garcke, Section 4): about 4 a level."""
    X = RNG.random((20000, 2))
    y = np.sin(np.pi * X[:, 0]) * np.sin(np.pi * X[:, 1])
    errors = [
        np.sqrt(
            np.mean(
                (SparseGridRegressor(level=level, regularization=1e-10, tol=1e-8).fit(X, y).predict(X) - y)
                ** 2
            )
        )
        for level in (2, 3, 4, 5)
    ]
    assert all(2.5 < first / second < 8 for first, second in pairwise(errors))


def test_refinement_adds_points_where_the_function_bends():
    X = RNG.random((5000, 2))
    y = np.maximum(0, 1 - np.hypot(X[:, 0] - 0.2, X[:, 1] - 0.2) / 0.15)
    coarse = SparseGridRegressor(level=3, regularization=1e-7).fit(X, y)
    fine = SparseGridRegressor(level=3, refinements=6, refined_points=6, regularization=1e-7).fit(X, y)
    added = fine.grid_.indices[len(coarse.grid_) :] / 2.0 ** fine.grid_.levels[len(coarse.grid_) :]
    assert np.mean(np.hypot(*(added - 0.2).T) < 0.35) > 0.6
    assert np.mean((fine.predict(X) - y) ** 2) < 0.3 * np.mean((coarse.predict(X) - y) ** 2)
    again = SparseGridRegressor(level=3, refinements=6, refined_points=6, regularization=1e-7).fit(X, y)
    assert (again.coef_ == fine.coef_).all()


def test_every_point_has_its_ancestors():
    grid = refine(regular_grid(3, 2), np.arange(7.0), 3)
    for _ in range(3):
        grid = refine(grid, RNG.standard_normal(len(grid)), 4)
    present = {(*level, *i) for level, i in zip(grid.levels.tolist(), grid.indices.tolist(), strict=True)}
    assert len(present) == len(grid)
    for key in present:
        for dimension in range(3):
            if key[dimension] > 1:
                parent = list(key)
                parent[dimension] -= 1
                half = key[3 + dimension] // 2
                parent[3 + dimension] = half if half % 2 else half + 1
                assert tuple(parent) in present


def test_grid_too_large_is_refused_before_it_is_made():
    with pytest.raises(ValueError, match=r"level 8 in 12 dimensions has [0-9]* points; at most 100000"):
        SparseGridRegressor(level=8).fit(RNG.random((10, 12)), RNG.random(10))
    with pytest.raises(ValueError, match="level 0 must be at least 1"):
        SparseGridRegressor(level=0).fit([[0.0], [1.0]], [0.0, 1.0])


def test_a_grid_without_points_to_add_stays():
    grid = SparseGrid(np.ones((1, 1), np.int64), np.ones((1, 1), np.int64))
    assert len(refine(grid, np.array([1.0]), 5)) == 3
