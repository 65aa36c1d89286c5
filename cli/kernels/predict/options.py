"""Command-line options of `chainline predict`."""

from __future__ import annotations

from ...options.kernel import (
    add_compiler,
    add_kernel_options,
    add_residence,
    add_transfer_option,
)
from ...options.machine import add_machine_option
from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline predict zen5-model --order 7
  chainline predict zen5-model --order 7 --compiler gcc --split 4,4 --split 8 --explain
  chainline predict zen5-model --order 11 --residence memory --machine epyc-9005.toml --json
  chainline predict gemm.model configurations.csv -o times.csv           # a model of `chainline fit`
  chainline predict gemm.model measured.csv --as predicted -o both.csv
  chainline predict laws.json::solve configurations.csv                  # one of several laws of pmnf"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "predict",
        description="Compile and simulate the splits of an order, and predict their speed by a model of "
        "`chainline train`; or the times of configurations by a model of `chainline fit`.",
        epilog=_EXAMPLE,
    )
    parser.add_argument(
        "model",
        metavar="MODEL",
        help="folder of `chainline train`, or file of `chainline fit`, ::KERNEL after it of several laws",
    )
    parser.add_argument(
        "data", nargs="?", metavar="X.csv", help="configurations, for a model of `chainline fit`"
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="Y.csv",
        help="where X.csv goes with their times, intervals that nine in ten lie in, and what is outside of "
        "the range learned from, as new columns beside all of its own (default: standard output)",
    )
    parser.add_argument(
        "--as",
        dest="column",
        metavar="NAME",
        help="what the column of times is called, NAME_low and NAME_high those of the interval (default: as "
        "what was learned); a name that X.csv has is refused, but an outside_range of an earlier prediction: "
        "the new one is NAME_outside_range then",
    )
    parser.add_argument(
        "--order", metavar="P", help="polynomial order 1 to 15, for a model of `chainline train`"
    )
    parser.add_argument(
        "--split",
        action="append",
        default=[],
        metavar="L1,L2,...",
        help="split to predict; repeatable (default: all)",
    )
    add_machine_option(parser)
    add_compiler(parser)
    add_residence(parser)
    parser.add_argument("--explain", action="store_true", help="explain what makes each kernel slow")
    add_transfer_option(parser)
    add_json(parser)
    add_kernel_options(parser)
    parser.set_defaults(run="chainline.cli.kernels.predict.run:run")
