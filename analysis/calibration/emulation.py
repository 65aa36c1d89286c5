"""Whether the processor is emulated: then its times are those of the emulator."""

from __future__ import annotations

from collections.abc import Mapping

from ...errors import UsageError
from ..machine.record import Measured
from .clocks import CLOCK

TELLTALE = ("nop scalar throughput", "multiply 128 latency")
"""Names of the figures that tell."""
_MOST_NOPS = 20.0  # a cycle; the widest cores take ten
_SLOWEST_MULTIPLY = 16.0  # cycles; the slowest core with a pipelined multiplier takes half of that
_LOWEST_SHARE = 1 / 8
"""Of the scalar clock: adds wait five cycles for the slowest multipliers, ten and more in emulators."""


def require_real(figures: Mapping[str, Measured], shares: Mapping[str, float]) -> None:
    """Check that small loops ran as they do on silicon.

    An emulator translates code: it leaves out what does nothing, and computes floating-point numbers
    in many instructions of its host, so that they hide behind no integer adds. Each may go unseen where
    other programs take the processor away: any of them tells.

    Parameters
    ----------
    figures : mapping of str to Measured
        Cycles of the loops that tell.
    shares : mapping of str to float
        Clock as seen beside vectors of each width, over that of scalar code.

    Raises
    ------
    UsageError
        If they did not: with what was seen.

    Examples
    --------
    >>> require_real({"nop scalar throughput": Measured(0.2, "cycles", 0.0, 9)}, {"clock 512": 0.9})
    """
    nop, multiply = map(figures.get, TELLTALE)
    slowest = min((share for name, share in shares.items() if name.startswith(CLOCK)), default=1.0)
    seen = ""
    if nop is not None and nop.value * _MOST_NOPS < 1:
        seen = f"more than {_MOST_NOPS:.0f} nops a cycle"
    elif multiply is not None and multiply.value > _SLOWEST_MULTIPLY:
        seen = f"a multiply of {multiply.value:.0f} cycles"
    elif slowest < _LOWEST_SHARE:
        seen = f"adds beside vectors take {1 / slowest:.0f} cycles"
    if seen:
        raise UsageError(
            f"calibrate: this processor is emulated ({seen}), its times say nothing; name a processor or a "
            "file by --machine, and check kernels without timing by `chainline best --check`"
        )
