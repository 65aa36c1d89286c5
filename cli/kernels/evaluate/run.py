"""Command `chainline evaluate`: holds models of every kind against measurements."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ....api.evaluation import evaluate, files_of, is_trained
from ....api.request.models import EVALUATE
from ....errors import UsageError
from ...json_output import print_answer
from ...options.figures import draw_into, tell_drawn
from ...options.page import digests, require_html, tell_html, write_html
from ...request_options import arguments_of

if TYPE_CHECKING:
    from ....api.model_errors import ModelErrors
    from ....reports.page.page import Page

_DRAW = "chainline.cli.kernels.evaluate.run:draw"
_PAGE = "chainline.cli.kernels.evaluate.run:page"


def run(options: argparse.Namespace) -> None:
    """Run `chainline evaluate`."""
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
    from ....reports.page.page import provenance  # noqa: PLC0415 - few runs write a page

    where = provenance(options.typed, found.machine, digests(files_of(options.models, options.data)))
    return found.page(options.typed, where)
