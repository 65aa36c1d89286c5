"""Microbenchmarks of the AArch64 integer classes, chases of pointers, and of the window."""

from __future__ import annotations

from collections.abc import Iterator

from ..microbenchmark import LENGTH, POINTER, RING, Frame, Make, Microbenchmark

_REGISTERS = tuple(range(2, 14))
_LINE = 64


def integer_benchmarks(frame: Frame) -> Iterator[Microbenchmark]:
    """Yield latency and throughput of the classes that need no vector registers."""

    def register(n: int) -> str:
        return f"x{_REGISTERS[n % len(_REGISTERS)]}"

    def add(n: int) -> str:
        return f"add {register(n)}, x17, x17"

    def multiply(n: int) -> str:
        return f"mul {register(n)}, {register(n)}, x17"

    def load(n: int) -> str:
        return f"ldr {register(n)}, [x14, #{n * 8 % 4096}]"

    def store(n: int) -> str:
        return f"str x17, [x15, #{n * 8 % 4096}]"

    def logic(n: int) -> str:
        return f"and v{16 + n % 10}.8b, v28.8b, v29.8b"

    yield frame.stream("nop scalar throughput", lambda n: "nop", length=2 * LENGTH)
    yield frame.mixture("mixture scalar throughput", add, logic, add, load)
    yield frame.chain("integer scalar latency", ["add x2, x2, x17"])
    yield frame.stream("integer scalar throughput", add)
    yield frame.chain("integer_multiply scalar latency", ["mul x2, x2, x17"])
    yield frame.stream("integer_multiply scalar throughput", multiply)
    yield frame.stream("integer_multiply scalar with integer", multiply, add)
    yield frame.stream("branch scalar throughput", lambda n: "cbz x17, 2f")  # never taken
    here = frame.extended(f"add x2, x1, #{POINTER}")
    yield here.chain("integer_load scalar latency", ["ldr x2, [x2]"])
    yield frame.stream("integer_load scalar throughput", load)
    yield frame.stream("integer_store scalar throughput", store)
    yield frame.stream("integer_load scalar with integer_store", load, store)
    large = frame.extended("mov x3, #0x7ffffffff0000000", "mov x4, #3", "mov x2, x3")
    link = ["udiv x2, x2, x4", "orr x2, x2, x3"]
    yield large.chain("integer_divide scalar latency", link, ("integer scalar latency", 1.0))
    free = large.stream("integer_divide scalar throughput", lambda n: f"udiv x{5 + n % 6}, x3, x4", length=24)
    yield free


def chase_benchmark(frame: Frame) -> Microbenchmark:
    """Return loads that each need the pointer that the load before brought, round a ring."""
    ring = frame.extended(f"ldr x2, [x1, #{RING}]").ending(f"str x2, [x1, #{RING}]")
    return ring.chain("chase", ["ldr x2, [x2]"])


def window_benchmark(frame: Frame, filler: str, count: int) -> Microbenchmark:
    """Return two chases with `count` instructions after each load: see `calibration.pipeline_measurements`.

    Parameters
    ----------
    frame : Frame
        Of scalar instructions.
    filler : str
        "nop", which takes nothing but a place in the reorder buffer; "add": floating-point adds
        that wait for the load before them; or a kind of instructions that wait for nothing but
        hold a register or a place until they retire: "vector", "integer", "load", "store".
    count : int
        Instructions between the loads.
    """
    lines = []
    for pointer in ("x2", "x3"):
        lines.append(f"ldr {pointer}, [{pointer}]")
        lines += _waiting(pointer, count) if filler == "add" else _free(filler, count)
    ring = frame.extended(f"ldr x2, [x1, #{RING}]", f"ldr x3, [x1, #{RING + 8}]")
    ring = ring.ending(f"str x2, [x1, #{RING}]", f"str x3, [x1, #{RING + 8}]")
    return ring.loop(f"window {filler} {count}", lines, 2)


def _waiting(pointer: str, count: int) -> list[str]:
    # a pointer is no sound number: make it zero, still after the load
    zero = [f"fmov d27, {pointer}", "and v27.8b, v27.8b, v29.8b"]
    return zero + [f"fadd d{16 + n % 10}, d27, d28" for n in range(count)]


def _free(filler: str, count: int) -> list[str]:
    makers: dict[str, Make] = {
        "nop": lambda n: "nop",
        "vector": lambda n: f"and v{16 + n % 10}.8b, v28.8b, v29.8b",
        "integer": lambda n: f"add x{4 + n % 10}, x17, x17",
        "load": lambda n: f"ldr d{16 + n % 10}, [x14, #{n * 8 % 4096}]",
        "store": lambda n: f"str x17, [x15, #{n * 8 % 4096}]",
    }
    return [makers[filler](n) for n in range(count)]
