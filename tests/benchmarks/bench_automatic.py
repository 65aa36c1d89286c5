"""`fit` without `--model` beside the best single class by hindsight, on tables of measured programs.

    pytest -n 0 tests/benchmarks/bench_automatic.py

Tables: `tests/fitted_tables.py`; training sizes: `SIZES`; five seeded draws, 400 other configurations to
judge on. Prints the mean MLogQ of both. Limit: within 5 % or 0.003 of the best. Takes hours.
"""

import numpy as np
import pytest
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.fitting.automatic.candidates import candidates_for, fit_candidate
from chainline.models.empirical.fitting.automatic.fit import fit_automatically
from chainline.models.empirical.fitting.new_rows import scores

from ..fitted_tables import TABLES, drawn

SIZES, DRAWS, N_TEST = (100, 400), 5, 400
_MOST = 50.0
"""Of a score, so that one row without an answer does not decide."""


def error(estimator, test):
    said = np.asarray(estimator.predict(test.features), float)
    return float(np.minimum(scores(test.times, said), _MOST).mean())


def both(table, measurements, n_train, draw):
    """Return the error of what is chosen, and of each candidate alone."""
    train, test = drawn(measurements, n_train, N_TEST, draw)
    space = infer_space(measurements.features)  # so that no choice is unknown to a draw
    found = fit_automatically(train, table.target, space, draw, lambda: 0.0)
    alone = {}
    for candidate in candidates_for(train):
        try:
            fitted = fit_candidate(candidate, train, table.target, space, draw)
        except ValueError:  # UsageError is one: it takes no such rows
            continue
        alone[candidate.name] = error(fitted.estimator, test)
    return error(found.validated.stored.estimator, test), alone


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("n_train", SIZES)
def test_what_is_chosen_is_as_good_as_the_best_by_hindsight(table, n_train, capsys):
    measurements = table.read()
    pairs = [both(table, measurements, n_train, draw) for draw in range(DRAWS)]
    chosen = np.mean([one for one, _ in pairs])
    names = set.intersection(*(set(alone) for _, alone in pairs))
    best = min((np.mean([alone[name] for _, alone in pairs]), name) for name in names)
    with capsys.disabled():
        print(f"{table.name:42} {n_train:5}  auto {chosen:.4f}  {best[1]} {best[0]:.4f}", flush=True)
    assert chosen <= max(1.05 * best[0], best[0] + 0.003)
