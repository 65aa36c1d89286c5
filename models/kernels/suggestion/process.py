"""Gaussian process over the splits of all orders, on the ratio of measured to predicted cycles.

Most of a model's error is common to an order, and one measurement tells it. Of the model's differences
between splits only their order is believed, and how far, is learned. The rest goes by what a split does to
the code: how many chains it makes, how many terms stand alone, how long the longest part is.

A candidate for a measurement is a distinct kernel that a compiler makes of some splits of an order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
from scipy.linalg import cho_factor, cho_solve
from scipy.optimize import minimize
from scipy.stats import rankdata
from sklearn.gaussian_process.kernels import Matern

from ....arrays import Floats
from ....codegen.splits import Split
from ....records import record, replace
from ...bayesian_optimisation import posterior


@record
class Candidate:
    """A distinct kernel of an order.

    Attributes
    ----------
    order : int
        Polynomial order.
    splits : tuple of tuple of int
        All that have this code, the one with the fewest parts first.
    code : str
        Digest of the instructions.
    predicted_cycles : float
        Of an element, by the model that is corrected.
    """

    order: int
    splits: tuple[Split, ...]
    code: str
    predicted_cycles: float

    @property
    def split(self) -> Split:
        """The one with the fewest parts."""
        return self.splits[0]


NOISE = 0.01
"""Relative standard deviation of a measurement: rows of the campaign on an EPYC 9005 with the
same code differ by 0.93 %."""
RANGE = 0.03
"""By how much the split that is predicted slowest is believed slower than the one predicted fastest, before
anything is measured. The chain model says more, 21 % in standard deviation at orders 9 to 15 with gcc, where
measured splits differ by 2 %: its windows forbid an overlap that the core achieves."""
_USUAL = (0.3, 0.2, 0.03, 0.02, 0.01, 0.015, 0.008)
"""Standard deviations of the effects, in the order of `_effects`, before anything is learned. The chain model
is 20 to 35 % off (tests/validation/campaigns/zen5); splits of an order differ by some per cent."""
_SURE = 1.0
"""Standard deviation of the logarithm of a strength, a priori: within a factor of 2.7 of the usual one."""
_MOST = 4.0
"""By how much the logarithm of a strength may differ from the usual one."""
_REACH = (2.0, 8.0, 2.0)
"""Length scale of effects along each feature, in its unit."""
_NEAR_ORDERS = 1.0
"""Length scale of a split's effects along the number of terms."""


def split_features(candidates: Sequence[Candidate]) -> Floats:
    """Return the features of the splits of candidates, (n_candidates, 3).

    The columns are the base-2 logarithm of the number of parts longer than one term (chains of their own,
    at least one), the number of parts of one term (each a multiply that contracts into the chain of another
    part), and the base-2 logarithm of the longest part, in terms.
    """
    rows = []
    for candidate in candidates:
        parts = candidate.split
        chains = sum(part > 1 for part in parts)
        rows.append((np.log2(max(chains, 1)), parts.count(1), np.log2(max(parts))))
    return np.asarray(rows, np.float64)


@record(eq=False)
class Beliefs:
    """Posterior of the cycles of each candidate.

    Attributes
    ----------
    log_cycles, deviation : ndarray, (n_candidates,)
        Mean and standard deviation of the logarithm of cycles of an element, noise of a measurement apart.
    """

    log_cycles: Floats
    deviation: Floats


@record(eq=False)
class SplitProcess:
    """A process with the strength of each effect known.

    Attributes
    ----------
    log_prior : ndarray, (n_candidates,)
        Logarithm of the cycles that are expected before anything is measured.
    effects : ndarray, (n_effects, n_candidates, n_candidates)
        Covariance of the logarithm of measured over expected cycles by each cause, of strength one.
    strengths : ndarray, (n_effects,)
        Standard deviations that go with them.
    noise : float
        Relative standard deviation of a measurement.
    """

    log_prior: Floats
    effects: Floats
    strengths: Floats
    noise: float = NOISE

    def beliefs(self, measured: Mapping[int, float]) -> Beliefs:
        """Return the predictions corrected by measurements.

        Parameters
        ----------
        measured : mapping of int to float
            Cycles of an element, by the place of the candidate.
        """
        known, errors = self._errors(measured)
        prior = np.tensordot(self.strengths**2, np.diagonal(self.effects, axis1=1, axis2=2), 1)
        across = np.tensordot(self.strengths**2, self.effects[:, known], 1)
        shift, deviation = posterior(prior, across, known, errors, self.noise)
        return Beliefs(self.log_prior + shift, deviation)

    def learned(self, measured: Mapping[int, float]) -> SplitProcess:
        """Return the process with the strengths that are likeliest, given the usual ones and measurements.

        Notes
        -----
        Maximum of the posterior over the logarithms of strengths, each normal about the usual one; from
        those known so far, so that a replay of many measurements learns fast.
        """
        known, errors = self._errors(measured)
        if len(known) < 2:
            return self
        among = self.effects[:, known][:, :, known]
        bounds = [(np.log(usual) - _MOST, np.log(usual) + _MOST) for usual in _USUAL]
        start = np.log(self.strengths)
        found = minimize(_unlikely, start, (among, errors, self.noise), "L-BFGS-B", jac=True, bounds=bounds)
        return replace(self, strengths=np.exp(found.x))

    def _errors(self, measured: Mapping[int, float]) -> tuple[npt.NDArray[np.intp], Floats]:
        known = np.fromiter(measured, np.intp)
        return known, np.log(np.fromiter(measured.values(), np.float64)) - self.log_prior[known]


def split_process(candidates: Sequence[Candidate], noise: float = NOISE) -> SplitProcess:
    """Return the process over candidates before anything is learned.

    Parameters
    ----------
    noise : float
        Relative standard deviation of a measurement.
    """
    terms = np.array([float(candidate.order + 1) for candidate in candidates])
    log_predicted = np.log([candidate.predicted_cycles for candidate in candidates])
    log_prior, place = np.empty_like(terms), np.empty_like(terms)
    for own in (terms == number for number in np.unique(terms)):
        ranks = rankdata(log_predicted[own])
        place[own] = (ranks - ranks.mean()) / max(1, len(ranks) - 1)
        log_prior[own] = log_predicted[own].mean() + RANGE * place[own]
    return SplitProcess(
        log_prior, _effects(terms, place, split_features(candidates)), np.array(_USUAL), noise
    )


def _effects(terms: Floats, place: Floats, features: Floats) -> Floats:
    """Return the covariances, of strength one, of the effects that make measurements differ from predictions.

    The effects are: one of all kernels, and one of each order; the place among the predictions of an order,
    over all orders and of each; similar splits, over all orders and at near ones; and one of each kernel.
    """
    same = (terms[:, None] == terms).astype(np.float64)
    slope = np.outer(place, place)
    alike = Matern(nu=1.5)(features / _REACH)
    near = Matern(nu=1.5)(np.column_stack([terms / _NEAR_ORDERS, features / _REACH]))
    return np.stack([np.ones_like(same), same, slope, slope * same, alike, near, np.eye(len(terms))])


def _unlikely(log_strengths: Floats, among: Floats, errors: Floats, noise: float) -> tuple[float, Floats]:
    """Return minus the logarithm of the posterior, but for a constant, and its gradient.

    References
    ----------
    C. E. Rasmussen, C. K. I. Williams: Gaussian processes for machine learning, 2006, Eq. 5.9.
    """
    variances = np.exp(2 * log_strengths)
    factor = cho_factor(np.tensordot(variances, among, 1) + noise**2 * np.eye(len(errors)), lower=True)
    weights, inverse = cho_solve(factor, errors), cho_solve(factor, np.eye(len(errors)))
    beyond = (log_strengths - np.log(_USUAL)) / _SURE
    value = 0.5 * errors @ weights + np.log(np.diag(factor[0])).sum() + 0.5 * beyond @ beyond
    slopes = variances * np.tensordot(among, inverse - np.outer(weights, weights), 2)
    return float(value), slopes + beyond / _SURE
