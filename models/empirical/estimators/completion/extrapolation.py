"""Sweeps that begin farther on: in the direction in which the last one has moved the factors."""

from __future__ import annotations

from .....arrays import Floats

_FIRST, _LARGEST = 0.5, 1.0
_UP, _LARGEST_UP, _DOWN = 1.1, 1.03, 1.5
"""What steps, and the largest that is ventured, grow by while that helps, and shrink by where it does not."""


class Extrapolation:
    """Says where sweeps of alternating least squares begin, which otherwise creep along narrow valleys.

    After 40 sweeps that begin ``beta (u_k - u_k-1)`` beyond where the last one ended, factors fit as well as
    after 100 that do not. Where the next sweep is no better for it, its result is dropped.

    Parameters
    ----------
    rows : ndarray of float
        Of the factors; they are changed.

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
        """Move the rows to where the next sweep begins."""
        if self._last is not None and self._before is not None:
            self._rows += self._step * (self._last - self._before)

    def settle(self, better: bool) -> None:
        """Take what the sweep has found if it is better, else what the last one had."""
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
