"""The machine of a host, and its measured loops -> the machine with the keys that these loops show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median
from typing import Any

from ...isa.instruction import RENAMED_LOADS
from ...records import record, replace
from ..machine.instruction_costs import Forms
from ..machine.record import Machine
from .core_fit_steps import FittedFigure, MeasuredLoop, Step, fit_core, mean_error, steps, with_core
from .instruction_costs import MASKED_LOADS, later
from .pipeline_measurements import measured_cycles

_SLOWER = 1.25
"""Code whose instructions take so many times longer is not kept decoded any more."""
_LONGEST = 1000
"""Instructions of a loop to which anything is fitted but what is kept decoded."""
_CHAIN = "through memory"
_RENAMED = "renamed memory"
_OWN_CYCLES = {"move of a byte": 1.0, "operand": 1.0, "change": 1.0, "register_change": 1.0}
"""Cycles of a chain through memory beside the way from a store to its load."""
_LEAST_FORWARD = 3.0
"""Cycles that a load needs at least for data of a store that renaming does not hand over."""
_UNDER_MASKS = (
    "masked store, load, {bits} bits",
    "store of lanes, load of the same",
    "store of lanes, load of others",
)


@record
class KeysFound:
    """A machine with the keys that loops show.

    Attributes
    ----------
    machine : Machine
        With them.
    fitted : tuple of FittedFigure
        Those that are not neutral, with the values that fit nearly as well.
    before, after : float
        Mean absolute error of the simulated loops without and with them.
    loops : int
        How many there are.
    """

    machine: Machine
    fitted: tuple[FittedFigure, ...]
    before: float
    after: float
    loops: int


def keys_found(machine: Machine) -> KeysFound | None:
    """Return the machine with the keys that its measured loops show; None where none were measured.

    What a loop shows by itself is read off it; the rest is fitted step by step.

    Parameters
    ----------
    machine : Machine
        With loops among its measurements.
    """
    measured = measured_cycles(machine)
    if not measured:
        return None
    loops = [MeasuredLoop(loop, figure.value) for loop, figure in measured]
    found = _with_renaming(_with_forwarding(machine, loops), loops)
    found = _with_op_cache(_with_masked_latency(found, loops), loops)
    by_name: dict[str, FittedFigure] = {}
    for step in steps(found):
        found, figures = _taken(found, step, loops)
        for figure in step.figures:  # a later step may take back what an earlier one found
            by_name.pop(figure.name, None)
        by_name |= {figure.name: figure for figure in figures}
    fitted = tuple(by_name.values())
    found = with_core(found, source=f"{found.core.source}; {_told(fitted)}")
    return KeysFound(found, fitted, mean_error(machine, loops), mean_error(found, loops), len(loops))


def _taken(
    machine: Machine, step: Step, loops: Sequence[MeasuredLoop]
) -> tuple[Machine, tuple[FittedFigure, ...]]:
    """Return the machine with the best figures of a step; neutral ones where they do as well."""
    shown = [e for e in loops if e.loop.effect in step.effects and len(e.loop.body) <= _LONGEST]
    if not shown:
        return machine, ()
    fit = fit_core(machine, step.figures, shown, first_is_neutral=True)
    neutral = {figure.name: figure.values[0] for figure in step.figures}
    return fit.machine, tuple(figure for figure in fit.figures if figure.value != neutral[figure.name])


def _told(fitted: Sequence[FittedFigure]) -> str:
    texts = [f"{figure.name} {figure.value:g} ({figure.low:g} to {figure.high:g})" for figure in fitted]
    return f"measured: loops of the pipeline show {', '.join(texts) or 'nothing more'}"


def _chain(loops: Sequence[MeasuredLoop], name: str) -> float | None:
    return next((e.cycles for e in loops if (e.loop.effect, e.loop.name) == (_CHAIN, name)), None)


def _with_renaming(machine: Machine, loops: Sequence[MeasuredLoop]) -> Machine:
    """Read off how long integers take from a store to a load, and which loads renaming gives them at once."""
    ways: dict[str, float] = {}
    for each in loops:
        if each.loop.effect == _RENAMED:
            count, _, name = each.loop.name.partition(" of a ")
            ways[name] = each.cycles / int(count) - _OWN_CYCLES.get(name, 0.0)
    if not ways:
        return machine
    slowest = max(ways.values())
    renamed = {name for name, cycles in ways.items() if cycles < max(slowest / 2, _LEAST_FORWARD)}
    forwarded = [cycles for name, cycles in ways.items() if name not in renamed]
    kinds = [kind for kind in RENAMED_LOADS if _IN_LOOPS.get(kind, kind) in renamed]
    changed: dict[str, Any] = {}
    if forwarded:
        changed["integer_store_forward_cycles"] = float(round(median(forwarded)))
    if kinds and "move" in kinds:
        changed["renames_memory"] = True
        changed["renamed_loads"] = tuple(kinds)
        changed["renames_any_address"] = "move from another register" in renamed
        again = "move from a register written again" in renamed
        changed["renames_by_name"] = again and not changed["renames_any_address"]
    return with_core(machine, **changed)


_IN_LOOPS = {"indexed": "move with an index", "narrow": "move of a byte"}
"""Loops that show the kinds of renamed loads that are not their names."""


def _with_forwarding(machine: Machine, loops: Sequence[MeasuredLoop]) -> Machine:
    """Read off how long data take from a store to a load of them."""
    bits = machine.vector_bits
    narrow, wide = (_chain(loops, f"store, load, {width} bits") for width in (bits // 2, bits))
    if narrow is None or wide is None:
        return machine
    forward, widest = float(round(narrow)), float(round(wide))
    found = with_core(
        machine, store_forward_cycles=forward, wide_store_forward_cycles=widest if widest > forward else 0.0
    )
    both = _chain(loops, f"two stores, load of both, {bits} bits")
    if both is None:
        return found
    found = with_core(found, store_blocked_cycles=max(float(int(both)), forward))
    chains = [_chain(loops, name.format(bits=bits)) for name in _UNDER_MASKS]
    if None in chains:
        return found
    masked, same, others = (float(cycles) for cycles in chains if cycles is not None)
    between = (wide + both) / 2  # nearer to what is handed over than to what waits
    return with_core(
        found,
        forwards_masked_stores=masked < between,
        forwards_partial_stores=same < between or masked >= between,
        masks_hide_lanes=others < between,
    )


def _with_masked_latency(machine: Machine, loops: Sequence[MeasuredLoop]) -> Machine:
    """Read off how much later a load under a mask is there."""
    bits = machine.vector_bits
    plain, masked = (_chain(loops, f"store, {load}, {bits} bits") for load in ("load", "masked load"))
    if plain is None or masked is None:
        return machine
    cycles = float(max(round(masked - plain), 0))
    forms = [
        replace(form, costs=later(form.costs, cycles)) if form.name in MASKED_LOADS else form
        for form in machine.forms.forms
    ]
    return replace(machine, forms=Forms(tuple(forms)))


def _with_op_cache(machine: Machine, loops: Sequence[MeasuredLoop]) -> Machine:
    """Read off up to which size code runs at full speed, and how fast beyond."""
    sizes = sorted(_sizes(loops))
    if not sizes:
        return machine
    usual = sizes[0][1]
    for (kept, _), (beyond, cycles) in pairwise(sizes):
        if cycles > _SLOWER * usual:
            return with_core(
                machine, op_cache_instructions=(kept + beyond) // 2, decode_rate=round(1 / cycles, 1)
            )
    return machine


def _sizes(loops: Sequence[MeasuredLoop]) -> Iterator[tuple[int, float]]:
    """Yield instructions of a round, and cycles of each."""
    for each in loops:
        if each.loop.effect == "size of code":
            yield len(each.loop.body), each.cycles / len(each.loop.body)
