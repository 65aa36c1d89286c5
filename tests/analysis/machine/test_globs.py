"""Globs match what `fnmatch` says."""

from fnmatch import fnmatchcase

import pytest
from chainline.analysis.machine.instruction_costs import matches, matches_any
from hypothesis import given
from hypothesis import strategies as st

PIECES = ("v", "mov", "a", "pd", "*", "*", "?", "[ps]", "[1-4]", "[!v]", "[]v]", "[ab", "d")


@given(st.lists(st.sampled_from(PIECES), max_size=5).map("".join), st.text("vmoapds1[]", max_size=8))
def test_as_fnmatch(glob, mnemonic):
    assert matches(mnemonic, glob) == fnmatchcase(mnemonic, glob)


@pytest.mark.parametrize("mnemonic", ["vaddpd", "addpd", "vaddpdx", "add", "", "vpaddq"])
def test_any_is_one_of_them(mnemonic):
    globs = ("v*q", "*add[ps]d", "?", "add")
    assert matches_any(mnemonic, globs) == any(fnmatchcase(mnemonic, glob) for glob in globs)
