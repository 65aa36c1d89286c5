"""Agreement of two formulas: `compare_formulas`."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import UsageError, argument, setting
from ..models.empirical.analytical.multigrid.expanded import (
    SMG,
    SMG_CONSTANTS,
    positive_constants,
    smg_formula,
)
from ..models.empirical.expressions import shortened
from ..models.empirical.fitting.stored import is_stored, stored_formula
from ..models.empirical.formulas.comparison import Compared
from ..models.empirical.formulas.comparison import compare_formulas as compared
from ..models.empirical.formulas.formula import Formula
from ..models.empirical.formulas.grammar import read_formula
from ..models.empirical.formulas.space_points import (
    GridSource,
    affordable_points,
    read_grid_file,
    used_parameters,
)
from ..records import record
from ..reports.formula_comparison import compared_formulas_to_json
from .request.programs import COMPARE_FORMULAS
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
class FormulaComparison(Shown):
    """Agreement of two formulas, in their terms and their values.

    Attributes
    ----------
    compared : Compared
        Scores of the terms, and differences of the values at the points of a space.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.compare_formulas("3*x + y", "2*x + y").to_frame()["score"].round(3).tolist()
    [1.667, 2.0]
    """

    compared: Compared

    @property
    def caption(self) -> str:
        """The formulas, and the score of their terms."""
        found = self.compared
        return f"{found.first.text()} beside {found.second.text()}: {found.syntactic.score:.4g}"

    def to_json(self) -> dict[str, Any]:
        """Return the comparison by the keys of `chainline compare-formulas --json`."""
        return compared_formulas_to_json(self.compared)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each class of terms, with its score."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(self.to_json()["classes"])


@COMPARE_FORMULAS.checks
def compare_formulas(
    first: str,
    second: str,
    *,
    settings: Mapping[str, Any] | None = None,
    space: str | os.PathLike[str] | None = None,
    points: int | None = None,
) -> FormulaComparison:
    """Return the agreement of two formulas: which terms they share and lack, and how far their values differ.

    Parameters
    ----------
    first, second : str
        A formula, of which the first is the reference; smg-1d, smg-2d or smg-3d, the expanded times of
        SMG2000; or a file of a scaling law or an influence model, followed by ``::KERNEL`` where it holds
        several.
    settings : mapping, optional
        Constants of the smg models: alpha seconds per message, beta per double that is sent, f per operation.
    space : path, optional
        Parameters with their ranges, or a variability model: where values are compared, and terms weighted.
    points : int, optional
        Most values of a parameter.

    Raises
    ------
    UsageError
        If a formula, the space or a constant is wrong, or a formula has no value at a point.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.compare_formulas("3*x + y", "3*x + y").to_json()["score"]  # two for each term
    4.0
    """
    settings = settings or {}
    if settings and not {first, second} & set(SMG):
        raise UsageError(
            f"{setting()}: constants are those of {', '.join(SMG)}; compare one, or leave it out"
        )
    if points is not None and space is None:
        raise UsageError(f"{argument('points')}: there are points in a {argument('space')} only; give one")
    if points is not None and points < 2:
        raise UsageError(f"{argument('points')} {points}: must be at least 2, the ends of each range")
    source = None if space is None else read_grid_file(os.fspath(space))
    one, other = (
        _formula(text, which, source, settings) for text, which in ((first, "first"), (second, "second"))
    )
    names, affordable = used_parameters(one, other), affordable_points(one, other)
    return FormulaComparison(compared(one, other, source.grid(names, points, affordable) if source else None))


def _formula(text: str, which: str, space: GridSource | None, settings: Mapping[str, Any]) -> Formula:
    if re.fullmatch(r"smg-\d+d", text) and text not in SMG:
        raise UsageError(f"{which} formula {shortened(text)!r}: no such model; choose from {', '.join(SMG)}")
    if text in SMG:
        return smg_formula(text, positive_constants(text, SMG_CONSTANTS, settings))
    if is_stored(text):
        return stored_formula(text)
    try:
        return read_formula(text, space.names if space else None)
    except UsageError as error:
        raise UsageError(f"{which} formula {shortened(text)!r}: {error}") from None
