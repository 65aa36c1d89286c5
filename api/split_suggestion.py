"""Splits of the inner product to measure next, so that few measurements find the fastest kernel of an order.

A split cuts the inner product of a kernel of polynomial order P, of P + 1 terms, into parts of given lengths.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..analysis.measurement.dataset import read_dataset
from ..codegen.compilers import compiler_and_language
from ..codegen.variant import DType, Mode
from ..models.kernels.evaluation.cases import Case, cases
from ..models.kernels.predictions.model import Model
from ..models.kernels.ranking.best import answer
from ..models.kernels.ranking.request import Question
from ..models.kernels.suggestion.progress import (
    SplitStanding,
    known_cycles,
    rows_asked_for,
    split_candidates,
    split_standing,
)
from ..models.kernels.suggestion.suggest import SplitState
from ..models.kernels.suggestion.suggest import suggest_splits as suggest
from ..records import record
from ..reports.suggest_splits import suggest_splits_lines, suggest_splits_to_json
from .listener import listener, warn
from .machines import MachineLike, names_host
from .machines import machine as machine_of
from .request.kernels import RESIDENCE
from .request.measurement import SUGGEST_SPLITS
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..reports.layout import Line


@record(eq=False, repr=False)
class SplitSuggestions(Shown):
    """Splits to measure next, what is known of each order, and whether to stop.

    Attributes
    ----------
    found : SplitStanding
        Suggestions, and the state of each order.
    options : tuple of str
        Options of `chainline measure`, beside orders and splits, that measure them.

    Examples
    --------
    >>> import chainline as cl
    >>> print(cl.suggest_splits(1, machine="zen5", number=1).to_json()["command"])
    chainline measure --order 1 --split 2 --compiler llvm --machine zen5 -o rows.parquet
    """

    found: SplitStanding
    options: tuple[str, ...]

    @property
    def caption(self) -> str:
        """Machine, compiler, and numbers of kernels."""
        found = self.found
        return (
            f"{found.question.machine.key}, {found.question.compiler}: {found.n_measured} of "
            f"{found.n_kernels} kernels measured, {'stop' if found.stop else 'go on'}"
        )

    @property
    def lines(self) -> list[Line]:
        """Lines that `chainline suggest-splits` prints."""
        return suggest_splits_lines(self.found, self.options)

    def to_json(self) -> dict[str, Any]:
        """Return the suggestions by the keys of `chainline suggest-splits --json`."""
        return suggest_splits_to_json(self.found, self.options)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each suggestion, the first first."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        rows = self.to_json()["suggestions"]
        return pd.DataFrame([row | {"split": ",".join(map(str, row["split"]))} for row in rows])


@SUGGEST_SPLITS.checks
def suggest_splits(  # noqa: PLR0913 - named, as options of the command
    order: int | Iterable[int],
    rows: str | os.PathLike[str] | None = None,
    machine: MachineLike | None = None,
    *,
    calibrate: bool = True,
    compiler: str = "llvm",
    model: str = Model.CHAIN,
    residence: str = RESIDENCE.default,
    elements: int | None = None,
    number: int = 10,
    stop: float = 0.1,
    mode: str = Mode.ELEMENT,
    dtype: str = DType.FLOAT64,
) -> SplitSuggestions:
    """Return the splits to measure next, with the reason of each, and whether to stop.

    Parameters
    ----------
    order : int or iterable of int
        Polynomial orders P, 1 to 15.
    rows : path, optional
        Data set of `measure`; without one nothing is measured yet.
    machine : str, path, Machine or Processor, optional
        See `machine`, whose default holds here too.
    calibrate : bool
        Whether a host that no machine file describes is calibrated, once.
    compiler : str
        The embedded one by default.
    model : {"chain", "ecm", "simulation"}
        Model to start from.
    residence, elements
        As of `best`.
    number : int
        Splits at most.
    stop : float
        Expected improvement, per cent, below which to stop.
    mode, dtype : str
        x, y, z or element (default); float64 (default) or float32.

    Raises
    ------
    UsageError
        If an argument is wrong, or the data set cannot be read.

    Examples
    --------
    >>> import chainline as cl
    >>> found = cl.suggest_splits(2, machine="zen5", number=1)
    >>> len(found.to_frame()), found.to_json()["stop"]
    (1, False)
    """
    takes, language = compiler_and_language(compiler, None)
    table = None if rows is None else read_dataset(os.fspath(rows))
    processor = machine_of(machine, calibrate=calibrate)
    target, frequency_ghz = processor.target, processor.clock_ghz
    orders = list(dict.fromkeys(order)) if isinstance(order, Iterable) else [order]
    questions = [
        Question(
            order=one,
            machine=processor.record,
            target=target,
            frequency_ghz=frequency_ghz,
            compiler=takes,
            language=language,
            model=Model(model),
            mode=Mode(mode),
            dtype=DType(dtype),
            residence=residence,
            n_elements=elements,
        )
        for one in orders
    ]
    measured = [] if table is None else _cases(table, questions)
    tell = listener()
    said = ",".join(map(str, orders))
    tell.stage(f"ranking the splits of order {said} by {model}", quiet=True)
    candidates = split_candidates(answer(questions))
    known = known_cycles(measured, questions[0], candidates)
    tell.done()
    _warn_of(known.left_out)
    state = SplitState(candidates, known.measured, known.noise)
    process, share = state.process(), stop / 100
    tell.stage("choosing what to measure", quiet=True)
    chosen = suggest(state, process, number, share)
    found = split_standing(questions, state, process, chosen, share, known.resolution)
    tell.done()
    asked = {
        "compiler": (None, compiler),
        "machine": ("host", "host" if names_host(machine) else _named(machine)),
        "mode": (Mode.ELEMENT, mode),
        "dtype": (DType.FLOAT64, dtype),
        "residence": (RESIDENCE.default, residence),
        "elements": (None, elements),
    }
    options = [
        word
        for name, (default, value) in asked.items()
        if value != default
        for word in (f"--{name}", str(value))
    ]
    return SplitSuggestions(found, (*options, "-o", os.fspath(rows or "rows.parquet")))


def _named(machine: MachineLike | None) -> str:
    return os.fspath(machine) if isinstance(machine, str | os.PathLike) else machine_of(machine).key


def _cases(table: pd.DataFrame, questions: Sequence[Question]) -> list[Case]:
    """Return the measured cases of a data set that answer questions."""
    # nothing is built again here
    found, skipped = cases(rows_asked_for(table, questions), questions[0].machine, trust_flags=True)
    _warn_of(skipped)
    return found


def _warn_of(left_out: Mapping[str, int]) -> None:
    for reason, count in left_out.items():
        warn(f"{count} rows left out: {reason}")
