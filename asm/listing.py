"""Assembly text of a compiler -> `Listing`: instructions, labels, functions and constants.

The grammar is line based and shared by both instruction sets:

    line      = { label ":" } [ directive | instruction ] [ comment ]
    label     = symbol | digits            (digits may repeat: `1b` and `1f` refer to them)
    comment   = "#" ... (x86-64) | "//" ... (AArch64)

Instructions go to the decoder of the instruction set; one that it does not know is collected
in `Listing.unknown`, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ..errors import UsageError
from .aarch64 import decode as aarch64
from .constants import DataSection
from .instruction import DecodeError, Function, Instruction, Listing, UnknownInstruction
from .x86 import decode as x86

X86_64 = "x86-64"
AARCH64 = "aarch64"

_DECODERS: dict[str, Callable[[str, int], Instruction]] = {X86_64: x86.decode, AARCH64: aarch64.decode}
_COMMENTS = {X86_64: "#", AARCH64: "//"}
_ISA_CLUE = re.compile(
    r"(?P<x86>%[er]?[a-ds][xip]\b|%r\d|%[xyz]mm\d|\b[xyz]mm\d|\b[er](?:[a-d]x|[sd]i|[sb]p)\b)"
    r"|(?P<aarch64>\.arch\s+arm|[\s,\[{](?:[xw](?:[12]?\d|30|zr)|[vzp]\d+[./]\w+|[dsq]\d+|sp)[\s,\]!}])"
)
_LABEL = re.compile(r'("[^"]*"|[\w.$]+)\s*:(?!:)\s*')
_QUOTED = re.compile(r'"(?:\\.|[^"\\])*"')
_NUMERIC_TARGET = re.compile(r"(\d+)([bf])")


def detect_isa(text: str) -> str:
    """Return the instruction set of an assembly text: "x86-64" or "aarch64".

    The first register name decides.

    Raises
    ------
    UsageError
        If the text names no register of either.

    Examples
    --------
    >>> detect_isa("add x0, x1, 8"), detect_isa("addq $8, %rax"), detect_isa("add rax, 8")
    ('aarch64', 'x86-64', 'x86-64')
    """
    match = _ISA_CLUE.search(text)
    if match is None:
        raise UsageError(
            "cannot tell the instruction set: no register name in the assembly text; "
            "pass a compiler's -S output or name the instruction set"
        )
    return X86_64 if match["x86"] else AARCH64


def parse(text: str, isa: str) -> Listing:
    """Return the listing of an assembly text.

    Parameters
    ----------
    text : str
        A whole file as a compiler's `-S` writes it, or a fragment.
    isa : str
        "x86-64" or "aarch64", see `detect_isa`.

    Raises
    ------
    UsageError
        If the text holds no instruction that the decoder knows.

    Examples
    --------
    >>> listing = parse("f:\\n.L2: addq $8, %rax # next\\n jne .L2\\n ret", "x86-64")
    >>> listing.labels, [i.mnemonic for i in listing.instructions], listing.functions[0].stop
    ({'f': 0, '.L2': 0}, ['addq', 'jne', 'ret'], 3)
    """
    if isa not in _DECODERS:
        raise UsageError(f"unknown instruction set {isa!r}: use one of {', '.join(_DECODERS)}")
    reader = _Reader(isa)
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(line, number)
    return reader.listing()


class _Reader:
    """Accumulates one listing, line by line."""

    def __init__(self, isa: str) -> None:
        self.isa = isa
        self.decode = _DECODERS[isa]
        self.comment = _COMMENTS[isa]
        self.instructions: list[Instruction] = []
        self.unknown: list[UnknownInstruction] = []
        self.labels: dict[str, int] = {}
        self.numeric: dict[str, int] = {}
        self.symbols: set[str] = set()  # global, or typed as a function
        self.sizes: dict[str, int] = {}
        self.section = ".text"
        self.previous = ".text"
        self.in_code = True
        self.sections: dict[str, DataSection] = {}

    def read(self, line: str, number: int) -> None:
        if self.comment in line or "/*" in line:
            line = self._without_comment(line)
        line = line.strip()
        if not line:
            return
        if ":" in line:
            while match := _LABEL.match(line):
                self._define(match[1].strip('"'))
                line = line[match.end() :]
            if not line:
                return
        if line[0] == ".":
            self._directive(line)
        elif self.in_code:
            for statement in line.split(";") if ";" in line else (line,):
                self._instruction(" ".join(statement.split()), number)

    def _without_comment(self, line: str) -> str:
        # A comment sign inside a string (`.ident "C# 1"`) is masked by blanks of equal length.
        masked = _QUOTED.sub(lambda m: "_" * len(m[0]), line) if '"' in line else line
        if "/*" in masked:
            line = masked = re.sub(r"/\*.*?\*/", " ", masked)
        if self.isa == AARCH64 and masked.lstrip().startswith("#"):
            return ""  # `#APP`: a comment only at the start; elsewhere it marks an immediate
        cut = masked.find(self.comment)
        return line if cut < 0 else line[:cut]

    def _define(self, name: str) -> None:
        if not self.in_code:
            self._data().define(name)
            return
        if name.isdigit():
            self.numeric[name] = self.numeric.get(name, 0) + 1
            name = f"{name}.{self.numeric[name]}"
        self.labels[name] = len(self.instructions)

    def _data(self) -> DataSection:
        return self.sections.setdefault(self.section, DataSection(self.isa == AARCH64))

    def _instruction(self, text: str, number: int) -> None:
        if not text:
            return
        try:
            instruction = self.decode(text, number)
        except DecodeError:
            self.unknown.append(UnknownInstruction(number, text))
            return
        target = instruction.target
        if target is not None and target[0].isdigit() and (match := _NUMERIC_TARGET.fullmatch(target)):
            occurrence = self.numeric.get(match[1], 0) + (match[2] == "f")
            instruction = replace(instruction, target=f"{match[1]}.{occurrence}")
        self.instructions.append(instruction)

    def _directive(self, line: str) -> None:
        name, _, arguments = line.partition("\t") if "\t" in line else line.partition(" ")
        if name in _IGNORED:
            return
        handler = _DIRECTIVES.get(name)
        if handler is not None:
            handler(self, name, arguments.strip())
        elif not self.in_code:
            self._data().directive(name, arguments.strip())
        elif name in DataSection.VALUES:
            self._literal(name, arguments.strip())

    def _literal(self, name: str, arguments: str) -> None:
        """Lay down a constant between the instructions, under the labels that stand before it."""
        pool = self._data()
        for label, index in self.labels.items():
            if index == len(self.instructions) and not pool.has(label):
                pool.define(label)
        pool.directive(name, arguments)

    def _enter(self, name: str, arguments: str) -> None:
        if name in {".previous", ".popsection"}:
            self.section, self.previous = self.previous, self.section
        else:
            self.previous = self.section
            self.section = arguments.split(',"', maxsplit=1)[0] if "section" in name else name
        self.in_code = self.section.startswith((".text", "__TEXT,__text"))

    def _declare(self, name: str, arguments: str) -> None:
        symbol, _, kind = arguments.partition(",")
        if name != ".type" or "func" in kind.lower():
            self.symbols.add(symbol.strip().strip('"'))

    def _size(self, _name: str, arguments: str) -> None:
        if self.in_code:
            self.sizes[arguments.partition(",")[0].strip().strip('"')] = len(self.instructions)

    def _set(self, _name: str, arguments: str) -> None:
        symbol, _, value = arguments.partition(",")
        if not self.in_code:
            self._data().alias(symbol.strip(), value.strip())

    def listing(self) -> Listing:
        if not self.instructions:
            first = next(iter(self.unknown), None)
            where = f"; first unknown, line {first.line}: {first.text}" if first else ""
            raise UsageError(
                f"no {self.isa} instruction in the assembly text{where}; "
                "check the file and the instruction set"
            )
        data: dict[str, bytes] = {}
        for section in self.sections.values():
            data |= section.symbols()
        return Listing(
            self.isa, tuple(self.instructions), self.labels, self._functions(), data, tuple(self.unknown)
        )

    def _functions(self) -> tuple[Function, ...]:
        starts: dict[int, str] = {}
        for name, index in self.labels.items():
            if name in self.symbols and index < len(self.instructions):
                starts.setdefault(index, name)  # the first of several names of one address
        if not starts:
            # A fragment without symbols: all of it, under its first label if that stands first.
            name = next((name for name, index in self.labels.items() if index == 0), ".text")
            starts = {0: name}
        ordered = sorted(starts)
        ends = [*ordered[1:], len(self.instructions)]
        return tuple(
            Function(starts[start], start, min(self.sizes.get(starts[start], end), end))
            for start, end in zip(ordered, ends, strict=True)
        )


_IGNORED = frozenset({".cfi_offset", ".cfi_restore", ".cfi_def_cfa_offset", ".loc", ".file"})
_DIRECTIVES: dict[str, Callable[[_Reader, str, str], None]] = {
    **dict.fromkeys((".text", ".data", ".bss", ".rodata", ".section"), _Reader._enter),
    **dict.fromkeys((".pushsection", ".popsection", ".previous"), _Reader._enter),
    **dict.fromkeys((".globl", ".global", ".type"), _Reader._declare),
    **dict.fromkeys((".set", ".equ"), _Reader._set),
    ".size": _Reader._size,
}
