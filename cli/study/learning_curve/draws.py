"""Draws of the rows that a study learns from, by `--draws`, `--sizes` and `--fractions`."""

from __future__ import annotations

import argparse

from ....api.request.ranges import parse_numbers, parse_whole_numbers
from ....errors import UsageError
from ....models.empirical.evaluation.curves.study import Draw, random_draws
from .options import FRACTIONS

_LEAST_ROWS = 2
"""To learn from: of one row a tree is a constant, and constants of a machine and shares need two."""


def draw_rows(options: argparse.Namespace, n: int) -> tuple[Draw, ...]:
    """Return the draws of `--sizes` or `--fractions`, of a table of n rows.

    Raises
    ------
    UsageError
        If both are given, or the rows are too few.
    """
    if options.sizes is not None and options.fractions is not None:
        raise UsageError("--sizes and --fractions: give one of them")
    if options.sizes is not None:
        return random_draws(n, _parse_sizes(options, n), options.draws, options.seed)
    given = options.fractions
    fractions = _enough(FRACTIONS, n) if given is None else _parse_fractions(given)
    enough = _enough(fractions, n)
    if len(enough) < len(fractions) or not enough:
        least = fractions[0] if fractions else FRACTIONS[-1]
        raise UsageError(
            f"{options.data}: {n} rows are too few: of {100 * least:g}% of them nothing can be learned; "
            "give more rows, or larger --fractions"
        )
    try:
        return random_draws(n, fractions, options.draws, options.seed)
    except ValueError as error:
        raise UsageError(f"{options.data}: {error}; give more rows, or smaller --fractions") from None


def _parse_sizes(options: argparse.Namespace, n: int) -> tuple[float, ...]:
    """Return numbers of rows as shares of all."""
    sizes = sorted(parse_whole_numbers("--sizes", options.sizes, _LEAST_ROWS))
    if sizes[-1] >= n:
        raise UsageError(
            f"{options.data}: {n} rows are too few: {sizes[-1]} to learn from leave none to test on; "
            "give more rows, or smaller --sizes"
        )
    return tuple(size / n for size in sizes)


def _parse_fractions(text: str) -> tuple[float, ...]:
    fractions = tuple(sorted(parse_numbers("--fractions", text)))
    if not all(0 < fraction < 1 for fraction in fractions):
        raise UsageError(f"--fractions {text}: each must be above 0 and below 1; 0.1 is a tenth of the rows")
    return fractions


def _enough(fractions: tuple[float, ...], n: int) -> tuple[float, ...]:
    return tuple(fraction for fraction in fractions if round(fraction * n) >= _LEAST_ROWS)
