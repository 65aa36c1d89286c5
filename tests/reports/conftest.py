"""Calls of the loops that are reported, few of which end, are not followed for long."""

import pytest
from chainline.analysis.incore.bodies import file


@pytest.fixture(autouse=True)
def _short_calls(monkeypatch):
    monkeypatch.setattr(file, "STEP_LIMIT", 20_000)
