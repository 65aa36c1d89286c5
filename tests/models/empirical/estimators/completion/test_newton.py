"""Positive rows by Newton's method: all at once as one by one, where nothing nearby is better."""

import numpy as np
import pytest
from chainline.models.empirical.estimators.completion.positive_factors import Penalties, RowEntries, minimised

RNG = np.random.default_rng(0)
PENALTIES = Penalties(1e-3, 1e-4)


def problem(n=300, rank=3):
    row = RNG.choice([0, 1, 3], n, p=[0.9, 0.02, 0.08])  # none in row 2
    products = RNG.uniform(0.5, 1.5, (n, rank))
    truth = RNG.uniform(0.1, 2, (4, rank))
    logarithms = np.log((products * truth[row]).sum(axis=1)) + 0.1 * RNG.standard_normal(n)
    return row, products, logarithms


def objective(u, products, logarithms):
    errors = logarithms - np.log(products @ u)
    return np.mean(errors**2) + PENALTIES.regularization * u @ u - PENALTIES.barrier * np.log(u).sum()


def solved(row, products, logarithms, start=1.0, max_steps=40):
    matrix = np.full((4, products.shape[1]), start)
    entries = RowEntries.of(row, logarithms).with_products(products)
    return matrix, minimised(entries, PENALTIES, max_steps, matrix)


def by_hand(u, products, logarithms, max_steps):
    """Return a row by Newton's method, its derivatives written out."""
    for _ in range(max_steps):
        entries = products @ u
        errors = logarithms - np.log(entries)
        gradient = -2 * np.mean((errors / entries)[:, None] * products, axis=0)
        gradient += 2 * PENALTIES.regularization * u - PENALTIES.barrier / u
        bends = 2 * np.maximum(1 + errors, 0.1) / entries**2 / len(entries)
        hessian = np.einsum("n,ni,nj->ij", bends, products, products)
        hessian += np.diag(2 * PENALTIES.regularization + PENALTIES.barrier / u**2)
        step, value = np.linalg.solve(hessian, -gradient), objective(u, products, logarithms)
        promised = -gradient @ step
        size = min([1.0, *(-0.95 * u[step < 0] / step[step < 0])])
        if promised < 1e-8 * (abs(value) + 1e-8):
            break
        while objective(u + size * step, products, logarithms) > value - 1e-4 * size * promised:
            size /= 2
        u = u + size * step
    return u


@pytest.mark.parametrize("start", [0.01, 1.0, 20.0])
@pytest.mark.parametrize("max_steps", [1, 2, 3, 5, 8, 40])
def test_rows_together_take_the_steps_of_each_alone(start, max_steps):
    row, products, logarithms = problem()
    matrix, squares = solved(row, products, logarithms, start, max_steps)
    for number in (0, 1, 3):
        own = products[row == number], logarithms[row == number]
        expected = by_hand(np.full(3, start), *own, max_steps)
        np.testing.assert_allclose(matrix[number], expected, rtol=1e-7)
    assert (matrix[2] == start).all()
    expected = np.sum((logarithms - np.log((products * matrix[row]).sum(axis=1))) ** 2)
    np.testing.assert_allclose(squares, expected, rtol=1e-12)


def test_nothing_nearby_is_better():
    row, products, logarithms = problem()
    matrix, _ = solved(row, products, logarithms)
    for number in (0, 1, 3):
        own = products[row == number], logarithms[row == number]
        least = objective(matrix[number], *own)
        for _ in range(50):
            near = matrix[number] * np.exp(0.01 * RNG.standard_normal(3))
            assert objective(near, *own) > least - 1e-7
