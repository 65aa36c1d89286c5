"""Kernel chosen for a library, and the provenance of its speed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...version import __version__
from ..assembly import Provenance
from ..render import Directives, Source, Style, render
from ..target import Target
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


def provenance_text(
    kernels: Sequence[Chosen], path_of: Callable[[Chosen], str], target: Target, machine: str, date: str
) -> str:
    """Return the provenance of a library as JSON text, by the schema `provenance`.

    Parameters
    ----------
    kernels : sequence of Chosen
    path_of : callable
        Returns the path of a kernel's file in the library.
    target : Target
    machine : str
        Key of the machine.
    date : str
        Date of the export.
    """
    entries = [_entry(kernel, path_of(kernel), target, machine, date) for kernel in kernels]
    return json.dumps({"library": "chainline_kernels", "kernels": entries}, indent=2) + "\n"


def _entry(kernel: Chosen, path: str, target: Target, machine: str, date: str) -> dict[str, Any]:
    variant = kernel.variant
    return {
        "order": variant.order,
        "mode": str(variant.mode),
        "dtype": str(variant.dtype),
        "symbol": kernel.symbol,
        "file": path,
        "language": str(variant.language),
        "schedule": kernel.schedule_text,
        "split": list(variant.split),
        "directives": str(kernel.directives),
        "n_elements": kernel.n_elements,
        "model": kernel.model,
        "predicted_cycles": kernel.predicted_cycles,
        "predicted_gflops": kernel.predicted_gflops,
        "measured_gflops": kernel.measured_gflops,
        "compiler": kernel.built.compiler,
        "compiler_version": kernel.built.version,
        "flags": list(kernel.built.flags),
        "target": {"name": target.name, "cpu": target.llvm_cpu, "vector_bits": target.vector_bits},
        "machine": machine,
        "chainline": __version__,
        "date": date,
    }
