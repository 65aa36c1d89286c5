"""Designs for numeric options: full factorial, one at a time, Box-Behnken, central composite, D-optimal.

pyDOE3 has the points of two of them in coded units, some thirty lines here; what takes the room is that
options have a few values each, to which points move, and that notes tell what a design leaves out.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

import numpy as np
import numpy.typing as npt

from ....arrays import Floats
from ....errors import UsageError, argument
from ..data.variability.option import NumericOption
from ..data.variability.space import numeric_grid
from .design import Design, coarse_note, demand_count, demand_ranges, numeric_design

FULL_FACTORIAL = "full-factorial"


def full_factorial(options: Sequence[NumericOption]) -> Design:
    """Return every combination of the values of options.

    Raises
    ------
    UsageError
        If there are more than a million.

    References
    ----------
    Kaltenecker, *Comparison of Analytical and Empirical Performance Models: A Case Study on Multigrid
    Systems*, 2016, section 2.2.2, Table 2.1.

    Examples
    --------
    >>> a, b, c = (NumericOption(name, (1.0, high)) for name, high in (("A", 2.0), ("B", 5.0), ("C", 2.0)))
    >>> [tuple(map(int, row)) for row in full_factorial([a, b, c]).configurations.to_numpy()[:3]]
    [(1, 1, 1), (1, 1, 2), (1, 5, 1)]
    """
    return numeric_design(FULL_FACTORIAL, options, numeric_grid(options))


ONE_AT_A_TIME = "one-factor-at-a-time"
_LEVELS = 5


def one_at_a_time(options: Sequence[NumericOption], levels: int | None = None) -> Design:
    """Return the middle of all options, and each option at other values, the others in the middle.

    Parameters
    ----------
    options : sequence of NumericOption
    levels : int, optional
        Values of each option, from its first to its last in equal steps; 5 by default.

    Raises
    ------
    UsageError
        If there are fewer than two levels, or an option has one value.

    Notes
    -----
    At most 1 + k L runs of k options. It shows the influence of each option alone: interactions of two are
    not in it, and models of its runs are sums.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "AB"]
    >>> one_at_a_time(options, 3).configurations.to_numpy().tolist()
    [[1, 1], [0, 1], [2, 1], [1, 0], [1, 2]]
    """
    demand_ranges(ONE_AT_A_TIME, options)
    levels = _LEVELS if levels is None else levels
    if levels < 2:
        raise UsageError(f"{ONE_AT_A_TIME}: {levels} levels; give {argument('levels', 2)} or more")
    middle = np.array([option.near(0.5) for option in options], np.float64).reshape(-1)
    points = [middle]
    for place, option in enumerate(options):
        for value in np.unique(option.near(np.linspace(0, 1, levels))):
            if value != middle[place]:
                points.append(np.where(np.arange(len(options)) == place, value, middle))
    notes = [
        *coarse_note(ONE_AT_A_TIME, options, levels),
        f"{ONE_AT_A_TIME}: interactions of options are not in it",
    ]
    return numeric_design(ONE_AT_A_TIME, options, np.stack(points), notes)


BOX_BEHNKEN = "box-behnken"
_LEAST, _MOST = 2, 100


def box_behnken(options: Sequence[NumericOption]) -> Design:
    """Return a Box-Behnken design of all pairs, its points moved to the nearest valid values.

    Parameters
    ----------
    options : sequence of NumericOption

    Raises
    ------
    UsageError
        If there are fewer than 2 options or more than 100, or one has one value.

    Notes
    -----
    For each pair of k options the four combinations of their ends, the others in the middle, and the centre
    once: 2 k (k - 1) + 1 runs, 13, 25 and 41 for 3, 4 and 5 options, as Box and Behnken have them but for
    repetitions of the centre; of two options, of which they have none, the corners and the centre. Every run
    is valid at the middle of all but two options; of three options and more, none is a corner.
    From 6 options on they vary three or more at once, in incomplete blocks, which takes fewer runs (48
    beside the centre for 6 options, not 60); a note says so.

    References
    ----------
    G. E. P. Box and D. W. Behnken, Some new three level designs for the study of quantitative variables,
    Technometrics 2(4), 1960.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "ABC"]
    >>> box_behnken(options).configurations.to_numpy()[:5].tolist()
    [[1, 1, 1], [0, 0, 1], [0, 2, 1], [2, 0, 1], [2, 2, 1]]
    """
    demand_ranges(BOX_BEHNKEN, options)
    if not _LEAST <= len(options) <= _MOST:
        raise UsageError(
            f"{BOX_BEHNKEN}: {len(options)} numeric options, not {_LEAST} to {_MOST}; "
            "take another design, such as "
            "central-composite-face-centred of fewer or plackett-burman of more"
        )
    places = _points(len(options))
    # from the middle to the ends of the values is -1 to 1
    values = [option.near((column + 1) / 2) for option, column in zip(options, places.T, strict=True)]
    notes = coarse_note(BOX_BEHNKEN, options, 3)
    if len(options) > 5:
        notes.append(
            f"{BOX_BEHNKEN}: all pairs of {len(options)} options; "
            "designs of incomplete blocks have fewer runs"
        )
    return numeric_design(BOX_BEHNKEN, options, np.column_stack(values), notes)


def _points(options: int) -> npt.NDArray[np.float64]:
    """Return the centre, then four points of each pair, (1 + 2 k (k - 1), k)."""
    ends = np.array([(-1, -1), (-1, 1), (1, -1), (1, 1)], float)
    pairs = list(combinations(range(options), 2))
    found = np.zeros((1 + 4 * len(pairs), options))
    for number, pair in enumerate(pairs):
        found[1 + 4 * number : 5 + 4 * number, pair] = ends
    return found


_MOST_OPTIONS = 16


class CompositeType(StrEnum):
    """Placement of the corners and the star points.

    Inscribed: star points at the ends of the values, corners nearer to the centre by alpha.
    Circumscribed: corners at the ends, star points farther by alpha.
    Face-centred: both at the ends.
    """

    INSCRIBED = "inscribed"
    CIRCUMSCRIBED = "circumscribed"
    FACE_CENTRED = "face-centred"


def central_composite(
    options: Sequence[NumericOption], form: CompositeType = CompositeType.INSCRIBED
) -> Design:
    """Return a central composite design, its points moved to the nearest valid values.

    Parameters
    ----------
    options : sequence of NumericOption
    form : CompositeType

    Raises
    ------
    UsageError
        If an option has one value, or there are more than 16 options (the corners are 2^k).

    Notes
    -----
    For k options alpha = 2^(k/4), with which the design is rotatable. Values end at their bounds, so the
    star points of the circumscribed form are moved there: it then is the face-centred one, as a note says.

    SPL Conqueror's inscribed design (CentralCompositeInscribedDesign.cs) has its corners at ``1 / sqrt(k)``
    of the way to the ends, the same for 2 and 4 options alone (0.58 and not 0.59 for 3, 0.45 and not 0.42
    for 5), and k^2 of them: for 3 options one of the 8 twice, but 25 of 32 for 5 and 36 of 64 for 6.

    References
    ----------
    Kaltenecker 2016, section 2.2.2 and Fig. 2.4; NIST/SEMATECH e-Handbook of Statistical Methods,
    section 5.3.3.6.1.

    Examples
    --------
    >>> a, b = NumericOption("A", (1.0, 2.0, 3.0, 4.0, 5.0)), NumericOption("B", (2.0, 4.0, 6.0, 8.0, 10.0))
    >>> [tuple(map(int, row)) for row in central_composite([a, b]).configurations.to_numpy()]
    [(3, 6), (1, 6), (5, 6), (3, 2), (3, 10), (2, 4), (2, 8), (4, 4), (4, 8)]
    """
    name = f"central-composite-{form}"
    demand_ranges(name, options)
    if len(options) > _MOST_OPTIONS:
        raise UsageError(f"{name}: {len(options)} options have 2^{len(options)} corners; take another design")
    alpha = 2 ** (len(options) / 4)
    corner = 1 / alpha if form is CompositeType.INSCRIBED else 1.0
    # from the middle to the ends of the values is -1 to 1
    places = _composite_points(len(options), corner)
    values = [option.near((column + 1) / 2) for option, column in zip(options, places.T, strict=True)]
    notes = []
    if form is CompositeType.CIRCUMSCRIBED:
        notes.append(f"{name}: star points at {alpha:.3g} of the way to the ends are moved to the ends")
    coarse = [option.name for option in options if len(option.values) < 5]
    if form is CompositeType.INSCRIBED and coarse:
        notes.append(f"{name}: fewer than 5 values of {', '.join(coarse)}: points fall together")
    return numeric_design(name, options, np.column_stack(values), notes)


def _composite_points(options: int, corner: float) -> npt.NDArray[np.float64]:
    """Return the centre, the star points and the corners, (1 + 2 k + 2^k, k)."""
    star = np.repeat(np.eye(options), 2, axis=0)
    star[::2] *= -1
    corners = np.array(np.meshgrid(*[[-corner, corner]] * options, indexing="ij")).reshape(options, -1).T
    return np.vstack([np.zeros(options), star, corners])


D_OPTIMAL = "d-optimal"
_MOST_CANDIDATES = 10_000
_STARTS, _MOST_ROUNDS = 3, 50
_RIDGE, _GAIN = 1e-6, 1e-9


def d_optimal(options: Sequence[NumericOption], count: int, seed: int) -> Design:
    """Return `count` points with approximately the largest determinant ``|M' M|``.

    ``M`` are a constant, the options, their squares where an option has three values or more, and the
    products of two, options scaled to -1 to 1 by the places of their values.

    Parameters
    ----------
    options : sequence of NumericOption
    count : int
        Points; as many as the model has terms at least.
    seed : int
        Of the points to start from, and of the candidates where there are more than 10,000 combinations.

    Raises
    ------
    UsageError
        If an option has one value, or there are more points than combinations, or fewer than terms.

    Notes
    -----
    Fedorov's exchange: the point of the design and the candidate whose exchange raises the determinant most,
    by ``1 + d(x) - d(x_i) - (d(x) d(x_i) - d(x, x_i)^2)`` with ``d(x, y) = x' (M' M)^-1 y``, until none does;
    the best of three starts. Each point comes once: measurements that are repeated are up to `measure`.

    References
    ----------
    V. V. Fedorov, Theory of Optimal Experiments, 1972, chapter 3.

    Examples
    --------
    >>> options = [NumericOption(name, (0.0, 1.0, 2.0)) for name in "AB"]
    >>> d_optimal(options, 6, 0).configurations.shape
    (6, 2)
    """
    demand_ranges(D_OPTIMAL, options)
    demand_count(D_OPTIMAL, options, count)
    random = np.random.default_rng(seed)
    shares = _candidates(options, random, count)
    model = _model(2 * shares - 1, [len(option.values) > 2 for option in options])
    if count < model.shape[1]:
        raise UsageError(
            f"{D_OPTIMAL}: a quadratic model of these options has {model.shape[1]} terms, more than {count} "
            f"configurations; give {argument('count', model.shape[1])} or more"
        )
    found = max((_exchanged(model, count, random) for _ in range(_STARTS)), key=lambda each: each[0])[1]
    chosen = shares[np.sort(found)]
    values = [option.near(column) for option, column in zip(options, chosen.T, strict=True)]
    return numeric_design(D_OPTIMAL, options, np.column_stack(values))


def _candidates(options: Sequence[NumericOption], random: np.random.Generator, count: int) -> Floats:
    """Return combinations of the places of values, shares of the way from the first to the last."""
    numbers = [len(option.values) for option in options]
    total = 1
    for number in numbers:
        total *= number
    if total <= _MOST_CANDIDATES:
        grids = np.meshgrid(*[np.linspace(0, 1, number) for number in numbers], indexing="ij")
        return np.stack(grids, axis=-1).reshape(-1, len(options))
    size = max(_MOST_CANDIDATES, 2 * count)
    drawn = np.column_stack([random.integers(0, number, size) / (number - 1) for number in numbers])
    ends = np.rint(drawn[: size // 2])  # the optimum has most points at the ends
    return np.unique(np.concatenate([drawn[size // 2 :], ends]), axis=0)


def _model(points: Floats, curved: Sequence[bool]) -> Floats:
    """Return the columns of the quadratic model at points, (n, n_terms)."""
    squares = [column**2 for column, curve in zip(points.T, curved, strict=True) if curve]
    products = [points[:, i] * points[:, j] for i, j in combinations(range(points.shape[1]), 2)]
    return np.column_stack([np.ones(len(points)), *points.T, *squares, *products])


def _exchanged(model: Floats, count: int, random: np.random.Generator) -> tuple[float, npt.NDArray[np.int64]]:
    """Return the logarithm of the determinant and the candidates of a design, from a random one."""
    chosen = random.choice(len(model), count, replace=False)
    for _ in range(_MOST_ROUNDS * count):
        part = model[chosen]
        inverse = np.linalg.inv(part.T @ part + _RIDGE * np.eye(model.shape[1]))
        with_all = model @ inverse
        of_all = np.einsum("ij,ij->i", with_all, model)
        between = with_all[chosen] @ model.T
        own = of_all[chosen][:, None]
        gain = of_all[None, :] - own - (own * of_all[None, :] - between**2)
        gain[:, chosen] = -np.inf
        place, candidate = divmod(int(gain.argmax()), len(model))
        if gain[place, candidate] <= _GAIN:
            break
        chosen[place] = candidate
    sign, size = np.linalg.slogdet(model[chosen].T @ model[chosen])
    return (float(size) if sign > 0 else -np.inf), chosen
