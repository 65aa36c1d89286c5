"""`chainline study models`: how well classes of models predict a program, by what they learn from."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ...errors import UsageError
from ...files.output import require_not_read
from ...models.empirical.fitting.registry import COMPARED
from ..json_output import print_json
from ..messages import warn
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.ranges import parse_numbers, parse_whole_numbers
from ..options.shared import add_columns, add_json, add_seed, add_workers, require_positive
from ..parser import Commands

if TYPE_CHECKING:
    from ...models.empirical.evaluation.studies.trial import Trial

_EXAMPLE = """examples:
  chainline study models train.csv test.csv --target seconds --features m,n,k -o trials.csv \\
      --figures figures
  chainline study models train.csv test.csv --target seconds --models cpr,et,knn --most 8192 -o t.csv --json
  chainline study models train.csv test.csv --target seconds --beyond m --above 2048 --below 512,1024,2048 \\
      --sizes 4096 -o beyond.csv --figures figures"""


def add_models(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "models",
        description="Fit every class of models over its ranges of parameters to more and more of TRAIN.csv, "
        "predict TEST.csv, and draw the counterparts of Figs 3 to 8 of Hutter and Solomonik. Hours for large "
        "tables; killed and started again it goes on where it stopped.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("train", metavar="TRAIN.csv", help="header, then a line for each measured configuration")
    add("test", metavar="TEST.csv", help="the same columns")
    add_columns(parser, required=True)
    add("--space", metavar="FILE.toml", help="kind, range and spacing of each parameter (inferred)")
    add("--models", metavar="NAMES", help=f"of {', '.join(COMPARED)} (all)")
    add("--only", metavar="A=X,B=Y", help="settings with these parameters (default: all of the plan)")
    add("--most", type=int, metavar="N", help="configurations to learn from at most (default: all)")
    add("--sizes", metavar="N,N,...", help="configurations to learn from, in place of 256, 512, ...")
    add("--limit", type=float, default=1000.0, metavar="SECONDS", help="for a fit (default 1000)")
    add_workers(parser, 1)
    add("--beyond", metavar="A,B,...", help="parameters that are extrapolated")
    add("--above", type=float, metavar="VALUE", help="test where all of them are at least this")
    add("--below", metavar="V,V,...", help="learn where all of them are below each of these in turn")
    add_seed(parser)
    add("-o", "--output", required=True, metavar="TRIALS.csv", help="every fit, a line; appended to")
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run=_study)


def _study(options: argparse.Namespace) -> None:
    # scikit-learn takes seconds to import, which other commands do not need
    from ...models.empirical.data.parameter_space import infer_space  # noqa: PLC0415
    from ...models.empirical.data.space_file import read_space  # noqa: PLC0415
    from ...models.empirical.data.table_file import read_measurements  # noqa: PLC0415
    from ...models.empirical.evaluation.studies.plan import sizes_up_to  # noqa: PLC0415
    from ...models.empirical.evaluation.studies.problem import problem_request  # noqa: PLC0415
    from ...models.empirical.evaluation.studies.run import Execution, compare_models  # noqa: PLC0415
    from ...reports.comparison import comparison_report, comparison_to_json  # noqa: PLC0415

    require_not_read(options.output, [options.train, options.test, *filter(None, [options.space])])
    models = _some_models(options.models or ",".join(COMPARED))
    require_positive(options, "workers", "most")
    beyond, below = _extrapolation(options)
    space = read_space(options.space) if options.space else None
    features = options.features.split(",") if options.features else (list(space.names) if space else None)
    table = read_measurements(options.train, features, options.target)
    read_measurements(options.test, list(table.features.columns), options.target)
    warn(*table.warnings)
    space = space or infer_space(table.features)
    if unknown := [name for name in beyond if name not in space.names]:
        raise UsageError(f"--beyond {unknown[0]}: no such parameter; they are {', '.join(space.names)}")
    most = min(options.most or len(table.features), len(table.features))
    sizes = sorted(parse_whole_numbers("--sizes", options.sizes)) if options.sizes else sizes_up_to(most)
    problem = problem_request(options.train, options.test, options.target, space, beyond, options.above)
    execution = Execution(options.limit, options.seed, options.workers, _only(options.only))
    trials = compare_models(problem, models, sizes, Path(options.output), execution, _on_trial, below)
    drawn = draw_into(options, partial(_draw, trials, f"{Path(options.train).stem}: {options.target}"))
    if options.json:
        print_json(comparison_to_json(trials, options.output))
    else:
        comparison_report(trials)
    tell_drawn(drawn, options)


def _on_trial(trial: Trial) -> None:
    error = trial.note if trial.mlogq is None else f"MLogQ {trial.mlogq:.4g} ({trial.fit_s:.1f} s)"
    limit = "" if trial.work.below is None else f" below {trial.work.below:g}"
    print(f"{trial.work.model} {trial.work.n_train}{limit} {trial.work.setting}: {error}", file=sys.stderr)


def _some_models(text: str) -> list[str]:
    names = list(dict.fromkeys(text.split(",")))
    for name in names:
        if name not in COMPARED:
            raise UsageError(f"--models: {name!r} is unknown; choose some of {', '.join(COMPARED)}")
    return names


def _extrapolation(options: argparse.Namespace) -> tuple[tuple[str, ...], tuple[float | None, ...]]:
    given = [name for name in ("beyond", "above", "below") if getattr(options, name) is not None]
    if not given:
        return (), (None,)
    if len(given) < 3:
        raise UsageError(f"--{given[0]}: extrapolation needs --beyond, --above and --below together")
    return tuple(options.beyond.split(",")), tuple(parse_numbers("--below", options.below))


def _only(text: str | None) -> dict[str, str]:
    parts = [part.partition("=") for part in text.split(",")] if text else []
    if any(not name or not value for name, _, value in parts):
        raise UsageError(f"--only {text}: give parameters and values, such as level=2,refinements=16")
    return {name: value for name, _, value in parts}


def _draw(trials: list[Trial], title: str, folder: Path) -> list[Path]:
    from ...reports.figures.comparison import draw_comparison  # noqa: PLC0415 - matplotlib is an optional part

    return draw_comparison(trials, title, folder)
