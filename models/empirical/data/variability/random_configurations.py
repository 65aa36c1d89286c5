"""Random valid configurations of a variability model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy.sparse import csc_array, csr_array

from .....errors import UsageError, argument
from .....records import field, record
from .model import Clause, VariabilityModel, holding
from .space import Selections, SelectionSearch, all_selections, allowed_values, table, with_numbers

_LISTED = 1_000_000
# drawn to see how many of all assignments are valid; from this share on, these alone are taken
_TRIAL, _ENOUGH = 2_000, 0.02
_MOST_CELLS = 20_000_000

Signs = npt.NDArray[np.int8]
NOT_EVEN = (
    "random: selections of binary options are too many to list and drawn option by option: each valid one "
    "can come, but not all exactly equally often"
)


@record(frozen=False)
class SelectionDraws:
    """Draws valid selections of a model's binary options.

    Equally likely ones where all can be listed, or where enough of all assignments are valid to draw
    assignments and leave out the others.

    Parameters
    ----------
    model : VariabilityModel

    Attributes
    ----------
    listed : ndarray of bool, (n, n_binary), or None
        All valid selections, where these are a million at most.
    note : str
        Note about their distribution; empty where all are equally likely.

    Raises
    ------
    UsageError
        If no selection is valid.
    """

    model: VariabilityModel
    note: str = field(init=False, default="")
    listed: Selections | None = field(init=False)
    _share: float = field(init=False, default=1.0)
    _clauses: _Signed = field(init=False, repr=False, compare=False)
    _forced: Signs = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.listed = all_selections(self.model, _LISTED)
        if self.model.binary and (self.listed is None or not len(self.listed)):
            # where constraints contradict each other, this says so
            SelectionSearch(self.model)
        if self.listed is not None:
            return
        n = len(self.model.binary)
        self._clauses = _Signed.of(self.model.clauses, self.model.binary_names)
        self._forced = self._clauses.propagated(np.zeros((n, 1), np.int8), range(n))
        trial = self._assignments(_TRIAL, np.random.default_rng(0))
        self._share = len(trial) / _TRIAL
        if self._share < _ENOUGH:
            self.note = NOT_EVEN

    def draw(self, count: int, rng: np.random.Generator) -> Selections:
        """Return at most `count` valid selections, (n, n_binary), with repetitions."""
        if self.listed is not None:
            return self.listed[rng.integers(len(self.listed), size=count)]
        if not self.note:
            return self._assignments(int(count / self._share) + 1, rng)[:count]
        # what is looked at for each option: all clauses and options of all selections
        at_once = max(1, _MOST_CELLS // (len(self.model.clauses) + len(self.model.binary)))
        parts = [self._option_by_option(min(at_once, count - n), rng) for n in range(0, count, at_once)]
        return np.concatenate(parts)

    def _assignments(self, count: int, rng: np.random.Generator) -> Selections:
        """Return the valid ones of `count` random assignments; options that a clause forces are not drawn."""
        drawn = np.where(rng.random((len(self.model.binary), count)) < 0.5, 1, -1).astype(np.int8)
        drawn = np.where(self._forced != 0, self._forced, drawn)
        return (drawn.T > 0)[self._clauses.met(drawn)]

    def _option_by_option(self, count: int, rng: np.random.Generator) -> Selections:
        signs = np.repeat(self._forced, count, axis=1)
        for place in rng.permutation(len(signs)):
            drawn = np.where(rng.random(count) < 0.5, 1, -1)
            free = signs[place] == 0
            if free.any():
                signs[place] = np.where(free, drawn, signs[place])
                signs = self._clauses.propagated(signs, [place])
        return (signs.T > 0)[self._clauses.met(signs)]


@record
class _Signed:
    """Clauses as a sparse matrix, (n_clauses, n_options): 1 for an option, -1 for its denial.

    Selections are columns of 1, -1 and, while undecided, 0.
    """

    literals: csr_array
    by_option: csc_array
    sizes: npt.NDArray[np.int64]

    @classmethod
    def of(cls, clauses: tuple[Clause, ...], names: tuple[str, ...]) -> _Signed:
        places = {name: place for place, name in enumerate(names)}
        entries = [
            (row, places[name], 1 if sign else -1)
            for row, clause in enumerate(clauses)
            for name, sign in sorted(clause.literals)
        ]
        rows, columns, signs = np.array(entries, np.int64).reshape(-1, 3).T
        matrix = csr_array((signs.astype(np.int32), (rows, columns)), (len(clauses), len(names)))
        return cls(matrix, csc_array(matrix), np.bincount(rows, minlength=len(clauses)))

    def met(self, signs: Signs) -> npt.NDArray[np.bool_]:
        """Return a mask of the selections, all decided, that meet every clause, (n,)."""
        # a clause of k literals is violated where each of them is against it: their sum is -k
        met: npt.NDArray[np.bool_] = self.literals @ signs.astype(np.int32) > -self.sizes[:, None]
        return np.asarray(met.all(axis=0))

    def propagated(self, signs: Signs, changed: Iterable[int]) -> Signs:
        """Return the selections after unit propagation: clauses with one undecided literal decide it.

        Parameters
        ----------
        signs : ndarray of int8, (n_options, n)
        changed : iterable of int
            Options that were decided last: only clauses that name one of them are examined.
        """
        found, waiting = signs.copy(), list(changed)
        while waiting:
            clauses = np.unique(self.by_option[:, waiting].nonzero()[0])
            part = self.literals[clauses]
            options = np.unique(part.indices)
            # floats, as their products are far faster
            literals = part[:, options].toarray().astype(np.float32)
            known = found[options].astype(np.float32)
            # met literals less denied ones, and how many are decided
            total, decided = literals @ known, abs(literals) @ abs(known)
            last = (total == -decided) & (decided == self.sizes[clauses, None] - 1)
            wanted = literals.T @ last.astype(np.float32)
            forced = (known == 0) & (wanted != 0)
            found[options] = np.where(forced, np.sign(wanted), known).astype(np.int8)
            waiting = options[forced.any(axis=1)].tolist()
        return found


# rows in all and at once: seconds, and megabytes of a few dozen options
_MOST_ROWS, _AT_ONCE = 2_000_000, 100_000
# configurations whose selections are drawn option by option, which takes longer
_MOST_UNEVEN = 20_000


def drawn_configurations(
    model: VariabilityModel, count: int, rng: np.random.Generator
) -> tuple[pd.DataFrame, tuple[str, ...]]:
    """Return different random valid configurations, and notes, a line each.

    Where the space can be listed, they are drawn from the list. Elsewhere a valid selection and numeric
    values are drawn, and configurations that violate a constraint between them are left out. All are
    equally likely unless a note says otherwise.

    Parameters
    ----------
    model : VariabilityModel
    count : int
    rng : numpy.random.Generator

    Raises
    ------
    UsageError
        If no selection is valid, there are fewer configurations, more than 20,000 are to be
        drawn option by option, fewer are found among two million draws (a hundred thousand option by
        option), or none among the first hundred thousand.
    """
    # first, as it is found at once
    values = allowed_values(model)
    draws = SelectionDraws(model)
    every = None if draws.listed is None else with_numbers(model, draws.listed)
    if every is not None:
        if count > len(every):
            raise UsageError(
                f"{count} configurations asked for, but only {len(every)} are valid; give a smaller "
                f"{argument('count')}"
            )
        return every.iloc[rng.permutation(len(every))[:count]].reset_index(drop=True), ()
    if draws.note and count > _MOST_UNEVEN:
        raise UsageError(
            f"{count} configurations asked for; drawing selections option by option, give "
            f"{argument('count')} 1 to "
            f"{_MOST_UNEVEN}"
        )
    found = _found(model, count, draws, values, rng)
    return found, (draws.note,) if draws.note else ()


def _found(
    model: VariabilityModel,
    count: int,
    draws: SelectionDraws,
    values: Sequence[npt.NDArray[np.float64]],
    rng: np.random.Generator,
) -> pd.DataFrame:
    parts: list[pd.DataFrame] = []
    rows, size = 0, min(count, _AT_ONCE)
    while rows < (_AT_ONCE if draws.note else _MOST_ROWS):
        selections = draws.draw(size, rng)
        numbers = [rng.choice(allowed, len(selections)) for allowed in values]
        drawn = table(model, selections, np.array(numbers).reshape(len(values), len(selections)).T)
        parts.append(drawn[_valid(model, drawn)])
        rows += size
        # equal rows are looked for only where there could be enough
        if sum(map(len, parts)) >= count:
            parts = [pd.concat(parts).drop_duplicates()]
            if len(parts[0]) >= count:
                return parts[0][:count].reset_index(drop=True)
        if rows >= _AT_ONCE and not any(map(len, parts)):
            raise UsageError(_none(model, rows, drawn))
        size = min(2 * size, _AT_ONCE)
    n = len(pd.concat(parts).drop_duplicates())
    raise UsageError(
        f"{rows} draws gave {n} different valid configurations, fewer than {count}; give a smaller "
        f"{argument('count')} or loosen constraints"
    )


def _valid(model: VariabilityModel, drawn: pd.DataFrame) -> npt.NDArray[np.bool_]:
    """Return a mask of the rows that meet the constraints over numeric options, (n,)."""
    values = {name: drawn[name].to_numpy(float) for name in drawn}
    return holding(model.numeric_constraints, values, len(drawn))


def _none(model: VariabilityModel, rows: int, drawn: pd.DataFrame) -> str:
    if not len(drawn):
        return f"none of {rows} random selections of binary options is valid; take option-wise"
    values = {name: drawn[name].to_numpy(float) for name in drawn}
    never = [
        repr(one.text) for one in model.numeric_constraints if not holding([one], values, len(drawn)).any()
    ]
    met = f"meets {' or '.join(never[:3])}" if never else "meets all constraints together"
    return f"none of {rows} random configurations {met}; loosen constraints"
