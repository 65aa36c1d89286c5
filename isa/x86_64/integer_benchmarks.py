"""Microbenchmarks of the x86-64 integer classes, chases of pointers, and of the window."""

from __future__ import annotations

from collections.abc import Iterator

from ..microbenchmark import HALF, LENGTH, POINTER, RING, SCRATCH, Make, Microbenchmark
from .encoding import INTEGERS, X86Encoding


def integer_benchmarks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield latency and throughput of the classes that need no vector registers."""
    frame = form.frame

    def register(n: int) -> str:
        return f"%{INTEGERS[n % len(INTEGERS)]}"

    def add(n: int) -> str:
        return f"addq %rdx, {register(n)}"

    def free_add(n: int) -> str:
        return f"leaq 1(%rdx), {register(n)}"  # waits for nothing, as an add to itself does

    def multiply(n: int) -> str:
        return f"imulq %rdx, {register(n)}"

    def branch(n: int) -> str:
        return "jz 2f"  # never taken: the flags are those of the round before

    def load(n: int) -> str:
        return f"movq {form.place(n)}(%rsi), {register(n)}"

    def store(n: int) -> str:
        return f"movq %rdx, {form.place(n) + HALF}(%rsi)"

    def logic(n: int) -> str:
        return form.exact("andpd", 14, n % 12, 15)

    yield frame.stream("nop scalar throughput", lambda n: "nop", length=2 * LENGTH)
    yield frame.mixture("mixture scalar throughput", free_add, logic, free_add, load)
    yield frame.chain("integer scalar latency", ["addq %rdx, %rax"])
    yield frame.stream("integer scalar throughput", free_add)
    yield frame.chain("integer_multiply scalar latency", ["imulq %rdx, %rax"])
    yield frame.stream("integer_multiply scalar throughput", multiply)
    yield frame.stream("integer_multiply scalar with integer", multiply, add)
    yield frame.stream("branch scalar throughput", branch)
    here = frame.extended(f"leaq {POINTER}(%rsi), %rax")
    yield here.chain("integer_load scalar latency", ["movq (%rax), %rax"])
    yield frame.stream("integer_load scalar throughput", load)
    yield frame.stream("integer_store scalar throughput", store)
    yield frame.stream("integer_load scalar with integer_store", load, store)
    large = frame.extended("movabsq $0x7ffffffffff00000, %r8", "movl $3, %ebx", "movq %r8, %rax")
    quotient = ["xorl %edx, %edx", "divq %rbx"]
    link = [*quotient, "orq %r8, %rax"]
    yield large.chain("integer_divide scalar latency", link, ("integer scalar latency", 1.0))
    yield large.chain("integer_divide scalar throughput", ["movq %r8, %rax", *quotient])


def chase_benchmark(form: X86Encoding) -> Microbenchmark:
    """Return loads that each need the pointer that the load before brought, round a ring."""
    frame = form.frame.extended(f"movq {RING}(%rsi), %rax").ending(f"movq %rax, {RING}(%rsi)")
    return frame.chain("chase", ["movq (%rax), %rax"])


def window_benchmark(form: X86Encoding, filler: str, count: int) -> Microbenchmark:
    """Return two chases with `count` instructions after each load: see `calibration.pipeline_measurements`.

    Parameters
    ----------
    form : X86Encoding
        How vectors are written.
    filler : str
        "nop", which takes nothing but a place in the reorder buffer; "add": floating-point adds
        that wait for the load before them; or a kind of instructions that wait for nothing but
        hold a register or a place until they retire: "vector", "integer", "mask", "load", "store".
    count : int
        Instructions between the loads.
    """
    lines = []
    for pointer in ("rax", "rbx"):
        lines.append(f"movq (%{pointer}), %{pointer}")
        lines += _waiting(form, pointer, count) if filler == "add" else _free(form, filler, count)
    frame = form.frame.extended(f"movq {RING}(%rsi), %rax", f"movq {RING + 8}(%rsi), %rbx")
    frame = frame.ending(f"movq %rax, {RING}(%rsi)", f"movq %rbx, {RING + 8}(%rsi)")
    return frame.loop(f"window {filler} {count}", lines, 2)


def _waiting(form: X86Encoding, pointer: str, count: int) -> list[str]:
    # a pointer is no sound number: make it zero, still after the load
    zero = [f"{'v' if form.vex else ''}movq %{pointer}, %xmm12", form.exact("andpd", 14, 12)]
    return zero + [form.operation("add", 12, n % 10, 15) for n in range(count)]


def _free(form: X86Encoding, filler: str, count: int) -> list[str]:
    results = [name for name in INTEGERS if name not in ("rax", "rbx")]
    makers: dict[str, Make] = {
        "nop": lambda n: "nop",
        "vector": lambda n: form.exact("paddq", 14, n % 10, 15),
        "integer": lambda n: f"leaq 1(%rdx), %{results[n % len(results)]}",
        "mask": lambda n: f"kandw %k1, %k2, %k{3 + n % 5}",
        "load": lambda n: form.load(form.place(n), n % 10),
        "store": lambda n: f"movq %rdx, {SCRATCH + HALF + 8 * n % HALF}(%rsi)",
    }
    return [makers[filler](n) for n in range(count)]
