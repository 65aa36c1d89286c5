"""A summary of held-out scores as one page that needs nothing but itself: no scripts, no links."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from ..files.output import replace_file
from ..models.kernels.learned.held_out.scores import HeldOutScores
from .held_out import held_out_tables
from .named_table import NamedTable

_TYPES = {".png": "image/png", ".svg": "image/svg+xml"}
_CAPTIONS = {
    "ratio-distribution": "Chain ratios that the measurements amount to; in the grey the assumptions of the "
    "ratio do not hold (as Figs. 8 and 9 of Ren et al. 2026).",
    "ratio": "Predicted against measured chain ratio of held-out kernels (as Fig. 10 of Ren et al. 2026).",
    "speed": "Predicted against measured GFLOPS of held-out kernels.",
    "splits": "Every split of one order, held out: measured, and predicted with the interval "
    "(as Figs. 11 and 12 of Ren et al. 2026).",
    "mape": "Error of every learner by order on held-out kernels, above the noise floor "
    "(as Figs. 13 and 14 of Ren et al. 2026).",
    "learning-curve": "Error against the number of rows learned from; bands reach from the best to the "
    "worst random choice of rows.",
    "coverage": "Share of the measurements that lie in the predicted interval, and how wide it is.",
}
"""By the beginning of a file's name; the longest that fits."""


@dataclass(frozen=True, slots=True)
class _InlineFigure:
    source: str
    caption: str


def write_summary(
    path: Path,
    scores: HeldOutScores,
    figures: Sequence[Path],
    *,
    title: str,
    facts: Mapping[str, str],
    limits: Sequence[str],
    tables: Sequence[NamedTable] = (),
) -> Path:
    """Write the page; return its path.

    Parameters
    ----------
    path : Path
        .html
    figures : sequence of Path
        .png or .svg files, copied into the page.
    facts : mapping of str to str
        What was measured and learned from, in the order in which it is shown.
    limits : sequence of str
        What the model cannot do, a sentence each.
    tables : sequence of NamedTable
        Shown after the scores.

    Raises
    ------
    OSError
        If a figure cannot be read, or the page cannot be written.
    ValueError
        If a figure has another format.
    """
    page = summary_page(scores, figures, title=title, facts=facts, limits=limits, tables=tables)
    replace_file(path, page.encode())
    return path


def summary_page(
    scores: HeldOutScores,
    figures: Sequence[Path],
    *,
    title: str,
    facts: Mapping[str, str],
    limits: Sequence[str],
    tables: Sequence[NamedTable] = (),
) -> str:
    """Return the page as HTML; parameters as `write_summary`."""
    environment = Environment(
        loader=PackageLoader("chainline.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template("held_out.html.j2").render(
        title=title,
        facts=facts,
        tables=[*held_out_tables(scores, scores.divisions), *tables],
        figures=[_inline(figure) for figure in figures],
        limits=limits,
    )


def _inline(figure: Path) -> _InlineFigure:
    if figure.suffix not in _TYPES:
        raise ValueError(f"{figure}: a page shows {' and '.join(_TYPES)} only")
    encoded = base64.b64encode(figure.read_bytes()).decode("ascii")
    return _InlineFigure(f"data:{_TYPES[figure.suffix]};base64,{encoded}", _caption(figure.stem))


def _caption(stem: str) -> str:
    fitting = [name for name in _CAPTIONS if stem.startswith(name)]
    text = _CAPTIONS[max(fitting, key=len)] if fitting else ""
    return f"{stem}: {text}" if text else stem
