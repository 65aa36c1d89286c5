"""Command-line options of `chainline operator`."""

from __future__ import annotations

from ....codegen.operators.names import KINDS, Layout
from ....codegen.variant import DType, Language
from ...options.machine import add_machine_option
from ...options.shared import add_json
from ...parser import Commands

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
    operator.add_argument("kind", choices=list(KINDS), help="; ".join(f"{k}: {v}" for k, v in KINDS.items()))
    operator.add_argument(
        "--points",
        required=True,
        metavar="N",
        help="input points along each axis: 8 for three axes, or 8,8,4",
    )
    operator.add_argument("--made", metavar="N", help="output points along each axis (default: as many)")
    operator.add_argument(
        "--symmetric",
        action="store_true",
        help="points are symmetric, so that interpolation is even and derivatives are odd: take the even-odd "
        "form where it is faster",
    )
    operator.add_argument("--components", type=int, default=1, metavar="N", help="fields (default 1)")
    operator.add_argument(
        "--layout", choices=list(Layout), default=Layout.ELEMENT, help="order in memory (default: element)"
    )
    operator.add_argument(
        "--interlaced", type=int, default=1, metavar="K", help="elements of a block, with --layout interlaced"
    )
    operator.add_argument(
        "--alpha", type=float, default=1.0, metavar="A", help="factor of the result (default 1)"
    )
    operator.add_argument(
        "--beta",
        type=float,
        default=0.0,
        metavar="B",
        help="factor of the old output, which is added (default 0)",
    )
    operator.add_argument(
        "--parts", type=int, default=1, metavar="S", help="parts into which every sum is split (default 1)"
    )
    operator.add_argument(
        "--dtype", choices=list(DType), default=DType.FLOAT64, help="type of numbers (default: float64)"
    )
    operator.add_argument(
        "--language",
        choices=[Language.C, Language.LLVM],
        default=Language.C,
        help="language of the source (default: c, as compiled by gcc, else by the embedded compiler)",
    )
    operator.add_argument(
        "--matrix",
        action="append",
        default=[],
        metavar="NAME=FILE",
        help="write a matrix into the source instead of taking it as an argument: bx, or b for that of every "
        "axis; FILE has a line for each row; every matrix or none",
    )
    operator.add_argument(
        "--wide",
        action="store_true",
        help="try tiles that read entries of a matrix in all lanes, which lie behind it where they do: the "
        "source in C and the Fortran interface have what stores them",
    )
    operator.add_argument(
        "--measure",
        action="store_true",
        help="choose tiles by timing them on this machine",
    )
    operator.add_argument("-o", "--output", metavar="FILE", help="write the source")
    operator.add_argument(
        "--fortran-interface", metavar="FILE", help="write a module by which Fortran calls it"
    )
    add_machine_option(operator)
    add_json(operator)
    operator.set_defaults(run="chainline.cli.kernels.operator.run:run")
