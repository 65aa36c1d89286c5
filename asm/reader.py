"""Reads one assembly text line by line into the parts of a `Listing`.

The grammar is line based and shared by all instruction sets:

    line      = { label ":" } [ directive | instruction ] { ";" ... } [ comment ]
    label     = symbol | digits            (digits may repeat: `1b` and `1f` refer to them)
    comment   = "#" ... | "//" ... (by instruction set) | "/*" ... "*/"

Instructions go to the decoder of the instruction set; one that it does not know is collected
in `Listing.unknown`, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter

from ..errors import UsageError
from ..isa.instruction import DecodeError, Instruction
from ..isa.registry import instruction_set
from ..lazy import pattern
from ..records import replace
from .directives import DataSection, LineTable, Room, Symbols, byte_list
from .encoded_instructions import (
    INSTRUCTION_BYTES,
    MachineCode,
    WrittenAsData,
    bytes_of,
    encoded,
    numbers,
)
from .expressions import Names, folded
from .listing_record import Listing, SourceLocation, UnknownInstruction
from .macros import BEGIN, Macros
from .markers import IACA_DISASSEMBLED, RegionMarkers
from .preprocessing import Comments, Preprocessor

_PREFIXES_ALONE = frozenset({"lock", "rep", "repe", "repz", "repne", "repnz", "notrack", "bnd"})
_LONGEST_INSTRUCTION = 2000  # characters; symbols of C++ may be long
_LABEL = pattern(r'("[^"]*"|[\w.$]+)\s*:(?!:)\s*')
_NAMED = pattern(
    r"(?P<name>[A-Za-z_.$][\w.$]*)\s*(?:==?(?!=)\s*(?P<value>[^=,\s][^=,]*)|\s\.(?:req|REQ)\s+(?P<register>\w+))"
)


def _none(_: str) -> None:
    """Take no line for plain."""


_ASKS_FOR_A_NAME = (".ifdef", ".ifndef", ".ifnotdef")
_JOINED = pattern(r"(?<!\s)\s*%\+\s*")
_BETWEEN_STATEMENTS = pattern(r"(?<!rep)(?<!rep[zne])(?<!repn[ze])(?<!lock);")


class Reader:
    """Accumulates one listing, line by line.

    Parameters
    ----------
    isa : str
        Name of an instruction set, such as "x86-64".
    syntax : str
        "att", "intel" or "gas"; of the text's first line, where `fixed` is False.
    fixed : bool
        Directives such as `.intel_syntax` do not change the syntax.
    comment_markers : bool
        Comments may hold markers of regions.
    texts : mapping of (int, str) to tuple of str
        Instructions of directives that a disassembler has read, by line and text.
    """

    def __init__(
        self,
        isa: str,
        syntax: str,
        fixed: bool,
        comment_markers: bool,
        texts: Mapping[tuple[int, str], tuple[str, ...]] | None = None,
    ) -> None:
        self.isa, self.syntax, self.fixed = instruction_set(isa), syntax, fixed
        self.decode = self.isa.decoder.decode
        self.comments = Comments(self.isa.dialect)
        self.comment_markers = comment_markers
        self.first_syntax = ""
        self.instructions: list[Instruction] = []
        self.unknown: list[UnknownInstruction] = []
        self.locations: dict[int, SourceLocation] = {}
        self.discriminators: dict[int, int] = {}
        self.heads: dict[int, SourceLocation] = {}
        self.symbols = Symbols()
        self.lines = LineTable()
        self.names = Names()
        self.macros = Macros(self.names, self.read, lambda: self.in_code)
        self.preprocessor = Preprocessor()
        self.markers = RegionMarkers()
        self.section = self.previous = ".text"
        self.in_code = True
        self.sections: dict[str, DataSection] = {}
        self._room = Room()
        self.written = WrittenAsData()
        self.texts = texts or {}
        self.prefix = ""  # one that stands on a line of its own
        self.is_plain = _none if comment_markers else self.isa.dialect.plain_line.fullmatch

    def read_lines(self, lines: Iterable[str]) -> None:
        """Take all lines of an assembly text, see `read`."""
        is_plain, instruction, read = self.is_plain, self._instruction, self.read
        alone = self._between_blocks()
        for number, line in enumerate(lines, 1):
            if alone and is_plain(line):
                instruction(" ".join(line.split()), number)
            else:
                read(line, number)
                alone = self._between_blocks()

    def _between_blocks(self) -> bool:
        """Tell whether a plain line is an instruction here: in code, in no comment and in no macro."""
        return self.in_code and not (
            self.comments.open_from
            or self.macros.passing
            or self.preprocessor.names
            or self.preprocessor.goes_on
        )

    def read(self, line: str, number: int) -> None:
        """Take one line of assembly.

        Raises
        ------
        UsageError
            Markers of regions do not pair.
        """
        if self.is_plain(line) and self._between_blocks():
            self._instruction(" ".join(line.split()), number)
            return
        written = line
        if (line[:1] == "#" or self.preprocessor.goes_on) and self._preprocessed(line, number):
            return
        line = self.comments.without(line, number)
        if self.macros.passing:
            if (block := self.macros.skip(line, number)) is not None:
                text = " ".join(f"{block.directive} {block.arguments}".split())
                self.unknown.append(UnknownInstruction(block.number, text))
            return
        if self.preprocessor.used(line) and not line.lstrip().startswith(_ASKS_FOR_A_NAME):
            line = self.preprocessor.expanded(line)
        if ";" in line and '"' not in line:
            for statement in _BETWEEN_STATEMENTS.split(line):
                self._statement(statement, number)
        else:
            self._statement(line, number)
        if self.comment_markers:
            self.markers.comment(written, number, len(self.instructions))

    def _preprocessed(self, line: str, number: int) -> bool:
        """Take a line for the C preprocessor; return False for another one."""
        if self.preprocessor.take(line):
            self.names.flags = self.preprocessor.names
            return True
        if not self.preprocessor.directive(line):
            return False
        self.unknown.append(UnknownInstruction(number, line.strip()))
        return True

    def read_disassembly(self, text: str) -> None:
        """Take the whole output of a disassembler."""
        from .listing_formats import read_disassembly  # noqa: PLC0415 - compilers' output needs none of it

        for line in read_disassembly(text):
            for label in line.labels:
                self.symbols.define(label, len(self.instructions))
                if line.function:
                    self.symbols.declare(label)
            if line.source is not None:
                self.lines.set(*line.source)
            instruction = " ".join(self.comments.without(line.text, line.number).split())
            if instruction in IACA_DISASSEMBLED:
                self.markers.marked(line.number, self.instructions)
            elif instruction.startswith("."):  # data among the code: `.word 0x12345678`
                self.unknown.append(UnknownInstruction(line.number, instruction))
            elif instruction:
                self._instruction(instruction, line.number)

    def read_microsoft(self, text: str) -> None:
        """Take a whole listing of Microsoft's compilers."""
        from .listing_formats import read_microsoft  # noqa: PLC0415 - as above

        for line in read_microsoft(text):
            if line.label and not line.ends:
                self.symbols.define(line.label, len(self.instructions))
            if line.begins:
                self.symbols.declare(line.label)
            elif line.ends:
                self.symbols.size(line.label, len(self.instructions))
            if line.source is not None:
                self.lines.set(*line.source)
            if line.text:
                self._instruction(line.text, line.number)
            if self.comment_markers and line.comment:
                self.markers.comment(line.comment, line.number, len(self.instructions))

    def _statement(self, line: str, number: int) -> None:
        indented, line = line[:1].isspace(), line.strip()
        if not line:
            return
        if ":" in line:
            at = 0
            if not indented and _is_demangled(line):  # `f(double const*, long):`
                from .listing_formats import label_of  # noqa: PLC0415 - as above

                self._define(label_of(line[:-1]))
                return
            while match := _LABEL.match(line, at):
                self._define(match[1].strip('"'))
                at = match.end()
            line = line[at:]
            if not line:
                return
        if self._named(line):
            return
        if line[0] == ".":
            self._directive(line, number)
        elif self.in_code:
            self._instruction(" ".join(line.split()), number)

    def _define(self, name: str) -> None:
        if self.in_code:
            self.symbols.define(name, len(self.instructions))
            if name[:1] != ".":  # what stands before it is of the function before
                self.heads.pop(len(self.instructions), None)
        else:
            self._data().define(name)

    def _data(self) -> DataSection:
        section = self.sections.get(self.section)
        if section is None:
            section = self.sections[self.section] = DataSection(self.isa.dialect, self._room)
        return section

    def _instruction(self, text: str, number: int) -> None:
        if text in _PREFIXES_ALONE:
            self.prefix = f"{text} "
            return
        if self.prefix:
            text, self.prefix = self.prefix + text, ""
        if len(text) > _LONGEST_INSTRUCTION:  # no time is lost on what cannot be one
            self.unknown.append(UnknownInstruction(number, f"{text[:60]} ..."))
            return
        try:
            if self.macros.defined(text):
                if self.macros.call(text, number):
                    return
                raise DecodeError("a macro")
            if self.preprocessor.used(text):
                raise DecodeError("a name of the preprocessor")
            instruction = self._decoded(self._spelled(text), number)
        except DecodeError:
            if not self._named(text):  # `acc .req v0` looks as an instruction does
                self.unknown.append(UnknownInstruction(number, text))
            return
        target = instruction.target
        if target is not None and (label := self.symbols.resolve(target)) != target:
            instruction = replace(instruction, target=label)
        if self.lines.current is not None:
            self.locations[len(self.instructions)] = self.lines.current
            if self.lines.discriminator:
                self.discriminators[len(self.instructions)] = self.lines.discriminator
        self.first_syntax = self.first_syntax or self.syntax
        self.instructions.append(instruction)

    def _spelled(self, text: str) -> str:
        """Return an instruction with values in place of names; NASM's `%+` joins what stands beside it."""
        spelled = self.names.replaced(text)
        if "%+" not in spelled:
            return spelled
        return self.names.replaced(self.preprocessor.expanded(_JOINED.sub("", spelled)))

    def _decoded(self, text: str, number: int) -> Instruction:
        """Return an instruction as written or, where that is not known, with its arithmetic done."""
        try:
            return self.decode(text, number, self.syntax)
        except DecodeError:
            done = folded(text)
            if done == text:
                raise
        return self.decode(done, number, self.syntax)

    def _named(self, line: str) -> bool:
        """Tell whether a statement gives a name to a value (`n = 8`) or to a register (`acc .req v0`)."""
        if "=" not in line and "req" not in line.lower():
            return False
        match = _NAMED.fullmatch(line)
        if match is None:
            return False
        if match["value"] is None:
            self.names.rename(match["name"], match["register"])
        elif not self.names.define(match["name"], match["value"]):
            self._data_alias(match["name"], match["value"])
        return True

    def _data_alias(self, name: str, value: str) -> None:
        if not self.in_code:
            self._data().alias(name, value)

    def _directive(self, line: str, number: int) -> None:
        name, *rest = line.split(None, 1)
        arguments = rest[0].rstrip() if rest else ""
        if name in _IGNORED:
            return
        handler = _DIRECTIVES.get(name)
        if handler is not None:
            handler(self, name, arguments)
            return
        if name.lower() in BEGIN:
            self.macros.begin(name.lower(), arguments, number)
            return
        if (followed := self.macros.conditional(name.lower(), arguments, number)) is not None:
            if not followed:
                self.unknown.append(UnknownInstruction(number, " ".join(line.split())))
            return
        if self.macros.defined(name):  # a macro whose name begins with a dot
            self._instruction(" ".join(line.split()), number)
            return
        try:
            if not self.in_code:
                self._data().directive(name, arguments)
            elif name in (".inst", ".insn"):
                self._written(name, arguments, number)
            elif name in DataSection.VALUES:
                self._literal(name, arguments, number)
        except DecodeError:
            self.unknown.append(UnknownInstruction(number, " ".join(line.split())))

    def _literal(self, name: str, arguments: str, number: int) -> None:
        """Lay down a constant between the instructions, under the labels that stand before it."""
        if name == ".byte" and self.markers.byte_values(byte_list(arguments), number, self.instructions):
            return
        written = " ".join(f"{name} {arguments}".split())
        if self._disassembled(number, written):
            return
        labels = self.symbols.take(len(self.instructions))
        if name in INSTRUCTION_BYTES and (values := numbers(arguments)) is not None:
            runs_into = self.written.runs_into(self.instructions, labels)
            if runs_into and (read := encoded(self.isa.dialect, name, values)) is not None:
                if read:
                    self._instruction(read, number)
                return
            content = bytes_of(self.isa.dialect, name, values)
            self.written.add(number, written, len(self.instructions), labels, runs_into, content)
        pool = self._data()
        for label in labels:
            pool.define(label)
        pool.directive(name, arguments)

    def _written(self, name: str, arguments: str, number: int) -> None:
        """Take an instruction that is written as a number (`.inst`)."""
        text = " ".join(f"{name} {arguments}".split())
        if self._disassembled(number, text):
            return
        values = numbers(arguments)
        read = None if values is None else encoded(self.isa.dialect, name, values)
        if read is None:
            content = b"" if values is None else bytes_of(self.isa.dialect, name, values)
            self.written.add(number, text, len(self.instructions), [], True, content)
        elif read:
            self._instruction(read, number)

    def _disassembled(self, number: int, text: str) -> bool:
        """Take the instructions of a directive, as a disassembler prints them, where it has read it."""
        instructions = self.texts.get((number, text))
        if instructions is None:
            return False
        syntax, self.syntax = self.syntax, self.isa.dialect.syntaxes[0]
        first, self.first_syntax = self.first_syntax, self.first_syntax or syntax
        for instruction in instructions:
            self._instruction(instruction, number)
        self.syntax, self.first_syntax = syntax, first
        return True

    def machine_code(self) -> list[MachineCode]:
        """Return the runs of numbers that are instructions."""
        return self.written.machine_code(self.symbols.typed, self.instructions)

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
            self.symbols.declare(symbol.strip().strip('"'))
            if name == ".type":
                self.symbols.typed.add(symbol.strip().strip('"'))

    def _size(self, _name: str, arguments: str) -> None:
        if self.in_code:
            symbol = arguments.partition(",")[0].strip().strip('"')
            self.symbols.size(symbol, len(self.instructions))

    def _loc(self, _name: str, arguments: str) -> None:
        self.lines.loc(arguments)
        if self.lines.current is not None:
            self.heads.setdefault(len(self.instructions), self.lines.current)

    def _set(self, _name: str, arguments: str) -> None:
        symbol, _, value = (part.strip() for part in arguments.partition(","))
        if not self.names.define(symbol, value):
            self._data_alias(symbol, value)

    def _change_syntax(self, name: str, _arguments: str) -> None:
        syntax = name[1:].removesuffix("_syntax")
        if syntax in self.isa.dialect.syntaxes and not self.fixed:
            self.syntax = syntax

    def listing(self) -> Listing:
        """Return the listing of all lines read.

        Raises
        ------
        UsageError
            There is no instruction; a macro, a comment or a marked region does not end.
        """
        self.macros.finish()
        self.comments.finish()
        if not self.instructions:
            first = next(iter(self.unknown), None)
            where = f"; first unknown, line {first.line}: {first.text[:80]}" if first else ""
            raise UsageError(
                f"no {self.isa.name} instruction in the assembly text{where}; "
                "check the file and the instruction set"
            )
        written = self.written.instructions(self.symbols.typed, self.instructions)
        if written:
            self.unknown = sorted([*self.unknown, *written], key=attrgetter("line"))
        functions = self.symbols.functions(self.instructions)
        starts = {function.start for function in functions}
        code = self.isa.decoder.link(self.instructions, self.symbols.labels, starts)
        data: dict[str, bytes] = {}
        for section in self.sections.values():
            data |= section.symbols()
        return Listing(
            isa=self.isa.name,
            instructions=code,
            labels=self.symbols.labels,
            functions=functions,
            data=data,
            unknown=tuple(self.unknown),
            regions=self.markers.regions(),
            locations=self.locations,
            syntax=self.first_syntax,
            heads={f.start: self.heads[f.start] for f in functions if f.start in self.heads},
            discriminators=self.discriminators,
        )


def _is_demangled(line: str) -> bool:
    return line[-1] == ":" and line[0] != '"' and ("(" in line or "::" in line)


_IGNORED = frozenset({".cfi_offset", ".cfi_restore", ".cfi_def_cfa_offset"})
_DIRECTIVES: dict[str, Callable[[Reader, str, str], None]] = {
    **dict.fromkeys((".text", ".data", ".bss", ".rodata", ".section"), Reader._enter),
    **dict.fromkeys((".pushsection", ".popsection", ".previous"), Reader._enter),
    **dict.fromkeys((".globl", ".global", ".type"), Reader._declare),
    **dict.fromkeys((".set", ".equ", ".equiv"), Reader._set),
    ".unreq": lambda reader, _, arguments: reader.names.forget(arguments.strip()),
    **dict.fromkeys((".intel_syntax", ".att_syntax"), Reader._change_syntax),
    ".exitm": lambda reader, *_: reader.macros.leave(),
    ".purgem": lambda reader, _, arguments: reader.macros.forget(arguments),
    ".size": Reader._size,
    ".file": lambda reader, _, arguments: reader.lines.file(arguments),
    ".loc": Reader._loc,
}
