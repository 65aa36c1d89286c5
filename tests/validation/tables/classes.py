"""Each class of models by itself, as `chainline fit --model NAME` fits it, and its intervals on new rows."""

import time
from dataclasses import replace

import numpy as np
import pandas as pd
from chainline.errors import UsageError
from chainline.models.empirical.data.experiments.table import series_of_frame
from chainline.models.empirical.estimators.pmnf.fit import Search, check_series, fit_series
from chainline.models.empirical.fitting.cross_validation import fit_validated
from chainline.models.empirical.fitting.fitting import MODEL_NAMES
from chainline.models.empirical.fitting.hybrid_fitting import INFLUENCE
from chainline.models.empirical.fitting.laws_cross_validation import validate_laws
from chainline.models.empirical.fitting.prediction_intervals import learned_ranges, scores
from chainline.models.empirical.fitting.predictions import half_widths, raw_answers
from chainline.models.empirical.fitting.registry import HYBRID
from chainline.models.empirical.fitting.store.document import StoredModel
from chainline.models.empirical.fitting.stored_laws import Law
from trials import CLASS, counted, mlogq

PMNF = "pmnf"
CLASSES = (*MODEL_NAMES, INFLUENCE, HYBRID, PMNF)
_OF_NUMBERS = (INFLUENCE, HYBRID, PMNF)
_MOST_LAW_PARAMETERS = 4
"""The same that `fit` without `--model` asks for scaling laws with."""


def takes(name, frame):
    """Tell whether a class learns from a table: some take numbers alone, laws few parameters."""
    numbers = all(pd.api.types.is_numeric_dtype(column) for _, column in frame.items())
    few = name != PMNF or frame.shape[1] <= _MOST_LAW_PARAMETERS
    return few and (numbers or name not in _OF_NUMBERS)


def class_row(trial, name, target, train, test):
    """Return the line of a class; without figures where it cannot learn from the rows."""
    begun = time.process_time()
    try:
        stored = _law(target, train, trial.draw) if name == PMNF else _fitted(name, target, train, trial.draw)
    except UsageError:
        nothing = dict.fromkeys(("held_mlogq", "mlogq", "half_width"))
        return trial.row(CLASS, name) | nothing | {"rows": 0, "inside": 0, "seconds": None}
    seconds = round(time.process_time() - begun, 2)
    inside = ~np.any([each.outside(test.features[each.name]) for each in stored.ranges], axis=0)
    rows, times = test.features[inside].reset_index(drop=True), test.times[inside]
    found = scores(times, raw_answers(stored, rows))
    counts = counted(found, half_widths(stored, rows))
    return trial.row(CLASS, name) | mlogq(found, stored.new_rows) | counts | {"seconds": seconds}


def _fitted(name, target, train, draw):
    analytical = INFLUENCE if name == HYBRID else None
    return fit_validated(name, train, target, None, {}, draw, analytical).stored


def _law(target, train, draw):
    frame = train.features
    names = [str(each) for each in frame.columns]
    series = series_of_frame(frame.assign(**{target: train.times}), target, names, [], PMNF)
    check_series(series, PMNF)
    laws = fit_series(series, Search())
    (known,) = validate_laws(series, laws, Search(), draw)
    law = Law("", target, laws[0].model.formula)
    stored = StoredModel(PMNF, law, tuple(names), target, len(frame), learned_ranges(frame))
    return replace(stored, new_rows=known.new_rows)
