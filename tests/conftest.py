"""Fixtures that every test shares."""

import os
import tempfile

import pytest

# before chainline is used anywhere: tests build from nothing and leave the user's cache alone
_CACHE = tempfile.TemporaryDirectory(prefix="chainline-test-cache-")
os.environ["CHAINLINE_CACHE_DIR"] = _CACHE.name


@pytest.fixture
def empty_cache(tmp_path, monkeypatch):
    """A cache folder that holds nothing yet."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("CHAINLINE_CACHE_DIR", str(folder))
    return folder
