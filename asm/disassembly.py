"""The output of `objdump -d` and `llvm-objdump -d` -> labels and instructions, line by line.

    0000000000401136 <f>:
      401136:  48 89 e5         mov    %rsp,%rbp
      401139:  75 f6            jne    401131 <f-0x5>

Raw bytes may be left out; relocations, source lines (`-S`) and headings are passed over. A place
that a branch goes to gets the label that objdump prints for it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

_HEADER = re.compile(r"([0-9a-f]{8,16}) <(.+)>:\s*")
_LINE = re.compile(
    r"\s*([0-9a-f]+):[ \t]+"
    r"(?:(?:(?:[0-9a-f]{2}(?: |(?=\t)|$))+|[0-9a-f]{8}(?![\w<])|[0-9a-f]{4} +(?=\t))\s*)?(.*)",
    re.DOTALL,
)
_REFERENCE_BEGINS = re.compile(r"(?<![\w#$.])(?:0x)?([0-9a-f]+) <")
_REFERENCE_ENDS = re.compile(r">(?=\s*(?:\Z|[,#/;]))")
_SOURCE = re.compile(r"(/?[^\s:]+\.\w+):(\d+)(?: \(discriminator \d+\))?\s*")
_NOT_IN_A_NAME = re.compile(r"[^\w.$@+-]")


@dataclass(frozen=True, slots=True)
class DisassembledLine:
    """One line that matters.

    Attributes
    ----------
    number : int
        Line in the text, from 1.
    labels : tuple of str
        Labels of this place.
    function : bool
        The line names a function, no label inside one.
    text : str
        The instruction with its branch target by label, "" without one.
    source : tuple of (str, int) or None
        File and line of the high-level code that follow (`objdump -l`).
    """

    number: int
    labels: tuple[str, ...] = ()
    function: bool = False
    text: str = ""
    source: tuple[str, int] | None = None


def read_disassembly(text: str) -> Iterator[DisassembledLine]:
    """Return the lines of a disassembly that matter, in order.

    Examples
    --------
    >>> listing = "0000000000000010 <f>:\\n  10:\\t90 \\tnop\\n  11:\\teb fd \\tjmp 10 <f>\\n"
    >>> [(line.labels, line.text) for line in read_disassembly(listing)]
    [(('f',), ''), ((), 'nop'), ((), 'jmp f')]
    """
    lines = text.splitlines()
    targets = _targets(lines)
    for number, line in enumerate(lines, 1):
        if header := _HEADER.fullmatch(line):
            # linkers of RISC-V move code, so that objects keep their local labels
            yield DisassembledLine(number, (label_of(header[2]),), function=not header[2].startswith(".L"))
        elif match := _LINE.fullmatch(line):
            instruction = match[2].strip()
            if instruction and not instruction.startswith("R_"):
                labels = targets.get(int(match[1], 16), ())
                yield DisassembledLine(number, tuple(labels), text=_with_labels(instruction))
        elif source := _SOURCE.fullmatch(line):
            yield DisassembledLine(number, source=(source[1], int(source[2][:9])))


class _Reference(NamedTuple):
    """A place as a disassembler writes it in an instruction, `401131 <f-0x5>`, and where that stands."""

    address: str
    name: str
    start: int
    stop: int


def _references(line: str) -> Iterator[_Reference]:
    """Yield the places in a line; a name may hold blanks and brackets, up to where an operand ends."""
    if " <" not in line:
        return
    ends = [match.start() for match in _REFERENCE_ENDS.finditer(line)]
    stop = 0
    for begins in _REFERENCE_BEGINS.finditer(line):
        which = bisect_right(ends, begins.end())  # a name has a character
        if begins.start() >= stop and which < len(ends):
            stop = ends[which] + 1
            yield _Reference(begins[1], line[begins.end() : stop - 1], begins.start(), stop)


def _targets(lines: Iterable[str]) -> dict[int, dict[str, None]]:
    """Return the labels of every place that is referred to inside a function, in order."""
    targets: dict[int, dict[str, None]] = {}
    for line in lines:
        for address, name, *_ in _references(line):
            if "+0x" in name or "-0x" in name:  # a symbol alone is the header of a function
                targets.setdefault(int(address, 16), {})[label_of(name)] = None
    return targets


def _with_labels(instruction: str) -> str:
    """Return an instruction with labels in place of the places that it names."""
    parts, at = [], 0
    for reference in _references(instruction):
        parts += [instruction[at : reference.start], label_of(reference.name)]
        at = reference.stop
    return "".join(parts) + instruction[at:]


def label_of(name: str) -> str:
    """Return a symbol as one word; demangled C++ names hold blanks and brackets.

    Examples
    --------
    >>> label_of("f(int, double)+0x10"), label_of("printf@plt")
    ('f_int__double_+0x10', 'printf@plt')
    """
    return _NOT_IN_A_NAME.sub("_", name)
