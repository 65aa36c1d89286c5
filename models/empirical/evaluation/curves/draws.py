"""Errors of all draws of a learning curve, computed here or as blocks of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd

from .....analysis.campaign.front import Spread
from .....analysis.campaign.gathered import gathered, in_place
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.tables import frame_from_json, frame_to_json
from .....analysis.machine.file import parse_machine
from .....analysis.machine.record import Machine
from .....analysis.machine.text import machine_text
from .....codegen.process import map_processes, with_one_thread
from .....errors import UsageError, first_line
from ...analytical.named import ApplicationModel, make_analytical
from ...estimators.hybrid.analytical import analytical_times
from .candidates import Ingredients, make_candidates
from .error_file import ErrorFile, Key, digest
from .study import Draw, DrawError, errors_in_draw, random_draws

DRAWS = "study learning-curve"
"""Name of these blocks."""


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True, eq=False)
class Elsewhere:
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
        for found in gathered(self.spread, DRAWS, setting, blocks):
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
    elsewhere: Elsewhere | None = None,
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
    elsewhere : Elsewhere or None
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
