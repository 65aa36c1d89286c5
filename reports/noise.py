"""What `chainline noise` says, as a table or as JSON:

kernel  metric  share  points  least  median  mean  most
sweep   time     81 %      25    0.3     1.2   1.5  16.6
all             100 %      50    0.1     1.3   1.9  19.8
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.table import Table

from ..models.empirical.data.experiments.noise import NoiseLevels
from .console import console


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
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in ("kernel", "metric"):
        table.add_column(name, overflow="fold")
    for name in ("share", "points", "least", "median", "mean", "most"):
        table.add_column(name, justify="right")
    for row in document["kernels"]:
        table.add_row(row["kernel"], row["metric"], f"{100 * row['share']:.0f} %", *_cells(row))
    table.add_row("all", "", "", *_cells(document["all"]))
    console().print(table)
    print("range of the repetitions of a point over their mean, in per cent")


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
