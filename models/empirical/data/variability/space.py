"""All valid configurations of a variability model, and its smallest, largest and nearest valid selections."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
import pandas as pd
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from .....arrays import Floats
from .....errors import RunError, UsageError
from .expression import names_in
from .model import VariabilityModel, holding
from .option import NumericOption

Selections = npt.NDArray[np.bool_]
# of partial selections looked at together, and of the truth values in them
_MOST_ROWS, _MOST_CELLS = 2_000_000, 200_000_000


class SelectionSearch:
    """Search for smallest, largest and nearest valid selections, by integer programming.

    A clause (a or not b) is the inequality a + (1 - b) >= 1 over 0 and 1; selections are sums to be
    made small. Among equally good ones the options that come first are selected.

    Parameters
    ----------
    model : VariabilityModel
        Only its clauses are used; constraints that name numeric options are ignored.

    Raises
    ------
    UsageError
        If no selection is valid.
    """

    def __init__(self, model: VariabilityModel) -> None:
        self.names = model.binary_names
        self._places = {name: place for place, name in enumerate(self.names)}
        self._constraints = self._inequalities(model)
        if self.smallest() is None:
            raise UsageError(
                f"variability model {model.name}: no selection of binary options is valid; its constraints "
                "contradict each other: loosen or remove one"
            )

    def smallest(self, fixed: Mapping[str, bool] | None = None) -> Selections | None:
        """Return a valid selection of as few options as possible; None if there is none.

        Parameters
        ----------
        fixed : mapping of str to bool, optional
            Options that must be selected (True) or must not.
        """
        return self._best(np.ones(len(self.names)), fixed or {})

    def largest(self, fixed: Mapping[str, bool] | None = None) -> Selections | None:
        """Return a valid selection of as many options as possible; None if there is none."""
        return self._best(-np.ones(len(self.names)), fixed or {})

    def nearest(self, to: Selections, fixed: Mapping[str, bool]) -> Selections | None:
        """Return a valid selection that differs from another in as few options as possible."""
        return self._best(np.where(to, -1.0, 1.0), fixed)

    def _best(self, costs: npt.NDArray[np.float64], fixed: Mapping[str, bool]) -> Selections | None:
        n = len(self.names)
        low, high = np.zeros(n), np.ones(n)
        for name, value in fixed.items():
            low[self._places[name]] = high[self._places[name]] = value
        # all of these together are less than one option, so that they only decide between equals
        ties = np.arange(n) / (n + 1) ** 2
        found = milp(
            costs + ties,
            integrality=np.ones(n),
            bounds=Bounds(low, high),
            constraints=self._constraints,
            options={"mip_rel_gap": 0.0},
        )
        if found.status == 2:
            return None
        if found.x is None:
            raise RunError(f"no selection of binary options found: {found.message}")
        return np.asarray(found.x > 0.5)

    def _inequalities(self, model: VariabilityModel) -> list[LinearConstraint]:
        entries = [
            (row, self._places[name], 1.0 if sign else -1.0)
            for row, clause in enumerate(model.clauses)
            for name, sign in sorted(clause.literals)
        ]
        if not entries:
            return []
        rows, columns, values = zip(*entries, strict=True)
        shape = (len(model.clauses), len(self.names))
        denied = [sum(not sign for _, sign in clause.literals) for clause in model.clauses]
        return [LinearConstraint(csr_array((values, (rows, columns)), shape), 1.0 - np.array(denied), np.inf)]


def all_selections(model: VariabilityModel, limit: int) -> Selections | None:
    """Return all valid selections, (n_selections, n_binary); None if there are more than a limit.

    None also where more than two million remain to be looked at after one of the options. In the order of
    binary numbers, the last option changing fastest.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.option import BinaryOption
    >>> pair = (BinaryOption("a"), BinaryOption("b", parent="a"))
    >>> all_selections(VariabilityModel("pair", pair), 10).astype(int).tolist()
    [[0, 0], [1, 0], [1, 1]]
    """
    n = len(model.binary)
    places = {name: place for place, name in enumerate(model.binary_names)}
    # a clause is looked at when the last of its options is decided
    due: list[list[list[tuple[int, bool]]]] = [[] for _ in range(n)]
    for clause in model.clauses:
        literals = [(places[name], sign) for name, sign in clause.literals]
        if not literals:
            return np.zeros((0, n), bool)
        due[max(place for place, _ in literals)].append(literals)
    # a column each, of the options that are decided
    found = np.zeros((0, 1), bool)
    for place in range(n):
        columns = 2 * found.shape[1]
        if columns > min(_MOST_ROWS, _MOST_CELLS // n):
            return None
        found = np.vstack([np.repeat(found, 2, axis=1), np.tile([False, True], columns // 2)])
        kept = np.ones(columns, bool)
        for literals in due[place]:
            kept &= np.any([found[at] == sign for at, sign in literals], axis=0)
        found = found if kept.all() else found[:, kept]
    return None if found.shape[1] > limit else np.ascontiguousarray(found.T)


def allowed_values(model: VariabilityModel) -> tuple[npt.NDArray[np.float64], ...]:
    """Return, for each numeric option, the values that constraints on this option alone allow.

    Raises
    ------
    UsageError
        If an option has no allowed value; the message names its constraints.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> stated = tuple(constraint_of(text, (), numeric) for text in ("x > 1", "x * y <= 4"))
    >>> [values.tolist() for values in allowed_values(VariabilityModel("m", (), numeric, stated))]
    [[2.0, 3.0], [1.0, 2.0]]
    """
    return tuple(_allowed(model, option) for option in model.numeric)


def _allowed(model: VariabilityModel, option: NumericOption) -> npt.NDArray[np.float64]:
    alone = [one for one in model.constraints if set(names_in(one.expression)) == {option.name}]
    values = np.asarray(option.values)
    kept = values[holding(alone, {option.name: values}, len(values))]
    if not len(kept):
        texts = " and ".join(repr(one.text) for one in alone)
        raise UsageError(
            f"variability model {model.name}: no value of {option.name}, {values[0]:g} to {values[-1]:g}, "
            f"meets {texts}; loosen that constraint or add values"
        )
    return kept


LIMIT = 1_000_000


def numeric_grid(options: Sequence[NumericOption], limit: int = LIMIT) -> Floats:
    """Return all combinations of values, (n_combinations, n_options), the last changing fastest.

    Raises
    ------
    UsageError
        If there are more than the limit.
    """
    n = math.prod(len(option.values) for option in options)
    if n > limit:
        raise UsageError(f"{n} combinations of numeric values, more than {limit}; take another design")
    return _grid([np.array(option.values) for option in options])


def _grid(values: Sequence[Floats]) -> Floats:
    axes = np.meshgrid(*values, indexing="ij")
    return np.column_stack([axis.ravel() for axis in axes]) if axes else np.zeros((1, 0))


def table(model: VariabilityModel, selections: Selections, numbers: Floats) -> pd.DataFrame:
    """Return configurations as a table with a column for each option; whole numbers are integers.

    Parameters
    ----------
    model : VariabilityModel
    selections : ndarray of bool, (n, n_binary)
    numbers : ndarray of float, (n, n_numeric)
    """
    columns: dict[str, npt.NDArray[np.generic]] = {
        name: selections[:, place].astype(np.int64) for place, name in enumerate(model.binary_names)
    }
    for place, option in enumerate(model.numeric):
        values = numbers[:, place]
        columns[option.name] = values.astype(np.int64) if option.whole else values
    return pd.DataFrame(columns, columns=list(model.columns))


def valid_configurations(model: VariabilityModel, limit: int = LIMIT) -> pd.DataFrame | None:
    """Return all valid configurations; None where they are too many to list.

    Parameters
    ----------
    model : VariabilityModel
    limit : int
        Largest product of the number of selections and that of the combinations of numeric values which
        the constraints on each option allow, valid or not.

    Raises
    ------
    UsageError
        If the constraints on one numeric option allow none of its values.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.model import constraint_of
    >>> numeric = (NumericOption("x", (1.0, 2.0, 3.0)), NumericOption("y", (1.0, 2.0)))
    >>> product = constraint_of("x * y <= 3", (), numeric)
    >>> valid_configurations(VariabilityModel("small", (), numeric, (product,))).to_numpy().tolist()
    [[1, 1], [1, 2], [2, 1], [3, 1]]
    """
    combinations = math.prod(map(len, allowed_values(model)))
    selections = all_selections(model, limit // combinations) if combinations <= limit else None
    return None if selections is None else with_numbers(model, selections, limit)


def with_numbers(model: VariabilityModel, selections: Selections, limit: int = LIMIT) -> pd.DataFrame | None:
    """Return the valid configurations of valid selections; None where they are too many to list.

    Parameters
    ----------
    model : VariabilityModel
    selections : ndarray of bool, (n, n_binary)
    limit : int
        As of `valid_configurations`.

    Raises
    ------
    UsageError
        As of `valid_configurations`.
    """
    values = allowed_values(model)
    if len(selections) * math.prod(map(len, values)) > limit:
        return None
    return crossed(model, selections, _grid(values))[0]


def crossed(model: VariabilityModel, selections: Selections, numbers: Floats) -> tuple[pd.DataFrame, int]:
    """Return the valid combinations of selections and numeric values, and the number of invalid ones.

    Parameters
    ----------
    model : VariabilityModel
    selections : ndarray of bool, (n, n_binary)
        Valid selections.
    numbers : ndarray of float, (n_combinations, n_numeric)
    """
    every = table(model, np.repeat(selections, len(numbers), axis=0), np.tile(numbers, (len(selections), 1)))
    values = {name: every[name].to_numpy(float) for name in every}
    kept = holding(model.numeric_constraints, values, len(every))
    return every[kept].reset_index(drop=True), int(len(every) - kept.sum())
