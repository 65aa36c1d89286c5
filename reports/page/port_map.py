"""Port usage of each instruction, as a heat map."""

from __future__ import annotations

from collections import Counter

from ...analysis.incore.bound_names import PORTS
from ...analysis.incore.pipeline.timeline import Timeline
from ...analysis.incore.regions.record import BodyAnalysis
from ...analysis.machine.record import Machine
from .page import HeatMap
from .side_by_side import Linked

_MOST_ROWS = 160

Busy = dict[tuple[int, str], float]


def port_map(linked: Linked, machine: Machine, timeline: Timeline | None) -> HeatMap:
    """Return the cycles per iteration that each instruction occupies each port.

    Parameters
    ----------
    linked : Linked
        Analysed body.
    machine : Machine
    timeline : Timeline or None
        Simulation; None spreads each instruction evenly over its ports.
    """
    analysis = linked.analysis
    busy = _even(analysis, machine) if timeline is None else _simulated(timeline, analysis, machine)
    used = {port for _, port in busy}
    ports = tuple(port for port in machine.core.ports if port in used) or machine.core.ports
    code = analysis.body.instructions
    shown = range(min(len(code), _MOST_ROWS))
    limits = (analysis.bottleneck, *analysis.as_busy)
    binding = {name for bound in limits if bound.name == PORTS for name in bound.bottleneck.split()}
    how = "spread evenly over the ports that may take them" if timeline is None else "as simulated"
    idle = [port for port in machine.core.ports if port not in used]
    note = f"Not used: {', '.join(idle)}. " if idle and used else ""
    if any(binding):
        note += f"The bound of ports that limits is that of {', '.join(p for p in ports if p in binding)}. "
    if len(code) > len(shown):
        note += f"The first {len(shown)} of {len(code)} instructions; the last line counts all."
    return HeatMap(
        title=f"Cycles an iteration that each port is busy, {how}",
        names=tuple(f"{code[n].line:4}  {code[n].text}" for n in shown),
        columns=ports,
        values=tuple(tuple(busy.get((n, port), 0.0) for port in ports) for n in shown),
        totals=tuple(sum(busy.get((n, port), 0.0) for n in range(len(code))) for port in ports),
        binding=tuple(port in binding for port in ports),
        at=tuple(linked.key(n) for n in shown),
        note=note.strip(),
    )


def _simulated(timeline: Timeline, analysis: BodyAnalysis, machine: Machine) -> Busy:
    turns: Counter[tuple[int, str]] = Counter()
    executed: Counter[int] = Counter()
    for instruction in timeline.instructions:
        executed[instruction.position] += 1
        turns.update((instruction.position, turn.port) for turn in instruction.turns)
    busy = {key: number / executed[key[0]] for key, number in turns.items()}
    for position, cost in enumerate(analysis.costs):
        for operation in cost.operations:
            for use in machine.operation(operation.name, operation.bits).uses:
                _lengthen(busy, [(position, port) for port in use.ports], use.cycles)
    return busy


def _lengthen(busy: Busy, places: list[tuple[int, str]], cycles: float) -> None:
    """Let ports be busy for as long as a use takes, of which a timeline has the beginning alone."""
    begun = sum(busy.get(place, 0.0) for place in places)
    if 0.0 < begun < cycles:
        for place in places:
            if place in busy:
                busy[place] *= cycles / begun


def _even(analysis: BodyAnalysis, machine: Machine) -> Busy:
    busy: Busy = {}
    for position, cost in enumerate(analysis.costs):
        for operation in cost.operations:
            for use in machine.operation(operation.name, operation.bits).uses:
                for port in use.ports:
                    share = use.cycles / len(use.ports)
                    busy[position, port] = busy.get((position, port), 0.0) + share
    return busy
