"""`chainline evaluate`: hold models, analytical or trained, against measured data sets."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from ...analysis.incore.mca import InCoreTool
from ...errors import UsageError
from ...models.empirical.fitting.stored import is_model
from ...models.kernels.evaluation.cases import cases
from ...models.kernels.evaluation.evaluate import Evaluation, evaluate
from ...models.kernels.predictions.model import ANALYTICAL, Model
from ...reports.evaluation import evaluation_table, evaluation_to_json
from ..json_output import print_json
from ..messages import warn
from ..options.chosen_machine import machine_and_target
from ..options.figures import add_figures, draw_into, tell_drawn
from ..options.kernel import add_in_core_option, add_transfer_option, add_trust_flags
from ..options.machine import add_machine_option
from ..options.shared import add_json, add_variability
from ..parser import Commands
from ..programs.predict_configurations import evaluate_configurations
from ..progress import done, stage
from .evaluate_learned import evaluate_held_out, evaluate_stored_model
from .learning_data import MANY_ROWS

_EXAMPLE = """examples:
  chainline evaluate chain,roofline,ecm zen5.parquet
  chainline evaluate chain,cache-roofline,ecm zen5.parquet --figures figures --json
  chainline evaluate zen5-model later.parquet          # a folder of `chainline train`
  chainline evaluate learned zen5.parquet --figures study    # what is learned of rows held out"""


def add_evaluate(commands: Commands) -> None:
    parser = commands.add_parser(
        "evaluate",
        description="Predict every row of measured data sets and report the mean errors (MAPE).",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "models",
        metavar="MODELS",
        help=f"some of {','.join(ANALYTICAL)}, comma separated; a FOLDER of "
        "`chainline train`; a FILE of `chainline fit`; or learned: learn from a part, predict the rest",
    )
    parser.add_argument(
        "data", nargs="+", metavar="DATA", help="data sets of `chainline measure`; a CSV file for one of fit"
    )
    add_machine_option(parser, "where it was measured: ")
    add_in_core_option(parser)
    add_figures(parser, "draw figures")
    add_transfer_option(parser)
    add_trust_flags(parser)
    add_variability(parser, "of a model of fit: ")
    add_json(parser)
    parser.set_defaults(run=_evaluate)


def parse_models(text: str) -> list[Model]:
    """Return the models of `chain,ecm`, each once."""
    chosen: dict[Model, None] = {}
    for name in text.split(","):
        if name not in ANALYTICAL:
            raise UsageError(
                f"model {name!r} is unknown; choose some of {', '.join(ANALYTICAL)}, or give a folder"
            )
        chosen[Model(name)] = None
    return list(chosen)


def _evaluate(options: argparse.Namespace) -> None:
    # half a second of import that other commands do not need
    import pandas as pd  # noqa: PLC0415

    from ...analysis.measurement.dataset import read_dataset  # noqa: PLC0415

    if options.variability is not None and not is_model(options.models):
        raise UsageError("--options: is for models of `chainline fit`; leave it out")
    if options.models == Model.LEARNED:  # before folders of that name, which ./learned gives
        evaluate_held_out(options)
        return
    if Path(options.models).is_dir():
        evaluate_stored_model(options)
        return
    if is_model(options.models):
        evaluate_configurations(options)
        return
    models = parse_models(options.models)
    machine, target = machine_and_target(options)
    table = pd.concat([read_dataset(path) for path in options.data], ignore_index=True)
    stage(f"predicting {len(table)} rows by {', '.join(models)}", quiet=len(table) < MANY_ROWS)
    found, skipped = cases(table, machine, trust_flags=options.trust_flags)
    evaluation = evaluate(found, skipped, models, machine, target, InCoreTool(options.in_core))
    done()
    warn(*evaluation.warnings)
    drawn = draw_into(options, partial(_draw, evaluation))
    if options.json:
        print_json(evaluation_to_json(evaluation))
    else:
        evaluation_table(evaluation)
    tell_drawn(drawn, options)


def _draw(evaluation: Evaluation, folder: Path) -> list[Path]:
    from ...reports.figures.evaluation import draw_evaluation  # noqa: PLC0415 - matplotlib is an optional part

    return draw_evaluation(evaluation, folder)
