"""Extrapolation of factors between sweeps, in the direction of the last change."""

from __future__ import annotations

from .....arrays import Floats

_FIRST, _LARGEST = 0.5, 1.0
_UP, _LARGEST_UP, _DOWN = 1.1, 1.03, 1.5
"""Factors by which the step and the largest step grow while sweeps improve, and shrink otherwise."""


class Extrapolation:
    """Extrapolated start of sweeps of alternating least squares, which converge slowly in narrow valleys.

    Sweep ``k + 1`` starts from ``u_k + beta (u_k - u_k-1)``. After 40 such sweeps factors fit as well as
    after 100 plain ones. The result of a sweep that is no better than the last one is dropped.

    Parameters
    ----------
    rows : ndarray of float
        Rows of the factors; they are changed.

    References
    ----------
    A. M. S. Ang, J. E. Cohen, L. T. K. Hien, N. Gillis: Extrapolated alternating algorithms for approximate
    canonical polyadic decomposition, ICASSP 2020.
    """

    def __init__(self, rows: Floats) -> None:
        self._rows = rows
        self._last: Floats | None = None
        self._before: Floats | None = None
        self._step, self._most = _FIRST, _LARGEST

    def go_ahead(self) -> None:
        """Move the rows to the start of the next sweep."""
        if self._last is not None and self._before is not None:
            self._rows += self._step * (self._last - self._before)

    def settle(self, better: bool) -> None:
        """Accept the result of the sweep if it is better, else restore that of the last one."""
        if better:
            self._keep()
        else:
            self._drop()

    def _keep(self) -> None:
        self._before, self._last = self._last, self._rows.copy()
        if self._before is not None:
            self._step = min(self._most, _UP * self._step)
            self._most = min(_LARGEST, _LARGEST_UP * self._most)

    def _drop(self) -> None:
        # the next begins where the last has ended, and goes less far then
        assert self._last is not None
        self._rows[:] = self._last
        self._before, self._most = None, self._step
        self._step /= _DOWN
