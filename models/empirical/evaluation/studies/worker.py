"""Process of fits: it makes fits one after the other and reports each in a line.

Run as `python -m chainline.models.empirical.evaluation.studies.worker` with one JSON request on standard
input. It is killed from outside when a fit takes too long.
"""

from __future__ import annotations

import json
import os
import sys
import time
import warnings
from typing import Any

from .....codegen.process import end_with
from .....codegen.reaper import scratch_folder
from .....records import replace
from ...data.parameter_space import ParameterSpace
from ...data.table_file import Measurements
from ...fitting.fitting import fit_model
from ...fitting.stored import save_model
from ...metrics import mlogq
from .peer_libraries import PEERS, PeerModel
from .plan import Problem, read_problem
from .trial import Work


def main() -> None:
    """Serve one request."""
    end_with(os.getppid())
    request = json.loads(sys.stdin.readline())
    problem = read_problem(request["problem"])
    warnings.simplefilter("ignore")
    for row in request["works"]:
        print(json.dumps(_outcome(problem, Work(**row), request["seed"])), flush=True)


def _outcome(problem: Problem, work: Work, seed: int) -> dict[str, Any]:
    frame, times = problem.drawn(work.n_train, work.below, seed)
    settings = work.parameters | problem.parameters_of(work.model)
    space = None if problem.beyond else problem.space
    try:
        if work.model in PEERS:
            return _outcome_of_peer(problem, work, frame, times)
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
        with scratch_folder() as folder:
            size = save_model(stored, folder / "model")
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


def _outcome_of_peer(problem: Problem, work: Work, frame: Any, times: Any) -> dict[str, Any]:
    begin = time.perf_counter()
    model = PeerModel(work.model, problem.space, work.parameters).fit(frame, times)
    fitted = time.perf_counter()
    predicted = model.predict(problem.test)
    return {
        "mlogq": mlogq(problem.test_times, predicted),
        "fit_s": fitted - begin,
        "predict_s": time.perf_counter() - fitted,
        "bytes": model.n_bytes,
        "n_test": len(predicted),
    }


def _measured(problem: Problem, frame: Any) -> ParameterSpace:
    """Return the space with the ranges of the training data, so that the test lies beyond."""
    return ParameterSpace(
        tuple(
            replace(p, low=float(frame[p.name].min()), high=float(frame[p.name].max())) if p.numerical else p
            for p in problem.space
        )
    )


if __name__ == "__main__":
    main()
