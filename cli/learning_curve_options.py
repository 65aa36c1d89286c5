"""What the options of `chainline learning-curve` mean, and what is wrong with them."""

from __future__ import annotations

import argparse
import math
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from ..errors import UsageError

if TYPE_CHECKING:
    from pandas import DataFrame

    from ..models.applications.named import ApplicationModel
    from ..models.hybrid.analytical import Floats
    from ..models.hybrid.study import Draw

CANDIDATES = (
    "dt",
    "rf",
    "et",
    "stacked",
    "hybrid",
    "hybrid-learned",
    "ratio",
    "ratio-fitted",
    "fitted",
    "analytical",
)
ANALYTICAL = ("stencil", "fmm", "p2p", "m2l", "stencil-code", "p2p-code")
DEFAULT, DEFAULT_PURE = "et,stacked,hybrid,ratio,analytical", "dt,rf,et"
FRACTIONS = (0.01, 0.02, 0.04, 0.1, 0.15, 0.2)
"""Those of Fig. 7 of Ibeid et al., both panels."""
_LEAST_ROWS = 2
"""To learn from: of one row a tree is a constant, and constants of a machine and shares need two."""
_ENOUGH_DRAWS = 10
_PLACES = ("cpu", "machine")


def check_numbers(options: argparse.Namespace) -> None:
    """Raise a UsageError if a number given is of no use."""
    if options.draws < 2:
        raise UsageError(f"--draws {options.draws}: an interval needs 2 or more")
    if options.workers < 1:
        raise UsageError(f"--workers {options.workers}: give 1 or more")
    if options.seed < 0:
        raise UsageError(f"--seed {options.seed}: give 0 or more")
    if not (math.isfinite(options.goal) and options.goal > 0):
        raise UsageError(f"--goal {options.goal:g}: give a MAPE in per cent, above 0")
    if options.draws < _ENOUGH_DRAWS:
        _warn(f"{options.draws} draws: intervals are too narrow with fewer than {_ENOUGH_DRAWS}")


def parse_names(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the candidates that are asked for, each once."""
    default = DEFAULT if options.analytical else DEFAULT_PURE
    names = tuple(dict.fromkeys((options.candidates or default).split(",")))
    if unknown := [name for name in names if name not in CANDIDATES]:
        raise UsageError(f"--candidates: {unknown[0]!r} is unknown; choose some of {', '.join(CANDIDATES)}")
    return names


def parse_aggregation(text: str) -> str | float | None:
    """Return how predictions are aggregated, as `HybridRegressor` takes it."""
    if text in ("mean", "learned", "none"):
        return None if text == "none" else text
    with suppress(ValueError):
        share = float(text)
        if 0 <= share <= 1:
            return share
    raise UsageError(f"--aggregation {text}: give mean, learned, none, or a share from 0 to 1")


def read_rows(options: argparse.Namespace) -> tuple[DataFrame, Floats]:
    """Return the measured rows and their times; say what is odd about them on standard error."""
    from pandas.api.types import is_numeric_dtype  # noqa: PLC0415 - data frames take a second to import

    from ..models.fitted.table_file import read_measurements  # noqa: PLC0415

    features = options.features.split(",") if options.features else None
    table = read_measurements(options.data, features, options.target)
    for name, column in table.features.items():
        if not is_numeric_dtype(column):
            raise UsageError(f"{options.data}: column {name!r} is no number; leave it out of --features")
    for line in table.warnings:
        _warn(line)
    if repeated := int(table.features.duplicated().sum()):
        _warn(
            f"{options.data}: {repeated} rows repeat the parameters of another: those that are predicted "
            "may have been learned from"
        )
    assert table.times is not None, "a target is required"
    return table.features, table.times


def draw_rows(options: argparse.Namespace, n: int) -> tuple[Draw, ...]:
    """Return the draws that are asked for, of a table of n rows."""
    from ..models.hybrid.study import random_draws  # noqa: PLC0415

    fractions = _parse_fractions(options.fractions) if options.fractions else _enough(FRACTIONS, n)
    enough = _enough(fractions, n)
    if len(enough) < len(fractions) or not enough:
        least = fractions[0] if fractions else FRACTIONS[-1]
        raise UsageError(
            f"{options.data}: {n} rows are too few: of {100 * least:g}% of them nothing can be learned; "
            "give more rows, or larger --fractions"
        )
    try:
        return random_draws(n, fractions, options.draws, options.seed)
    except ValueError as error:
        raise UsageError(f"{options.data}: {error}; give more rows, or smaller --fractions") from None


def _parse_fractions(text: str) -> tuple[float, ...]:
    try:
        fractions = tuple(sorted({float(part) for part in text.split(",")}))
    except ValueError:
        raise UsageError(f"--fractions {text}: give numbers between 0 and 1, such as 0.01,0.1") from None
    if not all(0 < fraction < 1 for fraction in fractions):
        raise UsageError(f"--fractions {text}: each must be above 0 and below 1; 0.1 is a tenth of the rows")
    return fractions


def _enough(fractions: tuple[float, ...], n: int) -> tuple[float, ...]:
    return tuple(fraction for fraction in fractions if round(fraction * n) >= _LEAST_ROWS)


def load_analytical(options: argparse.Namespace, table: DataFrame) -> tuple[ApplicationModel, str] | None:
    """Return the analytical model, and the key of the machine whose constants it has."""
    if not options.analytical:
        return None
    from ..analysis.machine import load_machine, machine_for_host  # noqa: PLC0415
    from ..codegen.target import host_target  # noqa: PLC0415
    from ..models.applications.named import make_analytical  # noqa: PLC0415

    key = machine_for_host(host_target().llvm_cpu) if options.machine == "host" else options.machine
    machine = load_machine(key)
    return make_analytical(options.analytical, machine, table), machine.key


def predict_rows(path: str, model: ApplicationModel, features: DataFrame) -> Floats:
    """Return what an analytical model says of every row, before hours are spent on what it cannot say."""
    from ..models.hybrid.analytical import analytical_times  # noqa: PLC0415

    try:
        return analytical_times(model, features, positive=True)
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None


def where_measured(path: str) -> str | None:
    """Return the processor or machine that the table names, None if it names none."""
    from ..models.fitted.table_file import read_measurements  # noqa: PLC0415

    for column in _PLACES:
        with suppress(UsageError):
            found = read_measurements(path, [column], None).features[column].unique()
            return str(found[0]) if len(found) == 1 else f"{len(found)} of {column}"
    return None


def _warn(text: str) -> None:
    print(f"chainline: warning: {text}", file=sys.stderr)
