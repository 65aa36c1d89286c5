"""Provenance of each kernel of a library: origin, predicted and measured speed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from ...version import __version__
from ..target import Target
from .chosen import Chosen


def provenance_text(
    kernels: Sequence[Chosen], path_of: Callable[[Chosen], str], target: Target, machine: str, date: str
) -> str:
    """Return the provenance of a library as JSON text, by `reports/schemas/provenance.schema.json`.

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
