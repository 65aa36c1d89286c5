"""`chainline evaluate`: hold models, analytical or trained, against measured data sets."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..analysis.machine import available_machines
from ..analysis.mca import InCoreTool
from ..errors import UsageError
from ..models.cases import cases
from ..models.evaluate import Evaluation, evaluate
from ..models.model import Model
from ..reports.evaluation import evaluation_table, evaluation_to_json
from .options import add_in_core_option, add_transfer_option, machine_and_target
from .parser import Commands

_EXAMPLE = """examples:
  chainline evaluate chain,roofline,ecm zen5.parquet
  chainline evaluate chain,cache-roofline,ecm zen5.parquet --figures figures --json
  chainline evaluate zen5-model later.parquet          # a folder of `chainline train`"""


def add_evaluate(commands: Commands) -> None:
    parser = commands.add_parser(
        "evaluate",
        help="errors of models against measured data sets",
        description="Predict every row of measured data sets and report the mean errors (MAPE).",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "models",
        metavar="MODELS",
        help=f"some of {','.join(Model)}, comma separated; or a FOLDER of `chainline train`",
    )
    parser.add_argument("data", nargs="+", metavar="DATA", help="data sets of `chainline measure`")
    parser.add_argument(
        "--machine",
        default="host",
        metavar="KEY",
        help=f"where it was measured: host (default), {', '.join(available_machines())}, or a FILE.toml",
    )
    add_in_core_option(parser)
    parser.add_argument("--figures", metavar="DIR", help="draw figures into this folder")
    add_transfer_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(run=_evaluate)


def parse_models(text: str) -> list[Model]:
    """Return the models of `chain,ecm`, each once."""
    chosen: dict[Model, None] = {}
    for name in text.split(","):
        if name not in list(Model):
            raise UsageError(
                f"model {name!r} is unknown; choose some of {', '.join(Model)}, or give a folder"
            )
        chosen[Model(name)] = None
    return list(chosen)


def _evaluate(options: argparse.Namespace) -> None:
    # half a second of import that other commands do not need
    import pandas as pd  # noqa: PLC0415

    from ..analysis.measurement.dataset import read_dataset  # noqa: PLC0415

    if Path(options.models).is_dir():
        _evaluate_stored(options)
        return
    models = parse_models(options.models)
    machine, target = machine_and_target(options.machine)
    table = pd.concat([read_dataset(path) for path in options.data], ignore_index=True)
    found, skipped = cases(table, machine)
    evaluation = evaluate(found, skipped, models, machine, target, InCoreTool(options.in_core))
    for line in evaluation.warnings:
        print(f"chainline: warning: {line}", file=sys.stderr)
    drawn = _draw(evaluation, options.figures) if options.figures else []
    if options.json:
        print(json.dumps(evaluation_to_json(evaluation), indent=2))
        return
    evaluation_table(evaluation)
    for path in drawn:
        print(f"drawn: {path}")


def _evaluate_stored(options: argparse.Namespace) -> None:
    import pandas as pd  # noqa: PLC0415

    from ..analysis.measurement.dataset import read_dataset  # noqa: PLC0415
    from ..models.learned.provenance import data_used  # noqa: PLC0415
    from ..models.learned.samples import samples  # noqa: PLC0415
    from ..models.learned.seen import (  # noqa: PLC0415
        code_warnings,
        data_warnings,
        machine_warnings,
        require_built_for,
    )
    from ..models.learned.store import load_model  # noqa: PLC0415
    from ..models.learned.stored_scores import evaluate_stored  # noqa: PLC0415
    from ..reports.stored_evaluation import (  # noqa: PLC0415
        stored_evaluation_table,
        stored_evaluation_to_json,
    )

    if options.figures or options.in_core != InCoreTool.OWN:
        raise UsageError("--figures and --in-core are for analytical models; leave them out with a folder")
    model = load_model(Path(options.models))
    machine, target = machine_and_target(options.machine)
    warnings = machine_warnings(model.manifest, machine, transfer=options.transfer)
    tables = [read_dataset(path) for path in options.data]
    used = [data_used(Path(path), len(table)) for path, table in zip(options.data, tables, strict=True)]
    measured, skipped = cases(pd.concat(tables, ignore_index=True), machine)
    require_built_for(measured, target)
    found = samples(measured, skipped, machine, target)
    warnings += data_warnings(model.manifest, used) + code_warnings(found.table)
    evaluation = evaluate_stored(model, found, tuple(warnings))
    for line in evaluation.warnings:
        print(f"chainline: warning: {line}", file=sys.stderr)
    if options.json:
        print(json.dumps(stored_evaluation_to_json(evaluation), indent=2))
    else:
        stored_evaluation_table(evaluation)


def _draw(evaluation: Evaluation, folder: str) -> list[Path]:
    from ..figures.evaluation import draw_evaluation  # noqa: PLC0415 - matplotlib takes a second

    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        return draw_evaluation(evaluation, Path(folder))
    except OSError as error:
        raise UsageError(f"{folder}: cannot be written: {error.strerror}; choose another --figures") from None
