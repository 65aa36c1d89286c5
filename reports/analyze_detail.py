"""Report of `chainline analyze -v`: the instructions of each body, its bounds, its paths, the verdict.

A report looks like this. In the column "path" are the instructions of the critical path, in
"chain" those of the longest FMA chain, in "carried" those of the slowest loop-carried
dependency; "latency" is that from the registers, a load included; "ports" lists the micro-ops,
each with the ports that may take it, and how many cycles it holds one if that is not 1:

    update, loop .L3, lines 4 to 9: 6 instructions, 1 FMA, depth 1, trip count 10
    line  latency  path  chain  carried  ports                 instruction
       4        8                        LD0-1 AGU0-2          vmovsd (%rdi), %xmm2
       5       12  *     *      *        FP0-1 LD0-1 AGU0-2    vfmadd231sd (%rsi), %xmm2, %xmm0
       6        1                        ALU0-3                addq $8, %rdi
       7        1                        ALU0-3                addq $8, %rsi
       8        1                        ALU0-3                decq %rcx
       9        1                        ALU0|BRU1             jne .L3
    cycles  bound                    what forms it
      4.00  loop-carried dependency  a loop-carried dependency, line 5
      1.00  execution ports          load ports LD0 LD1, lines 4, 5
      1.00  dispatch width           dispatch width: 6 micro-ops, 6 a cycle, lines 4, 5, 6, 7, 8, 9
      0.75  retire width             retire width: 6 micro-ops, 8 a cycle, lines 4, 5, 6, 7, 8, 9
      4.00  FMA chain                FMA chains of up to 1 in a window of 64 instructions, line 5
    critical path 12 cycles, longest FMA chain 1, chain ratio 1.000, windowed 1.000, FMA chains in
    flight 1 where 8 fill the pipes, 2 vector registers live, 0 spills, 0 reloads, simulated 4 cycles
    Latency-bound: an iteration must wait for the one before, 4 cycles an iteration (line 5), where
    ports and widths need 1; 4 independent accumulators in place of each would hide the latency. The
    out-of-order simulation takes 4 cycles an iteration; dispatch waits for the load queue in 95 % of
    them.

    update: a call executes 63 instructions, 10 FMA, 20 floating-point operations
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ..analysis.incore.regions.body import Shape
from ..analysis.incore.regions.record import BodyAnalysis, FunctionAnalysis
from ..analysis.incore.regions.remedies import remedies
from ..analysis.incore.regions.verdict import cycles_text, lines_of, verdict
from ..analysis.machine.record import Machine
from ..lazy import pattern
from .layout import Line, NamedTable, Prose

if TYPE_CHECKING:
    from ..analysis.incore.transforms.recompile import Recompiled

_SHOWN = 200
_CHAINS_SHOWN = 3
_NUMBERED = pattern(r"(.*\D|)(\d+)", re.DOTALL)


def body_details(
    function: FunctionAnalysis,
    bodies: Sequence[BodyAnalysis],
    machine: Machine,
    everything: bool,
    tried: Sequence[Recompiled] = (),
) -> Iterator[Line]:
    """Yield all that is known of some bodies of a function.

    Parameters
    ----------
    function : FunctionAnalysis
        Function of the bodies.
    bodies : sequence of BodyAnalysis
        Bodies to show.
    machine : Machine
        The machine.
    everything : bool
        Print all instructions of a long body, not only the first.
    tried : sequence of Recompiled
        Results of a compiler's trials of remedies.
    """
    for analysis in bodies:
        yield ""
        yield from _body(function.name, analysis, machine, everything)
        yield Prose(verdict(analysis, machine, in_vain=_in_vain(function, analysis, machine, tried)))
    yield ""
    yield Prose(_executed(function))


def _body(function: str, analysis: BodyAnalysis, machine: Machine, everything: bool) -> Iterator[Line]:
    body = analysis.body
    name = function if body.shape is Shape.FUNCTION else f"{function}, {body.shape} {body.label}"
    loop = ""
    if body.shape is Shape.LOOP:
        trips = "unknown" if analysis.trip_count is None else f"{analysis.trip_count:g}"
        loop = f", depth {body.depth}, trip count {trips}"
    fma = analysis.chains.found.n_fma
    yield Prose(
        f"{name}, lines {body.first_line} to {body.last_line}: "
        f"{len(body.instructions)} instructions, {fma} FMA{loop}"
    )
    yield instruction_table(analysis, machine, everything)
    yield bounds_table(analysis)
    if analysis.paths:
        yield paths_table(analysis)
    yield Prose(_summary(analysis))
    yield from _chains(analysis)
    yield from map(Prose, _beside(analysis))


def _in_vain(
    function: FunctionAnalysis, analysis: BodyAnalysis, machine: Machine, tried: Sequence[Recompiled]
) -> bool:
    """Tell whether a compiler has tried a remedy of a body that has won nothing."""
    if not tried:
        return False
    from ..analysis.incore.transforms.recompile import after_trying  # noqa: PLC0415 - of --try

    proposed = remedies(analysis, machine)
    return len(after_trying(proposed, function.name, analysis.body.label, tried)) < len(proposed)


def _beside(analysis: BodyAnalysis) -> Iterator[str]:
    """Yield the parts that the figures leave out: inner loops and calls."""
    if analysis.body.inner:
        yield f"The figures leave inner loops out: {', '.join(analysis.body.inner)}."
    if analysis.calls:
        named = ", ".join(
            f"{call.name} (line {call.line})" + ("" if cycles is None else f" {cycles:.1f} cycles")
            for call, cycles in zip(analysis.calls, analysis.call_cycles, strict=True)
        )
        yield f"The figures do not count what is called: {named}."


def paths_table(analysis: BodyAnalysis) -> NamedTable:
    """Return the paths through a loop; of the others the branch at which each leaves the first."""
    rows = []
    usual = {decision.line: decision for decision in analysis.body.decisions}
    for path in analysis.paths:
        turns = [d for d in path.body.decisions if d.line in usual and usual[d.line].taken is not d.taken]
        shown = turns[:1] or path.body.decisions
        ways = [f"line {d.line} {'goes' if d.taken else 'does not go'} to {d.target}" for d in shown]
        reasons = dict.fromkeys(d.reason for d in shown if d.reason)
        why = f" ({', '.join(reasons)})" if reasons else ""
        least = f"{path.cycles:.2f}", f"{len(path.body.instructions)}", f"{path.probability:.2f}"
        rows.append((*least, ", ".join(ways) + why, path.bound))
    headings = ("cycles", "instructions", "probability", "path, the one of the figures first", "bound")
    return NamedTable("", headings, tuple(rows), (-2, -1))


def instruction_table(analysis: BodyAnalysis, machine: Machine, everything: bool) -> NamedTable:
    """Return the instructions of a body with latency and ports, of a long one the first `_SHOWN`.

    Parameters
    ----------
    analysis : BodyAnalysis
        The body.
    machine : Machine
        The machine, which names the ports.
    everything : bool
        Whether all instructions of a long body are listed.
    """
    path = frozenset(analysis.critical_path.positions)
    chains = analysis.chains.found
    chain = frozenset(chains.paths[0] if chains.longest else ())
    carried = frozenset(analysis.carried.positions)
    code = analysis.body.instructions
    rows = []
    for position, instruction in enumerate(code if everything else code[:_SHOWN]):
        marks = ("*" if position in marked else "" for marked in (path, chain, carried))
        cost = analysis.costs[position]
        latency = f"{cost.latency_cycles:g}" if cost.covered else "?"
        ports = _ports(analysis, position, machine)
        rows.append((str(instruction.line), latency, *marks, ports, instruction.text))
    left = len(code) - len(rows)
    note = f"... and {left} more; --all prints them" if left else ""
    headings = ("line", "latency", "path", "chain", "carried", "ports", "instruction")
    return NamedTable("", headings, tuple(rows), (2, 3, 4, 5, 6), note)


def _ports(analysis: BodyAnalysis, position: int, machine: Machine) -> str:
    cost = analysis.costs[position]
    if not cost.covered:
        return "not covered"
    uses = (use for o in cost.operations for use in machine.operation(o.name, o.bits).uses)
    return " ".join(("" if use.cycles == 1 else f"{use.cycles:g}*") + ports_text(use.ports) for use in uses)


def ports_text(ports: Sequence[str]) -> str:
    """Return ports, those of one name whose numbers follow each other as a range.

    Examples
    --------
    >>> ports_text(["ALU0", "ALU1", "ALU2"]), ports_text(["p0", "p1", "p5"]), ports_text(["EAGA", "EAGB"])
    ('ALU0-2', 'p0-1|p5', 'EAGA|EAGB')
    """
    ranges: list[tuple[str, int, int]] = []
    for port in ports:
        match = _NUMBERED.fullmatch(port)
        name, number = (match[1], int(match[2])) if match else (port, -1)
        if match and ranges and ranges[-1][0] == name and ranges[-1][2] == number - 1:
            ranges[-1] = (name, ranges[-1][1], number)
        else:
            ranges.append((name, number, number))
    return "|".join(
        name + ("" if first < 0 else f"{first}" if first == last else f"{first}-{last}")
        for name, first, last in ranges
    )


def bounds_table(analysis: BodyAnalysis) -> NamedTable:
    """Return the bounds of a body, each with the instructions that form it."""
    rows = [
        (f"{bound.cycles:.2f}", bound.name, f"{bound.bottleneck}, {lines_of(analysis, bound.positions)}")
        for bound in analysis.bounds
        if bound.cycles
    ]
    return NamedTable("", ("cycles", "bound", "what forms it"), tuple(rows), (1, 2))


def _summary(analysis: BodyAnalysis) -> str:
    chains = analysis.chains
    facts = [f"critical path {cycles_text(analysis.critical_path.cycles)}"]
    if chains.found.ratio is not None and chains.windowed_ratio is not None:
        facts.append(f"longest FMA chain {chains.found.longest}")
        facts.append(f"chain ratio {chains.found.ratio:.3f}, windowed {chains.windowed_ratio:.3f}")
    if chains.in_flight is not None:
        facts.append(f"FMA chains in flight {chains.in_flight:.3g} where {chains.needed:g} fill the pipes")
    registers = analysis.registers
    facts.append(f"{registers.live_vector_registers} vector registers live")
    facts.append(f"{registers.spill_stores} spills, {registers.spill_reloads} reloads")
    if analysis.simulated is not None:
        facts.append(f"simulated {cycles_text(analysis.simulated.cycles)}")
    return ", ".join(facts)


def _chains(analysis: BodyAnalysis) -> Iterator[str]:
    chains = analysis.chains
    for length, where in list(zip(chains.found.lengths, chains.locations, strict=True))[:_CHAINS_SHOWN]:
        if where is not None and length:
            yield f"a chain of {length} FMA comes from {where.file}, line {where.line}"


def _executed(function: FunctionAnalysis) -> str:
    executed = function.executed
    if executed.instructions is None:
        wanted = " ".join(f"--arg {root}=N" for root in executed.wanted)
        # without a register to name, the values come from data
        given = f"; type {wanted}" if wanted else ""
        return f"{function.name}: executed instructions unknown ({executed.reason}){given}"
    return (
        f"{function.name}: a call executes {executed.instructions} instructions, {executed.fma} FMA, "
        f"{executed.flops} floating-point operations"
    )
