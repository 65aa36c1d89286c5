"""A candidate fitted to a table, and held out: a block of work, what is shared between blocks made once."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import pandas as pd

from .....codegen.process import BoundedCalls, OverBoundsError, with_one_thread
from .....errors import UsageError
from ...data.parameter_space import ParameterSpace
from ...data.table_file import Measurements
from ..held_out import Fit, HeldOut, held_out
from ..store.stored_model import StoredModel
from .candidates import BOUNDS, CORRECTED, Candidate, chosen_of, fit_candidate

Clock = Callable[[], float]
Told: TypeAlias = tuple[HeldOut, StoredModel | None, dict[str, Any]]
"""Held-out predictions, the model of all rows, and its choices."""


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """Result of a candidate on a table.

    Attributes
    ----------
    candidate : Candidate
    held : HeldOut
        Predictions of rows that it was fitted without; of none where it cannot be fitted.
    whole : StoredModel or None
        Fitted to all rows; None where it cannot be.
    again : callable or None
        Fits it to other rows, as large as `whole`.
    seconds : float
        Time that it took.
    over : str
        The bound that it passed, so that it was given up; "" of others.
    """

    candidate: Candidate
    held: HeldOut
    whole: StoredModel | None
    again: Fit | None
    seconds: float
    over: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Fits:
    """Fits of the candidates of one table; models that others correct are kept, and fitted once.

    Attributes
    ----------
    target : str
    space : ParameterSpace
    seed : int
    kept : dict of (str, bytes) to StoredModel
        By the name of the candidate and the rows it learned from.
    """

    target: str
    space: ParameterSpace
    seed: int
    kept: dict[tuple[str, bytes], StoredModel] = field(default_factory=dict)

    def fit(
        self,
        candidate: Candidate,
        measurements: Measurements,
        chosen: Mapping[str, Any] | None = None,
    ) -> StoredModel:
        """Return a candidate that has learned from measurements.

        Parameters
        ----------
        candidate : Candidate
        measurements : Measurements
            With times.
        chosen : mapping or None
            See `fit_candidate`.
        """
        rows = _digest(measurements)
        smooth = None if candidate.after is None else self.kept.get((candidate.after.name, rows))
        found = fit_candidate(candidate, measurements, self.target, self.space, self.seed, chosen, smooth)
        if candidate.name in CORRECTED:
            self.kept[candidate.name, rows] = found
        return found


def block_of(candidate: Candidate, measurements: Measurements, fits: Fits, clock: Clock) -> Block:
    """Return a candidate fitted to all rows, and to all but those of each part that is held out.

    Parameters
    ----------
    candidate : Candidate
    measurements : Measurements
        With times.
    fits : Fits
    clock : callable
        Returns seconds.
    """
    begun = clock()
    whole = whole_of(candidate, measurements, fits)
    if whole is None:
        return unfitted(candidate, measurements, clock() - begun)
    again = partial(fits.fit, candidate, chosen=chosen_of(candidate, whole))
    return Block(candidate, held_out(again, measurements, fits.seed), whole, again, clock() - begun)


def bounded_blocks(measurements: Measurements, fits: Fits) -> BoundedCalls[Candidate, Told]:
    """Return calls that make blocks in another process, each within `BOUNDS`; see `bounded_block`."""
    return BoundedCalls(partial(_told, measurements, fits), BOUNDS)


def bounded_block(
    candidate: Candidate,
    calls: BoundedCalls[Candidate, Told],
    measurements: Measurements,
    fits: Fits,
    clock: Clock,
) -> Block:
    """Return the block of a candidate, as `block_of` does, within bounds.

    A candidate that passes a bound gets an unfitted block that names the bound.

    Parameters
    ----------
    candidate : Candidate
    calls : BoundedCalls
        See `bounded_blocks`.
    measurements : Measurements
    fits : Fits
    clock : callable
        Returns seconds.
    """
    begun = clock()
    try:
        held, whole, chosen = calls(candidate)
    except OverBoundsError as error:
        return unfitted(candidate, measurements, clock() - begun, str(error))
    again = None if whole is None else partial(fits.fit, candidate, chosen=chosen)
    return Block(candidate, held, whole, again, clock() - begun)


def _told(measurements: Measurements, fits: Fits, candidate: Candidate) -> Told:
    """Return a block as another process sends it back; it is made on one thread."""
    found = with_one_thread(lambda each: block_of(each, measurements, fits, time.monotonic), candidate)
    chosen = {} if found.whole is None else dict(chosen_of(candidate, found.whole))
    return found.held, found.whole, chosen


def whole_of(candidate: Candidate, measurements: Measurements, fits: Fits) -> StoredModel | None:
    """Return a candidate fitted to all rows; None where it cannot be.

    Parameters
    ----------
    candidate : Candidate
    measurements : Measurements
        With times.
    fits : Fits
    """
    try:
        return fits.fit(candidate, measurements)
    except (UsageError, ValueError):  # too few rows for it, or of a kind that it does not take
        return None


def unfitted(candidate: Candidate, measurements: Measurements, seconds: float, over: str = "") -> Block:
    """Return the block of a candidate that cannot be fitted, or passed a bound.

    Parameters
    ----------
    candidate : Candidate
    measurements : Measurements
    seconds : float
        Time that the candidate took.
    over : str
        Bound that it passed; "" if none.
    """
    n = len(measurements.features)
    return Block(candidate, HeldOut(np.full(n, np.nan), np.zeros(n, bool), 0, 0), None, None, seconds, over)


def _digest(measurements: Measurements) -> bytes:
    assert measurements.times is not None
    rows = pd.util.hash_pandas_object(measurements.features, index=False).to_numpy()
    return bytes(rows.tobytes() + measurements.times.tobytes())
