"""HTML page of `chainline evaluate --html` for a model of `chainline fit`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ...models.empirical.data.table_file import Measurements
from ...models.empirical.fitting.store.stored_model import StoredModel
from ...models.empirical.fitting.stored import file_of
from ...reports.page.fit import evaluation_page
from ...reports.page.page import Page, provenance
from ..options.page import digests


def page(
    stored: StoredModel, table: Measurements, predicted: Sequence[float], options: argparse.Namespace
) -> Page:
    """Return the page of a model compared with a table.

    Parameters
    ----------
    stored : StoredModel
    table : Measurements
    predicted : sequence of float
        Predictions of the rows of `table`.
    options : Namespace
    """
    where = provenance(options.typed, None, digests([file_of(options.models), *options.data]))
    return evaluation_page(stored, table, predicted, options.typed, where)
