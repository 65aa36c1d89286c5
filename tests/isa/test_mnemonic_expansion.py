"""Patterns of rules are expanded to what they match, and to nothing else."""

import re

import pytest
from chainline.isa.mnemonic_patterns import full_match, spellings
from chainline.isa.x86_64.form_rules import INTEGER_RULES, VECTOR_RULES

from ..tier import spread

PATTERNS = sorted({rule.pattern for rule in (*VECTOR_RULES, *INTEGER_RULES)})


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_of_the_decoder_is_expanded(pattern):
    found = list(spellings(pattern))
    assert found and all(re.fullmatch(pattern, text) for text in found)


def test_all_are_found():
    """Of patterns that match few letters, every text of these letters is tried."""
    assert set(spellings("a(b|cd?)?[xy]")) == {"ax", "ay", "abx", "aby", "acx", "acy", "acdx", "acdy"}


@pytest.mark.parametrize("pattern", ["a+", "a.b", "(ab", "ab)", "a{2}"])
def test_anything_else_is_refused(pattern):
    with pytest.raises(ValueError, match=r"not expanded|unpaired"):
        list(spellings(pattern))


def test_a_pattern_that_is_compiled_when_a_name_begins_right_matches_as_ever():
    """Names of one pattern are tried on all, of which most are not compiled for it."""
    names = [name for pattern in PATTERNS for name in spread(spellings(pattern), 2)]
    for pattern in PATTERNS:
        compiled = re.compile(pattern)
        wanted = [name for name in names if compiled.fullmatch(name)]
        assert [name for name in names if full_match(pattern, name)] == wanted, pattern
