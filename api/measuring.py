"""Kernels measured on this processor."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.measurement.campaign import measure_jobs, run_campaign, setting_of_host
from ..analysis.measurement.dataset import DataSet, Row
from ..analysis.measurement.measure import Plan
from ..analysis.measurement.space import Space
from ..analysis.measurement.team import require_cores
from ..codegen.compilers import compiler_and_language
from ..codegen.variant import DType, Mode
from ..errors import UsageError
from ..reports.campaign import Summary, summary_of, summary_to_json
from .machines import MachineLike
from .machines import machine as machine_of
from .request.kinds import checked, file_path, instance, seconds, text, whole, wholes
from .request.machine import machine_like
from .shown import Shown, html_table
from .variants import checked_orders, checked_split, choice

if TYPE_CHECKING:
    import pandas as pd

    from .variants import SplitLike

_SUFFIX = ".parquet"
_IN_COLUMNS = ("order", "split", "compiler", "residence", "n_elements", "gflops", "cycles", "problem")


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Measurements(Shown):
    """Measurements of kernels, a row for each.

    Attributes
    ----------
    rows : tuple of Row
        Of the data set, or of this run where there is none.
    summary : Summary
        Numbers of rows asked for and measured, and the problems.

    Examples
    --------
    >>> import chainline as cl
    >>> from pathlib import Path
    >>> from chainline.reports.campaign import summary_of
    >>> found = cl.Measurements((), summary_of(Path("a.parquet"), 0, [], []))
    >>> found.to_json()["rows"], len(found.to_frame())
    (0, 0)
    """

    rows: tuple[Row, ...]
    summary: Summary

    @property
    def caption(self) -> str:
        """File of the rows, with the numbers of rows asked for, measured and stored."""
        summary = self.summary
        where = summary.path or "measured"
        return f"{where}: {summary.asked} rows asked for, {summary.added} measured, {summary.rows} in all"

    def to_json(self) -> dict[str, Any]:
        """Return the summary by the keys of `chainline measure --json`."""
        return summary_to_json(self.summary)

    def to_frame(self) -> pd.DataFrame:
        """Return the rows with all columns of a data set."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame([asdict(row) for row in self.rows])

    def _repr_html_(self) -> str:
        return html_table(self.to_frame().reindex(columns=list(_IN_COLUMNS)), self.caption)


@checked(
    machine=machine_like,
    split=instance(str, of=wholes(1)),
    compiler=text,
    mode=text,
    dtype=text,
    residence=text,
    elements=whole(1),
    threads=whole(1),
    rounds=whole(1),
    patience=seconds,
    seed=whole(0),
    output=file_path,
)
def measure(  # noqa: PLR0913 - named, as options of the command
    order: int | Iterable[int],
    machine: MachineLike | None = None,
    *,
    split: SplitLike | None = None,
    compiler: str = "llvm",
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
    residence: str = "L1",
    elements: int | None = None,
    threads: int = 1,
    rounds: int = 20,
    patience: float = 0.0,
    seed: int = 0,
    output: str | os.PathLike[str] | None = None,
) -> Measurements:
    """Return the measured speed of kernels on this processor, checked against numpy.

    Parameters
    ----------
    order : int or iterable of int
        Polynomial orders P, 1 to 15.
    machine : str, path, Machine or Processor, optional
        A description of this processor; see `machine`.
    split : str or sequence of int, optional
        One split, such as "4,4"; every split of each order by default.
    compiler : str
        The embedded one by default.
    mode, dtype : str
        x, y, z or element (default); float64 (default) or float32.
    residence : str
        Level of the working set: L1 (default), L2, L3 or memory.
    elements, threads, rounds : int
        Elements of a call, instead of a level; threads, each pinned to a core; samples of each kernel.
    patience : float
        Seconds to wait, for each block of kernels, while the machine is disturbed.
    seed : int
        Of order and data.
    output : path, optional
        A data set, .parquet, that the rows are appended to; what it holds is not measured again.

    Raises
    ------
    UsageError
        If an argument is wrong, or the machine is not this one.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.measure(7, machine="zen5", rounds=0)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: rounds 0: must be at least 1
    """
    require_cores(threads)
    name, _ = compiler_and_language(compiler, None)
    orders = tuple(checked_orders(order))
    path = _data_set(output)
    space = Space(
        orders=orders,
        compilers=(name,),
        splits=() if split is None else (_split(split),),
        modes=(choice("mode", mode, Mode),),
        dtypes=(choice("dtype", dtype, DType),),
        residences=() if elements else (residence,),
        n_elements=(elements,) if elements else (),
        threads=(threads,),
    )
    chosen = machine_of(machine)
    chosen.require_here()
    jobs = space.jobs(chosen.target, chosen.record)
    setting = setting_of_host(chosen.record, Plan(rounds=rounds, seed=seed), patience_s=patience)
    if path is None:
        rows = measure_jobs(jobs, setting)
        return Measurements(tuple(rows), replace(summary_of(Path(), len(jobs), rows, rows), path=""))
    with DataSet.open(path, setting.cpu) as data:
        new = run_campaign(data, jobs, setting)
        return Measurements(tuple(data.rows), summary_of(path, len(jobs), new, data.rows))


def _split(split: SplitLike) -> tuple[int, ...]:
    lengths: Sequence[Any] = split.split(",") if isinstance(split, str) else split
    try:
        return checked_split(split, sum(map(int, lengths)))
    except (ValueError, TypeError) as error:
        raise (
            error
            if isinstance(error, UsageError)
            else UsageError(f"split {split!r}: give lengths such as '4,4' or (4, 4)")
        ) from None


def _data_set(output: str | os.PathLike[str] | None) -> Path | None:
    if output is None:
        return None
    path = Path(output)
    if path.suffix != _SUFFIX:
        raise UsageError(f"output {path}: give a name that ends in {_SUFFIX}")
    return path
