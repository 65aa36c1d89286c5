"""Command-line options of `chainline export`."""

from __future__ import annotations

import argparse

from ....codegen.compilers import compiler_names
from ....codegen.variant import DType, Language, Mode
from ....models.kernels.ranking.shortlist import MEASURED, PATIENCE_S
from ...options.machine import add_machine_option
from ...options.shared import add_json, add_patience, add_rounds
from ...parser import Commands

INTERFACES = {
    "scale-dg": "module and procedure names of SCALE-DG, C kernels behind them",
    "libceed": "sources of a CPU backend of libCEED",
}
"""Interfaces of codes that have one of their own, and the files written for each."""
_EXAMPLE = """examples:
  chainline export --orders 1-15 --language c -o kernels && make -C kernels check
  chainline export --orders 7 --language llvm --measure -o kernels
  chainline export --orders 1-15 --language fortran -o kernels && make -C kernels check
  chainline export --orders 3,7 --language fortran --pure-fortran --machine a64fx -o kernels
  chainline export --interface scale-dg --orders 1-15 -o kernels && make -C kernels check
  chainline export --interface libceed -o backend && make -C backend CEED_DIR=/usr/local"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    export = commands.add_parser(
        "export",
        description="Choose the fastest kernel for each order and mode, by simulation or by measuring the "
        f"{MEASURED} that are simulated fastest, and write them as a library: C header, Fortran module, a "
        "dispatcher by order, Makefile, CMake file, test program and provenance. Takes seconds per kernel.",
        epilog=_EXAMPLE,
    )
    export.add_argument("--orders", metavar="P", help="polynomial orders, such as 7, 1-15 or 3,5,7-9")
    export.add_argument(
        "--interface",
        choices=["library", *INTERFACES],
        default="library",
        help="library: a library of its own (default); "
        + "; ".join(f"{k}: {v}" for k, v in INTERFACES.items()),
    )
    export.add_argument(
        "--language",
        choices=list(Language),
        help="of --interface library: c, in GNU vector extensions; fortran, a module of bind(c) "
        "interfaces to "
        "the same C kernels; llvm, assembly of the embedded compiler",
    )
    export.add_argument(
        "-o", "--output", required=True, metavar="DIR", help="new or empty folder to write into"
    )
    export.add_argument(
        "--modes", default=",".join(Mode), metavar="M", help="modes, of x,y,z,element (default: all)"
    )
    export.add_argument(
        "--dtype", choices=list(DType), default=DType.FLOAT64, help="type of numbers (default: float64)"
    )
    add_machine_option(export)
    export.add_argument(
        "--compiler",
        choices=compiler_names(),
        help="compiler of the library (default: gcc and gfortran, or llvm)",
    )
    export.add_argument(
        "--elements", type=int, metavar="N", help="elements of a call (default: as many as L1 holds)"
    )
    export.add_argument(
        "--measure", action="store_true", help="measure on this machine, and take a certainly faster kernel"
    )
    export.add_argument(
        "--pure-fortran",
        action="store_true",
        help="of --language fortran and --interface scale-dg: kernels in Fortran, which the compiler "
        "vectorises, instead of C",
    )
    add_rounds(export)
    add_patience(export, PATIENCE_S, "the kernels of each order and mode with --measure")
    add_json(export, "nothing; it is the provenance")
    _add_libceed(export)
    export.set_defaults(run="chainline.cli.kernels.export.run:run")


def _add_libceed(export: argparse.ArgumentParser) -> None:
    libceed = export.add_argument_group("of libceed")
    libceed.add_argument("--dimensions", metavar="D", help="dimensions of the bases, of 1-3 (default: 1-3)")
    libceed.add_argument("--nodes", metavar="P", help="nodes along an axis, of 1-16 (default: 2-9)")
    libceed.add_argument(
        "--points", metavar="Q", help="quadrature points along an axis (default: P-1,P,P+1,P+2)"
    )
    libceed.add_argument(
        "--width", type=int, metavar="BITS", help="width of a vector (default: the machine's)"
    )
    libceed.add_argument(
        "--even-odd",
        choices=("auto", "yes", "no"),
        help="even-odd kernels for symmetric points, beside the plain ones: auto (default), where they are "
        "predicted to be faster; yes, wherever possible; no, nowhere",
    )
