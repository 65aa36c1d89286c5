"""What is typed after `chainline export`."""

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
"""Interfaces of codes that have one of their own, and what is written for each."""
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
        description="Choose a kernel for each order and mode by simulation, or by measuring those that are "
        f"simulated fastest, {MEASURED} of each, and write them as a library: C header, Fortran module, a "
        "dispatcher by order, Makefile, CMake file, test program, and provenance. Seconds per kernel.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    export.add_argument("--orders", metavar="P", help="such as 7, 1-15 or 3,5,7-9")
    export.add_argument(
        "--interface",
        choices=["library", *INTERFACES],
        default="library",
        help="library: one of ours (default); " + "; ".join(f"{k}: {v}" for k, v in INTERFACES.items()),
    )
    export.add_argument(
        "--language",
        choices=list(Language),
        help="of a library: c: GNU vector extensions; fortran: the same C kernels behind a module of "
        "bind(c) interfaces; llvm: assembly made by the embedded compiler",
    )
    export.add_argument("-o", "--output", required=True, metavar="DIR", help="a new or empty folder")
    export.add_argument(
        "--modes", default=",".join(Mode), metavar="M", help="of x,y,z,element (default: all)"
    )
    export.add_argument("--dtype", choices=list(DType), default=DType.FLOAT64, help="default: float64")
    add_machine_option(export)
    export.add_argument("--compiler", choices=compiler_names(), help="default: gcc (and gfortran) or llvm")
    export.add_argument(
        "--elements", type=int, metavar="N", help="elements of a call (default: as many as L1 holds)"
    )
    export.add_argument(
        "--measure", action="store_true", help="measure, and take one that is certainly faster"
    )
    export.add_argument(
        "--pure-fortran",
        action="store_true",
        help="of --language fortran and scale-dg: Fortran alone, which the compiler vectorises, no C "
        "kernels behind it",
    )
    add_rounds(export)
    add_patience(export, PATIENCE_S, "the kernels of each order and mode with --measure")
    add_json(export, "nothing: the provenance")
    _add_libceed(export)
    export.set_defaults(run="chainline.cli.kernels.export.run:run")


def _add_libceed(export: argparse.ArgumentParser) -> None:
    libceed = export.add_argument_group("of libceed")
    libceed.add_argument("--dimensions", metavar="D", help="of bases, of 1-3 (default: 1-3)")
    libceed.add_argument("--nodes", metavar="P", help="along an axis, of 1-16 (default: 2-9)")
    libceed.add_argument(
        "--points", metavar="Q", help="quadrature points along an axis (default: P-1,P,P+1,P+2)"
    )
    libceed.add_argument("--width", type=int, metavar="BITS", help="of a vector (default: the machine's)")
    libceed.add_argument(
        "--even-odd",
        choices=("auto", "yes", "no"),
        help="kernels for symmetric points: where they should be faster, wherever possible, nowhere "
        "(default: auto); there are plain ones beside them",
    )
