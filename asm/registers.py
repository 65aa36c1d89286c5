"""Registers and their aliasing: every view of one physical register shares one `root`.

`zmm0`, `ymm0` and `xmm0` are views of root `zmm0`; `eax` of `rax`; `d3`, `v3` and `z3` of
`z3`; `w7` of `x7`. Dependencies are between roots, widths belong to views.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache

from ..patterns import pattern
from ..records import record


class RegisterKind(StrEnum):
    """The register file that a register belongs to."""

    __hash__ = str.__hash__  # as that of `Kind`

    INTEGER = "integer"
    VECTOR = "vector"
    MASK = "mask"
    X87 = "x87"
    FLAGS = "flags"


@record
class Register:
    """One view of a physical register.

    Attributes
    ----------
    name : str
        As written in the assembly, lower case, without sigil and arrangement: `ymm3`, `w7`,
        `z0`, `d0`.
    root : str
        The physical register that all aliases share: `zmm3`, `x7`, `z0`. The zero register of
        AArch64 has root `xzr`; it is never part of an instruction's reads or writes.
    kind : RegisterKind
        Register file.
    bits : int
        Width of this view; 0 for the scalable SVE registers, whose width the target sets.
    element_bits : int
        Element size given by an AArch64 arrangement (`z0.d` 64, `v0.2d` 64), else 0.
    lanes : int
        Lane count given by a NEON arrangement (`v0.2d` 2), else 0.
    lane_index : int
        Element index of `v0.d[1]` or `z0.d[2]`, else -1.
    """

    name: str
    root: str
    kind: RegisterKind
    bits: int
    element_bits: int = 0
    lanes: int = 0
    lane_index: int = -1


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
def x86_register(name: str) -> Register | None:
    """Return the x86-64 register called `name` (no `%`), or None if there is none.

    Examples
    --------
    >>> x86_register("ymm3").root, x86_register("eax").root, x86_register("k1").kind.value
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


_AARCH64_SCALAR_BITS = {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}
_ELEMENT_BITS = {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}
_AARCH64 = pattern(
    r"(?P<file>[xwbhsdqvzp])(?P<number>[0-9]{1,2})(?:\.(?P<lanes>[0-9]{0,2})(?P<element>[bhsdq]))?(?:\[(?P<index>[0-9]{1,3})\])?"
)


@cache
def aarch64_register(name: str) -> Register | None:
    """Return the AArch64 register written `name` (arrangement allowed), or None.

    Examples
    --------
    >>> r = aarch64_register("v3.2d"); r.root, r.bits, r.element_bits, r.lanes
    ('z3', 128, 64, 2)
    >>> aarch64_register("w7").root, aarch64_register("z0.d").bits
    ('x7', 0)
    """
    fixed = {"sp": ("sp", 64), "wsp": ("sp", 32), "xzr": ("xzr", 64), "wzr": ("xzr", 32)}
    if name in fixed:
        root, bits = fixed[name]
        return Register(name, root, RegisterKind.INTEGER, bits)
    if name in {"fp", "lr"}:
        return Register(name, {"fp": "x29", "lr": "x30"}[name], RegisterKind.INTEGER, 64)
    match = _AARCH64.fullmatch(name)
    if match is None or int(match["number"]) > (15 if match["file"] == "p" else 31):
        return None
    return _aarch64_view(match)


def _aarch64_view(match: re.Match[str]) -> Register | None:
    file, number = match["file"], int(match["number"])
    element = _ELEMENT_BITS[match["element"]] if match["element"] else 0
    lanes = int(match["lanes"]) if match["lanes"] else 0
    index = int(match["index"]) if match["index"] else -1
    name = f"{file}{number}"
    if file in "xw":
        if number > 30:
            return None
        return Register(name, f"x{number}", RegisterKind.INTEGER, 64 if file == "x" else 32)
    if file == "p":
        return Register(name, name, RegisterKind.MASK, 0, element)
    bits = 0 if file == "z" else (lanes * element or 128) if file == "v" else _AARCH64_SCALAR_BITS[file]
    return Register(name, f"z{number}", RegisterKind.VECTOR, bits, element, lanes, index)
