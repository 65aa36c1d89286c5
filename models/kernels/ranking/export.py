"""Which kernel of each order and mode a library is given: predicted best, or best of ten measured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

from ....analysis.incore.in_core_tool import InCoreTool
from ....analysis.machine.load import Machine
from ....analysis.machine.residence import resident_elements
from ....analysis.measurement.measure import Plan, measure
from ....codegen.assembly import Binary, Provenance
from ....codegen.export.chosen import Chosen
from ....codegen.export.flags import extra_flags
from ....codegen.process import map_processes
from ....codegen.render import SIMD_FLAG, Directives, Style, render
from ....codegen.target import Target
from ....codegen.toolchain import Toolchain, find_toolchain
from ....codegen.variant import DType, Language, Mode, Variant
from ....errors import RunError
from ..predictions.analysed import analyse_for
from ..predictions.conditions import at_clock_of, conditions_for
from ..predictions.model import Model
from ..predictions.predict import predict
from ..predictions.ranked import Prediction
from ..search.candidates import candidates
from ..search.cost_model import CostModel, learned_cost_model, simulated_kernels
from ..search.task import SearchTask
from .best import answer
from .question import Question
from .shortlist import MEASURED

if TYPE_CHECKING:
    from ..learned.stored.trained import TrainedModel

_MODEL = Model.SIMULATION
"""Judges splits that compilers vectorise, whose directives no model was trained on."""


@dataclass(frozen=True, slots=True)
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
        How to measure; the first prediction is taken unmeasured when None.
    trained : TrainedModel or None
        Judges kernels in explicit vectors beside the simulation.
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
    trained: TrainedModel | None = None

    def toolchain(self) -> Toolchain:
        """Return the compiler, with the flags that a library is built with.

        Raises
        ------
        UsageError
            If it is not installed.
        """
        return find_toolchain(self.compiler, self.target, extra_flags(self.compiler))

    def for_workers(self) -> Request:
        """Return what is handed to other processes: all but the trained model.

        They build and simulate; and trees that arrive in a process forked from one that has used them
        wait for ever for its threads.
        """
        return replace(self, trained=None)

    def elements_of(self, order: int, mode: Mode) -> int:
        """Return how many elements the calls of an order and mode have."""
        some = Variant(order, (order + 1,), mode, self.language, self.dtype)
        return self.n_elements or resident_elements(some, self.machine.caches)


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A kernel with its predicted cycles per element, and who predicts them."""

    variant: Variant
    directives: Directives
    cycles: float
    model: Model


def choose(request: Request) -> Iterator[Chosen]:
    """Yield the kernel of each order and mode, in order.

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
        if not ranked:
            raise RunError(
                f"order {order}, mode {mode}: none of the kernels could be simulated for "
                f"{request.machine.key}; choose another --language"
            )
        yield (
            _measured_best(request, ranked[:MEASURED], built)
            if request.plan
            else _chosen(request, ranked[0], None, built)
        )


def _ranked(request: Request, order: int, mode: Mode) -> list[_Candidate]:
    """Return kernels by predicted cycles, fastest first."""
    if request.language is Language.FORTRAN:
        return _splits(request, order, mode)
    task = SearchTask(
        order,
        mode,
        request.dtype,
        request.language,
        request.machine,
        request.target,
        request.compiler,
        request.elements_of(order, mode),
    )
    cost_model: CostModel = simulated_kernels
    model = Model.SIMULATION
    if request.trained is not None:
        cost_model, model = learned_cost_model(request.trained, request.frequency_ghz), Model.LEARNED
    found = candidates(task, cost_model=cost_model)
    return [_Candidate(timed.variant, Directives.NONE, timed.cycles, model) for timed in found]


def _splits(request: Request, order: int, mode: Mode) -> list[_Candidate]:
    """Return the splits that compilers vectorise; the best ones with each kind of directive.

    `Directives.INDEPENDENT` does not change the code of the compilers that we have, so that
    the prediction of the plain source holds.
    """
    question = Question(
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
    leaders = [entry.prediction for entry in next(answer([question])).ranked if entry.same_code_as is None]
    clock = request.frequency_ghz
    found = [_Candidate(p.variant, Directives.INDEPENDENT, _cycles(p, clock), _MODEL) for p in leaders]
    if SIMD_FLAG in extra_flags(request.compiler):
        jobs = [(request.for_workers(), candidate.variant) for candidate in found[:MEASURED]]
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


def _measured_best(request: Request, ranked: Sequence[_Candidate], built: Provenance) -> Chosen:
    """Return the fastest of some kernels when they are measured together."""
    assert request.plan is not None
    jobs = [(request.for_workers(), candidate) for candidate in ranked]
    binaries = list(map_processes(_build, jobs))
    n_elements = request.elements_of(ranked[0].variant.order, ranked[0].variant.mode)
    results = measure(binaries, [n_elements] * len(binaries), request.plan)
    for result in results:
        if result.problem:
            raise RunError(
                f"{result.variant.symbol} ({request.compiler}): {result.problem}; nothing is exported"
            )
    speeds = [result.gflops or 0.0 for result in results]
    fastest = max(range(len(ranked)), key=speeds.__getitem__)
    return _chosen(request, ranked[fastest], speeds[fastest], built)


def _build(job: tuple[Request, _Candidate]) -> Binary:
    request, candidate = job
    source = render(candidate.variant, Style(openmp=False, directives=candidate.directives))
    return request.toolchain().build(source, request.target)


def _chosen(
    request: Request, candidate: _Candidate, measured_gflops: float | None, built: Provenance
) -> Chosen:
    variant = candidate.variant
    return Chosen(
        variant=variant,
        predicted_cycles=candidate.cycles,
        predicted_gflops=variant.nominal_flops / candidate.cycles * request.frequency_ghz,
        model=str(candidate.model),
        measured_gflops=measured_gflops,
        n_elements=request.elements_of(variant.order, variant.mode),
        built=built,
        directives=candidate.directives,
    )
