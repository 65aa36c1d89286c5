"""Form of a RISC-V mnemonic: operand shape, class, effects, and registers of its vector groups.

Rows of the form tables are `(mnemonics, shape, kind, effects, groups)`. A shape is spelt in the letters of
`operands`, alternatives divided by `|`; `*` is the letter behind the dot of the mnemonic that names the last
source (`vadd.vx`). A trailing mask and a trailing rounding mode may follow.
Groups hold a letter for each vector operand as written:

======  ===================================================================
`L`     LMUL registers
`W`     twice LMUL: the wide side of widening and narrowing
`1`     one register: masks, results of reductions and comparisons
`2` `4` half and a quarter of LMUL, `8` an eighth: sources of extensions
`E`     LMUL by the width of elements in memory: data of loads, indices
`R`     as many as the mnemonic says: `vl2re64.v`
======  ===================================================================
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Flag, auto

from ...records import record
from ..instruction import Kind


class Effect(Flag):
    """Effect of a form beyond writing its first operand and reading the others."""

    NONE = 0
    KEEPS = auto()  # the old destination is a source
    NO_DESTINATION = auto()
    MODIFIES = auto()  # the memory operand is read and written (atomics)
    STATUS = auto()  # a store whose first operand is a destination: whether it succeeded
    CONFIGURES = auto()  # sets the vector length and type
    ANY_LENGTH = auto()  # a vector instruction that does not depend on the vector length
    WIDENS = auto()  # the result has elements of twice the width


Row = tuple[str, str, Kind, Effect, str]


@record
class RiscvForm:
    """Form of a mnemonic."""

    shapes: tuple[str, ...]
    kind: Kind
    effect: Effect
    groups: str

    def takes(self, shape: str) -> bool:
        """Tell whether operands of a shape fit.

        Examples
        --------
        >>> form = RiscvForm(("vvv", "vvx"), Kind.VECTOR_INTEGER, Effect.NONE, "LLL")
        >>> [form.takes(shape) for shape in ("vvv", "vvxm", "vv")]
        [True, True, False]
        """
        bare = shape.rstrip("w") if self.effect & Effect.CONFIGURES else shape.removesuffix("m")
        return any(way in (shape, bare, bare.removesuffix("w")) for way in self.shapes)


def index_forms(rows: Iterable[Row]) -> dict[str, RiscvForm]:
    """Return the form of every mnemonic.

    Raises
    ------
    ValueError
        If two rows name one mnemonic.
    """
    table: dict[str, RiscvForm] = {}
    for mnemonics, shapes, kind, effect, groups in rows:
        for mnemonic in mnemonics.split():
            if mnemonic in table:
                raise ValueError(f"two forms of {mnemonic}")
            ways = shapes.replace("*", mnemonic.removesuffix("m")[-1]).split("|")
            table[mnemonic] = RiscvForm(tuple(ways), kind, effect, groups)
    return table
