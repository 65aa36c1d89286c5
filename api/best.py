"""Ranking of the splits of the tensor-product kernel of a polynomial order by predicted or measured speed."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict, Unpack, cast, overload

from ..analysis.incore.vocabulary import InCoreTool
from ..analysis.measurement.measure import Plan
from ..codegen.compilers import compiler_and_language
from ..codegen.toolchain import find_toolchain
from ..codegen.variant import DType, Language, Mode
from ..codegen.vector.schedule_space import NoScheduleError
from ..errors import RunError, UsageError, argument
from ..models.kernels.predictions.model import (
    ALL,
    MEASURED,
    PATIENCE_S,
    TRAINED,
    USUAL_MODEL,
    KernelSpace,
    Model,
)
from ..models.kernels.ranking.best import answer, learned_for, search_schedules, with_interface
from ..models.kernels.ranking.measured_ranking import add_measurement, check_answer, checked_target
from ..models.kernels.ranking.request import Answer, Question, Search, require_threads
from ..records import replace
from .best_models import Measuring, PredictorComparison, compare_predictors, loaded
from .listener import listener
from .machines import MachineLike
from .machines import machine as machine_of
from .ranking import Ranking
from .request.kernels import BEST, RESIDENCE
from .request.shared import ROUNDS

if TYPE_CHECKING:
    from ..models.kernels.learned.stored.paper import KernelModel
    from .learning_data import DataSetLike
    from .training import TrainedKernels

    TrainedLike: TypeAlias = str | os.PathLike[str] | TrainedKernels

    class BestOptions(TypedDict, total=False):
        """Keyword arguments of `best`, whatever it returns."""

        calibrate: bool
        compiler: str | None
        language: str | None
        trained: TrainedLike | Sequence[TrainedLike] | None
        data: DataSetLike | Sequence[DataSetLike]
        in_core: str
        space: str
        vector_bits: Sequence[int]
        ordered: bool
        measure: bool
        check: bool
        measurements: int | None
        rounds: int
        patience: float
        residence: str
        elements: int | None
        threads: int
        mode: str
        dtype: str


_LARGE_ORDER, _LARGE_SIMULATED_ORDER = 9, 5
"""Orders from here on have so many splits that compiling them, or simulating them too, takes seconds."""


@overload
def best(  # type: ignore[overload-overlap]  # any other text is a ranking
    order: int,
    machine: MachineLike | None = ...,
    *,
    model: Literal["all"],
    **options: Unpack[BestOptions],
) -> PredictorComparison: ...
@overload
def best(  # type: ignore[overload-overlap]
    order: Iterable[int],
    machine: MachineLike | None = ...,
    *,
    model: Literal["all"],
    **options: Unpack[BestOptions],
) -> tuple[PredictorComparison, ...]: ...
@overload
def best(
    order: int, machine: MachineLike | None = ..., *, model: str = ..., **options: Unpack[BestOptions]
) -> Ranking: ...
@overload
def best(
    order: Iterable[int],
    machine: MachineLike | None = ...,
    *,
    model: str = ...,
    **options: Unpack[BestOptions],
) -> tuple[Ranking, ...]: ...
@BEST.checks
def best(  # noqa: PLR0913
    order: int | Iterable[int],
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    compiler: str | None = None,
    language: str | None = None,
    model: str = USUAL_MODEL,
    trained: TrainedLike | Sequence[TrainedLike] | None = None,
    data: DataSetLike | Sequence[DataSetLike] = (),
    in_core: str = InCoreTool.OWN,
    space: str = KernelSpace.SPLIT,
    vector_bits: Sequence[int] = (),
    ordered: bool = False,
    measure: bool = False,
    check: bool = False,
    measurements: int | None = None,
    rounds: int = ROUNDS.default,
    patience: float = PATIENCE_S,
    residence: str = RESIDENCE.default,
    elements: int | None = None,
    threads: int = 1,
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
) -> Ranking | tuple[Ranking, ...] | PredictorComparison | tuple[PredictorComparison, ...]:
    """Return the kernels of an order, ranked by predicted speed.

    Parameters
    ----------
    order : int or iterable of int
        Polynomial order P, 1 to 15; of several, such as ``range(1, 16)``, a ranking each.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too.
    compiler, language : str, optional
        By default the embedded compiler, or that of the language: c, fortran or llvm.
    model : str
        simulation (default), chain, mixture, roofline, cache-roofline, ecm, paper, or learned; or all, for
        the choice of every model, side by side.
    space : {"split", "full"}
        Every split, or kernels in explicit vectors beside the balanced ones.
    vector_bits : sequence of int
        Vector widths of the full space; all of the target by default.
    ordered : bool
        Whether compositions are ranked, splits whose parts are ordered.
    mode, dtype : str
        x, y, z or element (default); float64 (default) or float32.
    residence : str
        Level of the working set: L1 (default), L2, L3 or memory.
    elements : int, optional
        Elements of a call, instead of a level.
    threads : int
        Active cores, which share memory and some caches; speeds are of one. Only predicted: it does
        not go with `measure`.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    trained : TrainedKernels or path, or sequence of such, optional
        Model of `train` or its folder, of the kind that `model` names; for the learned model a shipped one
        by default, and without one the simulation, which is warned of. Of all models one of each kind.
    data : path, DataFrame, or sequence of such
        Data sets of `measure`, by whose speeds the choices of all models are judged; by simulated speeds
        without.
    in_core : {"own", "llvm-mca"}
        Source of the in-core part of the ECM model.
    check : bool
        Whether every distinct kernel is run beside numpy.
    measure : bool
        Whether every distinct kernel is measured here, of the full space the 10 best predicted.
    rounds, measurements : int
        Samples of each kernel; kernels measured at most, by rank.
    patience : float
        Seconds to wait, for the kernels of each order, while the machine is disturbed.

    Raises
    ------
    UsageError
        If an argument is wrong, or a compiler is not installed.
    RunError
        If a kernel cannot be built, or is wrong.

    Examples
    --------
    >>> import chainline as cl
    >>> ranking = cl.best(2, machine="zen5", model="chain")
    >>> sorted(entry.prediction.variant.label for entry in ranking.ranked)
    ['1,1,1', '2,1', '3']
    """
    several = isinstance(order, Iterable)
    processor = machine_of(machine, calibrate=calibrate)
    require_threads(argument("threads"), threads, processor.record, measured=measure)
    if measure:
        processor.require_here()
    if measure and check:
        raise UsageError(
            f"{argument('check')}: {argument('measure')} checks kernels too; leave one of them out"
        )
    compiler, takes = compiler_and_language(compiler, language)
    first = Question(
        order=min(order) if isinstance(order, Iterable) else order,
        machine=processor.record,
        target=checked_target(processor.target, processor.key) if check else processor.target,
        frequency_ghz=processor.clock_ghz,
        compiler=compiler,
        language=takes,
        model=Model.SIMULATION if model == ALL else Model(model),
        mode=Mode(mode),
        dtype=DType(dtype),
        ordered=ordered,
        residence=residence,
        n_elements=elements,
        in_core=InCoreTool(in_core),
        space=KernelSpace(space),
        widths=tuple(vector_bits),
        threads=threads,
    )
    _require_explicit_vectors(first)
    _require_for_all(model, data, measure=measure, check=check, space=first.space)
    orders = list(order) if isinstance(order, Iterable) else [order]
    given = cast("tuple[TrainedLike, ...]", trained or ())
    if model == ALL:
        how = Measuring(Plan(rounds=rounds, budget_s=patience), measurements) if measure else None
        asked = [replace(first, order=one) for one in orders]
        every = compare_predictors(asked, given, cast("tuple[DataSetLike, ...]", data), how)
        return every if several else every[0]
    questions, learned = _with_model([replace(first, order=one) for one in orders], given)
    answers = _answers(questions, learned)
    if measure:
        most = measurements or (MEASURED if first.space is KernelSpace.FULL else None)
        plan = Plan(rounds=rounds, budget_s=patience)
        # everything is predicted before anything is measured: the machine is idle then
        answers = (
            add_measurement(found, plan, residence, elements, _rounds(found), most) for found in list(answers)
        )
    rankings = [_told(check_answer(found) if check else found) for found in answers]
    if check:
        _require_right(rankings)
    return tuple(rankings) if several else rankings[0]


def _require_for_all(model: str, data: Any, *, measure: bool, check: bool, space: KernelSpace) -> None:
    """Check what goes with the comparison of all models, and with nothing else."""
    if model != ALL:
        if len(data):
            raise UsageError(f"{argument('data')}: goes with {argument('model', ALL)}; leave it out")
        return
    if check or space is KernelSpace.FULL:
        other = argument("check") if check else argument("space", space)
        raise UsageError(
            f"{other}: does not go with {argument('model', ALL)}, which compares models on splits"
        )
    if measure and len(data):
        raise UsageError(f"{argument('data')}: {argument('measure')} measures here; leave one of them out")


def _rounds(found: Answer) -> Callable[[int, int], None]:
    return listener().rounds(f"order {found.question.order}: measuring")


def _told(found: Answer) -> Ranking:
    """Return a ranking, which the listener is told at once: others may take long."""
    ranking = Ranking(with_interface(found))
    listener().done()
    listener().result(ranking)
    return ranking


def _require_explicit_vectors(question: Question) -> None:
    """Check what goes with the full space alone, before anything is searched."""
    if question.space is not KernelSpace.FULL:
        if question.widths:
            raise UsageError(f"{argument('vector_bits')}: goes with {argument('space', 'full')}")
        return
    if question.language is Language.FORTRAN:
        raise UsageError(
            f"{argument('space', 'full')}: Fortran has no explicit vectors; "
            f"use {argument('language', 'c')} or llvm"
        )
    if question.model is Model.PAPER:
        raise UsageError(
            f"{argument('space', 'full')}: the paper's model predicts splits alone; choose another "
            f"{argument('model')}"
        )
    for bits in question.widths:
        question.target.at_width(bits)


def _with_model(
    questions: list[Question], trained: Sequence[TrainedLike]
) -> tuple[list[Question], KernelModel | None]:
    """Return the trained model that is asked for; where there is none for the kernels, simulate."""
    model = questions[0].model
    if model not in TRAINED:
        if trained:
            kinds = " or ".join(argument("model", kind.value) for kind in TRAINED)
            raise UsageError(f"{argument('trained')}: goes with {kinds}, not {model}")
        return questions, None
    if len(trained) > 1:
        raise UsageError(f"{argument('trained')}: several go with {argument('model', ALL)}; give one")
    given = [loaded(one) for one in trained]
    found = learned_for(questions, *given[0]) if given else learned_for(questions, None)
    for line in found.warnings:
        listener().warn(line)
    return list(found.questions), found.trained


def _answers(questions: list[Question], trained: KernelModel | None) -> Iterator[Answer]:
    """Yield the answers, none of them measured; a search takes half a minute an order."""
    if questions[0].space is KernelSpace.FULL:
        for question in questions:
            yield from answer([question], trained, [_search(question, trained)])
        return
    if _takes_seconds(questions):
        find_toolchain(questions[0].compiler, questions[0].target)  # a missing one is named before all else
        listener().stage(f"ranking the splits of {_orders(questions)} by {questions[0].model}")
    yield from answer(questions, trained, [])


def _takes_seconds(questions: Sequence[Question]) -> bool:
    """Tell whether splits take seconds: large orders have many, and some models simulate each."""
    simulated = questions[0].model in (Model.SIMULATION, *TRAINED)
    large = _LARGE_SIMULATED_ORDER if simulated else _LARGE_ORDER
    return max(question.order for question in questions) >= large


def _orders(questions: Sequence[Question]) -> str:
    first, last = questions[0].order, questions[-1].order
    return f"order {first}" if len(questions) == 1 else f"orders {first} to {last}"


def _search(question: Question, trained: KernelModel | None) -> Search | None:
    """Return the kernels in explicit vectors to rank beside splits; None where none fits."""
    listener().stage(f"order {question.order}: searching kernels in explicit vectors by {question.model}")
    try:
        return search_schedules(question, trained=trained)
    except NoScheduleError as error:
        listener().warn(f"{error}; splits alone are ranked")
        return None


def _require_right(rankings: Sequence[Ranking]) -> None:
    checks = [ranking.answer.checked for ranking in rankings]
    wrong = [f"{name}: {how}" for check in checks if check is not None for name, how in check.wrong.items()]
    if wrong:
        raise RunError(f"{len(wrong)} kernels are wrong on this machine; the first is {wrong[0]}")
