"""Every file of an export for SCALE-DG, by relative path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ....version import __version__
from ...process import map_processes
from ...target import Target
from ...template import template
from ...variant import DType
from ...vector.kernel_choice import Judge
from ..build_flags import architecture_choices, c_flags, fortran_flags
from .kernels import kernel_sources, pure_procedure, scale_kernel
from .kinds import KINDS, Kind

MODULE = "scale_element_operation_tensorprod3D_kernel.F90"
_TOLERANCE = {DType.FLOAT64: "1e-13", DType.FLOAT32: "5e-6"}
_MIRRORED_TOLERANCE = {DType.FLOAT64: "2e-15", DType.FLOAT32: "1e-6f"}


@dataclass(frozen=True, slots=True)
class ScaleExport:
    """Request for an export.

    Attributes
    ----------
    orders : tuple of int
    target : Target
        The processor that kernels are made for.
    dtype : DType
        SCALE's `RP`.
    pure_fortran : bool
        Fortran alone, instead of C kernels behind Fortran interfaces.
    compiler : str
        Of C sources: gcc or clang.
    judge : Judge or None
        Chooses tiles.
    """

    orders: tuple[int, ...]
    target: Target
    dtype: DType = DType.FLOAT64
    pure_fortran: bool = False
    compiler: str = "gcc"
    judge: Judge | None = None


def scale_files(export: ScaleExport) -> dict[str, str]:
    """Return the text of every file by its path."""
    context = _context(export)
    module = "scale_dg_pure.F90.j2" if export.pure_fortran else "scale_dg_module.F90.j2"
    files = {
        MODULE: _rendered(module, context),
        "Makefile": _rendered("scale_dg_Makefile.j2", context),
        "test_scale_dg.f90": _rendered("scale_dg_test.f90.j2", context),
        "scale_precision.f90": _precision(export.dtype),
        "README.md": _rendered("scale_dg_README.md.j2", context),
        "LICENSE": _rendered("LICENSE.j2", context),
    }
    if not export.pure_fortran:
        files["chainline_mirrored.h"] = mirrored_header(export.dtype)
        jobs = [(export, order) for order in export.orders]
        for made in map_processes(_order_files, jobs):
            files |= made
    return files


def mirrored_header(dtype: DType) -> str:
    """Return the C header that tells matrices which are mirrored in their middle, and makes their halves."""
    double = dtype is DType.FLOAT64
    return template("export/scale_dg_mirrored.h.j2").render(
        version=__version__,
        real="double" if double else "float",
        integer="int64_t" if double else "int32_t",
        mirrored_tolerance=_MIRRORED_TOLERANCE[dtype],
    )


def _order_files(job: tuple[ScaleExport, int]) -> dict[str, str]:
    export, order = job
    files: dict[str, str] = {}
    for kind in KINDS:
        kernel = scale_kernel(kind, order, export.target, export.dtype, export.judge)
        files |= {f"kernels/{path}": text for path, text in kernel_sources(kernel).items()}
    return files


def _rendered(name: str, context: dict[str, Any]) -> str:
    return template(f"export/{name}").render(context)


def _context(export: ScaleExport) -> dict[str, Any]:
    double = export.dtype is DType.FLOAT64
    return {
        "version": __version__,
        "command": _command(export),
        "orders": ", ".join(map(str, export.orders)),
        "order_list": export.orders,
        "target": export.target,
        "kind": "c_double" if double else "c_float",
        "dtype": str(export.dtype),
        "tolerance": _TOLERANCE[export.dtype],
        "language": "fortran" if export.pure_fortran else "c",
        "pure": export.pure_fortran,
        "cc": export.compiler,
        "fc": "gfortran",
        "c_flags": " ".join(c_flags(export.compiler)),
        "fortran_flags": " ".join(flag for flag in fortran_flags("gfortran") if not flag.startswith("-std")),
        "architecture": architecture_choices(export.target)[0],
        "procedures": [_procedure(kind, order) for order in export.orders for kind in KINDS],
    }


def _procedure(kind: Kind, order: int) -> dict[str, Any]:
    n = order + 1
    arguments = [
        {"name": argument.name, "shape": argument.shape.format(n=n), "written": argument.written}
        for argument in kind.arguments
    ]
    name = kind.procedure(order)
    return {"name": name, "symbol": name.lower(), "arguments": arguments, **pure_procedure(kind, order)}


def _command(export: ScaleExport) -> str:
    orders = ",".join(map(str, export.orders))
    pure = " --pure-fortran" if export.pure_fortran else ""
    return f"chainline export --interface scale-dg --orders {orders} --dtype {export.dtype}{pure}"


def _precision(dtype: DType) -> str:
    """Return the module that stands in for SCALE's where the kernels are checked alone."""
    kind = "real64" if dtype is DType.FLOAT64 else "real32"
    return (
        "! Stands in for SCALE's module of this name in `make check`.\n"
        "module scale_precision\n"
        f"  use, intrinsic :: iso_fortran_env, only: RP => {kind}\n"
        "end module scale_precision\n"
    )
