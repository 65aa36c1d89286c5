"""What `chainline noise` says, as a table or as JSON:

kernel  metric  share  points  least  median  mean  most
sweep   time     81 %      25    0.3     1.2   1.5  16.6
all             100 %      50    0.1     1.3   1.9  19.8
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..models.empirical.data.experiments.noise import NoiseLevels
from .named_table import NamedTable, print_table


def noise_to_json(found: Sequence[NoiseLevels]) -> dict[str, Any]:
    """Return the JSON object of `chainline noise --json`; levels in per cent."""
    every = np.concatenate([each.levels for each in found])
    rows = [
        {"kernel": each.kernel, "metric": each.metric, "share": each.share, **_summary(each.levels)}
        for each in found
    ]
    return {"kernels": rows, "all": _summary(every)}


def noise_report(found: Sequence[NoiseLevels]) -> None:
    """Print the noise of each kernel, in per cent."""
    document = noise_to_json(found)
    rows = [
        (row["kernel"], row["metric"], f"{100 * row['share']:.0f} %", *_cells(row))
        for row in document["kernels"]
    ]
    rows.append(("all", "", "", *_cells(document["all"])))
    headings = ("kernel", "metric", "share", "points", "least", "median", "mean", "most")
    note = "range of the repetitions of a point over their mean, in per cent"
    print_table(NamedTable("", headings, tuple(rows), (0, 1), note))


def _summary(levels: np.ndarray[Any, np.dtype[np.float64]]) -> dict[str, Any]:
    return {
        "n": len(levels),
        "min": float(levels.min()),
        "median": float(np.median(levels)),
        "mean": float(levels.mean()),
        "max": float(levels.max()),
    }


def _cells(row: dict[str, Any]) -> list[str]:
    return [str(row["n"]), *(f"{row[name]:.3g}" for name in ("min", "median", "mean", "max"))]
