"""Command `chainline evaluate`: holds models of every kind against measurements."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.models import EVALUATE
from ..output_files import (
    add_figures,
    add_html,
    digests,
    draw_into,
    require_html,
    tell_drawn,
    tell_html,
    write_html,
)
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_answer

if TYPE_CHECKING:
    from ...api.evaluation import ModelErrors
    from ...reports.page.page import Page

_EXAMPLE = """examples:
  chainline evaluate chain,roofline,ecm zen5.parquet
  chainline evaluate chain,cache-roofline,ecm zen5.parquet --figures figures --json
  chainline evaluate zen5-model later.parquet          # a folder of `chainline train`
  chainline evaluate learned zen5.parquet --html study.html    # rows held out of training"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "evaluate",
        description="Predict every row of measured data sets and report the mean errors (MAPE).",
        epilog=_EXAMPLE,
    )
    add_request(parser, EVALUATE)
    add_figures(parser, "draw figures")
    add_html(parser, "errors by model and order, predicted beside measured")
    add_json(parser)
    parser.set_defaults(run="chainline.cli.kernels.evaluate:run")


_DRAW = "chainline.cli.kernels.evaluate:draw"


_PAGE = "chainline.cli.kernels.evaluate:page"


def run(options: argparse.Namespace) -> None:
    """Run `chainline evaluate`."""
    from ...api.evaluation import evaluate, is_trained
    from ...errors import UsageError

    require_html(options, [name for name in (options.models, *options.data, options.machine) if name])
    if options.figures and is_trained(options.models):
        raise UsageError("--figures and --in-core are for models that are not stored; leave them out")
    found = evaluate(**arguments_of(options, EVALUATE))
    drawn = draw_into(options, _DRAW, found)
    write_html(options, _PAGE, found)
    print_answer(found, options)
    tell_drawn(drawn, options)
    tell_html(options)


def draw(found: ModelErrors, folder: Path) -> list[Path]:
    """Draw predictions beside measurements; return the files."""
    return found.draw(folder) if found.draw is not None else []


def page(found: ModelErrors, options: argparse.Namespace) -> Page:
    """Return the page of the errors, with its provenance."""
    from ...api.evaluation import files_of
    from ...reports.page.page import provenance

    where = provenance(options.typed, found.machine, digests(files_of(options.models, options.data)))
    return found.page(options.typed, where)
