"""Table of a learning-curve study: its rows, their oddities, and the machine they were measured on."""

from __future__ import annotations

import argparse
from contextlib import suppress

from pandas.api.types import is_numeric_dtype

from ....errors import UsageError
from ....models.empirical.data.table_file import Measurements, read_measurements
from ...messages import warn
from ...options.shared import column_names

_ENOUGH_DRAWS = 10
_PLACES = ("cpu", "machine")


def read_rows(options: argparse.Namespace) -> Measurements:
    """Return the measured rows, of numbers alone, and their times.

    Raises
    ------
    UsageError
        If a column is no number, or the file cannot be read.
    """
    table = read_measurements(
        options.data, column_names(options.features), options.target, options.variability
    )
    for name, column in table.features.items():
        if not is_numeric_dtype(column):
            raise UsageError(f"{options.data}: column {name!r} is no number; leave it out of --features")
    return table


def warn_of_rows(options: argparse.Namespace, table: Measurements) -> None:
    """Print warnings about rows and draws to standard error; refused rows are left to the error."""
    if options.draws < _ENOUGH_DRAWS:
        warn(f"{options.draws} draws: intervals are too narrow with fewer than {_ENOUGH_DRAWS}")
    warn(*table.warnings)
    if repeated := int(table.features.duplicated().sum()):
        warn(
            f"{options.data}: {repeated} rows repeat the parameters of another: those that are predicted "
            "may have been learned from"
        )


def where_measured(path: str) -> str | None:
    """Return the processor or machine that the table names, None if it names none."""
    for column in _PLACES:
        with suppress(UsageError):
            found = read_measurements(path, [column], None).features[column].unique()
            return str(found[0]) if len(found) == 1 else f"{len(found)} of {column}"
    return None
