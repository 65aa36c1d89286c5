"""Data sets put together, or their conflicts shown."""

from __future__ import annotations

import argparse

from ....api.merge import MergedData, merge
from ....api.request.campaigns import MERGE
from ....reports.merge import merge_lines
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...request_options import arguments_of
from ...terminal_listener import telling_results


def run(options: argparse.Namespace) -> None:
    """Run `chainline merge`."""
    with telling_results(lambda found: _show(found, options)):
        _show(merge(**arguments_of(options, MERGE)), options)


def _show(found: MergedData, options: argparse.Namespace) -> None:
    if options.json:
        print_json(found.to_json())
    else:
        print_lines(merge_lines(found.output, found.parts, found.merged))
