"""Style shared by all figures: colours, residences in order, ticks of log axes, saving.

Each learner has the same colour, marker and line in every figure (`learner_styles`).
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter

from ...files.atomic_write import replace_file
from ...records import record

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


_BLUE, _VERMILION, _GREEN, _PURPLE, _ORANGE, _SKY, _BLACK = COLOURS


@record
class LearnerStyle:
    """Label, colour, marker and line of a learner."""

    label: str
    colour: str
    marker: str
    line: str
    width: float = 1.3

    @property
    def plot(self) -> dict[str, Any]:
        """The keywords of `Axes.plot`."""
        return {
            "label": self.label,
            "color": self.colour,
            "marker": self.marker,
            "linestyle": self.line,
            "linewidth": self.width,
            "markersize": 3.0 + self.width,
        }


_STYLES = {
    "mean per order": LearnerStyle("mean per order", GREY, "P", ":"),
    "nearest neighbour": LearnerStyle("nearest neighbour", GREY, "X", "--"),
    "plain XGBoost": LearnerStyle("plain XGBoost", _PURPLE, "v", "-."),
    "chain": LearnerStyle("chain", _SKY, "<", "--"),
    "roofline": LearnerStyle("Roofline", _ORANGE, "s", ":"),
    "ecm": LearnerStyle("ECM", _GREEN, "^", ":"),
    "simulation": LearnerStyle("simulation", _BLUE, "D", "-.", 1.6),
    "paper": LearnerStyle("Ren et al. 2026", _VERMILION, "o", "-", 1.8),
    "learned": LearnerStyle("learned", _BLACK, "o", "-", 2.4),
}
"""Baselines thin, the models in question thick."""

NOISE: dict[str, Any] = {"color": "0.45", "linestyle": (0, (6, 2)), "linewidth": 1.2, "label": "noise floor"}
"""The keywords of `Axes.plot` for the error that no model can go below."""


def learner_styles(names: Iterable[str]) -> dict[str, LearnerStyle]:
    """Return the style of each learner; those that are not known take colours in turn.

    Examples
    --------
    >>> [style.label for style in learner_styles(["ecm", "mine"]).values()]
    ['ECM', 'mine']
    """
    styles: dict[str, LearnerStyle] = {}
    for number, name in enumerate(names):
        turn = LearnerStyle(name, COLOURS[number % len(COLOURS)], MARKERS[number % len(MARKERS)], "-")
        styles[name] = _STYLES.get(name, turn)
    return styles
