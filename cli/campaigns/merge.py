"""Data sets put together, or their conflicts shown."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ...api.request.shared import MERGE
from ..messages import telling_results
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.merge import MergedData

_EXAMPLE = """examples:
  chainline merge node1.parquet node2.parquet -o all.parquet
  chainline merge old.parquet again.parquet --keep newest -o all.parquet
  chainline train all.parquet --machine zen5 --also gnr all.parquet -o both"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "merge",
        description="Merge data sets of `chainline measure`, also of several machines and earlier versions. "
        "Equal rows of one processor become one; where measurements of the same kernel differ "
        "they are shown, "
        "and nothing is written.",
        epilog=_EXAMPLE,
    )
    add_request(parser, MERGE)
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.campaigns.merge:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline merge`."""
    from ...api.merge import merge

    with telling_results(lambda found: _show(found, options)):
        _show(merge(**arguments_of(options, MERGE)), options)


def _show(found: MergedData, options: argparse.Namespace) -> None:
    from ...reports.merge import merge_lines
    from ...reports.terminal import print_lines

    if options.json:
        print_json(found.to_json())
    else:
        print_lines(merge_lines(found.output, found.parts, found.merged))
