"""Log axes with plain numbers on them."""

from __future__ import annotations

from matplotlib.axis import Axis
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter


def plain_log_ticks(axis: Axis) -> None:
    """Write 1, 2, 5, 10, 20 ... at a log axis: few decades are shown, and powers say little."""
    axis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0), numticks=20))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axis.set_minor_formatter(NullFormatter())
