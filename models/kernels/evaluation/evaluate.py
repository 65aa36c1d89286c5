"""Models against a measured data set: predict every row, and score the errors.

A row's kernel is generated and compiled again with the row's compiler, analysed once for each
distinct code, and predicted for the row's clock, working set and number of cores.

A `Build` is the build setting that a row records: compiler, flags and vector width.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from ....analysis.incore.vocabulary import InCoreTool
from ....analysis.machine.load import Machine
from ....analysis.measurement.job import extra_flags
from ....codegen.assembly import Assembly
from ....codegen.process import map_processes
from ....codegen.render import render
from ....codegen.target import Target
from ....codegen.toolchain import Toolchain, find_toolchain
from ....codegen.variant import Variant
from ....errors import UsageError
from ....records import record, replace
from ..predictions.conditions import at_clock_of
from ..predictions.ecm import Ecm
from ..predictions.model import Clock, Model
from ..predictions.predict import Analysed, analyse_for, kernel_ecm, predict
from ..predictions.roofline import arithmetic_intensity, chain_ceiling, core_intensity
from .cases import Case

Key = TypeVar("Key", bound=Hashable)


@record
class PredictedRow:
    """Measured case and the prediction of each model.

    Attributes
    ----------
    code : str
        Digest of the instructions that were analysed.
    predicted : mapping of Model to float
        GFLOPS per core.
    tie_cycles : float
        Sort key of kernels that a model cannot tell apart (`predictions.ranked.Prediction`).
    intensity, core_intensity : float
        Operations per byte of element data, and per byte that the core requests.
    chain_gflops : float or None
        Limit by the slowest chain; None without a chain.
    ecm : Ecm or None
        The contributions, where the ECM model was asked for.
    """

    case: Case
    code: str
    predicted: Mapping[Model, float]
    tie_cycles: float
    intensity: float
    core_intensity: float
    chain_gflops: float | None
    ecm: Ecm | None

    def error(self, model: Model) -> float:
        """Return the signed error as a fraction of the measured value: positive is too fast."""
        return self.predicted[model] / self.case.gflops - 1


@record
class Score:
    """Mean errors of one model over a group of rows.

    Attributes
    ----------
    rows : int
        Number of rows.
    mape : float
        Mean of ``|predicted - measured| / measured``, a fraction.
    bias : float
        The same mean with its sign.
    """

    rows: int
    mape: float
    bias: float


def score(rows: Sequence[PredictedRow], model: Model) -> Score:
    """Return the mean errors of a model over rows.

    References
    ----------
    Ren et al. 2026, Section 5.3, Figs 13 and 14 (MAPE by order).
    """
    errors = [row.error(model) for row in rows]
    n_rows = len(errors)
    return Score(n_rows, sum(map(abs, errors)) / n_rows, sum(errors) / n_rows)


def group_rows(
    rows: Sequence[PredictedRow], key: Callable[[PredictedRow], Key]
) -> dict[Key, list[PredictedRow]]:
    """Return the rows by a key, in order of first appearance."""
    groups: dict[Key, list[PredictedRow]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return groups


BuildKey = tuple[str, tuple[str, ...], int | None]
NO_COMPILER = "compiler {} is not installed"


@record
class Build:
    """Settings that determine the code of a variant: compiler, extra flags, target."""

    compiler: str
    extra_flags: tuple[str, ...]
    target: Target

    def toolchain(self) -> Toolchain:
        """Return the compiler, ready to be used."""
        return find_toolchain(self.compiler, self.target, self.extra_flags)

    def assemble(self, variant: Variant) -> Assembly:
        """Return the assembly of a variant."""
        return self.toolchain().assemble(render(variant), self.target)


def build_key(case: Case) -> BuildKey:
    """Return the build settings of a case: compiler, flags and vector width."""
    return case.compiler, case.flags, case.vector_bits


def builds_of(cases: Iterable[Case], target: Target) -> dict[BuildKey, Build | None]:
    """Return the build of each compiler, flags and width; None where the compiler is missing."""
    return {key: _build(key, target) for key in {build_key(case): None for case in cases}}


def buildable(
    cases: Sequence[Case], builds: Mapping[BuildKey, Build | None], skipped: Mapping[str, int]
) -> tuple[list[tuple[Case, Build]], Counter[str]]:
    """Return the cases whose compiler is here, each with its build, and how many rows are left out.

    Parameters
    ----------
    cases : sequence of Case
        Rows of a data set.
    builds : mapping
        As `builds_of` gives them.
    skipped : mapping of str to int
        Rows left out before, by reason.

    Raises
    ------
    UsageError
        If no case is left.
    """
    dropped = Counter(skipped)
    dropped.update(NO_COMPILER.format(case.compiler) for case in cases if builds[build_key(case)] is None)
    usable = [(case, build) for case in cases if (build := builds[build_key(case)]) is not None]
    if not usable:
        reasons = ", ".join(f"{reason}: {count}" for reason, count in dropped.items()) or "it is empty"
        raise UsageError(f"no row of the data set can be used ({reasons}); measure on this machine")
    return usable, dropped


def _build(key: BuildKey, target: Target) -> Build | None:
    compiler, flags, bits = key
    narrowed = target if bits in (None, target.vector_bits) else target.at_width(bits)
    try:
        # the analysis follows one thread, so OpenMP's flag is left out
        extra = () if compiler == "llvm" else extra_flags(flags, compiler, narrowed)
        build = Build(compiler, extra, narrowed)
        build.toolchain()
    except UsageError:
        return None
    return build


_BATCH = 12


@record
class Evaluation:
    """Evaluation of analytical models on measured rows.

    Attributes
    ----------
    machine : Machine
        The machine predicted for.
    models : tuple of Model
        In the order asked for.
    in_core : InCoreTool
        Source of the in-core part of the ECM model.
    rows : tuple of PredictedRow
        The rows that were predicted.
    skipped : mapping of str to int
        Rows left out, by reason.
    warnings : tuple of str
        Differences between the code compiled here and the code measured.
    """

    machine: Machine
    models: tuple[Model, ...]
    in_core: InCoreTool
    rows: tuple[PredictedRow, ...]
    skipped: Mapping[str, int]
    warnings: tuple[str, ...]


_Job = tuple[Build, Machine, tuple[Model, ...], InCoreTool, tuple[Variant, ...]]


def evaluate(
    cases: Sequence[Case],
    skipped: Mapping[str, int],
    models: Sequence[Model],
    machine: Machine,
    target: Target,
    in_core: InCoreTool = InCoreTool.OWN,
    clock: Clock = Clock.ROWS,
) -> Evaluation:
    """Return the predictions of models for measured cases.

    Parameters
    ----------
    cases, skipped
        As `cases.cases` gives them.
    models : sequence of Model
        The models.
    machine : Machine
        The machine.
    target : Target
        Target of the kernels.
    in_core : InCoreTool
        Source of the in-core part of the ECM model.
    clock : Clock
        At which cycles become time: that which was measured right after each row, or the machine's for
        vectors of the width that the code computes in, since a clock that has fallen recovers while it
        is measured.

    Raises
    ------
    UsageError
        If no case is left.
    """
    builds = builds_of(cases, target)
    usable, dropped = buildable(cases, builds, skipped)
    jobs = list(dict.fromkeys((build, case.variant) for case, build in usable))
    analysed = _analyse(jobs, machine, tuple(models), in_core)
    found = [(case, analysed[build, case.variant]) for case, build in usable]
    if clock is Clock.MACHINE:
        found = [(_at_machine_clock(case, one, machine), one) for case, one in found]
    rows = tuple(_predict_row(case, one, models, machine) for case, one in found)
    return Evaluation(machine, tuple(models), in_core, rows, dict(dropped), _warnings(rows, builds))


def _at_machine_clock(case: Case, found: Analysed, machine: Machine) -> Case:
    scalar = replace(case.conditions, frequency_ghz=machine.core.frequency_ghz)
    return replace(case, conditions=at_clock_of(found.incore, machine, scalar))


def _analyse(
    jobs: list[tuple[Build, Variant]], machine: Machine, models: tuple[Model, ...], in_core: InCoreTool
) -> dict[tuple[Build, Variant], Analysed]:
    """Compile and analyse in parallel, in batches of neighbours, which often share code.

    The first one is analysed in this process: workers then have what it loads.
    """
    by_build: dict[Build, list[Variant]] = {}
    for build, variant in jobs:
        by_build.setdefault(build, []).append(variant)
    batches: list[_Job] = [
        (build, machine, models, in_core, tuple(variants[start : start + _BATCH]))
        for build, variants in by_build.items()
        for start in range(0, len(variants), _BATCH)
    ]
    if batches and len(jobs) > _BATCH:
        common, variants = batches[0][:-1], batches[0][-1]
        batches[:1] = [(*common, part) for part in (variants[:1], variants[1:]) if part]
    result: dict[tuple[Build, Variant], Analysed] = {}
    for batch, found in zip(batches, map_processes(_analyse_batch, batches, here=1), strict=True):
        result.update(((batch[0], variant), one) for variant, one in zip(batch[-1], found, strict=True))
    return result


def _analyse_batch(job: _Job) -> list[Analysed]:
    build, machine, models, in_core, variants = job
    known: dict[str, Analysed] = {}
    codes = []
    for variant in variants:
        assembly = build.assemble(variant)
        codes.append(code := assembly.code_digest)
        if code not in known:
            known[code] = analyse_for(assembly, machine, models, in_core)
    return [known[code] for code in codes]


def _predict_row(case: Case, found: Analysed, models: Sequence[Model], machine: Machine) -> PredictedRow:
    incore, conditions = found.incore, case.conditions
    predictions = {model: predict(case.variant, found, machine, model, conditions) for model in models}
    model: Ecm | None = None
    if Model.ECM in models:
        model = kernel_ecm(case.variant, incore, machine, conditions, found.core)
    ceiling = chain_ceiling(case.variant, incore, machine, conditions.frequency_ghz).gflops
    return PredictedRow(
        case=case,
        code=found.code,
        predicted={model: prediction.gflops for model, prediction in predictions.items()},
        tie_cycles=predictions[models[0]].tie_cycles,
        intensity=arithmetic_intensity(case.variant),
        core_intensity=core_intensity(case.variant, incore),
        chain_gflops=ceiling if math.isfinite(ceiling) else None,
        ecm=model,
    )


def _warnings(rows: Sequence[PredictedRow], builds: Mapping[BuildKey, Build | None]) -> tuple[str, ...]:
    lines: dict[str, None] = {}
    differing: Counter[str] = Counter()
    coded: Counter[str] = Counter()
    for row in rows:
        case, build = row.case, builds[build_key(row.case)]
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
