"""Registers of x86-64 by the names that assembly gives to their views."""

from __future__ import annotations

from functools import cache

from ...lazy import pattern
from ..instruction import Register, RegisterKind

_X86_LEGACY = ("ax", "bx", "cx", "dx", "si", "di", "bp", "sp")


def _x86_integer_views() -> dict[str, tuple[str, int]]:
    views: dict[str, tuple[str, int]] = {"rip": ("rip", 64), "eip": ("rip", 32)}
    for stem in _X86_LEGACY:
        root = "r" + stem
        views |= {root: (root, 64), "e" + stem: (root, 32), stem: (root, 16)}
        low = stem[0] + "l" if stem.endswith("x") else stem + "l"
        views[low] = (root, 8)
        if stem.endswith("x"):
            views[stem[0] + "h"] = (root, 8)
    for number in range(8, 32):
        root = f"r{number}"
        views |= {root: (root, 64), root + "d": (root, 32), root + "w": (root, 16), root + "b": (root, 8)}
    return views


_X86_INTEGER = _x86_integer_views()
_X86_VECTOR = pattern(r"([xyz])mm([0-9]{1,2})")
_X87 = pattern(r"st(?:\(([0-7])\))?")
_MMX = pattern(r"mm[0-7]")
_X86_VECTOR_BITS = {"x": 128, "y": 256, "z": 512}


@cache
def find_register(name: str) -> Register | None:
    """Return the x86-64 register called `name` (no `%`), or None if there is none.

    Examples
    --------
    >>> find_register("ymm3").root, find_register("eax").root, find_register("k1").kind.value
    ('zmm3', 'rax', 'mask')
    """
    if name in _X86_INTEGER:
        root, bits = _X86_INTEGER[name]
        return Register(name, root, RegisterKind.INTEGER, bits)
    if (match := _X86_VECTOR.fullmatch(name)) and int(match[2]) < 32:
        return Register(name, f"zmm{match[2]}", RegisterKind.VECTOR, _X86_VECTOR_BITS[match[1]])
    if match := _X87.fullmatch(name):
        return Register(name, f"st({match[1] or 0})", RegisterKind.X87, 80)
    if match := _MMX.fullmatch(name):
        return Register(name, name, RegisterKind.VECTOR, 64)
    if len(name) == 2 and name[0] == "k" and name[1] in "01234567":
        return Register(name, name, RegisterKind.MASK, 64)
    return None
