"""Errors of all draws of a learning curve, computed here or in a campaign, and stored in a CSV file.

    data,n_rows,n_tested,...,candidate,fraction,draw,n_learned,mape,mlogq,predictions,table
    grids,729,583,...,stacked,0.04,17,29,0.0812,0.0793,6c1f0a93be21,0d9be62c11f4

The file has a line for each as soon as it is computed, and later runs read it again. Lines of other data,
models and seeds may be in the same file.
"""

from __future__ import annotations

import hashlib
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, fields
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....analysis.campaign.block import frame_from_json, frame_to_json
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.submit import Spread, collected_answers, in_place
from .....analysis.machine.load import parse_machine
from .....analysis.machine.record import Machine
from .....analysis.machine.text import machine_text
from .....codegen.process import map_processes, with_one_thread
from .....errors import UsageError, argument, first_line
from .....files.csv_log import CsvLog
from .....records import record
from ...analytical.named import ApplicationModel, make_analytical
from ...estimators.hybrid.analytical import analytical_times
from .curve import CurveRun
from .study import RECIPES, Draw, DrawError, Ingredients, errors_in_draw, make_candidates, random_draws

Key: TypeAlias = tuple[str, float, int]
"""Candidate, fraction and draw."""
Run: TypeAlias = dict[str, Any]
"""Column to value."""

_RUN = ("data", "n_rows", "n_tested", "target", "features", "seed")
_PARTS = ("log", "analytical", "machine", "aggregation")
_ERROR = tuple(field.name for field in fields(DrawError))
# digests are last, and as long as each other: of a line that was cut off they are not those looked for
COLUMNS = (*_RUN, *_PARTS, *_ERROR, "predictions", "table")


def digest(*columns: npt.ArrayLike) -> str:
    """Return a digest of 12 characters of the numbers, each rounded to nine significant digits.

    Examples
    --------
    >>> digest([1.0, 2.0]) == digest([1.0, 2.0 + 1e-12]), digest([1.0, 2.0]) == digest([2.0, 1.0])
    (True, False)
    """
    lines = (",".join(f"{value:.9g}" for value in np.ravel(column).tolist()) for column in columns)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def run_columns(run: CurveRun, candidates: Iterable[str], table: str, predictions: str) -> dict[str, Run]:
    """Return the columns that identify the lines of each candidate: exactly those its errors depend on.

    Parameters
    ----------
    run : CurveRun
    candidates : iterable of str
        Of `RECIPES`.
    table, predictions : str
        Digests of the measured rows, and of the analytical predictions for them.
    """
    rows: Run = {name: getattr(run, name) for name in _RUN} | {"features": ",".join(run.features)}
    of: dict[str, Run] = {
        "log": {"log": "yes" if run.log else "no"},
        "analytical": {"analytical": run.analytical, "machine": run.machine, "predictions": predictions},
        "aggregation": {"aggregation": "none" if run.aggregation is None else run.aggregation},
    }
    return {
        name: dict(ChainMap({"table": table}, rows, *(of[part] for part in RECIPES[name].parts)))
        for name in candidates
    }


@record
class ErrorFile:
    """CSV file of errors, with the columns that identify the lines of a run.

    Attributes
    ----------
    path : Path
    run_of : mapping of str to mapping
        Columns of each candidate other than those of `DrawError`, see `run_columns`. Columns on which a
        candidate does not depend are left out, so that another run with the same rows finds its errors.
    """

    path: Path
    run_of: Mapping[str, Mapping[str, Any]]

    def open(self) -> CsvLog:
        """Return the locked file; UsageError if it cannot be read or written, or has other columns."""
        return CsvLog.open(self.path, COLUMNS, "file of `chainline study learning-curve`")

    def known(self, log: CsvLog) -> dict[Key, DrawError]:
        """Return the errors of the candidates that are in the file; UsageError if a line is damaged."""
        wanted = {name: self._as_read(run) for name, run in self.run_of.items()}
        found = {}
        for row in log.rows:
            run = wanted.get(row["candidate"])
            if run is not None and all(row[name] == value for name, value in run.items()):
                error = self._error(row)
                found[error.candidate, error.fraction, error.draw] = error
        return found

    def append(self, log: CsvLog, errors: Sequence[DrawError]) -> None:
        """Append errors to the file and flush them to the disk; UsageError if that fails."""
        blank = dict.fromkeys(COLUMNS)
        rows = [blank | dict(self.run_of[error.candidate]) | asdict(error) for error in errors]
        log.append(rows)

    def _as_read(self, run: Mapping[str, Any]) -> dict[str, str]:
        named = {name: run.get(name) for name in COLUMNS if name not in _ERROR}
        return {name: "" if value is None else str(value) for name, value in named.items()}

    def _error(self, row: Mapping[str, str]) -> DrawError:
        try:
            name, fraction, draw, n_learned, mape, mlogq = (row[column] for column in _ERROR)
            return DrawError(name, float(fraction), int(draw), int(n_learned), float(mape), float(mlogq))
        except ValueError as error:
            raise UsageError(
                f"{self.path}: is damaged: {error}; choose another {argument('output')}"
            ) from None


DRAWS = "study learning-curve"
"""Name of these blocks."""


@record(eq=False)
class AnalyticalUsed:
    """Analytical model, with all that a node needs to make it again.

    Attributes
    ----------
    name : str
    machine : Machine or None
        Machine of its constants.
    constants : mapping of str to float, or None
        Constants that were given.
    model : object with predict
        The model.
    """

    name: str
    machine: Machine | None
    constants: Mapping[str, float] | None
    model: ApplicationModel


@record(eq=False)
class RemoteDraws:
    """Computation of draws on other machines.

    Attributes
    ----------
    spread : callable
    aggregation, log
        See `Ingredients`.
    analytical : AnalyticalUsed or None
    seed : int
        Seed of the draws.
    """

    spread: Spread
    aggregation: str | float | None
    log: bool
    analytical: AnalyticalUsed | None
    seed: int

    def errors(
        self,
        X: pd.DataFrame,
        y: npt.ArrayLike,
        draws: Sequence[Draw],
        works: Sequence[tuple[Draw, Mapping[str, Any]]],
    ) -> Iterator[tuple[DrawError, ...]]:
        """Yield the errors of the candidates of each work.

        Parameters
        ----------
        X : DataFrame, (n, n_parameters)
        y : array-like of float, (n,)
            Execution times.
        draws : sequence of Draw
            All draws of `random_draws`.
        works : sequence of (Draw, mapping)
            Draws with the candidates whose errors are missing.

        Raises
        ------
        UsageError
            If a node returns no errors.
        """
        place = {(draw.number, draw.fraction): at for at, draw in enumerate(draws)}
        setting = {
            "table": frame_to_json(X),
            "times": np.asarray(y, np.float64).tolist(),
            "fractions": list(dict.fromkeys(draw.fraction for draw in draws)),
            "draws": draws[-1].number + 1,
            "seed": self.seed,
            "aggregation": self.aggregation,
            "log": self.log,
            "analytical": None if self.analytical is None else _analytical_to_json(self.analytical, X),
        }
        blocks = [
            {"draw": place[draw.number, draw.fraction], "names": list(candidates)}
            for draw, candidates in works
        ]
        for found in collected_answers(self.spread, DRAWS, setting, blocks):
            yield _errors_from_json(found)


def _errors_from_json(found: Any) -> tuple[DrawError, ...]:
    try:
        return tuple(DrawError(**error) for error in found)
    except TypeError as error:
        raise UsageError(
            f"the answer of a node holds no errors: {first_line(error)}; start the campaign again"
        ) from None


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a node: errors of candidates that learn from the rows of a draw.

    Raises
    ------
    UsageError
        If the analytical model predicts other times here, as with the code of another compiler.
    """
    X, y = frame_from_json(setting["table"]), np.array(setting["times"], np.float64)
    fractions, seed = tuple(map(float, setting["fractions"])), int(setting["seed"])
    draws = random_draws(len(X), fractions, int(setting["draws"]), seed)
    model = None if setting["analytical"] is None else _analytical(setting["analytical"], X, place)
    given = Ingredients(model, setting["aggregation"], bool(setting["log"]))

    def errors(parameters: Mapping[str, Any]) -> list[dict[str, Any]]:
        candidates = make_candidates(tuple(map(str, parameters["names"])), given)
        found = errors_in_draw(draws[int(parameters["draw"])], candidates, X, y)
        return [asdict(error) for error in found]

    return in_place(errors)


def _analytical_to_json(used: AnalyticalUsed, X: pd.DataFrame) -> dict[str, Any]:
    machine = used.machine
    return {
        "name": used.name,
        "machine": None if machine is None else machine_text(machine),
        "key": "" if machine is None else machine.key,
        "constants": None if used.constants is None else dict(used.constants),
        "predictions": digest(analytical_times(used.model, X, positive=True)),
    }


def _analytical(found: Mapping[str, Any], X: pd.DataFrame, place: Place) -> ApplicationModel:
    text = found["machine"]
    machine = None if text is None else parse_machine(text, "the machine of the campaign", found["key"])
    model = make_analytical(str(found["name"]), machine, X, found["constants"])
    if digest(analytical_times(model, X, positive=True)) != found["predictions"]:
        raise UsageError(
            f"{place.node.name}: {found['name']} predicts other times there; install the same compilers on "
            "every node"
        )
    return model


DrawWork: TypeAlias = tuple[Draw, Mapping[str, Any]]
"""Draw with the candidates whose errors in it are missing."""
Make: TypeAlias = Callable[[Sequence[DrawWork]], Iterable[Sequence[DrawError]]]
"""Function that computes the errors of each work."""


def resumed_errors(
    candidates: Mapping[str, Any],
    X: Any,
    y: npt.ArrayLike,
    draws: Sequence[Draw],
    file: ErrorFile | None,
    on_draw: Callable[[Draw], None],
    workers: int = 1,
    elsewhere: RemoteDraws | None = None,
) -> tuple[DrawError, ...]:
    """Return the errors of every candidate in every draw; those in the file are not computed again.

    Parameters
    ----------
    candidates, X, y, draws
        See `study.draw_errors`.
    file : ErrorFile or None
        Errors are appended to it after each draw; None stores nothing.
    on_draw : callable
        Called with each finished draw.
    workers : int
        Number of processes.
    elsewhere : RemoteDraws or None
        Computes draws on other machines; None computes them here.

    Raises
    ------
    UsageError
        If the file has other columns, or cannot be written.
    ValueError
        If a candidate cannot learn or predict.
    """
    with ExitStack() as stack:
        log = stack.enter_context(file.open()) if file else None
        known = file.known(log) if file and log else {}
        keep = partial(file.append, log) if file and log else _keep_nothing
        if elsewhere is not None:
            make: Make = partial(elsewhere.errors, X, y, draws)
        else:
            make = partial(_made_here, X, y, workers)
        return _resumed(candidates, draws, known, keep, on_draw, make)


def _keep_nothing(errors: Sequence[DrawError]) -> None:
    """Store nothing."""


def _resumed(
    candidates: Mapping[str, Any],
    draws: Sequence[Draw],
    known: dict[Key, DrawError],
    keep: Callable[[Sequence[DrawError]], None],
    on_draw: Callable[[Draw], None],
    make: Make,
) -> tuple[DrawError, ...]:
    works = [work for draw in draws if (work := _missing(draw, candidates, known))[1]]
    for (draw, _), errors in zip(works, make(works), strict=True):
        keep(errors)
        known |= {(error.candidate, error.fraction, error.draw): error for error in errors}
        on_draw(draw)
    return tuple(known[_key(name, draw)] for draw in draws for name in candidates)


def _made_here(
    X: Any, y: npt.ArrayLike, workers: int, works: Sequence[DrawWork]
) -> Iterable[tuple[DrawError, ...]]:
    return map_processes(partial(with_one_thread, partial(_errors, X=X, y=y)), works, workers)


def _missing(draw: Draw, candidates: Mapping[str, Any], known: Mapping[Key, DrawError]) -> DrawWork:
    return draw, {name: made for name, made in candidates.items() if _key(name, draw) not in known}


def _key(name: str, draw: Draw) -> Key:
    return name, draw.fraction, draw.number


def _errors(work: DrawWork, X: Any, y: npt.ArrayLike) -> tuple[DrawError, ...]:
    return errors_in_draw(*work, X, y)
