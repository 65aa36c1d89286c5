"""Records of a parsed assembly file: instructions with labels, functions, data and source locations."""

from __future__ import annotations

from collections.abc import Mapping

from ..isa.instruction import Instruction
from ..isa.instruction_set import InstructionSet
from ..isa.registry import instruction_set
from ..records import field, record


@record
class UnknownInstruction:
    """An instruction that the parser does not know: reported and counted, never guessed."""

    line: int
    text: str


@record
class Function:
    """A function of the listing: instructions `start` to `stop - 1`."""

    name: str
    start: int
    stop: int


@record
class Region:
    """Instructions `start` to `stop - 1` between a pair of markers for an analyser."""

    name: str
    start: int
    stop: int


@record
class SourceLocation:
    """Source location of an instruction in the high-level code."""

    file: str
    line: int


@record
class Listing:
    """One parsed assembly file.

    Attributes
    ----------
    isa : str
        Name of the instruction set.
    instructions : tuple of Instruction
        In program order.
    labels : mapping of str to int
        Label to index of the instruction that follows it (may equal the count at the end).
    functions : tuple of Function
        Functions in order.
    data : mapping of str to bytes
        Constants by label: what `.quad`, `.long`, `.zero` and the like lay down after it, up
        to the next label.
    unknown : tuple of UnknownInstruction
        Instructions that could not be decoded.
    regions : tuple of Region
        Regions between the markers of IACA, OSACA or llvm-mca.
    locations : mapping of int to SourceLocation
        By position, where `.loc` directives say it.
    syntax : str
        "att" or "intel", that of the first instruction; "gas" for AArch64.
    heads : mapping of int to SourceLocation
        Beginnings of functions in the high-level code, by the position of their first instruction: the
        first `.loc` behind their label.
    discriminators : mapping of int to int
        By position, of places of one line that are told apart; 0 is left out.
    producer : str
        Compiler that wrote the code, "go", "julia", "rust" or "msvc"; "" of those with gcc's flags.
    """

    isa: str
    instructions: tuple[Instruction, ...]
    labels: Mapping[str, int]
    functions: tuple[Function, ...]
    data: Mapping[str, bytes] = field(default_factory=dict)
    unknown: tuple[UnknownInstruction, ...] = ()
    regions: tuple[Region, ...] = ()
    locations: Mapping[int, SourceLocation] = field(default_factory=dict)
    syntax: str = "att"
    heads: Mapping[int, SourceLocation] = field(default_factory=dict)
    discriminators: Mapping[int, int] = field(default_factory=dict)
    producer: str = ""

    @property
    def instruction_set(self) -> InstructionSet:
        """Facts and parts of its instruction set."""
        return instruction_set(self.isa)
