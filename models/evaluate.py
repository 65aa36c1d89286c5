"""Models against a measured data set: predict every row, and score the errors.

A row's kernel is generated and compiled again with the row's compiler, analysed once for each
distinct code, and predicted for the row's clock, working set and number of cores.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..analysis.machine import Machine
from ..analysis.mca import InCoreTool
from ..analysis.measurement.job import extra_flags
from ..codegen.process import map_processes
from ..codegen.render import render
from ..codegen.target import Target
from ..codegen.toolchain import Toolchain, find_toolchain
from ..codegen.variant import Variant
from ..errors import UsageError
from .analysed import Analysed, analyse_for
from .cases import Case
from .ecm import Ecm
from .model import Model
from .predict import kernel_ecm, predict
from .roofline import arithmetic_intensity, chain_ceiling, core_intensity
from .scores import PredictedRow

_BATCH = 12
NO_COMPILER = "compiler {} is not installed"


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What came of it.

    Attributes
    ----------
    machine : Machine
        The machine predicted for.
    models : tuple of Model
        In the order asked for.
    in_core : InCoreTool
        Who gave the in-core part of the ECM model.
    rows : tuple of PredictedRow
        The rows that were predicted.
    skipped : mapping of str to int
        Rows left out, by reason.
    warnings : tuple of str
        Where what is compiled here is not what was measured.
    """

    machine: Machine
    models: tuple[Model, ...]
    in_core: InCoreTool
    rows: tuple[PredictedRow, ...]
    skipped: Mapping[str, int]
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Build:
    """What decides the code of a variant: compiler, flags beyond the usual ones, target."""

    compiler: str
    extra_flags: tuple[str, ...]
    target: Target

    def toolchain(self) -> Toolchain:
        return find_toolchain(self.compiler, self.target, self.extra_flags)


_Job = tuple[_Build, Machine, tuple[Model, ...], InCoreTool, tuple[Variant, ...]]


def evaluate(
    cases: Sequence[Case],
    skipped: Mapping[str, int],
    models: Sequence[Model],
    machine: Machine,
    target: Target,
    in_core: InCoreTool = InCoreTool.OWN,
) -> Evaluation:
    """Return the predictions of models for measured cases.

    Parameters
    ----------
    cases, skipped
        As `cases.cases` gives them.
    target : Target
        What the kernels are compiled for.

    Raises
    ------
    UsageError
        If no case is left.
    """
    dropped, builds = Counter(skipped), _builds(cases, target)
    jobs: dict[tuple[_Build, Variant], None] = {}
    for case in cases:
        if (build := builds[_build_key(case)]) is None:
            dropped[NO_COMPILER.format(case.compiler)] += 1
        else:
            jobs[build, case.variant] = None
    if not jobs:
        reasons = ", ".join(f"{reason}: {count}" for reason, count in dropped.items()) or "it is empty"
        raise UsageError(f"no row of the data set can be evaluated ({reasons}); measure on this machine")
    analysed = _analyse(list(jobs), machine, tuple(models), in_core)
    rows = tuple(
        _predict_row(case, analysed[build, case.variant], models, machine)
        for case in cases
        if (build := builds[_build_key(case)]) is not None
    )
    return Evaluation(machine, tuple(models), in_core, rows, dict(dropped), _warnings(rows, builds))


def _build_key(case: Case) -> tuple[str, tuple[str, ...], int | None]:
    return case.compiler, case.flags, case.vector_bits


def _builds(
    cases: Sequence[Case], target: Target
) -> dict[tuple[str, tuple[str, ...], int | None], _Build | None]:
    """Return how to build for each compiler, flags and width; None where the compiler is missing."""
    return {key: _build(key, target) for key in {_build_key(case): None for case in cases}}


def _build(key: tuple[str, tuple[str, ...], int | None], target: Target) -> _Build | None:
    compiler, flags, bits = key
    narrowed = target if bits in (None, target.vector_bits) else target.at_width(bits)
    try:
        # the analysis follows one thread, so OpenMP's flag is left out
        extra = () if compiler == "llvm" else extra_flags(flags, compiler, narrowed)
        build = _Build(compiler, extra, narrowed)
        build.toolchain()
    except UsageError:
        return None
    return build


def _analyse(
    jobs: list[tuple[_Build, Variant]], machine: Machine, models: tuple[Model, ...], in_core: InCoreTool
) -> dict[tuple[_Build, Variant], Analysed]:
    """Compile and analyse in parallel, in batches of neighbours, which often share code."""
    by_build: dict[_Build, list[Variant]] = {}
    for build, variant in jobs:
        by_build.setdefault(build, []).append(variant)
    batches: list[_Job] = [
        (build, machine, models, in_core, tuple(variants[start : start + _BATCH]))
        for build, variants in by_build.items()
        for start in range(0, len(variants), _BATCH)
    ]
    result: dict[tuple[_Build, Variant], Analysed] = {}
    for batch, found in zip(batches, map_processes(_analyse_batch, batches), strict=True):
        result.update(((batch[0], variant), one) for variant, one in zip(batch[-1], found, strict=True))
    return result


def _analyse_batch(job: _Job) -> list[Analysed]:
    build, machine, models, in_core, variants = job
    toolchain = build.toolchain()
    known: dict[str, Analysed] = {}
    codes = []
    for variant in variants:
        assembly = toolchain.assemble(render(variant), build.target)
        codes.append(code := assembly.code_digest)
        if code not in known:
            known[code] = analyse_for(assembly, machine, models, in_core)
    return [known[code] for code in codes]


def _predict_row(case: Case, found: Analysed, models: Sequence[Model], machine: Machine) -> PredictedRow:
    incore, conditions = found.incore, case.conditions
    predicted = {model: predict(case.variant, found, machine, model, conditions).gflops for model in models}
    model: Ecm | None = None
    if Model.ECM in models:
        model = kernel_ecm(case.variant, incore, machine, conditions, found.core)
    ceiling = chain_ceiling(case.variant, incore, machine, conditions.frequency_ghz).gflops
    return PredictedRow(
        case=case,
        code=found.code,
        predicted=predicted,
        intensity=arithmetic_intensity(case.variant),
        core_intensity=core_intensity(case.variant, incore),
        chain_gflops=ceiling if math.isfinite(ceiling) else None,
        ecm=model,
    )


def _warnings(
    rows: Sequence[PredictedRow], builds: Mapping[tuple[str, tuple[str, ...], int | None], _Build | None]
) -> tuple[str, ...]:
    lines: dict[str, None] = {}
    differing: Counter[str] = Counter()
    coded: Counter[str] = Counter()
    for row in rows:
        case, build = row.case, builds[_build_key(row.case)]
        installed = build.toolchain().version if build else None
        if case.compiler_version and case.compiler_version != installed:
            versions = f"measured with {case.compiler_version}, compiled here with {installed}"
            lines[f"{case.compiler}: {versions}"] = None
        if case.code and case.conditions.cores == 1:
            coded[case.compiler] += 1
            differing[case.compiler] += case.code != row.code
    lines.update(
        (f"{name}: {count} of {coded[name]} rows were measured with other code than is compiled here", None)
        for name, count in differing.items()
        if count
    )
    return tuple(lines)
