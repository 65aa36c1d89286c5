"""`chainline compare`: how far two formulas agree."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import UsageError
from .parser import Commands
from .settings import parse_settings

if TYPE_CHECKING:
    from ..models.empirical.parameter_space import ParameterSpace
    from ..models.pmnf.formula import Formula

_EXAMPLE = """examples:
  chainline compare '3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y' '5*x + 0.5*x^2 + 3*y + y^2'
  chainline compare 'n log2(n)' law.json --space space.toml --json
  chainline compare law.json::main law.json::solve                # two kernels of one file
  chainline compare -- '-2*x + x^2' 'x^2'                         # a formula that begins with a sign
  chainline compare smg-3d influence.model --set alpha=1e-6 --set beta=1e-8 --set f=1e-9"""
_SHOWN = 40


def add_compare(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "compare",
        help="say how far two formulas agree, in their terms and in their values",
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
    add("--space", metavar="FILE.toml", help="kind, range and spacing of each parameter")
    add("--points", type=int, metavar="N", help="values of a parameter at most (default 100, or fewer)")
    add("--json", action="store_true", help="print JSON instead of tables")
    parser.set_defaults(run=_compare)


def _compare(options: argparse.Namespace) -> None:
    # scikit-learn and pandas take a second to import, which other commands do not need
    from ..models.empirical.space_file import read_space  # noqa: PLC0415
    from ..models.formulas.compared import compare_formulas  # noqa: PLC0415
    from ..models.formulas.space_points import space_grid, used_parameters  # noqa: PLC0415
    from ..models.multigrid.by_name import SMG  # noqa: PLC0415
    from ..reports.compare import compare_report, compare_to_json  # noqa: PLC0415

    settings = parse_settings(options.set)
    if settings and not {options.first, options.second} & set(SMG):
        raise UsageError(f"--set: constants are those of {', '.join(SMG)}; compare one, or leave it out")
    if options.points is not None and options.space is None:
        raise UsageError("--points: there are points in a --space only; give one")
    if options.points is not None and options.points < 2:
        raise UsageError(f"--points {options.points}: must be at least 2, the ends of each range")
    space = read_space(options.space) if options.space else None
    first = _formula(options.first, "first", space, settings)
    second = _formula(options.second, "second", space, settings)
    grid = space_grid(space, used_parameters(first, second), options.points) if space else None
    found = compare_formulas(first, second, grid)
    if options.json:
        print(json.dumps(compare_to_json(found), indent=2))
    else:
        compare_report(found)


def _formula(text: str, which: str, space: ParameterSpace | None, settings: Mapping[str, Any]) -> Formula:
    from ..models.formulas.grammar import read_formula  # noqa: PLC0415
    from ..models.formulas.stored_formula import is_stored, stored_formula  # noqa: PLC0415
    from ..models.multigrid.by_name import (  # noqa: PLC0415
        SMG,
        SMG_CONSTANTS,
        positive_constants,
        smg_formula,
    )

    if re.fullmatch(r"smg-\d+d", text) and text not in SMG:
        raise UsageError(f"{which} formula {text!r}: no such model; choose from {', '.join(SMG)}")
    if text in SMG:
        return smg_formula(text, positive_constants(text, SMG_CONSTANTS, settings))
    if is_stored(text):
        return stored_formula(text)
    try:
        return read_formula(text, space.names if space else None)
    except UsageError as error:
        shown = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
        raise UsageError(f"{which} formula {shown!r}: {error}") from None
