"""Intervals hold what they promise: nine in ten rows of measured programs that were not learned from.

`tests/validation/test_tables.py` has what was counted of every class, by `tests/validation/tables`.
"""

import numpy as np
import pytest
from chainline.models.empirical.fitting.cross_validation import fit_validated
from chainline.models.empirical.fitting.prediction_intervals import scores
from chainline.models.empirical.fitting.predictions import half_widths, raw_answers

from ....fitted_tables import TABLES, drawn

N_TRAIN, N_TEST = 150, 200


def inside(name, table, measurements, draw):
    """Return whether each row that lies inside the range is inside of its interval; none if it has none."""
    train, test = drawn(measurements, N_TRAIN, N_TEST, draw)
    stored = fit_validated(name, train, table.target, None, {}, draw).stored
    known = ~np.any([each.outside(test.features[each.name]) for each in stored.ranges], axis=0)
    rows, times = test.features[known].reset_index(drop=True), test.times[known]
    widths = half_widths(stored, rows)
    found = scores(times, raw_answers(stored, rows))
    return (found <= widths)[np.isfinite(widths)]


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_nine_in_ten_of_a_sample_are_inside():
    (table,) = (table for table in TABLES if table.name == "applications/p2p")
    rows = np.concatenate([inside("knn", table, table.read(), draw) for draw in range(2)])
    assert len(rows) > 300 and 0.8 <= rows.mean() <= 0.98
