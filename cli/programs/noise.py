"""`chainline noise`: how far repeated measurements differ."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import UsageError
from ..json_output import print_json
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.shared import (
    add_columns,
    add_json,
    add_kernel,
    add_variability,
    column_names,
    variability_file,
)
from ..parser import Commands

if TYPE_CHECKING:
    from ...models.empirical.data.experiments.noise import NoiseLevels

_EXAMPLE = """examples:
  chainline noise experiment.jsonl
  chainline noise runs.csv --target seconds --features p,n --above 1 --figures figures --json"""


def add_noise(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "noise",
        description="The range of repetitions over their mean, by kernel, and over all points.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="in one of Extra-P's formats, .csv or .parquet; see --options")
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    add("--above", type=float, default=0.0, metavar="PERCENT", help="only kernels with more of the total")
    add_figures(parser, "draw the distribution, a violin for each metric")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run=_noise)


def _noise(options: argparse.Namespace) -> None:
    # pandas takes a second to import, which other commands do not need
    from ...models.empirical.data.experiments.noise import noise_levels  # noqa: PLC0415
    from ...models.empirical.data.experiments.read import read_any  # noqa: PLC0415
    from ...reports.noise import noise_report, noise_to_json  # noqa: PLC0415

    features, kernels = column_names(options.features), column_names(options.kernel)
    series = read_any(Path(options.data), options.target, features, kernels, variability_file(options))
    found = noise_levels(series, options.above / 100)
    if not found:
        raise UsageError(f"{options.data}: nothing was measured twice (above {options.above:g} %)")
    drawn = draw_into(options, partial(_draw, found, Path(options.data).stem))
    if options.json:
        print_json(noise_to_json(found))
    else:
        noise_report(found)
    tell_drawn(drawn, options)


def _draw(found: Sequence[NoiseLevels], name: str, folder: Path) -> list[Path]:
    from ...reports.figures.noise import draw_noise  # noqa: PLC0415 - matplotlib is an optional part

    return [draw_noise(found, folder / f"noise-{name}.png")]
