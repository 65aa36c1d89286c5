"""LLVM IR of microbenchmarks, and the contents of their data block."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ....codegen.render import template
from ....codegen.target import Target
from ....isa.microbenchmark import INDEX, POINTER, RING, SEED, ZERO, Microbenchmark

_LANES = 32


def microbenchmark_ir(benchmarks: Sequence[Microbenchmark], target: Target) -> str:
    """Return the IR of one function for each microbenchmark.

    Parameters
    ----------
    benchmarks : sequence of Microbenchmark
        With distinct names.
    target : Target
        Processor whose instructions they use.
    """
    benchmarks_of = target.instruction_set.benchmarks
    loop, features = benchmarks_of.LOOP_END, benchmarks_of.inline_features(target)
    functions = [
        {
            "symbol": b.symbol,
            "lines": [*b.setup, ".p2align 6", "1:", *b.body, *loop.count_down, "2:", *b.teardown],
        }
        for b in benchmarks
    ]
    return template("microbenchmark.ll.j2").render(
        isa=target.isa, functions=functions, constraints=loop.constraints, features=features
    )


def fill_constants(block: npt.NDArray[np.uint8]) -> None:
    """Fill a data block of `BLOCK_BYTES` bytes, aligned to a page.

    Ones, zeros, a value that is no power of two, the lane numbers, a pointer to itself, and
    scratch space that holds ones: no subnormal number, infinity or NaN.
    """
    values = block.view(np.float64)
    integers = block.view(np.int64)
    values[:] = 1.0
    values[ZERO // 8 : ZERO // 8 + _LANES] = 0.0
    values[SEED // 8 : SEED // 8 + _LANES] = 1.7
    integers[INDEX // 8 : INDEX // 8 + _LANES] = np.arange(_LANES)
    for place in (POINTER, RING):
        integers[place // 8 : place // 8 + _LANES] = block.ctypes.data + place
