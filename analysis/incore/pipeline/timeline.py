"""Timeline of a simulated body: stages and stalls of each instruction, cycle by cycle, as records.

    dispatch   waits for its turn and for room: in the buffers, in a station
    wait       is in a station: for its operands, then for a port
    load, execute, store
               a micro-op is executed
    complete   has its results, and waits for the instructions before it to retire

An instruction of several micro-ops goes through the middle three again for each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ....asm.dependencies import dependencies
from ....isa.instruction import Instruction
from ....records import record, replace
from ...machine.record import Machine
from ..vocabulary import Stall, dispatch_stalls
from .data_flow import Role
from .simulate import RecordedRun, record_traced, traced_body

DISPATCH, WAIT, COMPLETE = "dispatch", "wait", "complete"
_EXECUTED = {Role.COMPUTE: "execute", Role.LOAD: "load", Role.STORE: "store"}

MOST_INSTRUCTIONS = 20_000
"""Largest number of instructions of a timeline: viewers take long over more."""


@record
class Span:
    """Cycles `start` to `end`, which is not included."""

    name: str
    start: int
    end: int


@record
class PortTurn:
    """A micro-op on a port, from the cycle in which it is issued."""

    port: str
    cycle: int


@record
class TimedInstruction:
    """An executed instruction.

    Attributes
    ----------
    position : int
        In the body.
    iteration : int
        From 0, the first that was simulated.
    stages : tuple of Span
        One behind the other, without a gap.
    stalls : tuple of Span
        Its waits meanwhile: for a buffer, a scheduler, the decoders, operands or a port.
    turns : tuple of PortTurn
        The ports that its micro-ops took first.
    producers : tuple of int
        Places in the timeline of the instructions whose results it waits for.
    retired : int
        Cycle in which it retires.
    """

    position: int
    iteration: int
    stages: tuple[Span, ...]
    stalls: tuple[Span, ...]
    turns: tuple[PortTurn, ...]
    producers: tuple[int, ...]
    retired: int

    @property
    def start(self) -> int:
        """The cycle in which it could have been dispatched first."""
        return self.stages[0].start if self.stages else self.retired

    @property
    def woken(self) -> int:
        """The cycle in which its last micro-op had all that it waited for."""
        executed = [stage.start for stage in self.stages if stage.name in _EXECUTED.values()]
        return executed[-1] if executed else self.start

    @property
    def done(self) -> int:
        """The cycle in which its last result is there."""
        executed = [stage.end for stage in self.stages if stage.name != COMPLETE]
        return executed[-1] if executed else self.start + 1


@record
class Timeline:
    """Executed instructions of a body in the order in which they retire.

    Attributes
    ----------
    code : tuple of Instruction
        The body.
    ports : tuple of str
        Of the core.
    cycles_per_iteration : float
        As simulated: from the retirement of the first iteration here to that of the last, where all
        iterations are here that the simulation measures.
    whole : bool
        Whether they are.
    """

    machine: str
    code: tuple[Instruction, ...]
    ports: tuple[str, ...]
    instructions: tuple[TimedInstruction, ...]
    cycles_per_iteration: float
    whole: bool


def timeline_of(
    instructions: Sequence[Instruction], machine: Machine, loop: bool, *, straight_line: bool = False
) -> Timeline:
    """Return the timeline of a body: the measured iterations, and the one before them.

    Parameters
    ----------
    instructions : sequence of Instruction
        The body.
    machine : Machine
        The machine.
    loop : bool
        Whether it is repeated.
    straight_line : bool
        As of `simulate_body`.

    Raises
    ------
    UsageError
        If the machine lacks an instruction class that occurs.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> from chainline.asm.listing import parse
    >>> code = parse("vaddsd (%rdi), %xmm0, %xmm0", "x86-64").instructions
    >>> timeline = timeline_of(code, load_machine("zen5"), loop=False)
    >>> [(stage.name, stage.end - stage.start) for stage in timeline.instructions[0].stages]
    [('wait', 1), ('load', 7), ('execute', 3)]
    """
    body = traced_body(instructions, machine.isa, machine.scalable_bits, loop)
    if straight_line:
        body = replace(body, straight_line=True)
    run = record_traced(body, machine)
    n, first = len(instructions), max(body.repetitions // 2 - 1, 0)
    stop = min(
        len(run.retired), first * n + max(MOST_INSTRUCTIONS // n, 1) * n, first * n + MOST_INSTRUCTIONS
    )
    return Timeline(
        machine=machine.key,
        code=tuple(instructions),
        ports=machine.core.ports,
        instructions=tuple(_timed(run, machine, instructions, loop, range(first * n, stop))),
        cycles_per_iteration=run.simulation.cycles_per_iteration,
        whole=stop == len(run.retired),
    )


def _timed(
    run: RecordedRun, machine: Machine, code: Sequence[Instruction], loop: bool, executed: range
) -> Iterator[TimedInstruction]:
    n, rows = len(code), np.ctypeslib.as_array(run.micro_ops.instructions)
    all_events, all_roles = (np.ctypeslib.as_array(t) for t in (run.events, run.micro_ops.ops))
    counts = np.tile(rows["end"] - rows["first"], -(-executed.stop // n))
    ends = np.cumsum(counts)
    producers: list[list[tuple[int, int]]] = [[] for _ in code]
    for found in dependencies(code, loop):
        producers[found.reader].append((found.writer, found.distance))
    names, before_first = dispatch_stalls(machine.core), ends[executed.start] - counts[executed.start]
    dispatched = int(all_events["dispatched"][before_first - 1]) if before_first else 0
    for place in executed:
        iteration, position = divmod(place, n)
        events = all_events[ends[place] - counts[place] : ends[place]]
        roles = all_roles["role"][rows["first"][position] : rows["end"][position]]
        if len(events):
            dispatched = int(events["dispatched"][-1])
        retired = int(run.retired[place])
        before = ((iteration - distance) * n + writer for writer, distance in producers[position])
        yield TimedInstruction(
            position=position,
            iteration=iteration,
            stages=_stages(events, roles, min(dispatched, retired), retired),
            stalls=_stalls(events, names),
            turns=tuple(_turns(events, machine)),
            producers=tuple(sorted({p - executed.start for p in before if p >= executed.start})),
            retired=retired,
        )


def _stages(
    events: npt.NDArray[Any], roles: npt.NDArray[np.int64], dispatched: int, retired: int
) -> tuple[Span, ...]:
    """Return the stages of an instruction; one without micro-ops is complete when it is dispatched."""
    if not len(events):
        return _spans([(COMPLETE, dispatched)], retired)
    first = events[0]
    begins = [(DISPATCH, int(first["begins"] - first["decoding"])), (WAIT, int(first["dispatched"]))]
    for number in np.argsort(events["issued"], kind="stable"):
        issued, done = int(events["issued"][number]), int(events["done"][number])
        if done > issued:
            begins += [(_EXECUTED[Role(roles[number])], issued), (WAIT, done)]
    done = int(events["done"].max())
    before = [(name, cycle) for name, cycle in begins if cycle < done]
    return _spans([*before, (COMPLETE, done)], retired)


def _spans(begins: Sequence[tuple[str, int]], end: int) -> tuple[Span, ...]:
    """Return spans, each until the next begins, those of no cycle left out."""
    spans: list[Span] = []
    for (name, start), (_, after) in pairwise([*begins, ("", end)]):
        # a micro-op that begins while another is executed shows from where that ends
        begins_at = max(start, spans[-1].end) if spans else start
        if after > begins_at:
            spans.append(Span(name, begins_at, after))
    return tuple(spans)


def _stalls(events: npt.NDArray[Any], names: Sequence[str]) -> tuple[Span, ...]:
    """Return the stalls of an instruction in order; of two that overlap, the one that began first."""
    found: list[tuple[int, int, str]] = []
    for event in events:
        begins, dispatched = int(event["begins"]), int(event["dispatched"])
        ready, issued = int(event["ready"]), int(event["issued"])
        found.append((begins - int(event["decoding"]), begins, Stall.DECODERS))
        if event["waits_for"] >= 0:
            found.append((begins, dispatched, names[int(event["waits_for"])]))
        found += [(dispatched + 1, ready, Stall.OPERANDS), (ready, issued, Stall.PORT)]
    spans: list[Span] = []
    for start, end, name in sorted(found):
        begins_at = max(start, spans[-1].end) if spans else start
        if end > begins_at and spans and (spans[-1].name, spans[-1].end) == (name, begins_at):
            spans[-1] = Span(name, spans[-1].start, end)
        elif end > begins_at:
            spans.append(Span(name, begins_at, end))
    return tuple(spans)


def _turns(events: npt.NDArray[Any], machine: Machine) -> Iterator[PortTurn]:
    for event in events:
        taken = int(event["ports"])
        for number, port in enumerate(machine.core.ports):
            if taken >> number & 1:
                yield PortTurn(port, int(event["issued"]))
