"""Recompilation of a source with the flags that remedies name, and both analyses side by side."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from ..analysis.incore.regions.file import analyse_file, require_set_of
from ..analysis.incore.regions.record import BodyAnalysis, FileAnalysis
from ..analysis.incore.regions.region_selection import functions_by_heat
from ..analysis.incore.regions.remedies import NATIVE, Remedy, remedies
from ..analysis.incore.transforms.recompile import Recompiled, cycles_per_element, same_loop
from ..analysis.machine.record import Machine
from ..asm.format_detection import foreign_instruction_set
from ..asm.listing import parse, require_source, source_paths
from ..asm.listing_record import Listing
from ..codegen.disassembly import assembly_of_ir, disassembly, from_go
from ..codegen.flags import target_flags
from ..codegen.recompile import (
    CompileCommand,
    accepted,
    assembly_of,
    is_preprocessed,
    preprocessed_assembly,
    recorded_command,
    source_command,
    typed_command,
)
from ..codegen.target import Target
from ..errors import RunError, UsageError, argument
from ..files.untrusted import read_bytes
from ..isa.registry import INSTRUCTION_SETS, detect_isa
from ..records import record
from .listener import listener
from .machines import Processor

if TYPE_CHECKING:
    from .analysis import Report

_MOST_LOOPS, _MOST_REMEDIES = 3, 3
_ALIKE = 0.05
"""Share that figures of the same loop may differ by, which was laid out otherwise."""
_LARGEST_BYTES = 16 << 20


def compiled_source(path: Path, machine: Processor, compiler: str | None, flags: str | None) -> str:
    """Return the assembly of a source, compiled for a machine within limits of time, memory and output.

    Of assembly for the C preprocessor, what that makes of it.

    Parameters
    ----------
    path : Path
        The source; its suffix names the language.
    machine : Processor
        Machine that it is compiled for.
    compiler, flags : str, optional
        As of `analyze`.

    Raises
    ------
    UsageError
        If it is no source, or there is no compiler for it.
    RunError
        If it does not compile.
    """
    if not path.exists():
        raise UsageError(f"{path}: cannot be read: no such file")
    if is_preprocessed(path):
        command = source_command(path, machine.target, compiler, flags)
        listener().note(f"{path}: preprocessed by {command.name} {' '.join(command.flags)}")
        try:
            return preprocessed_assembly(command)
        except (RunError, UsageError):
            _require_own_set(path, machine.record)
            raise
    require_source(path)
    if path.suffix.lower() == ".ll" and compiler is None:
        if flags is not None:
            raise UsageError(
                f"{argument('flags')}: the embedded compiler takes none; give {argument('compiler')}"
            )
        ir = read_bytes(path, _LARGEST_BYTES).decode(errors="replace")
        return assembly_of_ir(ir, machine.target, str(path))
    command = source_command(path, machine.target, compiler, flags)
    listener().note(f"{path}: compiled by {command.name} {' '.join(command.flags)}")
    return assembly_of(command)


def _require_own_set(path: Path, machine: Machine) -> None:
    """Check that a text before the preprocessor is not plainly of another instruction set than a machine."""
    text = read_bytes(path, _LARGEST_BYTES).decode(errors="replace")
    if other := foreign_instruction_set(text):
        raise UsageError(f"{path}: is {other} code; only {', '.join(INSTRUCTION_SETS)} are read")
    try:
        isa = detect_isa(text)
    except UsageError:
        return
    require_set_of(isa, machine, str(path))


def disassembled(content: bytes, where: str) -> bytes:
    """Return the assembly of an object file or archive, or of a listing whose bytes tell more than its text.

    Parameters
    ----------
    content : bytes
        Of a file.
    where : str
        Its name, for messages.

    Raises
    ------
    UsageError
        If it is binary, and no disassembler reads it.
    """
    if b"(SB)" in content and b"\0" not in content:
        text = from_go(content.decode(errors="replace"))
        return content if text is None else text.encode()
    return disassembly(content, where).encode()


@record
class _Trier:
    """Compiles one source, and analyses what comes of it."""

    command: CompileCommand
    machine: Machine
    target: Target

    def analysed(self, flags: tuple[str, ...], simulate: bool) -> FileAnalysis:
        listing = parse(assembly_of(self.command, flags), self.machine.isa)
        return analyse_file(listing, self.machine, arguments={}, simulate=simulate)

    def flags_of(self, remedy: Remedy) -> tuple[str, ...]:
        """Return the flags that a remedy names, as this compiler takes them."""
        dialect = "clang" if "clang" in self.command.name or "flang" in self.command.name else "gcc"
        flags: list[str] = []
        for flag in remedy.flags:
            if flag == NATIVE:
                flags += target_flags(dialect, self.command.compiler, self.target)
            else:
                flags += accepted(self.command.compiler, (flag,))
        return tuple(flags)


@record
class Recompilation:
    """Request to recompile the hottest loops of an analysed file.

    Attributes
    ----------
    assembly : str
        Text of the assembly, or the name of its file.
    report : Report
        Its analysis.
    simulate : bool
        Whether loops are simulated.
    source_file : str, path or None
        The source.
    command : str or None
        Command that compiles it.
    """

    assembly: str
    report: Report
    simulate: bool
    source_file: str | os.PathLike[str] | None
    command: str | None


def recompiled(asked: Recompilation) -> tuple[Recompiled, ...]:
    """Return the hottest loops recompiled with the flags of their remedies.

    Raises
    ------
    UsageError
        If the source or its compiler is not known, or the source does not hold the code.
    RunError
        If it cannot be compiled as it was.
    """
    trier = _trier(asked)
    machine, simulate = asked.report.machine.record, asked.simulate
    wanted = [
        (function.name, body, named)
        for function, body in functions_by_heat(asked.report.found)
        if body.body.repeats
        and (named := [remedy for remedy in remedies(body, machine) if remedy.flags][:_MOST_REMEDIES])
    ][:_MOST_LOOPS]
    if not wanted:
        listener().note("no remedy here names a flag of a compiler; nothing was compiled")
        return ()
    base = None if trier.command.assumed else trier.analysed((), simulate)
    tried = []
    for name, body, named in wanted:
        before = body if base is None else _as_it_was(trier, name, body, base)
        tried += [_tried(trier, name, body.body.label, remedy, before, simulate) for remedy in named]
    return tuple(tried)


def _tried(
    trier: _Trier, function: str, label: str, remedy: Remedy, before: BodyAnalysis, simulate: bool
) -> Recompiled:
    flags = trier.flags_of(remedy)

    def told(after: BodyAnalysis | None, problem: str = "") -> Recompiled:
        one, two = cycles_per_element(before), cycles_per_element(after)
        if not problem and (one is None or two is None):
            problem = "code does not tell how many elements an iteration takes"
        compiler = trier.command.name
        gain = remedy.times_faster
        return Recompiled(function, label, flags, compiler, one, two, problem, gain, remedy.change)

    if not flags:
        return told(None, f"{trier.command.name} takes none of its flags, {' '.join(remedy.flags)}")
    try:
        after = same_loop(trier.analysed(flags, simulate), function, before)
    except (RunError, UsageError) as error:
        return told(None, str(error))
    return told(after, "" if after is not None else "no loop is left")


def _as_it_was(trier: _Trier, function: str, body: BodyAnalysis, base: FileAnalysis) -> BodyAnalysis:
    """Return the loop as the command makes it without more flags."""
    before = same_loop(base, function, body)
    if before is None:
        raise UsageError(
            f"{trier.command.source}: {trier.command.name} makes no loop in {function} of it; "
            f"give the source of this assembly, and its flags by {argument('compile')}"
        )
    given, made = cycles_per_element(body), cycles_per_element(before)
    if given and made and abs(made / given - 1) > _ALIKE:
        listener().note(
            f"{body.body.label}: the assembly takes {given:.3g} cycles an element, what {trier.command.name} "
            f"makes of {trier.command.source} {made:.3g}; they were compiled otherwise"
        )
    return before


def _trier(asked: Recompilation) -> _Trier:
    processor = asked.report.machine
    source = None if asked.source_file is None else Path(asked.source_file)
    if asked.command is not None:
        command = typed_command(asked.command, source)
        require_source(command.source)
        return _Trier(command, processor.record, processor.target)
    if source is None:
        raise UsageError(_unnamed(asked.report.source, asked.report.listing))
    if not source.exists():
        raise UsageError(f"{argument('source_file')} {source}: no such file; check the name")
    require_source(source)
    command = recorded_command(_text(asked.assembly), source, processor.target)
    if command.assumed:
        taken = " ".join(command.flags)
        listener().note(f"its flags are not recorded: {taken} taken for them; {argument('compile')} tells")
    return _Trier(command, processor.record, processor.target)


def _unnamed(name: str, listing: Listing) -> str:
    """Return the error text where no argument names a source; one named by the assembly is not compiled."""
    path = next(source_paths(listing, name), None)
    if path is None:
        file, command = argument("source_file", "FILE"), argument("compile", "COMMAND")
        return f"{name}: which source it is from is not said; give {file} or {command}"
    near = os.path.relpath(path)
    give = argument("source_file", shlex.quote(near))
    return f"{name}: names {near}; a source is compiled if you name it: give {give}"


def _text(assembly: str) -> str:
    if assembly == "-" or "\n" in assembly:
        return "" if assembly == "-" else assembly
    return read_bytes(Path(assembly), _LARGEST_BYTES).decode(errors="replace")
