"""Learning curves of a program: errors of learned, analytical and hybrid models by the rows learned from."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pandas import DataFrame
from pandas.api.types import is_numeric_dtype

from ...arrays import Floats
from ...errors import UsageError, argument, setting
from ...files.atomic_write import require_not_read
from ...models.empirical.analytical.multigrid.expanded import positive_constants
from ...models.empirical.analytical.named import COUNTED, ApplicationModel, make_analytical
from ...models.empirical.data.table_file import Measurements
from ...models.empirical.estimators.hybrid.analytical import analytical_times
from ...models.empirical.evaluation.curves.curve import CurveRun, ShareCurve, share_curve
from ...models.empirical.evaluation.curves.draws import (
    AnalyticalUsed,
    ErrorFile,
    RemoteDraws,
    digest,
    resumed_errors,
    run_columns,
)
from ...models.empirical.evaluation.curves.study import Draw, Ingredients, make_candidates, random_draws
from ...models.empirical.metrics import mape
from ...records import record
from ...reports.rows_learned_from import learning_curve_to_json
from ..campaign.front_end import PathLike, chosen_spread
from ..listener import listener, warn
from ..machines import MachineLike
from ..machines import machine as machine_of
from ..request.shared import LOCAL, SEED
from ..request.studies import FRACTIONS, LEARNING_CURVE, LEAST_ROWS, USUAL, USUAL_PURE
from ..request.values import TABLE
from ..shown import Shown
from ..tables import measurements_of

if TYPE_CHECKING:
    import pandas as pd


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


_ENOUGH_DRAWS = 10
_PLACES = ("cpu", "machine")
"""Columns that name the processor of a measurement."""


@record(eq=False, repr=False)
class LearningCurve(Shown):
    """Errors of models by the share of the rows that they learn from.

    Attributes
    ----------
    run : CurveRun
        Data, draws and analytical model.
    curve : ShareCurve
        Errors, paired differences and rows needed.
    """

    run: CurveRun
    curve: ShareCurve

    @property
    def caption(self) -> str:
        """Title of the data, and the numbers of rows and draws."""
        run = self.run
        return f"{run.title}: MAPE of {run.n_tested} of {run.n_rows} rows in {run.n_draws} draws"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each model and share: mean and quartiles of its errors."""
        return DataFrame(self.to_json()["errors"])

    def to_json(self) -> dict[str, Any]:
        """Return the curve by the keys of `chainline study learning-curve --json`; shares of 1."""
        return learning_curve_to_json(self.run, self.curve)


@LEARNING_CURVE.checks
def learning_curve(  # noqa: PLR0913
    table: PathLike | pd.DataFrame,
    target: str,
    *,
    features: Sequence[str] | None = None,
    options: PathLike | None = None,
    analytical: str | None = None,
    machine: MachineLike | None = None,
    calibrate: bool = True,
    settings: Mapping[str, Any] | None = None,
    fractions: Sequence[float] | None = None,
    sizes: Sequence[int] | None = None,
    draws: int = 30,
    candidates: Sequence[str] | None = None,
    aggregation: str | float = "mean",
    log: bool = True,
    goal: float = 10.0,
    seed: int = SEED.default,
    workers: int = 1,
    executor: str = LOCAL,
    cluster: PathLike | None = None,
    campaign: PathLike | None = None,
    output: PathLike | None = None,
) -> LearningCurve:
    """Return the errors of models that learn from random shares of a table, on the rows that no share holds.

    The counterparts of Figs 5 and 7 to 10 of Ibeid et al. A run that was
    stopped resumes with the same output.

    Parameters
    ----------
    table : path or DataFrame
        A row for each measured configuration.
    target : str
        Column of the times.
    features : sequence of str, optional
        Columns of the parameters; all others by default.
    options : path, optional
        Variability model whose options are the parameters.
    analytical : str, optional
        Analytical model of the program, such as "stencil" or "fmm".
    machine : str, path, Machine or Processor, optional
        Of the analytical model; see `chainline.machine`.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    settings : mapping, optional
        Seconds in the analytical model, of those that are of no machine.
    fractions : sequence of float, optional
        Shares of the rows to learn from.
    sizes : sequence of int, optional
        Numbers of rows to learn from, instead of shares.
    draws : int
        Random draws of the rows, at least 2.
    candidates : sequence of str, optional
        Models to compare; pure learning by default, and hybrid models where an analytical one is given.
    aggregation : str or float
        Of the candidate "hybrid": "mean", "learned", "none", or a weight from 0 to 1.
    log : bool
        Whether logarithms of the times are learned.
    goal : float
        MAPE to reach, in per cent.
    seed : int
        Seed of the draws.
    workers : int
        Processes to work with.
    executor : str
        Executor of the work, such as "slurm"; this machine by default.
    cluster : path, optional
        Options of its jobs, a TOML file.
    campaign : path, optional
        Folder that keeps the blocks of an executor; beside the output by default.
    output : path, optional
        Table of errors, .csv, to which new lines are appended.

    Raises
    ------
    UsageError
        If an argument or the table is wrong, or there are too few rows.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 41), "seconds": [2.0 * n for n in range(1, 41)]})
    >>> found = cl.study.learning_curve(table, "seconds", candidates=["dt"], fractions=[0.5], draws=10)
    >>> found.to_frame()[["candidate", "n_learned"]].values.tolist()
    [['dt', 20]]
    """
    where = os.fspath(table) if isinstance(table, str | os.PathLike) else TABLE
    if output is not None:
        inputs = [
            os.fspath(each) for each in (table, options, machine) if isinstance(each, str | os.PathLike)
        ]
        require_not_read(os.fspath(output), inputs, argument("output"))
    if draws < 2:
        raise UsageError(f"{argument('draws', draws)}: an interval needs 2 or more")
    if seed < 0:
        raise UsageError(f"{argument('seed', seed)}: give 0 or more")
    names = tuple(candidates or (USUAL if analytical else USUAL_PURE))
    how = None if aggregation == "none" else aggregation
    rows = _rows(table, target, features, options, where)
    X, y = rows.features, rows.times
    assert y is not None, "a target is required"
    spread = chosen_spread(executor, cluster, campaign, output)
    used = _analytical(analytical, settings or {}, X, machine, calibrate=calibrate)
    model = None if used is None else used.model
    made = make_candidates(names, Ingredients(model, how, log))
    drawn = draw_rows(where, len(X), sizes, fractions, draws, seed)
    predictions = None if model is None else _predicted(where, model, X)
    run = CurveRun(
        data="table" if where == TABLE else Path(where).stem,
        cpu=_where_measured(table),
        target=target,
        features=tuple(X.columns),
        n_rows=len(X),
        n_tested=len(drawn[0].tested),
        n_draws=draws,
        seed=seed,
        log=log,
        analytical=analytical,
        machine=None if used is None or used.machine is None else used.machine.key,
        aggregation=how,
        analytical_mape=None if predictions is None else mape(y, predictions),
    )
    file = None
    if output is not None:
        of_model = "" if predictions is None else digest(predictions)
        columns = run_columns(run, names, digest(X.to_numpy(), y), of_model)
        file = ErrorFile(Path(os.fspath(output)), columns)
    _warn_of_rows(rows, where, draws)
    elsewhere = None if spread is None else RemoteDraws(spread, how, log, used, seed)
    listener().stage(f"fitting {len(names)} candidates to {draws} draws of rows", quiet=True)
    errors = resumed_errors(made, X, y, drawn, file, _teller(draws), workers, elsewhere)
    listener().done()
    return LearningCurve(run, share_curve(errors, goal / 100))


def _rows(
    table: Any, target: str, features: Sequence[str] | None, options: PathLike | None, where: str
) -> Measurements:
    """Return the measured rows, of numbers alone, and their times."""
    found = measurements_of(table, target, None if features is None else list(features), options)
    for name, column in found.features.items():
        if not is_numeric_dtype(column):
            raise UsageError(f"{where}: column {name!r} is no number; leave it out of {argument('features')}")
    return found


def _warn_of_rows(rows: Measurements, where: str, draws: int) -> None:
    """Warn of odd rows and few draws; refused rows are left to the error."""
    if draws < _ENOUGH_DRAWS:
        warn(f"{draws} draws: intervals are too narrow with fewer than {_ENOUGH_DRAWS}")
    for line in rows.warnings:
        warn(line)
    if repeated := int(rows.features.duplicated().sum()):
        warn(
            f"{where}: {repeated} rows repeat the parameters of another: those that are predicted "
            "may have been learned from"
        )


def _where_measured(table: Any) -> str | None:
    """Return the processor or machine that a table names, None if it names none."""
    for column in _PLACES:
        with suppress(UsageError):
            found = measurements_of(table, None, [column]).features[column].unique()
            return str(found[0]) if len(found) == 1 else f"{len(found)} of {column}"
    return None


def _analytical(
    name: str | None,
    settings: Mapping[str, Any],
    features: DataFrame,
    machine: MachineLike | None,
    *,
    calibrate: bool,
) -> AnalyticalUsed | None:
    """Return the analytical model, and its description."""
    if name is None:
        if settings:
            raise UsageError(
                f"{setting()}: constants are those of an {argument('analytical')} model; give one"
            )
        return None
    if name in COUNTED:
        given = positive_constants(name, COUNTED[name].constant_names, dict(settings))
        return AnalyticalUsed(name, None, given, make_analytical(name, None, features, given))
    if settings:
        raise UsageError(f"{setting()}: constants of {name} are those of {argument('machine')}; leave it out")
    record = machine_of(machine, calibrate=calibrate).record
    return AnalyticalUsed(name, record, None, make_analytical(name, record, features))


def _predicted(where: str, model: ApplicationModel, features: DataFrame) -> Floats:
    """Return the analytical prediction of every row; an error here precedes hours of training."""
    try:
        return analytical_times(model, features, positive=True)
    except ValueError as error:
        raise UsageError(f"{where}: {error}") from None


def _teller(n_draws: int) -> Callable[[Draw], None]:
    """Return a function that tells each new draw, once for all of its shares."""
    said: set[int] = set()

    def on_draw(draw: Draw) -> None:
        if draw.number not in said:
            listener().log(f"draw {draw.number + 1} of {n_draws}")
            said.add(draw.number)

    return on_draw
