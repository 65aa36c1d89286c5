"""Command-line options of `chainline train`."""

from __future__ import annotations

from ...options.executor import add_executor
from ...options.kernel import add_trust_flags
from ...options.machine import add_machine_option
from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline train zen5.parquet -o zen5-model
  chainline train first.parquet second.parquet -o zen5-model --machine epyc-9005.toml --score
  chainline train zen5.parquet --machine zen5 --also gnr granite-rapids.parquet -o both"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "train",
        description="Compile and simulate every kernel of measured data sets, learn the ratio of measured to "
        "simulated speed, and write the model and a manifest into a folder.",
        epilog=_EXAMPLE,
    )
    parser.add_argument("data", nargs="+", metavar="DATA", help="data sets of `chainline measure`")
    parser.add_argument(
        "-o", "--output", required=True, metavar="FOLDER", help="folder to write the model into"
    )
    add_machine_option(parser, "machine of the measurements: ")
    parser.add_argument(
        "--also",
        nargs=2,
        action="append",
        default=[],
        metavar=("KEY", "DATA"),
        help="a further machine and a data set of it; one model then serves both, and machines of "
        "which it has "
        "no data; repeatable",
    )
    parser.add_argument(
        "--residence",
        default="",
        metavar="LEVELS",
        help="learn only from rows whose data lie in these levels, of L1,L2,L3,memory (default: all)",
    )
    parser.add_argument(
        "--coverage",
        type=float,
        default=0.9,
        metavar="SHARE",
        help="share of the measurements that an interval holds (default 0.9)",
    )
    parser.add_argument(
        "--score",
        action="store_true",
        help="cross-validate over orders, with --also over machines, and keep the errors (takes minutes)",
    )
    add_executor(parser, " of the simulation and of --score")
    add_trust_flags(parser)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.kernels.train.run:run")
