"""Figures of many scaling laws: the choice of laws, and the names of the files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from ...models.empirical.data.experiments.series import Series, largest_first
from ...models.empirical.estimators.pmnf.fit import Found, Statistic
from .scaling_law import draw_scaling_law

MOST_FIGURES = 50
_LONGEST_NAME = 100


def draw_scaling_laws(
    series: Sequence[Series],
    found: Sequence[Found],
    folder: Path,
    statistic: Statistic = Statistic.MEAN,
    seed: int = 0,
) -> list[Path]:
    """Draw each model into a folder, of more than 50 those with the largest values; return the files.

    Parameters
    ----------
    series : sequence of Series
    found : sequence of Found
        The model of each.
    folder : Path
    statistic : Statistic
        Statistic of the repetitions that was modelled.
    seed : int
        Of the bootstrap.
    """
    names = file_names(series)
    return [
        draw_scaling_law(series[number], found[number], folder / names[number], statistic, seed)
        for number in sorted(largest_first(series)[:MOST_FIGURES])
    ]


def file_names(series: Sequence[Series]) -> list[str]:
    """Return a name for the figure of each kernel and metric, no two alike on any file system.

    Examples
    --------
    >>> import numpy as np
    >>> at, once = np.ones((1, 1)), (np.ones(1),)
    >>> file_names([Series(kernel, "time", ("p",), at, once) for kernel in ("main->f(x)", "main/f[x]", "G")])
    ['main-f-x-time.png', 'main-f-x-time-2.png', 'G-time.png']
    """
    names: list[str] = []
    taken: set[str] = set()
    for each in series:
        words = re.findall(r"[A-Za-z0-9_.]+", f"{each.kernel} {each.metric}")
        name = "-".join(words)[-_LONGEST_NAME:].strip("-.") or "kernel"
        chosen, number = name, 1
        # some file systems tell no capitals from small letters
        while chosen.lower() in taken:
            number += 1
            chosen = f"{name}-{number}"
        taken.add(chosen.lower())
        names.append(f"{chosen}.png")
    return names
