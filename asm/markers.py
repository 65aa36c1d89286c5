"""Regions that markers for an analyser enclose: IACA, OSACA and llvm-mca.

Comments mark a region for OSACA and llvm-mca; IACA, and OSACA on AArch64, know a constant that
is moved to a register right before three or four bytes that do nothing:

    # LLVM-MCA-BEGIN name      # OSACA-BEGIN      movl $111, %ebx ; .byte 100, 103, 144
    # LLVM-MCA-END name        # OSACA-END        movl $222, %ebx ; .byte 100, 103, 144
                                                  mov x1, #111    ; .byte 213, 3, 32, 31
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..errors import UsageError
from ..isa.instruction import Immediate, Instruction, Register
from ..lazy import pattern
from ..records import record
from .listing_record import Region

_COMMENT = pattern(
    r"(?:\#|//|;)\s*(?P<tool>OSACA|LLVM-MCA)-(?P<end>BEGIN|END)\b[ \t]*(?P<name>[^\s*]*)", re.IGNORECASE
)
_BYTES = ((100, 103, 144), (213, 3, 32, 31))
_MOST_BYTES = max(map(len, _BYTES))
_CONSTANTS = {111: True, 222: False}
_MARKED_REGISTERS = frozenset({"rbx", "x1"})
IACA_DISASSEMBLED = frozenset({"fs addr32 nop", "addr32 fs nop"})
"""Instructions that a disassembler makes of the bytes of IACA's markers."""


def has_comment_markers(text: str) -> bool:
    """Tell whether a text may hold markers in its comments."""
    upper = text.upper()
    return "OSACA-" in upper or "LLVM-MCA-" in upper


@record
class _Open:
    start: int
    line: int


class RegionMarkers:
    """Collects regions while a listing is read; positions count the instructions before."""

    def __init__(self) -> None:
        self._regions: list[Region] = []
        self._open: dict[tuple[str, str], _Open] = {}
        self._bytes: list[int] = []
        self._bytes_at = -1

    def comment(self, text: str, line: int, position: int) -> None:
        """Take note of a marker in the comment of a line, where there is one.

        Parameters
        ----------
        text : str
            The comment.
        line : int
            Number of its line.
        position : int
            Number of instructions before it.

        Raises
        ------
        UsageError
            The markers do not pair.
        """
        for match in _COMMENT.finditer(text):
            tool, name = match["tool"].upper(), match["name"] if match["tool"].upper() != "OSACA" else ""
            if match["end"].upper() == "BEGIN":
                self._begin(tool, name, line, position)
            else:
                self._end(tool, name, line, position)

    def byte_values(self, values: Sequence[int], line: int, instructions: Sequence[Instruction]) -> bool:
        """Tell whether bytes between the instructions are, or may become, a marker.

        Parameters
        ----------
        values : sequence of int
            The bytes.
        line : int
            Number of their line.
        instructions : sequence of Instruction
            Instructions before them.

        Raises
        ------
        UsageError
            The markers do not pair.
        """
        constant = _marked_constant(instructions)
        if constant is None:
            return False
        if self._bytes_at != len(instructions):
            self._bytes, self._bytes_at = [], len(instructions)
        if len(self._bytes) > _MOST_BYTES:  # no marker any more
            return False
        self._bytes += values[: _MOST_BYTES + 1]
        if tuple(self._bytes) in _BYTES:
            self.marked(line, instructions)
            return True
        return any(tuple(self._bytes) == whole[: len(self._bytes)] for whole in _BYTES)

    def marked(self, line: int, instructions: Sequence[Instruction]) -> None:
        """Open or close a region after the instruction that moves the constant."""
        constant = _marked_constant(instructions)
        if constant is None:
            return
        if _CONSTANTS[constant]:
            self._begin("IACA", "", line, len(instructions))
        else:
            self._end("IACA", "", line, len(instructions) - 1)

    def _begin(self, tool: str, name: str, line: int, position: int) -> None:
        if (tool, name) in self._open:
            first = self._open[tool, name].line
            raise UsageError(f"line {line}: {tool} region begins again; end the one of line {first} before")
        self._open[tool, name] = _Open(position, line)

    def _end(self, tool: str, name: str, line: int, position: int) -> None:
        mine = [key for key in self._open if key[0] == tool]
        key = (tool, name) if (tool, name) in self._open or name or len(mine) != 1 else mine[0]
        opened = self._open.pop(key, None)
        if opened is None:
            what = f"region '{name}' ends" if name else "region ends"
            raise UsageError(f"line {line}: {tool} {what} without a begin; add the marker that begins it")
        if position <= opened.start:
            raise UsageError(f"line {line}: {tool} region of line {opened.line} holds no instruction")
        self._regions.append(Region(key[1], opened.start, position))

    def regions(self) -> tuple[Region, ...]:
        """Return the regions in program order; one without a name is called by its number.

        Raises
        ------
        UsageError
            A region has no end.
        """
        for (tool, _), opened in self._open.items():
            raise UsageError(f"line {opened.line}: {tool} region has no end; add the marker that ends it")
        ordered = sorted(self._regions, key=lambda region: (region.start, -region.stop))
        return tuple(
            Region(region.name or f"region {number}", region.start, region.stop)
            for number, region in enumerate(ordered, 1)
        )


def _marked_constant(instructions: Sequence[Instruction]) -> int | None:
    """Return the constant of a marker that the last instruction moves, None without one."""
    operands = instructions[-1].operands if instructions else ()
    constant = next((o.value for o in operands if isinstance(o, Immediate)), 0)
    registers = [operand for operand in operands if isinstance(operand, Register)]
    marks = len(operands) == 2 and registers and registers[0].root in _MARKED_REGISTERS
    return constant if marks and constant in _CONSTANTS and instructions[-1].mnemonic[:3] == "mov" else None
