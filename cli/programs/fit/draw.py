"""Figures of `chainline fit --model pmnf`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from ....models.empirical.data.experiments.series import Series
from ....models.empirical.data.table_file import Measurements
from ....models.empirical.estimators.pmnf.fit import Found, Search
from ....models.empirical.fitting.cross_validation import HeldOut, Validated
from ....models.empirical.fitting.stored import stored_law
from ....models.empirical.fitting.validated_laws import ValidatedLaw
from ....reports.figures.scaling_law import draw_scaling_laws
from ...messages import warn
from .figures import draw as draw_model


def draw(
    series: Sequence[Series],
    found: Sequence[Found],
    validated: Sequence[ValidatedLaw],
    document: Mapping[str, Any],
    search: Search,
    seed: int,
    folder: Path,
) -> list[Path]:
    """Draw laws over their measurements, of many the largest alone; return the files.

    A single law is drawn as a model too.

    Parameters
    ----------
    series : sequence of Series
    found : sequence of Found
        Law of each series.
    validated : sequence of ValidatedLaw
        Held-out errors of each law.
    document : mapping
        Content of the file of laws.
    search : Search
    seed : int
    folder : Path
    """
    drawn = draw_scaling_laws(series, found, folder, search.statistic, seed)
    if len(drawn) < len(series):
        some = (
            f"{len(drawn)} of {len(series)} models are drawn, those with the largest values of their metric"
        )
        warn(some)
    if len(series) == 1:
        drawn += _as_a_model(series[0], validated[0], document, seed, folder)
    return drawn


def _as_a_model(
    series: Series, law: ValidatedLaw, document: Mapping[str, Any], seed: int, folder: Path
) -> list[Path]:
    counts = [len(each) for each in series.repetitions]
    times, predicted = np.concatenate(series.repetitions), np.repeat(law.predicted, counts)
    frame = pd.DataFrame(np.repeat(series.points, counts, axis=0), columns=list(series.parameters))
    positive = times > 0
    if not positive.any():
        return []
    rows = Measurements(frame[positive].reset_index(drop=True), times[positive], ())
    new = law.new_rows
    held = HeldOut(predicted[positive], np.isfinite(predicted)[positive], new.configurations, new.parts)
    return draw_model(Validated(stored_law(document, "", "the law"), held), rows, seed, folder)
