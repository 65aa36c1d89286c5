"""Instructions that a text writes as numbers: `.byte 0x66,0x0f,0x38,0xdc,0xd1`, `.inst 0x4e20cc20`.

Numbers among the instructions are code where the instruction before runs into them, or where a branch or a
function begins there, and data elsewhere: jump tables and constants stand behind jumps and returns. Those of
instructions that cost the same on every core are read; all others are reported as not decoded.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from ..isa.instruction import Instruction, Kind
from ..isa.instruction_set import Dialect
from ..records import record
from .expressions import integer
from .listing_record import UnknownInstruction

INSTRUCTION_BYTES = frozenset(
    {".byte", ".1byte", ".short", ".hword", ".value", ".2byte", ".word", ".long", ".int", ".4byte", ".quad"}
)
"""Directives that programs write instructions with."""

_MOST_VALUES = 16
_SIZES = {".quad": 8, ".short": 2, ".hword": 2, ".value": 2, ".2byte": 2, ".byte": 1, ".1byte": 1}


def numbers(arguments: str) -> list[int] | None:
    """Return the values of a directive, None where they are many or not all numbers.

    Examples
    --------
    >>> numbers("0x66, 0x0f"), numbers(".L3-.L4")
    ([102, 15], None)
    """
    if len(arguments) > 400:
        return None
    values = [integer(text) for text in arguments.split(",")]
    known = [value for value in values if value is not None]
    return known if len(known) == len(values) <= _MOST_VALUES else None


def encoded(dialect: Dialect, directive: str, values: Sequence[int]) -> str | None:
    """Return the instruction that some numbers are, "" for prefixes of the next, None where it is not known.

    Parameters
    ----------
    dialect : Dialect
        Of the instruction set.
    directive : str
        Directive that lays the values down.
    values : sequence of int

    Examples
    --------
    >>> from ..isa.registry import instruction_set
    >>> x86 = instruction_set("x86-64").dialect
    >>> [encoded(x86, ".byte", values) for values in ([0xF3, 0xC3], [0x66], [0x66, 0x0F, 0x38])]
    ['ret', '', None]
    """
    content = bytes_of(dialect, directive, values)
    if (read := dict(dialect.encodings).get(content)) is not None:
        return read
    if content.startswith(dialect.nop_beginnings or b"\0" * 17):
        return "nop"
    return "" if content and not content.strip(dialect.prefix_bytes) and dialect.prefix_bytes else None


def bytes_of(dialect: Dialect, directive: str, values: Sequence[int]) -> bytes:
    """Return the bytes that a directive lays down.

    Parameters
    ----------
    dialect : Dialect
        Of the instruction set.
    directive : str
        Such as ".byte".
    values : sequence of int

    Examples
    --------
    >>> from ..isa.registry import instruction_set
    >>> bytes_of(instruction_set("aarch64").dialect, ".inst", [0x4E20CC20]).hex()
    '20cc204e'
    """
    size = dialect.word_bytes if directive == ".word" else _SIZES.get(directive, 4)
    return b"".join((value % (1 << 8 * size)).to_bytes(size, "little") for value in values)


@record
class _Number:
    """Numbers among the instructions, with the labels right before them."""

    line: int
    text: str
    position: int
    labels: tuple[str, ...]
    is_code: bool
    content: bytes = b""


@record
class MachineCode:
    """A run of numbers that are instructions.

    Attributes
    ----------
    content : bytes
        The numbers, one behind the other.
    parts : tuple of (int, int, str)
        Offset of each directive, its line and its text.
    """

    content: bytes
    parts: tuple[tuple[int, int, str], ...]


def texts_of_lines(
    runs: Sequence[MachineCode], decoded: Sequence[Sequence[tuple[int, str]]]
) -> dict[tuple[int, str], tuple[str, ...]]:
    """Return the instructions that begin in each directive, by its line and text.

    Parameters
    ----------
    runs : sequence of MachineCode
        Runs of a text.
    decoded : sequence of sequence of (int, str)
        Offsets and texts of the instructions of each, and last where they end; empty of one that was not
        decoded.

    Examples
    --------
    >>> run = MachineCode(bytes(4), ((0, 7, ".byte 0,0"), (2, 8, ".byte 0,0")))
    >>> texts_of_lines([run], [[(0, "nop"), (1, "nop"), (4, "")]])
    {(7, '.byte 0,0'): ('nop', 'nop'), (8, '.byte 0,0'): ()}
    """
    found: dict[tuple[int, str], tuple[str, ...]] = {}
    for run, instructions in zip(runs, decoded, strict=True):
        if not instructions:
            continue
        ends = [offset for offset, _, _ in run.parts[1:]] + [len(run.content)]
        for (begin, line, text), end in zip(run.parts, ends, strict=True):
            if end <= instructions[-1][0]:
                found[line, text] = tuple(code for at, code in instructions if code and begin <= at < end)
    return found


class WrittenAsData:
    """Numbers among the instructions of a text, which are code or data."""

    def __init__(self) -> None:
        self._found: list[_Number] = []

    def runs_into(self, instructions: Sequence[Instruction], labels: Sequence[str]) -> bool:
        """Tell whether the instruction before goes on into numbers that come next."""
        if labels or not instructions:
            return False  # where a branch goes there, they are code, too
        if self._found and self._found[-1].position == len(instructions):
            return self._found[-1].is_code
        last = instructions[-1]
        return last.kind is not Kind.RETURN and (last.kind is not Kind.BRANCH or last.conditional)

    def add(
        self,
        line: int,
        text: str,
        position: int,
        labels: Sequence[str],
        is_code: bool,
        content: bytes = b"",
    ) -> None:
        """Take note of numbers before instruction `position`.

        Parameters
        ----------
        line : int
        text : str
            The directive.
        position : int
            Of the next instruction.
        labels : sequence of str
            Labels right before.
        is_code : bool
            Whether the instruction before runs into them.
        content : bytes
            What they lay down; empty where that is not known.
        """
        self._found.append(_Number(line, text, position, tuple(labels), is_code, content))

    def machine_code(self, typed: Set[str], code: Sequence[Instruction]) -> list[MachineCode]:
        """Return the runs of those that are instructions; for the parameters see `instructions`."""
        wanted = {(one.line, one.text) for one in self.instructions(typed, code)}
        runs: list[list[_Number]] = []
        for number in self._found:
            if (number.line, number.text) not in wanted or not number.content:
                continue
            before = runs[-1][-1] if runs else None
            goes_on = before is not None and before.position == number.position and not number.labels
            if goes_on:
                runs[-1].append(number)
            else:
                runs.append([number])
        return [_run_of(run) for run in runs]

    def instructions(self, typed: Set[str], code: Sequence[Instruction]) -> list[UnknownInstruction]:
        """Return those that are instructions.

        Parameters
        ----------
        typed : set of str
            Symbols that directives call functions.
        code : sequence of Instruction
            All instructions of the text.
        """
        if not self._found:
            return []
        entered = {instruction.target for instruction in code if instruction.target is not None} | typed
        found, entered_at = [], -1
        for number in self._found:
            if not entered.isdisjoint(number.labels):
                entered_at = number.position
            elif number.labels:
                entered_at = -1
            is_code = number.is_code or entered_at == number.position
            if is_code and (number.position < len(code) or number.text.startswith(".ins")):
                found.append(UnknownInstruction(number.line, number.text))
        return found


def _run_of(numbers: Sequence[_Number]) -> MachineCode:
    content, parts = b"", []
    for number in numbers:
        parts.append((len(content), number.line, number.text))
        content += number.content
    return MachineCode(content, tuple(parts))
