"""Figures of a trained model: importance of its features, and chain ratios of rows held out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes

from ...arrays import Floats
from ...errors import UsageError
from ...models.kernels.learned.importance import FeatureImportance
from ...models.kernels.learned.stored.manifest import Manifest
from ...models.kernels.learned.stored.paper import KernelModel, PaperModel
from ..trained_model import predicted_words
from .style import COLOURS, GREY, new_figure, save

_MOST, _LEAST = 15, 0.01
"""Features drawn at most, and the share of the largest value below which none is drawn."""


def draw_model(model: KernelModel, folder: Path) -> list[Path]:
    """Draw what is known of a trained model into a folder; return the files.

    Chain ratios are drawn of a model of Ren et al. 2026 that was just trained.
    """
    drawn = [draw_importance(model.manifest, folder / "importance.png")]
    if isinstance(model, PaperModel) and model.held_out is not None:
        drawn.append(draw_held_out_ratios(model.manifest, model.held_out, folder / "chain-ratios.png"))
    return drawn


def draw_importance(manifest: Manifest, path: Path) -> Path:
    """Draw the importance of the features of a model, the largest SHAP value on top; return the file.

    Parameters
    ----------
    manifest : Manifest
        Of a model that its importance was stored with.
    path : Path
        .png, .svg or .pdf.
    """
    shown = _shown(manifest)
    figure = new_figure(10.4, 1.6 + 0.26 * len(shown))
    gain, permutation, shap = figure.subplots(1, 3, sharey=True)
    _bars(gain, [100 * one.gain for one in shown], shown, COLOURS[0], "share of the gain of all splits [%]")
    shuffled = [one.permutation or 0.0 for one in shown]
    _bars(permutation, shuffled, shown, COLOURS[1], "error that shuffling adds, rows held out")
    if all(one.permutation is None for one in shown):
        permutation.text(0.5, 0.5, "no rows held out", transform=permutation.transAxes, ha="center")
    _bars(shap, [one.shap for one in shown], shown, COLOURS[2], "mean absolute SHAP value")
    for axes, title in ((gain, "gain"), (permutation, "permutation"), (shap, "SHAP")):
        axes.set_title(title, fontsize="medium")
    left = len(manifest.importance) - len(shown)
    more = f"; {left} more features with smaller values are left out" if left else ""
    figure.suptitle(
        f"{_title(manifest)}\nerror and SHAP value of the {predicted_words(manifest)}{more}",
        fontsize="medium",
    )
    return save(figure, path)


def draw_shap(manifest: Manifest, axes: Axes) -> None:
    """Draw the SHAP values of the features of a model, the largest on top."""
    shown = _shown(manifest)
    _bars(axes, [one.shap for one in shown], shown, COLOURS[2], "mean absolute SHAP value")
    axes.set_title(_title(manifest), fontsize="medium")


def draw_held_out_ratios(manifest: Manifest, ratios: Floats, path: Path) -> Path:
    """Draw the predicted chain ratio of rows held out against the measured one; return the file.

    Parameters
    ----------
    manifest : Manifest
        Of a model of Ren et al. 2026.
    ratios : ndarray, (2, n_rows)
        Measured and predicted.
    path : Path
        .png, .svg or .pdf.

    References
    ----------
    Ren et al. 2026, Fig. 10.
    """
    figure = new_figure(4.6, 4.6)
    axes = figure.subplots()
    ends = (float(ratios.min()), float(ratios.max()))
    axes.plot(ends, ends, color=GREY, linewidth=1, label="equal")
    axes.plot(
        *ratios, "o", color=COLOURS[0], markersize=4, alpha=0.6, label=f"{ratios.shape[1]} rows held out"
    )
    axes.set(xlabel="measured chain ratio", ylabel="predicted chain ratio", aspect="equal")
    axes.set_title(_title(manifest), fontsize="small")
    axes.legend()
    return save(figure, path)


def _shown(manifest: Manifest) -> list[FeatureImportance]:
    """Return the features that matter most by any of the three measures, the largest SHAP value last.

    Raises
    ------
    UsageError
        If no importance was stored.
    """
    if not manifest.importance:
        raise UsageError("importance: none was stored with the model; train it again with `chainline train`")
    values = [(one.gain, one.permutation or 0.0, one.shap) for one in manifest.importance]
    largest = [max(each) or 1.0 for each in zip(*values, strict=True)]
    shares = [max(value / most for value, most in zip(each, largest, strict=True)) for each in values]
    ranked = sorted(zip(shares, manifest.importance, strict=True), key=lambda pair: -pair[0])[:_MOST]
    seen = [one for share, one in ranked if share > _LEAST] or [one for _, one in ranked]
    return sorted(seen, key=lambda one: (one.shap, one.gain))


def _title(manifest: Manifest) -> str:
    name = "model of Ren et al. 2026" if manifest.search is not None else "learned model"
    return f"{name}, {manifest.rows} rows {manifest.origin} on {manifest.machine_keys}"


def _bars(
    axes: Axes, values: Sequence[float], shown: Sequence[FeatureImportance], colour: str, label: str
) -> None:
    places = range(len(shown))
    axes.barh(places, values, color=colour)
    axes.set_yticks(places, [one.feature for one in shown], fontsize="small")
    axes.set_xlabel(label, fontsize="small")
    axes.grid(axis="x", color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)
