"""Command-line options of `chainline operator`."""

from __future__ import annotations

from ....api.request.operators import OPERATOR
from ...options.shared import add_json
from ...parser import Commands
from ...request_options import add_request

_EXAMPLE = """examples:
  chainline operator interpolation --points 4 --made 6 --machine zen4
  chainline operator gradient --points 8 --symmetric -o gradient.c
  chainline operator interpolation --points 4 --matrix b=interpolation.csv -o interpolation.c
  chainline operator divergence --points 6,6 --components 3 --language llvm"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    operator = commands.add_parser(
        "operator",
        description="Make the kernel of a tensor operator on 1-D, 2-D or 3-D elements: choose the register "
        "tile of each step by simulation, predict it, and write its source.",
        epilog=_EXAMPLE,
    )
    add_request(operator, OPERATOR)
    operator.add_argument("-o", "--output", metavar="FILE", help="write the source")
    operator.add_argument(
        "--fortran-interface", metavar="FILE", help="write a module by which Fortran calls it"
    )
    add_json(operator)
    operator.set_defaults(run="chainline.cli.kernels.operator.run:run")
