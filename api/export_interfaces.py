"""Files of kernels behind the interfaces of other codes: SCALE-DG and libCEED."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..codegen.compilers import compiler_language
from ..codegen.export.libceed.files import backend_files
from ..codegen.export.libceed.kernels import EvenOdd
from ..codegen.export.libceed.kernels import Request as BackendRequest
from ..codegen.export.scale_dg.files import ScaleExport, scale_files
from ..codegen.target import Target
from ..codegen.toolchain import find_toolchain, usual_c_compiler
from ..codegen.variant import DType, Language
from ..errors import UsageError, argument
from ..models.kernels.search.operator_choice import SimulatingJudge
from .listener import listener
from .machines import Processor

_DIMENSIONS, _NODES, _BEYOND = (1, 2, 3), tuple(range(2, 10)), (-1, 0, 1, 2)
_WIDEST = 512


@dataclass(frozen=True, slots=True)
class Bases:
    """Bases of a libCEED backend; what is empty or None is chosen.

    Attributes
    ----------
    dimensions, nodes : tuple of int
    beyond : tuple of int
        Quadrature points in excess of nodes.
    width : int or None
        Bits of a vector.
    even_odd : str or None
    """

    dimensions: tuple[int, ...]
    nodes: tuple[int, ...]
    beyond: tuple[int, ...]
    width: int | None
    even_odd: str | None


def libceed_files(bases: Bases, target: Target, dtype: DType, folder: Path) -> tuple[dict[str, str], str]:
    """Return the files of a backend of libCEED, and what it holds and which command comes next.

    Parameters
    ----------
    bases : Bases
    target : Target
    dtype : DType
    folder : Path
        Folder of the files, for the command.
    """
    target = target.at_width(bases.width or min(target.vector_bits, _WIDEST))
    request = BackendRequest(
        bases.dimensions or _DIMENSIONS,
        bases.nodes or _NODES,
        bases.beyond or _BEYOND,
        target.vector_bits,
        target.vector_registers,
        EvenOdd(bases.even_odd or EvenOdd.AUTO),
        dtype,
    )
    shapes = f"{len(request.shapes)} shapes of bases"
    listener().stage(f"choosing kernels for {shapes}, a second or more for each")
    following = f"sh {folder}/add-to-libceed.sh TREE, or make -C {folder} CEED_DIR=..."
    return backend_files(request, target), f"kernels of {shapes}; next: {following}"


def scale_dg_files(
    orders: tuple[int, ...], processor: Processor, dtype: DType, compiler: str | None, *, pure_fortran: bool
) -> dict[str, str]:
    """Return the files of SCALE-DG's kernels of some orders.

    Parameters
    ----------
    orders : tuple of int
    processor : Processor
    dtype : DType
    compiler : str or None
        Compiler of C by whose code tiles are judged.
    pure_fortran : bool
        Whether kernels are in Fortran, which needs no tiles.

    Raises
    ------
    UsageError
        If the compiler is one of Fortran, or is not installed.
    """
    target = processor.target
    judged = _compiler(compiler, target)
    judge = None if pure_fortran else SimulatingJudge(processor.record, target, judged)
    built = judged if judged != "llvm" else "gcc"
    listener().stage(f"choosing kernels of {len(orders)} orders by simulation, up to a minute for each")
    return scale_files(ScaleExport(orders, target, dtype, pure_fortran, built, judge))


def _compiler(asked: str | None, target: Target) -> str:
    if asked is None:
        return usual_c_compiler(target)
    if compiler_language(asked) is Language.FORTRAN:
        pure = argument("pure_fortran")
        raise UsageError(
            f"{argument('compiler')} {asked}: the kernels are in C; give gcc or clang, or {pure}"
        )
    return find_toolchain(asked, target).name
