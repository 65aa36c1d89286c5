"""Command-line options of `chainline generate`."""

from __future__ import annotations

from ....codegen.variant import Language
from ...options.kernel import add_kernel_options
from ...parser import Commands

_GENERATE_EXAMPLE = """examples:
  chainline generate --order 7 --split 4,4 --mode element --language fortran -o kernel.f90
  chainline generate --order 3 --split 2,2 --mode x --language c
  chainline generate --order 7 --language llvm --schedule "512 mask z/v3/u6 xy/u6" -o kernel.ll"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    generate = commands.add_parser(
        "generate",
        description="Write the source of one variant of the tensor n-mode product kernel.",
        epilog=_GENERATE_EXAMPLE,
    )
    generate.add_argument("--order", required=True, metavar="P", help="polynomial order, 1 to 15")
    generate.add_argument("--split", metavar="L1,L2,...", help="lengths of the parts (default: unsplit)")
    generate.add_argument(
        "--language", choices=list(Language), default=Language.C, help="language of the source (default: c)"
    )
    generate.add_argument("-o", "--output", metavar="FILE", help="file to write (default: standard output)")
    generate.add_argument(
        "--schedule",
        metavar="TEXT",
        help="schedule in explicit vectors, as `best --space full` names it; for c or llvm",
    )
    add_kernel_options(generate)
    generate.set_defaults(run="chainline.cli.kernels.generate.run:run")
