"""The `source` of a table of a machine file: who says so."""

from __future__ import annotations

import re

from ...files.checked_table import Table


def checked_source(table: Table, sources: dict[str, str]) -> str:
    """Return the source of a table, whose first word must be a key of `[sources]` or "estimate"."""
    source = table.text("source")
    first = re.split(r"[\s:;,]", source, maxsplit=1)[0]
    if first != "estimate" and first not in sources:
        raise table.error("source", f"begins with '{first}'", "begin with a key of [sources] or 'estimate'")
    return source
