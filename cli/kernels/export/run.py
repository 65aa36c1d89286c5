"""Write a library of the best kernels, ready to be built into a program."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from ....analysis.measurement.measure import Plan
from ....codegen.export.chosen_kernel import Chosen
from ....codegen.export.folder import require_new_folder, write_folder
from ....codegen.export.library import PROVENANCE, Library, library_files
from ....codegen.variant import DType, Language, Mode
from ....errors import UsageError
from ....models.kernels.ranking.export import Request, choose
from ...options.chosen_machine import machine_and_target, require_host
from ...options.kernel import parse_orders
from ...options.shared import require_patience, require_positive
from ...progress import done, stage
from ..clock import clock_ghz
from .compilers import LibraryCompilers, library_compilers
from .interfaces import require_options_of_interface
from .libceed import export_libceed
from .scale_dg import export_scale_dg


def run(options: argparse.Namespace) -> None:
    """Run `chainline export`."""
    require_options_of_interface(options)
    if options.interface == "scale-dg":
        export_scale_dg(options)
        return
    if options.interface == "libceed":
        export_libceed(options)
        return
    require_library_options(options)
    folder = Path(options.output)
    compilers = library_compilers(options)
    request = _request(options, compilers)
    require_new_folder(folder)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    n = len(request.orders) * len(request.modes)
    stage(f"choosing {n} kernels by {'measuring' if request.plan else 'simulating'}, seconds for each")
    kernels = tuple(_with_progress(choose(request), measured=request.plan is not None))
    library = Library(kernels, request.target, request.machine.key, date, compilers.fortran)
    files = library_files(library)
    write_folder(folder, files)
    print(f"{folder}: {len(kernels)} kernels; next: make -C {folder} check", file=sys.stderr)
    if options.json:
        print(files[PROVENANCE], end="")


def require_library_options(options: argparse.Namespace) -> None:
    """Check the options that a library alone needs.

    Raises
    ------
    UsageError
        If the language is missing.
    """
    if options.language is None:
        raise UsageError(f"--language: give one of {', '.join(Language)}, or an --interface")


def _request(options: argparse.Namespace, compilers: LibraryCompilers) -> Request:
    require_positive(options, "rounds", "elements")
    require_patience(options)
    orders, modes = sorted(set(parse_orders(options.orders, "--orders"))), _parse_modes(options.modes)
    machine, target = machine_and_target(options)
    if options.measure:
        require_host(options, machine)
    request = Request(
        orders=tuple(orders),
        modes=modes,
        dtype=DType(options.dtype),
        language=compilers.language,
        machine=machine,
        target=target,
        compiler=compilers.kernels,
        frequency_ghz=clock_ghz(options, machine),
        n_elements=options.elements,
        plan=Plan(rounds=options.rounds, budget_s=options.patience) if options.measure else None,
    )
    _require_compiler(request, compilers)
    return request


def _require_compiler(request: Request, compilers: LibraryCompilers) -> None:
    """Report a compiler that is missing at once, before anything is searched."""
    try:
        request.toolchain()
    except UsageError as error:
        if compilers.fortran is None or compilers.language is Language.FORTRAN:
            raise
        raise UsageError(f"{error}; or give --pure-fortran, whose kernels need no C compiler") from None


def _parse_modes(text: str) -> tuple[Mode, ...]:
    """Return the modes of `x,element`, each once, in the order x, y, z, element."""
    named = [name.strip() for name in text.split(",")]
    for name in named:
        if name not in set(Mode):
            raise UsageError(f"--modes {name!r}: choose among {', '.join(Mode)}")
    return tuple(mode for mode in Mode if mode in named)


def _with_progress(chosen: Iterator[Chosen], *, measured: bool) -> Iterator[Chosen]:
    """Yield the chosen kernels, with a line on standard error for each."""
    begun = time.monotonic()
    for kernel in chosen:
        variant, taken_s = kernel.variant, time.monotonic() - begun
        what = f"split {variant.split_text}" + (f", {variant.schedule}" if variant.schedule else "")
        speed = f"{kernel.predicted_gflops:.1f} GFLOPS predicted"
        if kernel.measured_gflops is not None:
            speed += f", {kernel.measured_gflops:.1f} measured"
        elif measured:
            speed += "; the host was disturbed while it was measured"
        done()
        print(
            f"order {variant.order} {variant.mode}: {what}: {speed} ({taken_s:.1f} s)",
            file=sys.stderr,
            flush=True,
        )
        yield kernel
        begun = time.monotonic()
