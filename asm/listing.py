"""Assembly text of a compiler or a disassembler, in a file or in memory -> `Listing`; the sources it names.

The syntax and the tool of a text are detected; files and standard input are checked as files. Sources are
looked for beside the assembly file, and below where one works.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path, PurePath
from typing import BinaryIO, TypeAlias

from ..errors import UsageError, first_line
from ..files.untrusted import read_bytes
from ..isa.instruction import DecodeError
from ..isa.instruction_set import InstructionSet
from ..isa.registry import INSTRUCTION_SETS, detect_isa, instruction_set
from ..lazy import pattern
from ..records import replace
from .encoded_instructions import texts_of_lines
from .format_detection import detect_syntax, is_binary, is_disassembly, is_microsoft, refuse_other_languages
from .listing_record import Listing
from .markers import has_comment_markers
from .reader import Reader
from .tool_listings import (
    from_compiler_explorer,
    from_debugger,
    from_dumpbin,
    from_gdb,
    from_nasm,
    from_perf,
    has_nasm_directive,
    is_compiler_explorer,
    is_debugger,
    is_dumpbin,
    is_gdb,
    is_nasm,
    is_perf,
    plain,
    producer_of,
    with_remarks,
    without_other_comments,
)

SYNTAXES = tuple(
    syntax
    for each in INSTRUCTION_SETS.values()
    if len(each.dialect.syntaxes) > 1
    for syntax in each.dialect.syntaxes
)
"""Syntaxes of the instruction sets that have several."""


_CHUNK = 1 << 20
"""Characters that are split into lines at once."""


def _lines(text: str) -> Iterator[list[str]]:
    """Yield the lines of a text, those of a part at a time: all at once take ten times its memory."""
    at = 0
    while (stop := text.find("\n", at + _CHUNK)) >= 0:
        yield text[at:stop].split("\n")
        at = stop + 1
    yield text[at:].split("\n")


Decode: TypeAlias = Callable[[InstructionSet, Sequence[bytes]], Sequence[Sequence[tuple[int, str]]]]
"""Disassembler of runs of machine code, such as `codegen.disassembly.decoded_bytes`."""


def parse(text: str, isa: str, syntax: str | None = None) -> Listing:
    """Return the listing of an assembly text.

    Parameters
    ----------
    text : str
        A whole file as a compiler's `-S` or Microsoft's `/FA` writes it, what `objdump -d` prints, or a
        fragment.
    isa : str
        Name of an instruction set, such as "x86-64", see `detect_isa`.
    syntax : str, optional
        "att" or "intel" for x86-64, whatever the text's directives say. By default directives,
        and without them the first register, decide.

    Raises
    ------
    UsageError
        If the text holds no instruction that the decoder knows, or a macro or a marked region
        without an end; the message names the line.

    Examples
    --------
    >>> listing = parse("f:\\n.L2: addq $8, %rax # next\\n jne .L2\\n ret", "x86-64")
    >>> listing.labels, [i.mnemonic for i in listing.instructions], listing.functions[0].stop
    ({'f': 0, '.L2': 0}, ['addq', 'jne', 'ret'], 3)
    >>> listing = parse("f:\\n.L2: add rax, 8 # next\\n jne .L2\\n ret", "x86-64")
    >>> listing.syntax, listing.instructions[0].mnemonic
    ('intel', 'addq')
    """
    return _parsed(*_rewritten(text), isa, syntax)


def _parsed(
    text: str, disassembled: bool, isa: str, syntax: str | None, decode: Decode | None = None
) -> Listing:
    """Return the listing of a text of which is known whether objdump, or a tool alike, has printed it."""
    dialect = instruction_set(isa).dialect
    syntaxes = dialect.syntaxes
    producer = producer_of(text)
    if syntax is not None and syntax not in syntaxes:
        raise UsageError(f"no syntax {syntax!r} for {isa}: use one of {', '.join(syntaxes)}")
    of_nasm = not disassembled and _OF_NASM in syntaxes and has_nasm_directive(text)
    detected = syntax or (_OF_NASM if of_nasm else detect_syntax(text, isa))
    if not disassembled and detected == _OF_NASM and is_nasm(text):
        text, syntax = from_nasm(text), detected
    elif not disassembled:
        text = without_other_comments(text, dialect.mach_o_comment)
        if not is_microsoft(text) and "#define" not in text:  # of a macro, `;` parts statements
            text = with_remarks(text, dialect.comment, _statements(isa, detected))
    marked = has_comment_markers(text)
    reader = Reader(isa, detected, syntax is not None, marked)
    if disassembled:
        reader.read_disassembly(text)
    elif is_microsoft(text):
        reader.read_microsoft(text)
    else:
        reader.read_lines(chain.from_iterable(_lines(text)))
        if decode is not None and (runs := reader.machine_code()):
            decoded = decode(reader.isa, [run.content for run in runs])
            if texts := texts_of_lines(runs, decoded):
                reader = Reader(isa, detected, syntax is not None, marked, texts)
                reader.read_lines(chain.from_iterable(_lines(text)))
    listing = reader.listing()
    return replace(listing, producer=producer) if producer else listing


def _statements(isa: str, syntax: str) -> Callable[[str], bool]:
    """Return a function that tells whether a text is an instruction."""
    decode = instruction_set(isa).decoder.decode

    def is_statement(text: str) -> bool:
        try:
            decode(" ".join(text.split()), 1, syntax)
        except (DecodeError, UsageError):
            return False
        return True

    return is_statement


LARGEST_BYTES = 16 << 20
"""Larger files are refused: 16 MiB are some 350,000 instructions, a quarter of a minute of reading."""

STANDARD_INPUT = "<stdin>"
"""Name of standard input in messages and reports, as of compilers."""

TEXT = "<text>"
"""Name of a text that is in no file."""

_CONTROL = pattern(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""Control characters, which no message may carry to a terminal."""

_COLOURS = pattern(r"\x1b\[[0-9;]*[A-Za-z]")
"""Codes of a terminal, which tools write into files where colours are always asked for."""

_REPLACED = dict.fromkeys(
    (*range(0x9), *range(0xB, 0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), "\N{REPLACEMENT CHARACTER}"
)

_ELF = b"\x7fELF"
_WIDE = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
"""Marks at the beginning of texts of two bytes a character, as PowerShell writes them."""


def read_content(path: Path | str) -> bytes:
    """Return the content of a file that should hold assembly, or code.

    Raises
    ------
    UsageError
        If it cannot be read.
    """
    try:
        with Path(path).open("rb") as file:
            return _read(file, str(path))
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError:
        raise UsageError(f"{str(path)!r}: is no name of a file") from None


def read_listing(path: Path | str, isa: str | None = None, syntax: str | None = None) -> Listing:
    """Return the listing of an assembly file.

    Parameters
    ----------
    path : path
        Compiler output (`-S`) or the output of `objdump -d`, at most `LARGEST_BYTES`.
    isa : str, optional
        Name of an instruction set, such as "x86-64"; by default the first register name decides.
    syntax : str, optional
        "att" or "intel" for x86-64, see `parse`.

    Raises
    ------
    UsageError
        If the file cannot be read, is too large, binary or empty, or `parse` refuses it. The
        message is one line with the file and, where there is one, the line.
    """
    return listing_of_content(read_content(path), str(path), isa, syntax)


def read_standard_input(isa: str | None = None, syntax: str | None = None) -> Listing:
    """Return the listing of the text on standard input; for the rest as `read_listing`.

    Raises
    ------
    UsageError
        If standard input is closed, or for the reasons of `read_listing`.
    """
    return listing_of_content(standard_input(), STANDARD_INPUT, isa, syntax)


def standard_input() -> bytes:
    """Return the content of standard input.

    Raises
    ------
    UsageError
        If it is closed.
    """
    if sys.stdin is None:  # so Python has it where nobody has opened it
        raise UsageError(f"{STANDARD_INPUT}: is closed; pipe a compiler's -S output into it, or name a file")
    return _read(sys.stdin.buffer, STANDARD_INPUT)


def listing_of_text(text: str, isa: str | None = None, syntax: str | None = None) -> Listing:
    """Return the listing of a text, as of a file that holds it; for the rest as `read_listing`.

    Parameters
    ----------
    text : str
        The assembly.
    isa : str, optional
        Instruction set; told from the text by default.
    syntax : str, optional
        "att" or "intel" of x86-64; told from the text by default.
    """
    return listing_of_content(text.encode(errors="replace"), TEXT, isa, syntax)


def _read(file: BinaryIO, path: str) -> bytes:
    """Return the content of a file; reads at most a byte more than the limit, whatever size it reports."""
    try:
        return file.read(LARGEST_BYTES + 1)
    except (OSError, ValueError) as error:  # closed already: a ValueError
        why = error.strerror if isinstance(error, OSError) else "it is closed"
        raise UsageError(f"{path}: cannot be read: {why}; pass a compiler's -S output") from None


def listing_of_content(
    content: bytes,
    path: str,
    isa: str | None = None,
    syntax: str | None = None,
    decode: Decode | None = None,
) -> Listing:
    """Return the listing of the content of a file; for the rest as `read_listing`.

    Parameters
    ----------
    content : bytes
        Of an assembly text.
    path : str
        Name of the file, for messages.
    isa, syntax : str, optional
        As of `read_listing`.
    decode : callable, optional
        Disassembler of instructions that are written as numbers; without one they are counted, not decoded.
    """
    text = _text(content, path)
    try:
        text = _without_long_strings(text)
        refuse_other_languages(text)
        text, disassembled = _rewritten(text)
        return _parsed(text, disassembled, isa or _detected(text, disassembled), syntax, decode)
    except UsageError as error:
        raise UsageError(f"{path}: {error}") from None


_RAW_BYTES = pattern(r"^([ \t]*[0-9a-f]+:)[ \t]+(?:[0-9a-f]{2} )++", re.MULTILINE)
_OF_NASM = "intel"


def _detected(text: str, disassembled: bool) -> str:
    """Return the instruction set of a text; bytes of a disassembly (`d2`) are no registers."""
    if disassembled:
        try:
            return detect_isa(_RAW_BYTES.sub(r"\1 ", text[:_CHUNK]))
        except UsageError:
            pass
    elif has_nasm_directive(text):
        return next(each.name for each in INSTRUCTION_SETS.values() if _OF_NASM in each.dialect.syntaxes)
    return detect_isa(text)


def _rewritten(text: str) -> tuple[str, bool]:
    """Return the listing of any tool as objdump or GNU as write it, and whether as objdump does."""
    text = plain(text)
    for is_it, rewrite in _TOOLS:
        if is_it(text):
            return rewrite(text), True
    if is_compiler_explorer(text):
        text = from_compiler_explorer(text)
    return text, is_disassembly(text)


_TOOLS = (
    (is_gdb, from_gdb),
    (is_perf, from_perf),
    (is_dumpbin, from_dumpbin),
    (is_debugger, from_debugger),
)


def _text(content: bytes, path: str) -> str:
    if len(content) > LARGEST_BYTES:
        raise UsageError(
            f"{path}: larger than {LARGEST_BYTES >> 20} MiB of assembly; "
            "pass one function or one object file at a time"
        )
    if content.startswith(_ELF):
        raise UsageError(f"{path}: is an object file; pass what `objdump -d` prints of it")
    if not content.strip():
        raise UsageError(f"{path}: is empty; pass a compiler's -S output")
    for mark, encoding in _WIDE:
        if content.startswith(mark):
            content = content.decode(encoding, errors="replace").encode()
    if is_binary(content):
        position = content.find(b"\0")
        line = content.count(b"\n", 0, position) + 1
        raise UsageError(f"{path}: line {line}: is a binary file; pass a compiler's -S output")
    # clang puts raw checksums into the strings of debug sections, so not all of a file is text
    text = content.decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
    if "\n" not in text:
        text = text.replace("\r", "\n")
    if "\x1b[" in text:
        text = _COLOURS.sub("", text)
    return text if _CONTROL.search(text) is None else text.translate(_REPLACED)


_LONGEST_LINE, _REFUSED_LINE = 1 << 16, 1 << 20


def _without_long_strings(text: str) -> str:
    """Return a text whose strings in lines of more than 64 KiB are cut: they are data, and take seconds.

    Raises
    ------
    UsageError
        A line of more than 1 MiB holds no string.
    """
    at = kept = 0
    parts: list[str] = []
    while len(text) - at > _LONGEST_LINE:
        stop = text.rfind("\n", at, at + _LONGEST_LINE) + 1
        if stop:
            at = stop
            continue
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        quote = text.find('"', at, at + 200)
        if quote < 0 or text.rfind('"', at, end) == quote:
            if end - at < _REFUSED_LINE:
                at = end + 1
                continue
            line = text.count("\n", 0, at) + 1
            raise UsageError(f"line {line}: has {end - at} characters; is no assembly")
        parts += [text[kept : quote + 1], '"']
        at = kept = end
    return "".join((*parts, text[kept:])) if parts else text


_LARGEST_BYTES = 1 << 20
_MOST_FILES = 20
_SUFFIXES = frozenset(
    (
        *(".c", ".h", ".cc", ".cpp", ".cxx", ".hpp", ".hh", ".inl", ".cu", ".ispc"),
        *(".f", ".for", ".f90", ".f95", ".f03", ".f08"),
        *(".rs", ".zig", ".d", ".go", ".swift", ".jl", ".ll"),
    )
)


_OTHER_SOURCES = {
    ".rs": "Rust; pass what `rustc -O --emit asm` writes",
    ".go": "Go; pass what `objdump -d` prints of its program",
    ".swift": "Swift; pass what `swiftc -O -emit-assembly` writes",
    ".zig": "Zig; pass what `zig build-obj -O ReleaseFast -femit-asm` writes",
    ".d": "D; pass what `ldc2 -O3 -output-s` writes",
    ".jl": "Julia; pass what `code_native` prints",
    ".py": "Python; pass the assembly of a compiled kernel",
    ".ipynb": "Jupyter; pass the assembly of a compiled kernel",
    ".java": "Java; pass what -XX:+PrintAssembly prints",
    ".cs": "C#; pass what DOTNET_JitDisasm prints",
    ".cu": "CUDA; only code of x86-64, AArch64 and 64-bit RISC-V is read",
    ".hip": "HIP; only code of x86-64, AArch64 and 64-bit RISC-V is read",
    ".ispc": "ISPC; pass what `ispc -O2 --emit-asm` writes",
    ".nim": "Nim; pass the assembly of the C code that it makes",
    ".hs": "Haskell; pass what `ghc -O2 -S` writes",
}


def refuse_other_sources(path: str) -> None:
    """Check that a name is not that of a source in a language that is not compiled here.

    Raises
    ------
    UsageError
        It is; the message says how to get its assembly.
    """
    if "\n" not in path and (how := _OTHER_SOURCES.get(PurePath(path).suffix.lower())):
        raise UsageError(f"{path}: is a source of {how}")


COMPILED_SUFFIXES = frozenset(
    (*(".c", ".cc", ".cpp", ".cxx", ".ll"), *(".f", ".for", ".f90", ".f95", ".f03", ".f08"))
)
"""Of sources that are compiled to be analysed."""


def read_sources(listing: Listing, assembly: str) -> dict[str, tuple[str, ...]]:
    """Return the lines of the source files that could be read, by the names that the assembly gives them.

    The names come from a stranger, and pages are passed on: a file is read if it has the suffix of a source
    and lies, links followed, in the folder of the assembly or below it, or below the folder that one works
    in; of the root and the home folder, which hold everything, directly in it.
    """
    folders = list(dict.fromkeys((Path(assembly).parent.resolve(), Path.cwd().resolve())))
    names = list(dict.fromkeys(location.file for location in listing.locations.values()))
    found = {}
    for name in names[:_MOST_FILES]:
        read = (_source_lines(path, folders) for path in _places(name, folders))
        if (lines := next(filter(None, read), None)) is not None:
            found[name] = lines
    return found


def source_paths(listing: Listing, assembly: str) -> Iterator[Path]:
    """Yield the sources that the assembly names and that may be read, those of most instructions first."""
    folders = list(dict.fromkeys((Path(assembly).parent.resolve(), Path.cwd().resolve())))
    counted = Counter(location.file for location in listing.locations.values())
    for name, _ in counted.most_common(_MOST_FILES):
        for path in _places(name, folders):
            if _source_lines(path, folders) is not None:
                yield path
                break


def require_source(path: Path) -> None:
    """Check a source that somebody named: what the rules above ask for, in whatever folder.

    Raises
    ------
    UsageError
        If it has no suffix of a source, is no regular file (links followed), or is too large.
    """
    if path.suffix.lower() not in _SUFFIXES:
        raise UsageError(f"{path}: has no suffix of a source ({', '.join(sorted(_SUFFIXES)[:5])}, ...)")
    try:
        if not path.resolve(strict=True).is_file():
            raise UsageError(f"{path}: is no regular file; give the source")
    except (OSError, RuntimeError, ValueError) as error:
        raise UsageError(f"{path}: cannot be read: {first_line(error)}; check the name") from None
    read_bytes(path, _LARGEST_BYTES)


def _places(name: str, folders: Iterable[Path]) -> Iterator[Path]:
    """Yield the paths that a file may have: as it is named, and moved with the assembly."""
    for folder in folders:
        yield folder / name
    for folder in folders:
        yield folder / PurePath(name).name


def _source_lines(path: Path, folders: Iterable[Path]) -> tuple[str, ...] | None:
    try:
        whole = path.resolve(strict=True)
        if whole.suffix.lower() not in _SUFFIXES or not whole.is_file() or not _inside(whole, folders):
            return None
        return tuple(read_bytes(whole, _LARGEST_BYTES).decode(errors="replace").splitlines())
    except (OSError, ValueError, RuntimeError, UsageError):
        return None  # no such file, a name that is none, a ring of links, too large


def _inside(path: Path, folders: Iterable[Path]) -> bool:
    everything = (Path(path.anchor), Path.home().resolve())
    return any(
        path.parent == folder or (folder not in everything and path.is_relative_to(folder))
        for folder in folders
    )
