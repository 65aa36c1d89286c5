"""Directives: line table, symbols with their sizes, and constants of data sections."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import PurePosixPath
from typing import ClassVar

from ..isa.instruction import DecodeError, Instruction, Kind
from ..isa.instruction_set import Dialect
from ..lazy import pattern
from .listing_record import Function, SourceLocation

_FILE = pattern(r'\s*(\d+)\s+"((?:\\.|[^"\\])*)"(?:\s+"((?:\\.|[^"\\])*)")?')
_LOCATION = pattern(r"\s*(\d{1,9})\s+(\d{1,9})\b")
_DISCRIMINATOR = pattern(r"\sdiscriminator (\d{1,9})\b")


class LineTable:
    """The location in force, and the files by number, while a listing is read.

    Examples
    --------
    >>> table = LineTable()
    >>> table.file('1 "src" "x.c" md5 0x12'); table.loc("1 7 3 is_stmt 0"); table.current
    SourceLocation(file='src/x.c', line=7)
    """

    def __init__(self) -> None:
        self._files: dict[str, str] = {}
        self._locations: dict[tuple[str, int], SourceLocation] = {}
        self.current: SourceLocation | None = None
        self.discriminator = 0

    def file(self, arguments: str) -> None:
        """Take note of a numbered file; one without a number names the object file's source."""
        if match := _FILE.match(arguments):
            folder, name = (match[2], match[3]) if match[3] is not None else ("", match[2])
            self._files[match[1]] = str(PurePosixPath(folder, name))  # an absolute name stands alone

    def loc(self, arguments: str) -> None:
        """Put a location in force; line 0 stands for code that no line of the source made."""
        match = _LOCATION.match(arguments)
        if match is None:
            return
        line = int(match[2])
        self.set(self._files.get(match[1], f"file {match[1]}"), line)
        found = _DISCRIMINATOR.search(arguments)
        self.discriminator = int(found[1]) if found is not None else 0

    def set(self, file: str, line: int) -> None:
        """Put the location `file`, `line` in force."""
        key = (file, line)
        if key not in self._locations:
            self._locations[key] = SourceLocation(file, line)
        self.current = self._locations[key] if line else None


_NUMERIC_TARGET = pattern(r"([0-9]+)([bf])")


class Symbols:
    """The labels met so far, and the directives about them.

    Attributes
    ----------
    labels : dict
        Number of instructions before each label.
    typed : set of str
        Symbols that a directive calls functions.

    Examples
    --------
    >>> symbols = Symbols()
    >>> symbols.define("1", 0); symbols.resolve("1b"), symbols.resolve("1f")
    ('1.1', '1.2')
    """

    def __init__(self) -> None:
        self.labels: dict[str, int] = {}
        self._numeric: dict[str, int] = {}
        self.typed: set[str] = set()
        self._declared: set[str] = set()  # global, or typed as a function
        self._sizes: dict[str, int] = {}
        self._here: list[str] = []
        self._here_at = -1

    def define(self, name: str, position: int) -> None:
        """Put a label before the instruction that comes next."""
        if name.isdecimal():  # may be defined again: each definition gets its own name
            self._numeric[name] = self._numeric.get(name, 0) + 1
            name = f"{name}.{self._numeric[name]}"
        self.labels[name] = position
        if self._here_at != position:
            self._here, self._here_at = [], position
        self._here.append(name)

    def take(self, position: int) -> list[str]:
        """Return the labels that stand right before the instruction that comes next, each once."""
        labels, self._here = self._here if self._here_at == position else [], []
        return labels

    def resolve(self, target: str) -> str:
        """Return the label that a branch target means: `1b` the last `1:`, `1f` the next one."""
        if target[0] not in "0123456789":
            return target
        match = _NUMERIC_TARGET.fullmatch(target)
        if match is None:
            return target
        return f"{match[1]}.{self._numeric.get(match[1], 0) + (match[2] == 'f')}"

    def declare(self, name: str) -> None:
        """Take note that a symbol is global or a function."""
        self._declared.add(name)

    def size(self, name: str, position: int) -> None:
        """Take note of where a function ends."""
        self._sizes[name] = position

    def functions(self, code: Sequence[Instruction]) -> tuple[Function, ...]:
        """Return the functions of some code, in order: those declared, and labels that nothing leads to."""
        count = len(code)
        alone = self._behind_returns(code)
        starts: dict[int, str] = {}
        for name, index in self.labels.items():
            if (name in self._declared or name in alone) and index < count:
                starts.setdefault(index, name)  # the first of several names of one address
        if all(name in alone for name in starts.values()):
            # A fragment without symbols: all of it, under its first label if that stands first.
            name = next((name for name, index in self.labels.items() if index == 0), ".text")
            starts[0] = name
        ordered = sorted(starts)
        ends = [*ordered[1:], count]
        sizes = (self._sizes.get(starts[start], count) for start in ordered)
        return tuple(
            Function(starts[start], start, min(size, end) if size > start else end)
            for start, end, size in zip(ordered, ends, sizes, strict=True)
        )

    def _behind_returns(self, code: Sequence[Instruction]) -> set[str]:
        """Return names, none of local labels, behind a return, to which no branch leads.

        There are none where a branch goes to a computed address, which may be any of them.
        """
        branches = {one.target for one in code if one.kind is Kind.BRANCH}
        if None in branches:
            return set()
        return {
            name
            for name, index in self.labels.items()
            if 0 < index < len(code)
            and not _LOCAL.match(name)
            and name not in branches
            and _before(code, index).kind is Kind.RETURN
        }


_LOCAL = pattern(r"[.$0-9]|L[A-Z]*[0-9]")


def _before(code: Sequence[Instruction], index: int) -> Instruction:
    """Return the instruction before a place, but for those that fill up a line."""
    at = index - 1
    while at > 0 and code[at].kind is Kind.NOP:
        at -= 1
    return code[at]


_INTEGER_BYTES = {
    **dict.fromkeys((".byte", ".1byte"), 1),
    **dict.fromkeys((".short", ".hword", ".value", ".2byte"), 2),
    **dict.fromkeys((".long", ".int", ".4byte"), 4),
    **dict.fromkeys((".quad", ".xword", ".dword", ".8byte"), 8),
    ".octa": 16,
}
_FLOATS = {".float": "<f", ".single": "<f", ".double": "<d"}
_STRINGS = frozenset({".ascii", ".asciz", ".string"})
_FILLS = frozenset({".zero", ".skip", ".space", ".fill"})
_QUOTED = pattern(r'"((?:[^"\\]|\\.?)*+)("?)')
_ESCAPE = pattern(rb"\\([0-7]{1,3}|x[0-9a-fA-F]+|.)", re.DOTALL)
_NAMED_ESCAPES = {b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t"}
_LARGEST_FILL_BYTES = 1 << 20
_MOST_FILLED_BYTES = 1 << 26
"""Limit of a file's bytes from fills, alignments and nested symbols: huge arrays hold no constants."""
_LONG = 1 << 16
"""Characters of a list or string from which on it is taken apart bit by bit, which takes less memory."""

_OFFSET = pattern(r"([\w.$]+)\s*(?:\+\s*([0-9]{1,9}))?")


class Room:
    """Budget of bytes that directives may still add to all sections of a file beyond those written in it."""

    def __init__(self) -> None:
        self._left = _MOST_FILLED_BYTES

    def take(self, n_bytes: int) -> int:
        """Take room for some bytes; return the number of bytes that fit."""
        taken = max(min(n_bytes, self._left), 0)
        self._left -= taken
        return taken


class DataSection:
    """The bytes of one section and the offsets of its symbols.

    Parameters
    ----------
    dialect : Dialect
        Text dialect of the instruction set: size of a `.word`, and unit of `.align`.
    room : Room, optional
        Budget of bytes of fills and alignments that the sections of a file share; by default one of its own.

    Examples
    --------
    >>> from ..isa.registry import instruction_set
    >>> section = DataSection(instruction_set("x86-64").dialect)
    >>> section.define("a"); section.directive(".byte", "1, 2"); section.define("b")
    >>> section.directive(".short", "-1"); section.symbols()
    {'a': b'\\x01\\x02', 'b': b'\\xff\\xff'}
    """

    VALUES: ClassVar[frozenset[str]] = frozenset({*_INTEGER_BYTES, *_FLOATS, ".word", *_STRINGS, *_FILLS})

    def __init__(self, dialect: Dialect, room: Room | None = None) -> None:
        self._dialect, self._room = dialect, room or Room()
        self._bytes = bytearray()
        self._labels: dict[str, int] = {}
        self._aliases: dict[str, tuple[str, int]] = {}

    def define(self, name: str) -> None:
        """Put a label at the current end."""
        self._labels[name] = len(self._bytes)

    def alias(self, name: str, value: str) -> None:
        """Define `name` as `label + offset`, or as `. + offset`: an anchor of the section."""
        if match := _OFFSET.fullmatch(value):
            offset = int(match[2] or 0)
            if match[1] == ".":
                self._aliases[name] = ("", len(self._bytes) + offset)
            else:
                self._aliases[name] = (match[1], offset)

    def directive(self, name: str, arguments: str) -> None:
        """Lay down the values of one directive; those without bytes are ignored.

        Raises
        ------
        DecodeError
            A value cannot be read.
        """
        try:
            self._lay_down(name, arguments)
        except (ValueError, OverflowError):
            raise DecodeError(f"unreadable constant '{arguments[:40]}'") from None

    def _lay_down(self, name: str, arguments: str) -> None:
        if name in _INTEGER_BYTES or name == ".word":
            size = _INTEGER_BYTES.get(name) or self._dialect.word_bytes
            for value in _values(arguments):
                self._bytes += (_integer(value) % (1 << 8 * size)).to_bytes(size, "little")
        elif name in _FLOATS:
            for value in _values(arguments):
                self._bytes += struct.pack(_FLOATS[name], float(value))
        elif name in _STRINGS:
            self._string(arguments, terminated=name != ".ascii")
        elif name in _FILLS:
            self._fill(name, [_integer(value) for value in arguments.split(",", maxsplit=3)[:3]])
        elif name in {".align", ".p2align", ".balign"}:
            first = _integer(arguments.split(",", maxsplit=1)[0])
            power = name == ".p2align" or (name == ".align" and self._dialect.align_is_power)
            unit = 1 << min(first, 30) if power else first
            self._repeat(b"\0", -len(self._bytes) % max(unit, 1))

    def _string(self, arguments: str, terminated: bool) -> None:
        for quoted in _QUOTED.finditer(arguments):
            if quoted[2]:
                self._characters(quoted[1].encode())
                self._bytes += b"\0" if terminated else b""

    def _characters(self, text: bytes) -> None:
        if len(text) < _LONG:
            self._bytes += _ESCAPE.sub(_unescaped, text)
            return
        at = 0
        for escape in _ESCAPE.finditer(text):
            self._bytes += text[at : escape.start()] + _unescaped(escape)
            at = escape.end()
        self._bytes += text[at:]

    def _fill(self, name: str, values: list[int]) -> None:
        if name == ".fill":
            count, size, value = (*values, *(1, 0)[len(values) - 1 :])[:3]
            size = min(size, 8)  # as GNU as does
            unit = (value % (1 << 8 * size)).to_bytes(size, "little")
        else:
            count, unit = values[0], bytes([values[1] & 0xFF if len(values) > 1 else 0])
        self._repeat(unit, count)

    def _repeat(self, unit: bytes, count: int) -> None:
        if unit:
            room = self._room.take(min(max(count, 0), _LARGEST_FILL_BYTES) * len(unit))
            self._bytes += unit * (room // len(unit))

    def symbols(self) -> dict[str, bytes]:
        """Return the bytes of every symbol: a label's up to the next label, an alias's to the end."""
        offsets = sorted({*self._labels.values(), len(self._bytes)})
        following = dict(pairwise(offsets))
        content = bytes(self._bytes)
        labels = ((name, start) for name, start in self._labels.items() if start in following)
        result = {name: content[start : following[start]] for name, start in labels}
        for name, (label, offset) in self._aliases.items():
            start = self._labels.get(label, 0) + offset
            length = max(len(content) - start, 0)
            if (label == "" or label in self._labels) and self._room.take(length) == length:
                result[name] = content[start:]
        return result


def _values(arguments: str) -> Iterator[str]:
    """Yield the texts between commas."""
    at = 0
    while (stop := arguments.find(",", at + _LONG)) >= 0:
        yield from arguments[at:stop].split(",")
        at = stop + 1
    yield from arguments[at:].split(",")


def _unescaped(match: re.Match[bytes]) -> bytes:
    r"""Return the byte that an escape stands for: `\n`, `\12`, `\x0a`, or itself (`\"`)."""
    escape = match[1]
    if escape[0] in b"01234567":
        return bytes([int(escape, 8) & 0xFF])
    if escape[:1] == b"x" and len(escape) > 1:
        return bytes([int(escape[-2:].lstrip(b"x"), 16)])
    return _NAMED_ESCAPES.get(escape, escape)


def byte_list(arguments: str) -> list[int]:
    """Return the values of a `.byte` directive.

    Examples
    --------
    >>> byte_list("100,103, 0x90")
    [100, 103, 144]
    """
    return [_integer(value) for value in _values(arguments)]


def _integer(text: str) -> int:
    """Return the value of a number; 0 for an address, which only a linker knows."""
    text = text.strip()
    try:
        return int(text, 8 if text[:1] == "0" and text.isdecimal() else 0)
    except ValueError:
        return 0
