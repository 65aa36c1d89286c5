"""A clock for what waits."""

from itertools import count
from types import SimpleNamespace

import pytest
from chainline.analysis.measurement import interleaved_timing as by_turns


@pytest.fixture
def ticks(monkeypatch):
    """Let time pass by how often it is asked for, so many seconds each: no load uses up patience."""
    asked, tick_s = count(), 1e-5
    monkeypatch.setattr(by_turns, "time", SimpleNamespace(monotonic=lambda: next(asked) * tick_s))
    return tick_s
