"""Loops that show where loads and stores get into each other's way: lines, banks, parts, hidden lanes.

They stand beside those of `pipeline_loops`, and need AVX-512 too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .pipeline_loops import LINE, LOADS, STORES, Loop, register, store

_LOADS = 24


def _loads(bits: int, places: Sequence[int]) -> tuple[str, ...]:
    return tuple(
        f"vmovupd {LOADS + places[n % len(places)]}(%rsi), {register(bits, n % 16)}" for n in range(_LOADS)
    )


def across_lines() -> Iterator[Loop]:
    """Yield loads, all, half or a quarter of which cross a line."""
    for bits in (256, 512):
        end = LINE - bits // 16  # half of each vector lies in the next line
        for every in (1, 2, 4):
            places = [n * LINE + (end if n % every == 0 else 0) for n in range(8)]
            yield Loop("loads across lines", f"one in {every}, {bits} bits", _loads(bits, places))


def in_banks() -> Iterator[Loop]:
    """Yield loads from the same half of lines, and from either half by turns."""
    for bits in (128, 256):
        for name, halves in (("the same half", (0, 0)), ("either half", (0, 32))):
            places = [n * LINE + halves[n % 2] for n in range(8)]
            yield Loop("loads from banks", f"{name}, {bits} bits", _loads(bits, places))


def of_parts() -> Iterator[Loop]:
    """Yield chains of stores and a load of what two of them, or a part of one, have written."""
    two = (f"vmovupd %ymm0, {STORES}(%rsi)", f"vmovupd %ymm0, {STORES + 32}(%rsi)")
    yield Loop(
        "through memory", "two stores, load of both, 512 bits", (*two, f"vmovupd {STORES}(%rsi), %zmm0")
    )
    for bits, rest in ((512, 32), (256, 16)):
        body = (f"vmovupd {register(bits, 0)}, {STORES}(%rsi)", f"vmovupd {STORES + rest}(%rsi), %xmm0")
        yield Loop("through memory", f"store, load of a part, {bits} bits", body)


def of_hidden_lanes() -> Iterator[Loop]:
    """Yield chains of a store and a load of other lanes of the same vector, both or one under a mask."""
    mask = ("movl $15, %ebx", "kmovb %ebx, %k2")
    part, same = f"vmovupd %zmm0, {STORES}(%rsi){{%k2}}", f"vmovupd {STORES}(%rsi), %zmm0{{%k2}}{{z}}"
    loops = (
        ("store of lanes, load of the same", (part, same)),
        ("store of lanes, load of others", (part, f"vmovupd {STORES + 32}(%rsi), %ymm0")),
        ("store of a half, load of other lanes", (f"vmovupd %ymm0, {STORES + 32}(%rsi)", same)),
    )
    for name, body in loops:
        yield Loop("through memory", name, (*mask, *body))


def mixed_stores() -> Iterator[Loop]:
    """Yield stores of 512 bits into as many lines as others of 256 bits go."""
    for lines in (1, 8):
        body = tuple(store(512, 30, n % lines) for n in range(24))
        yield Loop("stores by turns", f"24 of 512 bits into {lines} lines", body)


def access_loops() -> list[Loop]:
    """Return all loops of this file, by the effect that they show."""
    kinds = (across_lines, in_banks, of_parts, of_hidden_lanes, mixed_stores)
    return [loop for kind in kinds for loop in kind()]
