"""Forward selection of terms, with the gains of all candidates from one growing factorisation.

Selection stops by an information criterion (`score`), whose penalty grows with the number of terms.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import log, log1p

import numpy as np

from .....arrays import Floats
from .....records import record
from ...formulas.formula import Product
from .candidates import Candidates, require_memory
from .factorisation import Factorisation


class Penalty(StrEnum):
    """Information criteria, each with the correction for few measurements."""

    EBIC = "ebic"
    BIC = "bic"
    AICC = "aicc"
    NONE = "none"

    def cost(self, n: int, n_alternatives: int) -> float:
        """Return the cost of a term.

        Parameters
        ----------
        n : int
            Number of measurements.
        n_alternatives : int
            Number of possible terms of the same degree.

        Notes
        -----
        ``log n`` for BIC, 2 for AICc; EBIC with ``gamma = 1`` adds ``2 log n_alternatives``: the best of a
        thousand meaningless candidates always looks good.

        References
        ----------
        J. Chen, Z. Chen: Extended Bayesian information criteria for model selection with large model
        spaces, Biometrika 95 (2008), 759-771.
        """
        if self is Penalty.EBIC:
            return log(n) + 2 * log(n_alternatives)
        return {Penalty.BIC: log(n), Penalty.AICC: 2.0}.get(self, 0.0)


def score(squares: Floats, n_terms: int, costs: Floats | float, n: int, margin: float) -> Floats:
    """Return the score that is minimised, for models with equal numbers of terms, (n_models,).

        score = log RSS + sum cost / (n - k - 2) - k log(1 - margin)

    Parameters
    ----------
    squares : ndarray of float, (n_models,)
        ``RSS``, the squared errors, positive.
    n_terms : int
        ``k``; the constant is not counted.
    costs : ndarray of float, (n_models,)
        Sums of the costs of the terms of each model.
    n : int
        Number of measurements.
    margin : float
        With zero costs, a term lowers the score where it removes more than this share of the squared error.

    Notes
    -----
    ``n - k - 2`` instead of ``n`` is the correction of C. M. Hurvich, C.-L. Tsai, Biometrika 76 (1989),
    297-307 (AICc), and A. D. R. McQuarrie, C.-L. Tsai: Regression and time series model selection (1998),
    Chapter 2 (BIC).

    Examples
    --------
    >>> one = score(np.array([0.91, 0.89]), 1, 0.0, 100, 0.1)
    >>> (one < score(np.array([1.0]), 0, 0.0, 100, 0.1)).tolist()
    [False, True]
    """
    left = n - n_terms - 2
    paid = np.asarray(costs, np.float64)
    share = np.where(paid > 0, paid / left if left > 0 else np.inf, 0.0)
    return np.asarray(np.log(squares) + share - n_terms * log1p(-margin))


_TIE = 1e-9
"""Scores that differ by less are equal; a round must lower the score by more."""
_STEPS_AHEAD = 3
"""Steps in a row to the neighbours of promising candidates, which reach products of four functions."""
_MOST_NUMBERS = 30_000_000
"""Largest number of values in the columns of candidates that grow by looking ahead: 240 MB.

Also the largest number that is computed at once, which needs several copies."""
_EXACT = 1e-12
"""Error relative to the target that is attributed to rounding."""
_SMALLEST = float(np.finfo(np.float64).tiny)


@record
class Stop:
    """Settings of the selection of terms; see `InfluenceRegressor`."""

    max_terms: int
    max_rounds: int
    margin: float
    threshold: float
    penalty: Penalty
    backward: bool
    look_ahead: int


@record
class Round:
    """Change of the model in one round of the selection.

    Attributes
    ----------
    added, dropped : Product or None
        Both are given where one term replaced another.
    loss : float
        Mean of the squared weighted errors after the round.
    n_terms, n_candidates : int
    """

    added: Product | None
    dropped: Product | None
    loss: float
    n_terms: int
    n_candidates: int


@record
class Selection:
    """Terms in the order of their selection, and the rounds that led to them."""

    products: tuple[Product, ...]
    rounds: tuple[Round, ...]


@record
class _Move:
    """Change of the model: the number of a column that is added, the place of one that is removed."""

    score: float
    added: int | None = None
    dropped: int | None = None


def select(candidates: Candidates, y: Floats, weights: Floats, stop: Stop) -> Selection:
    """Return the terms of the model, by Algorithm 1 of the thesis.

        minimise over terms T and coefficients beta
            sum_i w_i^2 (y_i - beta_0 - sum_(t in T) beta_t t(x_i))^2

    Parameters
    ----------
    candidates : Candidates
    y, weights : ndarray of float, (n,)
    stop : Stop

    Notes
    -----
    A round adds the candidate with the best score. The neighbours of an added term become candidates, see
    `Candidates.near`. With `backward`, a round may instead remove a term that is no longer worth its cost, or
    exchange a term for a candidate, if that has a better score.
    """
    return _Search(candidates, y, weights, stop).run()


class _Search:
    """State of a selection: candidates with their costs, and the factorisation of the chosen ones."""

    def __init__(self, candidates: Candidates, y: Floats, weights: Floats, stop: Stop) -> None:
        self._candidates, self._stop, self._weights = candidates, stop, weights
        self._n = len(y)
        self._max_terms = max(0, min(stop.max_terms, self._n - 2))
        power = float(np.sum((weights * y) ** 2))
        self._enough = max(max(stop.threshold, _EXACT) ** 2 * power, _SMALLEST)
        self._columns = Factorisation(weights, weights * y, self._max_terms)
        self._cost_of: dict[int, float] = {}
        self._products: list[Product] = []
        self._costs = np.empty(0)
        self._known: set[Product] = set()
        self._expanded: list[int] = []

    def run(self) -> Selection:
        self._extend(self._candidates.single())
        rounds: list[Round] = []
        while len(rounds) < self._stop.max_rounds:
            move = self._best_move()
            if move is None and self._columns.squares > self._enough:
                move = self._move_after_looking_ahead()
            if move is None:
                break
            rounds.append(self._applied(move))
        return Selection(tuple(self._products[number] for number in self._columns.chosen), tuple(rounds))

    def _extend(self, products: Sequence[Product]) -> None:
        """Add those products to the candidates that are new."""
        fresh = [product for product in dict.fromkeys(products) if product not in self._known]
        require_memory(self._n, len(self._products) + len(fresh))
        self._known.update(fresh)
        at_a_time = max(1, _MOST_NUMBERS // self._n)
        for first in range(0, len(fresh), at_a_time):
            self._extend_by(fresh[first : first + at_a_time])

    def _extend_by(self, fresh: Sequence[Product]) -> None:
        with np.errstate(invalid="ignore"):  # a product that is not finite, with a weight of zero
            weighted = self._candidates.columns(fresh) * self._weights
        new = self._columns.extend(weighted)
        kept = [product for product, is_new in zip(fresh, new, strict=True) if is_new]
        self._products += kept
        self._costs = np.concatenate(
            [self._costs, [self._cost(self._candidates.degree(each)) for each in kept]]
        )

    def _cost(self, degree: int) -> float:
        """Return the cost of a product of a degree; it is computed once for each degree that occurs."""
        if degree not in self._cost_of:
            alternatives = max(1, self._candidates.count(degree))
            self._cost_of[degree] = self._stop.penalty.cost(self._n, alternatives)
        return self._cost_of[degree]

    def _best_move(self) -> _Move | None:
        """Return the change that lowers the score most; None if no change does."""
        chosen = self._columns.chosen
        cost, squares, size = float(self._costs[chosen].sum()), self._columns.squares, len(chosen)
        present = self._score(np.array([squares]), size, np.array([cost])).item()
        moves: list[_Move] = []
        if not self._products:
            return None
        if size < self._max_terms:
            moves.append(self._addition(squares, size, cost))
        if self._stop.backward and size:
            moves += [self._removal(squares, size, cost), self._exchange(squares, size, cost)]
        better = [move for move in moves if move.score < present - _TIE]
        return min(better, key=lambda move: move.score, default=None)

    def _move_after_looking_ahead(self) -> _Move | None:
        """Return the best change with the neighbours of the most promising candidates; None if there is none.

        A product of options that hardly matter alone is not a neighbour of a term of the model.
        """
        for _ in range(_STEPS_AHEAD):
            gains = self._columns.gains()
            gains[self._expanded] = -1.0
            best = np.argsort(-gains, kind="stable")[: min(self._stop.look_ahead, self._room())]
            best = best[gains[best] > 0]
            if not len(best):
                return None
            self._expanded += best.tolist()
            self._extend([near for number in best for near in self._candidates.near(self._products[number])])
            move = self._best_move()
            if move is not None:
                return move
        return None

    def _room(self) -> int:
        """Return the number of candidates whose neighbours fit into memory."""
        return max(0, _MOST_NUMBERS // self._n - len(self._products)) // max(1, self._candidates.count(1))

    def _addition(self, squares: float, size: int, cost: float) -> _Move:
        scores = self._score(squares - self._columns.gains(), size + 1, cost + self._costs)
        scores[self._columns.chosen] = np.inf
        number = _first_least(scores)
        return _Move(float(scores[number]), added=number)

    def _removal(self, squares: float, size: int, cost: float) -> _Move:
        costs = cost - self._costs[self._columns.chosen]
        scores = self._score(squares + self._columns.increases(), size - 1, costs)
        place = _first_least(scores)
        return _Move(float(scores[place]), dropped=place)

    def _exchange(self, squares: float, size: int, cost: float) -> _Move:
        costs = cost - self._costs[self._columns.chosen][:, None] + self._costs
        scores = self._score(squares - self._columns.exchange_gains(), size, costs)
        place, number = divmod(_first_least(scores.ravel()), scores.shape[1])
        return _Move(float(scores[place, number]), added=number, dropped=place)

    def _score(self, squares: Floats, size: int, costs: Floats) -> Floats:
        """Return the scores of models; squared errors below the threshold are raised to it."""
        return score(np.maximum(squares, self._enough), size, costs, self._n, self._stop.margin)

    def _applied(self, move: _Move) -> Round:
        added = dropped = None
        if move.dropped is not None:
            dropped = self._products[self._columns.chosen[move.dropped]]
            self._columns.drop(move.dropped)
        if move.added is not None:
            added = self._products[move.added]
            self._columns.choose(move.added)
            self._expanded.append(move.added)
            self._extend(self._candidates.near(added))
        loss = self._columns.squares / self._n
        return Round(added, dropped, loss, len(self._columns.chosen), len(self._products))


def _first_least(scores: Floats) -> int:
    """Return the first index of the least score, up to rounding: the simplest candidates come first."""
    least = scores.min()
    return int(np.argmax(scores <= least + _TIE))
