"""Registers and their aliasing: every view of one physical register shares one `root`.

`zmm0`, `ymm0` and `xmm0` are views of root `zmm0`; `eax` of `rax`; `d3`, `v3` and `z3` of
`z3`; `w7` of `x7`. Dependencies are between roots, widths belong to views.
"""

from __future__ import annotations

from enum import StrEnum

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
