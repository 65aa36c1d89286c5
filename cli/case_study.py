"""`chainline case-study`: for which part of their cost the measurements of a program would have done."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from ..errors import UsageError
from ..files.output import require_figure
from .parser import Commands
from .shares import parse_shares

_STRATEGIES = ("full", "gpr", "hybrid", "bayesian", "cpf", "random", "grid")
_EXAMPLE = """examples:
  chainline case-study experiment.jsonl --processes p --figure budget.png
  chainline case-study runs.csv --target seconds --features p,n --at p=512,n=50 --budgets 10,50,100 --json"""


def add_case_study(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "case-study",
        help="say for which part of their cost the measurements of a program would have done",
        description="Takes the largest point away, lets strategies choose among the other measurements of "
        "each kernel for a budget, and says which share of the kernels is foretold at the point.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("data", metavar="FILE", help="in one of Extra-P's formats, .csv or .parquet")
    add("--target", metavar="COLUMN", help="the times, of a table")
    add("--features", metavar="A,B,...", help="the parameters, of a table (default: all other columns)")
    add("--kernel", metavar="A,B,...", help="what tells kernels apart, of a table (default: kernel)")
    add("--metric", metavar="NAME", help="the times (default: the only metric, or time or runtime)")
    add("--at", metavar="A=X,B=Y", help="the point to foretell (default: largest in every parameter)")
    add("--processes", metavar="NAME", help="a second costs as much as this parameter (default: 1)")
    add("--above", type=float, default=1.0, metavar="PERCENT", help="of the total, to matter (default 1)")
    add("--strategies", default="full,gpr,cpf", metavar="NAMES", help=f"of {', '.join(_STRATEGIES)}")
    add(
        "--budgets",
        default="5,10,15,20,30,40,50,60,80,100",
        metavar="B,B,...",
        help="in per cent of the cost",
    )
    add("--figure", metavar="FILE.png", help="draw the share within 10 %% by budget")
    add("--workers", type=int, metavar="N", help="processes (default: one for each core)")
    add("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(run=_case_study)


def _case_study(options: argparse.Namespace) -> None:
    # scikit-learn and pandas take seconds to import, which other commands do not need
    from ..models.empirical.acquisition.case_study import case_study, play_all  # noqa: PLC0415
    from ..models.empirical.data.experiments.read import read_any  # noqa: PLC0415
    from ..reports.case_study import case_study_report, case_study_to_json  # noqa: PLC0415

    names = list(dict.fromkeys(options.strategies.split(",")))
    if unknown := [name for name in names if name not in _STRATEGIES]:
        raise UsageError(f"--strategies: {unknown[0]!r} is none of {', '.join(_STRATEGIES)}")
    budgets = parse_shares("budgets", options.budgets)
    if options.figure:
        require_figure(options.figure, (options.data,))
    features, kernels = (given.split(",") if given else None for given in (options.features, options.kernel))
    series = read_any(Path(options.data), options.target, features, kernels)
    at = _point(options.at) if options.at else None
    study = case_study(series, options.metric, at, options.processes, options.above / 100, options.data)
    outcomes = play_all(study, names, budgets, options.workers)
    document = case_study_to_json(study, outcomes)
    if options.figure:
        from ..reports.figures.case_study import draw_case_study  # noqa: PLC0415

        draw_case_study(document, Path(options.figure))
    if options.json:
        print(json.dumps(document, indent=2))
    else:
        case_study_report(document)


def _point(text: str) -> dict[str, float]:
    parts: Sequence[tuple[str, str, str]] = [part.partition("=") for part in text.split(",")]
    try:
        return {name: float(value) for name, _, value in parts}
    except ValueError:
        raise UsageError(f"--at {text}: give a value of each parameter, such as p=512,n=50") from None
