"""`chainline generate`: write the source of one variant."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ..codegen.render import render
from ..codegen.simd.schedule import parse_schedule
from ..codegen.splits import parse_split
from ..codegen.variant import DType, Language, Mode, Variant
from ..errors import UsageError
from .options import add_kernel_options, parse_order
from .parser import Commands

_GENERATE_EXAMPLE = """examples:
  chainline generate --order 7 --split 4,4 --mode element --language fortran -o kernel.f90
  chainline generate --order 3 --split 2,2 --mode x --language c
  chainline generate --order 7 --language llvm --schedule "512 mask z/v3/u6 xy/u6" -o kernel.ll"""


def add_generate(commands: Commands) -> None:
    generate = commands.add_parser(
        "generate",
        help="write the source of one variant",
        description="Write the source of one variant of the tensor n-mode product kernel.",
        epilog=_GENERATE_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    generate.add_argument("--order", required=True, metavar="P", help="polynomial order, 1 to 15")
    generate.add_argument("--split", metavar="L1,L2,...", help="lengths of the parts (default: unsplit)")
    generate.add_argument("--language", choices=list(Language), default=Language.C, help="default: c")
    generate.add_argument("-o", "--output", metavar="FILE", help="default: standard output")
    generate.add_argument(
        "--schedule", metavar="TEXT", help="explicit vectors: as `best --space full` names it, in c or llvm"
    )
    add_kernel_options(generate)
    generate.set_defaults(run=_generate)


def _generate(options: argparse.Namespace) -> None:
    order = parse_order(options.order)
    split = parse_split(options.split, order + 1) if options.split else (order + 1,)
    schedule = parse_schedule(options.schedule) if options.schedule else None
    mode, language, dtype = Mode(options.mode), Language(options.language), DType(options.dtype)
    source = render(Variant(order, split, mode, language, dtype, schedule))
    if options.output is None:
        sys.stdout.write(source.text)
        return
    try:
        Path(options.output).write_text(source.text)
    except OSError as error:
        raise UsageError(
            f"{options.output}: cannot be written: {error.strerror}; choose another -o"
        ) from None
