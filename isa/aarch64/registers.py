"""Registers of AArch64 by the names that assembly gives to their views."""

from __future__ import annotations

import re
from functools import cache

from ...lazy import pattern
from ..instruction import Register, RegisterKind

_AARCH64_SCALAR_BITS = {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}
_ELEMENT_BITS = {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}
_AARCH64 = pattern(
    r"(?P<file>[xwbhsdqvzp])(?P<number>[0-9]{1,2})(?:\.(?P<lanes>[0-9]{0,2})(?P<element>[bhsdq]))?(?:\[(?P<index>[0-9]{1,3})\])?"
)


@cache
def find_register(name: str) -> Register | None:
    """Return the AArch64 register written `name` (arrangement allowed), or None.

    Examples
    --------
    >>> r = find_register("v3.2d"); r.root, r.bits, r.element_bits, r.lanes
    ('z3', 128, 64, 2)
    >>> find_register("w7").root, find_register("z0.d").bits
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
