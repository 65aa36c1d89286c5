"""Errors of models of kernels on measured rows: analytical models, stored ones, and learning from a part."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..analysis.campaign.submit import Spread
from ..analysis.incore.vocabulary import InCoreTool
from ..models.kernels.evaluation.cases import cases
from ..models.kernels.evaluation.evaluate import evaluate
from ..models.kernels.predictions.model import Clock, Model
from ..reports.evaluation import evaluation_lines, evaluation_to_json
from .evaluation import ModelErrors
from .learning_data import (
    MANY_ROWS,
    DataSetLike,
    LearningData,
    joined,
    names_of,
    read_learning_data,
    table_of,
)
from .listener import listener, warn
from .machines import Processor

if TYPE_CHECKING:
    from ..models.kernels.learned.stored.paper import KernelModel
    from ..reports.page.page import Page
    from .evaluation import Provenance

_LIMITS = (
    "It was measured on one processor: what it learned of that core need not hold on another, and "
    "`chainline best` does not use it there.",
    "It predicts what it can compile: a kernel is generated, compiled and simulated first.",
    "A compiler of another family is predicted by the simulation and by what all compilers have in common.",
    "Intervals hold for orders like those measured, on average over kernels; elements of some tens of "
    "cycles are the hardest.",
    "Explanations tell what the model did, not what would happen if the code were changed.",
)
"""Limits of learned models."""


def analytical_errors(
    models: Sequence[Model],
    data: Sequence[DataSetLike],
    processor: Processor,
    *,
    trust_flags: bool,
    in_core: InCoreTool,
    clock: Clock,
) -> ModelErrors:
    """Return the errors of models for which nothing is learned.

    Parameters
    ----------
    models : sequence of Model
    data : sequence of path or DataFrame
    processor : Processor
        Machine of the measurements.
    trust_flags, in_core, clock
        As of `evaluate`.

    Raises
    ------
    UsageError
        If a data set cannot be read, or no row is left.
    """
    machine, target = processor.record, processor.target
    table = joined([table_of(one) for one in data], data, machine)
    listener().stage(f"predicting {len(table)} rows by {', '.join(models)}", quiet=len(table) < MANY_ROWS)
    measured, skipped = cases(table, machine, trust_flags=trust_flags)
    found = evaluate(measured, skipped, models, machine, target, in_core, clock)
    listener().done()
    for line in found.warnings:
        warn(line)

    def page(command: Sequence[str], where: Provenance) -> Page:
        from ..reports.page.evaluate import analytical_page  # noqa: PLC0415 - few runs write a page

        return analytical_page(found, command, where)

    def draw(folder: Path) -> list[Path]:
        from ..reports.figures.evaluation import draw_evaluation  # noqa: PLC0415 - needs matplotlib

        return draw_evaluation(found, folder)

    title = f"{', '.join(models)} on {machine.key}: {len(found.rows)} rows"
    document = evaluation_to_json(found)
    return ModelErrors(
        title, machine, found, evaluation_lines(found), document, document["scores"], page, draw
    )


def trained_errors(
    model: KernelModel,
    data: Sequence[DataSetLike],
    processor: Processor,
    *,
    trust_flags: bool,
    transfer: bool,
) -> ModelErrors:
    """Return the errors of a model of `train`, beside those of analytical models.

    Parameters
    ----------
    model : TrainedModel or PaperModel
    data : sequence of path or DataFrame
    processor : Processor
        Machine of the measurements.
    trust_flags, transfer
        As of `evaluate`.

    Raises
    ------
    UsageError
        If a data set cannot be read, or the model was not trained for the machine.
    """
    # what learns takes a second to load, which analytical models spare
    from ..models.kernels.learned.stored import applicability as seen  # noqa: PLC0415
    from ..models.kernels.learned.stored.scores import evaluate_stored  # noqa: PLC0415
    from ..reports.trained_model import stored_evaluation_lines, stored_evaluation_to_json  # noqa: PLC0415

    machine = processor.record
    warnings = seen.machine_warnings(model.manifest, machine, transfer=transfer)
    learning = read_learning_data(data, processor, trust_flags=trust_flags)
    warnings += seen.data_warnings(model.manifest, learning.used)
    warnings += seen.code_warnings(learning.samples.table)
    found = evaluate_stored(model, learning.samples, tuple(warnings))
    for line in found.warnings:
        warn(line)

    def page(command: Sequence[str], where: Provenance) -> Page:
        from ..reports.page.evaluate import stored_page  # noqa: PLC0415 - few runs write a page

        return stored_page(found, command, where)

    title = f"{model.manifest.model} model on {machine.key}: {found.rows} rows"
    document = stored_evaluation_to_json(found)
    return ModelErrors(
        title, machine, found, stored_evaluation_lines(found), document, document["scores"], page
    )


def held_out_errors(
    data: Sequence[DataSetLike], processor: Processor, spread: Spread | None, *, trust_flags: bool
) -> ModelErrors:
    """Return the errors of models that learn from a part and predict the rest, in ways that cannot flatter.

    Parameters
    ----------
    data : sequence of path or DataFrame
    processor : Processor
        Machine of the measurements.
    spread : callable or None
        Has the work done on other machines.
    trust_flags : bool
        As of `evaluate`.

    Raises
    ------
    UsageError
        If a data set cannot be read, or holds too little to learn from.
    """
    # as above
    from ..models.kernels.learned.cross_validation.divisions import require_divisible  # noqa: PLC0415
    from ..models.kernels.learned.cross_validation.regret import lost_of  # noqa: PLC0415
    from ..models.kernels.learned.cross_validation.scores import score_held_out  # noqa: PLC0415
    from ..models.kernels.learned.cross_validation.study import study  # noqa: PLC0415
    from ..models.kernels.learned.stored.trained import require_learnable  # noqa: PLC0415
    from ..reports.held_out import (  # noqa: PLC0415
        held_out_lines,
        held_out_to_json,
        regret_table,
    )
    from ..reports.layout import spaced  # noqa: PLC0415

    learning = read_learning_data(data, processor, trust_flags=trust_flags, spread=spread)
    table, machine = learning.samples.table, processor.record
    require_learnable(table)
    require_divisible(table, names_of(data))
    stage = f"learning from parts of {len(table)} kernels, predicting the rest"
    listener().stage(stage, quiet=len(table) < MANY_ROWS)
    found = study(table, spread=spread)
    listener().done()
    scores, regret = score_held_out(table, found), regret_table(lost_of(table, found))
    title = f"Learned models on {machine.title}"

    def page(command: Sequence[str], where: Provenance) -> Page:
        from ..reports.page.evaluate import HeldOut, held_out_page  # noqa: PLC0415 - few runs write a page

        facts = tuple(_facts(learning).items())
        return held_out_page(HeldOut(title, scores, found, regret, facts, _LIMITS), command, where)

    def draw(folder: Path) -> list[Path]:
        from ..reports.figures.held_out import draw_held_out  # noqa: PLC0415 - needs matplotlib

        return draw_held_out(table, found, folder, title=machine.title)

    lines = [*held_out_lines(scores), *spaced([regret])]
    return ModelErrors(title, machine, scores, lines, held_out_to_json(scores), found, page, draw)


def _facts(data: LearningData) -> dict[str, str]:
    samples, rows = data.samples, data.rows
    return {
        "data": ", ".join(f"{one.file} ({one.rows} rows)" for one in data.used),
        "processor": ", ".join(sorted({str(cpu) for cpu in rows["cpu"]})),
        data.origin: f"{str(rows['date'].min())[:10]} to {str(rows['date'].max())[:10]}",
        "kernels": f"{len(samples.table)} rows, {samples.table['code'].nunique()} distinct codes",
        "compilers": ", ".join(sorted({str(name) for name in rows["compiler_version"]})),
        "left out": ", ".join(f"{why}: {count}" for why, count in samples.skipped.items()) or "nothing",
    }
