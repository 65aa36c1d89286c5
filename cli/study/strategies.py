"""`chainline study strategies`: which strategy of measuring leads to good scaling laws for little."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...models.empirical.acquisition.registry import REPLAYED
from ..json_output import print_json
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.ranges import parse_shares
from ..options.shared import add_json, add_workers
from ..parser import Commands

_EXAMPLE = """examples:
  chainline study strategies --functions 300 -o trials.csv
  chainline study strategies --parameters 3 --noise 1,2,5,10 --budgets 1,2,5,10,20,50 --functions 200 \\
      -o trials.csv --figures figures --json"""


def add_strategies(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "strategies",
        description="Random scaling laws, measured with noise, run by run as each strategy of `chainline "
        "suggest` proposes: how many are predicted one step beyond the range, for which part of the cost of "
        "measuring everything as often as allowed. Killed and started again it goes on where it stopped.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--parameters", type=int, default=2, choices=(2, 3, 4), help="of each function (default 2)")
    add("--noise", default="1", metavar="N,N,...", help="range of repetitions, in per cent (default 1)")
    add(
        "--kind",
        choices=("uniform", "drifting", "mixed"),
        default="uniform",
        help="of noise (default uniform)",
    )
    add("--repetitions", type=int, default=5, metavar="N", help="of each point at most (default 5)")
    add("--budgets", default="10", metavar="B,B,...", help="in per cent of the full matrix (default 10)")
    add("--functions", type=int, default=100, metavar="N", help="(default 100)")
    add(
        "--strategies",
        default=",".join(REPLAYED),
        metavar="NAMES",
        help=f"of {', '.join(REPLAYED)} (default: all)",
    )
    add(
        "--within",
        default="5",
        metavar="E,E,...",
        help="errors that count as accurate, in per cent (default 5)",
    )
    add_workers(parser, None)
    add("-o", "--output", required=True, metavar="TRIALS.csv", help="a line for each; appended to")
    add_figures(parser, "draw accuracy by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run=_strategies)


def _strategies(options: argparse.Namespace) -> None:
    # scikit-learn takes seconds to import, which other commands do not need
    from ...models.empirical.acquisition.synthetic.noise import Noise  # noqa: PLC0415
    from ...models.empirical.acquisition.synthetic.random_pool import Scenario  # noqa: PLC0415
    from ...models.empirical.acquisition.synthetic.tournament import tournament  # noqa: PLC0415
    from ...reports.strategies import strategies_report, strategies_to_json  # noqa: PLC0415

    names = list(dict.fromkeys(options.strategies.split(",")))
    if unknown := [name for name in names if name not in REPLAYED]:
        raise UsageError(f"--strategies: {unknown[0]!r} is none of {', '.join(REPLAYED)}")
    if options.functions < 1 or options.repetitions < 1:
        raise UsageError("--functions and --repetitions must be positive")
    given = ("noise", "budgets", "within")
    levels, budgets, limits = (parse_shares(f"--{name}", getattr(options, name)) for name in given)
    found = []
    for level in levels:
        kind, repetitions = Noise(options.kind), options.repetitions
        setting = Scenario(options.parameters, level, kind, repetitions, tuple(budgets))
        path = Path(options.output)
        outcomes = tournament(options.functions, names, setting, path, _on_function, options.workers)
        found.append((setting, outcomes))
    if sys.stderr.isatty():
        print(file=sys.stderr)
    document = strategies_to_json(found, limits)
    drawn = draw_into(options, partial(_draw, document, options.parameters))
    if options.json:
        print_json(document)
    else:
        strategies_report(document)
    tell_drawn(drawn, options)


def _draw(document: Mapping[str, Any], n_parameters: int, folder: Path) -> list[Path]:
    from ...reports.figures.strategies import draw_strategies  # noqa: PLC0415 - matplotlib is an optional part

    return [draw_strategies(document, folder / f"strategies-{n_parameters}.png")]


def _on_function(number: int) -> None:
    if sys.stderr.isatty():
        print(f"\rfunction {number}", end="", file=sys.stderr)
