"""Intervals hold what they promise: nine in ten rows of measured programs that were not learned from."""

from functools import cache

import numpy as np
import pandas as pd
import pytest
from chainline.errors import UsageError
from chainline.models.empirical.fitting.answers import raw_answers
from chainline.models.empirical.fitting.fitting import MODEL_NAMES
from chainline.models.empirical.fitting.influence_fitting import INFLUENCE
from chainline.models.empirical.fitting.new_rows import scores
from chainline.models.empirical.fitting.predicted import half_widths
from chainline.models.empirical.fitting.validated import fit_validated

from ....fitted_tables import TABLES, FittedTable, drawn

DRAWS, N_TRAIN, N_TEST = 10, 150, 200


def inside(name, table, measurements, draw):
    """Return whether each row that lies inside the range is inside of its interval; none if it has none."""
    train, test = drawn(measurements, N_TRAIN, N_TEST, draw)
    stored = fit_validated(name, train, table.target, None, {}, draw).stored
    known = ~np.any([each.outside(test.features[each.name]) for each in stored.ranges], axis=0)
    rows, times = test.features[known].reset_index(drop=True), test.times[known]
    widths = half_widths(stored, rows)
    found = scores(times, raw_answers(stored, rows))
    return (found <= widths)[np.isfinite(widths)]


read = cache(FittedTable.read)


def takes(name, measurements):
    numbers = all(pd.api.types.is_numeric_dtype(column) for _, column in measurements.features.items())
    return numbers or name != INFLUENCE


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", [*MODEL_NAMES, INFLUENCE])
def test_nine_in_ten_new_rows_are_inside(name, capsys):
    pooled = []
    for table in TABLES:
        measurements = read(table)
        if not takes(name, measurements):
            continue
        of_table = []
        for draw in range(DRAWS):
            try:
                of_table.append(inside(name, table, measurements, draw))
            except UsageError as error:
                assert "\n" not in str(error)
        pooled += of_table
        rows = np.concatenate(of_table) if of_table else np.empty(0, bool)
        if len(rows):  # none of a table with fewer than 20 configurations to learn from
            with capsys.disabled():
                print(f"{name:10}{table.name:45}{len(rows):6} rows, {rows.mean():.1%} inside", flush=True)
    rows = np.concatenate(pooled)
    with capsys.disabled():
        print(f"{name:10}{'all':45}{len(rows):6} rows, {rows.mean():.1%} inside", flush=True)
    assert 0.85 <= rows.mean() <= 0.95


@pytest.mark.filterwarnings("ignore")
def test_nine_in_ten_of_a_sample_are_inside():
    (table,) = (table for table in TABLES if table.name == "applications/p2p")
    rows = np.concatenate([inside("knn", table, table.read(), draw) for draw in range(2)])
    assert len(rows) > 300 and 0.8 <= rows.mean() <= 0.98
