"""LLVM IR of the timing loop, of the dependent-add chain that measures the clock, and of load probes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import llvmlite.binding as llvm

from ..isa.registry import host_isa, instruction_set
from .render import template

ADDS_PER_ROUND = NOPS_PER_ROUND = 64
_SUMS = 12
PRODUCTS_PER_ROUND = 2 * _SUMS
PAIRED_PER_ROUND = 2 * PRODUCTS_PER_ROUND
FEW_ARRAYS, MOST_ARRAYS = 5, 16
"""Arrays that `repeat` passes, and `repeat_many`, which stores each for which there is no register."""
STACK_OFFSETS = (0, 16, 32, 48)
"""Places that a calling convention with a 16-byte aligned stack can give a kernel's frame."""


@cache
def _host_features() -> Mapping[str, bool]:
    return dict(llvm.get_host_cpu_features())


@cache
def host_timing_ir() -> str:
    """Return the IR for this processor."""
    return timing_ir(host_isa(), _host_features())


def crowded_above() -> float:
    """Return the slowdown of products by loads beside them above which another thread shares the core.

    Infinity where that is not known: of a narrow core, or one with more pipes for products than for loads.
    """
    return instruction_set(host_isa()).timing.timing_code(_host_features()).pass_beside


def timing_ir(isa: str, features: Mapping[str, bool]) -> str:
    """Return the IR of the calls of kernels, of clocks, and of the probes for other threads.

    The first are `repeat` and `repeat_many`, then `counter`, `counter_hz` and `add_chain`. The last are
    `nops`, `branches`, `products` of vectors, and `paired`: these with as many loads.

    Parameters
    ----------
    isa : str
        Instruction set.
    features : mapping of str to bool
        LLVM's features of the processor.
    """
    code = instruction_set(isa).timing.timing_code(features)
    products = [code.product.format(n=n % _SUMS) for n in range(PRODUCTS_PER_ROUND)]
    changed = [*(f"{code.registers}{n}" for n in range(_SUMS)), *code.loaded.split(",")]
    return template("timing.ll.j2").render(
        isa=isa,
        repeats=[("repeat", FEW_ARRAYS), ("repeat_many", MOST_ARRAYS)],
        read_counter=code.read_counter,
        read_counter_hz=code.read_counter_hz,
        add=code.add,
        adds=ADDS_PER_ROUND,
        nops=NOPS_PER_ROUND,
        zeros=[code.zero.format(n=n) for n in range(_SUMS)],
        products=products,
        paired=[code.before, *(line for product in products for line in (product, code.load))],
        changed=",".join(f"~{{{one}}}" for one in changed),
        after=code.after,
        count_down=code.count_down,
        branch_back=code.branch_back,
    )
