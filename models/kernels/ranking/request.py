"""Question about the kernels of an order, and its answer."""

from __future__ import annotations

from collections.abc import Mapping

from ....analysis.incore.vocabulary import InCoreTool
from ....analysis.machine.load import Machine
from ....analysis.measurement.comparison import Comparison
from ....analysis.measurement.measure import Measurement
from ....codegen.assembly import Provenance
from ....codegen.run_time.choice import StoredChoice
from ....codegen.splits import balanced_splits, compositions, partitions
from ....codegen.target import Target
from ....codegen.variant import DType, Language, Mode, Variant
from ....errors import UsageError
from ....records import record
from ..predictions.conditions import Conditions, conditions_for
from ..predictions.model import USUAL_MODEL, KernelSpace, Model
from ..predictions.ranking import Agreement, Prediction, Ranked


@record
class Question:
    """The kernels to rank, and the machine and compiler to rank them for.

    Attributes
    ----------
    frequency_ghz : float
        Clock of scalar code; that of vectors follows from the machine.
    model : Model
        Model that ranks; `USUAL_MODEL` unless another is named.
    ordered : bool
        Compositions instead of partitions.
    residence : str
        Level of the working set: a cache of the machine, or "memory".
    n_elements : int or None
        Elements of a call, instead of a level.
    in_core : InCoreTool
        Tool that gives the in-core part of the ECM model.
    space : KernelSpace
        Every split, or kernels in explicit vectors beside them.
    widths : tuple of int
        Vector widths of the latter, in bits; all that the target has when empty.
    threads : int
        Active cores, a thread on each with elements of its own, which share memory and some caches.
    """

    order: int
    machine: Machine
    target: Target
    frequency_ghz: float
    compiler: str = "llvm"
    language: Language = Language.LLVM
    model: Model = USUAL_MODEL
    mode: Mode = Mode.ELEMENT
    dtype: DType = DType.FLOAT64
    ordered: bool = False
    residence: str = "L1"
    n_elements: int | None = None
    in_core: InCoreTool = InCoreTool.OWN
    space: KernelSpace = KernelSpace.SPLIT
    widths: tuple[int, ...] = ()
    threads: int = 1

    def conditions(self, variant: Variant) -> Conditions:
        """Return the conditions of a run of a variant: level of the data, elements, cores and clock."""
        caches = self.machine.caches
        place = self.residence, self.n_elements, self.threads
        return conditions_for(variant, caches, self.frequency_ghz, *place)

    @property
    def level(self) -> str:
        """Level that holds the data: an element of a large order may not fit the one that was asked for."""
        whole = Variant(self.order, (self.order + 1,), self.mode, self.language, self.dtype)
        return self.conditions(whole).residence

    def splits(self) -> list[Variant]:
        """Return the splits that compilers vectorise; of the full space the balanced ones."""
        splits = compositions(self.order + 1) if self.ordered else partitions(self.order + 1)
        if self.space is KernelSpace.FULL:
            splits = iter(balanced_splits(self.order + 1))
        return [Variant(self.order, split, self.mode, self.language, self.dtype) for split in splits]


def require_threads(name: str, threads: int, machine: Machine, *, measured: bool) -> None:
    """Check that a machine has so many cores, and that a ranking for several is not to be measured.

    Parameters
    ----------
    name : str
        Name of the option or argument, for messages.
    threads : int
        Active cores.
    machine : Machine
        The machine.
    measured : bool
        Whether kernels are measured, which takes one thread.

    Raises
    ------
    UsageError
        If it cannot be answered.
    """
    if threads > machine.core.cores:
        raise UsageError(f"{name} {threads}: {machine.key} has {machine.core.cores} cores; give no more")
    if measured and threads > 1:
        raise UsageError(f"{name} {threads}: is for predictions; `chainline measure` measures with threads")


@record
class Search:
    """Kernels in explicit vectors that were found for a question.

    Attributes
    ----------
    kernels : tuple of Variant
        Best first.
    n_schedules : int
        Schedules that they were found among.
    measured : StoredChoice or None
        The one that was the fastest when kernels were measured on the processor in question.
    """

    kernels: tuple[Variant, ...]
    n_schedules: int
    measured: StoredChoice | None = None


@record
class BehindInterface:
    """The kernel in C that a Fortran program can call in place of its own.

    Attributes
    ----------
    compiler : str
        Compiler of the predicted code.
    prediction : Prediction
        Of the kernel in explicit vectors that is stored for the processor, in the same conditions.
    """

    compiler: str
    prediction: Prediction


@record
class PredictionError:
    """Errors of predicted speeds, as fractions of the measured ones.

    Attributes
    ----------
    mape, largest : float
        Mean and largest of the absolute errors over the distinct kernels that were measured.
    bias : float
        Mean of the errors: positive where kernels were predicted too fast.
    """

    mape: float
    largest: float
    bias: float


@record
class RankingMeasurement:
    """Measurement of a ranking: speeds, the comparison of its finalists, and its agreement with predictions.

    Attributes
    ----------
    residence : str
        Innermost level that held the working set.
    measurements : tuple of Measurement
        One for each distinct kernel that was measured, by rank; of the finalists, the last one.
    chosen : Variant
        The kernel to take if nothing were measured.
    comparison : Comparison
        Of the finalists, measured again together.
    rival : Variant or None
        The fastest finalist beside the chosen one; None where there is none, or the host was disturbed.
    fastest : Variant or None
        The finalist that is certainly faster than the chosen one; None where that stands.
    agreement : Agreement or None
        Rank correlation and regret; None where the host was disturbed.
    error : PredictionError or None
        Errors of the predicted speeds; None where the host was disturbed.
    """

    residence: str
    measurements: tuple[Measurement, ...]
    chosen: Variant
    comparison: Comparison
    rival: Variant | None
    fastest: Variant | None
    agreement: Agreement | None
    error: PredictionError | None

    @property
    def disturbed(self) -> bool:
        """True where other programs disturbed the host, so that nothing was decided."""
        return self.comparison.disturbed


@record
class Checked:
    """Result of running kernels beside numpy.

    Attributes
    ----------
    kernels : int
        Distinct ones that were run.
    worst_error, tolerance : float or None
        Largest relative error, and the least that is allowed; None where none ran to its end.
    wrong : mapping of str to str
        Kernels that are wrong, by symbol, and what is wrong with them.
    """

    kernels: int
    worst_error: float | None
    tolerance: float | None
    wrong: Mapping[str, str]


@record
class Answer:
    """The ranking of all kernels of one question, with the results of search, measurement and check.

    `preferred` is the simplest of those that predictions do not tell from the fastest.
    """

    question: Question
    ranked: list[Ranked]
    provenance: Provenance
    search: Search | None = None
    measurement: RankingMeasurement | None = None
    checked: Checked | None = None
    behind_interface: BehindInterface | None = None
    preferred: Variant | None = None

    @property
    def best(self) -> Ranked:
        """The variant that is predicted fastest."""
        return self.ranked[0]

    @property
    def chosen(self) -> Ranked:
        """The variant to take before anything is measured here.

        It is the one stored as measured on this processor, else the least code of those that predictions
        do not tell apart, else the one predicted best.
        """
        wanted = [self.search.measured.variant] if self.search and self.search.measured else []
        if self.preferred is not None:
            wanted.append(self.preferred)
        by_variant = {entry.prediction.variant: entry for entry in self.ranked} if wanted else {}
        return next((by_variant[v] for v in wanted if v in by_variant), self.best)

    @property
    def taken(self) -> Ranked:
        """The variant to take: one that is certainly faster than the chosen one, or that."""
        return self.fastest or self.chosen

    @property
    def fastest(self) -> Ranked | None:
        """The variant that measured certainly faster than the chosen one; None for none."""
        if self.measurement is None or self.measurement.fastest is None:
            return None
        return next(e for e in self.ranked if e.prediction.variant == self.measurement.fastest)
