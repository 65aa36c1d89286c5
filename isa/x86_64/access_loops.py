"""Microbenchmark loops of memory access conflicts (lines, banks, partial and masked) and of dispatch.

`dispatch_loops` show how many instructions of a kind are dispatched in a cycle: in a run, and spread among as
many nops. Dispatch limits both, so that only the order differs. A loop of pops tells whether dispatch moves
the stack pointer by itself. Loops need AVX-512, or AVX2 and FMA, as those of `pipeline_loops` do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..microbenchmark import SCRATCH
from .pipeline_loops import (
    AVX512,
    GROUPS,
    LINE,
    LOADS,
    STORES,
    Loop,
    Vectors,
    half_mask,
    interleaved,
    masked_load,
    masked_store,
    register,
    spread,
    store,
)

N, NOPS = 24, 180
EFFECT = "dispatched together"
LINKS = 4
"""Stores and loads of them in a chain through renamed memory."""


def dispatch_loops(vectors: Vectors = AVX512) -> Iterator[Loop]:
    """Yield loops of stores, additions of integers, and branches that are not taken, among nops.

    Parameters
    ----------
    vectors : Vectors
        Those that the target has.
    """
    for kind, body in _kinds(vectors).items():
        nops = ["nop"] * NOPS
        yield Loop(EFFECT, f"{N} {kind} in a run", (*body, *nops), vectors)
        yield Loop(EFFECT, f"{N} {kind} spread", spread(body, nops), vectors)
    # below what a function may have there: a signal that comes meanwhile leaves that alone
    room = f"leaq {-8 * N}(%rsp), %rsp"
    yield Loop("pops", f"{N} pops", (room, *["popq %r9"] * N), vectors)
    for what, line, step in (("read", "leaq 8(%rsp), %r10", 8), ("changed", "addq $8, %rsp", 16)):
        lines = (f"leaq {-step * N // 2}(%rsp), %rsp", *["popq %r9", line] * (N // 2))
        yield Loop("stack pointer", f"{what} behind {N // 2} pops", lines, vectors)


def _kinds(v: Vectors) -> dict[str, list[str]]:
    return {
        "stores": [store(v.narrow, v.data, n % GROUPS) for n in range(N)],
        "additions": [f"addq $1, %r{8 + n % 4}" for n in range(N)],
        "branches": ["jo 9f\n9:"] * N,
    }


_LOADS = 24
_SECTOR = 32  # bytes


def _loads(v: Vectors, bits: int, places: Sequence[int]) -> tuple[str, ...]:
    registers = min(16, v.sums)
    return tuple(
        f"vmovupd {LOADS + places[n % len(places)]}(%rsi), {register(bits, n % registers)}"
        for n in range(_LOADS)
    )


def across_lines(v: Vectors) -> Iterator[Loop]:
    """Yield loads, all, half, a third or a quarter of which cross a line."""
    for bits in (v.narrow, v.bits):
        end = LINE - bits // 16  # half of each vector lies in the next line
        for every in (1, 2, 3, 4):
            places = [n * LINE + (end if n % every == 0 else 0) for n in range(12 if every == 3 else 8)]
            yield Loop("loads across lines", f"one in {every}, {bits} bits", _loads(v, bits, places), v)


def across_sectors(v: Vectors) -> Iterator[Loop]:
    """Yield stores to lines of their own that lie across a multiple of 32 bytes, and across none."""
    for bits in (128, 256):
        half = bits // 16
        for what, place in (("across", _SECTOR - half), ("within", 0)):
            body = tuple(store(bits, v.data, n, place) for n in range(GROUPS))
            yield Loop("stores across sectors", f"{what} 32 bytes, {bits} bits", body, v)


def across_pages(v: Vectors) -> Iterator[Loop]:
    """Yield stores to one line, of which one crosses a line or a page besides."""
    for bits in (v.narrow, v.bits):
        half = bits // 16  # of a vector, before a line or a page ends
        for what, place in (("line", STORES + LINE - half), ("page", STORES - half)):
            others = [store(bits, v.data, 0) for _ in range(12)]
            body = (*others, f"vmovupd {register(bits, v.data)}, {place}(%rsi)")
            yield Loop("stores across pages", f"one in 13 across a {what}, {bits} bits", body, v)


def of_another_page(v: Vectors) -> Iterator[Loop]:
    """Yield stores, and loads at their places in another page, which some cores take for what was stored."""
    for name, away in (("the same place", 0), ("half a page away", 2048)):
        rows = [
            (store(v.bits, v.data, n), f"vmovupd {SCRATCH + n * LINE + away}(%rsi), {register(v.bits, n)}")
            for n in range(GROUPS)
        ]
        yield Loop("loads of another page", name, tuple(line for row in rows for line in row), v)


def in_banks(v: Vectors) -> Iterator[Loop]:
    """Yield loads from the same half of lines, and from either half by turns."""
    for bits in (128, 256):
        for name, halves in (("the same half", (0, 0)), ("either half", (0, 32))):
            places = [n * LINE + halves[n % 2] for n in range(8)]
            yield Loop("loads from banks", f"{name}, {bits} bits", _loads(v, bits, places), v)


def of_parts(v: Vectors) -> Iterator[Loop]:
    """Yield chains of stores and a load of what two of them, or a part of one, have written."""
    narrow, half = register(v.narrow, 0), v.narrow // 8
    two = (f"vmovupd {narrow}, {STORES}(%rsi)", f"vmovupd {narrow}, {STORES + half}(%rsi)")
    both = f"vmovupd {STORES}(%rsi), {register(v.bits, 0)}"
    yield Loop("through memory", f"two stores, load of both, {v.bits} bits", (*two, both), v)
    for bits in (v.bits, v.narrow):
        part = f"{STORES + bits // 16}(%rsi), %xmm0"
        load = f"vmovupd {part}" if bits > 128 else f"vmovsd {part}"
        body = (f"vmovupd {register(bits, 0)}, {STORES}(%rsi)", load)
        yield Loop("through memory", f"store, load of a part, {bits} bits", body, v)


def through_registers(v: Vectors) -> Iterator[Loop]:
    """Yield chains of integer stores and loads of them, by what the load does: some cores rename memory."""
    at, part = f"{STORES}(%rsi)", f"{STORES + 4}(%rsi)"
    index, moved = f"{STORES}(%rsi,%rax)", f"{STORES + 8}(%rdi)"
    pointer = "leaq -8(%rsi), %rdi"
    loops = {
        "move": ("movq %r8, " + at, f"movq {at}, %r8"),
        "move from another register": (pointer, "movq %r8, " + at, f"movq {moved}, %r8"),
        "move from a register written again": ("movq %r8, " + moved, pointer, f"movq {moved}, %r8"),
        "move with an index": ("movq %r8, " + index, f"movq {index}, %r8"),
        "move of a byte": ("movb %r8b, " + at, f"movb {at}, %r8b"),
        "extension": ("movl %r8d, " + at, f"movslq {at}, %r8"),
        "operand": ("movq %r8, " + at, f"addq {at}, %r8"),
        "change": ("addq $1, " + at,),
        "register_change": ("addq %rdi, " + at,),
        "part": ("movq %r8, " + at, f"movl {part}, %r8d"),
    }
    for name, body in loops.items():  # a single store and load may be learned where several are not
        begin = (pointer,) if moved in body[0] else ()
        yield Loop("renamed memory", f"{LINKS} of a {name}", (*begin, *body * LINKS), v)


def sharing_ports(v: Vectors) -> Iterator[Loop]:
    """Yield loads and stores of integers, which take longer where they share ports for addresses."""
    loads = [f"movq {LOADS + 8 * n}(%rsi), %r{8 + n % 4}" for n in range(12)]
    stores = [f"movq %rax, {STORES + 8 * n}(%rsi)" for n in range(6)]
    yield Loop("addresses", "12 loads, 6 stores", interleaved(loads, stores), v)


def of_hidden_lanes(v: Vectors) -> Iterator[Loop]:
    """Yield chains of a store and a load of other lanes of the same vector, both or one under a mask."""
    part, same = masked_store(v, v.bits, 0, STORES, mask=2), masked_load(v, v.bits, STORES, 0, mask=2)
    half, other = register(v.narrow, 0), STORES + v.narrow // 8
    loops = (
        ("store of lanes, load of the same", (part, same)),
        ("store of lanes, load of others", (part, f"vmovupd {other}(%rsi), {half}")),
        ("store of a half, load of other lanes", (f"vmovupd {half}, {other}(%rsi)", same)),
    )
    for name, body in loops:
        yield Loop("through memory", name, (*half_mask(v, 2), *body), v)


def from_within(v: Vectors) -> Iterator[Loop]:
    """Yield loads of parts of what was just stored, from where the stores begin and from behind that."""
    for bits in (v.bits, v.narrow):
        stores = [f"vmovupd {register(bits, v.data)}, {STORES + n * bits // 8}(%rsi)" for n in range(GROUPS)]
        for name, behind in (("the beginning", 0), ("behind it", 8)):
            places = [STORES + n % GROUPS * bits // 8 + behind for n in range(4 * GROUPS)]
            loads = [f"vmovsd {place}(%rsi), {register(128, n % 6)}" for n, place in enumerate(places)]
            body = (*stores, *loads)
            yield Loop("loads from within stores", f"from {name}, {bits} bits", body, v)


def mixed_stores(v: Vectors) -> Iterator[Loop]:
    """Yield stores of the widest vectors into as many lines as narrower ones go."""
    for lines in (1, 8) if v.masks else ():
        body = tuple(store(v.bits, v.data, n % lines) for n in range(24))
        yield Loop("stores by turns", f"24 of {v.bits} bits into {lines} lines", body, v)


def in_runs(v: Vectors) -> Iterator[Loop]:
    """Yield loads of vectors, then as many of integers, in runs that schedulers hold."""
    for run in (12, 24, 48):
        vectors = [f"vmovupd {LOADS}(%rsi), {register(v.narrow, n % min(16, v.sums))}" for n in range(run)]
        integers = [f"movq {LOADS}(%rsi), %r{8 + n % 6}" for n in range(run)]
        yield Loop("loads in runs", f"{run} of vectors, {run} of integers", (*vectors, *integers), v)


def access_loops(vectors: Vectors = AVX512) -> list[Loop]:
    """Return all loops of this file that some vectors allow, by the effect that they show."""
    across = (across_lines, across_sectors, across_pages)
    others = (of_another_page, in_banks, in_runs, of_parts)
    more = (through_registers, sharing_ports, of_hidden_lanes, from_within, mixed_stores)
    return [loop for kind in (*across, *others, *more) for loop in kind(vectors)]
