"""Contributions of the ECM model by order, with the prediction and the measurement beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ...models.kernels.predictions.ecm import Ecm
from .style import COLOURS, new_figure, save

_SCALE = 1000  # floating-point operations that a bar stands for: orders become comparable


@dataclass(frozen=True, slots=True)
class EcmBar:
    """One order: the model of a kernel, its nominal operations and its measured cycles."""

    label: str
    model: Ecm
    nominal_flops: float
    measured_cycles: float


def draw_ecm(bars: Sequence[EcmBar], title: str, path: Path) -> Path:
    """Draw the contributions of each kernel side by side into a .png, .svg or .pdf file.

    Contributions are not stacked, because their sum depends on the overlap hypothesis; the predicted total
    is marked.

    Parameters
    ----------
    bars : sequence of EcmBar
        One for each kernel.
    title : str
    path : Path
        File to write.
    """
    figure = new_figure(max(7.0, 1.0 + 0.62 * len(bars)), 4.4)
    axes = figure.add_subplot()
    shown = [name for name in contributions(bars[0].model) if _largest(bars, name) > 0]
    width = 0.84 / len(shown)
    for number, name in enumerate(shown):
        places = [place - 0.42 + (number + 0.5) * width for place in range(len(bars))]
        heights = [_scaled(bar, contributions(bar.model)[name]) for bar in bars]
        axes.bar(places, heights, width, color=COLOURS[number % 6], label=name)
    predicted = [_scaled(bar, bar.model.cycles) for bar in bars]
    measured = [_scaled(bar, bar.measured_cycles) for bar in bars]
    axes.hlines(
        predicted,
        [place - 0.45 for place in range(len(bars))],
        [place + 0.45 for place in range(len(bars))],
        color="0.35",
        linewidth=1.4,
        label=r"$T_{\mathrm{ECM}}$",
    )
    axes.plot(range(len(bars)), measured, "D", mfc="white", mec="black", markersize=5, label="measured")
    axes.set_xticks(range(len(bars)), [bar.label for bar in bars])
    axes.set_xlabel("polynomial order P")
    axes.set_ylabel(f"cycles per {_SCALE} operations")
    axes.set_ylim(0, 1.08 * max(*predicted, *measured))
    axes.set_title(title, fontsize=11)
    axes.grid(axis="y", color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)
    figure.legend(loc="outside lower center", ncols=len(shown) + 2, frameon=False, fontsize=8)
    return save(figure, path)


def contributions(model: Ecm) -> dict[str, float]:
    """Return the contributions in cycles per element by the names of the literature."""
    parts = {
        r"$T_{\mathrm{OL}}$": model.overlapping_cycles,
        r"$T_{\mathrm{L1LD}}$": model.load_cycles,
        r"$T_{\mathrm{L1ST}}$": model.store_cycles,
    }
    return parts | {f"$T_{{\\mathrm{{{transfer.level}}}}}$": transfer.cycles for transfer in model.transfers}


def _largest(bars: Sequence[EcmBar], name: str) -> float:
    return max(contributions(bar.model)[name] for bar in bars)


def _scaled(bar: EcmBar, cycles: float) -> float:
    return cycles / bar.nominal_flops * _SCALE
