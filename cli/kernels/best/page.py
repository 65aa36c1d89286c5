"""HTML page of `chainline best --html`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ....models.kernels.ranking.question import Answer
from ....reports.page.best import best_page
from ....reports.page.page import Page
from ....reports.page.provenance import provenance
from ...options.page import digests


def page(answers: Sequence[Answer], options: argparse.Namespace) -> Page:
    """Return the page of all orders that were asked for."""
    found = answers[0]
    others = [
        ("compiler", f"{found.question.compiler} {found.provenance.version}"),
        ("flags", " ".join(found.provenance.flags)),
        ("model", f"{found.question.model}, {found.question.in_core} in-core part"),
    ]
    where = provenance(options.typed, found.question.machine, digests([options.machine]), others)
    return best_page(answers, options.typed, where)
