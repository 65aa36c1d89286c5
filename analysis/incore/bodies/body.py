"""The bodies of a function that are analysed: loops, marked regions, the whole if it has no loop."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from heapq import merge

from ....asm.flow import ControlFlow
from ....asm.instruction import Instruction, Kind, Listing, UnknownInstruction
from ....asm.registers import aarch64_register, x86_register

_WORD = re.compile(r"[A-Za-z]\w*(?:\.\w+)?")


class Shape(StrEnum):
    """What a body is."""

    LOOP = "loop"
    REGION = "region"  # between markers for an analyser
    FUNCTION = "function"  # has no loop


@dataclass(frozen=True, slots=True)
class Body:
    """A run of instructions that is analysed as a whole.

    Attributes
    ----------
    label : str
        Label of the loop, name of the region or of the function.
    shape : Shape
        What it is.
    depth : int
        1 for an outermost loop; 0 where there is no loop.
    first_line, last_line : int
        Range of lines in the assembly text.
    positions : tuple of int
        Positions in the listing; of an instruction that could not be decoded, -1.
    instructions : tuple of Instruction
        The same as records. One that could not be decoded stands there as a `nop` that reads
        and writes every register that it names.
    unknown : tuple of int
        Which of `instructions` could not be decoded.
    header : int or None
        Block that a loop is entered by.
    """

    label: str
    shape: Shape
    depth: int
    first_line: int
    last_line: int
    positions: tuple[int, ...]
    instructions: tuple[Instruction, ...]
    unknown: tuple[int, ...] = ()
    header: int | None = None

    @property
    def repeats(self) -> bool:
        """Whether the first instruction follows the last: in a loop, and where markers say so."""
        return self.shape is not Shape.FUNCTION


def unknown_places(listing: Listing) -> tuple[tuple[int, UnknownInstruction], ...]:
    """Return what could not be decoded, each with the position of the instruction behind it."""
    if not listing.unknown:
        return ()
    lines = [instruction.line for instruction in listing.instructions]
    return tuple((bisect_left(lines, missing.line), missing) for missing in listing.unknown)


def bodies_of(
    listing: Listing, flow: ControlFlow, unknown: Sequence[tuple[int, UnknownInstruction]]
) -> tuple[Body, ...]:
    """Return the bodies of one function in program order, its inner loops apart.

    Parameters
    ----------
    unknown : sequence of (int, UnknownInstruction)
        From `unknown_places`.

    Notes
    -----
    The analysers whose markers are honoured take what they enclose for the body of a loop.
    """
    function = flow.function
    reader = _Reader(listing, unknown)
    bodies = list(_loops(reader, flow))
    loops = {tuple(sorted(body.positions)) for body in bodies}
    bodies.extend(
        reader.body(region.name, Shape.REGION, range(region.start, region.stop))
        for region in listing.regions
        if function.start <= region.start < function.stop
        and region.start < region.stop
        and tuple(range(region.start, region.stop)) not in loops  # a loop that is marked is found anyway
    )
    if not bodies and function.start < function.stop:
        bodies = [reader.body(function.name, Shape.FUNCTION, range(function.start, function.stop))]
    return tuple(sorted(bodies, key=lambda body: (body.first_line, -body.last_line)))


def _loops(reader: _Reader, flow: ControlFlow) -> Iterator[Body]:
    for loop in flow.loops:
        blocks = [flow.blocks[index] for index in loop.own_blocks]
        positions = [position for block in blocks for position in range(block.start, block.stop)]
        yield reader.body(loop.label, Shape.LOOP, positions, loop.depth, loop.header)


@dataclass(frozen=True, slots=True)
class _Reader:
    """Takes bodies from a listing, with what could not be decoded in its place."""

    listing: Listing
    unknown: Sequence[tuple[int, UnknownInstruction]]

    def body(
        self,
        label: str,
        shape: Shape,
        positions: Sequence[int],
        depth: int = 0,
        header: int | None = None,
    ) -> Body:
        known = [(position, self.listing.instructions[position]) for position in positions]
        opaques = [(-1, opaque(missing, self.listing.isa)) for missing in self._beside(positions)]
        code = list(merge(known, opaques, key=lambda entry: entry[1].line)) if opaques else known
        return Body(
            label=label,
            shape=shape,
            depth=depth,
            first_line=min(instruction.line for _, instruction in code),
            last_line=max(instruction.line for _, instruction in code),
            positions=tuple(position for position, _ in code),
            instructions=tuple(instruction for _, instruction in code),
            unknown=tuple(n for n, (position, _) in enumerate(code) if position < 0),
            header=header,
        )

    def _beside(self, positions: Sequence[int]) -> Iterator[UnknownInstruction]:
        """Yield the unknown instructions that stand between or beside those of a body.

        One right before a body may be its first or the last before its label: it is counted,
        since a bound that leaves it out may be wrong. One behind the branch at the end is not.
        """
        if not self.unknown or not positions:
            return
        inside, last = set(positions), max(positions)
        first = bisect_left(self.unknown, min(positions), key=lambda place: place[0])
        for number in range(first, len(self.unknown)):
            after, missing = self.unknown[number]
            if after > last + 1:
                break
            before = after - 1
            if after in inside or (
                before in inside and self.listing.instructions[before].kind is not Kind.BRANCH
            ):
                yield missing


def opaque(missing: UnknownInstruction, isa: str) -> Instruction:
    """Return a `nop` that reads and writes every register that an unknown instruction names.

    So a chain through it is kept. Its cost is unknown, see `uncovered`.

    Examples
    --------
    >>> opaque(UnknownInstruction(3, "vfoo %zmm1, %zmm2"), "x86-64").writes
    ('zmm1', 'zmm2')
    """
    register = aarch64_register if isa == "aarch64" else x86_register
    words = (register(word.lower()) for word in _WORD.findall(missing.text.partition(" ")[2]))
    roots = tuple(dict.fromkeys(found.root for found in words if found is not None and found.root != "xzr"))
    return Instruction(
        line=missing.line,
        text=missing.text,
        mnemonic=missing.text.partition(" ")[0],
        operands=(),
        kind=Kind.NOP,
        reads=roots,
        writes=roots,
    )
