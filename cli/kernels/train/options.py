"""What is typed after `chainline train`."""

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
        description="Compile and simulate every kernel of measured data sets, learn how the measured speed "
        "differs, and write the model and a manifest into a folder.",
        epilog=_EXAMPLE,
    )
    parser.add_argument("data", nargs="+", metavar="DATA", help="data sets of `chainline measure`")
    parser.add_argument("-o", "--output", required=True, metavar="FOLDER", help="where the model goes")
    add_machine_option(parser, "where it was measured: ")
    parser.add_argument(
        "--also",
        nargs=2,
        action="append",
        default=[],
        metavar=("KEY", "DATA"),
        help="a further machine and a data set of it: one model then serves both, and machines that it has "
        "not seen; may be given again",
    )
    parser.add_argument(
        "--residence",
        default="",
        metavar="LEVELS",
        help="learn from rows with their data there: L1,L2,L3,memory (default all)",
    )
    parser.add_argument(
        "--coverage",
        type=float,
        default=0.9,
        metavar="SHARE",
        help="share of measurements that an interval is to hold (default 0.9)",
    )
    parser.add_argument(
        "--score",
        action="store_true",
        help="predict each order by the others, with --also each machine, and keep the errors (minutes)",
    )
    add_executor(parser, " of simulating, and of what --score holds out")
    add_trust_flags(parser)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.kernels.train.run:run")
