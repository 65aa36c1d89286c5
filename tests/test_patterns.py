"""Patterns that are compiled when they are first used are patterns."""

import copy
import re

import pytest
from chainline.lazy import pattern


@pytest.mark.parametrize(
    ("use", "found"),
    [
        (lambda p: p.match("ab12").group(), "ab"),
        (lambda p: p.fullmatch("ab12"), None),
        (lambda p: p.search("1ab").start(), 1),
        (lambda p: p.sub("-", "1ab2c"), "1-2-"),
        (lambda p: p.split("1ab2"), ["1", "2"]),
        (lambda p: p.findall("1ab2c"), ["ab", "c"]),
        (lambda p: [m.end() for m in p.finditer("1AB")], [3]),
        (lambda p: (p.pattern, p.groups), ("[a-c]+", 0)),
    ],
)
def test_it_does_what_a_compiled_one_does(use, found):
    late = pattern("[a-c]+", re.IGNORECASE)
    assert use(late) == use(late) == found


def test_of_bytes_and_copied():
    assert pattern(b"[a-c]+").fullmatch(b"abc")
    assert copy.copy(pattern("a")).fullmatch("a")


def test_one_that_is_wrong_says_so_when_it_is_used():
    with pytest.raises(re.error, match="unterminated"):
        pattern("[a").match("a")
