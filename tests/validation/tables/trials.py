"""A trial: a table, how many rows are learned from, and a draw; what a line of the file of trials holds."""

from dataclasses import dataclass

import numpy as np
from trial_log import MOST

CLASS, CANDIDATE, CHOSEN = "class", "candidate", "chosen"
"""What a line is of: `fit --model NAME`, a candidate of `fit`, or what `fit` chooses."""
COLUMNS = (
    *("size", "draw", "table", "what", "model", "learned", "weight"),
    *("held_mlogq", "mlogq", "half_width", "rows", "inside", "seconds"),
)


@dataclass(frozen=True)
class Trial:
    """How many configurations are asked for, the seed, the table's name, and rows learned from."""

    size: int
    draw: int
    table: str
    learned: int

    def row(self, what, model):
        """Return the first columns of a line."""
        return vars(self) | {"what": what, "model": model, "weight": None}


def mlogq(found, known):
    """Return the error of new rows beside that of rows held out, and half the width of the interval."""
    return {
        "held_mlogq": _short(known.mlogq),
        "mlogq": _short(np.minimum(found, MOST).mean()),
        "half_width": _short(known.nine_in_ten),
    }


def counted(found, widths):
    """Return how many rows have an interval, and how many are inside."""
    known = np.isfinite(widths)
    return {"rows": int(known.sum()), "inside": int((found[known] <= widths[known]).sum())}


def _short(value):
    return f"{float(value):.5g}"
