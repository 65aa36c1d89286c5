"""Style of each learner: the same colour, marker and line in every figure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .style import COLOURS, GREY, MARKERS

_BLUE, _VERMILION, _GREEN, _PURPLE, _ORANGE, _SKY, _BLACK = COLOURS


@dataclass(frozen=True, slots=True)
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
