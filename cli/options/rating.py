"""Rating of runs and statistic of their repetitions: options of all commands that propose or replay runs.

The records they become are imported where they are made: parsing a command line loads no model.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ...errors import UsageError

if TYPE_CHECKING:
    from ...models.empirical.acquisition.strategies import Tuning


def add_rating(parser: argparse.ArgumentParser) -> None:
    """Add `--statistic`, `--weights` and `--switch`."""
    parser.add_argument(
        "--statistic",
        choices=("mean", "median", "min"),
        default="mean",
        help="statistic of the repetitions of a point that models learn (default mean; published: median)",
    )
    parser.add_argument(
        "--weights",
        default="1,1",
        metavar="A,C",
        help="of gpr and hybrid: exponents of the expected gain and of the cost of a run (default 1,1)",
    )
    parser.add_argument(
        "--switch",
        type=float,
        default=0.25,
        metavar="SHARE",
        help="of hybrid: share of the points taken cheapest first, before it goes on as gpr (default 0.25)",
    )


def tuning_of(options: argparse.Namespace) -> Tuning:
    """Return the tuning given by `--weights` and `--switch`.

    Raises
    ------
    UsageError
        If a number is none or out of its range.
    """
    # numpy and the Gaussian process
    from ...models.empirical.acquisition.strategies import Tuning  # noqa: PLC0415

    try:
        accuracy, cost = map(float, options.weights.split(","))
    except ValueError:
        raise UsageError(f"--weights {options.weights}: give two numbers, such as 1,2") from None
    try:
        return Tuning(accuracy, cost, options.switch)
    except ValueError as error:
        raise UsageError(f"--weights, --switch: {error}") from None
