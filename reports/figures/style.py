"""Style shared by all figures: colours, residences in order, ticks of log axes, saving."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

from ...files.output import replace_file

# Okabe and Ito's palette, told apart by colour-blind readers too; yellow is left out on white.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")
GREY = "#777777"
MARKERS = ("o", "s", "^", "D", "v", "P", "X")
_LEVELS = ("L1", "L2", "L3", "memory")
_DPI = 160


def new_figure(width: float, height: float) -> Figure:
    """Return an empty figure of a size in inches that lays itself out."""
    return Figure(figsize=(width, height), layout="constrained")


def save(figure: Figure, path: Path) -> Path:
    """Write a figure in the format of the file's suffix (.png, .svg, .pdf); return the path."""
    image = io.BytesIO()
    figure.savefig(image, format=path.suffix[1:].lower(), dpi=_DPI)
    replace_file(path, image.getvalue())
    return path


def by_level(names: Iterable[str]) -> list[str]:
    """Return residences from L1 outwards, unknown ones last.

    Examples
    --------
    >>> by_level(["memory", "L3", "L1"])
    ['L1', 'L3', 'memory']
    """
    return sorted(set(names), key=lambda name: (_LEVELS.index(name) if name in _LEVELS else 9, name))


def plain_log_ticks(axis: Axis) -> None:
    """Write 1, 2, 5, 10, 20 ... at a log axis of few decades."""
    axis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0), numticks=20))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axis.set_minor_formatter(NullFormatter())
