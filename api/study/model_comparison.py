"""Comparison of classes of models of a program: their errors by the number of rows learned from."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import UsageError, argument
from ...files.atomic_write import require_not_read
from ...models.empirical.data.parameter_space import ParameterSpace, infer_space, outside_space, read_space
from ...models.empirical.data.table_file import read_measurements
from ...models.empirical.evaluation.studies.plan import problem_request, sizes_up_to
from ...models.empirical.evaluation.studies.run import Execution, compare_models
from ...models.empirical.evaluation.studies.trial import Trial
from ...models.empirical.fitting.registry import COMPARED
from ...records import record
from ...reports.rows_learned_from import compared_models_to_json, trial_line
from ..campaign.front_end import PathLike, chosen_spread
from ..listener import listener, warn
from ..request.shared import LOCAL, SEED
from ..request.studies import STUDY_MODELS
from ..shown import Shown

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
class ModelComparison(Shown):
    """Errors of classes of models.

    Attributes
    ----------
    trials : tuple of Trial
        Every fit, and its error on the configurations of the test.
    output : str
        Table of the trials.
    title : str
        Name of the table that was learned from, and the column of the times.
    """

    trials: tuple[Trial, ...]
    output: str
    title: str

    @property
    def caption(self) -> str:
        """Title, and the number of fits."""
        return f"{self.title}: {len(self.trials)} fits"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each fit: its class, setting, rows and error."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(
            [
                {
                    "model": trial.work.model,
                    "setting": trial.work.setting,
                    "n_train": trial.work.n_train,
                    "below": trial.work.below,
                    "mlogq": trial.mlogq,
                    "fit_seconds": trial.fit_s,
                    "note": trial.note,
                }
                for trial in self.trials
            ]
        )

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline study models --json`."""
        return compared_models_to_json(self.trials, self.output)


@STUDY_MODELS.checks
def models(  # noqa: PLR0913
    train: PathLike,
    test: PathLike,
    target: str,
    *,
    features: Sequence[str] | None = None,
    space: PathLike | ParameterSpace | None = None,
    models: Sequence[str] = tuple(COMPARED),
    only: Mapping[str, str] | None = None,
    most: int | None = None,
    sizes: Sequence[int] | None = None,
    limit: float = 1000.0,
    workers: int = 1,
    executor: str = LOCAL,
    cluster: PathLike | None = None,
    beyond: Sequence[str] | None = None,
    above: float | None = None,
    below: Sequence[float] | None = None,
    seed: int = SEED.default,
    output: PathLike,
) -> ModelComparison:
    """Return the errors of classes of models, fitted over their ranges of parameters to more and more rows.

    Takes hours for large tables; a run that was stopped resumes with the same output.

    Parameters
    ----------
    train, test : path
        Tables of measured configurations, to learn from and to predict.
    target : str
        Column of the times.
    features : sequence of str, optional
        Columns of the parameters; by default those of the space, or all others.
    space : path or ParameterSpace, optional
        Kind, range and spacing of each parameter; inferred by default.
    models : sequence of str
        Classes to compare; all by default.
    only : mapping of str to str, optional
        Values that settings must have to be tried.
    most : int, optional
        Most configurations to learn from.
    sizes : sequence of int, optional
        Numbers of configurations to learn from, instead of 256, 512, ...
    limit : float
        Seconds that a fit may take.
    workers : int
        Classes that are fitted side by side.
    executor : str
        Executor of the fits, such as "slurm"; this machine by default.
    cluster : path, optional
        Options of its jobs, a TOML file.
    beyond : sequence of str, optional
        Parameters to extrapolate; with `above` and `below`.
    above : float, optional
        Test configurations are those in which all of `beyond` are at least this.
    below : sequence of float, optional
        Configurations to learn from are those in which all of `beyond` are below each of these in turn.
    seed : int
        Seed of the draws and of the fits.
    output : path
        Table with a line for each fit, .csv, to which new lines are appended.

    Raises
    ------
    UsageError
        If an argument or a file is wrong, or a configuration of the test is outside the space.

    Examples
    --------
    >>> import chainline as cl
    >>> tables = ("train.csv", "test.csv")
    >>> cl.study.models(*tables, "seconds", output="trials.csv", models=["cnn"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: models: 'cnn' is unknown; choose some of cpr, ...
    """
    train_name, test_name, output_name = os.fspath(train), os.fspath(test), os.fspath(output)
    inputs = [train_name, test_name]
    if isinstance(space, str | os.PathLike):
        inputs.append(os.fspath(space))
    require_not_read(output_name, inputs, argument("output"))
    spread = chosen_spread(executor, cluster, output=output_name)
    _require_together(beyond=beyond, above=above, below=below)
    known = read_space(os.fspath(space)) if isinstance(space, str | os.PathLike) else space
    if features is None and known is not None:
        features = known.names
    table = read_measurements(train_name, None if features is None else list(features), target)
    tested = read_measurements(test_name, list(table.features.columns), target)
    for line in table.warnings:
        warn(line)
    known = known or infer_space(table.features)
    if unlike := outside_space(known.chosen(list(table.features.columns)), tested.features):
        raise UsageError(f"{test_name}: {unlike}")
    if unknown := [name for name in beyond or () if name not in known.names]:
        raise UsageError(
            f"{argument('beyond')} {unknown[0]}: no such parameter; they are {', '.join(known.names)}"
        )
    n_rows = len(table.features)
    chosen = sorted(sizes) if sizes else sizes_up_to(min(most or n_rows, n_rows))
    problem = problem_request(train_name, test_name, target, known, tuple(beyond or ()), above)
    listener().stage(f"fitting {len(models)} classes of models to {len(chosen)} sizes of tables", quiet=True)
    trials = compare_models(
        problem,
        models,
        chosen,
        Path(output_name),
        Execution(limit, seed, workers, only or {}),
        _teller(len(models)),
        (None,) if below is None else tuple(below),
        spread,
    )
    listener().done()
    return ModelComparison(tuple(trials), output_name, f"{Path(train_name).stem}: {target}")


def _teller(n_models: int) -> Callable[[Trial], None]:
    """Return a function that tells each new trial, and the share of the classes that are behind it."""
    begun: set[str] = set()

    def on_trial(trial: Trial) -> None:
        begun.add(trial.work.model)
        listener().log(trial_line(trial))
        listener().step(f"fitting {trial.work.model}", (len(begun) - 1) / n_models)

    return on_trial


def _require_together(**extrapolation: Any) -> None:
    given = [name for name, value in extrapolation.items() if value is not None]
    if 0 < len(given) < len(extrapolation):
        raise UsageError(
            f"{argument(given[0])}: extrapolation needs {argument('beyond')}, {argument('above')} and "
            f"{argument('below')} together"
        )
