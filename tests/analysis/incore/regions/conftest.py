"""Calls of these loops, few of which end, are not followed for long."""

import pytest


@pytest.fixture(autouse=True)
def _short_calls(short_calls):
    """Shorten them in every test of this folder."""
