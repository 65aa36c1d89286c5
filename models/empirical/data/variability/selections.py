"""Selections of binary options: the smallest, largest and nearest valid ones, and all of them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from .....errors import RunError, UsageError
from .model import VariabilityModel

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
