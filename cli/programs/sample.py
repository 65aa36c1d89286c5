"""`chainline sample`: which configurations to measure."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import UsageError
from ...files.output import has_columns, require_output, write_output
from ..json_output import print_json
from ..messages import say
from ..options.shared import add_json
from ..parser import Commands

if TYPE_CHECKING:
    from ...models.empirical.data.variability.model import VariabilityModel
    from ...models.empirical.designs.design import Design

_EXAMPLE = """examples:
  chainline sample solver.toml
  chainline sample solver.toml --binary pair-wise --numeric plackett-burman --levels 5 --runs 25 -o todo.csv
  chainline sample model.xml --binary random --numeric random --count 50 --seed 1 --json

designs of binary options: all, option-wise, pair-wise, t-wise (--strength), negative-option-wise,
random (--count).
designs of numeric options: full-factorial, plackett-burman (--levels, --runs),
box-behnken (3 options or more), central-composite-inscribed, central-composite-circumscribed,
central-composite-face-centred, latin-hypercube (--count), sobol (--count), random (--count).
Each selection of binary options comes with each point of the numeric design; random for both draws whole
configurations, each valid one equally likely. Where selections of binary options are too many to list, and
few of all assignments are valid, they are drawn option by option: not all equally likely, as a note says.
Comparisons that divide by zero do not hold."""


def add_sample(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "sample",
        description="Sampling designs over the configurations that a variability model allows.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("model", metavar="MODEL", help="a variability model: .toml, or .xml of SPL Conqueror")
    add("--binary", metavar="DESIGN", help="of binary options (default: option-wise)")
    add("--numeric", metavar="DESIGN", help="of numeric options (default: plackett-burman)")
    add("--levels", type=int, metavar="L", help="levels of plackett-burman: 2, 3, 5 or 7")
    add("--runs", type=int, metavar="N", help="runs of plackett-burman, such as 9, 27 or 81 of 3 levels")
    add("--count", type=int, metavar="N", help="how many to draw, of each design that draws")
    add("--seed", type=int, metavar="S", help="what is drawn (default: 0)")
    add("--strength", type=int, metavar="T", help="options at once, of t-wise")
    add("-o", "--output", metavar="FILE.csv", help="write the configurations there")
    add_json(parser)
    parser.set_defaults(run=_sample)


def _sample(options: argparse.Namespace) -> None:
    # pandas and scipy take a second to import, which other commands do not need
    from ...models.empirical.data.variability.read import read_model  # noqa: PLC0415
    from ...models.empirical.designs.by_name import Settings, make_design  # noqa: PLC0415

    model = read_model(Path(options.model))
    path = None
    if options.output is not None:
        path = require_output(options.output, (options.model,), has_columns(model.columns))
    binary = options.binary or ("option-wise" if model.binary else None)
    numeric = options.numeric or ("plackett-burman" if model.numeric else None)
    settings = Settings(options.levels, options.runs, options.count, options.seed, options.strength)
    try:
        design = make_design(model, binary, numeric, settings)
    except UsageError as error:
        raise UsageError(f"{options.model}: {error}") from None
    if path:
        # before any note: an error is one line, alone
        _write(design, path)
    for note in design.notes:
        say(note)
    if options.output:
        say(f"{len(design.configurations)} configurations in {options.output}")
    if options.json:
        print_json(_document(model, design))
    elif not options.output:
        design.configurations.to_csv(sys.stdout, index=False)


def _write(design: Design, path: Path) -> None:
    write_output(path, design.configurations.to_csv(index=False).encode())


def _document(model: VariabilityModel, design: Design) -> dict[str, Any]:
    return {
        "model": model.name,
        "design": design.name,
        "binary": list(model.binary_names),
        "numeric": list(model.numeric_names),
        "n": len(design.configurations),
        "configurations": design.configurations.to_dict("records"),
        "notes": list(design.notes),
        "aliased": [list(pair) for pair in design.aliased],
    }
