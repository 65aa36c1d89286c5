"""Every figure of an evaluation, into one folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...analysis.machine.load import Machine
from ...models.kernels.evaluation.evaluate import Evaluation
from ...models.kernels.evaluation.scores import PredictedRow, group_rows
from ...models.kernels.predictions.roofline import bandwidth_roofs, in_core_ceilings
from .ecm import EcmBar, draw_ecm
from .mape import draw_mape
from .roofline import Point, RooflineChart, draw_roofline
from .style import by_level


def draw_evaluation(evaluation: Evaluation, folder: Path, suffix: str = ".png") -> list[Path]:
    """Draw the errors by order, and for each residence a Roofline and the ECM contributions.

    Parameters
    ----------
    evaluation : Evaluation
    folder : Path
        Existing folder.
    suffix : str
        Suffix of the files, which selects their format.

    Returns
    -------
    list of Path
        `mape`, `roofline-RESIDENCE` and `ecm-RESIDENCE`, the last where the model was asked for.
    """
    machine = evaluation.machine
    title = f"{machine.title}, {len(evaluation.rows)} kernels"
    drawn = [draw_mape(evaluation.rows, evaluation.models, title, folder / f"mape{suffix}")]
    residences = group_rows(evaluation.rows, lambda row: row.case.conditions.residence)
    for name in by_level(residences):
        # a Roofline holds for one number of active cores: take the fewest
        cores = min(row.case.conditions.cores for row in residences[name])
        rows = [row for row in residences[name] if row.case.conditions.cores == cores]
        drawn.append(draw_roofline(_chart(rows, machine, name, cores), folder / f"roofline-{name}{suffix}"))
        if bars := _bars(rows):
            overlap = bars[0].model.hypothesis
            text = f"{machine.title}, data in {name}: fastest kernel of each order, overlap {overlap}"
            drawn.append(draw_ecm(bars, text, folder / f"ecm-{name}{suffix}"))
    return drawn


def _chart(rows: Sequence[PredictedRow], machine: Machine, residence: str, cores: int) -> RooflineChart:
    frequency = _median([row.case.conditions.frequency_ghz for row in rows])
    orders = {row.case.variant.order for row in rows}
    inner = residence == machine.caches[0].name
    points = [
        Point(
            intensity=row.core_intensity if inner else row.intensity,
            gflops=row.case.gflops,
            group=str(row.case.variant.order) if len(orders) > 1 else row.case.compiler,
            chain_gflops=row.chain_gflops,
        )
        for row in sorted(rows, key=lambda row: (row.case.variant.order, row.case.compiler))
    ]
    requested = "that the core requests" if inner else "of element data"
    active = "one core" if cores == 1 else f"{cores} cores active"
    return RooflineChart(
        title=f"{machine.title} at {frequency:.2f} GHz, {active}, data in {residence}",
        intensity_label=f"operations per byte {requested}",
        group_label="order P" if len(orders) > 1 else "compiler",
        roofs=bandwidth_roofs(machine, frequency, cores),
        ceilings=in_core_ceilings(machine, rows[0].case.variant.dtype, frequency),
        points=tuple(points),
    )


def _bars(rows: Sequence[PredictedRow]) -> list[EcmBar]:
    bars = []
    for order, group in sorted(group_rows(rows, lambda row: row.case.variant.order).items()):
        fastest = max(group, key=lambda row: row.case.gflops)
        if fastest.ecm is not None:
            case, flops = fastest.case, fastest.case.variant.nominal_flops
            cycles = flops / case.gflops * case.conditions.frequency_ghz
            bars.append(EcmBar(str(order), fastest.ecm, flops, cycles))
    return bars


def _median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]
