"""Predict and score tables of configurations by a model of `chainline fit`."""

from __future__ import annotations

import argparse
import csv
import io
import sys
from collections.abc import Sequence
from typing import TextIO

from ...errors import UsageError
from ...files.output import nothing, require_output, write_output
from ...models.empirical.data.table import Table
from ...models.empirical.data.table_file import Measurements, read_configurations, read_measurements
from ...models.empirical.fitting.predicted import Predicted, predict_with_intervals
from ...models.empirical.fitting.store.stored_model import StoredModel
from ...models.empirical.fitting.stored import file_of, stored_model
from ...reports.predicted_times import (
    column_names,
    evaluation_lines,
    evaluation_to_json,
    predicted_rows,
    predicted_to_json,
)
from ...reports.terminal import print_lines
from ..json_output import print_json
from ..messages import warn
from ..options.page import tell_html, write_html

_PAGE = "chainline.cli.programs.evaluated_page:page"


def predict_configurations(options: argparse.Namespace) -> None:
    """Write a table with the time of each of its configurations beside all that it holds."""
    if options.data is None:
        raise UsageError(f"{options.model}: give a CSV file of configurations to predict")
    # a table of measured times looks as one of predicted ones: what is there is never replaced
    inputs = (file_of(options.model), options.data)
    path = options.output and require_output(options.output, inputs, nothing)
    stored = stored_model(options.model)
    table, configurations = read_configurations(options.data, stored.features)
    # JSON has predictions alone, whatever the table holds
    names = column_names(stored, options.column, table) if path or not options.json else ()
    warn(*configurations.warnings)
    found = _predicted(stored, configurations, options.data)
    if options.json:
        print_json(predicted_to_json(stored, found))
    if path:
        text = io.StringIO()
        _write(text, table, names, found)
        write_output(path, text.getvalue().encode())
    elif not options.json:
        _write(sys.stdout, table, names, found)


def evaluate_configurations(options: argparse.Namespace) -> None:
    """Print the errors of a fitted model on measured configurations."""
    if len(options.data) != 1:
        raise UsageError(f"{options.models}: a model of `chainline fit` is evaluated on one CSV file")
    stored = stored_model(options.models)
    table = read_measurements(options.data[0], stored.features, stored.target, options.variability)
    warn(*table.warnings)
    assert table.times is not None
    found = _predicted(stored, table, options.data[0])
    write_html(options, _PAGE, stored, table, found.times.tolist())
    if options.json:
        print_json(evaluation_to_json(stored, table.times, found))
    else:
        print_lines(evaluation_lines(stored, table.times, found))
    tell_html(options)


def _predicted(stored: StoredModel, table: Measurements, path: str) -> Predicted:
    try:
        found = predict_with_intervals(stored, table.features)
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None
    warn(*(f"{path}: {line}" for line in found.warnings))
    return found


def _write(file: TextIO, table: Table, names: Sequence[str], found: Predicted) -> None:
    writer = csv.writer(file)
    writer.writerow([*table.header, *names])
    for row, more in zip(zip(*table.cells, strict=True), predicted_rows(found), strict=True):
        writer.writerow([*row, *more])
