"""Mutated files of every kind: each is read, or refused in one line; nothing is written, started or hung.

A few of each reader in an ordinary run, more by `--exhaustive`; `--inputs 30000` says how many.
"""

import os
import warnings

import pytest
from chainline.errors import ChainlineError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ..tier import INPUTS, sized
from .readers import READERS
from .watch import watched

LONGEST_LINE = 2000
GIVEN = os.environ.get(INPUTS)


def number_of_inputs(reader):
    """Return how many files a reader gets in this run."""
    return int(GIVEN) if GIVEN else max(sized(20, 1000) // reader.slow, 1)


@pytest.mark.parametrize("name", READERS)
def test_whole_files_are_read(name, tmp_path):
    reader = READERS[name]
    path = tmp_path / f"in{reader.suffix}"
    for content in reader.corpus():
        path.write_bytes(reader.pack(content))
        reader.read(path)


@pytest.mark.parametrize("name", READERS)
def test_changed_files_are_read_or_refused_in_one_line(name, tmp_path):
    reader = READERS[name]
    corpus = reader.corpus()
    path = tmp_path / f"in{reader.suffix}"
    path.write_bytes(reader.pack(corpus[0]))
    reader.read(path)  # loads what is loaded when it is first needed

    @settings(
        max_examples=number_of_inputs(reader),
        deadline=None,
        database=None,
        derandomize=GIVEN is None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.just(None) if not corpus else reader.changes(corpus))
    def attack(content):
        path.write_bytes(reader.pack(content))
        with watched(tmp_path) as seen, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                reader.read(path)
            except ChainlineError as error:
                said = str(error)
                assert said.isprintable()
                assert len(said) < LONGEST_LINE
        assert not seen

    attack()
    assert {found.name for found in tmp_path.iterdir()} <= {path.name, f"{path.name}.lock", path.stem}
