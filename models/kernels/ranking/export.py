"""Choice of a library's kernel of each order and mode: predicted best, or best of ten measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from ....analysis.incore.vocabulary import InCoreTool
from ....analysis.machine.load import Machine
from ....analysis.machine.residence import resident_elements
from ....analysis.measurement.comparison import compared
from ....analysis.measurement.measure import Plan, measure
from ....codegen.assembly import Binary, Provenance
from ....codegen.export.build import extra_flags
from ....codegen.export.library import LibraryKernel
from ....codegen.process import map_processes
from ....codegen.render import SIMD_FLAG, Directives, Style, render
from ....codegen.target import Target
from ....codegen.toolchain import Toolchain, find_toolchain
from ....codegen.variant import DType, Language, Mode, Variant
from ....errors import RunError
from ....records import record, replace
from ..predictions.conditions import at_clock_of, conditions_for
from ..predictions.model import MEASURED, KernelSpace, Model
from ..predictions.predict import analyse_for, predict
from ..predictions.ranking import Prediction
from .best import answer, full_answer, measured_choice, predict_together
from .request import Question

_MODEL = Model.SIMULATION
"""Judges as `best` does; and directives of Fortran, which no model was trained on."""


@record
class Request:
    """The kernels that a library is to have.

    Attributes
    ----------
    orders, modes
        Of which there is one kernel each.
    compiler : str
        Key of the compiler that the kernels are chosen for; it takes `language`.
    frequency_ghz : float
        Clock that turns predicted cycles into GFLOPS.
    n_elements : int or None
        Elements of a call; as many as L1 holds when None.
    plan : Plan or None
        Plan of the measurement; the first prediction is taken unmeasured when None.
    """

    orders: tuple[int, ...]
    modes: tuple[Mode, ...]
    dtype: DType
    language: Language
    machine: Machine
    target: Target
    compiler: str
    frequency_ghz: float
    n_elements: int | None = None
    plan: Plan | None = None

    def toolchain(self) -> Toolchain:
        """Return the compiler, with the flags that a library is built with.

        Raises
        ------
        UsageError
            If it is not installed.
        """
        return find_toolchain(self.compiler, self.target, extra_flags(self.compiler))

    def elements_of(self, order: int, mode: Mode) -> int:
        """Return the number of elements in a call of an order and mode."""
        some = Variant(order, (order + 1,), mode, self.language, self.dtype)
        return self.n_elements or resident_elements(some, self.machine.caches)


@record
class _Candidate:
    """A kernel with its predicted cycles per element, and the model that predicts them."""

    variant: Variant
    directives: Directives
    cycles: float
    model: Model


def choose(request: Request) -> Iterator[LibraryKernel]:
    """Yield the kernel of each order and mode, in order: the one that `best --space full` names.

    Raises
    ------
    UsageError
        If the compiler is not installed, or no schedule fits the target.
    RunError
        If no kernel can be predicted, or a measured one is wrong, crashes or hangs.
    """
    built = request.toolchain().provenance(request.target)
    for order, mode in product(request.orders, request.modes):
        ranked = _ranked(request, order, mode)
        yield (
            _measured_best(request, ranked[:MEASURED], built)
            if request.plan
            else _chosen(request, ranked[0], None, built)
        )


def _ranked(request: Request, order: int, mode: Mode) -> list[_Candidate]:
    """Return kernels, the one to take first, then by predicted cycles."""
    if request.language is Language.FORTRAN:
        return _splits(request, order, mode)
    question = replace(_question(request, order, mode), space=KernelSpace.FULL)
    known = None if request.plan else measured_choice(question)
    if known is not None:  # what a search finds would not be taken
        (prediction,) = predict_together((question, [known.variant]))
        cycles = _cycles(prediction, request.frequency_ghz)
        return [_Candidate(known.variant, Directives.NONE, cycles, _MODEL)]
    found = full_answer(question)
    entries = [found.taken, *(entry for entry in found.ranked if entry.same_code_as is None)]
    distinct = dict.fromkeys(entry.prediction.variant for entry in entries)
    predictions = {entry.prediction.variant: entry.prediction for entry in reversed(entries)}
    clock = request.frequency_ghz
    return [
        _Candidate(variant, Directives.NONE, _cycles(predictions[variant], clock), _MODEL)
        for variant in distinct
    ]


def _question(request: Request, order: int, mode: Mode) -> Question:
    return Question(
        order,
        request.machine,
        request.target,
        request.frequency_ghz,
        request.compiler,
        request.language,
        _MODEL,
        mode,
        request.dtype,
        n_elements=request.n_elements,
    )


def _splits(request: Request, order: int, mode: Mode) -> list[_Candidate]:
    """Return the splits that compilers vectorise; the best ones with each kind of directive.

    `Directives.INDEPENDENT` does not change the code of the compilers that we have, so that
    the prediction of the plain source holds.
    """
    question = _question(request, order, mode)
    answered = next(answer([question]))
    entries = [answered.taken, *(entry for entry in answered.ranked if entry.same_code_as is None)]
    leaders = list({entry.prediction.code: entry.prediction for entry in entries}.values())
    clock = request.frequency_ghz
    found = [_Candidate(p.variant, Directives.INDEPENDENT, _cycles(p, clock), _MODEL) for p in leaders]
    if SIMD_FLAG in extra_flags(request.compiler):
        jobs = [(request, candidate.variant) for candidate in found[:MEASURED]]
        cycles = list(map_processes(_cycles_with_simd, jobs))
        found += [
            _Candidate(variant, Directives.SIMD, c, _MODEL)
            for (_, variant), c in zip(jobs, cycles, strict=True)
        ]
    return sorted(found, key=lambda candidate: candidate.cycles)


def _cycles_with_simd(job: tuple[Request, Variant]) -> float:
    request, variant = job
    source = render(variant, Style(openmp=False, directives=Directives.SIMD))
    assembly = request.toolchain().assemble(source, request.target)
    analysed = analyse_for(assembly, request.machine, {_MODEL}, InCoreTool.OWN)
    conditions = conditions_for(
        variant, request.machine.caches, request.frequency_ghz, n_elements=request.n_elements
    )
    conditions = at_clock_of(analysed.incore, request.machine, conditions)
    return _cycles(predict(variant, analysed, request.machine, _MODEL, conditions), request.frequency_ghz)


def _cycles(prediction: Prediction, frequency_ghz: float) -> float:
    """Return the predicted time in cycles of a clock in GHz, whatever vectors do to the clock."""
    return prediction.variant.nominal_flops / prediction.gflops * frequency_ghz


def _measured_best(request: Request, ranked: Sequence[_Candidate], built: Provenance) -> LibraryKernel:
    """Return the first of some kernels, or one that is certainly faster when they are measured together.

    Where other programs disturb the machine the first one is taken, and has no measured speed.
    """
    assert request.plan is not None
    jobs = [(request, candidate) for candidate in ranked]
    binaries = list(map_processes(_build, jobs))
    n_elements = request.elements_of(ranked[0].variant.order, ranked[0].variant.mode)
    results = measure(binaries, [n_elements] * len(binaries), request.plan)
    for result in results:
        if result.problem:
            raise RunError(
                f"{result.variant.symbol} ({request.compiler}): {result.problem}; nothing is exported"
            )
    comparison = compared(results)
    measured = None if comparison.disturbed else results[comparison.named].gflops
    return _chosen(request, ranked[comparison.named], measured, built)


def _build(job: tuple[Request, _Candidate]) -> Binary:
    request, candidate = job
    source = render(candidate.variant, Style(openmp=False, directives=candidate.directives))
    return request.toolchain().build(source, request.target)


def _chosen(
    request: Request, candidate: _Candidate, measured_gflops: float | None, built: Provenance
) -> LibraryKernel:
    variant = candidate.variant
    return LibraryKernel(
        variant=variant,
        predicted_cycles=candidate.cycles,
        predicted_gflops=variant.nominal_flops / candidate.cycles * request.frequency_ghz,
        model=str(candidate.model),
        measured_gflops=measured_gflops,
        n_elements=request.elements_of(variant.order, variant.mode),
        built=built,
        directives=candidate.directives,
    )
