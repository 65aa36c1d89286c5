"""`chainline noise`: how far repeated measurements differ."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from ..errors import UsageError
from ..files.output import require_figure
from .parser import Commands

_EXAMPLE = """examples:
  chainline noise experiment.jsonl
  chainline noise runs.csv --target seconds --features p,n --above 1 --figure noise.png --json"""


def add_noise(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "noise",
        help="say how far repeated measurements differ",
        description="The range of repetitions over their mean, by kernel, and over all points.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="in one of Extra-P's formats, .csv or .parquet")
    add("--target", metavar="COLUMN", help="what was measured, of a table")
    add("--features", metavar="A,B,...", help="the parameters, of a table (default: all other columns)")
    add("--kernel", metavar="A,B,...", help="what tells kernels apart, of a table (default: kernel)")
    add("--above", type=float, default=0.0, metavar="PERCENT", help="only kernels with more of the total")
    add("--figure", metavar="FILE.png", help="draw the distribution, a violin for each metric")
    add("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(run=_noise)


def _noise(options: argparse.Namespace) -> None:
    # pandas takes a second to import, which other commands do not need
    from ..models.empirical.data.experiments.noise import noise_levels  # noqa: PLC0415
    from ..models.empirical.data.experiments.read import read_any  # noqa: PLC0415
    from ..reports.noise import noise_report, noise_to_json  # noqa: PLC0415

    if options.figure:
        require_figure(options.figure, (options.data,))
    features, kernels = (given.split(",") if given else None for given in (options.features, options.kernel))
    series = read_any(Path(options.data), options.target, features, kernels)
    found = noise_levels(series, options.above / 100)
    if not found:
        raise UsageError(f"{options.data}: nothing was measured twice (above {options.above:g} %)")
    if options.figure:
        from ..reports.figures.noise import draw_noise  # noqa: PLC0415

        draw_noise(found, Path(options.figure))
    if options.json:
        print(json.dumps(noise_to_json(found), indent=2))
    else:
        noise_report(found)
