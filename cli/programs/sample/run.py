"""Choice of configurations to measure."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ....files.output import has_columns, require_output, write_output
from ....models.empirical.data.variability.model import VariabilityModel
from ....models.empirical.data.variability.read import read_model
from ....models.empirical.designs.by_name import Settings, make_design
from ....models.empirical.designs.design import Design
from ...json_output import print_json
from ...messages import say


def run(options: argparse.Namespace) -> None:
    """Run `chainline sample`."""
    model = read_model(Path(options.model))
    path = None
    if options.output is not None:
        path = require_output(options.output, (options.model,), has_columns(model.columns))
    binary = options.binary or ("option-wise" if model.binary else None)
    numeric = options.numeric or ("plackett-burman" if model.numeric else None)
    settings = Settings(options.levels, options.runs, options.count, options.seed, options.strength)
    try:
        design = make_design(model, binary, numeric, settings)
    except UsageError as error:
        raise UsageError(f"{options.model}: {error}") from None
    if path:
        # before any note: an error is one line, alone
        _write(design, path)
    for note in design.notes:
        say(note)
    if options.output:
        say(f"{len(design.configurations)} configurations in {options.output}")
    if options.json:
        print_json(_document(model, design))
    elif not options.output:
        design.configurations.to_csv(sys.stdout, index=False)


def _write(design: Design, path: Path) -> None:
    write_output(path, design.configurations.to_csv(index=False).encode())


def _document(model: VariabilityModel, design: Design) -> dict[str, Any]:
    return {
        "model": model.name,
        "design": design.name,
        "binary": list(model.binary_names),
        "numeric": list(model.numeric_names),
        "n": len(design.configurations),
        "configurations": design.configurations.to_dict("records"),
        "notes": list(design.notes),
        "aliased": [list(pair) for pair in design.aliased],
    }
