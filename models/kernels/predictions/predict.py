"""Prediction of a compiled kernel by the requested model, from the analyses that the model needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from ....analysis.incore.contributions import Contributions
from ....analysis.incore.kernel import InCore, LoopChains, analyse, loop_chains, read_kernel
from ....analysis.incore.mca import mca_contributions
from ....analysis.incore.operations import OperationClass
from ....analysis.incore.pipeline.kernel import simulate_kernel, simulated_contributions
from ....analysis.incore.throughput import ThroughputBound
from ....analysis.incore.vocabulary import FMA_CHAIN, PAIR_CHAIN, PORTS, InCoreTool
from ....analysis.machine.digest import machine_digest
from ....analysis.machine.load import Machine
from ....analysis.traffic import kernel_traffic
from ....asm.chains import FmaChains
from ....codegen.assembly import Assembly
from ....codegen.cache import content_key, kept_result, source_digest
from ....codegen.variant import Variant
from ....isa.instruction import Kind
from ....records import record, replace
from .chain import FMA_LINK, PAIR_LINK, mixture_cycles_per_fma, overlap_cycles_per_fma
from .conditions import Conditions, core_bounds, link_cycles
from .ecm import Ecm, ecm, overlapping_contributions
from .model import Model
from .ranking import Prediction
from .roofline import Roofline, cache_aware_roofline, roofline

_TOP = ("arrays.py", "lazy.py", "records.py", "threads.py", "version.py")
ANALYSIS_SOURCES = ("asm", "isa", "analysis/incore", "analysis/machine", "codegen", *_TOP)
"""Files and folders of the package that the analysis of a kernel depends on."""


@record
class Analysed:
    """A kernel's code as the models see it.

    Attributes
    ----------
    code : str
        Digest of the instructions.
    incore : InCore
        Counts and bounds.
    core : Contributions or None
        In-core part of the ECM model by another tool.
    simulated : Contributions or None
        In-core part by simulation.
    loops : tuple of LoopChains
        FMA chains of its loops.
    """

    code: str
    incore: InCore
    core: Contributions | None
    simulated: Contributions | None
    loops: tuple[LoopChains, ...] = ()


def analyse_for(
    assembly: Assembly,
    machine: Machine,
    models: Collection[Model],
    in_core: InCoreTool,
    n_elements: int | None = None,
) -> Analysed:
    """Return the analyses of a kernel that some models need, and no others.

    They are kept between calls by code, machine and the source of the analysis (`codegen.cache.kept_result`).
    `n_elements` are those of the call that is simulated, by default as many as L1 holds.

    Parameters
    ----------
    assembly : Assembly
        Compiled kernel.
    machine : Machine
    models : collection of Model
        Models to be computed.
    in_core : InCoreTool
        Source of the in-core part of the ECM model.
    n_elements : int or None
        Elements of the simulated call; None for as many as L1 holds.
    """
    simulated = Model.SIMULATION in models
    kept = kept_analysis(
        *("analysis", assembly, machine, (str(simulated), str(n_elements))),
        lambda: _analyse(assembly, machine, n_elements if simulated else None, simulated),
    )
    by_mca = in_core is InCoreTool.LLVM_MCA and Model.ECM in models
    found = _analysed(kept)
    return replace(found, core=mca_contributions(assembly, machine)) if by_mca else found


def kept_analysis(
    kind: str, assembly: Assembly, machine: Machine, how: Sequence[str], make: Callable[[], Any]
) -> Any:
    """Return the results of an analysis of a kernel, as plain values, from the cache where kept.

    Parameters
    ----------
    kind : str
        Name of the analysis.
    assembly : Assembly
        Compiled kernel.
    machine : Machine
    how : sequence of str
        Further conditions of the analysis.
    make : callable
        Returns it; what it raises is not kept.
    """
    key = content_key(
        *(kind, _source_digest(), machine_digest(machine), repr(assembly.target)),
        *(repr(assembly.variant), assembly.text, *how),
    )
    return json.loads(
        kept_result(key, ".analysis.json", lambda: json.dumps(make(), separators=(",", ":")).encode())
    )


@cache
def _source_digest() -> str:
    return source_digest(*ANALYSIS_SOURCES, "models/kernels/predictions", "models/kernels/search/task.py")


def _analyse(assembly: Assembly, machine: Machine, n_elements: int | None, simulated: bool) -> dict[str, Any]:
    """Return the analysis of a kernel as plain values."""
    incore = analyse(assembly, machine)
    made = Analysed(
        code=assembly.code_digest,
        incore=incore,
        core=None,
        simulated=_simulate(assembly, machine, incore, n_elements) if simulated else None,
        loops=loop_chains(read_kernel(assembly)),
    )
    return asdict(made)


def _analysed(found: dict[str, Any]) -> Analysed:
    """Return the analysis of a JSON object."""
    simulated = found["simulated"]
    return Analysed(
        code=found["code"],
        incore=_incore(found["incore"]),
        core=None,
        simulated=Contributions(**simulated) if simulated else None,
        loops=tuple(_loop_chains(loop) for loop in found["loops"]),
    )


def _incore(found: dict[str, Any]) -> InCore:
    bound = found["throughput"]
    shares = tuple((OperationClass(**key), cycles) for key, cycles in bound["contributions"])
    return InCore(
        **found
        | {
            "throughput": ThroughputBound(
                **bound | {"ports": tuple(bound["ports"]), "contributions": shares}
            ),
            "contributions": Contributions(**found["contributions"]),
            "mix": {Kind(kind): count for kind, count in found["mix"].items()},
            "link": Kind(found["link"]),
        }
    )


def _loop_chains(found: dict[str, Any]) -> LoopChains:
    chains = found["chains"]
    of_loop = FmaChains(
        **chains | {"lengths": tuple(chains["lengths"]), "paths": tuple(map(tuple, chains["paths"]))}
    )
    return LoopChains(
        **found | {"chains": of_loop, "longest_chain_lines": tuple(found["longest_chain_lines"])}
    )


def _simulate(assembly: Assembly, machine: Machine, incore: InCore, n_elements: int | None) -> Contributions:
    return simulated_contributions(simulate_kernel(assembly, machine, n_elements), incore)


@record
class _Outcome:
    """Cycles per element, the limit, and the reason."""

    cycles: float
    limits: str
    reason: str


def predict(
    variant: Variant,
    analysed: Analysed,
    machine: Machine,
    model: Model,
    conditions: Conditions,
) -> Prediction:
    """Return the prediction of one variant on a machine.

    Parameters
    ----------
    variant : Variant
        The kernel.
    analysed : Analysed
        Its code.
    machine : Machine
        Latencies, pipes, window, caches.
    model : Model
        Chain model, mixture, Roofline, ECM, or ECM around a simulated core.
    conditions : Conditions
        Clock, working set and active cores; the chain model and the mixture use the clock alone.

    Raises
    ------
    ValueError
        If the simulation model is asked for without a simulation.

    Notes
    -----
    The chain model takes ``cycles = max(T_chain, T_accumulate, T_port)``, three things that
    an out-of-order core does at the same time: the longest chain of FMA of each window; the slowest
    accumulation of each, which also counts the adds that join the parts (a split moves
    latency from FMA to adds, and "the final accumulation step can introduce similar dependency
    issues", Ren et al. 2026, Section 2.2); and the busiest execution ports, which carry the
    multiplies, adds, loads and stores that Eq. 2 leaves out. The mixture is Eq. 2 as the paper prints it:
    ``cycles = N_FMA (Ratio T_latency + (1 - Ratio) T_throughput)``.
    """
    incore = analysed.incore
    latency, throughput = link_cycles(incore, machine)
    ratio, frequency = incore.windowed_ratio, conditions.frequency_ghz
    if model is Model.ROOFLINE:
        roof = roofline(variant, machine, frequency, conditions.cores)
        outcome = _roofline_outcome(variant, roof, frequency)
    elif model is Model.CACHE_ROOFLINE:
        roof = cache_aware_roofline(variant, incore, machine, conditions)
        outcome = _roofline_outcome(variant, roof, frequency)
    elif model is Model.SIMULATION:
        if analysed.simulated is None:
            raise ValueError("the simulation model needs a simulation")
        around = kernel_ecm(variant, incore, machine, conditions, analysed.simulated)
        outcome = _ecm_outcome(around, machine)
    elif model is Model.ECM:
        outcome = _ecm_outcome(kernel_ecm(variant, incore, machine, conditions, analysed.core), machine)
    elif model is Model.MIXTURE:
        outcome = _mixture_outcome(incore, machine)
    else:
        outcome = _chain_outcome(incore, machine)
    return Prediction(
        variant=variant,
        code=analysed.code,
        chain_ratio=ratio,
        fma_cycles=overlap_cycles_per_fma(ratio, latency, throughput),
        fma_cycles_mixture=mixture_cycles_per_fma(ratio, latency, throughput),
        cycles=outcome.cycles,
        tie_cycles=incore.accumulation_cycles + incore.throughput.cycles,
        gflops=variant.nominal_flops / outcome.cycles * frequency,
        limits=outcome.limits,
        reason=outcome.reason,
        links=PAIR_LINK if incore.has_pairs else FMA_LINK,
        loops=analysed.loops,
        n_fma=incore.fma,
    )


def kernel_ecm(
    variant: Variant,
    incore: InCore,
    machine: Machine,
    conditions: Conditions,
    core: Contributions | None = None,
) -> Ecm:
    """Return the ECM model of a kernel for a working set, its traffic included.

    Parameters
    ----------
    variant : Variant
    incore : InCore
        Static analysis of the kernel.
    machine : Machine
    conditions : Conditions
        Clock, elements and active cores.
    core : Contributions or None
        In-core part; None computes it from `incore`.
    """
    traffic = kernel_traffic(variant, conditions.n_elements, machine.caches, conditions.cores)
    return ecm(variant, core or overlapping_contributions(incore, machine), traffic, machine, conditions)


def _chain_outcome(incore: InCore, machine: Machine) -> _Outcome:
    bounds = core_bounds(incore, machine)
    limits, cycles = max(bounds.items(), key=lambda bound: bound[1])
    others = sorted((name for name in bounds if name != limits), key=lambda name: -bounds[name])
    beside = ", ".join(f"{name} {bounds[name]:.0f}" for name in others)
    links = f"{PAIR_LINK}s" if incore.has_pairs else FMA_LINK
    reason = (
        f"{cycles:.0f} cycles per element ({beside}); a window of {incore.window} instructions "
        f"holds {incore.fma_per_window:.1f} {links}, the longest chain of them {incore.chain_per_window:.1f}"
    )
    return _Outcome(cycles, limits, reason)


def _mixture_outcome(incore: InCore, machine: Machine) -> _Outcome:
    latency, throughput = link_cycles(incore, machine)
    ratio = incore.windowed_ratio
    per_link = mixture_cycles_per_fma(ratio, latency, throughput)
    chain = PAIR_CHAIN if incore.has_pairs else FMA_CHAIN
    cycles = incore.links * per_link
    reason = (
        f"{cycles:.0f} cycles per element: chain ratio {ratio:.3f}, so {per_link:.2f} cycles for each of "
        f"{incore.links:.0f} {PAIR_LINK + 's' if incore.has_pairs else FMA_LINK} (Eq. 2)"
    )
    return _Outcome(cycles, chain if ratio * latency >= (1 - ratio) * throughput else PORTS, reason)


def _roofline_outcome(variant: Variant, roof: Roofline, frequency_ghz: float) -> _Outcome:
    reason = (
        f"{roof.intensity:.2f} operations per byte allow {roof.gflops:.1f} GFLOPS with data in "
        f"{roof.level}; Roofline does not see the split"
    )
    return _Outcome(variant.nominal_flops / roof.gflops * frequency_ghz, roof.limit, reason)


def _ecm_outcome(model: Ecm, machine: Machine) -> _Outcome:
    moved = ", ".join(f"{t.level} {t.load_cycles:.0f}+{t.store_cycles:.0f}" for t in model.transfers)
    reason = (
        f"{model.cycles:.0f} cycles per element: T_OL {model.overlapping_cycles:.0f} ({model.bound}), "
        f"T_L1LD {model.load_cycles:.0f}, T_L1ST {model.store_cycles:.0f}, in and out over {moved}; "
        f"overlap as {model.hypothesis}, in-core by {model.source}"
    )
    if model.saturation_cores is not None:
        reason += f"; {_saturation(model.saturation_cores, machine.core.cores)}"
    return _Outcome(model.cycles, model.limit, reason)


def _saturation(needed: int, cores: int) -> str:
    """Say how many cores it takes to exhaust the memory bandwidth of a socket.

    Examples
    --------
    >>> _saturation(18, 20), _saturation(78, 48)
    ('18 cores saturate the memory', 'all 48 cores together do not saturate the memory')
    """
    if needed > cores:
        return f"all {cores} cores together do not saturate the memory"
    return "one core saturates the memory" if needed == 1 else f"{needed} cores saturate the memory"
