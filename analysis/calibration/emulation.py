"""Whether the processor is emulated: then its times are those of the emulator."""

from __future__ import annotations

from collections.abc import Mapping

from ...errors import UsageError
from ..machine.record import Measured

TELLTALE = ("nop scalar throughput", "multiply 128 latency")
"""Names of the figures that tell."""
_MOST_NOPS = 20.0  # a cycle; the widest cores take ten
_SLOWEST_MULTIPLY = 16.0  # cycles; the slowest core with a pipelined multiplier takes half of that


def require_real(figures: Mapping[str, Measured]) -> None:
    """Check that small loops ran as they do on silicon.

    An emulator translates code: it leaves out what does nothing, and computes floating-point numbers
    in many instructions of its host.

    Raises
    ------
    UsageError
        If they did not: with what was seen.

    Examples
    --------
    >>> require_real({"nop scalar throughput": Measured(0.2, "cycles", 0.0, 9)})
    """
    nop, multiply = map(figures.get, TELLTALE)
    seen = ""
    if nop is not None and nop.value * _MOST_NOPS < 1:
        seen = f"more than {_MOST_NOPS:.0f} nops a cycle"
    elif multiply is not None and multiply.value > _SLOWEST_MULTIPLY:
        seen = f"a multiply of {multiply.value:.0f} cycles"
    if seen:
        raise UsageError(
            f"calibrate: this processor is emulated ({seen}), its times say nothing; name a processor or a "
            "file by --machine, and check kernels without timing by `chainline best --check`"
        )
