"""The result of `chainline analyze` as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ..analysis.incore.regions.record import (
    BodyAnalysis,
    Bound,
    Chains,
    FileAnalysis,
    FunctionAnalysis,
    PathCost,
)
from ..analysis.incore.regions.region_selection import functions_by_heat
from ..analysis.incore.regions.remedies import Remedy, remedies
from ..analysis.incore.regions.verdict import verdict
from ..analysis.incore.transforms.recompile import Recompiled, after_trying
from ..analysis.machine.record import Machine
from .outputs.analyze import (
    AnalysedBody,
    AnalysedBound,
    AnalysedCall,
    AnalysedChain,
    AnalysedChains,
    AnalysedFile,
    AnalysedFunction,
    AnalysedPath,
    AnalysedRemedy,
    ExecutedInstructions,
    HotLoop,
    MeasuredBody,
    PathBranch,
    SourceLine,
    TriedRemedy,
    UncoveredLoads,
    UnknownInstruction,
    WindowSweep,
    WindowSweepPoint,
)

if TYPE_CHECKING:
    from ..analysis.measurement.block import MeasuredBlock


def analysis_to_json(
    found: FileAnalysis,
    machine: Machine,
    tried: Sequence[Recompiled] | None = None,
    measured: MeasuredBlock | None = None,
) -> dict[str, Any]:
    """Return one file as plain values; unknown ones are None, and `tried` where nothing was compiled.

    Parameters
    ----------
    found : FileAnalysis
        The file.
    machine : Machine
        The machine that it was analysed for.
    tried : sequence of Recompiled, optional
        Results of a compiler's trials of remedies.
    measured : MeasuredBlock, optional
        Time of a body on this host.
    """
    return AnalysedFile.of(
        found,
        hot=_hot(found),
        functions=[_function(function, machine, tried or ()) for function in found.functions],
        unknown_instructions=UnknownInstruction.of_each(found.missing),
        tried=None if tried is None else [_recompiled(one) for one in tried],
        measured=UNSET if measured is None else MeasuredBody.of(measured),
    ).to_json()


def _hot(found: FileAnalysis) -> HotLoop | None:
    if (first := next(iter(functions_by_heat(found)), None)) is None:
        return None
    function, body = first[0], first[1].body
    return HotLoop(function=function.name, label=body.label, lines=[body.first_line, body.last_line])


def _recompiled(tried: Recompiled) -> TriedRemedy:
    return TriedRemedy.of(
        tried,
        cycles_per_element_before=tried.before,
        cycles_per_element_after=tried.after,
        problem=tried.problem or None,
    )


def _function(function: FunctionAnalysis, machine: Machine, tried: Sequence[Recompiled]) -> AnalysedFunction:
    executed = function.executed
    return AnalysedFunction(
        name=function.name,
        loops=[_body(function.name, analysis, machine, tried) for analysis in function.bodies],
        executed=None if executed.instructions is None else ExecutedInstructions.of(executed),
        executed_reason=executed.reason,
        wanted_arguments=executed.wanted,
    )


def _body(
    function: str, analysis: BodyAnalysis, machine: Machine, tried: Sequence[Recompiled]
) -> AnalysedBody:
    body, chains, simulated = analysis.body, analysis.chains, analysis.simulated
    proposed = remedies(analysis, machine)
    left = after_trying(proposed, function, body.label, tried)
    calls = zip(analysis.calls, analysis.call_cycles, strict=True)
    return AnalysedBody.of(
        analysis,
        label=body.label,
        shape=str(body.shape),
        lines=[body.first_line, body.last_line],
        depth=body.depth,
        instructions=len(body.instructions),
        fma=chains.found.n_fma,
        critical_path_cycles=analysis.critical_path.cycles,
        critical_path_lines=_lines(analysis, analysis.critical_path.positions),
        loop_carried_cycles=analysis.carried.cycles,
        longest_fma_chain=chains.found.longest,
        chain_ratio=chains.found.ratio,
        windowed_ratio=chains.windowed_ratio,
        simulated_cycles=None if simulated is None else simulated.cycles,
        stalls=None if simulated is None else dict(simulated.stalls),
        certainty=analysis.certainty or None,
        guessed_lines=_lines(analysis, tuple(analysis.guessed)),
        bottleneck=analysis.bottleneck.bottleneck,
        verdict=verdict(analysis, machine, in_vain=len(left) < len(proposed)),
        bounds=[_bound(analysis, bound) for bound in analysis.bounds],
        chains=_chains(analysis, chains),
        window_sweep=_sweep(analysis),
        live_vector_registers=analysis.registers.live_vector_registers,
        spill_stores=analysis.registers.spill_stores,
        spill_reloads=analysis.registers.spill_reloads,
        worst=_worst(analysis),
        source=SourceLine.or_none(analysis.source),
        calls=[AnalysedCall.of(call, cycles=cycles) for call, cycles in calls],
        inner_loops=body.inner,
        left_out_lines=body.left_out,
        paths=[_path(path) for path in analysis.paths],
        remedies=[_remedy(remedy) for remedy in left],
    )


def _remedy(remedy: Remedy) -> AnalysedRemedy:
    tried = None if remedy.trial is None or not remedy.simulated else str(remedy.trial)
    return AnalysedRemedy.of(remedy, tried=tried)


def _path(path: PathCost) -> AnalysedPath:
    return AnalysedPath.of(
        path,
        lines=list(dict.fromkeys(instruction.line for instruction in path.body.instructions)),
        branches=PathBranch.of_each(path.body.decisions),
    )


def _bound(analysis: BodyAnalysis, bound: Bound) -> AnalysedBound:
    return AnalysedBound.of(bound, lines=_lines(analysis, bound.positions))


def _chains(analysis: BodyAnalysis, chains: Chains) -> AnalysedChains:
    each = zip(chains.found.lengths, chains.found.paths, chains.locations, strict=True)
    return AnalysedChains.of(
        chains,
        split_parts=chains.parts,
        in_flight_after_split=chains.in_flight_after,
        multiplies=chains.found.multiplies,
        adds=chains.found.adds,
        each=[
            AnalysedChain(length=length, lines=_lines(analysis, path), source=SourceLine.or_none(where))
            for length, path, where in each
        ],
    )


def _sweep(analysis: BodyAnalysis) -> WindowSweep | None:
    sweep = analysis.sweep
    return None if sweep is None else WindowSweep.of(sweep, points=WindowSweepPoint.of_each(sweep.points))


def _worst(analysis: BodyAnalysis) -> UncoveredLoads | None:
    worst = analysis.uncovered
    return None if worst is None else UncoveredLoads.of(worst, lines=_lines(analysis, worst.positions))


def _lines(analysis: BodyAnalysis, positions: tuple[int, ...]) -> list[int]:
    """Return the lines of some instructions in the order given, each once."""
    code = analysis.body.instructions
    return list(dict.fromkeys(code[position].line for position in positions))
