"""`chainline fit --model pmnf`: scaling laws of every kernel and metric of a file."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ....files.json_text import json_text
from ....files.output import write_output
from ....models.empirical.data.experiments.read import read_any
from ....models.empirical.data.experiments.series import Series
from ....models.empirical.estimators.pmnf.checks import check_series
from ....models.empirical.estimators.pmnf.fit import Found, fit_series
from ....models.empirical.fitting.pmnf_settings import pmnf_search
from ....models.empirical.fitting.prediction_intervals import NewRows
from ....models.empirical.fitting.validated_laws import validate_laws
from ....reports.pmnf import pmnf_to_json
from ...json_output import print_json
from ...messages import warn
from ...options.figures import draw_into, tell_drawn
from ...options.page import tell_html, write_html
from ...options.shared import column_names, variability_file
from ...progress import done, stage

_FIGURES = "chainline.cli.programs.fit.draw:draw"
_PAGE = "chainline.cli.programs.fit.page:page_of_laws"


def fit_pmnf(options: argparse.Namespace, settings: Mapping[str, Any]) -> None:
    """Print the model of each kernel and metric; write them as JSON where asked for."""
    search = pmnf_search(settings)
    path = Path(options.data)
    if options.space:
        raise UsageError("--space: a scaling law takes parameters as they are; leave it out")
    features, kernels = column_names(options.features), column_names(options.kernel)
    series = read_any(path, options.target, features, kernels, variability_file(options))
    to = _file_to_write(options) if options.output else None
    warn(*check_series(series, str(path), search))
    stage(f"fitting scaling laws to {len(series)} kernels and metrics", quiet=True)
    found = fit_series(series, search)
    validated = validate_laws(series, found, search, options.seed)
    new_rows = [each.new_rows for each in validated]
    document = pmnf_to_json(series, found, new_rows, options.seed)
    done()
    if to:
        write_output(to, (json_text(document, 1) + "\n").encode())
    drawn = draw_into(options, _FIGURES, series, found, validated, document, search, options.seed)
    write_html(options, _PAGE, series, found, search)
    if options.json:
        print_json(document)
    else:
        size = to.stat().st_size if to else None
        _print_laws(series, found, new_rows, options.output, size)
    tell_drawn(drawn, options)
    tell_html(options)


def _print_laws(
    series: Sequence[Series],
    found: Sequence[Found],
    new_rows: Sequence[NewRows],
    output: str,
    size: int | None,
) -> None:
    # tables for people, which take as long to load as a dozen laws to find
    from ....reports.layout import written_line  # noqa: PLC0415
    from ....reports.pmnf import pmnf_lines  # noqa: PLC0415
    from ....reports.terminal import print_lines  # noqa: PLC0415

    print_lines(pmnf_lines(series, found, new_rows))
    if size is not None:
        print_lines([written_line(output, size)])


def _file_to_write(options: argparse.Namespace) -> Path | None:
    # loads what reads any model, for a file that is wanted seldom
    from .stored import file_to_write  # noqa: PLC0415

    return file_to_write(options)
