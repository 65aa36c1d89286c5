"""Microbenchmarks of the x86-64 vector instruction classes, of loads and stores, and of the front end.

Floating-point values stay 1 throughout, or change between two values in a chain of divides,
so no subnormal or overflow disturbs. Registers are those of `x86_encoding`.

Those of the front end are pairs of instructions that fuse into one operation, and short loops.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ..microbenchmark import (
    BESIDE,
    HALF,
    PAIRED_NOPS,
    POINTER,
    SCRATCH,
    SHORT_LOOPS,
    ZERO,
    Make,
    Microbenchmark,
    pair_name,
    pattern_lines,
    short_loop_name,
)
from .encoding import X86Encoding, forms
from .integer_benchmarks import integer_benchmarks

PAIRS = {
    "compare": ("cmpq %rdx, %rdx", "jne"),
    "other_compare": ("cmpq %rdx, %rdx", "js"),
    "with_memory": ("testq (%rsp), %rdx", "jne"),
    "arithmetic": ("addq $0, %rdx", "jne"),
    "other_arithmetic": ("orq $0, %rdx", "jne"),
}
"""What comes before the branch, and the branch, which is never taken: `rdx` is zero."""


def front_end_benchmarks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield pairs of an instruction and a branch between nops, and loops of a few nops."""
    zero = form.frame.extended("xorl %edx, %edx")
    nops = "\n".join(["nop"] * PAIRED_NOPS)
    for name, (first, branch) in PAIRS.items():
        pair = f"{first}\n{branch} 77f\n77:"
        yield zero.stream(pair_name(name), lambda n, pair=pair: pair, lambda n: nops, length=32)  # type: ignore[misc]
    for count in SHORT_LOOPS:
        yield form.frame.loop(short_loop_name(count), ["nop"] * count, 1)


_ACCUMULATORS = 10
_CHAINS = 12  # of FMA alone: registers 10 and 11 are left to the other class of a mixture


def x86_benchmarks(features: Mapping[str, bool], most: int = 512) -> list[Microbenchmark]:
    """Return latency, throughput and mixture of every class at every width up to `most` bits.

    Names are `CLASS WIDTH latency`, `accumulate`, `throughput` or `with fma`.
    """
    found: list[Microbenchmark] = []
    for form in forms(features, most):
        found += _arithmetic(form)
        found += _data_movement(form)
        if form.bits == 64:
            found += integer_benchmarks(form)
            found += front_end_benchmarks(form)
        if form.bits > 64 and form.vex:
            found += _indexed(form)
        if form.bits == 64 and form.masks:
            found += _masks(form)
    return found


def x86_patterns(
    features: Mapping[str, bool], patterns: Mapping[str, Sequence[int]], most: int = 512
) -> list[Microbenchmark]:
    """Return FMA in patterns of chains, at every width up to `most` bits; see `pattern_lines`.

    Names are `pattern NAME WIDTH`.
    """
    found = []
    for form in forms(features, most):
        if form.vex:
            for name, chains in patterns.items():
                lines = pattern_lines(chains, lambda n, form=form: form.fma(231, n), _CHAINS)  # type: ignore[misc]
                found.append(form.frame.loop(f"pattern {name} {form.label}", lines, len(lines)))
    return found


def _arithmetic(form: X86Encoding) -> Iterator[Microbenchmark]:
    at, frame = form.label, form.frame

    def result(n: int) -> int:
        return n % _ACCUMULATORS

    def spare(n: int) -> int:
        return 10 + n % 2 if form.vex else result(n)  # SSE adds to what it reads

    def fma(n: int) -> str:
        return form.fma(231, result(n))

    classes: dict[str, tuple[str, Make]] = {
        "multiply": (
            form.operation("mul", 15, 0),
            lambda n: form.operation("mul", 15, spare(n), 13),
        ),
        "fp_other": (
            form.operation("max", 15, 0),
            lambda n: form.operation("max", 15, spare(n), 13),
        ),
    }
    if form.bits > 64:
        classes["vector_integer"] = (
            form.exact("paddq", 14, 0),
            lambda n: form.exact("paddq", 14, spare(n), 13),
        )
        classes["shuffle"] = (_shuffle(form, 0, 0), lambda n: _shuffle(form, 13, spare(n)))
        classes["shuffle_in_lane"] = (
            form.exact("unpcklpd", 15, 0),
            lambda n: form.exact("unpcklpd", 15, spare(n), 13),
        )
    if form.bits > 64 and form.vex:
        classes["broadcast"] = (_broadcast(form, 0, 0), lambda n: _broadcast(form, 13, spare(n)))
    if form.vex:
        yield frame.chain(f"fma {at} latency", [form.fma(213, 0)])
        yield frame.chain(f"fma {at} accumulate", [form.fma(231, 0)])
        yield frame.stream(f"fma {at} throughput", lambda n: form.fma(231, n % _CHAINS))
    for name, (link, make) in classes.items():
        yield frame.chain(f"{name} {at} latency", [link])
        yield frame.stream(f"{name} {at} throughput", make)
        if form.vex:
            yield frame.stream(f"{name} {at} with fma", make, fma)

    def add(n: int) -> str:
        return form.operation("add", 14, spare(n), 13)

    # an add forwards faster to an add than to other pipes, so it is also chained with multiplies
    pair = [form.operation("add", 14, 0), form.operation("mul", 15, 0)]
    yield frame.chain(f"add {at} latency", pair, (f"multiply {at} latency", 1.0))
    yield frame.chain(f"add {at} accumulate", [form.operation("add", 14, 0)])
    yield frame.stream(f"add {at} throughput", add)
    if form.vex:
        yield frame.stream(f"add {at} with fma", add, fma)
    yield frame.chain(f"divide {at} latency", _quotients(form), operations=2)
    free = lambda n: form.operation("div", 13, result(n), 15)  # noqa: E731
    yield frame.stream(f"divide {at} throughput", free, length=24)
    if form.bits > 64:
        pair = [form.unary("movapd", 0, 1), form.unary("movapd", 1, 0)]
        yield frame.chain(f"move {at} latency", pair, operations=2)
        yield frame.stream(f"move {at} throughput", lambda n: form.unary("movapd", 13, result(n)))


def _quotients(form: X86Encoding) -> list[str]:
    """Return two divides, the second by the quotient of the first.

    Of a number that is no power of two: some dividers are done sooner where the quotient is short.
    """
    if form.vex:
        return [form.operation("div", 0, 1, 13), form.operation("div", 1, 0, 13)]
    # SSE overwrites the dividend: it is copied first
    return [
        line
        for target in (1, 0)
        for line in (form.unary("movapd", 13, target), form.operation("div", 1 - target, target))
    ]


def _shuffle(form: X86Encoding, source: int, target: int) -> str:
    """Return a permutation across the whole register."""
    registers = f"{form.register(source)}, {form.register(target)}"
    if form.bits > 128:
        return f"vpermpd $0x39, {registers}"
    if form.vex:
        return f"vshufpd $1, {form.register(source)}, {registers}"
    return f"shufpd $1, {registers}"


def _broadcast(form: X86Encoding, source: int, target: int) -> str:
    name = "vbroadcastsd" if form.bits > 128 else "vbroadcastss"  # sd has no form of 128 bits
    return f"{name} %xmm{source}, {form.register(target)}"


def _data_movement(form: X86Encoding) -> Iterator[Microbenchmark]:
    at, frame, v = form.label, form.frame, "v" if form.vex else ""

    def load(n: int) -> str:
        return form.load(form.place(n), n % _ACCUMULATORS)

    def store(n: int) -> str:
        return form.store(15, form.place(n) + HALF)

    here = f"leaq {POINTER}(%rsi), %rax"
    to_integer, to_vector = f"{v}movq %xmm0, %rax", f"{v}movq %rax, %xmm0"
    if form.bits == 64:
        yield frame.chain("transfer scalar both ways", [to_integer, to_vector])
    link = [form.load(0, 0, "rax"), to_integer]
    yield frame.extended(here).chain(f"load {at} and transfer", link)
    yield frame.stream(f"load {at} throughput", load)
    yield frame.stream(f"store {at} throughput", store)
    yield frame.stream(f"load {at} with store", load, store)
    if form.vex:
        beside = lambda n: form.load(form.place(n), 10 + n % 2)  # noqa: E731
        yield frame.stream(f"load {at} with fma", beside, lambda n: form.fma(231, n % _ACCUMULATORS))
    if form.masks and form.bits > 64:
        yield from _under_masks(form)
    elif form.vex and form.bits > 64:
        yield from _by_vector_masks(form)
    if form.vex and not form.masks and form.bits == 256:
        yield from _halves(form)


_OTHERS: Mapping[str, Callable[[X86Encoding, int], str]] = {
    "nops": lambda form, n: "nop",
    "loads": lambda form, n: form.load(form.place(n), n % _ACCUMULATORS),
    "integers": lambda form, n: "leaq 1(%rcx), %rax",
}
"""What a microcoded instruction is put between: dispatch slots, ports of loads and of integers are told."""


def _by_vector_masks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield loads and stores under a full mask in a vector, alone, beside FMA and between others."""
    at, mask = form.label, form.register(11)
    frame = form.frame.extended(f"vpcmpeqd {mask}, {mask}, {mask}")

    def load(n: int) -> str:
        return f"vmaskmovpd {form.place(n)}(%rsi), {mask}, {form.register(10)}"

    def store(n: int) -> str:
        return f"vmaskmovpd {form.register(15)}, {mask}, {form.place(n) + HALF}(%rsi)"

    def fma(n: int) -> str:
        return form.fma(231, n % _ACCUMULATORS)

    def always(lines: str) -> Make:
        return lambda n: lines

    for name, make in (("maskmov_load", load), ("maskmov_store", store)):
        yield frame.stream(f"{name} {at} throughput", make)
        yield frame.stream(f"{name} {at} with fma", make, fma)
        for others, other in _OTHERS.items():
            lines = "\n".join(other(form, n) for n in range(BESIDE))
            yield frame.stream(f"{name} {at} with {others}", make, always(lines), length=16)


def _halves(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield what moves or picks halves of 256 bits, which some cores do elsewhere than other shuffles."""
    at, frame = form.label, form.frame
    ones, twos = form.register(15), form.register(13)
    blocks, blend = "vperm2f128 $1, {0}, {0}, {1}", "vblendpd $3, {0}, " + ones + ", {1}"
    insert, extract = "vinsertf128 $1, %xmm{0}, %ymm{1}, %ymm{1}", "vextractf128 $1, %ymm{0}, %xmm{1}"

    def spare(n: int) -> str:
        return form.register(10 + n % 2)

    def fma(n: int) -> str:
        return form.fma(231, n % _ACCUMULATORS)

    first = form.register(0)
    yield frame.chain(f"shuffle_blocks {at} latency", [blocks.format(first, first)])
    yield frame.chain(f"blend_constant {at} latency", [blend.format(first, first)])
    yield frame.chain(f"insert {at} latency", [insert.format(0, 0)])
    # a half is taken out and put back: both one after the other
    both = [extract.format(0, 1), insert.format(1, 0)]
    yield frame.chain(f"extract {at} latency", both, (f"insert {at} latency", 1.0))
    moves: dict[str, Make] = {
        "shuffle_blocks": lambda n: blocks.format(twos, spare(n)),
        "blend_constant": lambda n: blend.format(twos, spare(n)),
        "insert": lambda n: f"vinsertf128 $1, %xmm13, {ones}, {spare(n)}",
        "extract": lambda n: extract.format(13, 10 + n % 2),
    }
    for name, make in moves.items():
        yield frame.stream(f"{name} {at} throughput", make)
        yield frame.stream(f"{name} {at} with fma", make, fma)


def _under_masks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Yield loads and stores under a full mask, alone and beside FMA."""
    at, frame = form.label, form.frame.extended("kxnorw %k1, %k1, %k1")

    def load(n: int) -> str:
        return f"{form.load(form.place(n), 10 + n % 2)}{{%k1}}{{z}}"

    def store(n: int) -> str:
        return f"{form.store(15, form.place(n) + HALF)}{{%k1}}"

    def fma(n: int) -> str:
        return form.fma(231, n % _ACCUMULATORS)

    for name, make in (("masked_load", load), ("masked_store", store)):
        yield frame.stream(f"{name} {at} throughput", make)
        yield frame.stream(f"{name} {at} with fma", make, fma)


def _indexed(form: X86Encoding) -> Iterator[Microbenchmark]:
    at, frame = form.label, form.frame

    def gather(n: int) -> str:
        return _gather(form, "vgatherqpd", 12, n % _ACCUMULATORS)

    # the values gathered are the indices of the next gather: zeros at ZERO, read as integers
    zeros = frame.extended(f"leaq {ZERO}(%rsi), %rdi", form.unary("movapd", 14, 0))
    link = [_gather(form, "vpgatherqq", 0, 1, "rdi"), _gather(form, "vpgatherqq", 1, 0, "rdi")]
    lines = [line for instruction in link for line in instruction.split("\n")]
    yield zeros.chain(f"gather {at} latency", lines, operations=2)
    yield frame.stream(f"gather {at} throughput", gather, length=24)
    if form.masks:

        def scatter(n: int) -> str:
            place = SCRATCH + HALF + 512 * (n % 8)
            return (
                "kxnorw %k0, %k0, %k1\n"
                f"vscatterqpd {form.register(15)}, {place}(%rsi,{form.register(12)},8){{%k1}}"
            )

        yield frame.stream(f"scatter {at} throughput", scatter, length=24)


def _gather(form: X86Encoding, name: str, index: int, target: int, base: str = "rsi") -> str:
    """Return a gather of every lane; the mask is used up by each, so it is set again."""
    memory = f"(%{base},{form.register(index)},8)"
    if form.masks:
        return f"kxnorw %k0, %k0, %k1\n{name} {memory}, {form.register(target)}{{%k1}}"
    mask = form.register(11)
    return f"vpcmpeqd {mask}, {mask}, {mask}\n{name} {mask}, {memory}, {form.register(target)}"


def _masks(form: X86Encoding) -> Iterator[Microbenchmark]:
    """Mask registers have no width; comparisons that fill them count as `fp_other`."""
    frame = form.frame.extended("kxnorw %k0, %k0, %k1", "kxnorw %k0, %k0, %k2")

    def combine(n: int) -> str:
        return f"kandw %k1, %k2, %k{3 + n % 5}"

    yield frame.chain("mask scalar latency", ["kandw %k1, %k2, %k2"])
    yield frame.stream("mask scalar throughput", combine)
    yield frame.stream("mask scalar with fma", combine, lambda n: form.fma(231, n % _ACCUMULATORS))
