"""`chainline compare-formulas`: how far two formulas agree."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...errors import UsageError
from ..json_output import print_json
from ..options.settings import parse_settings
from ..options.shared import add_json
from ..parser import Commands

if TYPE_CHECKING:
    from ...models.empirical.formulas.formula import Formula
    from ...models.empirical.formulas.grid_file import GridSource

_EXAMPLE = """examples:
  chainline compare-formulas '3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y' '5*x + 0.5*x^2 + 3*y + y^2'
  chainline compare-formulas 'n log2(n)' law.json --space space.toml --json
  chainline compare-formulas 'cells*post' '2*cells' --space samples/options/solver.toml
  chainline compare-formulas law.json::main law.json::solve                # two kernels of one file
  chainline compare-formulas -- '-2*x + x^2' 'x^2'                         # a formula that begins with a sign
  chainline compare-formulas smg-3d influence.model --set alpha=1e-6 --set beta=1e-8 --set f=1e-9"""


def add_compare_formulas(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "compare-formulas",
        description="Score the terms that two formulas share and lack; with a space, measure how far their "
        "values differ over it as well, and weigh the scores by what the terms matter there. The first "
        "formula is the reference. log is the natural logarithm. smg-1d, smg-2d and smg-3d are the seconds "
        "of SMG2000 over px, py, pz and nx, expanded; one process sends as well there, other than in "
        "`chainline fit --analytical smg-3d`.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    what = "a formula, smg-1d, smg-2d or smg-3d, or a file of `chainline fit` --model pmnf or influence, "
    what += "::KERNEL after it where it has several"
    add("first", metavar="FORMULA", help=what)
    add("second", metavar="FORMULA", help="the same")
    constants = "constants of smg-*: alpha seconds per message, beta per double that is sent, f per operation"
    add("--set", action="append", default=[], metavar="NAME=VALUE", help=constants)
    space = "kind, range and spacing of each parameter in [parameters] (as for `chainline fit`), or a "
    space += "variability model of [numeric] and [binary] options (as for `chainline sample`): its valid "
    space += "configurations, binary options as 0 and 1"
    add("--space", metavar="FILE.toml", help=space)
    points = "values of a parameter at most (default 100, or fewer; of a numeric option all)"
    add("--points", type=int, metavar="N", help=points)
    add_json(parser, "tables")
    parser.missing_hint = "; formulas that begin with - follow a --"
    parser.set_defaults(run=_compare)


def _compare(options: argparse.Namespace) -> None:
    # scikit-learn and pandas take a second to import, which other commands do not need
    from ...models.empirical.analytical.multigrid.by_name import SMG  # noqa: PLC0415
    from ...models.empirical.formulas.compared import compare_formulas  # noqa: PLC0415
    from ...models.empirical.formulas.grid_file import read_grid_file  # noqa: PLC0415
    from ...models.empirical.formulas.space_points import affordable_points, used_parameters  # noqa: PLC0415
    from ...reports.compare import compare_report, compare_to_json  # noqa: PLC0415

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
        print_json(compare_to_json(found))
    else:
        compare_report(found)


def _formula(text: str, which: str, space: GridSource | None, settings: Mapping[str, Any]) -> Formula:
    from ...models.empirical.analytical.multigrid.by_name import (  # noqa: PLC0415
        SMG,
        SMG_CONSTANTS,
        positive_constants,
        smg_formula,
    )
    from ...models.empirical.fitting.stored_formula import is_stored, stored_formula  # noqa: PLC0415
    from ...models.empirical.formulas.grammar import read_formula  # noqa: PLC0415
    from ...models.empirical.formulas.shortened import shortened  # noqa: PLC0415

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
