"""The fitting process: makes fits one after the other and reports each in a line.

Run as `python -m chainline.models.comparison.worker` with one JSON request on standard input. It is
killed from outside when a fit takes too long.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
import warnings
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...codegen.process import end_with
from ..empirical.metrics import mlogq
from ..empirical.parameter_space import Kind, Parameter, ParameterSpace, Spacing
from ..fitted.fitting import fit_model
from ..fitted.stored import save_model
from ..fitted.table_file import Measurements, read_measurements
from .problem import Problem
from .trial import Work


def main() -> None:
    """Serve one request."""
    end_with(os.getppid())
    request = json.loads(sys.stdin.readline())
    problem = read_problem(request["problem"])
    warnings.simplefilter("ignore")
    for row in request["works"]:
        print(json.dumps(_outcome(problem, Work(**row), request["seed"])), flush=True)


def problem_request(
    train: str, test: str, target: str, space: ParameterSpace, beyond: tuple[str, ...], above: float | None
) -> dict[str, Any]:
    """Return what `read_problem` reads a problem from."""
    parameters = [asdict(parameter) for parameter in space]
    rows = {"train": train, "test": test, "target": target, "parameters": parameters}
    return rows | {"beyond": list(beyond), "above": above}


def read_problem(request: dict[str, Any]) -> Problem:
    """Read the tables of a problem.

    Where it is one of extrapolation, the configurations of both tables whose `beyond` parameters are all
    `above` a value are the test.
    """
    space = ParameterSpace(tuple(_parameter(row) for row in request["parameters"]))
    train = read_measurements(request["train"], space.names, request["target"])
    test = read_measurements(request["test"], space.names, request["target"])
    assert train.times is not None and test.times is not None
    beyond, above = tuple(request["beyond"]), request["above"]
    if above is None:
        return Problem(train.features, train.times, test.features, test.times, space)
    return _split(train, test, space, beyond, above)


def _split(
    train: Measurements, test: Measurements, space: ParameterSpace, beyond: tuple[str, ...], above: float
) -> Problem:
    import numpy as np  # noqa: PLC0415
    import pandas as pd  # noqa: PLC0415

    frame = pd.concat([train.features, test.features], ignore_index=True)
    times = np.concatenate([np.asarray(train.times), np.asarray(test.times)])
    far = (frame[list(beyond)] >= above).all(axis=1).to_numpy()
    return Problem(frame[~far], times[~far], frame[far], times[far], space, beyond)


def _parameter(row: dict[str, Any]) -> Parameter:
    fields = {**row, "kind": Kind(row["kind"]), "spacing": Spacing(row["spacing"])}
    return Parameter(**{**fields, "choices": tuple(row["choices"])})


def _outcome(problem: Problem, work: Work, seed: int) -> dict[str, Any]:
    frame, times = problem.drawn(work.n_train, work.below, seed)
    settings = work.parameters | problem.parameters_of(work.model)
    space = None if problem.beyond else problem.space
    try:
        begin = time.perf_counter()
        stored = fit_model(
            work.model,
            Measurements(frame, times, ()),
            "time",
            space or _measured(problem, frame),
            settings,
            seed,
        )
        fitted = time.perf_counter()
        predicted = stored.estimator.predict(problem.test)
        done = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            size = save_model(stored, Path(folder) / "model")
        error = mlogq(problem.test_times, predicted)
    except Exception as error:  # whatever a library raises is the outcome of this fit alone
        return {"note": f"{type(error).__name__}: {error}".splitlines()[0][:200]}
    return {
        "mlogq": error,
        "fit_s": fitted - begin,
        "predict_s": done - fitted,
        "bytes": size,
        "n_test": len(predicted),
    }


def _measured(problem: Problem, frame: Any) -> ParameterSpace:
    """Return the space with the ranges of what is learned from, so that the rest lies beyond."""
    from dataclasses import replace  # noqa: PLC0415

    return ParameterSpace(
        tuple(
            replace(p, low=float(frame[p.name].min()), high=float(frame[p.name].max())) if p.numerical else p
            for p in problem.space
        )
    )


if __name__ == "__main__":
    main()
