"""Patterns of rules are expanded to what they match, and to nothing else."""

import re

import pytest
from chainline.asm.x86.integer_forms import INTEGER_RULES
from chainline.asm.x86.spellings import spellings
from chainline.asm.x86.vector_forms import VECTOR_RULES

PATTERNS = sorted({rule.pattern.pattern for rule in (*VECTOR_RULES, *INTEGER_RULES)})


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
