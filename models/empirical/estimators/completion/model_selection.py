"""Choice of cells, rank and penalty: as given, or by the error on held-out configurations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .....arrays import Floats
from .....records import record, replace
from ...data.parameter_space import ParameterSpace
from .tensor import CompletedTensor

CellCounts: TypeAlias = int | str | Mapping[str, int] | Sequence[int]

AUTOMATIC = "auto"
_FEWEST, _HELD_OUT, _PATIENCE = 20, 0.1, 2
_FIRST_RANK, _FIRST_PENALTY = 4, 1e-4
_CHEAP_RANK, _WORTH = 16, 0.005
MANY = 5000
"""Number of configurations from which fits that judge a size may stop early: a tenth of them measures the
error well enough. A size must then be better by half a per cent, as much as further sweeps may gain."""
_CELLS, _RANKS = (4, 8, 16, 32, 64, 128), (1, 2, 4, 8, 16, 32, 64)
_PENALTIES = (1e-3, 1e-4, 1e-5, 1e-6)
"""Candidates: cells and ranks in rising order, penalties from smooth to rough."""


def chosen_cells(space: ParameterSpace, cells: int | Mapping[str, int] | Sequence[int]) -> tuple[int, ...]:
    """Return the largest number of cells of each parameter, from the argument of the user.

    Raises
    ------
    ValueError
        If a name is unknown or missing, or a sequence has another length than the space.
    """
    if isinstance(cells, Mapping):
        if unknown := sorted(set(cells) - set(space.names)):
            raise ValueError(f"cells of {unknown[0]!r}: no such parameter; they are {', '.join(space.names)}")
        if missing := [p.name for p in space if p.numerical and p.name not in cells]:
            raise ValueError(f"cells: none given for {missing[0]!r}")
        return tuple(cells.get(parameter.name, 1) for parameter in space)
    if isinstance(cells, Sequence):
        if len(cells) != len(space):
            raise ValueError(f"cells: {len(cells)} numbers for {len(space)} parameters")
        return tuple(cells)
    return (cells,) * len(space)


@record
class Size:
    """Size of a model: largest number of cells of each parameter, rank, and regularization."""

    cells: tuple[int, ...]
    rank: int
    regularization: float

    @property
    def n_elements(self) -> int:
        """Largest number of elements of all factors."""
        return self.rank * sum(self.cells)

    def leads_to(self, other: Size) -> bool:
        """Tell whether the fit of another size should start from the tensor of this one.

        It should where ranks are equal and above the first rank, and this penalty is at least as large. At
        the first rank the number of cells is compared, which a start from other cells would bias. Columns
        added to factors of a lower rank end about 4 % farther off than a fit of all columns anew. Factors
        that overfit under a small penalty stay so under a larger one.
        """
        return self.rank == other.rank > _FIRST_RANK and self.regularization >= other.regularization


@record
class RequestedSize:
    """Size that the user requested: numbers, or "auto".

    Raises
    ------
    ValueError
        If a value is another text, the rank is below 1, or the regularization is negative.
    """

    cells: CellCounts
    rank: int | str
    regularization: float | str

    def __post_init__(self) -> None:
        for name in ("cells", "rank", "regularization"):
            value = getattr(self, name)
            if isinstance(value, str) and value != AUTOMATIC:
                raise ValueError(f"{name} {value!r} must be a number or {AUTOMATIC!r}")
        if not isinstance(self.rank, str) and self.rank < 1:
            raise ValueError(f"rank {self.rank} must be at least 1")
        if not isinstance(self.regularization, str) and self.regularization < 0:
            raise ValueError(f"regularization {self.regularization} must not be negative")


@record(eq=False)
class EvaluatedSize:
    """Size with its error on held-out configurations, and the tensor that was completed for it."""

    size: Size
    error: float
    tensor: CompletedTensor


@record(eq=False)
class Judged:
    """Predictions for held-out configurations, by fits without them.

    Attributes
    ----------
    rows : ndarray of bool, (n,)
        Mask of the held-out ones among all configurations.
    times : ndarray of float
        Predicted time of each held-out configuration.
    """

    rows: npt.NDArray[np.bool_]
    times: Floats


Attempt: TypeAlias = Callable[[Size, EvaluatedSize | None, float], EvaluatedSize]
"""Function of a size, a start (or None) and an error to stay below; returns the size with its error."""


def chosen_size(
    space: ParameterSpace, requested: RequestedSize, attempt: Attempt, n_configurations: int
) -> tuple[Size, EvaluatedSize | None]:
    """Return the size of a model, as requested or by a search one property after another, and its attempt.

    The cells are searched first, then the rank, then the regularization; until they are searched, the rank
    is 4 and the regularization 1e-4. Higher ranks, which may help under a smaller penalty, and more cells
    follow, as long as the error falls and factors have no more elements than there are configurations. With
    many configurations (5000) ranks above 16, which take long, are tried only after the regularization, the
    search of ranks ends with the first that is no better, and it is repeated where the size changed. With
    few configurations (under twenty) there is no search: the fewest cells, rank 1, and no attempt.

    Parameters
    ----------
    space : ParameterSpace
    requested : RequestedSize
    attempt : callable
        See `Attempt`.
    n_configurations : int

    Raises
    ------
    ValueError
        As of `chosen_cells`.
    """
    few, search = n_configurations < _FEWEST, _Search(space, attempt, n_configurations)
    number = _CELLS[0] if isinstance(requested.cells, str) else requested.cells
    size = Size(
        chosen_cells(space, number),
        (1 if few else _FIRST_RANK) if isinstance(requested.rank, str) else requested.rank,
        _FIRST_PENALTY if isinstance(requested.regularization, str) else requested.regularization,
    )
    automatic = AUTOMATIC in (requested.cells, requested.rank, requested.regularization)
    if few or not automatic:
        return size, None
    if isinstance(requested.cells, str):
        size = search.best_of(search.cut(size, _CELLS))
    if isinstance(requested.rank, str):
        size = search.best_of(replace(size, rank=rank) for rank in search.first_ranks())
    if isinstance(requested.regularization, str):
        penalties = (replace(size, regularization=penalty) for penalty in _PENALTIES)
        size = search.best_of(penalties)
    size = search.higher(size, requested)
    before = size
    if isinstance(requested.cells, str):
        finer = search.cut(size, (cells for cells in _CELLS if cells > max(size.cells)))
        size = search.best_of([size, *search.small_enough(finer)])
    if search.many and size != before:
        size = search.higher(size, requested)
    return size, search.known[size]


class _Search:
    """Search over sizes, with the attempts so far."""

    def __init__(self, space: ParameterSpace, attempt: Attempt, n_configurations: int) -> None:
        self._space, self._attempt, self._n = space, attempt, n_configurations
        self.known: dict[Size, EvaluatedSize] = {}

    def best_of(self, sizes: Iterable[Size], patience: int = _PATIENCE) -> Size:
        """Return the best of rising sizes; the search stops after `patience` in a row that are no better."""
        best, worse = None, 0
        for each in sizes:
            if each not in self.known:
                self.known[each] = self._attempt(each, self._start_of(each), self._share * self._least_error)
            if best is None or self.known[each].error < self._share * self.known[best].error:
                best, worse = each, 0
            elif (worse := worse + 1) == patience:
                break
        assert best is not None
        return best

    @property
    def _share(self) -> float:
        """Share of the error of another size below which a size counts as better."""
        return 1 - (_WORTH if self.many else 0)

    @property
    def _least_error(self) -> float:
        return min((tried.error for tried in self.known.values()), default=np.inf)

    def _start_of(self, size: Size) -> EvaluatedSize | None:
        """Return the best attempt that a size may start from; None with few configurations."""
        leading = [tried for tried in self.known.values() if self.many and tried.size.leads_to(size)]
        return min(leading, key=lambda tried: tried.error, default=None)

    @property
    def many(self) -> bool:
        """True where attempts may stop early, see `MANY`."""
        return self._n >= MANY

    def first_ranks(self) -> Sequence[int]:
        return [rank for rank in _RANKS if _FIRST_RANK <= rank <= _CHEAP_RANK] if self.many else _RANKS

    def higher(self, size: Size, requested: RequestedSize) -> Size:
        """Return the best of a size and the same size with higher ranks."""
        if not isinstance(requested.rank, str):
            return size
        higher = self.small_enough([replace(size, rank=rank) for rank in _RANKS if rank > size.rank])
        return self.best_of([size, *higher], 1 if self.many else _PATIENCE)

    def cut(self, size: Size, cells: Iterable[int]) -> Iterator[Size]:
        return (replace(size, cells=chosen_cells(self._space, number)) for number in cells)

    def small_enough(self, sizes: Iterable[Size]) -> list[Size]:
        """Return the sizes whose factors have no more elements than there are configurations."""
        return [each for each in sizes if each.n_elements <= self._n]


def held_out(n: int, random_state: np.random.RandomState) -> npt.NDArray[np.bool_]:
    """Return a mask of the random tenth of the configurations by which a size is judged, (n,)."""
    return random_state.permutation(n) < max(1, round(_HELD_OUT * n))
