"""How many cells, which rank and penalty: given, or what predicts configurations held out best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ...data.parameter_space import ParameterSpace

CellCounts: TypeAlias = int | str | Mapping[str, int] | Sequence[int]

AUTOMATIC = "auto"
_FEWEST, _HELD_OUT, _PATIENCE = 20, 0.1, 2
_FIRST_RANK, _FIRST_PENALTY = 4, 1e-4
_CELLS, _RANKS = (4, 8, 16, 32, 64, 128), (1, 2, 4, 8, 16, 32, 64)
_PENALTIES = (1e-3, 1e-4, 1e-5, 1e-6)
"""What is tried, each rising, or from smooth to rough."""


def chosen_cells(space: ParameterSpace, cells: int | Mapping[str, int] | Sequence[int]) -> tuple[int, ...]:
    """Return the cells of each parameter at most, as a person gave them.

    Raises
    ------
    ValueError
        If a name is unknown, one is missing, or the numbers are not one for each parameter.
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


@dataclass(frozen=True, slots=True)
class Size:
    """What was chosen: cells of each parameter at most, rank, and regularization."""

    cells: tuple[int, ...]
    rank: int
    regularization: float

    @property
    def n_elements(self) -> int:
        """Elements of all factors at most."""
        return self.rank * sum(self.cells)


@dataclass(frozen=True, slots=True)
class RequestedSize:
    """What a person asked for: numbers, or "auto".

    Raises
    ------
    ValueError
        If one is neither, or out of its range.
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


def chosen_size(
    space: ParameterSpace,
    requested: RequestedSize,
    error: Callable[[Size], float],
    n_configurations: int,
) -> Size:
    """Return the size of a model: as wished, or one by one what makes the error least.

    First the cells are tried, then the rank, then the regularization, while those to come are 4 and
    1e-4; then higher ranks, which a small penalty lets pay, and more cells, as long as that helps, and
    factors have no more elements than there are configurations. With few configurations (under twenty)
    nothing is tried: the fewest cells, rank 1.

    Parameters
    ----------
    space : ParameterSpace
    requested : RequestedSize
    error : callable
        Error of a size on configurations that it does not learn from.
    n_configurations : int
    """
    few = n_configurations < _FEWEST
    number = _CELLS[0] if isinstance(requested.cells, str) else requested.cells
    size = Size(
        chosen_cells(space, number),
        (1 if few else _FIRST_RANK) if isinstance(requested.rank, str) else requested.rank,
        _FIRST_PENALTY if isinstance(requested.regularization, str) else requested.regularization,
    )
    if few:
        return size
    known: dict[Size, float] = {}

    def best_of(sizes: Iterable[Size]) -> Size:
        """Return the best of rising sizes, those left out behind two in a row that are no better."""
        best, worse = None, 0
        for each in sizes:
            found = known[each] if each in known else known.setdefault(each, error(each))
            if best is None or found < known[best]:
                best, worse = each, 0
            elif (worse := worse + 1) == _PATIENCE:
                break
        assert best is not None
        return best

    def cut(sizes: Iterable[int]) -> Iterator[Size]:
        return (replace(size, cells=chosen_cells(space, cells)) for cells in sizes)

    if isinstance(requested.cells, str):
        size = best_of(cut(_CELLS))
    if isinstance(requested.rank, str):
        size = best_of(replace(size, rank=rank) for rank in _RANKS)
    if isinstance(requested.regularization, str):
        size = best_of(replace(size, regularization=penalty) for penalty in _PENALTIES)
    if isinstance(requested.rank, str):
        higher = (replace(size, rank=rank) for rank in _RANKS if rank > size.rank)
        size = best_of([size, *(each for each in higher if each.n_elements <= n_configurations)])
    if isinstance(requested.cells, str):
        finer = cut(cells for cells in _CELLS if cells > max(size.cells))
        size = best_of([size, *(each for each in finer if each.n_elements <= n_configurations)])
    return size


def held_out(n: int, random_state: np.random.RandomState) -> npt.NDArray[np.bool_]:
    """Tell which tenth of the configurations a size is judged by, (n,)."""
    return random_state.permutation(n) < max(1, round(_HELD_OUT * n))
