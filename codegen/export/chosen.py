"""Kernel chosen for a library, and the evidence of its speed."""

from __future__ import annotations

from dataclasses import dataclass

from ..assembly import Provenance
from ..render import Directives, Source, Style, render
from ..variant import DType, Mode, Variant

_SUFFIX = {DType.FLOAT64: "f64", DType.FLOAT32: "f32"}


@dataclass(frozen=True, slots=True)
class Chosen:
    """One kernel of a library.

    Attributes
    ----------
    variant : Variant
        The kernel; its own symbol is not the library's (`symbol`).
    predicted_cycles, predicted_gflops : float
        Cycles per element and nominal speed that `model` predicts.
    model : str
        Model of the prediction.
    measured_gflops : float or None
        Measured on this machine, where that was asked for.
    n_elements : int
        Elements of the call that is predicted and measured.
    built : Provenance
        The compiler whose code was judged.
    directives : Directives
        Directives for loops in Fortran sources.
    """

    variant: Variant
    predicted_cycles: float
    predicted_gflops: float
    model: str
    measured_gflops: float | None
    n_elements: int
    built: Provenance
    directives: Directives = Directives.NONE

    @property
    def symbol(self) -> str:
        """Name of the procedure in the library."""
        return f"{dispatcher_stem(self.variant.mode)}_p{self.variant.order}_{suffix(self.variant.dtype)}"

    @property
    def schedule_text(self) -> str | None:
        """The schedule as the command line writes it, None where the compiler vectorises."""
        return None if self.variant.schedule is None else str(self.variant.schedule)

    def source(self) -> Source:
        """Return the source under the library's name, without the parts that only measuring needs."""
        return render(self.variant, Style(self.symbol, openmp=False, directives=self.directives))


def suffix(dtype: DType) -> str:
    """Return the suffix of the names of a library for a floating-point type."""
    return _SUFFIX[dtype]


def dispatcher_stem(mode: Mode) -> str:
    """Return the prefix of the names of the kernels and the dispatcher of a mode."""
    return f"chainline_{mode}"
