"""The source files of a backend, by relative path."""

from __future__ import annotations

from collections.abc import Sequence

from ....records import record
from ....version import __version__
from ...process import map_processes
from ...render import template
from ...target import Target
from ...variant import DType
from ...vector.operator_source import Procedure, operator_procedure, render_functions
from ..build import architecture_choices
from .kernels import BLOCK, Action, BasisKernel, BasisShape, Request, basis_kernels

_ONCE = (
    "ceed-chainline.c",
    "ceed-chainline.h",
    "ceed-chainline-basis.c",
    "ceed-chainline-basis.h",
    "ceed-chainline-kernels.h",
    "ceed-chainline-shapes.c",
    "Makefile",
    "README.md",
    "add-to-libceed.sh",
)


@record
class ShapeFile:
    """The kernels of a shape.

    Attributes
    ----------
    shape : BasisShape
    text : str
    kernels, halved : int
        Number of kernels, and of those in even-odd form.
    """

    shape: BasisShape
    text: str
    kernels: int
    halved: int

    @property
    def path(self) -> str:
        """Name of the file."""
        shape = self.shape
        return f"ceed-chainline-{shape.dimension}d-p{shape.nodes}-q{shape.points}.c"


def backend_files(request: Request, target: Target) -> dict[str, str]:
    """Return the text of every file of a backend by its path."""
    jobs = [(request, shape) for shape in request.shapes]
    made = list(map_processes(_shape_file, jobs))
    files = {shape.path: shape.text for shape in made}
    context = _context(request, target, made)
    files |= {path: template(f"export/libceed/{path}.j2").render(context) for path in _ONCE}
    return files | {"LICENSE": template("export/LICENSE.j2").render(context)}


def shape_file(shape: BasisShape, kernels: Sequence[BasisKernel], dtype: DType) -> ShapeFile:
    """Return the C file of a basis shape.

    Parameters
    ----------
    shape : BasisShape
    kernels : sequence of BasisKernel
        Kernels of the shape.
    dtype : DType
    """
    procedures = {each.symbol: operator_procedure(each.kernel) for each in kernels}
    vectors, functions = render_functions(procedures)
    text = template("export/libceed/shape.c.j2").render(
        version=__version__,
        shape=shape,
        dtype=str(dtype),
        name=_name(shape),
        vectors=vectors,
        kernels=[_kernel_context(each, procedures[each.symbol], functions[each.symbol]) for each in kernels],
    )
    return ShapeFile(shape, text, len(kernels), sum(each.even_odd for each in kernels))


def _shape_file(job: tuple[Request, BasisShape]) -> ShapeFile:
    request, shape = job
    return shape_file(shape, list(basis_kernels(request, shape)), request.dtype)


def _name(shape: BasisShape) -> str:
    return f"chainline_shape_{shape.dimension}d_p{shape.nodes}_q{shape.points}"


def _kernel_context(each: BasisKernel, procedure: Procedure, text: str) -> dict[str, object]:
    return {
        "symbol": each.symbol,
        "action": str(each.action),
        "block": each.block,
        "even_odd": each.even_odd,
        "about": procedure.about,
        "text": text,
        "elements": "blocks" if each.block == 1 else f"{each.block} * blocks",
        "matrices": procedure.constants,
        "inputs": len(procedure.inputs),
        "outputs": len(procedure.outputs),
    }


def _context(request: Request, target: Target, made: Sequence[ShapeFile]) -> dict[str, object]:
    return {
        "version": __version__,
        "target": target,
        "width": request.width,
        "dtype": str(request.dtype),
        "language": "c",
        "real": "double" if request.dtype is DType.FLOAT64 else "float",
        "actions": [str(action) for action in Action],
        "block": BLOCK,
        "shapes": [_name(shape) for shape in request.shapes],
        "table": _table(request.shapes),
        "total": sum(each.kernels for each in made),
        "halved": sum(each.halved for each in made),
        "architecture_choices": architecture_choices(target),
    }


def _table(shapes: Sequence[BasisShape]) -> list[tuple[int, int, str]]:
    """Return dimension, nodes, and the numbers of points beside them."""
    points: dict[tuple[int, int], list[str]] = {}
    for shape in shapes:
        points.setdefault((shape.dimension, shape.nodes), []).append(str(shape.points))
    return [(*key, ", ".join(found)) for key, found in points.items()]
