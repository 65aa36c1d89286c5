"""The kernels of a polynomial order by rank, as people and programs look at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..codegen.variant import Variant
from ..models.kernels.predictions.ranking import Agreement, Ranked
from ..models.kernels.ranking.request import Answer
from ..records import record, replace
from ..reports.best_json import answer_to_json
from .analysis import Report, analyze
from .shown import Shown, axes_or_new

if TYPE_CHECKING:
    import networkx as nx
    import pandas as pd
    from matplotlib.axes import Axes


@record(eq=False, repr=False)
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
        question, first = self.answer.question, self.answer.taken.prediction
        return (
            f"order {question.order} (Np = {question.order + 1}), {question.machine.key}, "
            f"{question.compiler}, {question.model} model: best {first.variant.label}, "
            f"limited by {first.limits}: {first.reason}"
        )

    def _repr_html_(self) -> str:
        from ..reports.page.notebook import ranking_view  # noqa: PLC0415 - of notebooks alone

        question = self.answer.question
        title = (
            f"order {question.order} (Np = {question.order + 1}), {question.machine.title}, "
            f"{question.compiler}, {question.dtype}, {question.model} model"
        )
        return ranking_view(title, self.answer)

    @property
    def best(self) -> Variant:
        """The kernel to take: the one predicted best, or one that is certainly faster when measured."""
        return self.answer.taken.prediction.variant

    @property
    def report(self) -> Report:
        """Analysis of the assembly of the kernel to take: its loops, their bounds and what limits them.

        Examples
        --------
        >>> import chainline as cl
        >>> cl.best(2, machine="zen5", model="chain").report.main.body.shape.value
        'loop'
        """
        from ..models.kernels.ranking.best import assembly_of  # noqa: PLC0415 - compiles

        question, variant = self.answer.question, self.best
        found = assembly_of(question, variant)
        report = analyze(found.text, question.machine, variant.symbol, calibrate=False)
        return replace(report, source=f"order {question.order}, {variant.label} by {question.compiler}")

    @property
    def graph(self) -> nx.DiGraph:
        """True dependencies in the loop that the kernel to take spends its time in; see `Report.graph`."""
        return self.report.graph

    @property
    def ranked(self) -> tuple[Ranked, ...]:
        """Every kernel with its prediction, by rank."""
        return tuple(self.answer.ranked)

    @property
    def agreement(self) -> Agreement | None:
        """Rank correlation and regret; None where nothing was measured, or the host was disturbed."""
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
            Axes to draw on; new ones by default.
        """
        axes = axes_or_new(axes)
        from ..reports.figures.result_plots import draw_ranking  # noqa: PLC0415 - needs matplotlib

        draw_ranking(self.answer, axes)
        return axes
