"""Samples of kernels: features, predictions of models, and measurements where rows were measured.

Measured samples are learned from (`samples`), others are predicted (`unmeasured_samples`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

from ....analysis.campaign.submit import Spread
from ....analysis.incore.contributions import Contributions
from ....analysis.machine.record import Machine
from ....analysis.traffic import kernel_traffic
from ....codegen import compilers
from ....codegen.assembly import Assembly
from ....codegen.process import map_processes
from ....codegen.target import Target
from ....codegen.toolchain import find_toolchain
from ....codegen.variant import Variant
from ....errors import RunError
from ....records import record, replace
from ..evaluation.cases import Case
from ..evaluation.evaluate import Build, buildable, builds_of
from ..predictions.conditions import Conditions, computed_bits, conditions_for
from ..predictions.ecm import Ecm, ecm
from ..predictions.model import Clock
from ..predictions.roofline import roofline
from .features import STATIC_FEATURES, core_features, physics_features, table3_features
from .observation import KernelObservation, observe, path_elements, remote_observations

if TYPE_CHECKING:
    import pandas as pd


_BACK_ENDS = {"gcc": "gnu", "clang": "llvm"}
FAMILIES = {
    "llvm": "llvm",
    **{name: _BACK_ENDS.get(family.dialect, family.dialect) for name, family in compilers.FAMILIES.items()},
}
"""Compilers that share a back end; what is left out to test on another compiler is a family."""
IDENTITY = (
    *("order", "split", "mode", "dtype", "compiler", "family", "flags", "residence", "n_elements"),
    *("vector_bits", "threads", "code", "machine"),
)
"""Columns that identify a sample."""
MODELS = ("chain_gflops", "roofline_gflops", "ecm_gflops", "simulation_gflops")
"""Predictions of the analytical models, per core."""
BOUND, STATIC_BOUND, CYCLES, GFLOPS = "bound_cycles", "static_bound_cycles", "cycles", "gflops"
"""Cycles per element by simulation with traffic, and by bounds with traffic; measured; measured speed."""
LIMIT = "limits"
"""Limit of the simulation with traffic, in words."""
NOT_FOLLOWED = "its code cannot be followed"
_BATCH = 8
ObservationJob = tuple[Build, Variant, int | None]
"""Build and kernel, and the elements of the observed call."""
STATIC_PREFIX, TABLE3_PREFIX = "static_", "table3_"


@record
class Samples:
    """Samples, and the rows left out.

    Attributes
    ----------
    table : pandas.DataFrame
        A row each: `IDENTITY`, `MODELS`, `LIMIT`, `BOUND`, `STATIC_BOUND`, `CYCLES` and `GFLOPS` (NaN
        where nothing was measured), `n_fma`, `nominal_flops`, `frequency_ghz`, the features of
        `physics` and `core_demand` by their names, with the prefix `static_` those without simulation,
        and with `table3_` those of `table3`.
    machine : Machine
        Machine the features were computed for.
    skipped : mapping of str to int
        Rows left out, by reason.
    """

    table: pd.DataFrame
    machine: Machine
    skipped: Mapping[str, int]


def samples(
    cases: Sequence[Case],
    skipped: Mapping[str, int],
    machine: Machine,
    target: Target,
    clock: Clock = Clock.ROWS,
    spread: Spread | None = None,
) -> Samples:
    """Return the samples of measured cases.

    Parameters
    ----------
    cases, skipped
        As `cases.cases` gives them.
    machine : Machine
        The machine.
    target : Target
        Target of the kernels.
    clock : Clock
        At which time becomes cycles, and cycles speed: that beside each row, or the machine's for vectors
        of the width that the code computes in.
    spread : callable or None
        Has kernels simulated on other machines.

    Raises
    ------
    UsageError
        If no case is left.
    """
    import pandas as pd  # noqa: PLC0415 - half a second of import

    usable, dropped = buildable(cases, builds_of(cases, target), skipped)
    observed = observe_all([_job(case, build) for case, build in usable], machine, spread)
    rows = []
    for case, build in usable:
        seen = observed[_job(case, build)]
        if isinstance(seen, KernelObservation):
            at_clock = case if clock is Clock.ROWS else _at_machine_clock(case, seen, machine)
            rows.append(sample_row(at_clock, seen, machine, build.target.vector_bits))
        elif isnan(case.gflops):
            raise RunError(seen)  # asked for, not one of many to learn from
        else:
            dropped[NOT_FOLLOWED] += 1
    return Samples(pd.DataFrame(rows), machine, dict(dropped))


def _at_machine_clock(case: Case, seen: KernelObservation, machine: Machine) -> Case:
    clock = machine.core.clock_ghz(seen.arithmetic_bits)
    return replace(case, conditions=replace(case.conditions, frequency_ghz=clock))


def sample_row(case: Case, seen: KernelObservation, machine: Machine, vector_bits: int) -> dict[str, Any]:
    """Return one sample: the measurement of a kernel, the predictions of models, and its features.

    Parameters
    ----------
    case : Case
        Kernel, build, conditions and measured GFLOPS.
    seen : KernelObservation
        Analysis of its code.
    machine : Machine
        Machine predicted for.
    vector_bits : int
        Width of vectors the code was compiled for.
    """
    variant, conditions = case.variant, case.conditions
    clock, work = conditions.frequency_ghz, variant.nominal_flops
    simulated = _ecm(variant, seen.simulated, machine, conditions)
    bounded = _ecm(variant, seen.static, machine, conditions)
    table3 = table3_features(variant, machine, clock)
    static = physics_features(variant, seen, bounded, conditions, vector_bits)
    return {
        "order": variant.order,
        "split": variant.split_text,
        "mode": str(variant.mode),
        "dtype": str(variant.dtype),
        "compiler": case.compiler,
        "family": FAMILIES[case.compiler],
        "flags": " ".join(case.flags),
        "residence": conditions.residence,
        "n_elements": conditions.n_elements,
        "vector_bits": vector_bits,
        "threads": conditions.cores,
        "code": seen.code,
        "measured_code": case.code,
        "machine": machine.key,
        "frequency_ghz": clock,
        "n_fma": seen.fma,
        "nominal_flops": variant.nominal_flops,
        "chain_gflops": work / seen.chain_model_cycles * clock,
        "roofline_gflops": roofline(variant, machine, clock, conditions.cores).gflops,
        "ecm_gflops": _ecm(variant, seen.analytical, machine, conditions).gflops,
        "simulation_gflops": simulated.gflops,
        LIMIT: simulated.limit,
        BOUND: simulated.cycles,
        STATIC_BOUND: bounded.cycles,
        CYCLES: work / case.gflops * clock,
        GFLOPS: case.gflops,
        **physics_features(variant, seen, simulated, conditions, vector_bits),
        **core_features(seen, machine, simulated.overlapping_cycles),
        **{STATIC_PREFIX + feature.name: static[feature.name] for feature in STATIC_FEATURES},
        **{TABLE3_PREFIX + name: value for name, value in table3.items()},
    }


def _ecm(variant: Variant, core: Contributions, machine: Machine, conditions: Conditions) -> Ecm:
    traffic = kernel_traffic(variant, conditions.n_elements, machine.caches, conditions.cores)
    return ecm(variant, core, traffic, machine, conditions)


def _job(case: Case, build: Build) -> ObservationJob:
    return build, case.variant, path_elements(case.variant, case.conditions.n_elements)


def observe_all(
    jobs: Iterable[ObservationJob], machine: Machine, spread: Spread | None = None
) -> dict[ObservationJob, KernelObservation | str]:
    """Return the observation of each kernel, or the reason for its lack, compiled and analysed in parallel.

    Parameters
    ----------
    jobs : iterable of ObservationJob
        Kernels; duplicates are observed once.
    machine : Machine
        Machine they are analysed for.
    spread : callable or None
        Runs the analysis on other machines.
    """
    distinct = sorted(dict.fromkeys(jobs), key=lambda job: -job[1].order)  # long ones first
    if spread is not None:
        made = dict(zip(distinct, map_processes(_assembled, distinct, chunk=_BATCH), strict=True))
        kernels = {job: (text, job[2]) for job, text in made.items() if isinstance(text, Assembly)}
        seen = remote_observations(list(kernels.values()), machine, spread)
        return {**made, **dict(zip(kernels, seen, strict=True))}  # type: ignore[dict-item]
    found = map_processes(_observe, [(job, machine) for job in distinct], chunk=_BATCH)
    return dict(zip(distinct, found, strict=True))


def _assembled(job: ObservationJob) -> Assembly | str:
    build, variant, _ = job
    try:
        return build.assemble(variant)
    except RunError as error:
        return f"{variant.symbol}: {error}"


def _observe(job: tuple[ObservationJob, Machine]) -> KernelObservation | str:
    (build, variant, n_elements), machine = job
    try:
        return observe(build.assemble(variant), machine, n_elements)
    except RunError as error:
        return f"{variant.symbol}: {error}"


@record
class RunConditions:
    """Build and run conditions of kernels to be predicted.

    Attributes
    ----------
    machine, target
        Machine they are analysed for, and target they are compiled for.
    compiler : str
        Key of the compiler.
    frequency_ghz : float
        Clock of scalar code.
    residence : str
        Residence of the working set: a cache of the machine, or "memory".
    n_elements : int or None
        Elements of a call; replaces `residence` where given.
    """

    machine: Machine
    target: Target
    compiler: str
    frequency_ghz: float
    residence: str = "L1"
    n_elements: int | None = None


def unmeasured_samples(variants: Sequence[Variant], setting: RunConditions) -> Samples:
    """Return samples of kernels without a measured speed: `gflops` and `cycles` are NaN.

    Raises
    ------
    UsageError
        If the compiler is not installed, or there is no such level.
    RunError
        If a kernel cannot be followed.
    """
    machine, target = setting.machine, setting.target
    toolchain = find_toolchain(setting.compiler, target)
    cases = [
        Case(
            variant=variant,
            compiler=setting.compiler,
            compiler_version=toolchain.version,
            flags=(),
            vector_bits=target.vector_bits,
            conditions=conditions_for(
                variant,
                machine.caches,
                setting.frequency_ghz * machine.core.clock_share(computed_bits(variant, target)),
                setting.residence,
                setting.n_elements,
            ),
            code=None,
            gflops=math.nan,
        )
        for variant in variants
    ]
    return samples(cases, {}, machine, target)
