"""Applications that Hutter and Solomonik measured: their files, parameters and extrapolations.

`applications.toml` holds the table. The files are those of github.com/huttered40/app_ed, which the user
fetches.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .....errors import UsageError, argument
from .....files.toml_schema import Table, read_tables
from .....records import record
from ...data.parameter_space import ParameterSpace, space_of
from .plan import problem_request
from .published_data import APPLICATIONS, DATA_VARIABLE, REPOSITORY
from .trial import Work, setting_text

_FILE = Path(__file__).with_name("applications.toml")
_CLONE = "app_ed"
_PENALTY = 1e-5
"""Regularization of every script of the paper."""


def _remedy() -> str:
    return (
        f"run `git clone https://{REPOSITORY}` and name its folder by {argument('data')} or {DATA_VARIABLE}"
    )


@record
class Extrapolation:
    """Test beyond the range learned from (Fig. 8).

    Attributes
    ----------
    name : str
    parameters : tuple of str
        Parameters that are extrapolated.
    above : float
        Least value of each of them in the test.
    below : tuple of float
        Limits below which all of them lie in a training set.
    """

    name: str
    parameters: tuple[str, ...]
    above: float
    below: tuple[float, ...]


@record
class Application:
    """One application of the paper.

    Attributes
    ----------
    name, title : str
    train, test : str
        Files below the folder of the data.
    target : str
        Column of the times.
    space : ParameterSpace
    published_cells : tuple of int
        Cells of each parameter in the largest model of the paper's scripts.
    published_rank, published_rows : int
        Its rank, and the configurations that it learned from.
    matrix_rows : str
        Parameter of the rows of the matrix whose singular values are drawn (Fig. 1); "" for none.
    matrix_cells : int
        Most cells of each parameter of this matrix.
    beyond : tuple of Extrapolation
    """

    name: str
    title: str
    train: str
    test: str
    target: str
    space: ParameterSpace
    published_cells: tuple[int, ...]
    published_rank: int
    published_rows: int
    matrix_rows: str
    matrix_cells: int
    beyond: tuple[Extrapolation, ...]

    def files(self, folder: Path) -> tuple[str, str]:
        """Return the files to learn from and to predict.

        Raises
        ------
        UsageError
            If one is missing: with what to fetch.
        """
        for name in (self.train, self.test):
            if not (folder / name).is_file():
                raise UsageError(f"{folder}: holds no {name}; {_remedy()}")
        return str(folder / self.train), str(folder / self.test)

    def request(self, folder: Path, extrapolation: Extrapolation | None = None) -> dict[str, Any]:
        """Return the request from which `read_problem` reads the tables, within the range or beyond it."""
        train, test = self.files(folder)
        beyond, above = (extrapolation.parameters, extrapolation.above) if extrapolation else ((), None)
        return problem_request(train, test, self.target, self.space, beyond, above)

    def published(self) -> Work:
        """Return the fit of the published model at its published size."""
        cells = dict(zip(self.space.names, self.published_cells, strict=True))
        setting = {"cells": cells, "rank": self.published_rank, "regularization": _PENALTY}
        return Work("cpr-cells", setting_text(setting), self.published_rows)


def data_folder(given: str | None) -> Path:
    """Return the folder that holds the repository of the data.

    Parameters
    ----------
    given : str or None
        Folder of the repository, or one that holds it as `app_ed`; None takes that of `CHAINLINE_DATA`.

    Raises
    ------
    UsageError
        If there is no folder.
    """
    name = given or os.environ.get(DATA_VARIABLE, "")
    if not name:
        raise UsageError(f"{argument('data')}: {DATA_VARIABLE} is not set; {_remedy()}")
    folder = Path(name)
    return folder / _CLONE if (folder / _CLONE).is_dir() else folder


@cache
def applications() -> Mapping[str, Application]:
    """Return the applications by name, in the order of the paper's Section 6.0.2.

    Examples
    --------
    >>> list(applications())
    ['gemm', 'qr', 'broadcast', 'exafmm', 'amg', 'kripke']
    >>> [each.name for each in applications()["broadcast"].beyond]
    ['nodes', 'message']
    """
    return {name: _application(name, values) for name, values in read_tables(_FILE).items()}


def _application(name: str, values: Mapping[str, Any]) -> Application:
    place = f"{_FILE.name}: {name}"
    table = Table({key: value for key, value in values.items() if key != "parameters"}, place, "")
    published = table.table("published")
    matrix = table.table("matrix") if table.has("matrix") else None
    found = Application(
        name=name,
        title=APPLICATIONS[name],
        train=table.text("train"),
        test=table.text("test"),
        target=table.text("target"),
        space=space_of({"parameters": values["parameters"]}, place),
        published_cells=tuple(int(each) for each in published.values("cells")),
        published_rank=published.integer("rank"),
        published_rows=published.integer("rows"),
        matrix_rows=matrix.text("rows") if matrix else "",
        matrix_cells=matrix.integer("cells") if matrix else 0,
        beyond=tuple(_extrapolations(table.table("beyond"))) if table.has("beyond") else (),
    )
    for part in (table, published, *([matrix] if matrix else [])):
        part.close()
    return found


def _extrapolations(table: Table) -> Iterator[Extrapolation]:
    for name in table.names():
        part = table.table(name)
        below = tuple(float(each) for each in part.values("below"))
        yield Extrapolation(name, part.texts("parameters"), part.number("above"), below)
        part.close()
