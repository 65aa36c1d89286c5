"""Rank every split for an order, and measure the ranking when asked."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...api.request.kernels import BEST, compares_models
from ...reports.terminal import print_lines
from ..messages import telling_results
from ..output_files import (
    add_graph,
    add_html,
    digests,
    require_graph,
    require_html,
    tell_html,
    write_graph,
    write_html,
)
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.best_models import PredictorComparison
    from ...api.ranking import Ranking
    from ...reports.page.page import Page

_BEST_EXAMPLE = """examples:
  chainline best --order 7
  chainline best --order 8 --space full --measure
  chainline best --order 7 --measure
  chainline best --order 7 --model ecm --residence memory
  chainline best --order 7 --model roofline --machine a64fx --threads 12
  chainline best --order 7 --model chain
  chainline best --order 7 --model learned
  chainline best --order 1-15 --machine a64fx --json
  chainline best --order 1-3 --machine zen3 --check
  chainline best --order 11 --compiler gfortran --machine a64fx
  chainline best --order 7 --html best.html
  chainline best --order 3,7,11 --model all --machine zen5 --data zen5.parquet --trained paper-model"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    best = commands.add_parser(
        "best",
        description="Rank every split of the tensor n-mode product kernel by predicted speed.",
        epilog=_BEST_EXAMPLE,
    )
    add_request(best, BEST)
    add_json(best)
    add_graph(best, "the loop that the kernel to take spends its time in")
    add_html(best, "the ranking, bars, limits, how to make the kernel")
    best.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="show chain ratios, cycles per FMA and kernels of the same code",
    )
    best.add_argument("--all", action="store_true", help="print every variant, not the first 12 kernels")
    best.set_defaults(run="chainline.cli.kernels.best:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline best`."""
    from ...api.best import best
    from ...errors import UsageError

    arguments = arguments_of(options, BEST)
    if options.graph is not None and not isinstance(arguments["order"], int):
        raise UsageError(f"--graph {options.graph}: is of the kernel of one order; give one with --order")
    inputs = [name for name in (options.machine,) if name]
    require_graph(options.graph, inputs)
    require_html(options, inputs, (options.graph,))
    compares = compares_models(arguments)
    with telling_results(lambda one: (_print_models if compares else _print)(one, options)):
        found = best(**arguments)
    answers = found if isinstance(found, tuple) else (found,)
    if options.graph is not None:
        write_graph(options.graph, answers[0].report)
    if compares:
        write_html(options, "chainline.cli.kernels.best:models_page", answers)
    else:
        write_html(options, "chainline.cli.kernels.best:page", answers)
    if options.json:
        as_json = [each.to_json() for each in answers]
        print_json(as_json if isinstance(found, tuple) else as_json[0])
    tell_html(options)


def _print_models(found: PredictorComparison, options: argparse.Namespace) -> None:
    if not options.json:
        print_lines(found.lines)


def _print(ranking: Ranking, options: argparse.Namespace) -> None:
    from ...reports.best import answer_lines

    if not options.json:
        print_lines(answer_lines(ranking.answer, everything=options.all, verbose=options.verbose))


def page(rankings: Sequence[Ranking], options: argparse.Namespace) -> Page:
    """Return the page of all orders that were asked for."""
    from ...reports.page.best import best_page

    return best_page([one.answer for one in rankings], options.typed, _provenance(rankings[0], options))


def models_page(found: Sequence[PredictorComparison], options: argparse.Namespace) -> Page:
    """Return the page of every model side by side, of all orders that were asked for."""
    from ...reports.page.best import compared_page

    return compared_page([one.compared for one in found], options.typed, _provenance(found[0], options))


def _provenance(
    found: Ranking | PredictorComparison, options: argparse.Namespace
) -> tuple[tuple[str, str], ...]:
    from ...api.ranking import Ranking
    from ...reports.page.page import provenance

    about = found.answer if isinstance(found, Ranking) else found.compared
    others = [
        ("compiler", f"{about.question.compiler} {about.provenance.version}"),
        ("flags", " ".join(about.provenance.flags)),
        ("model", f"{options.model}, {about.question.in_core} in-core part"),
    ]
    inputs = [options.machine] if options.machine else []
    return provenance(options.typed, about.question.machine, digests(inputs), others)
