"""`chainline evaluate` for learned models: one that is stored, or what learning would do here."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....analysis.incore.in_core_tool import InCoreTool
from ....errors import UsageError
from ....models.kernels.learned.held_out.divisions import require_divisible
from ....models.kernels.learned.held_out.regret import lost_of
from ....models.kernels.learned.held_out.scores import score_held_out
from ....models.kernels.learned.held_out.study import study
from ....models.kernels.learned.stored.scores import evaluate_stored
from ....models.kernels.learned.stored.seen import code_warnings, data_warnings, machine_warnings
from ....models.kernels.learned.stored.store import load_model
from ....models.kernels.learned.stored.trained import require_learnable
from ....reports.held_out import held_out_lines, held_out_to_json, regret_table
from ....reports.layout import spaced
from ....reports.stored_evaluation import stored_evaluation_lines, stored_evaluation_to_json
from ....reports.terminal import print_lines
from ...campaigns.spreading import chosen_spread
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_machine import machine_and_target
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...progress import done, stage
from ..learning_data import read_learning_data
from ..many_rows import MANY_ROWS

_FIGURES = "chainline.cli.kernels.evaluate.draw:draw_learned"
_STORED_PAGE = "chainline.cli.kernels.evaluate.page:page_of_stored"
_PAGE = "chainline.cli.kernels.evaluate.page:page_of_held_out"


def evaluate_stored_model(options: argparse.Namespace) -> None:
    """Score the model in a folder on data sets."""
    if options.figures or options.in_core != InCoreTool.OWN:
        raise UsageError("--figures and --in-core are for models that are not stored; leave them out")
    model = load_model(Path(options.models))
    machine, _ = machine_and_target(options)
    warnings = machine_warnings(model.manifest, machine, transfer=options.transfer)
    data = read_learning_data(options.data, options)
    warnings += data_warnings(model.manifest, data.used) + code_warnings(data.samples.table)
    evaluation = evaluate_stored(model, data.samples, tuple(warnings))
    warn(*evaluation.warnings)
    write_html(options, _STORED_PAGE, evaluation, data)
    if options.json:
        print_json(stored_evaluation_to_json(evaluation))
    else:
        print_lines(stored_evaluation_lines(evaluation))
    tell_html(options)


def evaluate_held_out(options: argparse.Namespace) -> None:
    """Learn from a part of data sets and predict the rest, in every way that cannot flatter."""
    if options.in_core != InCoreTool.OWN:
        raise UsageError("--in-core is for analytical models; leave it out")
    spread = chosen_spread(options)
    data = read_learning_data(options.data, options, spread=spread)
    table = data.samples.table
    require_learnable(table)
    require_divisible(table, ", ".join(options.data))
    stage(f"learning from parts of {len(table)} kernels, predicting the rest", quiet=len(table) < MANY_ROWS)
    found = study(table, spread=spread)
    done()
    scores, regret = score_held_out(table, found), regret_table(lost_of(table, found))
    write_html(options, _PAGE, data, found, scores, regret)
    if options.json:
        print_json(held_out_to_json(scores))
    else:
        print_lines([*held_out_lines(scores), *spaced([regret])])
    tell_drawn(draw_into(options, _FIGURES, data, found), options)
    tell_html(options)
