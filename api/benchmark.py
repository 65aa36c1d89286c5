"""Times of a routine over its parameters, appended to a table: `benchmark`."""

from __future__ import annotations

import itertools
import math
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from ..analysis.campaign.measuring.routines import asked_processor, remote_timing
from ..analysis.measurement.routines.campaign import Sampling, run_routine_campaign
from ..analysis.measurement.routines.catalogue import find_routine
from ..analysis.measurement.routines.routine import (
    Configuration,
    Routine,
    drawn_configurations,
    listed_configurations,
)
from ..errors import UsageError, argument
from ..files.atomic_write import require_not_read
from ..files.untrusted import csv_cells, read_text
from ..models.empirical.expressions import shortened
from ..records import record
from ..reports.outputs.campaigns import BenchmarkOutput
from .campaign.front_end import chosen_spread, tell_slow_node
from .listener import listener
from .request.programs import APPLICATIONS, BENCHMARK, N_DRAWN, PARALLEL, SIZES
from .request.shared import LOCAL
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

Row: TypeAlias = dict[str, int]
Rows: TypeAlias = list[Row]
_MOST = 1_000_000
_MOST_DIGITS = 15


@record(eq=False, repr=False)
class Timings(Shown):
    """Times of a routine, in a table.

    Attributes
    ----------
    routine : str
    file : str
        The table, a line for each configuration.
    configurations, new : int
        Configurations that were asked for, and those of them that were timed now.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.Timings("gemm", "gemm.csv", 100, 25).to_json()["new"]
    25
    """

    routine: str
    file: str
    configurations: int
    new: int

    @property
    def caption(self) -> str:
        """Routine, table, and number of configurations."""
        counts = f"{self.configurations} configurations in {self.file}, {self.new} of them timed now"
        return f"{self.routine}: {counts}"

    def to_json(self) -> dict[str, Any]:
        """Return the object of `chainline benchmark --json`."""
        return BenchmarkOutput.of(self).to_json()

    def to_frame(self) -> pd.DataFrame:
        """Return the table: a row for each configuration that it holds, times in seconds."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.read_csv(self.file)


@BENCHMARK.checks
def benchmark(  # noqa: PLR0913 - named, as options of the command
    routine: str,
    output: str | os.PathLike[str],
    *,
    values: Mapping[str, Sequence[int] | str] | None = None,
    list: str | os.PathLike[str] | None = None,
    configurations: int | None = None,
    range: tuple[int, int] | None = None,
    rounds: int = 10,
    compiler: str | None = None,
    oversubscribe: bool = False,
    executor: str = LOCAL,
    cluster: str | os.PathLike[str] | None = None,
    seed: int = 0,
) -> Timings:
    """Time a routine for many values of its parameters, and append a line for each to a CSV file.

    Sizes of matrices are drawn at random, uniform in their logarithms; the other routines run for every
    combination of values. Configurations that the file holds already are not timed again.

    Parameters
    ----------
    routine : str
        gemm, qr, amg, amg-setup, smg, boomeramg, stencil, p2p, m2l or fmm.
    output : path
        Table to which lines are appended.
    values : mapping, optional
        Values of each parameter, whole numbers, or the name of another parameter that it equals.
    list : path, optional
        CSV file of configurations, a column for each of some parameters.
    configurations : int, optional
        Number of configurations; by default 4096 of matrices, all of others.
    range : (int, int), optional
        Least and largest size of a matrix, 32 to 1024 by default.
    rounds : int
        Timed samples of each configuration.
    compiler : {"gcc", "clang"}, optional
        Compiler of stencil, p2p, m2l and fmm; gcc by default.
    oversubscribe : bool
        Whether smg and boomeramg may have up to four processes on a core.
    executor, cluster
        As of `fit`; the campaign lies beside the table.
    seed : int
        Of configurations and data.

    Raises
    ------
    UsageError
        If an argument or the table is wrong, or a library or compiler is not installed.
    RunError
        If the timing process ends early.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.benchmark("gemm", "gemm.csv", compiler="gcc")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: compiler: gemm is a library's; leave it out
    """
    if compiler and routine not in APPLICATIONS:
        raise UsageError(f"{argument('compiler')}: {routine} is a library's; leave it out")
    if oversubscribe and routine not in PARALLEL:
        raise UsageError(f"{argument('oversubscribe')}: {routine} has one process; leave it out")
    listed = None if list is None else os.fspath(list)
    require_not_read(os.fspath(output), [] if listed is None else [listed], argument("output"))
    sampling = Sampling(rounds, seed=seed)
    wanted = _Wanted(values or {}, listed, configurations, range, seed)
    spread = chosen_spread(executor, cluster, output=output)
    if spread is None:
        timed, elsewhere = find_routine(routine, compiler, oversubscribe), None
        chosen = wanted.configurations(timed)
    else:
        # what there is room for is a question to the node that measures
        node = asked_processor(spread)
        timed = find_routine(routine, compiler, oversubscribe, node.cores)
        chosen = wanted.configurations(timed, node.threads)
        elsewhere = remote_timing(spread, node, timed, sampling, tell_slow_node)
    with listener().counting("configurations") as tell:
        new = run_routine_campaign(
            Path(output),
            timed,
            chosen,
            sampling,
            lambda done, total: tell(done, total, timed.name),
            elsewhere,
        )
    return Timings(timed.name, os.fspath(output), len(chosen), new)


@record
class _Wanted:
    """Configurations that are asked for; see `benchmark`."""

    values: Mapping[str, Sequence[int] | str]
    listed: str | None
    most: int | None
    sizes: tuple[int, int] | None
    seed: int

    def configurations(self, routine: Routine, most_threads: int | None = None) -> Sequence[Configuration]:
        """Return those of a routine; `most_threads` are processors of another machine that times them."""
        if self.values or self.listed or routine.defaults:
            if self.sizes:
                raise UsageError(
                    f"{argument('range')}: is of matrix routines without {argument('values')} and "
                    f"{argument('list')}; leave it out"
                )
            rows = configuration_rows(self.listed, self.values)
            try:
                found = listed_configurations(routine, rows, self.seed, most_threads)
            except ValueError as error:
                raise UsageError(f"{self.listed or argument('values')}: {error}") from None
            return found[: self.most]
        least, most = self.sizes or SIZES
        try:
            return drawn_configurations(routine, self.most or N_DRAWN, least, most, self.seed)
        except ValueError as error:
            raise UsageError(f"{argument('range')} {least}-{most}: {error}") from None


def configuration_rows(path: str | None, values: Mapping[str, Sequence[int] | str]) -> Rows:
    """Return every line of a list with every combination of values.

    Parameters
    ----------
    path : str or None
        A CSV file with a column for each of some parameters, as `chainline sample -o` writes it.
    values : mapping of str to sequence of int or str
        Values of other parameters, or the name of a parameter that one equals.

    Raises
    ------
    UsageError
        If the file cannot be read or has no whole numbers, or values are none, or too many.
    """
    listed = _listed(Path(path)) if path else [{}]
    equal = {name: other for name, other in values.items() if isinstance(other, str)}
    spanned = {name: each for name, each in values.items() if not isinstance(each, str)}
    option = argument("values")
    for name in values:
        if name in listed[0]:
            raise UsageError(f"{option} {name}=...: {path} has a column {name}; leave one of them out")
    n = len(listed) * math.prod(map(len, spanned.values()))
    if n > _MOST:
        raise UsageError(f"{option}: {n} configurations, more than {_MOST}; give fewer values")
    combinations = [dict(zip(spanned, row, strict=True)) for row in itertools.product(*spanned.values())]
    rows = [{**row, **combination} for row in listed for combination in combinations]
    for name, other in equal.items():
        if other not in rows[0]:
            raise UsageError(f"{option} {name}={other}: there are no values of {other}; give some")
        rows = [{**row, name: row[other]} for row in rows]
    return rows


def _listed(path: Path) -> Rows:
    lines = csv_cells(read_text(path), str(path))
    _, names = next(lines, (1, []))
    for name, times in Counter(names).items():
        if times > 1:
            raise UsageError(f"{path}: two columns {shortened(name)!r}; leave one of them out")
    rows = [_row(path, number, names, cells) for number, cells in lines]
    if not rows:
        raise UsageError(f"{path}: has no configurations; give a header and a line for each")
    return rows


def _row(path: Path, line: int, names: list[str], cells: list[str]) -> Row:
    if len(cells) != len(names):
        raise UsageError(
            f"{path}, line {line}: {len(cells)} values, the header has {len(names)}; give as many"
        )
    return {name: _whole(path, line, name, text) for name, text in zip(names, cells, strict=True)}


def _whole(path: Path, line: int, name: str, text: str) -> int:
    # a design writes 8 as 8.0 where other values of the option are no whole numbers
    digits = text.strip().removesuffix(".0")
    if len(digits) > _MOST_DIGITS or not digits.removeprefix("-").isdecimal():
        raise UsageError(f"{path}, line {line}: {name} is {shortened(text)!r}; give whole numbers")
    return int(digits)
