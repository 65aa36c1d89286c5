"""Agreement of two formulas."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import Any

from ....errors import UsageError
from ....models.empirical.analytical.multigrid.by_name import (
    SMG,
    SMG_CONSTANTS,
    positive_constants,
    smg_formula,
)
from ....models.empirical.fitting.stored import is_stored, stored_formula
from ....models.empirical.formulas.comparison import compare_formulas
from ....models.empirical.formulas.formula import Formula
from ....models.empirical.formulas.grammar import read_formula
from ....models.empirical.formulas.grid_file import GridSource, read_grid_file
from ....models.empirical.formulas.space_points import affordable_points, used_parameters
from ....models.empirical.formulas.terms import shortened
from ....reports.formula_comparison import compared_formulas_lines, compared_formulas_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.settings import parse_settings


def run(options: argparse.Namespace) -> None:
    """Run `chainline compare-formulas`."""
    settings = parse_settings(options.set)
    if settings and not {options.first, options.second} & set(SMG):
        raise UsageError(f"--set: constants are those of {', '.join(SMG)}; compare one, or leave it out")
    if options.points is not None and options.space is None:
        raise UsageError("--points: there are points in a --space only; give one")
    if options.points is not None and options.points < 2:
        raise UsageError(f"--points {options.points}: must be at least 2, the ends of each range")
    space = read_grid_file(options.space) if options.space else None
    first = _formula(options.first, "first", space, settings)
    second = _formula(options.second, "second", space, settings)
    names, affordable = used_parameters(first, second), affordable_points(first, second)
    grid = space.grid(names, options.points, affordable) if space else None
    found = compare_formulas(first, second, grid)
    if options.json:
        print_json(compared_formulas_to_json(found))
    else:
        print_lines(compared_formulas_lines(found))


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
