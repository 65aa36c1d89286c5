"""What every candidate of `chainline fit` predicts, of rows held out and of new ones, and what is made of it.

`predicted_by_candidates` fits, which takes long; `chosen_rows` chooses among what was predicted, at once, so
that another way of choosing is judged without a fit.
"""

import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.fitting.automatic.blocks import Fits, block_of
from chainline.models.empirical.fitting.automatic.candidates import LogBlend, candidates_for
from chainline.models.empirical.fitting.automatic.fit import as_read, choice_of
from chainline.models.empirical.fitting.cross_validation import HeldOut
from chainline.models.empirical.fitting.prediction_intervals import learned_ranges, new_rows, scores
from chainline.models.empirical.fitting.predictions import raw_answers
from trials import CANDIDATE, CHOSEN, Trial, counted, mlogq

AUTO = "auto"


@dataclass(frozen=True)
class Predictions:
    """Of one table, size and draw; candidates that cannot be fitted are left out.

    names: (k,); seconds of processor time: (k,); held, asked: (n, k), what was predicted of rows held out,
    and which were; counts: (k, 2), configurations held out and parts; own: (n, k), of the rows that were
    learned from, by all of them; said: (n_test, k), of new rows.
    """

    names: np.ndarray
    seconds: np.ndarray
    held: np.ndarray
    asked: np.ndarray
    counts: np.ndarray
    own: np.ndarray
    said: np.ndarray

    def write(self, path: Path):
        """Write them to a file beside, and rename it, so that a file is whole or not there."""
        part = path.with_suffix(".part.npz")
        np.savez_compressed(part, **vars(self))
        part.replace(path)

    @classmethod
    def read(cls, path: Path):
        """Return what was written."""
        with np.load(path) as arrays:
            return cls(**arrays)

    def held_out(self, number):
        """Return what is known of a candidate from rows held out."""
        configurations, parts = self.counts[number].tolist()
        return HeldOut(self.held[:, number], self.asked[:, number], configurations, parts)


def predicted_by_candidates(table, measurements, train, test, draw):
    """Return what every candidate predicts that can learn from the rows."""
    space = infer_space(measurements.features)  # of all rows, so that no choice is unknown to a draw
    fits = Fits(table.target, space, draw)
    blocks = [block_of(each, train, fits, time.process_time) for each in candidates_for(train)]
    blocks = [block for block in blocks if block.whole is not None]
    wholes = [as_read(block.whole) for block in blocks]
    return Predictions(
        np.array([block.candidate.name for block in blocks]),
        np.array([block.seconds for block in blocks]),
        np.column_stack([block.held.predicted for block in blocks]),
        np.column_stack([block.held.asked for block in blocks]),
        np.array([(block.held.configurations, block.held.parts) for block in blocks]),
        np.column_stack([raw_answers(whole, train.features) for whole in wholes]),
        np.column_stack([raw_answers(whole, test.features) for whole in wholes]),
    )


def chosen_rows(trial: Trial, train, test, found: Predictions):
    """Return a line of the file of trials for each candidate, and, last, one for what is chosen."""
    ranges = learned_ranges(train.features)
    inside = ~np.any([each.outside(test.features[each.name]) for each in ranges], axis=0)
    held = [found.held_out(number) for number in range(len(found.names))]
    choice, asked = choice_of(held, train, trial.draw)
    rows = []
    for number, (name, each) in enumerate(zip(found.names, held, strict=True)):
        known = _known(
            train, each.asked, each.predicted[each.asked], found.counts[number], found.own[:, number]
        )
        rows.append(
            _row(trial, CANDIDATE, str(name), test, found.said[:, number], inside, known)
            | {"weight": round(choice.weights[number], 4), "seconds": round(found.seconds[number], 2)}
        )
    members = choice.weights > 0
    blend = LogBlend(tuple(found.names[members]), tuple(choice.weights[members]), ranges)
    said, own = (
        blend.of_members(of[:, members], part.features)
        for of, part in ((found.said, test), (found.own, train))
    )
    with np.errstate(over="ignore"):
        predicted = np.exp(choice.predicted)
    known = _known(train, asked, predicted, found.counts[members].max(axis=0), own)
    seconds = round(float(found.seconds.sum()), 2)
    model = f"{AUTO} ({'blend' if choice.several else 'one'})"
    return [*rows, _row(trial, CHOSEN, model, test, said, inside, known) | {"weight": 1, "seconds": seconds}]


def _known(train, asked, predicted, counts, own):
    return new_rows(train.times[asked], predicted, *counts.tolist(), learned=scores(train.times, own))


def _row(trial, what, model, test, said, inside, known):
    found = scores(test.times, said)
    width = known.nine_in_ten if known.known else np.nan
    widths = np.full(int(inside.sum()), width)
    return trial.row(what, model) | mlogq(found, known) | counted(found[inside], widths)
