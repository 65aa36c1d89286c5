"""Result of a sampling design: a table of configurations, and its properties."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd

from ....errors import UsageError, argument
from ....records import record
from ..data.variability.model import VariabilityModel
from ..data.variability.option import NumericOption
from ..data.variability.space import LIMIT, table


@record(eq=False)
class Design:
    """Configurations to measure.

    Attributes
    ----------
    name : str
    configurations : DataFrame
        A row for each configuration, a column for each option; 1 and 0 for binary options.
    notes : tuple of str
        Lines about configurations that were left out, and about properties that do not hold.
    aliased : tuple of (str, str)
        Pairs of options whose effects the design cannot separate.
    """

    name: str
    configurations: pd.DataFrame
    notes: tuple[str, ...] = ()
    aliased: tuple[tuple[str, str], ...] = ()


def numeric_design(
    name: str,
    options: Sequence[NumericOption],
    values: npt.NDArray[np.float64],
    notes: Sequence[str] = (),
    aliased: tuple[tuple[str, str], ...] = (),
) -> Design:
    """Return a design of numeric options, each configuration once.

    Parameters
    ----------
    name : str
    options : sequence of NumericOption
    values : ndarray of float, (n_configurations, n_options)
        Values of each option.
    notes, aliased
        As of `Design`.
    """
    every = table(VariabilityModel(name, (), tuple(options)), np.zeros((len(values), 0), bool), values)
    once = every.drop_duplicates().reset_index(drop=True)
    twice = len(every) - len(once)
    said = [f"{name}: {twice} of {len(every)} points came again: left out"] if twice else []
    return Design(name, once, (*notes, *said), aliased)


def demand_ranges(name: str, options: Sequence[NumericOption]) -> None:
    """Check that all options can be varied.

    Raises
    ------
    UsageError
        If there is no option, or one has a single value; the message begins with `name`, that of the design.
    """
    if not options:
        raise UsageError(f"{name}: the model has no numeric options")
    for option in options:
        if len(option.values) < 2:
            raise UsageError(
                f"{name}: option {option.name} has one value; give it more, or leave it out of the model"
            )


def demand_count(name: str, options: Sequence[NumericOption], count: int) -> None:
    """Check the number of configurations of a design.

    Parameters
    ----------
    name : str
        Name of the design, for messages.
    options : sequence of NumericOption
    count : int
        Requested number of configurations.

    Raises
    ------
    UsageError
        If it is below 1, above `LIMIT`, or above the number of combinations of values.
    """
    if not 1 <= count <= LIMIT:
        raise UsageError(f"{name}: {count} configurations asked for; give {argument('count')} 1 to {LIMIT}")
    combinations = 1
    for option in options:
        combinations *= len(option.values)
    if count > combinations:
        raise UsageError(
            f"{name}: {count} configurations asked for, but there are only {combinations}; give a smaller "
            f"{argument('count')}"
        )


def coarse_note(name: str, options: Sequence[NumericOption], levels: int) -> list[str]:
    """Return a note about options with fewer values than a design has levels; no note if there are none.

    Parameters
    ----------
    name : str
        Name of the design.
    options : sequence of NumericOption
    levels : int
        Levels of the design.
    """
    coarse = [option.name for option in options if len(option.values) < levels]
    if not coarse:
        return []
    return [f"{name}: fewer than {levels} values of {', '.join(coarse)}: levels fall together"]
