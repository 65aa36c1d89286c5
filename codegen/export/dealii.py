"""Kernels that replace deal.II's evaluation of cells in a matrix-free loop, as headers of C++.

A cell is a lane of `VectorizedArray<double>`. Headers hold the functions for each width of vectors that
deal.II may be built for, and a class for each degree and number of quadrature points that stores the matrices
as these take them. The points of nodes and of quadrature are symmetric.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ...errors import UsageError
from ...records import record
from ...version import __version__
from ..process import map_processes
from ..render import template
from ..target import Target
from ..vector.kernel_choice import default_kernel
from ..vector.operator import Layout, Matrix, Parity, TensorOperator
from ..vector.operator_kernel import OperatorKernel
from ..vector.operator_source import operator_procedure, render_functions
from ..vector.registry import collocated_divergence, collocated_gradient, interpolation
from .c_library import stored_size

MOST_POINTS = 16
_AXES, _LANE_BITS = 3, 64
_ONCE = ("chainline_dealii.h", "test_dealii.cc", "Makefile", "README.md")
_TOLERANCE = 1e-12
"""Deviation from symmetry, over the largest entry, that is rounding: as deal.II has it."""
_ROUNDS = 200
"""Of the timing in the test."""


@record(order=True)
class Cell:
    """Scalar elements of a degree, with quadrature points along an axis."""

    degree: int
    n_q: int

    @property
    def p(self) -> int:
        """Nodes along an axis."""
        return self.degree + 1

    @property
    def nodal(self) -> bool:
        """True where the middle quadrature point is the middle node."""
        return self.p % 2 == self.n_q % 2 == 1

    def operators(self, lanes: int) -> dict[str, TensorOperator]:
        """Return the operators by the part that they play: values, gradients, and the transposes of both.

        Parameters
        ----------
        lanes : int
            Cells of a batch.

        Examples
        --------
        >>> Cell(2, 4).operators(8)["gradients"].n_results
        3
        """
        p, q = self.p, self.n_q
        b = [Matrix("value", q, p, parity=Parity.EVEN, nodal=self.nodal)] * _AXES
        d = [Matrix("collo", q, q, parity=Parity.ODD)] * _AXES
        transposed_b = [Matrix("valueT", p, q, parity=Parity.EVEN)] * _AXES
        transposed_d = [Matrix("colloT", q, q, parity=Parity.ODD)] * _AXES
        options: dict[str, Any] = {"layout": Layout.INTERLACED, "interlaced": lanes}
        return {
            "values": interpolation(b, "values", **options),
            "gradients": collocated_gradient(b, d, "gradients", **options),
            "values_t": interpolation(transposed_b, "values_t", **options),
            "gradients_t": collocated_divergence(transposed_d, transposed_b, "gradients_t", **options),
        }

    def symbol(self, part: str) -> str:
        """Return the name of the function of an operator."""
        return f"{part}_p{self.p}_q{self.n_q}"


def dealii_headers(
    degrees: Sequence[int], extra: Sequence[int], target: Target, width: int | None, date: str
) -> dict[str, str]:
    """Return the text of every file by its path.

    Parameters
    ----------
    degrees : sequence of int
    extra : sequence of int
        Quadrature points in excess of nodes.
    target : Target
        Target of the instruction set.
    width : int or None
        Bits of the widest vectors; None for all.
    date : str
        Date of the export, in ISO 8601.

    Raises
    ------
    UsageError
        If no kernel is left.
    """
    cells = sorted({Cell(degree, degree + 1 + more) for degree in degrees for more in extra if more >= 0})
    cells = [cell for cell in cells if cell.n_q <= MOST_POINTS]
    levels = [
        level
        for level in target.instruction_set.compilation.LEVELS
        if not level.target.scalable and level.target.vector_bits <= (width or level.target.vector_bits)
    ]
    if not cells or not levels:
        raise UsageError(
            f"no kernels of deal.II: it takes degree + 1 to {MOST_POINTS} quadrature points, and vectors of "
            "AVX2, AVX-512 or NEON"
        )
    jobs = [(cell, level.target) for level in levels for cell in cells]
    chosen = list(map_processes(_chosen, jobs))
    context: dict[str, Any] = {
        "version": __version__,
        "date": date,
        "language": "c",
        "tolerance": _TOLERANCE,
        "rounds": _ROUNDS,
        "degrees": cells,
        "widths": [{"bits": level.target.vector_bits} for level in levels],
    }
    files = {}
    for number, level in enumerate(levels):
        some = chosen[number * len(cells) : (number + 1) * len(cells)]
        name = f"chainline_dealii_{level.target.vector_bits}.h"
        files[name] = _width_header(level.target.vector_bits, dict(zip(cells, some, strict=True)), context)
    files |= {path: template(f"export/dealii/{path}.j2").render(context) for path in _ONCE}
    return files | {"LICENSE": template("export/LICENSE.j2").render(context)}


def _chosen(job: tuple[Cell, Target]) -> dict[str, OperatorKernel]:
    """Return the kernels of a cell by the part that they play."""
    cell, target = job
    bits = target.vector_bits
    choose = partial(default_kernel, width=bits, registers=target.vector_registers)
    return {part: choose(operator) for part, operator in cell.operators(bits // _LANE_BITS).items()}


def _width_header(bits: int, chosen: dict[Cell, dict[str, OperatorKernel]], context: dict[str, Any]) -> str:
    procedures = {
        cell.symbol(part): operator_procedure(kernel)
        for cell, kernels in chosen.items()
        for part, kernel in kernels.items()
    }
    vectors, texts = render_functions(procedures)
    functions = [{"about": procedures[symbol].about, "text": text} for symbol, text in texts.items()]
    return template("export/dealii/kernels.h.j2").render(
        context
        | {
            "width": {"bits": bits, "lanes": bits // _LANE_BITS},
            "vectors": vectors,
            "functions": functions,
            "degrees": [_cell_context(cell, kernels) for cell, kernels in chosen.items()],
        }
    )


def _cell_context(cell: Cell, kernels: dict[str, OperatorKernel]) -> dict[str, Any]:
    arrays: dict[str, dict[str, object]] = {}
    calls = {}
    for part, kernel in kernels.items():
        names = []
        for matrix, halved in kernel.arrays:
            name = f"{matrix.name}_halves" if halved else matrix.name
            held_rows, entries = stored_size(matrix, halved=halved)
            arrays[name] = {
                "member": f"stored_{name}",
                "matrix": matrix.name,
                "held_rows": held_rows,
                "entries": entries,
            }
            names.append(f"stored_{name}")
        calls[part] = "".join(f", {name}" for name in names)
    return {
        "degree": cell.degree,
        "n_q": cell.n_q,
        "p": cell.p,
        "nodal": cell.nodal,
        "symbols": {part: cell.symbol(part) for part in kernels},
        "calls": calls,
        "arrays": list(arrays.values()),
    }
