"""JSON as every command prints it."""

from __future__ import annotations

from typing import Any

from ..files.json_text import json_text


def print_json(document: Any) -> None:
    """Print a document."""
    print(json_text(document))
