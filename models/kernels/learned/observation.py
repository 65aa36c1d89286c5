"""Observations of a kernel's code for learned models, cached by content.

An observation takes a tenth of a second to some seconds, most of it simulation; it depends on the
code, the machine and the analysis alone, so it is made once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from ....analysis.incore.contributions import Contributions
from ....analysis.incore.kernel import InCore, analyse, read_kernel
from ....analysis.incore.pipeline.kernel import (
    kernel_accesses,
    kernel_call,
    simulate_kernel_call,
    simulated_contributions,
    simulated_elements,
)
from ....analysis.machine.digest import machine_digest
from ....analysis.machine.record import Machine
from ....asm.instruction import Kind
from ....codegen.assembly import Assembly
from ....codegen.cache import cached_bytes, content_key
from ....codegen.variant import Variant
from ..predictions.conditions import core_bounds, mean_ratio_cycles
from ..predictions.ecm import overlapping_contributions

_CODE = (".py", ".ll")
_ANALYSIS = (
    *("asm", "analysis/incore/pipeline", "analysis/incore/kernel.py", "analysis/incore/throughput.py"),
    *("analysis/incore/operations.py", "analysis/incore/contributions.py"),
    *("analysis/machine/operation_costs.py", "analysis/machine/forms.py"),
    *("codegen/kernel.py", "models/kernels/predictions/conditions.py"),
    "models/kernels/learned/observation.py",
)


_SMALL_NP, _MOST_ANALYSED = 4, 128


@dataclass(frozen=True, slots=True)
class KernelObservation:
    """A kernel's code on a machine, its data in L1; counts and cycles are per element.

    Attributes
    ----------
    code : str
        Digest of the instructions.
    code_instructions : int
        Instructions of the function, executed or not: what the front end must hold.
    instructions, fma, multiplies, adds, flops : float
        Executed; `flops` in active lanes, padding included.
    loads, stores, crossing, masked_stores, forwarded_loads, blocked_loads, stack, unknown : float
        Memory accesses, see `AccessCounts`.
    load_bytes, store_bytes : float
        Bytes that they move.
    shuffles, moves, integers, branches, masks : float
        Further instructions: between and within vector registers (broadcasts among the shuffles),
        integer and vector-integer operations, branches, operations on masks.
    arithmetic_bits : int
        Width of the vectors that are computed in, which decides the clock of some cores.
    windowed_ratio, fma_per_window : float
        Chain ratio and FMA in a window of the scheduler's size.
    port_cycles, dispatch_cycles, accumulation_cycles : float
        Bounds of the core.
    chain_model_cycles : float
        The largest bound: the dependency-chain model.
    mean_ratio_cycles : float
        FMA times their latency times the mean chain ratio, see `mean_ratio_cycles`; 0 in code without FMA.
    analytical, simulated : Contributions
        In-core part of the ECM model by these bounds, and by simulation.
    static : Contributions
        As `analytical`, with `mean_ratio_cycles` in place of the bound of FMA chains: what learned models
        that do without a simulation correct.
    stalls : mapping of str to float
        Share of the simulated cycles in which dispatch waited, by what it waited for.
    """

    code: str
    code_instructions: int
    instructions: float
    fma: float
    multiplies: float
    adds: float
    flops: float
    loads: float
    stores: float
    crossing: float
    masked_stores: float
    forwarded_loads: float
    blocked_loads: float
    stack: float
    unknown: float
    load_bytes: float
    store_bytes: float
    shuffles: float
    moves: float
    integers: float
    branches: float
    masks: float
    arithmetic_bits: int
    windowed_ratio: float
    fma_per_window: float
    port_cycles: float
    dispatch_cycles: float
    accumulation_cycles: float
    chain_model_cycles: float
    mean_ratio_cycles: float
    analytical: Contributions
    simulated: Contributions
    static: Contributions
    stalls: Mapping[str, float]

    @property
    def simulated_cycles(self) -> float:
        """Cycles per element on the simulated core."""
        return self.simulated.overlapping_cycles


def path_elements(variant: Variant, n_elements: int) -> int | None:
    """Return the elements of the call to observe; None where the path does not depend on them.

    Compilers may take several small elements at once, one a lane, and test at run time whether
    there are enough of them; so do schedules, which may hold operators over a call, too.
    """
    if variant.np > _SMALL_NP and variant.schedule is None:
        return None
    return simulated_elements(variant, n_elements)


def observe(assembly: Assembly, machine: Machine, n_elements: int | None = None) -> KernelObservation:
    """Return the observation of a kernel, from the cache where the same code was observed before.

    Parameters
    ----------
    assembly : Assembly
        The kernel.
    machine : Machine
        Its core; all data are found in its L1.
    n_elements : int, optional
        Elements of a call, as `path_elements` gives them; by default as many as L1 holds.

    Raises
    ------
    RunError
        If the kernel's path cannot be followed or an instruction is unknown.
    UsageError
        If the machine lacks an instruction class that occurs.
    """
    variant, target = assembly.variant, assembly.target
    key = content_key(
        *("observation", analysis_digest(), machine_digest(machine), repr(target)),
        *(assembly.code_digest, str(variant.order), variant.mode, variant.dtype, str(n_elements)),
    )
    kept = cached_bytes(key, ".json", lambda: _to_json(_observe(assembly, machine, n_elements)))
    return observation_from_json(json.loads(kept))


@cache
def analysis_digest() -> str:
    """Return a digest of the code that observations come from: another analysis sees other things."""
    package = Path(__file__).parents[3]
    files = [
        file
        for entry in _ANALYSIS
        for path in [package / entry]
        for file in ([path] if path.is_file() else sorted(p for p in path.rglob("*") if p.suffix in _CODE))
    ]
    return content_key(*(file.read_text(encoding="utf-8") for file in files))


def _observe(assembly: Assembly, machine: Machine, n_elements: int | None) -> KernelObservation:
    incore = analyse(assembly, machine, max(1, min(n_elements or 1, _MOST_ANALYSED) // 2))
    call = kernel_call(assembly, machine, n_elements)
    simulation = simulate_kernel_call(call, machine)
    accesses = asdict(kernel_accesses(call, machine))
    function = read_kernel(assembly).function
    bounds = core_bounds(incore, machine)
    return KernelObservation(
        code=assembly.code_digest,
        code_instructions=function.stop - function.start,
        **_incore_counts(incore),
        **{name: sum(incore.mix.get(kind, 0.0) for kind in kinds) for name, kinds in _MIX.items()},
        **{name: accesses[name] / call.n_elements for name in _ACCESSES},
        arithmetic_bits=incore.arithmetic_bits,
        port_cycles=incore.throughput.port_cycles,
        dispatch_cycles=incore.throughput.dispatch_cycles,
        accumulation_cycles=incore.accumulation_cycles,
        chain_model_cycles=max(bounds.values()),
        mean_ratio_cycles=0.0 if incore.has_pairs else mean_ratio_cycles(incore, machine),
        analytical=overlapping_contributions(incore, machine),
        simulated=simulated_contributions(simulation, incore),
        static=_static_contributions(incore, machine),
        stalls=dict(simulation.stalls),
    )


def _static_contributions(incore: InCore, machine: Machine) -> Contributions:
    ports = incore.contributions
    chains = max(mean_ratio_cycles(incore, machine), incore.accumulation_cycles)
    return replace(ports, overlapping_cycles=max(ports.overlapping_cycles, chains))


_ACCESSES = (
    *("loads", "stores", "crossing", "masked_stores"),
    *("forwarded_loads", "blocked_loads", "stack", "unknown"),
)
_MIX = {
    "shuffles": (Kind.SHUFFLE, Kind.BROADCAST),
    "moves": (Kind.MOVE,),
    "integers": (Kind.INTEGER, Kind.INTEGER_MULTIPLY, Kind.VECTOR_INTEGER),
    "branches": (Kind.BRANCH,),
    "masks": (Kind.MASK,),
}
_INCORE = (
    *("instructions", "fma", "multiplies", "adds", "flops", "load_bytes", "store_bytes"),
    *("windowed_ratio", "fma_per_window"),
)


def _incore_counts(incore: InCore) -> dict[str, float]:
    return {name: float(getattr(incore, name)) for name in _INCORE}


def _to_json(observation: KernelObservation) -> bytes:
    return json.dumps(asdict(observation)).encode()


def observation_from_json(found: Mapping[str, Any]) -> KernelObservation:
    """Return the observation of JSON, as `dataclasses.asdict` makes it."""
    parts = {name: Contributions(**found[name]) for name in ("analytical", "simulated", "static")}
    return KernelObservation(**{**found, **parts})
