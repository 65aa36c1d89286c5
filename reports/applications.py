"""Report of `chainline study applications`, as tables or as JSON:

MLogQ of the configurations of the test
application             learned  tested  cpr-cells, as published     cpr  next best
MPI broadcast             32768   10484                  0.0587  0.0344  et 0.041
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..models.empirical.evaluation.studies.applications import Application
from ..models.empirical.evaluation.studies.peer_libraries import PEERS
from ..models.empirical.evaluation.studies.plan import Problem
from ..models.empirical.evaluation.studies.trial import Trial, by_extrapolation, by_training_size
from ..models.empirical.fitting.fitting import CPR, CPR_OF_CELLS, CPRS
from ..records import record
from .layout import Line, NamedTable
from .outputs.paper_studies import ApplicationRow, ApplicationsOutput, BeyondError, ClassError
from .rows_learned_from import compared_models_lines

_NOTE = (
    "cpr chooses its size on a tenth of the configurations learned from; cpr-cells has the largest size of "
    "the paper's scripts, and learns from as many configurations as there; other classes have the setting "
    "that is best on the test, as published"
)


@record(eq=False)
class ApplicationResult:
    """Outcomes of the fits on one application.

    Attributes
    ----------
    application : Application
    problem : Problem
        Its configurations within the range.
    fitted : tuple of Trial
        CPR as `fit` chooses its size, and as published; empty where this part was not made.
    ranged : tuple of Trial
        Fits of every class within the range.
    beyond : mapping of str to tuple of Trial
        Fits beyond the range, by the name of the extrapolation.
    peers : tuple of Trial
        Fits of SG++ and py-earth.
    """

    application: Application
    problem: Problem
    fitted: tuple[Trial, ...]
    ranged: tuple[Trial, ...]
    beyond: Mapping[str, tuple[Trial, ...]]
    peers: tuple[Trial, ...] = ()

    def error_of(self, model: str) -> float | None:
        """Return the error of CPR (`cpr`) or of CPR as published (`cpr-cells`); None without that fit."""
        return next((trial.mlogq for trial in self.fitted if trial.work.model == model), None)

    @property
    def classes(self) -> list[ClassError]:
        """Least error of each class at the largest number of configurations it learned from, best first."""
        curves = by_training_size(self.ranged)
        found = [
            ClassError(model=curve.name, learned=int(size), mlogq=error, setting=json.loads(setting))
            for curve in curves
            for size, error, setting in curve.points[-1:]
        ]
        return sorted(found, key=lambda each: each.mlogq)

    @property
    def compared_peers(self) -> list[ClassError]:
        """Least error of SG++, py-earth and our classes that learn the same, from as many configurations."""
        sizes = {trial.work.n_train for trial in self.peers}
        ours = [peer.ours for peer in PEERS.values()]
        same = [t for t in self.ranged if t.work.model in ours and t.work.n_train in sizes]
        best: dict[str, Trial] = {}
        for trial in (*self.peers, *same):
            known = best.setdefault(trial.work.model, trial)
            if trial.mlogq is not None and (known.mlogq is None or trial.mlogq < known.mlogq):
                best[trial.work.model] = trial
        return [
            ClassError(
                model=name, learned=trial.work.n_train, mlogq=trial.mlogq, setting=trial.work.parameters
            )
            for name, trial in best.items()
            if trial.mlogq is not None
        ]

    @property
    def next_best(self) -> ClassError | None:
        """Best class but CPR."""
        return next((each for each in self.classes if each.model not in CPRS), None)


def applications_to_json(results: Sequence[ApplicationResult], folder: str) -> dict[str, Any]:
    """Return the JSON object of `chainline study applications --json`."""
    return ApplicationsOutput(trials=folder, rows=[_row(result) for result in results]).to_json()


def applications_lines(results: Sequence[ApplicationResult]) -> list[Line]:
    """Return a row for each application, and the errors of classes beyond the range."""
    headings = ("application", "learned", "tested", "cpr-cells, as published", "cpr", "next best")
    rows = tuple(map(_cells, results))
    tables: list[Line] = [
        NamedTable("MLogQ of the configurations of the test", headings, rows, (0, -1), note=_NOTE)
    ]
    for result in results:
        for name, trials in result.beyond.items():
            lines = compared_models_lines(trials)
            tables += ["", f"{result.application.title}, beyond: {name}", *lines]
    if any(result.peers for result in results):
        tables += ["", _peer_table(results)]
    return tables


def _peer_table(results: Sequence[ApplicationResult]) -> NamedTable:
    names = [name for peer in PEERS.values() for name in (peer.name, peer.ours)]
    rows = []
    for result in results:
        errors = {each.model: each.mlogq for each in result.compared_peers}
        learned = max((each.learned for each in result.compared_peers), default=0)
        cells = (_number(errors.get(name)) for name in names)
        rows.append((result.application.title, str(learned), *cells))
    title = "MLogQ of libraries beside our classes that learn the same"
    return NamedTable(title, ("application", "learned", *names), tuple(rows))


def _row(result: ApplicationResult) -> ApplicationRow:
    return ApplicationRow(
        application=result.application.name,
        title=result.application.title,
        configurations=len(result.problem.train),
        tested=len(result.problem.test),
        cpr=result.error_of(CPR),
        published_cpr=result.error_of(CPR_OF_CELLS),
        next_best=result.next_best,
        classes=result.classes,
        peers=result.compared_peers,
        beyond=[
            BeyondError(beyond=name, model=curve.name, below=below, mlogq=error, setting=json.loads(setting))
            for name, trials in result.beyond.items()
            for curve in by_extrapolation(trials)
            for below, error, setting in curve.points
        ],
    )


def _cells(result: ApplicationResult) -> tuple[str, ...]:
    best = result.next_best
    return (
        result.application.title,
        str(len(result.problem.train)),
        str(len(result.problem.test)),
        *(_number(result.error_of(model)) for model in (CPR_OF_CELLS, CPR)),
        "" if best is None else f"{best.model} {best.mlogq:.4f}",
    )


def _number(error: float | None) -> str:
    return "" if error is None else f"{error:.4f}"
