"""`chainline evaluate` for analytical models: every row of measured data sets, predicted."""

from __future__ import annotations

import argparse

import pandas as pd

from ....analysis.incore.in_core_tool import InCoreTool
from ....analysis.measurement.dataset import read_dataset
from ....errors import UsageError
from ....models.kernels.evaluation.cases import cases, processors_of, processors_said
from ....models.kernels.evaluation.evaluate import evaluate
from ....models.kernels.predictions.clock import Clock
from ....models.kernels.predictions.model import ANALYTICAL, Model
from ....reports.evaluation import evaluation_lines, evaluation_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import note, warn
from ...options.chosen_machine import machine_and_target
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...progress import done, stage
from ..many_rows import MANY_ROWS

_PAGE = "chainline.cli.kernels.evaluate.page:page_of_analytical"


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


def evaluate_analytical(options: argparse.Namespace) -> None:
    """Print, and draw, the errors of models that nothing was learned for."""
    models = parse_models(options.models)
    machine, target = machine_and_target(options)
    table = pd.concat([read_dataset(path) for path in options.data], ignore_index=True)
    if line := processors_said(processors_of(table, machine), machine):
        note(f"{', '.join(options.data)}: {line}")
    stage(f"predicting {len(table)} rows by {', '.join(models)}", quiet=len(table) < MANY_ROWS)
    found, skipped = cases(table, machine, trust_flags=options.trust_flags)
    tool, clock = InCoreTool(options.in_core), Clock(options.clock)
    evaluation = evaluate(found, skipped, models, machine, target, tool, clock)
    done()
    warn(*evaluation.warnings)
    drawn = draw_into(options, "chainline.cli.kernels.evaluate.draw:draw_errors", evaluation)
    write_html(options, _PAGE, evaluation)
    if options.json:
        print_json(evaluation_to_json(evaluation))
    else:
        print_lines(evaluation_lines(evaluation))
    tell_drawn(drawn, options)
    tell_html(options)
