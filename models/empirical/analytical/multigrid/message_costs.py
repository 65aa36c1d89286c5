"""Cost of a message between two processes: a latency, and a time for each number in it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....errors import UsageError

_CHIMAIRA_LATENCY_NS = (290, 7866, 6856, 11625, 12941, 13735, 13754)
_CHIMAIRA_MBYTES_PER_SECOND = (874, 204, 139, 132, 122, 117, 113)

CHIMAIRA_SECONDS_PER_FLOP = 1 / 25.14e9
"""Seconds per operation of LINPACK, in Section 5.2.3 rounded down to 0.039 ns; multigrid is far slower."""


@dataclass(frozen=True, slots=True, eq=False)
class MessageCosts:
    """``T_send = alpha + n beta``, n numbers in double precision (Section 3.1.2).

    Attributes
    ----------
    latency_seconds : ndarray of float, () or (n,)
        alpha; of each configuration, where it depends on the nodes in use.
    seconds_per_double : ndarray of float, () or (n,)
        beta.
    """

    latency_seconds: Floats
    seconds_per_double: Floats

    def among(self, processes: npt.ArrayLike) -> MessageCosts:
        """Return the costs in configurations of given numbers of processes, (n,); 0 for one process.

        Section 5.2.3 sets alpha and beta to 0 in sequential runs. The formulas count messages of sequential
        runs, too: ``log2(p N)`` is above 0 for one process.
        """
        several = np.asarray(processes, dtype=float) > 1
        return MessageCosts(
            np.where(several, self.latency_seconds, 0.0), np.where(several, self.seconds_per_double, 0.0)
        )


def message_costs(latency_seconds: npt.ArrayLike, seconds_per_double: npt.ArrayLike) -> MessageCosts:
    """Return costs of messages, one number for all configurations or (n,) numbers.

    Raises
    ------
    UsageError
        If a number is negative or not finite, or there is more than one axis.

    Examples
    --------
    >>> message_costs(2e-6, 5e-9).among([1, 8]).latency_seconds.tolist()
    [0.0, 2e-06]
    """
    latency = nonnegative("latency_seconds", latency_seconds)
    inverse_bandwidth = nonnegative("seconds_per_double", seconds_per_double)
    if max(latency.ndim, inverse_bandwidth.ndim) > 1:
        raise UsageError("costs of messages on more than one axis; give a number, or one a configuration")
    return MessageCosts(latency, inverse_bandwidth)


def chimaira_costs(nodes: npt.ArrayLike) -> MessageCosts:
    """Return the costs of messages on some nodes of the cluster Chimaira, one number or (n,) numbers.

    Parameters
    ----------
    nodes : array-like of int
        1 to 7, of four cores each.

    Raises
    ------
    UsageError
        If a number of nodes was not measured.

    References
    ----------
    Table 5.4. Its inverse bandwidth is 8 bytes by the bandwidth, cut to two digits.

    Examples
    --------
    >>> costs = chimaira_costs([1, 4])
    >>> costs.latency_seconds.tolist(), (costs.seconds_per_double * 1e9).round(2).tolist()
    ([2.9e-07, 1.1625e-05], [9.15, 60.61])
    """
    numbers = np.asarray(nodes)
    if not np.all(np.isin(numbers, np.arange(1, 8))):
        raise UsageError(f"nodes: found {nodes!r}; latency and bandwidth were measured on 1 to 7")
    row = numbers.astype(int) - 1
    bandwidth = np.array(_CHIMAIRA_MBYTES_PER_SECOND)[row] * 1e6
    return message_costs(np.array(_CHIMAIRA_LATENCY_NS)[row] / 1e9, 8 / bandwidth)


def nonnegative(name: str, values: npt.ArrayLike) -> Floats:
    """Return numbers as an array.

    Raises
    ------
    UsageError
        If a value is no number, negative or not finite; the message names them by `name`.
    """
    try:
        found = np.asarray(values, dtype=float)
    except (TypeError, ValueError):
        raise UsageError(f"{name}: found {values!r}; give numbers") from None
    if not np.all(np.isfinite(found) & (found >= 0)):
        raise UsageError(f"{name}: found {values!r}; give finite numbers, zero or more")
    return found
