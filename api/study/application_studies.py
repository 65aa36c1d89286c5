"""Study of the applications of Hutter and Solomonik: CPR beside the other classes of models on each."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import UsageError
from ...models.empirical.evaluation.studies.applications import Application, data_folder
from ...models.empirical.evaluation.studies.applications import applications as known_applications
from ...models.empirical.evaluation.studies.peer_libraries import PEERS, PeerLibrary, import_problem
from ...models.empirical.evaluation.studies.plan import read_problem, sizes_up_to
from ...models.empirical.evaluation.studies.run import Execution, compare_models, fit_settings
from ...models.empirical.evaluation.studies.trial import SIZED_AT, Trial, Work, setting_text
from ...models.empirical.fitting.registry import COMPARED
from ...records import record
from ...reports.applications import ApplicationResult, applications_to_json
from ...reports.rows_learned_from import trial_line
from ..campaign.front_end import PathLike, chosen_spread
from ..listener import listener, warn
from ..request.paper_studies import PARTS, STUDY_APPLICATIONS
from ..request.shared import LOCAL, SEED
from ..shown import Shown

if TYPE_CHECKING:
    import pandas as pd

ROWS_BEYOND = 4096
"""Configurations learned from beyond the range (Hutter and Solomonik, Section 7.2)."""


@record(eq=False, repr=False)
class ApplicationStudy(Shown):
    """Errors of classes of models on several applications.

    Attributes
    ----------
    results : tuple of ApplicationResult
        One of each application.
    output : str
        Folder of the tables of fits.
    """

    results: tuple[ApplicationResult, ...]
    output: str

    @property
    def caption(self) -> str:
        """Names of the applications."""
        return f"{', '.join(each.application.name for each in self.results)}: classes of models"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each application: the errors of CPR and of the next best class."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(self.to_json()["rows"])

    def to_json(self) -> dict[str, Any]:
        """Return the errors by the keys of `chainline study applications --json`."""
        return applications_to_json(self.results, self.output)


@STUDY_APPLICATIONS.checks
def applications(  # noqa: PLR0913
    applications: Sequence[str],
    *,
    data: PathLike | None = None,
    parts: Sequence[str] = tuple(PARTS),
    models: Sequence[str] = tuple(COMPARED),
    only: Mapping[str, str] | None = None,
    most: int | None = None,
    sizes: Sequence[int] | None = None,
    limit: float = 1000.0,
    workers: int = 1,
    executor: str = LOCAL,
    cluster: PathLike | None = None,
    seed: int = SEED.default,
    output: PathLike,
) -> ApplicationStudy:
    """Return the errors of CPR and of the other classes of models on the applications of their paper.

    The data are public and are fetched by the user. All parts of all applications take a day on one core;
    the part "fit" takes minutes. A run that was stopped resumes with the same output.

    Parameters
    ----------
    applications : sequence of str
        Names of applications; "all" for every one.
    data : path, optional
        Folder of the data; that of the environment variable CHAINLINE_DATA by default.
    parts : sequence of {"fit", "range", "beyond", "peers"}
        Parts of the study: CPR as `fit` chooses its size and as published; every class over its parameters;
        every class beyond the range; SG++ and py-earth, where they can be imported.
    models : sequence of str
        Classes of the parts "range" and "beyond"; all by default.
    only : mapping of str to str, optional
        Values that their settings must have to be tried.
    most : int, optional
        Most configurations to learn from.
    sizes : sequence of int, optional
        Numbers of configurations to learn from within the range, instead of 256, 512, ...
    limit : float
        Seconds that a fit may take.
    workers : int
        Classes that are fitted side by side.
    executor : str
        Executor of the fits, such as "slurm"; this machine by default.
    cluster : path, optional
        Options of its jobs, a TOML file.
    seed : int
        Seed of the draws and of the fits.
    output : path
        Folder of the tables of fits.

    Raises
    ------
    UsageError
        If an argument is wrong, or the data are not there: with what to fetch.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.study.applications(["lulesh"], output="study")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: applications: 'lulesh' is unknown; choose some of gemm, qr, ...
    """
    source, folder = data_folder(None if data is None else os.fspath(data)), Path(os.fspath(output))
    chosen = [known_applications()[name] for name in applications]
    for application in chosen:
        application.files(source)  # a missing file is said before hours of fits
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be made: {error.strerror}; choose another folder") from None
    run = _Run(
        source,
        folder,
        tuple(models),
        Execution(limit, seed, workers, only or {}),
        most,
        None if sizes is None else tuple(sorted(sizes)),
        lambda path: chosen_spread(executor, cluster, output=path),
        _importable() if "peers" in parts else (),
    )
    return ApplicationStudy(tuple(run.result(each, parts) for each in chosen), str(folder))


def _importable() -> tuple[PeerLibrary, ...]:
    """Return the libraries that can be imported; of others a line says why not."""
    problems = {name: import_problem(peer) for name, peer in PEERS.items()}
    for name, problem in problems.items():
        if problem:
            warn(f"{PEERS[name].title} is left out: {problem}")
    return tuple(PEERS[name] for name, problem in problems.items() if not problem)


@record(eq=False)
class _Run:
    """Settings of the fits of every application."""

    source: Path
    folder: Path
    models: tuple[str, ...]
    execution: Execution
    most: int | None
    sizes: tuple[int, ...] | None
    spread: Callable[[Path], Any]
    peers: tuple[PeerLibrary, ...]

    def result(self, application: Application, parts: Sequence[str]) -> ApplicationResult:
        """Return the outcomes of the fits of an application, after those that its tables lack."""
        problem = application.request(self.source)
        read = read_problem(problem)
        n_rows = min(self.most or len(read.train), len(read.train))
        fitted: list[Trial] = []
        ranged: list[Trial] = []
        if "fit" in parts:
            path = self.folder / f"{application.name}-fit.csv"
            published = application.published()
            works = [Work("cpr", setting_text({}), n_rows)]
            works += [] if published.n_train > n_rows else [published]
            fitted = fit_settings(problem, works, path, self.execution, self._log, self.spread(path))
        if "range" in parts:
            path = self.folder / f"{application.name}.csv"
            sizes = self.sizes or sizes_up_to(n_rows)
            ranged = self._compared(problem, sizes, path, (None,))
        beyond: dict[str, tuple[Trial, ...]] = {}
        for each in application.beyond if "beyond" in parts else ():
            path = self.folder / f"{application.name}-beyond-{each.name}.csv"
            request = application.request(self.source, each)
            beyond[each.name] = tuple(self._compared(request, (min(n_rows, ROWS_BEYOND),), path, each.below))
        peers: list[Trial] = []
        if self.peers:
            path = self.folder / f"{application.name}-peers.csv"
            size = min(n_rows, SIZED_AT)
            tried = ((peer, setting) for peer in self.peers for setting in peer.settings())
            works = [Work(peer.name, setting_text(setting), size) for peer, setting in tried]
            peers = fit_settings(problem, works, path, self.execution, self._log, self.spread(path))
        return ApplicationResult(application, read, tuple(fitted), tuple(ranged), beyond, tuple(peers))

    def _compared(
        self, problem: dict[str, Any], sizes: Sequence[int], path: Path, below: Sequence[float | None]
    ) -> list[Trial]:
        return compare_models(
            problem, self.models, sizes, path, self.execution, self._log, below, self.spread(path)
        )

    def _log(self, trial: Trial) -> None:
        listener().log(trial_line(trial))
