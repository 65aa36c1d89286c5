"""Commands `chainline study KIND`: comparisons of models and strategies, which resume when run again."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..api.request.paper_studies import STUDY_APPLICATIONS, STUDY_PAPER
from ..api.request.studies import CASE_STUDY, LEARNING_CURVE, STUDY_MODELS, STUDY_STRATEGIES
from ..errors import UsageError
from .catalogue import adder_of, study_kinds
from .messages import stage
from .output_files import add_figures, draw_into, tell_drawn
from .parser import Commands, Parser, did_you_mean
from .request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ..api.study.application_studies import ApplicationStudy
    from ..api.study.learning_curves import LearningCurve
    from ..api.study.model_comparison import ModelComparison
    from ..api.study.strategy_comparison import CaseStudyReplay, StrategyComparison


def add_parser(commands: Commands, arguments: Sequence[str] = ()) -> None:
    """Add the kind that arguments name, none where help is asked for."""
    kinds = study_kinds()
    listed = "\n".join(f"  {kind:15} {what}" for kind, what in kinds.items())
    parser = commands.add_parser(
        "study",
        description="Compare models and strategies by experiments, which resume when they are run again.",
        usage="chainline study KIND ...",
        epilog=f"kinds:\n{listed}\n\n`chainline study KIND --help` shows the options of one.",
    )
    added = parser.add_subparsers(
        dest="kind",
        required=True,
        metavar="KIND",
        parser_class=Parser,
        prog="chainline study",
        help="what is compared: a kind below",
    )
    named = _named_kind(arguments, list(kinds))
    if named:
        adder_of(f"study {named}")(added)


def _named_kind(arguments: Sequence[str], kinds: list[str]) -> str | None:
    """Return the kind that is named first, None where help is asked for; UsageError for any other word."""
    if not arguments or arguments[0] in ("-h", "--help"):
        return None
    word = arguments[0]
    if word in kinds:
        return word
    if near := did_you_mean(word, kinds):
        raise UsageError(f"study {word}: no such kind{near} (see chainline study --help)")
    raise UsageError(
        f"study {word}: give a kind first, {', '.join(kinds)}; what was `chainline study` is now "
        "`chainline study models`"
    )


_MODELS_EXAMPLE = """examples:
  chainline study models train.csv test.csv --target seconds --features m,n,k -o trials.csv \\
      --figures figures
  chainline study models train.csv test.csv --target seconds --models cpr,et,knn --most 8192 -o t.csv --json
  chainline study models train.csv test.csv --target seconds --beyond m --above 2048 --below 512,1024,2048 \\
      --sizes 4096 -o beyond.csv --figures figures"""


def add_models(commands: Commands) -> None:
    """Add `chainline study models` to the parser."""
    parser = commands.add_parser(
        "models",
        description="Fit every class of models over its ranges of parameters to more and more of TRAIN.csv, "
        "predict TEST.csv, and draw the counterparts of Figs 3 to 8 of Hutter and Solomonik. Takes hours for "
        "large tables; a run that was stopped resumes.",
        epilog=_MODELS_EXAMPLE,
    )
    add_request(parser, STUDY_MODELS)
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study:run_models")


def run_models(options: argparse.Namespace) -> None:
    """Run `chainline study models`."""
    from ..api.study.model_comparison import models
    from ..reports.rows_learned_from import compared_models_lines
    from ..reports.terminal import print_lines

    found = models(**arguments_of(options, STUDY_MODELS))
    drawn = draw_into(options, "chainline.cli.study:draw_models", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(compared_models_lines(found.trials))
    tell_drawn(drawn, options)


def draw_models(found: ModelComparison, folder: Path) -> list[Path]:
    """Draw the figures of a comparison into a folder; return the files."""
    from ..reports.figures.studies import draw_compared_models

    return draw_compared_models(found.trials, found.title, folder)


_APPLICATIONS_EXAMPLE = """examples:
  git clone https://github.com/huttered40/app_ed \\
      data/app_ed
  chainline study applications all --data data --parts fit -o study
  CHAINLINE_DATA=data chainline study applications broadcast,qr -o study --figures figures
  chainline study applications all --data data --sizes 1024,8192 --limit 100 -o study --json"""


def add_applications(commands: Commands) -> None:
    """Add `chainline study applications` to the parser."""
    parser = commands.add_parser(
        "applications",
        description="Fit CPR and every other class of models to the public measurements of the six "
        "applications of Hutter and Solomonik, within the range of their parameters and beyond it, report "
        "the errors on their test sets, and draw the counterparts of Figs 1 and 3 to 8. All of it takes a "
        "day on one core; a run that was stopped resumes.",
        epilog=_APPLICATIONS_EXAMPLE,
    )
    add_request(parser, STUDY_APPLICATIONS)
    add_figures(parser, "draw figures")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study:run_applications")


def run_applications(options: argparse.Namespace) -> None:
    """Run `chainline study applications`."""
    from ..api.study.application_studies import applications
    from ..reports.applications import applications_lines
    from ..reports.terminal import print_lines

    found = applications(**arguments_of(options, STUDY_APPLICATIONS))
    drawn = draw_into(options, "chainline.cli.study:draw_applications", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(applications_lines(found.results))
    tell_drawn(drawn, options)


def draw_applications(found: ApplicationStudy, folder: Path) -> list[Path]:
    """Draw the figures of a study into a folder; return the files."""
    from ..reports.figures.paper_studies import draw_applications

    return draw_applications(found.results, folder)


_PAPER_EXAMPLE = """examples:
  chainline study paper --machine a64fx --order 3,7,8 -o a64fx
  chainline study paper --machine clx --threads 20 -o clx --json
  chainline study paper --machine zen5 --data zen5.parquet --trained paper-model -o zen5"""


def add_paper(commands: Commands) -> None:
    """Add `chainline study paper` to the parser."""
    parser = commands.add_parser(
        "paper",
        description="Print Tables 2 to 4 of Ren et al. (2026) with the printed values beside ours, and draw "
        "the counterparts of Figs 3, 8, 9 and 11 to 14 for a machine, from simulated speeds or from measured "
        "data sets.",
        epilog=_PAPER_EXAMPLE,
    )
    add_request(parser, STUDY_PAPER)
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study:run_paper")


def run_paper(options: argparse.Namespace) -> None:
    """Run `chainline study paper`."""
    from ..api.study.paper_figures import paper
    from ..reports.paper import paper_lines
    from ..reports.terminal import print_lines

    found = paper(**arguments_of(options, STUDY_PAPER))
    if options.json:
        print_json(found.to_json())
    else:
        print_lines([*paper_lines(found.result), "", f"drawn: {', '.join(found.figures)}"])


_STRATEGIES_EXAMPLE = """examples:
  chainline study strategies --functions 300 -o trials.csv
  chainline study strategies --parameters 3 --noise 1,2,5,10 --budgets 1,2,5,10,20,50 --functions 200 \\
      -o trials.csv --figures figures --json"""


def add_strategies(commands: Commands) -> None:
    """Add `chainline study strategies` to the parser."""
    parser = commands.add_parser(
        "strategies",
        description="Measure random scaling laws with simulated noise, run by run as each strategy of "
        "`chainline suggest` proposes, and report the share of laws that is predicted within an "
        "error one step "
        "beyond the range, by the share of the cost of all runs. A run that was stopped resumes.",
        epilog=_STRATEGIES_EXAMPLE,
    )
    add_request(parser, STUDY_STRATEGIES)
    add_figures(parser, "draw accuracy by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study:run_strategies")


def run_strategies(options: argparse.Namespace) -> None:
    """Run `chainline study strategies`."""
    from ..api.study.strategy_comparison import strategies
    from ..reports.run_strategies import strategies_lines
    from ..reports.terminal import print_lines

    found = strategies(**arguments_of(options, STUDY_STRATEGIES))
    drawn = draw_into(options, "chainline.cli.study:draw_strategies", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(strategies_lines(found.found, found.limits))
    tell_drawn(drawn, options)


def draw_strategies(found: StrategyComparison, folder: Path) -> list[Path]:
    """Draw the figure of strategies into a folder; return the file."""
    from ..reports.figures.studies import draw_strategies

    numbers = "-".join(map(str, found.n_parameters))
    return [draw_strategies(found.found, found.limits, folder / f"strategies-{numbers}.png")]


_LEARNING_CURVE_EXAMPLE = """examples:
  chainline study learning-curve grids.csv --target seconds --features I,J,K --analytical stencil \\
      -o errors.csv
  chainline study learning-curve fmm.csv --target seconds --features threads,N,q,k --analytical fmm \\
      --aggregation none --fractions 0.05,0.1,0.2,0.4 -o errors.csv --figures figures
  chainline study learning-curve grids.csv --target seconds --features I,J,K --candidates dt,rf,et --json
  chainline study learning-curve solver.csv --target seconds --candidates et,influence,chosen \\
      --sizes 50,400"""


def add_learning_curve(commands: Commands) -> None:
    """Add `chainline study learning-curve` to the parser."""
    parser = commands.add_parser(
        "learning-curve",
        description="Fit learned, analytical and hybrid models to random shares of DATA.csv, and predict the "
        "rows that no share holds. Prints the MAPE of each model and share, paired differences, and the "
        "number of rows needed for a MAPE: the counterparts of Figs 5 and 7 "
        "to 10 of Ibeid et al. Killed and started again with the same -o it goes on where it stopped.",
        epilog=_LEARNING_CURVE_EXAMPLE,
    )
    add_request(parser, LEARNING_CURVE)
    add_figures(parser, "draw learning-curve-DATA.png")
    add_json(parser, "tables")
    parser.set_defaults(run="chainline.cli.study:run_learning_curve")


def run_learning_curve(options: argparse.Namespace) -> None:
    """Run `chainline study learning-curve`."""
    from ..api.study.learning_curves import learning_curve
    from ..reports.rows_learned_from import learning_curve_lines
    from ..reports.terminal import print_lines

    found = learning_curve(**arguments_of(options, LEARNING_CURVE))
    drawn = draw_into(options, "chainline.cli.study:draw_learning_curve", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(learning_curve_lines(found.run, found.curve))
    tell_drawn(drawn, options)


def draw_learning_curve(found: LearningCurve, folder: Path) -> list[Path]:
    """Draw a learning curve into a folder; return the file."""
    from ..reports.figures.studies import draw_training_share

    return [draw_training_share(found.run, found.curve, folder / f"learning-curve-{found.run.data}.png")]


_CASE_STUDY_EXAMPLE = """examples:
  chainline study case-study experiment.jsonl --processes p --figures figures
  chainline study case-study runs.csv --target seconds --features p,n --at p=512,n=50 \\
      --budgets 10,50,100 --json"""


def add_case_study(commands: Commands) -> None:
    """Add `chainline study case-study` to the parser."""
    parser = commands.add_parser(
        "case-study",
        description="Hold out the largest point of a table of runs, let each strategy choose among the other "
        "runs of a kernel within a budget, and report the share of kernels that is predicted at that point.",
        epilog=_CASE_STUDY_EXAMPLE,
    )
    add_request(parser, CASE_STUDY)
    add_figures(parser, "draw the share within 10 %% by budget")
    add_json(parser)
    parser.renamed["--figure"] = "--figures DIR"
    parser.set_defaults(run="chainline.cli.study:run_case_study")


def run_case_study(options: argparse.Namespace) -> None:
    """Run `chainline study case-study`."""
    from ..reports.terminal import print_lines

    stage(f"reading {options.table}", quiet=True)
    from ..api.study.strategy_comparison import case_study
    from ..reports.run_strategies import case_study_lines

    found = case_study(**arguments_of(options, CASE_STUDY))
    drawn = draw_into(options, "chainline.cli.study:draw_case_study", found)
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(case_study_lines(found.study, found.outcomes))
    tell_drawn(drawn, options)


def draw_case_study(found: CaseStudyReplay, folder: Path) -> list[Path]:
    """Draw the figure of a case study into a folder; return the file."""
    from ..reports.figures.studies import draw_case_study

    return [draw_case_study(found.study, found.outcomes, folder / f"case-study-{found.name}.png")]
