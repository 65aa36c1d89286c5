"""Data sets put together, or their conflicts shown."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....analysis.measurement.dataset import load_rows
from ....analysis.measurement.dataset.merging import Part, merged
from ....analysis.measurement.dataset.parquet import write_rows
from ....errors import RunError, UsageError
from ....files.output import nothing, require_output
from ....reports.merge import merge_lines, merge_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json


def run(options: argparse.Namespace) -> None:
    """Run `chainline merge`."""
    if not options.output.endswith(".parquet"):
        raise UsageError(f"-o {options.output}: give a name that ends in .parquet")
    path = require_output(options.output, options.data, nothing)
    parts = [Part(name, load_rows(Path(name))) for name in dict.fromkeys(options.data)]
    found = merged(parts, newest=options.keep == "newest")
    if not found.conflicts:
        write_rows(path, found.rows)
    if options.json:
        print_json(merge_to_json(options.output, parts, found))
    else:
        print_lines(merge_lines(options.output, parts, found))
    if found.conflicts:
        first = found.conflicts[0]
        raise RunError(
            f"{len(found.conflicts)} rows of {first.second.merged_from} differ from those of "
            f"{first.first.merged_from} that measure the same; nothing is written, choose by --keep newest, "
            "or leave one out"
        )
