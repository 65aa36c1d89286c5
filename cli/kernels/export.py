"""Write a library of the fastest split of the tensor-product kernel for each order, as source files."""

from __future__ import annotations

import argparse
import sys

from ...api.request.libraries import EXPORT, FASTEST
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

_EXAMPLE = """examples:
  chainline export --orders 1-15 --language c -o kernels && make -C kernels check
  chainline export --orders 7 --language llvm --measure -o kernels
  chainline export --orders 1-15 --language fortran -o kernels && make -C kernels check
  chainline export --orders 3,7 --language fortran --pure-fortran --machine a64fx -o kernels
  chainline export --interface c --orders 3-5 -o kernels && make -C kernels check
  chainline export --interface dealii --orders 3-8 -o kernels && make -C kernels check DEALII=dealii
  chainline export --interface scale-dg --orders 1-15 -o kernels && make -C kernels check
  chainline export --interface libceed -o backend && make -C backend CEED_DIR=/usr/local"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    export = commands.add_parser(
        "export",
        description="Choose the fastest kernel for each order and mode, by simulation or by measuring "
        f"{FASTEST}, and write them as a library: C header, Fortran module, a "
        "dispatcher by order, Makefile, CMake file, test program and provenance. Takes seconds per kernel.",
        epilog=_EXAMPLE,
    )
    add_request(export, EXPORT)
    add_json(export, "nothing; it is the provenance")
    export.set_defaults(run="chainline.cli.kernels.export:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline export`."""
    from ...api.export import export
    from ...errors import UsageError

    if options.json and options.interface == "libceed":
        raise UsageError("--json: is not of --interface libceed; leave it out")
    exported = export(**arguments_of(options, EXPORT))
    print(exported.caption, file=sys.stderr)
    if options.json:
        print_json(exported.to_json())
