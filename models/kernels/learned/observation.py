"""Observations of a kernel's code for learned models, cached by content.

An observation takes a tenth of a second to some seconds, most of it simulation; it depends on the
code, the machine and the analysis alone, so it is made once.

With an executor (`remote_observations`), kernels are compiled on this machine and simulated on others.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from ....analysis.campaign.measuring.job_text import variant_from_json, variant_to_json
from ....analysis.campaign.runner import Place, Work
from ....analysis.campaign.submit import Spread, collected_answers, in_place
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
from ....analysis.machine.load import parse_machine
from ....analysis.machine.record import Machine
from ....analysis.machine.text import machine_text
from ....codegen.assembly import Assembly, Provenance
from ....codegen.cache import content_key, kept_result, source_digest
from ....codegen.target import Target
from ....codegen.variant import Variant
from ....errors import RunError, UsageError, first_line
from ....isa.instruction import Kind
from ....records import record, replace
from ..predictions.conditions import core_bounds, mean_ratio_cycles
from ..predictions.ecm import overlapping_contributions
from ..predictions.predict import ANALYSIS_SOURCES

_OBSERVED_BY = ("models/kernels/predictions", "models/kernels/learned/observation.py")
_SMALL_NP, _MOST_ANALYSED = 4, 128


@record
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
    kept = kept_result(key, ".observation.json", lambda: _to_json(_observe(assembly, machine, n_elements)))
    return observation_from_json(json.loads(kept))


@cache
def analysis_digest() -> str:
    """Return a digest of the code that observations come from: another analysis sees other things."""
    return source_digest(*ANALYSIS_SOURCES, *_OBSERVED_BY)


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


OBSERVED = "observe kernels"
"""Name of the blocks of a campaign that are kernels to be observed."""
_TOGETHER = 8


def remote_observations(
    kernels: Sequence[tuple[Assembly, int | None]], machine: Machine, spread: Spread
) -> list[KernelObservation | str]:
    """Return the observation of each kernel on a machine, or why there is none; see `observe`.

    Parameters
    ----------
    kernels : sequence of tuple
        Assembly, and elements of the call that is observed.
    machine : Machine
    spread : callable
        Has them observed.

    Raises
    ------
    RunError
        If blocks were given up.
    """
    told = [{**assembly_to_json(assembly), "n_elements": n_elements} for assembly, n_elements in kernels]
    blocks = [{"kernels": told[begin : begin + _TOGETHER]} for begin in range(0, len(told), _TOGETHER)]
    setting = {"key": machine.key, "machine": machine_text(machine)}
    answers = collected_answers(spread, OBSERVED, setting, blocks, stage=f"observed-{machine.key}")
    found = (each for block in answers for each in block)
    return [each if isinstance(each, str) else observation_from_json(each) for each in found]


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a block: observe its kernels on the machine of the setting."""
    machine = parse_machine(setting["machine"], "the machine of the campaign", setting["key"])

    def observed(parameters: Mapping[str, Any]) -> list[Any]:
        return [_observed(kernel, machine) for kernel in parameters["kernels"]]

    return in_place(observed)


def _observed(kernel: Mapping[str, Any], machine: Machine) -> dict[str, Any] | str:
    assembly = assembly_from_json(kernel)
    try:
        return asdict(observe(assembly, machine, kernel["n_elements"]))
    except RunError as error:
        return f"{assembly.variant.symbol}: {error}"


def assembly_to_json(assembly: Assembly) -> dict[str, Any]:
    """Return assembly as JSON."""
    return {
        "variant": variant_to_json(assembly.variant),
        "target": asdict(assembly.target),
        "provenance": asdict(assembly.provenance),
        "text": assembly.text,
    }


def assembly_from_json(found: Mapping[str, Any]) -> Assembly:
    """Return the assembly of a JSON object.

    Raises
    ------
    UsageError
        If the object is no assembly.
    """
    try:
        target = Target(**{**found["target"], "gcc_arch": tuple(found["target"]["gcc_arch"])})
        made = Provenance(**{**found["provenance"], "flags": tuple(found["provenance"]["flags"])})
        return Assembly(variant_from_json(found["variant"]), target, made, str(found["text"]))
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"a block of a campaign is no kernel: {first_line(error)}") from None
