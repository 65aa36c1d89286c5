"""Draws of the rows that a learning curve learns from, by shares or numbers of rows."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import UsageError, argument
from ...models.empirical.evaluation.curves.study import Draw, random_draws
from ..request.studies import FRACTIONS, LEAST_ROWS


def draw_rows(
    where: str,
    n: int,
    sizes: Sequence[int] | None,
    fractions: Sequence[float] | None,
    n_draws: int,
    seed: int,
) -> tuple[Draw, ...]:
    """Return the draws of the rows of a table.

    Parameters
    ----------
    where : str
        Name of the table, for messages.
    n : int
        Number of its rows.
    sizes, fractions : sequence, or None
        Numbers or shares of the rows to learn from; without either those of the paper that have enough rows.
    n_draws, seed : int
        Number of random draws, and their seed.

    Raises
    ------
    UsageError
        If both are given, or the rows are too few.
    """
    if sizes is not None and fractions is not None:
        raise UsageError(f"{argument('sizes')} and {argument('fractions')}: give one of them")
    if sizes:
        return random_draws(n, _shares(where, sorted(sizes), n), n_draws, seed)
    wanted = _enough(FRACTIONS, n) if not fractions else tuple(sorted(fractions))
    enough = _enough(wanted, n)
    if len(enough) < len(wanted) or not enough:
        least = wanted[0] if wanted else FRACTIONS[-1]
        raise UsageError(
            f"{where}: {n} rows are too few: of {100 * least:g}% of them nothing can be learned; "
            f"give more rows, or larger {argument('fractions')}"
        )
    try:
        return random_draws(n, wanted, n_draws, seed)
    except ValueError as error:
        raise UsageError(f"{where}: {error}; give more rows, or smaller {argument('fractions')}") from None


def _shares(where: str, sizes: Sequence[int], n: int) -> tuple[float, ...]:
    """Return numbers of rows as shares of all."""
    if sizes[-1] >= n:
        raise UsageError(
            f"{where}: {n} rows are too few: {sizes[-1]} to learn from leave none to test on; "
            f"give more rows, or smaller {argument('sizes')}"
        )
    return tuple(size / n for size in sizes)


def _enough(fractions: Sequence[float], n: int) -> tuple[float, ...]:
    return tuple(fraction for fraction in fractions if round(fraction * n) >= LEAST_ROWS)
