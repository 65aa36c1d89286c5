"""Predict and score tables of configurations by a model of `chainline fit`."""

from __future__ import annotations

import argparse
import csv
import io
import sys
from pathlib import Path
from typing import Any, TextIO

from ...errors import UsageError
from ...files.output import nothing, require_output, write_output
from ...models.empirical.data.table_file import Measurements, read_measurements
from ...models.empirical.fitting.answers import answers
from ...models.empirical.fitting.model_file import load_model
from ...models.empirical.fitting.store.stored_model import StoredModel
from ...models.empirical.metrics import all_metrics
from ..json_output import print_json
from ..messages import warn
from ..options.page import tell_html, write_html

_PAGE = "chainline.cli.programs.evaluated_page:page"


def predict_configurations(options: argparse.Namespace) -> None:
    """Write the time of each configuration of a table, with the parameters that it is predicted from."""
    if options.data is None:
        raise UsageError(f"{options.model}: give a CSV file of configurations to predict")
    # measured times have the same columns as predicted ones: what is there is never replaced
    path = options.output and require_output(options.output, (options.model, options.data), nothing)
    stored = load_model(Path(options.model))
    table = _read(stored, options.data, None)
    times = _predicted(stored, table, options.data)
    if options.json:
        print_json({"target": stored.target, "n": len(times), "predicted": times})
    if path:
        text = io.StringIO()
        _write(text, stored, table, times)
        write_output(path, text.getvalue().encode())
    elif not options.json:
        _write(sys.stdout, stored, table, times)


def evaluate_configurations(options: argparse.Namespace) -> None:
    """Print the errors of a fitted model on measured configurations."""
    if len(options.data) != 1:
        raise UsageError(f"{options.models}: a model of `chainline fit` is evaluated on one CSV file")
    stored = load_model(Path(options.models))
    table = _read(stored, options.data[0], stored.target, options.variability)
    assert table.times is not None
    found: dict[str, Any] = {"model": stored.model, "n": len(table.times)}
    predicted = _predicted(stored, table, options.data[0])
    found |= all_metrics(table.times, predicted)
    write_html(options, _PAGE, stored, table, predicted)
    if options.json:
        print_json(found)
    else:
        for name, value in found.items():
            print(f"{name:8}{value if isinstance(value, str | int) else format(value, '.4g')}")
    tell_html(options)


def _read(stored: StoredModel, path: str, target: str | None, variability: str | None = None) -> Measurements:
    table = read_measurements(path, stored.features, target, variability)
    warn(*table.warnings)
    return table


def _predicted(stored: StoredModel, table: Measurements, path: str) -> list[float]:
    try:
        return [float(time) for time in answers(stored, table.features)]
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None


def _write(file: TextIO, stored: StoredModel, table: Measurements, times: list[float]) -> None:
    writer = csv.writer(file)
    writer.writerow([*stored.features, stored.target])
    for row, time in zip(table.features.itertuples(index=False), times, strict=True):
        writer.writerow([*row, repr(time)])
