"""Rank every split for an order, and measure the ranking when asked."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....api.best import best
from ....api.ranking import Ranking
from ....api.request.kernels import BEST
from ....reports.best import answer_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...options.page import digests, require_html, tell_html, write_html
from ...request_options import arguments_of
from ...terminal_listener import telling_results

if TYPE_CHECKING:
    from ....reports.page.page import Page


def run(options: argparse.Namespace) -> None:
    """Run `chainline best`."""
    require_html(options, [name for name in (options.machine,) if name])
    with telling_results(lambda ranking: _print(ranking, options)):
        found = best(**arguments_of(options, BEST))
    rankings = found if isinstance(found, tuple) else (found,)
    write_html(options, "chainline.cli.kernels.best.run:page", rankings)
    if options.json:
        as_json = [ranking.to_json() for ranking in rankings]
        print_json(as_json if isinstance(found, tuple) else as_json[0])
    tell_html(options)


def _print(ranking: Ranking, options: argparse.Namespace) -> None:
    if not options.json:
        print_lines(answer_lines(ranking.answer, everything=options.all, verbose=options.verbose))


def page(rankings: Sequence[Ranking], options: argparse.Namespace) -> Page:
    """Return the page of all orders that were asked for."""
    from ....reports.page.best import best_page  # noqa: PLC0415 - few runs write a page
    from ....reports.page.page import provenance  # noqa: PLC0415

    answers = [ranking.answer for ranking in rankings]
    question, made = answers[0].question, answers[0].provenance
    others = [
        ("compiler", f"{question.compiler} {made.version}"),
        ("flags", " ".join(made.flags)),
        ("model", f"{question.model}, {question.in_core} in-core part"),
    ]
    machine = [options.machine] if options.machine else []
    where = provenance(options.typed, question.machine, digests(machine), others)
    return best_page(answers, options.typed, where)
