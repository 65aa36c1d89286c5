"""Choice of configurations to measure."""

from __future__ import annotations

import argparse
import sys

from ....api.request.programs import SAMPLE
from ....api.sample import sample
from ....files.atomic_write import has_columns, require_output, write_output
from ...json_output import print_json
from ...messages import say
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline sample`."""
    found = sample(**arguments_of(options, SAMPLE))
    table = found.to_frame()
    if options.output is not None:
        # before any note: an error is one line, alone
        path = require_output(options.output, (options.model,), has_columns(found.model.columns))
        write_output(path, table.to_csv(index=False).encode())
    for note in found.design.notes:
        say(note)
    if options.output is not None:
        say(f"{len(table)} configurations in {options.output}")
    if options.json:
        print_json(found.to_json())
    elif options.output is None:
        table.to_csv(sys.stdout, index=False)
