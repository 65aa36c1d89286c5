"""Files with the values of parameters: parameter spaces, and variability models."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from ....errors import UsageError
from ....files.toml_schema import read_tables
from ..data.parameter_space import ParameterSpace
from ..data.space_file import space_of
from ..data.variability.model import VariabilityModel
from ..data.variability.toml_file import model_of
from .space_points import MOST_POINTS, Grid, space_grid
from .valid_points import model_grid

_OF_MODELS = ("numeric", "binary")


@dataclass(frozen=True, slots=True)
class GridSource:
    """Values of parameters from a file.

    Attributes
    ----------
    path : str
    content : ParameterSpace or VariabilityModel
    """

    path: str
    content: ParameterSpace | VariabilityModel

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all parameters or options."""
        return self.content.names if isinstance(self.content, ParameterSpace) else self.content.columns

    def grid(self, names: Collection[str], most: int | None = None, most_points: int = MOST_POINTS) -> Grid:
        """Return a grid over some parameters, see `space_grid` and `model_grid`.

        Parameters
        ----------
        names : collection of str
            Parameters of the grid.
        most : int or None
            Largest number of values of a parameter.
        most_points : int
            Largest number of points.

        Raises
        ------
        UsageError
            If the grid cannot be made; the message names the file.
        """
        try:
            if isinstance(self.content, ParameterSpace):
                return space_grid(self.content, names, most, most_points)
            return model_grid(self.content, names, most, most_points)
        except UsageError as error:
            raise UsageError(f"{self.path}: {error}") from None


def read_grid_file(path: str) -> GridSource:
    """Read a parameter space or a variability model from a TOML file.

    Raises
    ------
    UsageError
        If the file cannot be read, or has neither `[parameters]` nor `[numeric]` or `[binary]`, or both.
    """
    tables = read_tables(Path(path))
    of_model = any(name in tables for name in _OF_MODELS)
    if of_model == ("parameters" in tables):
        found = "both" if of_model else "neither"
        words = "[parameters], as of a parameter space, and [numeric] or [binary], as of a variability model"
        raise UsageError(f"{path}: has {found} of {words}; give the one or the other")
    return GridSource(path, model_of(tables, Path(path)) if of_model else space_of(tables, path))
