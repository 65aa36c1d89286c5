"""A source of the user's -> assembly, by the command that they compile it with, and flags besides."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from ..errors import RunError, UsageError, argument
from ..files.untrusted import read_bytes
from ..records import record
from .compilers import FAMILIES
from .flags import first_error, target_flags, try_flags
from .process import run
from .reaper import scratch_folder
from .system_compilers import find_compiler
from .target import Target

SUFFIXES = {
    **dict.fromkeys((".c",), "gcc"),
    **dict.fromkeys((".f", ".for", ".f90", ".f95", ".f03", ".f08"), "gfortran"),
}
"""Sources that are compiled without being told how, and by what."""
PREPROCESSED = ".S"
"""Suffix of assembly for the C preprocessor, in this case alone."""
_TIMEOUT_S = 120.0
_MOST_BYTES = 16 << 20
_SHELL = re.compile(r"[|;&<>`$\n]")
_ALONE = ("-c", "-S", "-E", "-M", "-MM", "-MD", "-MMD", "-flto", "-pipe", "-save-temps")
_WITH_A_NAME = ("-o", "-MF", "-MT", "-MQ")
_PRODUCER = re.compile(r'"GNU (?:C|Fortran)[\w+]* (?P<version>\d[\w.]*) (?P<flags>[^"\n]{1,2000})"')
_SAFE = re.compile(
    r"-O(?:[0-3sg]|fast)?|-std=[\w+]+|-m(?:arch|cpu|tune|prefer-vector-width|sve-vector-bits)=[\w.+-]+"
    r"|-m(?:no-)?(?:sse\S{0,4}|avx\w{0,16}|fma4?|bmi2?|f16c|popcnt|recip)"
    r"|-f(?:no-)?(?:fast-math|math-errno|trapping-math|signed-zeros|associative-math|finite-math-only"
    r"|unsafe-math-optimizations|reciprocal-math|unroll-loops|tree-vectorize|openmp-simd|inline)"
    r"|-ffp-contract=\w+"
)
"""Flags that are taken from a stranger's file: none of them reads or starts anything."""


@record
class CompileCommand:
    """Command that compiles a source.

    Attributes
    ----------
    compiler : str
        Path of the compiler.
    flags : tuple of str
        Flags, without those that select the kind of output.
    source : Path
    assumed : bool
        True where no flags were recorded or given, and usual ones are assumed.
    """

    compiler: str
    flags: tuple[str, ...]
    source: Path
    assumed: bool = False

    @property
    def name(self) -> str:
        """The compiler, for people."""
        return Path(self.compiler).name


def typed_command(text: str, source: Path | None) -> CompileCommand:
    """Return the command that a text is, as a shell would take it apart; no shell ever sees it.

    Raises
    ------
    UsageError
        If it is no command alone, there is no such compiler, or it names no source.

    Examples
    --------
    >>> command = typed_command("cc -O2 -c -o dot.o dot.c", None)  # doctest: +SKIP
    >>> command.flags, command.source.name  # doctest: +SKIP
    (('-O2',), 'dot.c')
    """
    option = argument("compile")
    typed = f"{option} {text!r}"
    if found := _SHELL.search(text):
        raise UsageError(f"{typed}: one command is run, without a shell; leave out {found[0]!r}")
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UsageError(f"{typed}: {error}; close the quotes") from None
    if not words:
        raise UsageError(f"{option}: found nothing; give the command, such as 'gcc -O3 -c dot.c'")
    compiler = shutil.which(words[0])
    if compiler is None:
        raise UsageError(f"{option}: {words[0]} is not on PATH; install it, or name another compiler")
    flags, sources = _taken_apart(words[1:])
    if source is None:
        if len(sources) != 1:
            more = argument("source_file", "FILE")
            raise UsageError(f"{typed}: names {len(sources)} sources; give one, or {more}")
        source = sources[0]
    if not source.is_file():
        raise UsageError(f"{source}: no such source; check the name, and where you work")
    return CompileCommand(compiler, flags, source)


def _taken_apart(words: Sequence[str]) -> tuple[tuple[str, ...], list[Path]]:
    """Return the flags without those that select the kind of output, and the sources."""
    flags, sources = [], []
    rest = iter(words)
    for word in rest:
        if word in _WITH_A_NAME:
            next(rest, None)
        elif not word.startswith("-") and Path(word).suffix.lower() in (*SUFFIXES, ".cc", ".cpp", ".cxx"):
            sources.append(Path(word))
        elif word not in _ALONE:
            flags.append(word)
    return tuple(flags), sources


def recorded_command(assembly: str, source: Path, target: Target) -> CompileCommand:
    """Return the command that compiled a source, as its assembly records it; gcc records it with `-g`.

    Parameters
    ----------
    assembly : str
        Text of the assembly.
    source : Path
        File whose suffix names the language.
    target : Target
        Target for compilers.

    Raises
    ------
    UsageError
        If its compiler is not known by the suffix, or not installed.
    """
    family = SUFFIXES.get(source.suffix.lower())
    if family is None:
        raise UsageError(f"{source}: no compiler is known for it; give {argument('compile', 'COMMAND')}")
    compiler = find_compiler(family, target)
    found = _PRODUCER.search(assembly)
    if found is not None:
        flags = tuple(word for word in found["flags"].split() if _SAFE.fullmatch(word))
        return CompileCommand(compiler.path, flags, source)
    dialect = FAMILIES[family].dialect
    return CompileCommand(compiler.path, ("-O3", *target_flags(dialect, compiler.path, target)), source, True)


_COMPILERS = {
    **dict.fromkeys((".c", ".ll", ".S"), ("gcc", "clang")),
    **dict.fromkeys((".cc", ".cpp", ".cxx"), ("g++", "clang++")),
    **dict.fromkeys((".f", ".for", ".f90", ".f95", ".f03", ".f08"), ("gfortran", "flang")),
}
_NEWEST, _OLDEST = 30, 10


def source_command(source: Path, target: Target, compiler: str | None, flags: str | None) -> CompileCommand:
    """Return the command that compiles a source for a target.

    Parameters
    ----------
    source : Path
        The source; its suffix names the language.
    target : Target
        Processor to compile for.
    compiler : str or None
        Name or path of a compiler.
    flags : str or None
        Flags in place of -O3 and those for the target.

    Raises
    ------
    UsageError
        If there is no such compiler, or none for the language.
    """
    try:
        words = None if flags is None else tuple(shlex.split(flags))
    except ValueError as error:
        raise UsageError(f"{argument('flags')} {flags!r}: {error}; close the quotes") from None
    suffix = PREPROCESSED if source.suffix == PREPROCESSED else source.suffix.lower()
    names = _COMPILERS[suffix] if compiler is None else (compiler,)
    path = next(filter(None, (_found(name, target) for name in names)), None)
    if path is None:
        give = argument("compiler", "NAME")
        raise UsageError(
            f"{source}: no {' or '.join(names)} for {target.isa} on PATH; install one, give {give}, or pass "
            "assembly"
        )
    if words is not None:
        kept, _ = _taken_apart(words)
        return CompileCommand(path, kept, source)
    dialect = "clang" if re.search("clang|flang", Path(path).name) else "gcc"
    return CompileCommand(path, ("-O3", *target_flags(dialect, path, target)), source, True)


def _found(name: str, target: Target) -> str | None:
    """Return the path of a compiler by its name, of gcc's the cross one for a target of another kind."""
    if name in ("gcc", "g++", "gfortran") and not target.runs_here:
        return shutil.which(f"{target.instruction_set.toolchain.llvm}-linux-gnu-{name}")
    versions = (f"{name}-{number}" for number in range(_NEWEST, _OLDEST, -1))
    return next(filter(None, map(shutil.which, (name, *versions))), None)


def assembly_of(command: CompileCommand, more: Sequence[str] = ()) -> str:
    """Return the assembly of a source, with lines of the source.

    Raises
    ------
    UsageError
        If a header is missing.
    RunError
        If it cannot be compiled.
    """
    with scratch_folder() as folder:
        made = folder / "made.s"
        # a module of Fortran would be written where one works
        modules = "-module-dir" if "flang" in command.name else "-J"
        beside = (modules, str(folder)) if command.source.suffix.lower() in _FORTRAN else ()
        words = [command.compiler, *command.flags, *more, *beside, "-g1", "-S"]
        words += [str(command.source), "-o", str(made)]
        done = run(words, _TIMEOUT_S)
        if done.returncode or not made.is_file():
            raise _refusal(command, done.stderr)
        if made.stat().st_size > _MOST_BYTES:
            raise RunError(f"{command.source}: {command.name}: more than {_MOST_BYTES >> 20} MiB of assembly")
        return made.read_text(errors="replace")


_NO_HEADER = re.compile(r"No such file or directory|file not found")


def _refusal(command: CompileCommand, said: str) -> UsageError | RunError:
    """Return the error of a compiler or preprocessor that refuses a source."""
    first = f"{command.source}: {command.name}: {first_error(said)[:200]}"
    if _NO_HEADER.search(first) is None:
        return RunError(first)
    return UsageError(f"{first}; give {argument('flags')} with '-I FOLDER' of the header")


_DIRECTIVE = re.compile(rb"^[ \t]*#[ \t]*(?:define|undef|include|if|ifdef|ifndef)\b", re.MULTILINE)
_LINE_MARKER = re.compile(r'# (?P<line>\d+) "(?P<file>[^"]*)"')
_MOST_LINES = 1 << 20


def is_preprocessed(path: Path) -> bool:
    """Tell whether a file is assembly for the C preprocessor (`.S`, with directives), and one is installed.

    Examples
    --------
    >>> is_preprocessed(Path("dot.s"))
    False
    """
    if path.suffix != PREPROCESSED or not any(map(shutil.which, _COMPILERS[PREPROCESSED])):
        return False
    try:
        return _DIRECTIVE.search(read_bytes(path, _MOST_BYTES)) is not None
    except UsageError:
        return False  # told by what reads it


def preprocessed_assembly(command: CompileCommand) -> str:
    """Return assembly without directives of the C preprocessor, each line at its place in the source.

    Where an included file leaves lines, which have no place in it, lines are counted as the preprocessor
    writes them.

    Raises
    ------
    UsageError
        If a header is missing, or nothing is left for the target, or it includes a file that is no source
        by its suffix, which reports would print.
    RunError
        If the preprocessor refuses it.
    """
    with scratch_folder() as folder:
        made = folder / "made.s"
        words = [command.compiler, *command.flags, "-x", "assembler-with-cpp", "-E", str(command.source)]
        done = run([*words, "-o", str(made)], _TIMEOUT_S)
        if done.returncode or not made.is_file():
            raise _refusal(command, done.stderr)
        text = read_bytes(made, _MOST_BYTES).decode(errors="replace")
    placed = _in_place(text, str(command.source))
    if not placed.strip():
        raise UsageError(
            f"{command.source}: the preprocessor leaves nothing of it; choose another "
            f"{argument('machine')}, or give {argument('flags')} with names that it asks for: '-DNAME'"
        )
    return placed


def _in_place(text: str, source: str) -> str:
    """Return the output of a preprocessor with the lines of the source where they stand there.

    Examples
    --------
    >>> _in_place('# 1 "a.S"' + chr(10) + '# 3 "a.S"' + chr(10) + "ret" + chr(10), "a.S")
    '\\n\\nret\\n'
    """
    placed: dict[int, str] = {}
    number, inside, others = 1, True, False
    lines = text.split("\n")
    for line in lines:
        if marker := _LINE_MARKER.match(line):
            number, inside = int(marker["line"]), marker["file"] == source
            if not inside and not marker["file"].startswith("<"):
                _require_included(source, marker["file"])
            continue
        if line.strip():
            if not inside or number in placed or number > _MOST_LINES:
                others = True
                break
            placed[number] = line
        number += 1
    if others:
        return "\n".join("" if _LINE_MARKER.match(line) else line for line in lines)
    return "\n".join(placed.get(at, "") for at in range(1, max(placed, default=0) + 1)) + "\n"


_INCLUDED = frozenset({".h", ".hpp", ".inc", ".i", ".S", ".s", ".asm", ".def", ".m4", ".mac"})


def _require_included(source: str, name: str) -> None:
    if Path(name).suffix not in _INCLUDED:
        raise UsageError(
            f"{source}: includes {name}, which is no header by its suffix; write it into the file"
        )


_FORTRAN = frozenset({".f", ".for", ".f90", ".f95", ".f03", ".f08"})


@cache
def accepted(compiler: str, flags: tuple[str, ...]) -> tuple[str, ...]:
    """Return the flags that a compiler accepts."""
    return tuple(flag for flag in flags if try_flags(compiler, (flag,)).accepted)
