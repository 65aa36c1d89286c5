"""What is kept of shipped machine files is what they say."""

import math

import pytest
from chainline.analysis.machine.shipped_machines import available_machines, shipped_tables, shipped_text
from chainline.files.toml_schema import tables_of


@pytest.mark.parametrize("key", ["zen5", "a64fx"])
def test_kept_tables_are_those_of_the_file(key):
    told = tables_of(shipped_text(key), key)
    assert shipped_tables(key) == told == shipped_tables(key)
    assert _types(shipped_tables(key)) == _types(told)


@pytest.mark.exhaustive
def test_all_kept_tables_are_those_of_their_files():
    for key in available_machines():
        assert _types(shipped_tables(key)) == _types(tables_of(shipped_text(key), key))


def _types(value):
    if isinstance(value, dict):
        return {key: _types(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_types(each) for each in value]
    assert not isinstance(value, float) or math.isfinite(value)
    return type(value), value
