"""Command-line options of `chainline compare-formulas`."""

from __future__ import annotations

from ...options.shared import add_json
from ...parser import Commands

_EXAMPLE = """examples:
  chainline compare-formulas '3*x + 0.4*y + y^2 + 2*log2(x)*y + x*y' '5*x + 0.5*x^2 + 3*y + y^2'
  chainline compare-formulas 'n log2(n)' law.json --space space.toml --json
  chainline compare-formulas 'cells*post' '2*cells' --space samples/options/solver.toml
  chainline compare-formulas law.json::main law.json::solve                # two kernels of one file
  chainline compare-formulas -- '-2*x + x^2' 'x^2'                         # a formula that begins with a sign
  chainline compare-formulas smg-3d influence.model --set alpha=1e-6 --set beta=1e-8 --set f=1e-9"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "compare-formulas",
        description="Score the terms that two formulas share and lack; the first one is the reference. With "
        "--space the difference of their values is reported too, and terms are weighted by their size there. "
        "log is the natural logarithm. smg-1d, smg-2d and smg-3d are the times of SMG2000 over "
        "px, py, pz and "
        "nx, expanded; unlike in `chainline fit --analytical smg-3d` a single process sends messages, too.",
        epilog=_EXAMPLE,
    )
    add = parser.add_argument
    what = "a formula, smg-1d, smg-2d or smg-3d, or a file of `chainline fit` --model pmnf or influence, "
    what += "followed by ::KERNEL where it holds several"
    add("first", metavar="FORMULA", help=what)
    add("second", metavar="FORMULA", help="formula to compare with it, in the same forms")
    constants = "constants of smg-*: alpha seconds per message, beta per double that is sent, f per operation"
    add("--set", action="append", default=[], metavar="NAME=VALUE", help=constants)
    space = "kind, range and spacing of each parameter in [parameters] (as for `chainline fit`), or a "
    space += "variability model of [numeric] and [binary] options (as for `chainline sample`): its valid "
    space += "configurations, binary options as 0 and 1"
    add("--space", metavar="FILE.toml", help=space)
    points = "most values of a parameter (default 100, or fewer; all of a numeric option)"
    add("--points", type=int, metavar="N", help=points)
    add_json(parser, "tables")
    parser.missing_hint = "; formulas that begin with - follow a --"
    parser.set_defaults(run="chainline.cli.programs.compare_formulas.run:run")
