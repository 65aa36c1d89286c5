"""Kernels measured on this processor, or by an executor on others."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import structs

from ..analysis.machine.record import Machine
from ..analysis.measurement import BLOCK_ROWS
from ..analysis.measurement.campaign import CampaignSetting, measure_jobs, run_campaign, setting_of_host
from ..analysis.measurement.csv_import import import_csv
from ..analysis.measurement.dataset import DataSet, Row, load_rows, require_parquet
from ..analysis.measurement.dataset import salvage as salvage_rows
from ..analysis.measurement.job import Job, Space
from ..analysis.measurement.measure import Plan
from ..analysis.measurement.pinned_threads import require_cores
from ..analysis.measurement.repeatability import Repeatability, repeat_rows, trusted_rows
from ..codegen.compilers import compiler_language
from ..codegen.flags import UNKNOWN_FLAGS
from ..codegen.target import Target
from ..codegen.variant import DType, Mode, Variant
from ..errors import RunError, UsageError, argument
from ..files.untrusted import read_text
from ..records import record, replace
from ..reports.campaign import repeatability_lines, repeatability_to_json, summary_lines, summary_of
from ..reports.outputs.campaigns import MeasuredSummary
from .campaign.front_end import cluster_options
from .listener import listener, warn
from .machines import MachineLike, Processor, names_host
from .machines import machine as machine_of
from .request.measurement import EVERY_ORDER, MEASURE
from .request.shared import LOCAL, ROUNDS
from .shown import Shown, html_table

if TYPE_CHECKING:
    import pandas as pd

    from ..reports.layout import Line
    from .variants import SplitLike

_MOST_TOGETHER = 8
"""Elements that a schedule walks over together at most, where a level says how many there are."""
_IN_COLUMNS = ("order", "split", "compiler", "residence", "n_elements", "gflops", "cycles", "problem")


@record(eq=False, repr=False)
class Measurements(Shown):
    """Measurements of kernels, a row for each.

    Attributes
    ----------
    rows : tuple of Row
        Of the data set, or of this run where there is none.
    summary : MeasuredSummary
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
    summary: MeasuredSummary

    @property
    def caption(self) -> str:
        """File of the rows, with the numbers of rows asked for, measured and stored."""
        summary = self.summary
        where = summary.path or "measured"
        return f"{where}: {summary.asked} rows asked for, {summary.added} measured, {summary.rows} in all"

    def to_json(self) -> dict[str, Any]:
        """Return the summary by the keys of `chainline measure --json`."""
        return self.summary.to_json()

    @property
    def lines(self) -> list[Line]:
        """The summary in words."""
        return summary_lines(self.summary)

    def to_frame(self) -> pd.DataFrame:
        """Return the rows with all columns of a data set."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame([asdict(row) for row in self.rows])

    def _repr_html_(self) -> str:
        return html_table(self.to_frame().reindex(columns=list(_IN_COLUMNS)), self.caption)


@record(eq=False, repr=False)
class RepeatedMeasurements(Measurements):
    """Rows of a data set that were measured again, beside the former figures.

    Attributes
    ----------
    found : Repeatability
        Each row with its second measurement, and the agreement.
    """

    found: Repeatability

    def to_json(self) -> dict[str, Any]:
        """Return the agreement by the keys of `chainline measure --repeat --json`."""
        return repeatability_to_json(self.found)

    @property
    def lines(self) -> list[Line]:
        """The agreement, with the rows that differ most."""
        return repeatability_lines(self.found)


@record(eq=False, repr=False)
class SalvagedMeasurements(Measurements):
    """Readable rows of a data set that was damaged.

    Attributes
    ----------
    lost : int
        Row groups that could not be read.
    """

    lost: int

    @property
    def lines(self) -> list[Line]:
        """A sentence on what was kept and lost."""
        path, kept = self.summary.path, self.summary.rows
        if not self.lost:
            return [f"{path}: all {kept} rows are readable; nothing to do"]
        lost = f"{self.lost} row groups are lost; the damaged file is {path}.damaged"
        return [f"{path}: kept {kept} rows, {lost}"]


@MEASURE.checks
def measure(  # noqa: PLR0913 - named, as options of the command
    order: int | Iterable[int] = EVERY_ORDER,
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    split: SplitLike | Sequence[SplitLike] = (),
    ordered: bool = False,
    compiler: str | Sequence[str] = ("llvm",),
    mode: str | Sequence[str] = (Mode.ELEMENT,),
    dtype: str | Sequence[str] = (DType.FLOAT64,),
    flags: str | Sequence[str] = (),
    schedules: int | None = None,
    vector_bits: int | Sequence[int] = (),
    residence: str | Sequence[str] = (),
    elements: int | Sequence[int] = (),
    threads: int | Sequence[int] = (1,),
    rounds: int = ROUNDS.default,
    block: int = BLOCK_ROWS,
    patience: float = 0.0,
    seed: int = 0,
    mixed: bool = False,
    keep_failures: bool = False,
    trust_flags: bool = False,
    executor: str = LOCAL,
    cluster: str | os.PathLike[str] | None = None,
    csv: str | os.PathLike[str] | None = None,
    repeat: int | None = None,
    salvage: bool = False,
    output: str | os.PathLike[str] | None = None,
) -> Measurements:
    """Return the measured speed of kernels on this processor, checked against numpy.

    Every combination of the lists is measured, in random order; one item may stand for a list of it.

    Parameters
    ----------
    order : int or iterable of int
        Polynomial orders P, 1 to 15 (default: all).
    machine : str, path, Machine or Processor, optional
        A description of this processor; see `machine`.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    split : str, sequence of int, or a list of such
        Splits, such as "4,4"; every split of each order by default.
    ordered : bool
        Whether compositions are measured, splits whose parts are ordered.
    compiler, mode, dtype : str or list of str
        The embedded compiler by default; x, y, z or element (default); float64 (default) or float32.
    flags : str or list of str
        Sets of further compiler flags.
    schedules : int, optional
        Number of kernels in explicit vectors of each order, which are measured instead of splits.
    vector_bits : int or list of int
        Vector widths; the widest of the target by default.
    residence : str or list of str
        Levels of the working set: L1 (default), L2, L3 or memory.
    elements, threads : int or list of int
        Elements of a call and thread, instead of a level; threads, each pinned to a core.
    rounds, block : int
        Samples of each kernel; rows that are timed interleaved and then written.
    patience : float
        Seconds to wait, for each block of kernels, while the machine is disturbed.
    seed : int
        Of order and data.
    mixed : bool
        Whether one data set may hold rows of several processors.
    keep_failures : bool
        Whether kernels that failed before are passed over.
    trust_flags : bool
        Whether compilers are given every flag that a data set records; for your own data alone.
    executor : str
        Where blocks are measured: local (default), slurm, pjm, dask:ADDRESS, or MODULE:NAME.
    cluster : path, optional
        File of options of the cluster's jobs.
    csv : path, optional
        Rows measured elsewhere, on `machine`, which are appended instead.
    repeat : int, optional
        Number of random rows of the data set, which are measured again instead, and compared.
    salvage : bool
        Whether the readable rows of a damaged data set are kept, and nothing is measured.
    output : path, optional
        A data set, .parquet, that the rows are appended to; what it holds is not measured again.

    Returns
    -------
    Measurements
        Of `repeat` with the agreement of old and new figures.

    Raises
    ------
    UsageError
        If an argument is wrong, or the machine is not this one.
    RunError
        If nodes gave up blocks.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.measure(7, machine="zen5", rounds=0)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: rounds 0: must be at least 1
    """
    path = None if output is None else Path(output)
    others = [name for name, given in (("csv", csv), ("repeat", repeat), ("salvage", salvage)) if given]
    if len(others) > 1:
        raise UsageError(f"{argument(others[1])}: not allowed with {argument(others[0])}; leave one out")
    cluster_options(executor, cluster)  # wrong ones are told before anything is done
    if executor != LOCAL and others:
        raise UsageError(f"{argument('executor', executor)}: measures a space; leave it out here")
    if path is None and (others or executor != LOCAL):
        what = argument(others[0]) if others else argument("executor", executor)
        raise UsageError(f"{what}: goes with {argument('output')}, a data set")
    plan = Plan(rounds=rounds, seed=seed)
    if salvage and path is not None:
        return _told(_salvaged(path))
    if csv is not None and path is not None:
        return _told(_imported(path, Path(csv), machine, calibrate=calibrate))
    if repeat is not None and path is not None:
        here = _here(machine, calibrate=calibrate)
        setting = setting_of_host(here.record, plan, block, patience)
        return _told(_repeated(path, repeat, here.target, setting, trust_flags=trust_flags))
    space = Space(
        orders=tuple(order) if isinstance(order, Iterable) else (order,),
        compilers=tuple(compiler),
        splits=tuple(split),  # type: ignore[arg-type]  # by its kind
        ordered=ordered,
        modes=tuple(map(Mode, mode)),
        dtypes=tuple(map(DType, dtype)),
        flags=tuple(flags) or ((),),  # type: ignore[arg-type]
        vector_bits=tuple(vector_bits),  # type: ignore[arg-type]
        residences=tuple(residence) or (() if elements else ("L1",)),
        n_elements=tuple(elements),  # type: ignore[arg-type]
        threads=tuple(threads),  # type: ignore[arg-type]
    )

    def jobs(target: Target, of: Machine) -> list[Job]:
        explicit = () if schedules is None else tuple(_promising(space, schedules, seed, target, of))
        return replace(space, explicit=explicit).jobs(target, of)

    if executor != LOCAL and path is not None:
        from .campaign.measuring import RemoteMeasurement, measure_remotely  # noqa: PLC0415 - few have nodes

        described = None if names_host(machine) else machine_of(machine).record
        given = RemoteMeasurement(
            executor,
            cluster,
            path,
            space,
            jobs,
            described,
            calibrate,
            rounds,
            patience,
            seed,
            block,
            mixed,
            keep_failures,
        )
        asked, new, rows, problem = measure_remotely(given)
        found = _told(Measurements(tuple(rows), summary_of(path, asked, new, rows)))
        if problem:
            raise RunError(problem)
        return found
    for number in space.threads:
        require_cores(number)
    here = _here(machine, calibrate=calibrate)
    setting = replace(setting_of_host(here.record, plan, block, patience), keep_failures=keep_failures)
    return _told(_measured(jobs(here.target, here.record), setting, path, mixed=mixed))


def _told(found: Measurements) -> Measurements:
    """Return measurements, which the listener is told: an error of a node may follow."""
    listener().result(found)
    return found


def _here(machine: MachineLike | None, *, calibrate: bool) -> Processor:
    chosen = machine_of(machine, calibrate=calibrate)
    chosen.require_here()
    return chosen


def _measured(
    jobs: Sequence[Job], setting: CampaignSetting, path: Path | None, *, mixed: bool
) -> Measurements:
    if path is None:
        rows = measure_jobs(jobs, setting)
        return Measurements(tuple(rows), structs.replace(summary_of(Path(), len(jobs), rows, rows), path=""))
    with DataSet.open(path, None if mixed else setting.cpu) as data:
        with listener().phases("row") as show:
            new = run_campaign(
                data, jobs, setting, lambda now: show(now.phase, now.done, now.total, now.share)
            )
        return Measurements(tuple(data.rows), summary_of(path, len(jobs), new, data.rows))


def _imported(path: Path, source: Path, machine: MachineLike | None, *, calibrate: bool) -> Measurements:
    if names_host(machine):
        where = f"{argument('machine', 'KEY')} or FILE.toml"
        raise UsageError(f"{argument('csv')}: say where it was measured with {where}")
    chosen = machine_of(machine, calibrate=calibrate)
    target = chosen.target
    require_parquet()  # every kernel is compiled again, which takes seconds
    rows = import_csv(read_text(source), source.name, chosen.record, target)
    with DataSet.open(path) as data:
        known = {row.key for row in data.rows}
        new = [row for row in {row.key: row for row in rows}.values() if row.key not in known]
        data.append(new)
        return Measurements(tuple(data.rows), summary_of(path, len(rows), new, data.rows))


def _repeated(
    path: Path, number: int, target: Target, setting: CampaignSetting, *, trust_flags: bool
) -> RepeatedMeasurements:
    rows = load_rows(path)
    kept = rows if trust_flags else trusted_rows(rows)
    if left_out := len(rows) - len(kept):
        warn(f"{left_out} rows left out: {UNKNOWN_FLAGS}")
    found = repeat_rows(kept, number, target, setting)
    again = tuple(repeated.again for repeated in found.repeats)
    return RepeatedMeasurements(again, summary_of(path, len(again), [], rows), found)


def _salvaged(path: Path) -> SalvagedMeasurements:
    _, lost = salvage_rows(path)
    rows = load_rows(path)
    return SalvagedMeasurements(tuple(rows), summary_of(path, 0, [], rows), lost)


def _promising(space: Space, count: int, seed: int, target: Target, machine: Machine) -> Iterator[Variant]:
    """Yield kernels in explicit vectors, as many of each order, mode and type as are asked for."""
    # takes the search, which few campaigns need
    from ..models.kernels.search.layouts import promising  # noqa: PLC0415
    from ..models.kernels.search.task import SearchTask  # noqa: PLC0415

    elements = max(space.n_elements, default=_MOST_TOGETHER)
    for order, mode, dtype, compiler in product(space.orders, space.modes, space.dtypes, space.compilers):
        language = compiler_language(compiler)
        task = SearchTask(
            order, mode, dtype, language, machine, target, compiler, elements, space.vector_bits
        )
        yield from promising(task, count, seed)
