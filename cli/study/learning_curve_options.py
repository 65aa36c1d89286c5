"""What the options of `chainline study learning-curve` mean, and what is wrong with them."""

from __future__ import annotations

import argparse
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from ...arrays import Floats
from ...errors import UsageError
from ..machine_option import chosen_machine
from ..messages import warn
from ..options import require_positive
from ..ranges import parse_numbers, parse_whole_numbers
from ..settings import parse_settings

if TYPE_CHECKING:
    from pandas import DataFrame

    from ...models.empirical.analytical.named import ApplicationModel
    from ...models.empirical.data.table_file import Measurements
    from ...models.empirical.evaluation.curves.study import Draw

CANDIDATES = (
    "dt",
    "rf",
    "et",
    "xgb",
    "influence",
    "influence-bic",
    "influence-ratio",
    "chosen",
    "stacked",
    "hybrid",
    "hybrid-learned",
    "ratio",
    "ratio-fitted",
    "fitted",
    "analytical",
)
ANALYTICAL = (
    *("stencil", "fmm", "p2p", "m2l", "stencil-code", "p2p-code"),
    *("smg-1d", "smg-2d", "smg-3d", "amg"),
)
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
    require_positive(options, "workers")
    if options.seed < 0:
        raise UsageError(f"--seed {options.seed}: give 0 or more")
    if not (math.isfinite(options.goal) and options.goal > 0):
        raise UsageError(f"--goal {options.goal:g}: give a MAPE in per cent, above 0")


def parse_names(options: argparse.Namespace) -> tuple[str, ...]:
    """Return the candidates that are asked for, each once."""
    default = DEFAULT if options.analytical else DEFAULT_PURE
    given = default if options.candidates is None else options.candidates
    names = tuple(dict.fromkeys(given.split(",")))
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


def read_rows(options: argparse.Namespace) -> Measurements:
    """Return the measured rows, of numbers alone, and their times."""
    from pandas.api.types import is_numeric_dtype  # noqa: PLC0415 - data frames take a second to import

    from ...models.empirical.data.table_file import read_measurements  # noqa: PLC0415

    features = None if options.features is None else options.features.split(",")
    table = read_measurements(options.data, features, options.target, options.variability)
    for name, column in table.features.items():
        if not is_numeric_dtype(column):
            raise UsageError(f"{options.data}: column {name!r} is no number; leave it out of --features")
    return table


def warn_of_rows(options: argparse.Namespace, table: Measurements) -> None:
    """Say on standard error what is odd about rows and draws; of what is refused an error says all."""
    if options.draws < _ENOUGH_DRAWS:
        _warn(f"{options.draws} draws: intervals are too narrow with fewer than {_ENOUGH_DRAWS}")
    for line in table.warnings:
        _warn(line)
    if repeated := int(table.features.duplicated().sum()):
        _warn(
            f"{options.data}: {repeated} rows repeat the parameters of another: those that are predicted "
            "may have been learned from"
        )


def draw_rows(options: argparse.Namespace, n: int) -> tuple[Draw, ...]:
    """Return the draws that are asked for, of a table of n rows."""
    from ...models.empirical.evaluation.curves.study import random_draws  # noqa: PLC0415

    if options.sizes is not None and options.fractions is not None:
        raise UsageError("--sizes and --fractions: give one of them")
    if options.sizes is not None:
        return random_draws(n, _parse_sizes(options, n), options.draws, options.seed)
    given = options.fractions
    fractions = _enough(FRACTIONS, n) if given is None else _parse_fractions(given)
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


def _parse_sizes(options: argparse.Namespace, n: int) -> tuple[float, ...]:
    """Return numbers of rows as shares of all."""
    sizes = sorted(parse_whole_numbers("--sizes", options.sizes, _LEAST_ROWS))
    if sizes[-1] >= n:
        raise UsageError(
            f"{options.data}: {n} rows are too few: {sizes[-1]} to learn from leave none to test on; "
            "give more rows, or smaller --sizes"
        )
    return tuple(size / n for size in sizes)


def _parse_fractions(text: str) -> tuple[float, ...]:
    fractions = tuple(sorted(parse_numbers("--fractions", text)))
    if not all(0 < fraction < 1 for fraction in fractions):
        raise UsageError(f"--fractions {text}: each must be above 0 and below 1; 0.1 is a tenth of the rows")
    return fractions


def _enough(fractions: tuple[float, ...], n: int) -> tuple[float, ...]:
    return tuple(fraction for fraction in fractions if round(fraction * n) >= _LEAST_ROWS)


def load_analytical(
    options: argparse.Namespace, table: DataFrame
) -> tuple[ApplicationModel, str | None] | None:
    """Return the analytical model, and the key of the machine whose constants it has, if of one."""
    if not options.analytical:
        if options.set:
            raise UsageError("--set: constants are those of an --analytical model; give one")
        return None
    from ...models.empirical.analytical.multigrid.by_name import positive_constants  # noqa: PLC0415
    from ...models.empirical.analytical.named import COUNTED, make_analytical  # noqa: PLC0415

    if options.analytical in COUNTED:
        names = COUNTED[options.analytical].constant_names
        given = positive_constants(options.analytical, names, parse_settings(options.set))
        return make_analytical(options.analytical, None, table, given), None
    if options.set:
        raise UsageError(f"--set: constants of {options.analytical} are those of --machine; leave it out")
    machine = chosen_machine(options)
    return make_analytical(options.analytical, machine, table), machine.key


def predict_rows(path: str, model: ApplicationModel, features: DataFrame) -> Floats:
    """Return what an analytical model says of every row, before hours are spent on what it cannot say."""
    from ...models.empirical.estimators.hybrid.analytical import analytical_times  # noqa: PLC0415

    try:
        return analytical_times(model, features, positive=True)
    except ValueError as error:
        raise UsageError(f"{path}: {error}") from None


def where_measured(path: str) -> str | None:
    """Return the processor or machine that the table names, None if it names none."""
    from ...models.empirical.data.table_file import read_measurements  # noqa: PLC0415

    for column in _PLACES:
        with suppress(UsageError):
            found = read_measurements(path, [column], None).features[column].unique()
            return str(found[0]) if len(found) == 1 else f"{len(found)} of {column}"
    return None


def _warn(text: str) -> None:
    warn(text)
