"""HTML pages of `chainline fit --html`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ....models.empirical.data.experiments.series import Series
from ....models.empirical.data.table_file import Measurements
from ....models.empirical.estimators.pmnf.fit import Found, Search
from ....models.empirical.fitting.cross_validation import Validated
from ....models.empirical.fitting.hybrid_fitting import FittedHybrid
from ....reports.page.fit import FittedTable, fit_page
from ....reports.page.laws import laws_page
from ....reports.page.page import Page, provenance
from ...options.page import digests
from ...options.shared import input_files


def page(
    found: Validated,
    measurements: Measurements,
    hybrid: FittedHybrid | None,
    size: int | None,
    options: argparse.Namespace,
) -> Page:
    """Return the page of a model.

    Parameters
    ----------
    found : Validated
    measurements : Measurements
    hybrid : FittedHybrid or None
    size : int or None
        Size of the model file in bytes.
    options : Namespace
    """
    held = found.held_out.predicted if found.held_out.parts else None
    fitted = FittedTable(found.stored, measurements, held, hybrid, options.output, size)
    return fit_page(fitted, options.typed, provenance(options.typed, None, digests(input_files(options))))


def page_of_laws(
    series: Sequence[Series], found: Sequence[Found], search: Search, options: argparse.Namespace
) -> Page:
    """Return the page of scaling laws.

    Parameters
    ----------
    series : sequence of Series
    found : sequence of Found
        Law of each series.
    search : Search
    options : Namespace
    """
    where = provenance(options.typed, None, digests(input_files(options)))
    return laws_page(series, found, search, options.typed, where)
