"""Random valid configurations of a variability model."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....errors import UsageError
from .drawn_selections import SelectionDraws
from .model import VariabilityModel, holding
from .space import allowed_values, table, with_numbers

# rows in all and at once: seconds, and megabytes of a few dozen options
_MOST_ROWS, _AT_ONCE = 2_000_000, 100_000
# configurations whose selections are drawn option by option, which takes longer
_MOST_UNEVEN = 20_000


def drawn_configurations(
    model: VariabilityModel, count: int, rng: np.random.Generator
) -> tuple[pd.DataFrame, tuple[str, ...]]:
    """Return different random valid configurations, and notes, a line each.

    Where the space can be listed, they are drawn from the list. Elsewhere a valid selection and numeric
    values are drawn, and configurations that violate a constraint between them are left out. All are
    equally likely unless a note says otherwise.

    Parameters
    ----------
    model : VariabilityModel
    count : int
    rng : numpy.random.Generator

    Raises
    ------
    UsageError
        If no selection is valid, there are fewer configurations, more than 20,000 are to be
        drawn option by option, fewer are found among two million draws (a hundred thousand option by
        option), or none among the first hundred thousand.
    """
    # first, as it is found at once
    values = allowed_values(model)
    draws = SelectionDraws(model)
    every = None if draws.listed is None else with_numbers(model, draws.listed)
    if every is not None:
        if count > len(every):
            raise UsageError(
                f"{count} configurations asked for, but only {len(every)} are valid; give a smaller --count"
            )
        return every.iloc[rng.permutation(len(every))[:count]].reset_index(drop=True), ()
    if draws.note and count > _MOST_UNEVEN:
        raise UsageError(
            f"{count} configurations asked for; drawing selections option by option, give --count 1 to "
            f"{_MOST_UNEVEN}"
        )
    found = _found(model, count, draws, values, rng)
    return found, (draws.note,) if draws.note else ()


def _found(
    model: VariabilityModel,
    count: int,
    draws: SelectionDraws,
    values: Sequence[npt.NDArray[np.float64]],
    rng: np.random.Generator,
) -> pd.DataFrame:
    parts: list[pd.DataFrame] = []
    rows, size = 0, min(count, _AT_ONCE)
    while rows < (_AT_ONCE if draws.note else _MOST_ROWS):
        selections = draws.draw(size, rng)
        numbers = [rng.choice(allowed, len(selections)) for allowed in values]
        drawn = table(model, selections, np.array(numbers).reshape(len(values), len(selections)).T)
        parts.append(drawn[_valid(model, drawn)])
        rows += size
        # equal rows are looked for only where there could be enough
        if sum(map(len, parts)) >= count:
            parts = [pd.concat(parts).drop_duplicates()]
            if len(parts[0]) >= count:
                return parts[0][:count].reset_index(drop=True)
        if rows >= _AT_ONCE and not any(map(len, parts)):
            raise UsageError(_none(model, rows, drawn))
        size = min(2 * size, _AT_ONCE)
    n = len(pd.concat(parts).drop_duplicates())
    raise UsageError(
        f"{rows} draws gave {n} different valid configurations, fewer than {count}; give a smaller "
        "--count or loosen constraints"
    )


def _valid(model: VariabilityModel, drawn: pd.DataFrame) -> npt.NDArray[np.bool_]:
    """Return a mask of the rows that meet the constraints over numeric options, (n,)."""
    values = {name: drawn[name].to_numpy(float) for name in drawn}
    return holding(model.numeric_constraints, values, len(drawn))


def _none(model: VariabilityModel, rows: int, drawn: pd.DataFrame) -> str:
    if not len(drawn):
        return f"none of {rows} random selections of binary options is valid; take option-wise"
    values = {name: drawn[name].to_numpy(float) for name in drawn}
    never = [
        repr(one.text) for one in model.numeric_constraints if not holding([one], values, len(drawn)).any()
    ]
    met = f"meets {' or '.join(never[:3])}" if never else "meets all constraints together"
    return f"none of {rows} random configurations {met}; loosen constraints"
