"""Registers of RISC-V by their names in assembly; the root is the name of the calling convention.

`x10` and `a0` are one register of root `a0`, `s0` and `fp` one of root `s0`. Scalar floating-point registers
are of the vector file, as cores rename and forward both alike.

References
----------
RISC-V ABIs Specification 1.0, chapter 2, register convention.
"""

from __future__ import annotations

from functools import cache

from ..instruction import VECTOR_LENGTH, Register, RegisterKind

ZERO = "zero"
"""Root of the register that is always 0, never part of the reads or writes of an instruction."""

GENERAL = (
    *("zero", "ra", "sp", "gp", "tp", "t0", "t1", "t2", "s0", "s1"),
    *(f"a{n}" for n in range(8)),
    *(f"s{n}" for n in range(2, 12)),
    *(f"t{n}" for n in range(3, 7)),
)
FLOATING = (
    *(f"ft{n}" for n in range(8)),
    *("fs0", "fs1"),
    *(f"fa{n}" for n in range(8)),
    *(f"fs{n}" for n in range(2, 12)),
    *(f"ft{n}" for n in range(8, 12)),
)
VECTORS = tuple(f"v{n}" for n in range(32))

_ROOTS = {
    **{name: (root, RegisterKind.INTEGER) for n, root in enumerate(GENERAL) for name in (root, f"x{n}")},
    **{name: (root, RegisterKind.VECTOR) for n, root in enumerate(FLOATING) for name in (root, f"f{n}")},
    **{name: (name, RegisterKind.VECTOR) for name in VECTORS},
    "fp": ("s0", RegisterKind.INTEGER),
    VECTOR_LENGTH: (VECTOR_LENGTH, RegisterKind.FLAGS),
}

CALL_READS = ("sp", *(f"a{n}" for n in range(8)), *(f"fa{n}" for n in range(8)))
"""Registers that may carry arguments."""

CALL_CLOBBERED = (
    *("ra", *(f"t{n}" for n in range(7)), *(f"a{n}" for n in range(8))),
    *(*(f"ft{n}" for n in range(12)), *(f"fa{n}" for n in range(8))),
    *VECTORS,
    VECTOR_LENGTH,
)
"""Registers that a callee need not preserve; the vector registers and `vl` are among them."""


@cache
def find_register(name: str) -> Register | None:
    """Return the register called `name`, or None if there is none.

    Examples
    --------
    >>> [find_register(name).root for name in ("x10", "a0", "fp", "f8", "v31")]
    ['a0', 'a0', 's0', 'fs0', 'v31']
    """
    if (found := _ROOTS.get(name)) is None:
        return None
    root, kind = found
    return Register(name, root, kind, 0 if root[0] == "v" else 64)


def register_group(first: Register, count: int) -> tuple[str, ...]:
    """Return the roots of a register and of those that follow it in its group.

    Examples
    --------
    >>> register_group(find_register("v8"), 4)
    ('v8', 'v9', 'v10', 'v11')
    """
    if not first.root.startswith("v") or count <= 1:
        return (first.root,)
    number = int(first.root[1:])
    return tuple(VECTORS[n % len(VECTORS)] for n in range(number, number + count))
