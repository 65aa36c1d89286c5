"""Description of a processor, in lines for people or as JSON:

disturbed: 210 of 512 rounds were slowed by other programs. 3 figures are uncertain: window nop;
fma 256 latency; chase L2. Calibrate again on a quieter machine.

zen5         AMD EPYC 9655 (Zen 5, Turin)
executes     x86-64, vectors of 512 bits, compiled for as znver5
clock        2.6 GHz (base; one core boosts to 4.5)
dispatch     8 micro-ops a cycle, 8 retired
window       reorder buffer 448, 448 loads, 104 stores
registers    480 of vectors, 240 general, 142 of masks

Tables of schedulers, of what operations on full vectors cost, and of caches follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any

from ..analysis.incore.form_costs import ExtensionCoverage
from ..analysis.machine.record import Calibrated, Machine
from ..analysis.machine.shipped_machines import Naming
from .layout import Labelled, Line, NamedTable
from .outputs.processors import (
    CalibrationDisturbance,
    CoveredForms,
    MachineCache,
    MachineNames,
    MachineOperation,
    MachineOutput,
    MachineScheduler,
    NearMachine,
)

_NAMED = 6
_MOST_DISTURBED = 0.5
"""Share of rounds from which a calibration is called disturbed even if all figures seem sure."""


def is_disturbed(found: Calibrated) -> bool:
    """Tell whether a calibration should be made again."""
    return bool(found.uncertain) or found.disturbed_rounds > _MOST_DISTURBED * found.rounds


def calibrated_text(found: Calibrated) -> str:
    """Return the disturbance of a calibration in words, with the remedy where it was disturbed.

    Examples
    --------
    >>> calibrated_text(Calibrated(900, 12, ()))
    'undisturbed: 12 of 900 rounds were slowed by other programs and do not count; every figure repeats.'
    >>> calibrated_text(Calibrated(900, 412, ("window nop",))).partition(". ")[2]
    '1 figure is uncertain: window nop. Calibrate again on a quieter machine.'
    """
    slowed = f"{found.disturbed_rounds} of {found.rounds} rounds were slowed by other programs"
    if not is_disturbed(found):
        return f"undisturbed: {slowed} and do not count; every figure repeats."
    names = "; ".join(found.uncertain[:_NAMED])
    more = f" and {len(found.uncertain) - _NAMED} more" if len(found.uncertain) > _NAMED else ""
    count = len(found.uncertain)
    figures = f" {count} figure{'s are' if count > 1 else ' is'} uncertain: {names}{more}." if count else ""
    return f"disturbed: {slowed}.{figures} Calibrate again on a quieter machine."


def calibrated_output(found: Calibrated | None) -> CalibrationDisturbance | None:
    """Return the disturbance as the outputs of `calibrate`, `machine` and `doctor` have it."""
    return None if found is None else CalibrationDisturbance.of(found, disturbed=is_disturbed(found))


_COLUMNS = 80
_ARITHMETIC = ("fma", "add", "multiply", "divide", "load")


def machine_to_json(machine: Machine) -> dict[str, Any]:
    """Return a processor as plain values; unknown figures are null."""
    core = machine.core
    return MachineOutput.of(
        core,
        machine=machine.key,
        title=machine.title,
        isa=machine.isa,
        target=machine.target,
        vector_registers=core.physical_vector_registers or None,
        integer_registers=core.physical_integer_registers or None,
        mask_registers=core.physical_mask_registers or None,
        schedulers=MachineScheduler.of_each(core.schedulers),
        calibration=calibrated_output(machine.calibrated),
        operations=_operations(machine),
        caches=MachineCache.of_each(machine.caches),
    ).to_json()


def machine_lines(machine: Machine) -> list[Line]:
    """Return a processor in lines for people."""
    core = machine.core
    registers = (
        (core.physical_vector_registers, "of vectors"),
        (core.physical_integer_registers, "general"),
        (core.physical_mask_registers, "of masks"),
    )
    entries = (
        (machine.key, machine.title),
        ("executes", f"{machine.isa}, vectors of {core.vector_bits} bits, compiled for as {machine.target}"),
        ("clock", f"{core.frequency_ghz:g} GHz ({core.frequency_note})"),
        ("dispatch", f"{core.dispatch_width} micro-ops a cycle, {core.retire_width} retired"),
        (
            "window",
            f"reorder buffer {core.reorder_buffer}, {core.load_queue} loads, {core.store_queue} stores",
        ),
        ("registers", ", ".join(f"{n} {what}" if n else f"unknown {what}" for n, what in registers)),
    )
    lines: list[Line] = [f"{name:11}  {what}" for name, what in entries]
    if machine.calibrated is not None:
        lines.append(Labelled("calibrated   ", calibrated_text(machine.calibrated)))
    lines += ["", _schedulers(machine), "", _costs(machine), "", _caches(machine)]
    return lines


def _schedulers(machine: Machine) -> NamedTable:
    rows = tuple((s.name, str(s.entries), " ".join(s.ports)) for s in machine.core.schedulers)
    return NamedTable("", ("scheduler", "entries", "ports"), rows, words=(0, -1))


def _costs(machine: Machine) -> NamedTable:
    rows = tuple((o.name, f"{o.latency_cycles:g}", f"{o.per_cycle:.3g}") for o in _operations(machine))
    return NamedTable("", (f"{machine.vector_bits} bits", "latency, cycles", "a cycle"), rows)


def _operations(machine: Machine) -> list[MachineOperation]:
    """Return the cost of operations on full vectors."""
    found = []
    for name in _ARITHMETIC:
        operation = machine.operation_or_none(name, machine.vector_bits)
        if operation is not None and operation.uses:
            cycles = max(use.cycles / len(use.ports) for use in operation.uses)
            found.append(
                MachineOperation(name=name, latency_cycles=operation.latency_cycles, per_cycle=1 / cycles)
            )
    return found


def _caches(machine: Machine) -> NamedTable:
    rows = tuple(
        (
            cache.name,
            f"{cache.size_bytes / 1024:g}",
            f"{cache.load_bytes_per_cycle:g}",
            f"{cache.store_bytes_per_cycle:g}",
        )
        for cache in machine.caches
    )
    return NamedTable("", ("cache", "KiB", "bytes in a cycle", "bytes out a cycle"), rows)


def machine_names_to_json(known: Sequence[Naming]) -> list[dict[str, Any]]:
    """Return shipped machines and their names as plain values."""
    return [
        MachineNames.of(each, machine=each.key, near=NearMachine.of_each(each.near)).to_json()
        for each in known
    ]


def machine_names_lines(known: Sequence[Naming]) -> list[str]:
    """Return shipped machines in lines for people: key and title, and below them every other name."""
    width = max(len(each.key) for each in known) + 2
    lines = []
    for each in known:
        lines.append(f"{each.key:{width}}{each.title}")
        begin, whole = " " * width, ", ".join(name.replace(" ", "\xa0") for name in each.names)
        wrapped = wrap(whole, _COLUMNS, initial_indent=begin, subsequent_indent=begin, break_on_hyphens=False)
        lines += [line.replace("\xa0", " ") for line in wrapped]
    return [*lines, "", "Case, spaces and dashes do not matter; ? is a character, * any number of them."]


_GUESSED_SHOWN = 12


def coverage_lines(machine: Machine, found: Sequence[ExtensionCoverage]) -> Iterator[str]:
    """Yield the forms of instructions by extension, for people.

    A sample::

        forms of instructions on skl, by extension
                       forms  own cost  of a class  uncertain
        base            1046       605         398         43
        avx             2310      1497         813          0
        at a guess: base: cpuid cmpxchg16b and 8 more
    """
    width = max(len(each.extension or "base") for each in found) + 2
    yield f"forms of instructions on {machine.key}, by extension"
    yield f"{'':{width}}{'forms':>7}{'own cost':>10}{'of a class':>12}{'uncertain':>11}"
    for each in found:
        numbers = f"{each.forms:7}{each.by_form:10}{each.by_class:12}{each.uncertain:11}"
        yield f"{each.extension or 'base':{width}}{numbers}"
    for each in found:
        if each.guessed:
            more = len(each.guessed) - _GUESSED_SHOWN
            names = " ".join(each.guessed[:_GUESSED_SHOWN]) + (f" and {more} more" if more > 0 else "")
            text = f"at a guess: {each.extension or 'base'}: {names}"
            yield from wrap(text, _COLUMNS, subsequent_indent="  ", break_on_hyphens=False)


def coverage_to_json(found: Sequence[ExtensionCoverage]) -> list[dict[str, Any]]:
    """Return the forms of instructions by extension as plain values."""
    return [CoveredForms.of(each).to_json() for each in found]
