"""Choice of the next runs for a scaling law, from the runs so far and a budget: `suggest`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arrays import Floats
from ..errors import UsageError, argument
from ..models.empirical.acquisition.state import allowed, search_space, short_parameters, state_of
from ..models.empirical.acquisition.strategies import Tuning
from ..models.empirical.acquisition.suggest import Progress, standing
from ..models.empirical.acquisition.suggest import suggest as next_runs
from ..models.empirical.data.experiments.read import is_experiment, read_runs
from ..models.empirical.data.experiments.series import Series
from ..models.empirical.data.experiments.table import runs_of_table
from ..models.empirical.estimators.pmnf.fit import Statistic, check_times
from ..models.empirical.estimators.pmnf.model_families import MOST_PARAMETERS, require_few
from ..records import record
from ..reports.run_strategies import suggest_to_json
from .listener import warn
from .request.programs import STATISTIC, STRATEGY, SUGGEST, SWITCH, WEIGHTS
from .request.values import TABLE, TableLike
from .shown import Shown
from .tables import table_in_memory

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
class SuggestedRuns(Shown):
    """The next runs, with the expected cost and the reason of each.

    Attributes
    ----------
    standing : Progress
        The runs, what those so far have cost, and the scaling law so far.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> runs = pd.DataFrame({"n": [1, 2, 4, 8, 16], "seconds": [1.0, 2.0, 4.0, 8.0, 16.0]})
    >>> cl.suggest(runs, 50, "seconds").to_json()["spent"]
    31.0
    """

    standing: Progress

    @property
    def caption(self) -> str:
        """Number of runs, and the cost so far."""
        found = self.standing
        return f"{len(found.runs)} runs, spent {found.spent:.4g} of {found.budget:.4g}"

    def to_json(self) -> dict[str, Any]:
        """Return the runs by the keys of `chainline suggest --json`."""
        return suggest_to_json(self.standing)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each run: its point, expected time and cost, and the reason."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = [{**run.pop("point"), **run} for run in self.to_json()["suggestions"]]
        return pd.DataFrame(rows)


@SUGGEST.checks
def suggest(  # noqa: PLR0913 - named, as options of the command
    table: TableLike,
    budget: float,
    target: str | None = None,
    features: Sequence[str] | None = None,
    *,
    options: str | os.PathLike[str] | None = None,
    processes: str | None = None,
    values: Mapping[str, Iterable[float]] | None = None,
    candidates: str | os.PathLike[str] | pd.DataFrame | None = None,
    constraint: Sequence[str] = (),
    strategy: str = STRATEGY.default,
    number: int = 1,
    repetitions: int = 5,
    patience: int = 3,
    statistic: str = STATISTIC.default,
    weights: tuple[float, float] = WEIGHTS.default,
    switch: float = SWITCH.default,
    seed: int = 0,
) -> SuggestedRuns:
    """Return the next runs that a budget allows.

    The first runs fill the space of the parameters; later ones lower the uncertainty of a model of the runs
    so far most. Other strategies are of scaling laws, and start with five values along each parameter, and a
    point off each of these lines, where sums and products differ.

    Parameters
    ----------
    table : path, DataFrame, mapping or list of mappings
        A row for each run so far, in their order.
    budget : float
        Cost of all runs, those already done included: seconds times `processes`.
    target, features, options
        As of `fit`.
    processes : str, optional
        Parameter by which a second of a run is charged; 1 for each run by default.
    values : mapping of str to sequence of float, optional
        Values that a parameter can take; by default those that were run.
    candidates : path or DataFrame, optional
        Rows that can be run, instead of all combinations of `values`.
    constraint : sequence of str
        Conditions on the parameters, such as ``"cube(p)"``, ``"n%10"`` or ``"p*n<=4096"``.
    strategy : {"model", "gpr", "hybrid", "bayesian", "cpf", "random", "grid"}
        Strategy of the choice.
    number, repetitions : int
        Most runs to propose, and most repetitions of a point.
    patience : int
        Runs without a better fit after which to stop.
    statistic : {"mean", "median", "min"}
        Statistic of the repetitions of a point.
    weights : (float, float)
        Of gpr and hybrid: exponents of the expected gain and of the cost of a run.
    switch : float
        Of hybrid: share of the points that are taken cheapest first.
    seed : int
        Of what is random.

    Raises
    ------
    UsageError
        If the table or an argument is wrong, or no point can be run.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> runs = pd.DataFrame({"n": [1, 2, 4, 8, 16], "seconds": [1.0, 2.1, 3.9, 8.2, 16.1]})
    >>> found = cl.suggest(runs, 100, "seconds", values={"n": [1, 2, 4, 8, 16, 32]}, repetitions=1)
    >>> found.to_frame()["n"].tolist()
    [32.0]
    """
    tuning = tuning_of(weights, switch)
    where = os.fspath(table) if isinstance(table, str | os.PathLike) else TABLE
    coded = None
    if strategy == STRATEGY.default:
        coded = _coded(table, target, features, options, listed=candidates is not None)
    series: Series | None
    choices: dict[str, tuple[str, ...]] = {}
    if coded is not None:
        parameters, series, choices = coded.parameters, coded.series, coded.choices
    else:
        parameters, series = _runs(table, target, features, options)
        require_few(len(parameters), where)
    if series is not None:
        check_times(series, where)
    if candidates is not None:
        names, points, choices = _rows_of(candidates, parameters, choices)
        points = points[allowed(points, names, constraint)]
    else:
        space = _space(parameters, series, values or {}, where, choices)
        names, points = search_space(space, constraint, seed if strategy == STRATEGY.default else None)
    if coded is None and candidates is None:
        for line in short_parameters(names, points):
            warn(f"{where}: {line}")
    state = state_of(series, names, points, processes, repetitions, Statistic(statistic), choices)
    if strategy != STRATEGY.default and not state.lawful:
        raise UsageError(
            f"{argument('strategy', strategy)}: is of scaling laws, of numbers above 0; leave it out"
        )
    runs = next_runs(state, budget, strategy, number, seed, tuning)
    return SuggestedRuns(standing(state, runs, budget, patience))


@record(eq=False)
class _Coded:
    """Runs of a table with words, or with numbers that are no size; words are codes of their choices."""

    parameters: tuple[str, ...]
    series: Series
    choices: dict[str, tuple[str, ...]]


def _coded(
    table: Any, target: str | None, features: Sequence[str] | None, options: Any, *, listed: bool
) -> _Coded | None:
    """Return the runs of a table that scaling laws cannot be learned from; None of others."""
    import pandas as pd  # noqa: PLC0415 - half a second of import

    from ..models.empirical.data.table_file import read_training, training_of_table  # noqa: PLC0415

    given = table_in_memory(table, options)
    if given is None and is_experiment(Path(table)):
        return None
    try:
        if given is None:
            found = read_training(
                os.fspath(table), features, target, None if options is None else str(options)
            )
        else:
            found = training_of_table(given, features, target)
    except UsageError:  # who reads laws says what is wrong
        return None
    frame = found.features
    if found.times is None or not len(frame):
        return None
    varied = [name for name in frame if frame[name].nunique() > 1]
    if varied and not features and not listed:  # a list of runs may vary what is the same so far
        frame = frame[varied]
    words = [name for name in frame if not pd.api.types.is_numeric_dtype(frame[name])]
    if not words and frame.shape[1] <= MOST_PARAMETERS and bool((frame > 0).all(axis=None)):
        return None
    for line in found.warnings:
        warn(line)
    names = tuple(map(str, frame.columns))
    choices = {str(name): tuple(sorted({str(one) for one in frame[name]})) for name in words}
    rows = _codes_of(frame, choices)
    measured: dict[tuple[float, ...], list[float]] = {}
    for row, seconds in zip(map(tuple, rows.tolist()), found.times.tolist(), strict=True):
        measured.setdefault(row, []).append(seconds)
    repetitions = tuple(np.array(values) for values in measured.values())
    return _Coded(names, Series("", "time", names, np.array(list(measured)), repetitions), choices)


def _codes_of(frame: pd.DataFrame, choices: Mapping[str, Sequence[str]]) -> Floats:
    columns = [
        frame[name].astype(str).map({one: code for code, one in enumerate(choices[str(name)])})
        if str(name) in choices
        else frame[name]
        for name in frame
    ]
    return np.column_stack([column.to_numpy(np.float64) for column in columns])


def _rows_of(
    candidates: Any, parameters: tuple[str, ...], choices: Mapping[str, tuple[str, ...]]
) -> tuple[tuple[str, ...], Floats, dict[str, tuple[str, ...]]]:
    """Return the rows of a table of candidates as points, and the choices with those that it adds."""
    import pandas as pd  # noqa: PLC0415 - half a second of import

    from ..models.empirical.data.table_file import measurements_of_table, read_measurements  # noqa: PLC0415

    given = table_in_memory(candidates, None)
    names = list(parameters)
    if given is None:
        frame = read_measurements(os.fspath(candidates), names, None).features
    else:
        frame = measurements_of_table(given, names, None).features
    known = {name: list(of) for name, of in choices.items()}
    for name in names:
        if name not in known and not pd.api.types.is_numeric_dtype(frame[name]):
            raise UsageError(f"{argument('candidates')}: column {name!r} holds words, and numbers were run")
        if name in known:
            known[name] += sorted({str(one) for one in frame[name]} - set(known[name]))
    every = {name: tuple(of) for name, of in known.items()}
    return parameters, _codes_of(frame, every), every


def tuning_of(weights: tuple[float, float], switch: float) -> Tuning:
    """Return the parameters of the rating of runs.

    Raises
    ------
    UsageError
        If one is out of its range.
    """
    try:
        return Tuning(*weights, switch)
    except ValueError as error:
        raise UsageError(f"{argument('weights')}, {argument('switch')}: {error}") from None


def _runs(
    table: Any,
    target: str | None,
    features: Sequence[str] | None,
    options: str | os.PathLike[str] | None,
) -> tuple[tuple[str, ...], Series | None]:
    given = table_in_memory(table, options)
    if given is None:
        return read_runs(Path(table), target, features, None if options is None else Path(options))
    return runs_of_table(given, target, features)


def _space(
    parameters: Sequence[str],
    series: Series | None,
    values: Mapping[str, Iterable[float]],
    where: str,
    choices: Mapping[str, Sequence[str]],
) -> dict[str, list[float]]:
    """Return the values of each parameter; by default those that were run."""
    if unknown := sorted(set(values) - set(parameters)):
        raise UsageError(
            f"{argument('values')} {unknown[0]}: no such parameter; they are {', '.join(parameters)}"
        )
    space = {name: list(each) for name, each in values.items()}
    if words := sorted(set(space) & set(choices)):
        raise UsageError(
            f"{argument('values')} {words[0]}: holds words, of which those that were run are tried; give "
            f"other rows by {argument('candidates')}"
        )
    for place, name in enumerate(parameters):
        if name not in space and series is None:
            raise UsageError(f"{where}: nothing measured; say what {name} can be by {argument('values')}")
        if name not in space and series is not None:
            space[name] = sorted(set(series.points[:, place].tolist()))
    return {name: space[name] for name in parameters}
