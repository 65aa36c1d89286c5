"""Chains of dependent integer adds with vector arithmetic in their shadow: the clock at a width.

A core may run slower while wide vectors are computed, and faster again less than a millisecond
later: what is measured before or after a loop is then not the clock that the loop ran at. An add
of registers takes one cycle on every core, so a chain of them that always has vector FMA running
beside it tells the clock of code that computes in those vectors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....codegen.target import AARCH64, Target
from .instructions_aarch64 import forms as arm_forms
from .microbenchmark import Frame, Microbenchmark
from .x86_encoding import X86Encoding
from .x86_encoding import forms as x86_forms

CLOCK_ADDS = 64
DENSITIES: Mapping[str, int] = {"light": 3, "dense": 6}
"""Vector instructions beside every four adds: `dense` fits two FMA pipes, `light` one."""
_REGISTERS = 12


def clock_chains(target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return the chains of every vector width; names are `clock WIDTH DENSITY`.

    Parameters
    ----------
    target : Target
        The processor.
    features : mapping of str to bool
        Which of LLVM's features it has.
    """
    if target.isa == AARCH64:
        wide = [form for form in arm_forms(target) if form.bits > 64]
        return [
            _chain(form.frame, f"clock {form.label} {name}", "add x2, x2, x17", form.fma, beside)
            for form in wide
            for name, beside in DENSITIES.items()
        ]
    return [
        _chain(form.frame, f"clock {form.label} {name}", "addq %rdx, %rax", _work(form), beside)
        for form in x86_forms(features, target.vector_bits)
        if form.bits > 64
        for name, beside in DENSITIES.items()
    ]


def _work(form: X86Encoding) -> Callable[[int], str]:
    """Return the instructions of one vector operation: an FMA, or a multiply and an add in turn."""
    if form.vex:
        return lambda n: form.fma(231, n)
    return lambda n: form.operation(("mul", "add")[n % 2], 15 - n % 2, n)


def _chain(frame: Frame, name: str, add: str, work: Callable[[int], str], beside: int) -> Microbenchmark:
    lines: list[str] = []
    made = 0
    for n in range(CLOCK_ADDS):
        lines.append(add)
        while made < (n + 1) * beside // 4:
            lines.append(work(made % _REGISTERS))
            made += 1
    return frame.loop(name, lines, CLOCK_ADDS)
