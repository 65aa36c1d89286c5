"""Public data sets that tests compare with, where they are at hand."""

import os
from pathlib import Path

import pytest

ROOT = Path(os.environ.get("CHAINLINE_DATA", Path(__file__).parents[2] / "shared" / "data"))


def public_data(name):
    """Return the path of a file or folder; skip the test where it is absent."""
    path = ROOT / name
    if not path.exists():
        pytest.skip(f"CHAINLINE_DATA names no folder with {name}")
    return path
