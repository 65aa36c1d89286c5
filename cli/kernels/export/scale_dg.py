"""`chainline export --interface scale-dg`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ....codegen.compilers import compiler_language
from ....codegen.export.folder import require_new_folder, write_folder
from ....codegen.export.scale_dg.files import ScaleExport, scale_files
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import DType, Language
from ....errors import UsageError
from ....models.kernels.search.operator_tiles import SimulatingJudge
from ...options.chosen_machine import machine_and_target
from ...options.kernel import parse_orders
from ...progress import done, stage

_NOT_TAKEN = {
    "language": "the kernels are in C, or with --pure-fortran in Fortran",
    "elements": "a call is for one element",
    "measure": "kernels are chosen by simulation",
}


def export_scale_dg(options: argparse.Namespace) -> None:
    """Write SCALE-DG's kernels of some orders."""
    folder = Path(options.output)
    for name, why in _NOT_TAKEN.items():
        if getattr(options, name):
            raise UsageError(f"--{name}: not with --interface scale-dg, {why}")
    orders = tuple(sorted(set(parse_orders(options.orders, "--orders"))))
    machine, target = machine_and_target(options)
    require_new_folder(folder)
    compiler = _compiler(options.compiler, target)
    judge = None if options.pure_fortran else SimulatingJudge(machine, target, compiler)
    built = compiler if compiler != "llvm" else "gcc"
    export = ScaleExport(orders, target, DType(options.dtype), options.pure_fortran, built, judge)
    stage(f"choosing kernels of {len(orders)} orders by simulation, up to a minute for each")
    files = scale_files(export)
    done()
    write_folder(folder, files)
    print(f"{folder}: orders {options.orders}; next: make -C {folder} check", file=sys.stderr)
    if options.json:
        print(json.dumps({"interface": "scale-dg", "orders": orders, "files": sorted(files)}, indent=2))


def _compiler(asked: str | None, target: Target) -> str:
    """Return the compiler by whose code tiles are judged: the embedded one where there is no gcc."""
    if asked is not None and compiler_language(asked) is Language.FORTRAN:
        raise UsageError(f"--compiler {asked}: the kernels are in C; give gcc or clang, or --pure-fortran")
    if asked is not None:
        return find_toolchain(asked, target).name
    try:
        return find_toolchain("gcc", target).name
    except UsageError:
        return "llvm"
