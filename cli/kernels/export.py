"""`chainline export`: write a library of the best kernels, ready to be built into a program."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from ...analysis.measurement.measure import Plan
from ...codegen.compilers import compiler_and_language, compiler_names
from ...codegen.export.chosen import Chosen
from ...codegen.export.folder import require_new_folder, write_folder
from ...codegen.export.library import PROVENANCE, Library, library_files
from ...codegen.variant import DType, Language, Mode
from ...errors import UsageError
from ...models.kernels.ranking.export import MEASURED, Request, choose
from ..options.chosen_machine import machine_and_target, require_host
from ..options.kernel import parse_orders
from ..options.machine import add_machine_option
from ..options.shared import add_json, add_rounds, require_positive
from ..parser import Commands
from ..progress import done, stage
from .clock import clock_ghz

_EXAMPLE = """examples:
  chainline export --orders 1-15 --language c -o kernels && make -C kernels check
  chainline export --orders 7 --language llvm --measure -o kernels
  chainline export --orders 3,7 --language fortran --machine a64fx --modes element -o kernels"""


def add_export(commands: Commands) -> None:
    """Add the command to the parser."""
    export = commands.add_parser(
        "export",
        description="Choose a kernel for each order and mode by simulation, or by measuring those that are "
        f"simulated fastest, {MEASURED} of each, and write them as a library: C header, Fortran module, a "
        "dispatcher by order, Makefile, CMake file, test program, and provenance. Seconds per kernel.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    export.add_argument("--orders", required=True, metavar="P", help="such as 7, 1-15 or 3,5,7-9")
    export.add_argument(
        "--language",
        required=True,
        choices=list(Language),
        help="c: GNU vector extensions; fortran: splits that the compiler vectorises; llvm: assembly made by "
        "the embedded compiler",
    )
    export.add_argument("-o", "--output", required=True, metavar="DIR", help="a new or empty folder")
    export.add_argument(
        "--modes", default=",".join(Mode), metavar="M", help="of x,y,z,element (default: all)"
    )
    export.add_argument("--dtype", choices=list(DType), default=DType.FLOAT64, help="default: float64")
    add_machine_option(export)
    export.add_argument("--compiler", choices=compiler_names(), help="default: gcc, gfortran or llvm")
    export.add_argument(
        "--elements", type=int, metavar="N", help="elements of a call (default: as many as L1 holds)"
    )
    export.add_argument("--measure", action="store_true", help="measure, and take the fastest measured")
    add_rounds(export)
    add_json(export, "nothing: the provenance")
    export.set_defaults(run=_export)


def _export(options: argparse.Namespace) -> None:
    folder = Path(options.output)
    request = _request(options)
    require_new_folder(folder)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    n = len(request.orders) * len(request.modes)
    stage(f"choosing {n} kernels by {'measuring' if request.plan else 'simulating'}, seconds for each")
    kernels = tuple(_with_progress(choose(request)))
    files = library_files(Library(kernels, request.target, request.machine.key, date))
    write_folder(folder, files)
    print(f"{folder}: {len(kernels)} kernels; next: make -C {folder} check", file=sys.stderr)
    if options.json:
        print(files[PROVENANCE], end="")


def _request(options: argparse.Namespace) -> Request:
    # seconds of import that `--help` does not need
    from ...models.kernels.learned.stored.shipped import shipped_measured_model  # noqa: PLC0415

    require_positive(options, "rounds", "elements")
    orders, modes = sorted(set(parse_orders(options.orders, "--orders"))), _parse_modes(options.modes)
    compiler, language = compiler_and_language(options.compiler, options.language)
    machine, target = machine_and_target(options)
    if options.measure:
        require_host(options, machine)
    request = Request(
        orders=tuple(orders),
        modes=modes,
        dtype=DType(options.dtype),
        language=language,
        machine=machine,
        target=target,
        compiler=compiler,
        frequency_ghz=clock_ghz(options, machine),
        n_elements=options.elements,
        plan=Plan(rounds=options.rounds) if options.measure else None,
        trained=shipped_measured_model(machine),
    )
    request.toolchain()  # a compiler that is missing is reported at once
    return request


def _parse_modes(text: str) -> tuple[Mode, ...]:
    """Return the modes of `x,element`, each once, in the order x, y, z, element."""
    named = [name.strip() for name in text.split(",")]
    for name in named:
        if name not in set(Mode):
            raise UsageError(f"--modes {name!r}: choose among {', '.join(Mode)}")
    return tuple(mode for mode in Mode if mode in named)


def _with_progress(chosen: Iterator[Chosen]) -> Iterator[Chosen]:
    """Yield what is chosen, with a line on standard error for each."""
    begun = time.monotonic()
    for kernel in chosen:
        variant, taken_s = kernel.variant, time.monotonic() - begun
        what = f"split {variant.split_text}" + (f", {variant.schedule}" if variant.schedule else "")
        speed = f"{kernel.predicted_gflops:.1f} GFLOPS predicted"
        if kernel.measured_gflops is not None:
            speed += f", {kernel.measured_gflops:.1f} measured"
        done()
        print(
            f"order {variant.order} {variant.mode}: {what}: {speed} ({taken_s:.1f} s)",
            file=sys.stderr,
            flush=True,
        )
        yield kernel
        begun = time.monotonic()
