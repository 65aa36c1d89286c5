"""What `chainline evaluate --html` shows of a model of `chainline fit`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ...models.empirical.data.table_file import Measurements
from ...models.empirical.fitting.store.stored_model import StoredModel
from ...reports.page.fit import evaluation_page
from ...reports.page.page import Page
from ...reports.page.provenance import provenance
from ..options.page import digests


def page(
    stored: StoredModel, table: Measurements, predicted: Sequence[float], options: argparse.Namespace
) -> Page:
    """Return the page of a model held against a table."""
    where = provenance(options.typed, None, digests([options.models, *options.data]))
    return evaluation_page(stored, table, predicted, options.typed, where)
