"""`chainline study case-study`: for which part of their cost measurements would have done."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...models.empirical.acquisition.registry import REPLAYED
from ..json_output import print_json
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.ranges import parse_shares
from ..options.shared import (
    add_columns,
    add_json,
    add_kernel,
    add_variability,
    add_workers,
    column_names,
    variability_file,
)
from ..parser import Commands
from ..progress import done, stage

_EXAMPLE = """examples:
  chainline study case-study experiment.jsonl --processes p --figures figures
  chainline study case-study runs.csv --target seconds --features p,n --at p=512,n=50 \\
      --budgets 10,50,100 --json"""


def add_case_study(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "case-study",
        description="Takes the largest point away, lets strategies choose among the other measurements of "
        "each kernel for a budget, and says which share of the kernels is predicted at the point.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="in one of Extra-P's formats, .csv or .parquet; see --options")
    add_columns(parser)
    add_kernel(parser)
    add_variability(parser)
    add("--metric", metavar="NAME", help="the times (default: the only metric, or time or runtime)")
    add("--at", metavar="A=X,B=Y", help="the point to foretell (default: largest in every parameter)")
    add("--processes", metavar="NAME", help="a second costs as much as this parameter (default: 1)")
    add("--above", type=float, default=1.0, metavar="PERCENT", help="of the total, to matter (default 1)")
    add("--strategies", default="full,gpr,cpf", metavar="NAMES", help=f"of {', '.join(REPLAYED)}")
    add(
        "--budgets",
        default="5,10,15,20,30,40,50,60,80,100",
        metavar="B,B,...",
        help="in per cent of the cost",
    )
    add_figures(parser, "draw the share within 10 %% by budget")
    add_workers(parser, None)
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run=_case_study)


def _case_study(options: argparse.Namespace) -> None:
    stage(f"reading {options.data}", quiet=True)
    # scikit-learn and pandas take seconds to import, which other commands do not need
    from ...models.empirical.acquisition.case_study import case_study, replay_all  # noqa: PLC0415
    from ...models.empirical.data.experiments.read import read_any  # noqa: PLC0415
    from ...reports.case_study import case_study_report, case_study_to_json  # noqa: PLC0415

    names = list(dict.fromkeys(options.strategies.split(",")))
    if unknown := [name for name in names if name not in REPLAYED]:
        raise UsageError(f"--strategies: {unknown[0]!r} is none of {', '.join(REPLAYED)}")
    budgets = parse_shares("--budgets", options.budgets)
    features, kernels = column_names(options.features), column_names(options.kernel)
    series = read_any(Path(options.data), options.target, features, kernels, variability_file(options))
    at = _point(options.at) if options.at else None
    study = case_study(series, options.metric, at, options.processes, options.above / 100, options.data)
    n_kernels = len(study.pools)

    def told(n_done: int) -> None:
        stage(f"playing {len(names)} strategies: {n_done} of {n_kernels} kernels done", quiet=True)

    outcomes = replay_all(study, names, budgets, options.workers, told)
    done()
    document = case_study_to_json(study, outcomes)
    drawn = draw_into(options, partial(_draw, document, Path(options.data).stem))
    if options.json:
        print_json(document)
    else:
        case_study_report(document)
    tell_drawn(drawn, options)


def _draw(document: Mapping[str, Any], name: str, folder: Path) -> list[Path]:
    from ...reports.figures.case_study import draw_case_study  # noqa: PLC0415 - matplotlib is an optional part

    return [draw_case_study(document, folder / f"case-study-{name}.png")]


def _point(text: str) -> dict[str, float]:
    parts: Sequence[tuple[str, str, str]] = [part.partition("=") for part in text.split(",")]
    try:
        return {name: float(value) for name, _, value in parts}
    except ValueError:
        raise UsageError(f"--at {text}: give a value of each parameter, such as p=512,n=50") from None
