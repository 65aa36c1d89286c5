"""The length of SVE registers, which the system sets and no name of a processor tells."""

from __future__ import annotations

import ctypes
import sys

_PR_SVE_SET_VL, _PR_SVE_GET_VL = 50, 51  # prctl(2)
_INHERIT = 1 << 17  # by the processes that this one starts
_LENGTH = 0xFFFF


def sve_bits() -> int:
    """Return the length of this process's SVE registers in bits, 0 where there are none."""
    found = _prctl(_PR_SVE_GET_VL)
    return 8 * (found & _LENGTH) if found > 0 else 0


def shorten_sve(bits: int) -> int:
    """Give this process, and those that it starts, SVE registers of at most so many bits.

    Returns
    -------
    int
        The length that the system gave: the longest that it has up to what was asked for.
    """
    found = _prctl(_PR_SVE_SET_VL, bits // 8 | _INHERIT)
    return 8 * (found & _LENGTH) if found > 0 else 0


def _prctl(option: int, value: int = 0) -> int:
    if sys.platform != "linux":
        return 0
    return int(ctypes.CDLL(None).prctl(option, ctypes.c_ulong(value), 0, 0, 0))
