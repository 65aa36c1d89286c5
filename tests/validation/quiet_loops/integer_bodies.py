"""Bodies of loops of operations on integers, and of those on vectors whose results go to integers.

They tell that what goes to the same schedulers has as many slots of a cycle of dispatch as these are, that
both micro-ops of an operation are dispatched together, which pipes operations take whose results go to
integers, and which ports of integers they take besides. `quiet_loops.py` times them.
"""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, LOADS, STORES, Loop

N, NOPS = 24, 180
TARGETS = ("rax", "rdx", "r8", "r9", "r10", "r11")
KINDS = {
    "sum": "leaq 1(%rsi), %{}",
    "counter": "incq %{}",
    "move": "cmovcq %rsi, %{}",
    "shift": "rorxq $3, %rsi, %{}",
    "product": "imulq $3, %rsi, %{}",
    "branch": "jo 9f\n9:",
    "load": f"movq {LOADS}(%rsi), %{{}}",
    "zeros": "tzcntq %rsi, %{}",
    "bit": "blsrq %rsi, %{}",
    "three": "leaq 1(%rsi,%rsi), %{}",
    "scan": "bsfq %rsi, %{}",
    "reverse": "bsrq %rsi, %{}",
    "set": "btsq $3, %{}",
    "field": "bextrq %rsi, %rsi, %{}",
}
RUNS = (
    *("move", "shift", "product", "branch", "zeros", "three"),
    *("move shift", "move sum", "move move sum", "shift sum", "branch move", "branch shift", "branch sum"),
    *("load sum", "load move", "load shift", "load branch", "zeros sum", "zeros shift"),
)
VECTORS = {
    "flags": "vcomisd %xmm14, %xmm15",
    "signs": "vmovmskpd %xmm14, %eax",
    "test": "vtestpd %xmm14, %xmm15",
    "vmovd": "vmovd %xmm14, %edx",
    "converted": "vcvttsd2si %xmm14, %r8",
    "element": "vpextrq $1, %xmm14, %r9",
    "sum": "vaddsd %xmm14, %xmm15, %xmm{}",
    "maximum": "vmaxsd %xmm14, %xmm15, %xmm{}",
    "FMA": "vfmadd231sd %xmm14, %xmm15, %xmm{}",
    "shuffle": "vunpcklpd %xmm14, %xmm15, %xmm{}",
    "product": "vpmuludq %xmm14, %xmm15, %xmm{}",
    "store": f"vmovupd %xmm14, {STORES}(%rsi)",
}
RESULTS = (
    *("flags", "signs", "test", "vmovd", "flags signs", "flags test", "flags vmovd", "flags converted"),
    *("flags store", "vmovd store", "flags sum", "flags sum sum", "flags maximum sum", "flags FMA FMA"),
    *("flags product product", "flags shuffle shuffle", "flags sum product product", "flags sum product"),
    *("test product product", "test sum sum", "test shuffle shuffle", "test FMA", "vmovd sum sum"),
    *("vmovd FMA FMA", "signs sum sum", "signs FMA FMA", "converted sum sum", "signs vmovd"),
)
HANDED = ("flags", "signs", "vmovd", "converted", "element")
INTEGERS = ("sum", "shift", "move", "product", "branch", "counter", "sum sum", "shift shift", "move move")
BESIDE = ("sum", "shift", "product", "move", "zeros", "sum sum", "shift shift", "move move", "zeros zeros")


def integer_bodies() -> Iterator[Loop]:
    """Yield runs of each kind and of some by turns, operations of two micro-ops, and results of vectors."""
    for names in RUNS:
        group = names.split()
        body = (*lines(group * (N // len(group))), *["nop"] * NOPS)
        yield Loop("integers in a run", f"{N}, {names} by turns, {NOPS} nops", body, AVX2)
    for one in ("zeros", "bit", "three"):
        yield Loop("two micro-ops", f"{N} {one}", (*lines([one] * N),), AVX2)
        for names in BESIDE:
            body = (*lines([one, *names.split()] * N),)
            yield Loop("two micro-ops", f"{N} {one}, {names} beside each", body, AVX2)

    for names in ("scan", "reverse", "set", "set shift shift", "field", "field shift shift"):
        body = (*lines(names.split() * N),)
        yield Loop("single bits", f"{N} times {names}", body, AVX2)
    for names in RESULTS:
        group = [VECTORS[name] for name in names.split()]
        body = tuple(line.format(n % 12) for n, line in enumerate(group * N))
        yield Loop("results for integers", f"{N} times {names}", body, AVX2)
    for one in HANDED:
        for names in INTEGERS:
            kinds = names.split()
            body = tuple(
                line for n in range(N) for line in (VECTORS[one], *lines(kinds, first=n * len(kinds)))
            )
            yield Loop("results beside integers", f"{N} times {one} {names}", body, AVX2)


def lines(kinds: list[str], first: int = 0) -> Iterator[str]:
    """Yield a line for each, to one register after the other."""
    for number, kind in enumerate(kinds, first):
        yield KINDS[kind].format(TARGETS[number % len(TARGETS)])
