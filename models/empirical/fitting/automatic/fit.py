"""Candidates held out block by block, one chosen or several blended, and the choice fitted to all rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .....analysis.campaign.submit import Spread
from .....arrays import Floats
from .....errors import UsageError
from .....records import record
from ...data.parameter_space import ParameterSpace, infer_space
from ...data.table_file import Measurements
from ..cross_validation import HeldOut, Validated, validated
from ..prediction_intervals import Truths, learned_ranges, scores
from ..registry import AUTO, BLEND
from ..store.document import StoredModel
from ..stored import packed_model, unpacked_model
from .blocks import Block, Clock, Fits, bounded_block, bounded_blocks, remote_blocks
from .candidates import Candidate, LogBlend, NotTried, beyond_bounds, candidates_for
from .selection import Choice, choose

_MOST_HELD_BEYOND = 500
"""Rows up to which a blend is fitted again without the outermost values of parameters."""
Tell = Callable[[str, float, float | None], None]


@record
class EvaluatedCandidate:
    """A candidate that was held out.

    Attributes
    ----------
    name : str
    mlogq : float or None
        Mean absolute logarithm of the factor that it was off by; infinity where it had no answer to a row,
        None where it could not be fitted.
    typical : float or None
        Median of the same.
    seconds : float
        Time that its block took.
    weight : float
        Its weight in the choice.
    """

    name: str
    mlogq: float | None
    typical: float | None
    seconds: float
    weight: float


@record(eq=False)
class Automatic:
    """Result of the automatic choice for a table.

    Attributes
    ----------
    validated : Validated
        The model, and predictions of rows by choices that were made without them.
    tried : tuple of EvaluatedCandidate
        The best first.
    blocks, of : int
        Numbers of candidates that were tried, in their order, and that there are for the table.
    seconds : float
        Time that they took.
    single, blended : float
        Mean absolute logarithm of the best candidate alone and of the best blend, each chosen without the
        rows that it is judged on; NaN where none could be held out.
    not_tried : tuple of NotTried
        Candidates beyond a bound of rows, time or memory, in their order.
    """

    validated: Validated
    tried: tuple[EvaluatedCandidate, ...]
    blocks: int
    of: int
    seconds: float
    single: float
    blended: float
    not_tried: tuple[NotTried, ...] = ()


@record
class Trying:
    """Limits on the candidates that are tried, and the machines that fit them.

    Attributes
    ----------
    time_s : float or None
        Seconds after which none begins; None tries all. One at least is tried.
    blocks : int or None
        Number of candidates to try, in their order: repeats exactly a run that the time stopped.
    spread : callable or None
        Has candidates fitted on other machines instead, without a limit of time.
    """

    time_s: float | None = None
    blocks: int | None = None
    spread: Spread | None = None


def fit_automatically(
    measurements: Measurements,
    target: str,
    space: ParameterSpace | None,
    seed: int,
    clock: Clock,
    trying: Trying | None = None,
    tell: Tell = lambda what, n, total: None,
) -> Automatic:
    """Return the best candidate or blend of candidates for a table.

    Parameters
    ----------
    measurements : Measurements
        With times.
    target : str
    space : ParameterSpace or None
        None to infer it.
    seed : int
        Seed of the parts that are held out, and of random candidates.
    clock : callable
        Returns seconds.
    trying : Trying or None
        Limits on the candidates; None tries all of them, on this machine.
    tell : callable
        Receives the name of the candidate, the number done and the number in all.

    Raises
    ------
    UsageError
        If no candidate can be fitted.
    """
    try:
        space = space or infer_space(measurements.features)
    except ValueError as error:
        raise UsageError(f"{AUTO}: {error}") from None
    possible = list(candidates_for(measurements))
    begun = clock()
    fits = Fits(target, space, seed)
    trying = trying or Trying()
    candidates = possible[: trying.blocks]
    if trying.spread is None:
        done = _blocks_here(candidates, measurements, fits, clock, trying.time_s, tell, len(possible))
    else:
        done = remote_blocks(candidates, measurements, fits, trying.spread)
    tell("choosing", len(done), len(possible))
    usable = [block for block in done if block.whole is not None]
    not_tried = (
        *beyond_bounds(measurements),
        *(NotTried(block.candidate.name, block.over) for block in done if block.over),
    )
    if not usable:
        raise UsageError(_none(measurements, not_tried))
    spent = clock() - begun
    choice, asked = choice_of([block.held for block in usable], measurements, seed)
    weights = dict(zip(map(id, usable), choice.weights.tolist(), strict=True))
    tried = sorted(
        (_tried(block, measurements, asked, weights) for block in done if not block.over), key=_rank
    )
    members = [(block, weights[id(block)]) for block in usable if weights[id(block)] > 0]
    found = _validated(members, measurements, choice, asked, target)
    return Automatic(
        *(found, tuple(tried), len(done), len(possible), spent),
        *(choice.single, choice.blended, not_tried),
    )


def _none(measurements: Measurements, not_tried: Sequence[NotTried]) -> str:
    rows = len(measurements.features)
    if not not_tried:
        return f"{AUTO}: no class of models can learn from {rows} rows; add some"
    first = not_tried[0]
    return f"{AUTO}: no class of models can learn from {rows} rows: {first.name} {first.why}; give fewer rows"


def _blocks_here(
    candidates: Sequence[Candidate],
    measurements: Measurements,
    fits: Fits,
    clock: Clock,
    time_s: float | None,
    tell: Tell,
    of: int,
) -> list[Block]:
    """Return the blocks of candidates, on this machine; none begins after `time_s`."""
    begun = clock()
    done: list[Block] = []
    best, so_far = np.inf, ""
    with bounded_blocks(measurements, fits) as calls:
        for number, candidate in enumerate(candidates):
            if number and time_s is not None and clock() - begun >= time_s:
                break
            tell(candidate.name + so_far, number, of)
            done.append(bounded_block(candidate, calls, measurements, fits, clock))
            error = _error(done[-1], measurements)
            if error < best:
                best, so_far = error, f" (so far {candidate.name}, {np.expm1(error):.2%} off)"
    return done


def _error(block: Block, measurements: Measurements) -> float:
    """Return the mean absolute logarithm of the factor that a candidate is off by, infinity if unknown."""
    asked = block.held.asked
    if block.whole is None or not asked.any():
        return np.inf
    assert measurements.times is not None
    return float(scores(measurements.times[asked], block.held.predicted[asked]).mean())


def choice_of(held: Sequence[HeldOut], measurements: Measurements, seed: int) -> tuple[Choice, Truths]:
    """Return the choice among candidates, and the rows that it was judged on, (n,).

    Parameters
    ----------
    held : sequence of HeldOut
        Held-out predictions of candidates that can be fitted to all rows, in their order.
    measurements : Measurements
        With times.
    seed : int
        Seed of the parts that a choice is judged on.
    """
    assert measurements.times is not None
    asked = np.any([each.asked for each in held], axis=0)
    if not asked.any():  # too few configurations to hold any out: the first that can be fitted
        weights = np.zeros(len(held))
        weights[0] = 1.0
        return Choice(weights, np.empty(0), np.nan, np.nan), asked
    columns = np.column_stack([_logarithms(each.predicted[asked]) for each in held])
    frame = measurements.features[asked]
    groups = frame.groupby(list(frame.columns), dropna=False, sort=False).ngroup().to_numpy()
    shuffled = np.random.default_rng(seed + 1).permutation(int(groups.max()) + 1)
    return choose(columns, np.log(measurements.times[asked]), shuffled[groups]), asked


def _logarithms(predicted: Floats) -> Floats:
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(predicted > 0, np.log(predicted), np.nan)


def _validated(
    members: Sequence[tuple[Block, float]],
    measurements: Measurements,
    choice: Choice,
    asked: Truths,
    target: str,
) -> Validated:
    """Return the chosen model with the errors of choices that were made without the row."""
    predicted = np.full(len(asked), np.nan)
    with np.errstate(over="ignore"):
        predicted[asked] = np.exp(choice.predicted)
    parts = max(block.held.parts for block, _ in members)
    configurations = max(block.held.configurations for block, _ in members)
    held = HeldOut(predicted, asked, configurations, parts)
    if len(members) == 1:
        (only, _) = members[0]
        assert only.whole is not None and only.again is not None
        return validated(as_read(only.whole), measurements, held, only.again)
    fitted = [as_read(block.whole).estimator for block, _ in members if block.whole is not None]
    first = members[0][0].whole
    assert first is not None
    blend = LogBlend(tuple(fitted), tuple(weight for _, weight in members), first.ranges)

    def again(some: Measurements) -> StoredModel:
        of_some = [block.again(some) for block, _ in members if block.again is not None]
        ranges = learned_ranges(some.features)
        part = LogBlend(tuple(each.estimator for each in of_some), blend.weights, ranges)
        return StoredModel(BLEND, part, first.features, target, len(some.features), ranges)

    stored = StoredModel(BLEND, blend, first.features, target, first.n_configurations, first.ranges)
    few = len(measurements.features) <= _MOST_HELD_BEYOND
    return validated(stored, measurements, held, again if few else None)


def as_read(fitted: StoredModel) -> StoredModel:
    """Return a model as its file answers: neighbours that are as far away may come in another order.

    Raises
    ------
    UsageError
        If it cannot be stored.
    """
    try:
        return unpacked_model(packed_model(fitted))
    except ValueError as error:
        raise UsageError(f"{fitted.model}: the model cannot be stored: {error}") from None


def _tried(
    block: Block, measurements: Measurements, asked: Truths, weights: dict[int, float]
) -> EvaluatedCandidate:
    name, weight = block.candidate.name, weights.get(id(block), 0.0)
    if block.whole is None or not asked.any():
        return EvaluatedCandidate(name, None, None, block.seconds, weight)
    assert measurements.times is not None
    found = scores(measurements.times[asked], block.held.predicted[asked])
    return EvaluatedCandidate(name, float(found.mean()), float(np.median(found)), block.seconds, weight)


def _rank(tried: EvaluatedCandidate) -> float:
    return np.inf if tried.mlogq is None else tried.mlogq
