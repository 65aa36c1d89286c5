"""Command-line options of `chainline suggest-splits`."""

from __future__ import annotations

from ....codegen.compilers import compiler_names
from ....models.kernels.predictions.model import Model
from ...options.kernel import add_kernel_options, add_residence
from ...options.machine import add_machine_option
from ...options.shared import add_json
from ...parser import Commands

_MODELS = (Model.CHAIN, Model.ECM, Model.SIMULATION)
_EXAMPLE = """examples:
  chainline suggest-splits --order 3-7                                      # nothing is measured yet
  chainline suggest-splits rows.parquet --order 1-15 --compiler gcc --number 30
  chainline suggest-splits rows.parquet --order 7 --model simulation --json"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "suggest-splits",
        description="Choose the splits to measure next from a data set of `chainline measure`, "
        "with the reason "
        "of each and the command that measures them; says when to stop.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    add("rows", nargs="?", metavar="ROWS.parquet", help="data set of `chainline measure` (default: none yet)")
    add("--order", required=True, metavar="P", help="polynomial order 1 to 15, or a range such as 1-15")
    add(
        "--compiler",
        choices=compiler_names(),
        default="llvm",
        help="compiler of the kernels (default: llvm, the embedded one)",
    )
    add_machine_option(parser)
    add(
        "--model",
        choices=_MODELS,
        default=Model.CHAIN,
        help="model to start from: chain (default), ecm, or simulation, which is slower",
    )
    add_residence(parser)
    add("--number", type=int, default=10, metavar="N", help="most splits to propose (default 10)")
    add(
        "--stop",
        type=float,
        default=0.1,
        metavar="PERCENT",
        help="expected improvement below which to stop (default 0.1)",
    )
    add_json(parser)
    add_kernel_options(parser)
    parser.set_defaults(run="chainline.cli.kernels.suggest_splits.run:run")
