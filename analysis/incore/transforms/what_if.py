"""What-if cycles of a loop: other core sizes, more accumulators, wider vectors, unrolling, misaligned arrays.

The core's buffers grow and shrink together (reorder buffer, schedulers, queues, registers for results in
flight), and so do the widths of dispatch and retirement. Accumulators are expanded as `accumulator_expansion`
does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ....isa.instruction import Instruction
from ....records import record, replace
from ...machine.record import Machine
from ..pipeline.core_tables import spare_registers
from ..pipeline.simulate import TracedBody, simulate_body, simulate_traced, traced_body
from ..regions.accumulator_expansion import expanded_accumulators
from ..regions.latency import costs_of
from ..regions.record import BodyAnalysis
from ..regions.verdict import ChainKind, chain_kind
from ..regions.work_per_iteration import widths_of
from .evaluate import at_width
from .induction_rewrite import Variant
from .loop_changes import OFFSET_BYTES, misaligned, unrolled

WINDOW, SUMS, WIDTH = "window", "sums", "width"
_WINDOWS = (0.25, 0.5, 1.0, 2.0, 4.0)
_WIDTHS = (0.5, 0.75, 1.0, 1.5, 2.0)
_SUMS = (1, 2, 4, 8)
_LEAST_WINDOW = 8
MOST_INSTRUCTIONS = 600
"""Largest number of instructions of a body that is tried: longer ones take seconds."""


@record
class Change:
    """One thing that is changed.

    Attributes
    ----------
    name : str
        `WINDOW`, in entries of the reorder buffer; `SUMS`, in place of each; `WIDTH`, in micro-ops
        dispatched a cycle.
    values : tuple of int
        From the smallest.
    now : int
        Place of the value that is true.
    """

    name: str
    values: tuple[int, ...]
    now: int


@record
class WhatIf:
    """Cycles an iteration for all combinations, those of the last change next to each other."""

    changes: tuple[Change, ...]
    cycles: tuple[float, ...]


def what_if(analysis: BodyAnalysis, machine: Machine) -> WhatIf | None:
    """Return the cycles of a body for other cores and numbers of sums; None where it is not simulated.

    Examples
    --------
    A sum of one add after the other: the window does not matter, more sums do.

    >>> from chainline.analysis.incore.regions.file import analyse_file
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> text = "f: .L1: vaddpd (%rdi), %zmm0, %zmm0; addq $64, %rdi; decq %rsi; jne .L1; ret"
    >>> machine = load_machine("zen5")
    >>> found = analyse_file(parse(text, "x86-64"), machine, arguments={}, simulate=True)
    >>> tried = what_if(found.functions[0].bodies[0], machine)
    >>> [(change.name, change.values[change.now]) for change in tried.changes]
    [('window', 448), ('sums', 1), ('width', 8)]
    """
    body = analysis.body
    if analysis.simulated is None or len(body.instructions) > MOST_INSTRUCTIONS:
        return None
    core = machine.core
    windows = _apart((max(round(core.reorder_buffer * scale), _LEAST_WINDOW), scale) for scale in _WINDOWS)
    widths = _apart((max(round(core.dispatch_width * scale), 1), scale) for scale in _WIDTHS)
    codes = list(_codes(analysis, machine))
    cores = [[_scaled(machine, window, width) for _, width in widths] for _, window in windows]
    traces = [_traced(code, machine, body.repeats) for _, code in codes]
    cycles = tuple(
        simulate_traced(trace, one).cycles_per_iteration / sums
        for row in cores
        for (sums, _), trace in zip(codes, traces, strict=True)
        for one in row
    )
    changes = (
        _change(WINDOW, [value for value, _ in windows], core.reorder_buffer),
        _change(SUMS, [sums for sums, _ in codes], 1),
        _change(WIDTH, [value for value, _ in widths], core.dispatch_width),
    )
    return WhatIf(changes, cycles)


def _apart(scaled: Iterator[tuple[int, float]]) -> list[tuple[int, float]]:
    """Return sizes and scales, each size once: the scale of 1 stays, the others give way."""
    found: dict[int, float] = {}
    for size, scale in scaled:
        if size not in found or scale == 1.0:
            found[size] = scale
    return list(found.items())


def _change(name: str, values: Sequence[int], now: int) -> Change:
    return Change(name, tuple(values), values.index(now))


def _codes(analysis: BodyAnalysis, machine: Machine) -> Iterator[tuple[int, tuple[Instruction, ...]]]:
    """Yield the number of sums in place of each, and an iteration written out as often."""
    code = analysis.body.instructions
    yield 1, code
    if not analysis.body.repeats or not analysis.carried.positions:
        return
    if chain_kind(analysis) is not ChainKind.SUM:
        return
    for sums in _SUMS[1:]:
        if (apart := expanded_accumulators(code, sums, machine)) is not None:
            yield sums, apart


def _traced(code: Sequence[Instruction], machine: Machine, loop: bool) -> TracedBody:
    return traced_body(code, machine.isa, machine.scalable_bits, loop)


def _scaled(machine: Machine, window: float, width: float) -> Machine:
    """Return a machine whose buffers and widths are scaled by factors."""
    core = machine.core

    def size(entries: int) -> int:
        return max(round(entries * window), 2) if entries else 0

    vectors, integers, masks = (size(spare) - spare for spare in spare_registers(machine))
    wide = max(core.physical_wide_registers - core.vector_registers, 0)
    scaled = replace(
        core,
        reorder_buffer=max(size(core.reorder_buffer), _LEAST_WINDOW),
        schedulers=tuple(
            replace(one, entries=size(one.entries), queue_entries=size(one.queue_entries))
            for one in core.schedulers
        ),
        load_queue=size(core.load_queue),
        store_queue=size(core.store_queue),
        physical_vector_registers=core.physical_vector_registers + vectors,
        physical_wide_registers=core.physical_wide_registers + size(wide) - wide,
        physical_integer_registers=core.physical_integer_registers + integers,
        physical_mask_registers=core.physical_mask_registers + masks,
        dispatch_width=max(round(core.dispatch_width * width), 1),
        retire_width=max(round(core.retire_width * width), 1),
    )
    return replace(machine, core=scaled)


BITS, COPIES, OFFSET = "bits", "copies", "offset"
_COPIES = (1, 2, 4, 8)
_BITS = (128, 256, 512, 1024, 2048)


@record
class _Choice:
    """One value of a change, and the iteration with it."""

    value: int
    variant: Variant


def what_if_code(analysis: BodyAnalysis, machine: Machine) -> WhatIf | None:
    """Return the cycles of an iteration, with its code changed; None where nothing can be.

    Of wider vectors and of several iterations as one, the cycles for what one iteration does now.
    """
    body = analysis.body
    if analysis.simulated is None or not body.repeats or body.unknown:
        return None
    wide = _widths(analysis, machine)
    copies = [n for n in _COPIES if _unrolled(body.instructions, n, analysis, machine) is not None] or [1]
    off = (0, OFFSET_BYTES) if any(misaligned(one.variant.code) for one in wide) else (0,)
    if len(wide) * len(copies) * len(off) == 1:
        return None
    cycles = []
    for one, n, offset in product(wide, copies, off):
        variant = _unrolled(one.variant.code, n, analysis, machine) or Variant(one.variant.code)
        code = variant.code
        if offset and (moved := misaligned(code)) is not None:
            code = moved.code
        iterations = variant.iterations * one.variant.iterations
        cycles.append(simulate_body(code, machine, loop=True).cycles_per_iteration / iterations)
    now = next(place for place, one in enumerate(wide) if one.variant.iterations == 1)
    changes = (
        Change(BITS, tuple(one.value for one in wide), now),
        Change(COPIES, tuple(copies), 0),
        Change(OFFSET, off, 0),
    )
    kept = tuple(change for change in changes if len(change.values) > 1)
    return WhatIf(kept, tuple(cycles))


def _widths(analysis: BodyAnalysis, machine: Machine) -> list[_Choice]:
    """Return the widths that the machine has and the body's operations, from that of now on."""
    found = widths_of(analysis, machine)
    code = analysis.body.instructions
    if found is None:
        return [_Choice(0, Variant(code))]
    choices = [_Choice(found.bits, Variant(code))]
    for bits in _BITS:
        made = at_width(analysis, found, bits, machine) if found.bits < bits <= machine.vector_bits else None
        if made is not None and all(cost.covered for cost in costs_of(made.code, machine)):
            choices.append(_Choice(bits, made))
    return choices


def _unrolled(
    code: Sequence[Instruction], copies: int, analysis: BodyAnalysis, machine: Machine
) -> Variant | None:
    if copies == 1:
        return Variant(tuple(code))
    if len(code) * copies > MOST_INSTRUCTIONS:
        return None
    return unrolled(code, copies, machine.scalable_bits, analysis.body.label)
