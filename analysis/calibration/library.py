"""Latency and throughput of functions of the host's mathematics library, and the loops that call them.

One loop calls a function with arguments one after the other of an array, as a loop over an array does; in
another each argument waits for the result before, through a multiplication and an addition that a third
loop has alone.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from struct import pack

from ...records import record, replace
from ..machine.record import LibraryCost, Measured
from .compiled_benchmarks import has_vector_functions
from .interference import Watch
from .measured_value import MEASURED, lowest, marked
from .session import Sampling, sample_functions

ARGUMENTS = 64
_GOLDEN = 0.6180339887498949


@record
class LibraryFunction:
    """One function, in both precisions.

    Attributes
    ----------
    name : str
        Of that for doubles.
    ranges : tuple of (float, float)
        Where each of its arguments lies.
    of_vectors : bool
        Whether compilers call glibc's variants of it that take vectors.
    """

    name: str
    ranges: tuple[tuple[float, float], ...]
    of_vectors: bool = True


FUNCTIONS = (
    LibraryFunction("exp", ((-10.0, 10.0),)),
    LibraryFunction("log", ((0.1, 100.0),)),
    LibraryFunction("sin", ((-10.0, 10.0),)),
    LibraryFunction("cos", ((-10.0, 10.0),)),
    LibraryFunction("pow", ((0.1, 10.0), (-3.0, 3.0))),
    LibraryFunction("sqrt", ((0.1, 100.0),), of_vectors=False),
)
"""What is measured: away from overflow and from the reduction of large angles."""
_VECTOR_CLASSES = {128: "b", 256: "d", 512: "e"}
"""Letters by which names of glibc's variants tell SSE, AVX2 and AVX-512."""
_FEATURES = {256: "+avx2,+fma", 512: "+avx512f,+avx512vl,+avx512dq,+avx512bw,+fma"}
"""What their arguments need to be passed in one register each."""


@record
class LibraryLoops:
    """The loops of one function of C, or of a variant of it that takes vectors.

    Attributes
    ----------
    function : LibraryFunction
    symbol : str
        What is called: `exp`, `expf`, `_ZGVdN4v_exp`.
    of : str
        Type of an element: "double" or "float".
    lanes : int
        Elements of an argument.
    """

    function: LibraryFunction
    symbol: str
    of: str
    lanes: int = 1

    @property
    def kind(self) -> str:
        """Type of an argument."""
        return self.of if self.lanes == 1 else f"<{self.lanes} x {self.of}>"

    @property
    def throughput(self) -> str:
        """Function of the module whose calls are independent."""
        return f"calls_{self.symbol}"

    @property
    def latency(self) -> str:
        """Function of the module whose calls wait for each other."""
        return f"row_{self.symbol}"

    @property
    def beside(self) -> str:
        """Function of the module with what is between calls in a row."""
        return f"row_{_label(self)}"


def library_loops(vector_bits: int = 0) -> list[LibraryLoops]:
    """Return the loops of all functions, those for doubles first of each pair, those of vectors last.

    Parameters
    ----------
    vector_bits : int
        Widest vectors of x86-64 that functions take; 0 for none.

    Examples
    --------
    >>> [one.symbol for one in library_loops(256)][-4:]
    ['_ZGVdN4v_cos', '_ZGVdN8v_cosf', '_ZGVdN4vv_pow', '_ZGVdN8vv_powf']
    """
    kinds = (("", "double", 64), ("f", "float", 32))
    found = [LibraryLoops(f, f"{f.name}{end}", of) for f in FUNCTIONS for end, of, _ in kinds]
    for bits, letter in _VECTOR_CLASSES.items():
        found += [
            LibraryLoops(
                f, f"_ZGV{letter}N{bits // each}{'v' * len(f.ranges)}_{f.name}{end}", of, bits // each
            )
            for f in FUNCTIONS
            for end, of, each in kinds
            if f.of_vectors and bits <= vector_bits
        ]
    return found


def library_ir(loops: Sequence[LibraryLoops]) -> str:
    """Return the module: every loop is `i64 NAME(i64 rounds, ptr unused)`, one call a round."""
    return "\n".join(_lines(loops))


def _lines(loops: Sequence[LibraryLoops]) -> Iterator[str]:
    for kind in {one.kind: one for one in loops}.values():
        yield f"@zero_{_label(kind)} = internal global {kind.kind} zeroinitializer"
        yield f"@results_{_label(kind)} = internal global [{ARGUMENTS} x {kind.of}] zeroinitializer"
        yield from _row(kind.beside, kind, called=False)
    for one in {(each.function.name, each.of): each for each in loops}.values():
        for number, bounds in enumerate(one.function.ranges):
            yield f"@{one.function.name}_{one.of}_{number} = internal global {_array(one.of, bounds, number)}"
    for one in loops:
        arguments = ", ".join([one.kind] * len(one.function.ranges))
        yield f"declare {one.kind} @{one.symbol}({arguments})"
        yield from _calls(one)
        yield from _row(one.latency, one, called=True)


def _label(loops: LibraryLoops) -> str:
    """Return the type of an argument as a name has it."""
    return loops.of if loops.lanes == 1 else f"{loops.lanes}_{loops.of}"


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


def _loads(loops: LibraryLoops, n: int) -> Iterator[str]:
    for number in range(n):
        array = f"[{ARGUMENTS} x {loops.of}], ptr @{loops.function.name}_{loops.of}_{number}"
        yield f"  %p{number} = getelementptr {array}, i64 0, i64 %k"
        yield f"  %x{number} = load {loops.kind}, ptr %p{number}, align 4"


def _calls(loops: LibraryLoops) -> Iterator[str]:
    n, kind = len(loops.function.ranges), loops.kind
    arguments = ", ".join(f"{kind} %x{number}" for number in range(n))
    yield from _head(loops.throughput, loops)
    yield from _loads(loops, n)
    yield f"  %y = call {kind} @{loops.symbol}({arguments}) nobuiltin"
    yield f"  %q = getelementptr [{ARGUMENTS} x {loops.of}], ptr @results_{_label(loops)}, i64 0, i64 %k"
    yield f"  store {kind} %y, ptr %q, align 4"
    yield from _tail()


def _row(label: str, loops: LibraryLoops, *, called: bool) -> Iterator[str]:
    kind, n = loops.kind, len(loops.function.ranges) if called else 1
    others = "".join(f", {kind} %x{number}" for number in range(1, n))
    last = "y" if called else "x"
    yield from _head(label, loops, f"  %before = phi {kind} [ zeroinitializer, %entry ], [ %{last}, %loop ]")
    yield from _loads(loops, n)
    yield f"  %nothing = load volatile {kind}, ptr @zero_{_label(loops)}"
    yield f"  %waits = fmul {kind} %before, %nothing"
    yield f"  %x = fadd {kind} %x0, %waits"
    if called:
        yield f"  %y = call {kind} @{loops.symbol}({kind} %x{others}) nobuiltin"
    yield from _tail(f"  store volatile {kind} %{last}, ptr @results_{_label(loops)}, align 4")


def _head(label: str, loops: LibraryLoops, phi: str = "") -> Iterator[str]:
    features = _FEATURES.get(loops.lanes * (64 if loops.of == "double" else 32), "")
    attributes = f' "target-features"="{features}"' if features else ""
    yield f"define i64 @{label}(i64 %rounds, ptr %unused){attributes} {{"
    yield "entry:"
    yield "  br label %loop"
    yield "loop:"
    yield "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]"
    yield phi
    yield f"  %from = mul i64 %i, {loops.lanes}"
    yield f"  %k = and i64 %from, {ARGUMENTS - 1}"


def _tail(after: str = "") -> Iterator[str]:
    yield "  %next = add i64 %i, 1"
    yield "  %more = icmp slt i64 %next, %rounds"
    yield "  br i1 %more, label %loop, label %exit"
    yield "exit:"
    yield after
    yield "  ret i64 0"
    yield "}"


_SAMPLE_S = 15e-6
_WIDEST = 512
_FIRST = "library"
"""First word of the names of their figures."""


def library_figures(rounds: int, watch: Watch, vector_bits: int = 0) -> dict[str, Measured]:
    """Return the core cycles of a call of each function, in a row and one beside the other.

    Parameters
    ----------
    rounds : int
        Turns of each.
    watch : Watch
        Where its rounds are noted.
    vector_bits : int
        Widest vectors of the host; glibc's functions that take vectors are measured up to it, where it is
        x86-64 and has them.
    """
    loops = library_loops(vector_bits if has_vector_functions() else 0)
    wanted = sorted({name for one in loops for name in (one.throughput, one.latency, one.beside)})
    symbols = [one.symbol for one in loops]
    samples = sample_functions(library_ir(loops), wanted, symbols, Sampling(rounds, _SAMPLE_S), watch)
    raw = {name: lowest(found) for name, found in samples.cycles.items() if found}
    raw = marked(raw, samples.disturbed)
    figures = {}
    for one in loops:
        if one.throughput in raw:
            figures[f"{_FIRST} {one.symbol} throughput"] = raw[one.throughput]
        if one.latency in raw and one.beside in raw:
            own = raw[one.latency]
            cycles = max(own.value - raw[one.beside].value, 0.0)
            figures[f"{_FIRST} {one.symbol} latency"] = replace(own, value=cycles)
    return figures


def library_costs(figures: Mapping[str, Measured]) -> dict[str, LibraryCost]:
    """Return the costs of functions by what C calls them, where both figures were measured."""
    costs = {}
    for one in library_loops(_WIDEST):
        latency = figures.get(f"{_FIRST} {one.symbol} latency")
        throughput = figures.get(f"{_FIRST} {one.symbol} throughput")
        if latency is not None and throughput is not None and throughput.value > 0:
            # calls in a row take no less than others
            in_a_row = max(latency.value, throughput.value)
            costs[one.symbol] = LibraryCost(round(in_a_row, 1), round(throughput.value, 1), _source())
    return costs


def _source() -> str:
    version = ""
    if hasattr(os, "confstr") and "CS_GNU_LIBC_VERSION" in os.confstr_names:
        version = os.confstr("CS_GNU_LIBC_VERSION") or ""
    return f"{MEASURED} (cycles), of {version or 'the mathematics library of the system'}"
