"""TOML files: what would take long is refused."""

import time

import pytest
from chainline.errors import UsageError
from chainline.files.toml_schema import tables_of


@pytest.mark.parametrize("part", ["a", '"a"', "'a'", "a \t", "-"])
@pytest.mark.parametrize("line", ["{} = 1", "[{}]", "x = {{ {} = 1 }}"])
def test_names_of_many_parts_are_refused_at_once(part, line):
    begin = time.monotonic()
    with pytest.raises(UsageError, match=r"x\.toml: has a name of 64 parts or more"):
        tables_of(line.format(".".join([part] * 100_000)), "x.toml")
    assert time.monotonic() - begin < 5


@pytest.mark.parametrize("text", ["a" * 2_000_000, "a " * 1_000_000, '"' * 1_000_000, "1.0, " * 500_000])
def test_long_texts_are_looked_through_at_once(text):
    begin = time.monotonic()
    with pytest.raises(UsageError, match="is no TOML file"):
        tables_of(text, "x.toml")
    assert time.monotonic() - begin < 5


def test_names_of_some_parts_and_long_lists_are_read():
    assert tables_of("a.b.c = 1", "x.toml") == {"a": {"b": {"c": 1}}}
    assert len(tables_of(f"x = [{'1.5, ' * 1000}]", "x.toml")["x"]) == 1000
