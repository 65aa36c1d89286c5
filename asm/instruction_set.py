"""Decoder and semantics of each instruction set, loaded when code of it is read.

Each has hundreds of patterns, and a file holds code of one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from ..isa.instruction import Instruction
from ..isa.state import State
from .dialect import AARCH64

Decode = Callable[[str, int, str], Instruction]
"""Text, line and syntax of an instruction -> what it is."""


class Effects(Protocol):
    """Semantics of the instructions of one instruction set; see `x86.execute` and `aarch64.execute`."""

    def compile_step(self, instruction: Instruction) -> Callable[[State], Any] | None:
        """Return a function that applies an instruction to a state, None where that is not modelled."""

    def compile_condition(self, instruction: Instruction) -> Callable[[State], int | None]:
        """Tell whether a conditional branch is taken; None where it depends on unknown values."""

    def active_lanes(self, instruction: Instruction) -> Callable[[State], int | None]:
        """Return the number of active lanes of a governed instruction; None where unknown."""


@cache
def decoder(isa: str) -> Decode:
    """Return the decoder of an instruction set."""
    if isa == AARCH64:
        from ..isa.aarch64.decode import decode  # noqa: PLC0415 - see above

        return lambda text, line, _: decode(text, line)
    from ..isa.x86_64 import decode as x86  # noqa: PLC0415 - see above

    return x86.decode


@cache
def effects(isa: str) -> Effects:
    """Return the semantics of an instruction set."""
    if isa == AARCH64:
        from ..isa.aarch64 import execute as aarch64  # noqa: PLC0415 - see above

        return aarch64
    from ..isa.x86_64 import execute as x86  # noqa: PLC0415 - see above

    return x86
