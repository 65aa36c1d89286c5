"""`--try`: the source compiled again, with the flags that remedies name, and both analyses side by side."""

from __future__ import annotations

import argparse
import os
import shlex
from dataclasses import dataclass
from pathlib import Path

from ....analysis.incore.bodies.file import analyse_file
from ....analysis.incore.bodies.hottest import functions_by_heat
from ....analysis.incore.bodies.record import BodyAnalysis, FileAnalysis
from ....analysis.incore.bodies.remedies import NATIVE, Remedy, remedies
from ....analysis.incore.bodies.tried.recompile import Recompiled, cycles_per_element, same_loop
from ....analysis.machine.record import Machine
from ....asm.instruction import Listing
from ....asm.listing import parse
from ....codegen.compiler_flags import target_flags
from ....codegen.recompile import CompileCommand, accepted, assembly_of, recorded_command, typed_command
from ....codegen.target import Target
from ....errors import RunError, UsageError
from ....files.untrusted import read_bytes
from ...messages import note
from ...options.chosen_machine import chosen_target
from .source_files import require_source, source_paths

_MOST_LOOPS, _MOST_REMEDIES = 3, 3
_ALIKE = 0.05
"""Share that figures of the same loop may differ by, which was laid out otherwise."""
_LARGEST_BYTES = 16 << 20


@dataclass(frozen=True, slots=True)
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


def recompiled(
    options: argparse.Namespace, listing: Listing, found: FileAnalysis, machine: Machine
) -> tuple[Recompiled, ...]:
    """Return the hottest loops recompiled with the flags of their remedies.

    Parameters
    ----------
    options : Namespace
    listing : Listing
    found : FileAnalysis
        Analysis of the listing.
    machine : Machine

    Raises
    ------
    UsageError
        If the source or its compiler is not known, or the source does not hold the code.
    RunError
        If it cannot be compiled as it was.
    """
    trier = _trier(options, listing, machine)
    simulate = not options.no_simulation
    wanted = [
        (function.name, body, named)
        for function, body in functions_by_heat(found)
        if body.body.repeats
        and (named := [remedy for remedy in remedies(body, machine) if remedy.flags][:_MOST_REMEDIES])
    ][:_MOST_LOOPS]
    if not wanted:
        note("no remedy here names a flag of a compiler; nothing was compiled")
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
            "give the source of this assembly, and its flags by --compile"
        )
    given, made = cycles_per_element(body), cycles_per_element(before)
    if given and made and abs(made / given - 1) > _ALIKE:
        note(
            f"{body.body.label}: the assembly takes {given:.3g} cycles an element, what {trier.command.name} "
            f"makes of {trier.command.source} {made:.3g}; they were compiled otherwise"
        )
    return before


def _trier(options: argparse.Namespace, listing: Listing, machine: Machine) -> _Trier:
    target = chosen_target(options, machine)
    source = None if options.source is None else Path(options.source)
    if options.compile is not None:
        command = typed_command(options.compile, source)
        require_source(command.source)
        return _Trier(command, machine, target)
    if source is None:
        raise UsageError(_unnamed(options.file, listing))
    if not source.exists():
        raise UsageError(f"--source {source}: no such file; check the name")
    require_source(source)
    command = recorded_command(_text(options.file), source, target)
    if command.assumed:
        note(f"its flags are not recorded: {' '.join(command.flags)} taken for them; --compile tells")
    return _Trier(command, machine, target)


def _unnamed(file: str, listing: Listing) -> str:
    """Return the error text where no option names a source; one named by the assembly is not compiled."""
    path = next(source_paths(listing, file), None)
    if path is None:
        return f"{file}: which source it is from is not said; give --source FILE or --compile COMMAND"
    near = os.path.relpath(path)
    return f"{file}: names {near}; a source is compiled if you name it: give --source {shlex.quote(near)}"


def _text(name: str) -> str:
    return "" if name == "-" else read_bytes(Path(name), _LARGEST_BYTES).decode(errors="replace")
