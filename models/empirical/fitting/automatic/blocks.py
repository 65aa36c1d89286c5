"""Blocks of work of `model="auto"`: one candidate fitted to all rows of a table and cross-validated.

A block belongs to a family: a candidate, and those that correct it, which share its fits. On other machines
(`remote_blocks`) a candidate is fitted to all rows first, then, with the size chosen there, without each
fold. Models come back in the format of model files.
"""

from __future__ import annotations

import base64
import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import pandas as pd

from .....analysis.campaign.block import frame_from_json, frame_to_json
from .....analysis.campaign.runner import Place, Work
from .....analysis.campaign.submit import Spread, collected_answers, in_place
from .....arrays import Floats
from .....codegen.process import BoundedCalls, OverBoundsError, with_one_thread
from .....errors import UsageError, first_line
from .....records import field, record
from ...data.parameter_space import ParameterSpace, space_from_json, space_to_json
from ...data.table_file import Measurements
from ..cross_validation import Fit, HeldOut, held_out, joined, parts_of, predictions_without
from ..store.document import StoredModel
from ..stored import packed_model, unpacked_model
from .candidates import BOUNDS, CORRECTED, Candidate, candidates_for, chosen_of, fit_candidate

Clock = Callable[[], float]
Told: TypeAlias = tuple[HeldOut, StoredModel | None, dict[str, Any]]
"""Held-out predictions, the model of all rows, and its choices."""


@record(eq=False)
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


@record(eq=False)
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


WHOLE, PARTS = "fit auto, whole", "fit auto"
"""Names of these blocks."""
_STAGE = "whole"
Family: TypeAlias = tuple[int, ...]
"""Places of candidates."""
_Part: TypeAlias = tuple[Floats | None, float]
"""Predictions of the rows of a part, None where no model of the others can be fitted, and seconds."""


@record(eq=False)
class _Fitted:
    """Candidate that a node has fitted to all rows."""

    whole: StoredModel | None
    chosen: Mapping[str, Any]
    seconds: float


def remote_blocks(
    candidates: Sequence[Candidate], measurements: Measurements, fits: Fits, spread: Spread
) -> list[Block]:
    """Return the blocks of candidates, as `block_of` makes them, fitted on other machines.

    Parameters
    ----------
    candidates : sequence of Candidate
    measurements : Measurements
        With times.
    fits : Fits
    spread : callable
        Has blocks done on other machines.
    """
    families, outs = families_of(candidates), parts_of(measurements, fits.seed)
    setting = _setting(measurements, fits)
    wholes = collected_answers(
        spread, WHOLE, setting, [{"family": list(each)} for each in families], stage=_STAGE
    )
    fitted = {place: _fitted(one) for found in wholes for place, one in _by_place(found)}
    known = [[p for p in family if fitted[p].whole is not None] for family in families]
    asked = [
        {"family": [[p, fitted[p].chosen] for p in family], "part": part}
        for family in known
        if family
        for part in range(len(outs))
    ]
    parts: dict[int, list[_Part]] = defaultdict(list)
    for found in collected_answers(spread, PARTS, setting, asked):
        for place, part in _by_place(found):
            parts[place].append(_part(part))
    return [
        _block(candidate, fitted[place], parts[place], measurements, fits)
        for place, candidate in enumerate(candidates)
    ]


def _by_place(found: Mapping[str, Any]) -> list[tuple[int, Any]]:
    return [(int(place), one) for place, one in found["candidates"]]


def _block(
    candidate: Candidate, fitted: _Fitted, parts: Sequence[_Part], measurements: Measurements, fits: Fits
) -> Block:
    if fitted.whole is None:
        return unfitted(candidate, measurements, fitted.seconds)
    held = joined(measurements, parts_of(measurements, fits.seed), [said for said, _ in parts])
    again = partial(fits.fit, candidate, chosen=fitted.chosen)
    return Block(candidate, held, fitted.whole, again, fitted.seconds + sum(spent for _, spent in parts))


def _fitted(found: Mapping[str, Any]) -> _Fitted:
    try:
        content = None if found["model"] is None else base64.b64decode(found["model"], validate=True)
        whole = None if content is None else unpacked_model(content)
        return _Fitted(whole, dict(found["chosen"]), float(found["seconds"]))
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"a node tells no model: {first_line(error)}; begin the campaign again") from None


def _part(found: Mapping[str, Any]) -> _Part:
    said = found["said"]
    return None if said is None else np.array(said, np.float64), float(found["seconds"])


def families_of(candidates: Sequence[Candidate]) -> list[Family]:
    """Return the places of candidates, those that correct one beside it, in their order.

    Examples
    --------
    >>> smooth, trees = Candidate("cpr"), Candidate("et")
    >>> families_of([trees, smooth, Candidate("et", after=smooth)])
    [(0,), (1, 2)]
    """
    families: dict[str, list[int]] = {}
    for place, candidate in enumerate(candidates):
        first = candidate if candidate.after is None else candidate.after
        families.setdefault(first.name, []).append(place)
    return [tuple(family) for family in families.values()]


def _setting(measurements: Measurements, fits: Fits) -> dict[str, Any]:
    assert measurements.times is not None
    return {
        "table": frame_to_json(measurements.features),
        "times": measurements.times.tolist(),
        "target": fits.target,
        "space": space_to_json(fits.space),
        "seed": fits.seed,
    }


def _set_up(setting: Mapping[str, Any]) -> tuple[Measurements, Fits, list[Candidate]]:
    times = np.array(setting["times"], np.float64)
    measurements = Measurements(frame_from_json(setting["table"]), times, ())
    fits = Fits(str(setting["target"]), space_from_json(setting["space"]), int(setting["seed"]))
    return measurements, fits, list(candidates_for(measurements))


def set_up_whole(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that fits the candidates of a family to all rows."""
    measurements, fits, candidates = _set_up(setting)

    def whole(candidate: Candidate) -> dict[str, Any]:
        begun = time.monotonic()
        found = whole_of(candidate, measurements, fits)
        spent = time.monotonic() - begun
        if found is None:
            return {"model": None, "chosen": {}, "seconds": spent}
        packed = base64.b64encode(packed_model(found)).decode()
        return {"model": packed, "chosen": dict(chosen_of(candidate, found)), "seconds": spent}

    def fitted(parameters: Mapping[str, Any]) -> dict[str, Any]:
        fits.kept.clear()
        return {"candidates": [[place, whole(candidates[place])] for place in parameters["family"]]}

    return in_place(fitted)


def set_up_parts(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that fits the candidates of a family without a part and predicts that part."""
    measurements, fits, candidates = _set_up(setting)
    outs = parts_of(measurements, fits.seed)

    def said(candidate: Candidate, chosen: Mapping[str, Any], part: int) -> dict[str, Any]:
        begun = time.monotonic()
        found = predictions_without(partial(fits.fit, candidate, chosen=chosen), measurements, outs[part])
        return {"said": None if found is None else found.tolist(), "seconds": time.monotonic() - begun}

    def held(parameters: Mapping[str, Any]) -> dict[str, Any]:
        fits.kept.clear()
        part = int(parameters["part"])
        asked = parameters["family"]
        return {"candidates": [[place, said(candidates[place], chosen, part)] for place, chosen in asked]}

    return in_place(held)
