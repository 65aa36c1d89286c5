"""Source of one variant of the tensor n-mode product kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..codegen.render import Source, render
from ..codegen.variant import DType, Language, Mode
from .request.kernels import GENERATE
from .variants import variant_of

if TYPE_CHECKING:
    from ..codegen.vector.schedule import Schedule
    from .variants import SplitLike


@GENERATE.checks
def generate(
    order: int,
    *,
    split: SplitLike | None = None,
    language: str = Language.C,
    schedule: str | Schedule | None = None,
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
) -> Source:
    """Return the source of a kernel: its `text`, its `symbol` and its `variant`.

    Parameters
    ----------
    order : int
        Polynomial order P, 1 to 15.
    split : str or sequence of int, optional
        Lengths of the parts of the inner product, such as ``(4, 4)``; one part by default.
    language : str
        c (default), fortran or llvm.
    schedule : str or Schedule, optional
        Explicit vectors, such as "512 mask z/v3/u6 xy/u6", in c or llvm.
    mode, dtype : str
        x, y, z or element (default); float64 (default) or float32.

    Raises
    ------
    UsageError
        If an argument is wrong, or the language has no explicit vectors.

    Examples
    --------
    >>> import chainline as cl
    >>> source = cl.generate(3, split=(2, 2), mode="x", language="fortran")
    >>> source.symbol, "subroutine" in source.text
    ('tensor_x_p3_2_2', True)
    """
    return render(variant_of(order, split, schedule, mode, dtype, None, language))
