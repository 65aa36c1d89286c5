"""Loops that stream through arrays: read, write, copy and triad.

Each is a microbenchmark whose round is one pass over its arrays. The data block holds at
`STREAM` the addresses of arrays `a`, `b`, `c` and the number of blocks in each, a block being
`block_bytes`: read `a`; write `a`; copy `a = b`; triad `a = b + s c`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....codegen.target import AARCH64, Target
from .instructions_aarch64 import AArch64Encoding
from .instructions_aarch64 import forms as arm_forms
from .microbenchmark import STREAM, Frame, Microbenchmark
from .x86_encoding import X86Encoding
from .x86_encoding import forms as x86_forms

ARRAYS: Mapping[str, int] = {"read": 1, "write": 1, "copy": 2, "triad": 3}
"""Arrays that each loop touches; the bytes of a pass are those of all of them."""
_VECTORS = 16


def block_bytes(target: Target, features: Mapping[str, bool]) -> int:
    """Return the bytes of a block: arrays are a multiple of it."""
    form = arm_forms(target)[-1] if target.isa == AARCH64 else x86_forms(features, target.vector_bits)[-1]
    return _VECTORS * form.bits // 8


def stream_benchmarks(target: Target, features: Mapping[str, bool]) -> list[Microbenchmark]:
    """Return one loop for each of `ARRAYS`, with the widest vectors."""
    if target.isa == AARCH64:
        arm = arm_forms(target)[-1]
        return [_arm_loop(arm, name) for name in ARRAYS]
    x86 = x86_forms(features, target.vector_bits)[-1]
    return [_x86_loop(x86, name) for name in ARRAYS]


def _x86_loop(form: X86Encoding, name: str) -> Microbenchmark:
    step = form.bits // 8
    vector = "v" if form.vex else ""

    def load(n: int, base: str) -> str:
        return form.load(n * step, n % 8, base)

    def store(source: int, n: int) -> str:
        return f"{vector}movupd {form.register(source)}, {n * step}(%rax)"

    def steps(n: int) -> Iterable[str]:
        register = n % 8
        if name == "read":
            return [load(n, "rax")]
        if name == "write":
            return [store(15, n)]
        if name == "copy":
            return [load(n, "rbx"), store(register, n)]
        if form.vex:
            fma = f"vfmadd231pd {n * step}(%rdx), {form.register(14)}, {form.register(register)}"
            return [load(n, "rbx"), fma, store(register, n)]
        scale, add = form.operation("mul", 14, register), form.operation("add", 11, register)
        return [load(n, "rdx"), scale, form.load(n * step, 11, "rbx"), add, store(register, n)]

    pointers = ("rax", "rbx", "rdx")[: ARRAYS[name]]
    lines = [f"movq {STREAM + 8 * n}(%rsi), %{pointer}" for n, pointer in enumerate(pointers)]
    lines += [f"movq {STREAM + 24}(%rsi), %rdi", "3:"]
    lines += [line for n in range(_VECTORS) for line in steps(n)]
    lines += [f"addq ${_VECTORS * step}, %{pointer}" for pointer in pointers]
    lines += ["decq %rdi", "jnz 3b"]
    return _named(form.frame, name, lines)


def _arm_loop(form: AArch64Encoding, name: str) -> Microbenchmark:
    step = form.bits // 8
    # the displacements of SVE reach eight vectors: bases move on after each half
    half = _VECTORS // 2

    def address(base: str, n: int) -> str:
        return f"{base}, #{n}, mul vl" if form.scalable else f"{base}, #{n * step}"

    def steps(n: int) -> Iterable[str]:
        if name == "read":
            return [form.load(address("x2", n), n)]
        if name == "write":
            return [form.store(28, address("x2", n))]
        if name == "copy":
            return [form.load(address("x3", n), n), form.store(n, address("x2", n))]
        fma = form.masked("fmla", 16 + n, 29, n) if form.scalable else form.operation("fmla", 16 + n, 29, n)
        loads = [form.load(address("x3", n), 16 + n), form.load(address("x4", n), n)]
        return [*loads, fma, form.store(16 + n, address("x2", n))]

    pointers = ("x2", "x3", "x4")[: ARRAYS[name]]
    lines = [f"ldr {pointer}, [x1, #{STREAM + 8 * n}]" for n, pointer in enumerate(pointers)]
    lines += [f"ldr x5, [x1, #{STREAM + 24}]", "3:"]
    for _ in range(2):
        lines += [line for n in range(half) for line in steps(n)]
        lines += [f"add {pointer}, {pointer}, #{half * step}" for pointer in pointers]
    lines += ["subs x5, x5, #1", "b.ne 3b"]
    return _named(form.frame, name, lines)


def _named(frame: Frame, name: str, lines: list[str]) -> Microbenchmark:
    return frame.loop(f"stream {name}", lines, 1)
