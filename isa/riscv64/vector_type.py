"""Vector type and length that `vsetvli` sets: element width, register grouping, elements requested.

References
----------
RISC-V "V" Vector Extension 1.0, chapters 3 (`vtype`, `vl`) and 6 (`vsetvli`).
"""

from __future__ import annotations

from collections.abc import Iterable

from ...records import record
from ..instruction import DecodeError, Immediate, Instruction
from ..registers import Register
from .registers import ZERO

_MULTIPLIERS = {"mf8": 0.125, "mf4": 0.25, "mf2": 0.5, "m1": 1.0, "m2": 2.0, "m4": 4.0, "m8": 8.0}
_WIDTHS = {f"e{bits}": bits for bits in (8, 16, 32, 64)}
_POLICIES = frozenset({"ta", "tu", "ma", "mu"})
VECTOR_TYPE_WORDS = frozenset({*_MULTIPLIERS, *_WIDTHS, *_POLICIES})


@record
class VectorType:
    """Vector configuration that holds at an instruction.

    Attributes
    ----------
    element_bits : int
        SEW, width of an element.
    multiplier : float
        LMUL, registers of a group; below 1 a part of one.
    requested : int or None
        AVL, elements that were asked for; None for as many as a group holds, or an unknown number.
    keeps_tail, keeps_masked : bool
        Elements behind the last one, and masked ones, keep their old values: the destination is read.
    """

    element_bits: int
    multiplier: float = 1.0
    requested: int | None = None
    keeps_tail: bool = False
    keeps_masked: bool = False


def parse_vector_type(words: Iterable[str]) -> VectorType:
    """Return the vector type that the words behind `vsetvli` spell.

    Raises
    ------
    DecodeError
        If there is no element width.

    Examples
    --------
    >>> parse_vector_type(["e32", "mf2", "tu", "ma"])
    VectorType(element_bits=32, multiplier=0.5, requested=None, keeps_tail=True, keeps_masked=False)
    """
    said = set(words)
    widths = [_WIDTHS[word] for word in said & _WIDTHS.keys()]
    if len(widths) != 1:
        raise DecodeError(f"no element width in {' '.join(sorted(said))!r}")
    multipliers = [_MULTIPLIERS[word] for word in said & _MULTIPLIERS.keys()]
    multiplier = multipliers[0] if multipliers else 1.0
    # before version 1.0 a policy that is not written is undisturbed
    return VectorType(widths[0], multiplier, None, "ta" not in said, "ma" not in said)


def configured(instruction: Instruction, before: VectorType | None) -> VectorType | None:
    """Return the vector type behind a `vsetvli`, `vsetivli` or `vsetvl`, None where its text does not say.

    Parameters
    ----------
    instruction : Instruction
        The instruction that configures.
    before : VectorType or None
        The type that it finds.
    """
    if instruction.mnemonic == "vsetvl":
        return None
    target, length, *words = instruction.operands
    found = parse_vector_type(str(getattr(word, "name", "")) for word in words)
    requested = length.value if isinstance(length, Immediate) else None
    same_length = all(isinstance(o, Register) and o.root == ZERO for o in (target, length))
    if same_length and before is not None:
        requested = before.requested
    return VectorType(found.element_bits, found.multiplier, requested, found.keeps_tail, found.keeps_masked)
