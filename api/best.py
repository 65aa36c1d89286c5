"""Ranking of the kernels of a polynomial order by predicted speed, with measurements where asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, overload

from ..analysis.measurement.measure import Plan
from ..codegen.compilers import compiler_and_language
from ..codegen.simd.space import NoScheduleError
from ..codegen.variant import MIN_ORDER, DType, Language, Mode
from ..errors import RunError, UsageError
from ..models.kernels.predictions.model import Model
from ..models.kernels.ranking.behind import with_interface
from ..models.kernels.ranking.best import answer, search_schedules
from ..models.kernels.ranking.check import check_answer
from ..models.kernels.ranking.kernel_space import KernelSpace
from ..models.kernels.ranking.learned_for import learned_for
from ..models.kernels.ranking.measured import add_measurement
from ..models.kernels.ranking.question import Answer, Question, Search, require_threads
from ..models.kernels.ranking.shortlist import MEASURED, PATIENCE_S
from .arguments import checked, instance, seconds, text, truth, whole, wholes
from .machines import MachineLike, machine_like
from .machines import machine as machine_of
from .ranking import Ranking
from .variants import checked_orders, choice
from .warned import warn

if TYPE_CHECKING:
    from ..models.kernels.learned.stored.trained import TrainedModel
    from .stored import TrainedKernels


def _trained(name: str, value: Any) -> Any:
    from .stored import TrainedKernels  # noqa: PLC0415 - most rankings have none

    return instance(TrainedKernels)(name, value)


@overload
def best(
    order: int,
    machine: MachineLike | None = ...,
    *,
    compiler: str | None = ...,
    language: str | None = ...,
    model: str = ...,
    space: str = ...,
    vector_bits: Sequence[int] = ...,
    ordered: bool = ...,
    mode: str = ...,
    dtype: str = ...,
    residence: str = ...,
    elements: int | None = ...,
    threads: int = ...,
    trained: TrainedKernels | None = ...,
    check: bool = ...,
    measure: bool = ...,
    rounds: int = ...,
    patience: float = ...,
    measurements: int | None = ...,
) -> Ranking: ...
@overload
def best(
    order: Iterable[int],
    machine: MachineLike | None = ...,
    *,
    compiler: str | None = ...,
    language: str | None = ...,
    model: str = ...,
    space: str = ...,
    vector_bits: Sequence[int] = ...,
    ordered: bool = ...,
    mode: str = ...,
    dtype: str = ...,
    residence: str = ...,
    elements: int | None = ...,
    threads: int = ...,
    trained: TrainedKernels | None = ...,
    check: bool = ...,
    measure: bool = ...,
    rounds: int = ...,
    patience: float = ...,
    measurements: int | None = ...,
) -> tuple[Ranking, ...]: ...
@checked(
    machine=machine_like,
    compiler=text,
    language=text,
    model=text,
    space=text,
    vector_bits=wholes(1),
    ordered=truth,
    mode=text,
    dtype=text,
    residence=text,
    elements=whole(1),
    threads=whole(1),
    trained=_trained,
    check=truth,
    measure=truth,
    rounds=whole(1),
    patience=seconds,
    measurements=whole(1),
)
def best(  # noqa: PLR0913
    order: int | Iterable[int],
    machine: MachineLike | None = None,
    *,
    compiler: str | None = None,
    language: str | None = None,
    model: str = Model.SIMULATION,
    space: str = KernelSpace.SPLIT,
    vector_bits: Sequence[int] = (),
    ordered: bool = False,
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
    residence: str = "L1",
    elements: int | None = None,
    threads: int = 1,
    trained: TrainedKernels | None = None,
    check: bool = False,
    measure: bool = False,
    rounds: int = 20,
    patience: float = PATIENCE_S,
    measurements: int | None = None,
) -> Ranking | tuple[Ranking, ...]:
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
        simulation (default), chain, roofline, cache-roofline, ecm, or learned.
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
    trained : TrainedKernels, optional
        Result of `load` on a folder of `chainline train`, for the learned model; a shipped one
        by default, and without one the simulation, which is warned of.
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
    several = isinstance(order, Iterable) and not isinstance(order, str)
    orders = checked_orders(order)
    chosen = machine_of(machine)
    require_threads("threads", threads, chosen.record, measured=measure)
    if measure:
        chosen.require_here()
    compiler, takes = compiler_and_language(compiler, language)
    first = Question(
        order=MIN_ORDER,
        machine=chosen.record,
        target=chosen.target,
        frequency_ghz=chosen.clock_ghz,
        compiler=compiler,
        language=takes,
        model=choice("model", model, Model),
        mode=choice("mode", mode, Mode),
        dtype=choice("dtype", dtype, DType),
        ordered=ordered,
        residence=residence,
        n_elements=elements,
        space=choice("space", space, KernelSpace),
        widths=tuple(vector_bits),
        threads=threads,
    )
    questions, learned = _with_model([replace(first, order=one) for one in orders], trained)
    searches = [_search(question, learned) for question in questions]
    # before anything is measured: the machine is idle then
    answers = list(answer(questions, learned, searches))
    if check:
        answers = [_checked(found) for found in answers]
    if measure:
        most = measurements or (MEASURED if first.space is KernelSpace.FULL else None)
        plan = Plan(rounds=rounds, budget_s=patience)
        answers = [add_measurement(found, plan, residence, elements, most=most) for found in answers]
    rankings = tuple(Ranking(with_interface(found)) for found in answers)
    return rankings if several else rankings[0]


def _with_model(
    questions: list[Question], trained: TrainedKernels | None
) -> tuple[list[Question], TrainedModel | None]:
    """Return the learned model that is asked for; where there is none for the kernels, simulate."""
    if questions[0].model is not Model.LEARNED:
        if trained is not None:
            raise UsageError(f"trained: goes with model='learned', not {questions[0].model}")
        return questions, None
    found = learned_for(questions, trained.model if trained is not None else None, "this one")
    for line in found.warnings:
        warn(line)
    return list(found.questions), found.trained


def _search(question: Question, trained: TrainedModel | None) -> Search | None:
    """Return the kernels in explicit vectors that a question ranks; None where it ranks splits alone."""
    if question.space is not KernelSpace.FULL:
        if question.widths:
            raise UsageError("vector_bits: goes with space='full'")
        return None
    if question.language is Language.FORTRAN:
        raise UsageError("space='full': Fortran has no explicit vectors; use language c or llvm")
    try:
        return search_schedules(question, trained=trained)
    except NoScheduleError as error:
        warn(f"{error}; splits alone are ranked")
        return None


def _checked(found: Answer) -> Answer:
    checked = check_answer(found)
    if checked.checked is not None and checked.checked.wrong:
        name, how = next(iter(checked.checked.wrong.items()))
        raise RunError(f"{len(checked.checked.wrong)} kernels are wrong on this machine: {name}: {how}")
    return checked
