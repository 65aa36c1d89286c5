"""The machine files that come with chainline."""

from __future__ import annotations

from pathlib import Path

_MACHINES = Path(__file__).with_name("machines")


def available_machines() -> list[str]:
    """Return the keys of the shipped machines, sorted."""
    return sorted(file.stem for file in _MACHINES.iterdir() if file.suffix == ".toml")


def shipped_text(key: str) -> str:
    """Return the text of a shipped machine file."""
    return (_MACHINES / f"{key}.toml").read_text(encoding="utf-8")
