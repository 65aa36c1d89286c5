"""Coefficients of the chosen terms, for numbers of any magnitude."""

from __future__ import annotations

import numpy as np

from .....arrays import Floats
from ...formulas.formula import Formula, Product, product_values
from .candidates import written


def scaled_target(target: Floats, relative: bool) -> tuple[Floats, int]:
    """Return values divided by a power of two, and its exponent, so that sums of squares do not overflow.

    Parameters
    ----------
    target : ndarray of float, (n,)
        Positive if relative.
    relative : bool
        True to scale values to at least 0.5, so that their reciprocals are at most 2; otherwise they are
        scaled to at most 1.

    Raises
    ------
    ValueError
        If the range of the values is too wide.

    Examples
    --------
    >>> scaled, exponent = scaled_target(np.array([3.0, 6.0]), True)
    >>> scaled.tolist(), exponent
    ([0.75, 1.5], 2)
    """
    near = target.min() if relative else np.abs(target).max()
    exponent = int(np.frexp(near)[1])
    with np.errstate(over="ignore"):
        scaled = np.ldexp(target, -exponent)
    if not np.isfinite(scaled).all():
        raise ValueError(
            f"values from {target.min():g} to {target.max():g} are too far from each other; leave out rows"
        )
    return scaled, exponent


def unscaled_loss(loss: float, exponent: int) -> float:
    """Return the mean squared error of values of which there is that of `scaled_target`."""
    with np.errstate(over="ignore"):
        return float(np.ldexp(loss, 2 * exponent))


def fitted_formula(
    products: tuple[Product, ...],
    names: tuple[str, ...],
    samples: Floats,
    scaled: Floats,
    weights: Floats,
    exponent: int,
) -> Formula:
    """Return the sum of terms with their coefficients by weighted least squares.

    Parameters
    ----------
    products : tuple of Product
    names : tuple of str
        Of the options.
    samples : ndarray of float, (n, n_options)
    scaled : ndarray of float, (n,)
        Values divided by ``2^exponent``.
    weights : ndarray of float, (n,)
    exponent : int

    Raises
    ------
    ValueError
        If a coefficient is too large or too small for a number.
    """
    columns = [np.ones(len(samples)), *(product_values(product, samples) for product in products)]
    weighted = np.column_stack(columns) * weights[:, None]
    shifts = np.frexp(np.abs(weighted).max(axis=0))[1]
    weighted = np.ldexp(weighted, -shifts)
    # columns of length one: `lstsq` takes what is small beside the others for nothing
    lengths = np.linalg.norm(weighted, axis=0)
    solution = np.linalg.lstsq(weighted / lengths, scaled * weights, rcond=None)[0] / lengths + 0.0  # no -0
    with np.errstate(over="ignore"):
        found = np.ldexp(solution, exponent - shifts)
    lost = ~np.isfinite(found) | ((found == 0) & (solution != 0))
    if lost.any():
        place = int(lost.argmax())
        of_what = written(products[place - 1], names) if place else "the constant"
        raise ValueError(
            f"the coefficient of {of_what} is too large or too small for a number; give its options or the "
            "times in other units"
        )
    constant, *coefficients = found.tolist()
    return Formula(names, constant, tuple(coefficients), products)
