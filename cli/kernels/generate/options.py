"""Command-line options of `chainline generate`."""

from __future__ import annotations

from ....api.request.kernels import GENERATE
from ...parser import Commands
from ...request_options import add_request

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
    add_request(generate, GENERATE)
    generate.add_argument("-o", "--output", metavar="FILE", help="file to write (default: standard output)")
    generate.set_defaults(run="chainline.cli.kernels.generate.run:run")
