"""Loops that call functions of the host's mathematics library, as LLVM IR.

One loop calls a function with arguments one after the other of an array, as a loop over an array does; in
another each argument waits for the result before, through a multiplication and an addition that a third
loop has alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from struct import pack

ARGUMENTS = 64
_GOLDEN = 0.6180339887498949


@dataclass(frozen=True, slots=True)
class LibraryFunction:
    """One function, in both precisions.

    Attributes
    ----------
    name : str
        Of that for doubles.
    ranges : tuple of (float, float)
        Where each of its arguments lies.
    """

    name: str
    ranges: tuple[tuple[float, float], ...]


FUNCTIONS = (
    LibraryFunction("exp", ((-10.0, 10.0),)),
    LibraryFunction("log", ((0.1, 100.0),)),
    LibraryFunction("sin", ((-10.0, 10.0),)),
    LibraryFunction("cos", ((-10.0, 10.0),)),
    LibraryFunction("pow", ((0.1, 10.0), (-3.0, 3.0))),
    LibraryFunction("sqrt", ((0.1, 100.0),)),
)
"""What is measured: away from overflow and from the reduction of large angles."""


@dataclass(frozen=True, slots=True)
class LibraryLoops:
    """The loops of one function of C.

    Attributes
    ----------
    symbol : str
        What C calls it: `exp`, `expf`.
    throughput, latency, beside : str
        Functions of the module: independent calls, calls in a row, and what is between those.
    """

    symbol: str
    throughput: str
    latency: str
    beside: str


def library_loops() -> list[LibraryLoops]:
    """Return the loops of all functions, those for doubles first of each pair."""
    return [
        LibraryLoops(f"{f.name}{of}", f"calls_{f.name}{of}", f"row_{f.name}{of}", f"row_{kind}")
        for f in FUNCTIONS
        for of, kind in (("", "double"), ("f", "float"))
    ]


def library_ir() -> str:
    """Return the module: every loop is `i64 NAME(i64 rounds, ptr unused)`, one call a round."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    for kind in ("double", "float"):
        yield f"@zero_{kind} = internal global {kind} 0.0"
        yield f"@results_{kind} = internal global [{ARGUMENTS} x {kind}] zeroinitializer"
        yield from _row(f"row_{kind}", kind, None, 1, "sqrt")
    for function in FUNCTIONS:
        for of, kind in (("", "double"), ("f", "float")):
            symbol, n = f"{function.name}{of}", len(function.ranges)
            for number, bounds in enumerate(function.ranges):
                yield f"@{function.name}_{kind}_{number} = internal global {_array(kind, bounds, number)}"
            yield f"declare {kind} @{symbol}({', '.join([kind] * n)})"
            yield from _calls(f"calls_{symbol}", kind, symbol, n, function.name)
            yield from _row(f"row_{symbol}", kind, symbol, n, function.name)


def _array(kind: str, bounds: tuple[float, float], number: int) -> str:
    """Return arguments spread over a range, in no order."""
    low, high = bounds
    places = [((n + 1) * _GOLDEN + number * 0.37) % 1.0 for n in range(ARGUMENTS)]
    values = [low + (high - low) * place for place in places]
    return f"[{ARGUMENTS} x {kind}] [{', '.join(f'{kind} {_constant(kind, value)}' for value in values)}]"


def _constant(kind: str, value: float) -> str:
    """Return a constant as IR writes it: in the bits of a double, of a float such that it is exact."""
    if kind == "float":
        value = round(value * 2**10) / 2**10
    return f"0x{int.from_bytes(pack('>d', value), 'big'):016X}"


def _loads(kind: str, name: str, n: int) -> Iterator[str]:
    for number in range(n):
        array = f"[{ARGUMENTS} x {kind}], ptr @{name}_{kind}_{number}"
        yield f"  %p{number} = getelementptr {array}, i64 0, i64 %k"
        yield f"  %x{number} = load {kind}, ptr %p{number}"


def _calls(label: str, kind: str, symbol: str, n: int, name: str) -> Iterator[str]:
    arguments = ", ".join(f"{kind} %x{number}" for number in range(n))
    yield from _head(label)
    yield from _loads(kind, name, n)
    yield f"  %y = call {kind} @{symbol}({arguments}) nobuiltin"
    yield f"  %q = getelementptr [{ARGUMENTS} x {kind}], ptr @results_{kind}, i64 0, i64 %k"
    yield f"  store {kind} %y, ptr %q"
    yield from _tail()


def _row(label: str, kind: str, symbol: str | None, n: int, name: str) -> Iterator[str]:
    others = "".join(f", {kind} %x{number}" for number in range(1, n))
    last = "y" if symbol else "x"
    yield from _head(label, f"  %before = phi {kind} [ 0.0, %entry ], [ %{last}, %loop ]")
    yield from _loads(kind, name, n)
    yield f"  %nothing = load volatile {kind}, ptr @zero_{kind}"
    yield f"  %waits = fmul {kind} %before, %nothing"
    yield f"  %x = fadd {kind} %x0, %waits"
    if symbol:
        yield f"  %y = call {kind} @{symbol}({kind} %x{others}) nobuiltin"
    yield from _tail(f"  store volatile {kind} %{last}, ptr @results_{kind}")


def _head(label: str, phi: str = "") -> Iterator[str]:
    yield f"define i64 @{label}(i64 %rounds, ptr %unused) {{"
    yield "entry:"
    yield "  br label %loop"
    yield "loop:"
    yield "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]"
    yield phi
    yield f"  %k = and i64 %i, {ARGUMENTS - 1}"


def _tail(after: str = "") -> Iterator[str]:
    yield "  %next = add i64 %i, 1"
    yield "  %more = icmp slt i64 %next, %rounds"
    yield "  br i1 %more, label %loop, label %exit"
    yield "exit:"
    yield after
    yield "  ret i64 0"
    yield "}"
