"""Every kernel of a polynomial order, ranked by predicted speed, and measured where asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, overload

from ..analysis.measurement.measure import Plan
from ..codegen.compilers import compiler_and_language
from ..codegen.simd.space import NoScheduleError
from ..codegen.variant import MIN_ORDER, DType, Language, Mode, Variant
from ..errors import RunError, UsageError
from ..models.kernels.predictions.model import Model
from ..models.kernels.predictions.ranked import Agreement, Ranked
from ..models.kernels.ranking.best import answer, search_schedules
from ..models.kernels.ranking.check import check_answer
from ..models.kernels.ranking.kernel_space import KernelSpace
from ..models.kernels.ranking.measured import add_measurement
from ..models.kernels.ranking.question import Answer, Question, Search
from ..reports.best import answer_to_json
from .drawn import axes_or_new
from .machines import MachineLike
from .machines import machine as machine_of
from .shown import Shown
from .variants import at_least_one, checked_order, choice, listed
from .warned import warn

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from ..models.kernels.learned.stored.trained import TrainedModel
    from .stored import TrainedKernels

_MEASURED = 10
"""Kernels of the full space that are measured when no number is given."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Ranking(Shown):
    """The kernels of an order, fastest first.

    Attributes
    ----------
    answer : Answer
        The question, the kernels by rank, and what compiled them.

    Examples
    --------
    >>> import chainline as cl
    >>> ranking = cl.best(2, machine="zen5", model="chain")
    >>> len(ranking.ranked), ranking.best.np
    (3, 3)
    >>> ranking.to_json()["variants"][0]["rank"]
    1
    """

    answer: Answer

    @property
    def caption(self) -> str:
        """Order, machine, compiler, model, and the best kernel with its reason."""
        question, first = self.answer.question, self.answer.best.prediction
        return (
            f"order {question.order} (Np = {question.order + 1}), {question.machine.key}, "
            f"{question.compiler}, {question.model} model: best {first.variant.label}, "
            f"limited by {first.limits}: {first.reason}"
        )

    @property
    def best(self) -> Variant:
        """The kernel to take: the fastest where kernels were measured, else the one predicted best."""
        return (self.answer.fastest or self.answer.best).prediction.variant

    @property
    def ranked(self) -> tuple[Ranked, ...]:
        """Every kernel with its prediction, by rank."""
        return tuple(self.answer.ranked)

    @property
    def agreement(self) -> Agreement | None:
        """Rank correlation and regret; None where nothing was measured."""
        return None if self.answer.measurement is None else self.answer.measurement.agreement

    def to_json(self) -> dict[str, Any]:
        """Return the ranking by the keys of `chainline best --json`."""
        return answer_to_json(self.answer)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each kernel, by rank.

        Examples
        --------
        >>> import chainline as cl
        >>> table = cl.best(1, machine="zen5", model="chain").to_frame()
        >>> sorted(table["split"])
        ['1,1', '2']
        """
        import pandas as pd  # noqa: PLC0415 - half a second of import

        table = pd.DataFrame(self.to_json()["variants"])
        for name in ("split", "same_code_as"):
            table[name] = [None if parts is None else ",".join(map(str, parts)) for parts in table[name]]
        return table

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draw the predicted speed of each distinct kernel, and the measured one where there is one.

        Parameters
        ----------
        axes : matplotlib.axes.Axes, optional
            Where to draw; new ones by default.
        """
        axes = axes_or_new(axes)
        from ..reports.figures.ranking import draw_ranking  # noqa: PLC0415 - needs matplotlib

        draw_ranking(self.answer, axes)
        return axes


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
    trained: TrainedKernels | None = ...,
    check: bool = ...,
    measure: bool = ...,
    rounds: int = ...,
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
    trained: TrainedKernels | None = ...,
    check: bool = ...,
    measure: bool = ...,
    rounds: int = ...,
    measurements: int | None = ...,
) -> tuple[Ranking, ...]: ...
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
    trained: TrainedKernels | None = None,
    check: bool = False,
    measure: bool = False,
    rounds: int = 20,
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
        Where the working set is: L1 (default), L2, L3 or memory.
    elements : int, optional
        Elements of a call, instead of a level.
    trained : TrainedKernels, optional
        What `load` returned of a folder of `chainline train`, for the learned model; a shipped one
        by default, and without one the simulation, which is warned of.
    check : bool
        Whether every distinct kernel is run beside numpy.
    measure : bool
        Whether every distinct kernel is measured here, of the full space the 10 best predicted.
    rounds, measurements : int
        Samples of each kernel; kernels measured at most, by rank.

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
    orders = [checked_order(one) for one in listed(order)]
    if not orders:
        raise UsageError("order: none is given; give 1 to 15, or several")
    at_least_one(rounds=rounds, elements=elements, measurements=measurements)
    chosen = machine_of(machine)
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
    )
    first, learned = _with_model(first, trained)
    questions = [replace(first, order=one) for one in orders]
    searches = [_search(question, learned) for question in questions]
    # before anything is measured: the machine is idle then
    answers = list(answer(questions, learned, searches))
    if check:
        answers = [_checked(found) for found in answers]
    if measure:
        most = measurements or (_MEASURED if first.space is KernelSpace.FULL else None)
        plan = Plan(rounds=rounds)
        answers = [add_measurement(found, plan, residence, elements, most=most) for found in answers]
    rankings = tuple(Ranking(found) for found in answers)
    return rankings if several else rankings[0]


def _with_model(question: Question, trained: TrainedKernels | None) -> tuple[Question, TrainedModel | None]:
    """Return the learned model that is asked for; where there is none for the machine, simulate."""
    if question.model is not Model.LEARNED:
        if trained is not None:
            raise UsageError(f"trained: goes with model='learned', not {question.model}")
        return question, None
    # seconds of import that other models do not need
    from ..models.kernels.learned.stored.seen import Match, machine_warnings, match_of  # noqa: PLC0415
    from ..models.kernels.learned.stored.shipped import shipped_model  # noqa: PLC0415

    learned = trained.model if trained is not None else shipped_model(question.machine)
    if learned is not None and match_of(learned.manifest, question.machine) is not Match.OTHER:
        for line in machine_warnings(learned.manifest, question.machine):
            warn(line)
        return question, learned
    whose = f"this one is for {learned.manifest.machine.key}" if learned else "none was trained"
    warn(f"no learned model for {question.machine.key} ({whose}); simulating instead")
    return replace(question, model=Model.SIMULATION), None


def _search(question: Question, trained: TrainedModel | None) -> Search | None:
    """Return the kernels in explicit vectors that a question ranks, where it is for those."""
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
