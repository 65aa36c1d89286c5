"""Command `chainline measure`: a campaign of measurements into a data set, resumed where it stopped."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ...api.request.measurement import MEASURE
from ..messages import telling_results
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.measuring import Measurements

_EXAMPLE = """examples:
  chainline measure --order 7 -o rows.parquet
  chainline measure --order 1-15 --compiler llvm,gcc,gfortran -o rows.parquet  # when run again, it resumes
  chainline measure --order 3-7 --residence L1,memory --threads 1,2 -o rows.parquet
  chainline measure --order 7 --split 8 --split 4,4 --compiler gcc --flags=-O2 --flags=-Os -o rows.parquet
  chainline measure --import profiler.csv --machine a64fx -o rows.parquet
  chainline measure --repeat 50 -o rows.parquet
  chainline measure --order 1-15 --executor slurm --cluster nodes.toml -o rows.parquet"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    measure = commands.add_parser(
        "measure",
        description="Measure every combination of the options on this machine, in random order, and append "
        "a row for each to a Parquet data set. Rows that the data set holds already are not measured again.",
        epilog=_EXAMPLE,
    )
    add_request(measure, MEASURE, required=("output",))
    add_json(measure, "a summary in words")
    measure.set_defaults(run="chainline.cli.kernels.measure:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline measure`."""
    from ...api.measuring import measure
    from ...reports.terminal import print_lines

    def show(found: Measurements) -> None:
        if options.json and not options.salvage:
            print_json(found.to_json())
        else:
            print_lines(found.lines)

    with telling_results(show):
        measure(**arguments_of(options, MEASURE))
