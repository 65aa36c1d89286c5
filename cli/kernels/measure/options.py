"""Command-line options of `chainline measure`."""

from __future__ import annotations

import argparse

from ....analysis.measurement.block_size import BLOCK_ROWS
from ....codegen.compilers import compiler_names
from ...options.executor import add_executor
from ...options.kernel import add_trust_flags
from ...options.machine import add_machine_option
from ...options.shared import add_json, add_patience, add_rounds, add_seed
from ...parser import Commands

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
    measure.add_argument(
        "-o", "--output", required=True, metavar="DATA.parquet", help="data set to append to"
    )
    _add_space(measure)
    add_machine_option(measure, host_only=True)
    add_rounds(measure)
    measure.add_argument(
        "--block",
        type=int,
        default=BLOCK_ROWS,
        metavar="N",
        help=f"rows that are timed interleaved and then written (default {BLOCK_ROWS})",
    )
    add_patience(measure, 0.0, "each block")
    add_seed(measure, "the order of the rows and of the data")
    measure.add_argument(
        "--mixed", action="store_true", help="allow rows of several processors in one data set"
    )
    measure.add_argument(
        "--keep-failures",
        action="store_true",
        help="skip kernels that failed before, instead of trying them again",
    )
    add_trust_flags(measure)
    add_executor(measure)
    add_json(measure, "a summary in words")
    other = measure.add_mutually_exclusive_group()
    other.add_argument("--import", dest="csv", metavar="FILE.csv", help="append rows measured elsewhere")
    other.add_argument("--repeat", type=int, metavar="N", help="measure N random rows again and compare")
    other.add_argument("--salvage", action="store_true", help="keep what is readable of a damaged data set")
    measure.set_defaults(run="chainline.cli.kernels.measure.run:run")


def _add_space(measure: argparse.ArgumentParser) -> None:
    lists = measure.add_argument_group("what to measure (every combination of these lists)")
    lists.add_argument(
        "--order", default="1-15", metavar="P", help="polynomial orders, such as 7, 1-15 (default) or 3,5,7-9"
    )
    lists.add_argument(
        "--split",
        action="append",
        default=[],
        metavar="L1,L2,...",
        help="lengths of the parts; repeatable (default: every split)",
    )
    lists.add_argument(
        "--ordered",
        action="store_true",
        help="compositions, in which the order of the parts counts, instead of splits",
    )
    lists.add_argument(
        "--compiler",
        default="llvm",
        metavar="NAMES",
        help=f"compilers, of {', '.join(compiler_names())} (default llvm)",
    )
    lists.add_argument(
        "--mode", default="element", metavar="MODES", help="tensor modes, of x, y, z, element (default)"
    )
    lists.add_argument(
        "--dtype", default="float64", metavar="TYPES", help="types of numbers, of float64 (default), float32"
    )
    lists.add_argument(
        "--flags",
        action="append",
        metavar="FLAGS",
        help="further compiler flags; repeatable, each a set of its own",
    )
    lists.add_argument(
        "--schedules",
        type=int,
        metavar="N",
        help="measure N kernels in explicit vectors of each order, instead of splits",
    )
    lists.add_argument(
        "--vector-bits", metavar="BITS", help="vector widths, of 128, 256, 512 (default: the widest)"
    )
    lists.add_argument(
        "--residence", metavar="LEVELS", help="levels that hold the data, of L1 (default), L2, L3, memory"
    )
    lists.add_argument(
        "--elements", metavar="N", help="elements of a call and thread, instead of --residence"
    )
    lists.add_argument(
        "--threads", default="1", metavar="N", help="numbers of threads, each pinned to a core (default 1)"
    )
