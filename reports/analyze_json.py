"""The result of `chainline analyze` by the keys of `reports/schemas/analyze.schema.json`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..analysis.incore.bodies.hottest import functions_by_heat
from ..analysis.incore.bodies.record import (
    BodyAnalysis,
    Bound,
    Chains,
    FileAnalysis,
    FunctionAnalysis,
    PathCost,
)
from ..analysis.incore.bodies.remedies import Remedy, remedies
from ..analysis.incore.bodies.tried.recompile import Recompiled, after_trying
from ..analysis.incore.bodies.verdict import verdict
from ..analysis.machine.record import Machine
from ..records import as_dict
from .analyze_bounds import recompiled_to_json


def analysis_to_json(
    found: FileAnalysis, machine: Machine, tried: Sequence[Recompiled] | None = None
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
    """
    return {
        "isa": found.isa,
        "syntax": found.syntax,
        "machine": found.machine,
        "hot": _hot(found),
        "functions": [_function(function, machine, tried or ()) for function in found.functions],
        "unknown_instructions": [
            {"line": missing.line, "text": missing.text, "reason": missing.reason}
            for missing in found.missing
        ],
        "tried": None if tried is None else [recompiled_to_json(one) for one in tried],
    }


def _hot(found: FileAnalysis) -> dict[str, Any] | None:
    if (first := next(iter(functions_by_heat(found)), None)) is None:
        return None
    function, body = first[0], first[1].body
    return {"function": function.name, "label": body.label, "lines": [body.first_line, body.last_line]}


def _function(function: FunctionAnalysis, machine: Machine, tried: Sequence[Recompiled]) -> dict[str, Any]:
    executed = function.executed
    known = executed.instructions is not None
    return {
        "name": function.name,
        "loops": [_body(function.name, analysis, machine, tried) for analysis in function.bodies],
        "executed": {
            "instructions": executed.instructions,
            "fma": executed.fma,
            "flops": executed.flops,
            "simulated_cycles": executed.simulated_cycles,
        }
        if known
        else None,
        "executed_reason": executed.reason,
        "wanted_arguments": list(executed.wanted),
    }


def _body(
    function: str, analysis: BodyAnalysis, machine: Machine, tried: Sequence[Recompiled]
) -> dict[str, Any]:
    body, chains, simulated = analysis.body, analysis.chains, analysis.simulated
    proposed = remedies(analysis, machine)
    left = after_trying(proposed, function, body.label, tried)
    return {
        "label": body.label,
        "shape": str(body.shape),
        "hot": analysis.hot,
        "lines": [body.first_line, body.last_line],
        "depth": body.depth,
        "instructions": len(body.instructions),
        "fma": chains.found.n_fma,
        "trip_count": analysis.trip_count,
        "throughput_cycles": analysis.throughput_cycles,
        "critical_path_cycles": analysis.critical_path.cycles,
        "critical_path_lines": _lines(analysis, analysis.critical_path.positions),
        "loop_carried_cycles": analysis.carried.cycles,
        "longest_fma_chain": chains.found.longest,
        "chain_ratio": chains.found.ratio,
        "windowed_ratio": chains.windowed_ratio,
        "simulated_cycles": None if simulated is None else simulated.cycles,
        "stalls": None if simulated is None else dict(simulated.stalls),
        "bottleneck": analysis.bottleneck.bottleneck,
        "verdict": verdict(analysis, machine, in_vain=len(left) < len(proposed)),
        "bounds": [_bound(analysis, bound) for bound in analysis.bounds],
        "chains": _chains(analysis, chains),
        "window_sweep": _sweep(analysis),
        "live_vector_registers": analysis.registers.live_vector_registers,
        "spill_stores": analysis.registers.spill_stores,
        "spill_reloads": analysis.registers.spill_reloads,
        "worst": _worst(analysis),
        "elements": analysis.elements,
        "source": None if analysis.source is None else as_dict(analysis.source),
        "calls": [
            {**as_dict(call), "cycles": cycles}
            for call, cycles in zip(analysis.calls, analysis.call_cycles, strict=True)
        ],
        "inner_loops": list(body.inner),
        "left_out_lines": list(body.left_out),
        "paths": [_path(path) for path in analysis.paths],
        "remedies": [_remedy(remedy) for remedy in left],
    }


def _remedy(remedy: Remedy) -> dict[str, Any]:
    return {
        "change": remedy.change,
        "times_faster": remedy.times_faster,
        "simulated": remedy.simulated,
        "compiled": remedy.compiled,
        "tried": None if remedy.trial is None or not remedy.simulated else str(remedy.trial),
    }


def _path(path: PathCost) -> dict[str, Any]:
    return {
        "probability": path.probability,
        "cycles": path.cycles,
        "bound": path.bound,
        "lines": list(dict.fromkeys(instruction.line for instruction in path.body.instructions)),
        "branches": [as_dict(decision) for decision in path.body.decisions],
    }


def _bound(analysis: BodyAnalysis, bound: Bound) -> dict[str, Any]:
    return {
        "name": bound.name,
        "cycles": bound.cycles,
        "bottleneck": bound.bottleneck,
        "lines": _lines(analysis, bound.positions),
    }


def _chains(analysis: BodyAnalysis, chains: Chains) -> dict[str, Any]:
    each = zip(chains.found.lengths, chains.found.paths, chains.locations, strict=True)
    return {
        "needed": chains.needed,
        "in_flight": chains.in_flight,
        "split_parts": chains.parts,
        "in_flight_after_split": chains.in_flight_after,
        "multiplies": chains.found.multiplies,
        "adds": chains.found.adds,
        "each": [
            {
                "length": length,
                "lines": _lines(analysis, path),
                "source": None if where is None else {"file": where.file, "line": where.line},
            }
            for length, path, where in each
        ],
    }


def _sweep(analysis: BodyAnalysis) -> dict[str, Any] | None:
    sweep = analysis.sweep
    if sweep is None:
        return None
    return {
        "latency_bound_below": sweep.latency_bound_below,
        "points": [{"window": point.window, "chain_cycles": point.chain_cycles} for point in sweep.points],
    }


def _worst(analysis: BodyAnalysis) -> dict[str, Any] | None:
    worst = analysis.uncovered
    if worst is None:
        return None
    return {
        "throughput_cycles": worst.throughput_cycles,
        "critical_path_cycles": worst.critical_path_cycles,
        "loop_carried_cycles": worst.loop_carried_cycles,
        "latency_cycles": worst.latency_cycles,
        "lines": _lines(analysis, worst.positions),
    }


def _lines(analysis: BodyAnalysis, positions: tuple[int, ...]) -> list[int]:
    """Return the lines of some instructions in the order given, each once."""
    code = analysis.body.instructions
    return list(dict.fromkeys(code[position].line for position in positions))
