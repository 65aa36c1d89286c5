"""Report of `chainline best` on C kernels behind a Fortran interface.

left on the table: C in explicit vectors behind a Fortran interface, 46.0 GFLOPS by gcc, 2.1 times as fast:
chainline export --orders 7 --language fortran -o kernels
"""

from __future__ import annotations

import shlex
from typing import Any

from ..codegen.variant import DType, Mode
from ..models.kernels.predictions.ranked import Prediction
from ..models.kernels.ranking.question import BehindInterface
from .line import Line, Prose

_NOTHING = 1.02


def interface_lines(behind: BehindInterface, best: Prediction) -> list[Line]:
    """Return the gain of a C kernel over the best Fortran kernel, and the command that exports it."""
    speed = behind.prediction.gflops
    ratio = speed / best.gflops
    what = f"C in explicit vectors behind a Fortran interface, {speed:.1f} GFLOPS by {behind.compiler}"
    if ratio < _NOTHING:
        return [Prose(f"nothing is left on the table: {what}, is {ratio:.2f} times as fast.")]
    # a command that is copied stays on one line
    return [Prose(f"left on the table: {what}, {ratio:.1f} times as fast:"), _command(behind)]


def interface_to_json(behind: BehindInterface | None) -> dict[str, Any] | None:
    """Return the C kernel behind a Fortran interface by the keys of `reports/schemas/best.schema.json`."""
    if behind is None:
        return None
    variant = behind.prediction.variant
    return {
        "compiler": behind.compiler,
        "language": str(variant.language),
        "split": list(variant.split),
        "schedule": None if variant.schedule is None else str(variant.schedule),
        "gflops": behind.prediction.gflops,
        "command": _command(behind),
    }


def _command(behind: BehindInterface) -> str:
    variant = behind.prediction.variant
    words = ["chainline", "export", "--orders", str(variant.order), "--language", "fortran"]
    if variant.mode is not Mode.ELEMENT:
        words += ["--modes", str(variant.mode)]
    if variant.dtype is not DType.FLOAT64:
        words += ["--dtype", str(variant.dtype)]
    return shlex.join([*words, "-o", "kernels"])
