"""Figures and tables of Ren et al. 2026 for a machine, beside what the paper prints."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import UsageError
from ...models.kernels.learned.published_tables import published_values
from ...records import record
from ...reports.paper import PaperResult, paper_to_json
from ..best import best
from ..campaign.front_end import PathLike
from ..request.paper_studies import EVERY_ORDER, STUDY_PAPER
from ..shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..best import TrainedLike
    from ..learning_data import DataSetLike
    from ..machines import MachineLike


@record(eq=False, repr=False)
class PaperStudy(Shown):
    """Counterparts of the figures and tables for a machine.

    Attributes
    ----------
    result : PaperResult
        Values of the tables, and every model about the splits of each order.
    figures : tuple of str
        Files drawn.
    """

    result: PaperResult
    figures: tuple[str, ...]

    @property
    def caption(self) -> str:
        """Machine, compiler, and the origin of the speeds."""
        return f"tables and figures of Ren et al.: {self.result.title}"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each split: chain ratio, speed, and the speed by each model."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = self.to_json()["splits"]
        return pd.DataFrame([{**row, **row.pop("gflops")} for row in rows])

    def to_json(self) -> dict[str, Any]:
        """Return values, speeds and errors by the keys of `chainline study paper --json`."""
        return paper_to_json(self.result, self.figures)


@STUDY_PAPER.checks
def paper(
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    order: int | Iterable[int] = EVERY_ORDER,
    compiler: str | None = None,
    threads: int = 1,
    data: DataSetLike | Sequence[DataSetLike] = (),
    trained: TrainedLike | Sequence[TrainedLike] | None = None,
    output: PathLike,
) -> PaperStudy:
    """Return Tables 2 to 4 of Ren et al. beside the printed values, and draw their figures for a machine.

    Figs. 2, 3, 8, 9 and 11 to 14 are drawn from simulated speeds, or from measured ones with `data`; the
    dense operator of Fig. 2 by its bounds.

    Parameters
    ----------
    machine : str, path or Machine, optional
        Machine, such as "a64fx" or "clx", which the paper has; the host by default.
    calibrate : bool
        False refuses a host that no machine file describes.
    order : int or iterable of int
        Orders; 1 to 15 by default. Fig. 2 is of orders 7 and 11, Fig. 3 of 8, Figs. 11 and 12 of 7.
    compiler : str, optional
        Compiler of the kernels; the embedded LLVM by default.
    threads : int
        Threads that share the memory bandwidth of Roofline and ECM.
    data : path, data frame or a list of them
        Measured data sets whose speeds take the place of simulated ones.
    trained : path, TrainedKernels or a list of them, optional
        Models of `train`; one of the kind "paper" is shown as the learned model of the paper.
    output : path
        Folder of the figures, made if it is missing.

    Raises
    ------
    UsageError
        If an argument is wrong, or the folder cannot be made.

    Examples
    --------
    >>> import chainline as cl
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     found = cl.study.paper("clx", order=[2], output=folder)
    >>> [(row["split"], round(row["gflops"]["simulation"])) for row in found.to_json()["splits"]][:1]
    [([3], 11)]
    """
    folder = Path(os.fspath(output))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder}: cannot be made: {error.strerror}; choose another folder") from None
    orders = [order] if isinstance(order, int) else list(order)
    compared = best(
        orders,
        machine,
        calibrate=calibrate,
        compiler=compiler,
        model="all",
        trained=trained,
        data=data,
        threads=threads,
    )
    found = tuple(each.compared for each in compared)
    result = PaperResult(tuple(published_values(found[0].question.machine)), found)
    from ...reports.figures.paper_studies import draw_paper  # noqa: PLC0415 - matplotlib

    return PaperStudy(result, tuple(map(str, draw_paper(result, folder))))
