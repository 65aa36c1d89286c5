"""Microbenchmarks of the AArch64 instruction classes: scalar and NEON, and SVE of any length.

Registers: v28 holds ones, v29 zeros, v30 a value that is no power of two, v31 lane numbers;
v7 is a factor by element; the others but v8 to v15, which a callee must save, are results.
`x1` is the data block, `x0` counts rounds, `x17` holds 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...records import record
from ..microbenchmark import HALF, INDEX, ONE, POINTER, SCRATCH, SEED, ZERO, Frame, Make, Microbenchmark
from ..microbenchmark import pattern_lines as _pattern_lines
from ..target import Target
from .integer_benchmarks import integer_benchmarks

_RESULTS: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6, *range(16, 28))
_CONSTANTS = ((28, ONE), (29, ZERO), (30, SEED), (31, INDEX), (7, ONE))


@record
class AArch64Encoding:
    """Spelling of AArch64 instructions at a width: 64 bits scalar, 128 NEON, or SVE.

    Attributes
    ----------
    bits : int
        Width; of SVE the length of its registers.
    scalable : bool
        SVE.
    """

    bits: int
    scalable: bool = False

    @property
    def label(self) -> str:
        """The width as names of figures write it."""
        return "scalar" if self.bits == 64 else str(self.bits)

    def register(self, number: int) -> str:
        """Return a register as arithmetic on float64 names it."""
        return f"z{number}.d" if self.scalable else f"d{number}" if self.bits == 64 else f"v{number}.2d"

    def operation(self, name: str, target: int, *sources: int) -> str:
        return f"{name} {', '.join(map(self.register, (target, *sources)))}"

    def masked(self, name: str, target: int, *sources: int) -> str:
        """Return an instruction that SVE has only with a predicate and overwriting its first source."""
        if not self.scalable:
            return self.operation(name, target, *sources)
        return f"{name} {self.register(target)}, p0/m, {', '.join(map(self.register, sources))}"

    def binary(self, name: str, target: int, source: int, other: int) -> str:
        """Return `target = source op other`; SVE overwrites, so `source` is `target` there."""
        if not self.scalable:
            return self.operation(name, target, source, other)
        return self.masked(name, target, target, other)

    def fma(self, target: int) -> str:
        """Return an FMA that adds one times zero to `target`."""
        if self.bits == 64:
            return self.operation("fmadd", target, 28, 29, target)
        return self.masked("fmla", target, 28, 29)

    def load(self, base: str, target: int) -> str:
        if self.scalable:
            return f"ld1d {{z{target}.d}}, p0/z, [{base}]"
        return f"ldr {'d' if self.bits == 64 else 'q'}{target}, [{base}]"

    def store(self, source: int, base: str) -> str:
        if self.scalable:
            return f"st1d {{z{source}.d}}, p0, [{base}]"
        return f"str {'d' if self.bits == 64 else 'q'}{source}, [{base}]"

    @property
    def frame(self) -> Frame:
        """Fill the constants and results; `x14` and `x15` point to space for loads and stores."""
        name = "z" if self.scalable else "q"
        fill = ["ptrue p0.d"] if self.scalable else []
        for number, place in _CONSTANTS:
            fill += [f"add x9, x1, #{place}", f"ldr {name}{number}, [x9]"]
        fill += [f"ldr {name}{number}, [x1]" for number in _RESULTS]
        fill += [f"mov x{number}, #1" for number in (*range(2, 14), 17)]
        fill += [f"add x14, x1, #{SCRATCH}", f"add x15, x14, #{HALF}"]
        return Frame(tuple(fill), bits=self.bits)


def forms(target: Target) -> list[AArch64Encoding]:
    """Return the forms of every width; SVE of 128 bits takes the place of NEON."""
    found = [AArch64Encoding(64), AArch64Encoding(128)]
    if target.scalable:
        found = [form for form in found if form.bits != target.vector_bits]
        found.append(AArch64Encoding(target.vector_bits, scalable=True))
    return found


def aarch64_benchmarks(target: Target) -> list[Microbenchmark]:
    """Return latency, throughput and mixture of every class at every width.

    Names are `CLASS WIDTH latency`, `accumulate`, `throughput` or `with fma`.
    """
    found: list[Microbenchmark] = []
    for form in forms(target):
        found += _fma(form)
        found += _arithmetic(form)
        found += _data_movement(form)
        if form.bits == 64:
            found += integer_benchmarks(form.frame)
        else:
            found += _by_element(form)
        if form.scalable:
            found += _predicated(form)
    return found


def aarch64_patterns(target: Target, patterns: Mapping[str, Sequence[int]]) -> list[Microbenchmark]:
    """Return FMA in patterns of chains, at every width; names are `pattern NAME WIDTH`."""
    found = []
    for form in forms(target):
        for name, chains in patterns.items():
            lines = _pattern_lines(chains, lambda n, form=form: form.fma(_result(n)), len(_RESULTS))  # type: ignore[misc]
            found.append(form.frame.loop(f"pattern {name} {form.label}", lines, len(lines)))
    return found


def _result(n: int) -> int:
    return _RESULTS[n % len(_RESULTS)]


def _fma(form: AArch64Encoding) -> Iterator[Microbenchmark]:
    at, frame = form.label, form.frame
    if form.bits == 64:
        factor = [form.operation("fmadd", 0, 0, 28, 29)]
    elif form.scalable:
        factor = [form.masked("fmad", 0, 28, 29)]
    else:  # NEON overwrites the addend only: two registers are in turn addend and factor
        factor = [form.operation("fmla", 0, 1, 29), form.operation("fmla", 1, 0, 29)]
    yield frame.chain(f"fma {at} latency", factor, operations=len(factor))
    yield frame.chain(f"fma {at} accumulate", [form.fma(0)])
    yield frame.stream(f"fma {at} throughput", lambda n: form.fma(_result(n)))


def _arithmetic(form: AArch64Encoding) -> Iterator[Microbenchmark]:
    at, frame = form.label, form.frame
    spare = _RESULTS[-3:]  # the mixtures leave these to the other class

    def fma(n: int) -> str:
        return form.fma(_RESULTS[n % (len(_RESULTS) - 3)])

    def other(n: int) -> int:
        return spare[n % 3]

    def whole(name: str, target: int, *sources: int) -> str:
        """Return an instruction on whole registers, such as a move."""
        if form.scalable:
            return f"{name} " + ", ".join(f"z{n}.d" for n in (target, *sources))
        return f"{name} " + ", ".join(f"v{n}.2d" for n in (target, *sources))

    classes: dict[str, tuple[str, Make]] = {
        "multiply": (form.operation("fmul", 0, 0, 28), lambda n: form.operation("fmul", other(n), 30, 28)),
        "add": (form.operation("fadd", 0, 0, 29), lambda n: form.operation("fadd", other(n), 30, 29)),
    }
    if form.bits > 64:
        classes |= {
            "vector_integer": (whole("add", 0, 0, 29), lambda n: whole("add", other(n), 30, 29)),
            "shuffle": (whole("zip1", 0, 0, 0), lambda n: whole("zip1", other(n), 30, 28)),
            "broadcast": (_broadcast(form, 0, 0), lambda n: _broadcast(form, other(n), 30)),
        }
    for name, (link, make) in classes.items():
        if name == "add":  # cores may forward an add to an add faster than to other pipes
            yield frame.chain(f"{name} {at} accumulate", [link])
            pair = [link, form.operation("fmul", 0, 0, 28)]
            yield frame.chain(f"{name} {at} latency", pair, (f"multiply {at} latency", 1.0))
        else:
            yield frame.chain(f"{name} {at} latency", [link])
        yield frame.stream(f"{name} {at} throughput", make)
        yield frame.stream(f"{name} {at} with fma", make, fma)
    yield frame.chain(f"fp_other {at} latency", [form.binary("fmaxnm", 0, 0, 28)])
    free = lambda n: form.binary("fmaxnm", _result(n), 30, 28)  # noqa: E731
    yield frame.stream(f"fp_other {at} throughput", free)
    # a number is divided by the result again and again: it changes between two values
    link = form.masked("fdivr", 0, 0, 30) if form.scalable else form.operation("fdiv", 0, 30, 0)
    yield frame.chain(f"divide {at} latency", [link])
    free_divide = lambda n: form.binary("fdiv", _result(n), 30, 28)  # noqa: E731
    yield frame.stream(f"divide {at} throughput", free_divide, length=24)
    if form.bits > 64:
        pair = [_move(form, 1, 0), _move(form, 0, 1)]
        yield frame.chain(f"move {at} latency", pair, operations=2)
        yield frame.stream(f"move {at} throughput", lambda n: _move(form, _result(n), 30))


def _broadcast(form: AArch64Encoding, target: int, source: int) -> str:
    if form.scalable:
        return f"mov z{target}.d, d{source}"
    return f"dup v{target}.2d, v{source}.d[0]"


def _move(form: AArch64Encoding, target: int, source: int) -> str:
    if form.scalable:
        return f"mov z{target}.d, z{source}.d"
    return f"mov v{target}.16b, v{source}.16b"


def _by_element(form: AArch64Encoding) -> Iterator[Microbenchmark]:
    """FMA and multiply by one lane, which A64FX does in two steps."""
    at, frame = form.label, form.frame
    lane = "z7.d[0]" if form.scalable else "v7.d[0]"

    def written(name: str, target: int, source: int) -> str:
        return f"{form.operation(name, target, source)}, {lane}"

    pair = [written("fmla", 0, 1), written("fmla", 1, 0)]
    # each result is the factor of the next: one plus one times zero
    zero = frame.extended("movi v7.2d, #0")
    yield zero.chain(f"fma_by_element {at} latency", pair, operations=2)
    yield frame.chain(f"fma_by_element {at} accumulate", [written("fmla", 0, 29)])
    yield frame.stream(f"fma_by_element {at} throughput", lambda n: written("fmla", _result(n), 29))
    yield frame.chain(f"multiply_by_element {at} latency", [written("fmul", 0, 0)])
    yield frame.stream(f"multiply_by_element {at} throughput", lambda n: written("fmul", _result(n), 30))


def _data_movement(form: AArch64Encoding) -> Iterator[Microbenchmark]:
    at, frame = form.label, form.frame
    step = form.bits // 8

    def address(base: str, n: int) -> str:
        if form.scalable:
            return f"{base}, #{n % 8}, mul vl"
        return f"{base}, #{n * step % HALF}"

    def load(n: int) -> str:
        return form.load(address("x14", n), _result(n))

    def store(n: int) -> str:
        return form.store(28, address("x15", n))

    if form.bits == 64:
        yield frame.chain("transfer scalar both ways", ["fmov x2, d0", "fmov d0, x2"])
    here = frame.extended(f"add x2, x1, #{POINTER}")
    link = [form.load("x2", 0), "fmov x2, d0"]
    yield here.chain(f"load {at} and transfer", link)
    yield frame.stream(f"load {at} throughput", load)
    yield frame.stream(f"store {at} throughput", store)
    yield frame.stream(f"load {at} with store", load, store)


def _predicated(form: AArch64Encoding) -> Iterator[Microbenchmark]:
    """Gather, scatter and masks of SVE."""
    at, frame = form.label, form.frame
    # the values gathered are the indices of the next gather: zeros
    zeros = frame.extended(f"add x9, x1, #{ZERO}", "mov z0.d, z29.d")
    gather = "ld1d {z0.d}, p0/z, [x9, z0.d, lsl #3]"
    yield zeros.chain(f"gather {at} latency", [gather])

    def free_gather(n: int) -> str:
        return f"ld1d {{z{_result(n)}.d}}, p0/z, [x14, z31.d, lsl #3]"

    yield frame.stream(f"gather {at} throughput", free_gather, length=24)
    scatter = "st1d {z28.d}, p0, [x15, z31.d, lsl #3]"
    yield frame.stream(f"scatter {at} throughput", lambda n: scatter, length=24)
    every = frame.extended("ptrue p1.b")
    yield every.chain(f"mask {at} latency", ["and p1.b, p1/z, p1.b, p1.b"])
    yield every.stream(f"mask {at} throughput", lambda n: f"and p{2 + n % 6}.b, p1/z, p1.b, p1.b")
