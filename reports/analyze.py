"""What `chainline analyze` prints: the instructions of each body, its bounds and the verdict.

A report looks like this. In the column "path" are the instructions of the critical path, in
"chain" those of the longest FMA chain, in "carried" those of the slowest loop-carried
dependency; "latency" is that from the registers, a load included; "ports" lists the micro-ops,
each with the ports that may take it, and how many cycles it holds one if that is not 1:

    update.s: x86-64 (att) on zen4

    update, loop .L3, lines 4 to 9: 6 instructions, 1 FMA, depth 1, trip count 10
      line  latency  path  chain  carried  ports                           instruction
         4        8                        LD0|LD1 AGU0|AGU1|AGU2          vmovsd (%rdi), %xmm2
         5       12     *      *        *  FP0|FP1 LD0|LD1 AGU0|AGU1|AGU2  vfmadd231sd (%rsi), %xmm2, %xmm0
         6        1                        ALU0|ALU1|ALU2|ALU3             addq $8, %rdi
         7        1                        ALU0|ALU1|ALU2|ALU3             addq $8, %rsi
         8        1                        ALU0|ALU1|ALU2|ALU3             decq %rcx
         9        1                        ALU0|BRU1                       jne .L3
        cycles  bound                    what forms it
          4.00  loop-carried dependency  a loop-carried dependency, line 5
          1.00  execution ports          load ports LD0 LD1, lines 4, 5
          1.00  dispatch width           dispatch width: 6 micro-ops, 6 a cycle, lines 4, 5, 6, 7, 8, 9
          0.75  retire width             retire width: 6 micro-ops, 8 a cycle, lines 4, 5, 6, 7, 8, 9
          4.00  FMA chain                FMA chains of up to 1 in a window of 64 instructions, line 5
      critical path 12 cycles, longest FMA chain 1, chain ratio 1.000, windowed 1.000, FMA chains in
      flight 1 of 8 needed, 2 vector registers live, 0 spills, 0 reloads, simulated 4 cycles
    Latency-bound: an iteration must wait for the one before, 4 cycles an iteration (line 5), where
    ports and widths need 1; 4 independent accumulators in place of each would hide the latency. The
    out-of-order simulation takes 4 cycles an iteration; dispatch waits for the load queue in 95 % of
    them.

    update: a call executes 63 instructions, 10 FMA, 20 floating-point operations
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from ..analysis.incore.bodies.body import Shape
from ..analysis.incore.bodies.record import BodyAnalysis, FileAnalysis, FunctionAnalysis
from ..analysis.incore.bodies.verdict import cycles_text, lines_of, verdict
from ..analysis.machine.record import Machine

_SHOWN = 200
_WIDTH = 100
_CHAINS_SHOWN = 3


def analysis_lines(
    path: str, found: FileAnalysis, machine: Machine, everything: bool = False
) -> Iterator[str]:
    """Yield the report of `chainline analyze` on one file.

    Parameters
    ----------
    everything : bool
        Print all instructions of a long body, not only the first.
    """
    yield f"{path}: {found.isa} ({found.syntax}) on {found.machine}"
    for function in found.functions:
        for analysis in function.bodies:
            yield ""
            yield from _body(function.name, analysis, machine, everything)
        yield ""
        yield _executed(function)
    if found.missing:
        yield ""
        yield "not covered:"
        yield from (f"  line {m.line}: {m.text} ({m.reason})" for m in found.missing)


def _body(function: str, analysis: BodyAnalysis, machine: Machine, everything: bool) -> Iterator[str]:
    body = analysis.body
    name = function if body.shape is Shape.FUNCTION else f"{function}, {body.shape} {body.label}"
    loop = ""
    if body.shape is Shape.LOOP:
        trips = "unknown" if analysis.trip_count is None else f"{analysis.trip_count:g}"
        loop = f", depth {body.depth}, trip count {trips}"
    fma = analysis.chains.found.n_fma
    yield (
        f"{name}, lines {body.first_line} to {body.last_line}: "
        f"{len(body.instructions)} instructions, {fma} FMA{loop}"
    )
    yield from _instructions(analysis, machine, everything)
    yield from _bounds(analysis)
    yield from _summary(analysis)
    yield from wrap(verdict(analysis, machine), _WIDTH)


def _instructions(analysis: BodyAnalysis, machine: Machine, everything: bool) -> Iterator[str]:
    path = frozenset(analysis.critical_path.positions)
    paths = analysis.chains.found.paths
    chain = frozenset(paths[0] if analysis.chains.found.longest else ())
    carried = frozenset(analysis.carried.positions)
    ports = [_ports(analysis, position, machine) for position in range(len(analysis.body.instructions))]
    shown = len(ports) if everything else _SHOWN
    width = max((len(text) for text in ports[:shown]), default=0)
    yield f"  line  latency  path  chain  carried  {'ports':{width}}  instruction"
    for position, instruction in enumerate(analysis.body.instructions[:shown]):
        marks = ("*" if position in marked else "" for marked in (path, chain, carried))
        cost = analysis.costs[position]
        latency = f"{cost.latency_cycles:g}" if cost.covered else "?"
        in_path, in_chain, in_carried = marks
        yield (
            f"{instruction.line:6}  {latency:>7}  {in_path:>4}  {in_chain:>5}  {in_carried:>7}  "
            f"{ports[position]:{width}}  {instruction.text}"
        )
    if len(ports) > shown:
        yield f"  ... and {len(ports) - shown} more; --all prints them"


def _ports(analysis: BodyAnalysis, position: int, machine: Machine) -> str:
    cost = analysis.costs[position]
    if not cost.covered:
        return "not covered"
    uses = (use for o in cost.operations for use in machine.operation(o.name, o.bits).uses)
    return " ".join(("" if use.cycles == 1 else f"{use.cycles:g}*") + "|".join(use.ports) for use in uses)


def _bounds(analysis: BodyAnalysis) -> Iterator[str]:
    width = max(len(bound.name) for bound in analysis.bounds)
    yield f"  {'cycles':>8}  {'bound':{width}}  what forms it"
    for bound in analysis.bounds:
        if bound.cycles:
            where = lines_of(analysis, bound.positions)
            yield f"  {bound.cycles:8.2f}  {bound.name:{width}}  {bound.bottleneck}, {where}"


def _summary(analysis: BodyAnalysis) -> Iterator[str]:
    chains = analysis.chains
    facts = [f"critical path {cycles_text(analysis.critical_path.cycles)}"]
    if chains.found.ratio is not None and chains.windowed_ratio is not None:
        facts.append(f"longest FMA chain {chains.found.longest}")
        facts.append(f"chain ratio {chains.found.ratio:.3f}, windowed {chains.windowed_ratio:.3f}")
    if chains.in_flight is not None:
        facts.append(f"FMA chains in flight {chains.in_flight:.3g} of {chains.needed:g} needed")
    registers = analysis.registers
    facts.append(f"{registers.live_vector_registers} vector registers live")
    facts.append(f"{registers.spill_stores} spills, {registers.spill_reloads} reloads")
    if analysis.simulated is not None:
        facts.append(f"simulated {cycles_text(analysis.simulated.cycles)}")
    yield from wrap(", ".join(facts), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    for length, where in list(zip(chains.found.lengths, chains.locations, strict=True))[:_CHAINS_SHOWN]:
        if where is not None and length:
            yield f"  a chain of {length} FMA comes from {where.file}, line {where.line}"


def _executed(function: FunctionAnalysis) -> str:
    executed = function.executed
    if executed.instructions is None:
        return f"{function.name}: executed instructions unknown ({executed.reason})"
    return (
        f"{function.name}: a call executes {executed.instructions} instructions, {executed.fma} FMA, "
        f"{executed.flops} floating-point operations"
    )
