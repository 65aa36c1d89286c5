"""The machine files that come with chainline."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ...codegen.cache import cached_bytes, content_key
from ...files.checked_table import tables_of

_MACHINES = Path(__file__).with_name("machines")
_FORMAT = "tables of TOML 1"


def available_machines() -> list[str]:
    """Return the keys of the shipped machines, sorted."""
    return sorted(file.stem for file in _MACHINES.iterdir() if file.suffix == ".toml")


def shipped_text(key: str) -> str:
    """Return the text of a shipped machine file."""
    return (_MACHINES / f"{key}.toml").read_text(encoding="utf-8")


def shipped_tables(key: str) -> dict[str, Any]:
    """Return the tables of a shipped machine file.

    They are kept as JSON, by what the file says: TOML takes ten times as long to read.
    """
    text = shipped_text(key)
    made = content_key(_FORMAT, text)
    kept = cached_bytes(made, ".json", lambda: json.dumps(tables_of(text, f"{key}.toml")).encode())
    tables: dict[str, Any] = json.loads(kept)
    return tables
