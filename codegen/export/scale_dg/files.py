"""SCALE-DG's kernels as C sources, and every file of an export for it, by relative path.

SCALE-DG's kernels in Fortran alone: a loop nest for each matrix, its sums in parts.
"""

from __future__ import annotations

from typing import Any

from ....records import record
from ....version import __version__
from ...process import map_processes
from ...render import template
from ...splits import terms_by_part
from ...target import Target
from ...variant import DType, Language
from ...vector.kernel_choice import CostModel, default_kernel
from ...vector.matrix_loads import halves_size
from ...vector.operator import Parity
from ...vector.operator_kernel import OperatorKernel
from ...vector.operator_plans import plans
from ...vector.operator_source import Procedure, lift_procedure, operator_procedure, render_procedure
from ...vector.plan import Step, parts_of
from ...vector.row_vectors import Lift
from ..build import architecture_choices, c_flags, fortran_flags
from .kinds import COMPONENTS, KINDS, Argument, Kind

_KERNEL = "kernel"
_NARROW, _FEW_POINTS = 128, 4
_FEWEST_POINTS = 7
"""With fewer, halves of the matrices take more time than they save (measured on Zen 3)."""


@record
class ScaleKernel:
    """A kernel of an order.

    Attributes
    ----------
    kind : Kind
    order : int
    plain : OperatorKernel or Lift
        For any matrices.
    halved : OperatorKernel or None
        For matrices with the symmetry of the kind; None where nothing is gained.
    dtype : DType
    """

    kind: Kind
    order: int
    plain: OperatorKernel | Lift
    halved: OperatorKernel | None
    dtype: DType

    @property
    def name(self) -> str:
        """Symbol of the procedure."""
        return self.kind.procedure(self.order).lower()


def scale_kernel(
    kind: Kind, order: int, target: Target, dtype: DType, cost_model: CostModel | None
) -> ScaleKernel:
    """Return the kernel of a kind for an order; a cost oracle chooses its tiles.

    Parameters
    ----------
    kind : Kind
    order : int
        Polynomial order.
    target : Target
    dtype : DType
    cost_model : CostModel or None
        Cost oracle; None decides by the estimate.
    """
    n, width, registers = order + 1, min(target.vector_bits, 512), target.vector_registers
    widths = sorted({width, _NARROW}) if n <= _FEW_POINTS else (width,)
    if kind.operator is None:
        return ScaleKernel(kind, order, Lift(n, widths[0] if n == 2 else width, dtype), None, dtype)
    plain = default_kernel(
        kind.operator(n, dtype, Parity.NONE),
        widths,
        registers,
        even_odd=False,
        cost_model=cost_model,
        elements=1,
    )
    halved = None
    if n >= _FEWEST_POINTS:
        operator = kind.operator(n, dtype, kind.parity)
        halved = default_kernel(operator, width, registers, cost_model=cost_model, elements=1)
        if not any(in_halves for _, in_halves in halved.arrays):
            halved = None
    return ScaleKernel(kind, order, plain, halved, dtype)


def kernel_sources(kernel: ScaleKernel) -> dict[str, str]:
    """Return the C sources of a kernel by file name.

    Kernels are `static`, and called for one element: so the compiler has no loop over elements.
    """
    plain = (
        lift_procedure(kernel.plain) if isinstance(kernel.plain, Lift) else operator_procedure(kernel.plain)
    )
    context = _kernel_context(kernel, plain)
    text = render_procedure(plain, Language.C, _KERNEL, static=True).text
    files = {}
    if kernel.halved is not None:
        text = text.replace(
            "#include <stdint.h>\n", '#include <stdint.h>\n#include "chainline_mirrored.h"\n', 1
        )
        files[f"{kernel.name}_halves.c"] = _halves_source(kernel, kernel.halved, context)
    files[f"{kernel.name}.c"] = template("export/scale_dg_kernel.c.j2").render(text=text, **context)
    return files


def _halves_source(kernel: ScaleKernel, halved: OperatorKernel, context: dict[str, object]) -> str:
    procedure = operator_procedure(halved)
    text = render_procedure(procedure, Language.C, _KERNEL, static=True).text
    head = f"void {kernel.name}_halves({context['halves_arguments']})"
    call = ", ".join(["1", *_parameters(procedure)])
    return f"{text}\n{head};\n{head}\n{{\n  {_KERNEL}({call});\n}}\n"


def _kernel_context(kernel: ScaleKernel, plain: Procedure) -> dict[str, object]:
    kind, real = kernel.kind, "double" if kernel.dtype is DType.FLOAT64 else "float"
    names = [argument.passed or f"unused{number}" for number, argument in enumerate(kind.arguments)]
    typed = zip(kind.arguments, names, strict=True)
    arguments = [f"{'' if argument.written else 'const '}{real} *{name}" for argument, name in typed]
    context: dict[str, object] = {
        "name": kernel.name,
        "n": kernel.order + 1,
        "real": real,
        "sign": kind.parity.sign,
        "arguments": ", ".join(arguments),
        "unused": [name for name in names if name.startswith("unused")],
        "passed": ", ".join(["1", *_parameters(plain)]),
        "halved": [],
    }
    if kernel.halved is not None:
        halves = _parameters(operator_procedure(kernel.halved))
        context["halved"] = [
            {
                "name": matrix.name,
                "entries": halves_size(matrix),
                "by_row": matrix.strides[0],
                "by_column": matrix.strides[1],
            }
            for matrix, in_halves in kernel.halved.arrays
            if in_halves
        ]
        context["halves_passed"] = ", ".join(halves)
        context["halves_arguments"] = ", ".join(
            f"{'' if name.startswith('out') else 'const '}{real} *{name}" for name in halves
        )
    return context


def _parameters(procedure: Procedure) -> list[str]:
    """Return the arguments of a kernel behind the number of elements, in order."""
    return [
        *procedure.constants,
        *(f"in{number}" for number in range(len(procedure.inputs))),
        *(f"out{number}" for number in range(len(procedure.outputs))),
    ]


_LETTERS = "ijk"
_LONG, _PARTS = 8, 3
"""Sums of more terms are cut into as many parts."""
_LIFT = (
    "Lift(i,j,k,1) * vec_in(i,k,1)",
    "Lift(i,j,k,2) * vec_in(j,k,2)",
    "Lift(i,j,k,3) * vec_in(i,k,3)",
    "Lift(i,j,k,4) * vec_in(j,k,4)",
    "Lift(i,j,k,5) * vec_in(i,j,5)",
    "Lift(i,j,k,6) * vec_in(i,j,6)",
)


def pure_procedure(kind: Kind, order: int) -> dict[str, Any]:
    """Return the input of the template of the Fortran module for a procedure."""
    n = order + 1
    parts = _PARTS if n > _LONG and kind.operator is not None else 1
    return {
        "n": n,
        "parts": parts,
        "privates": ", ".join(f"t{number + 1}" for number in range(parts)),
        "components": COMPONENTS if kind.name.endswith(f"var{COMPONENTS}") else 1,
        "nests": _nests(kind, n, parts),
    }


def _nests(kind: Kind, n: int, parts: int) -> list[dict[str, Any]]:
    if kind.operator is None:
        return [{"parts": [{"target": "vec_out(i,j,k)", "terms": _LIFT}]}]
    names = {argument.passed: argument.name for argument in kind.arguments if argument.passed}
    names |= {f"y{number}": names[f"out{number}"] for number in range(3) if f"out{number}" in names}
    names |= {f"u{number}": names[f"in{number}"] for number in range(3) if f"in{number}" in names}
    found = plans(kind.operator(n, DType.FLOAT64, Parity.NONE))
    plan = next(plan for plan in found if plan.whole is None and _in_order(plan.steps))
    # of three steps, output and work array by turns
    names |= {"w0": names["y0"], "w1": _work(kind.arguments)}
    by_component = kind.name.endswith(f"var{COMPONENTS}")
    return [_nest(step, names, parts, ",v" if by_component else "") for step in plan.steps]


def _in_order(steps: tuple[Step, ...]) -> bool:
    return [step.axis for step in steps] == sorted(step.axis for step in steps)


def _work(arguments: tuple[Argument, ...]) -> str:
    return next((a.name for a in arguments if a.written and a.passed is None), "")


def _nest(step: Step, names: dict[str, str], parts: int, component: str) -> dict[str, Any]:
    result = f"{names[step.result]}(i,j,k{component})"
    groups = terms_by_part(parts_of(step.matrix.columns, parts))
    terms = [[_term(step, names, m + 1, component) for m in group] for group in groups]
    if parts == 1:
        return {"parts": [{"target": result, "terms": terms[0]}]}
    made = [{"target": f"t{number + 1}", "terms": group} for number, group in enumerate(terms)]
    return {"parts": [*made, {"target": result, "terms": [f"t{n + 1}" for n in range(len(groups))]}]}


def _term(step: Step, names: dict[str, str], m: int, component: str) -> str:
    row = _LETTERS[step.axis]
    point = ",".join(str(m) if axis == step.axis else letter for axis, letter in enumerate(_LETTERS))
    matrix = names[step.matrix.name]
    entry = f"{matrix}({m},{row})" if step.matrix.row_major else f"{matrix}({row},{m})"
    return f"{entry} * {names[step.source]}({point}{component})"


MODULE = "scale_element_operation_tensorprod3D_kernel.F90"
_TOLERANCE = {DType.FLOAT64: "1e-13", DType.FLOAT32: "5e-6"}
_MIRRORED_TOLERANCE = {DType.FLOAT64: "2e-15", DType.FLOAT32: "1e-6f"}


@record
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
    cost_model : CostModel or None
        Chooses tiles.
    """

    orders: tuple[int, ...]
    target: Target
    dtype: DType = DType.FLOAT64
    pure_fortran: bool = False
    compiler: str = "gcc"
    cost_model: CostModel | None = None


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
        kernel = scale_kernel(kind, order, export.target, export.dtype, export.cost_model)
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
