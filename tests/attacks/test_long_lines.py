"""Lines of any length take linear time in every reader: what they repeat is made to take the square of it."""

import time
import warnings

import pytest
from chainline.asm.listing import parse
from chainline.errors import ChainlineError
from chainline.isa.registry import detect_isa

from ..tier import sized
from .long_lines import ASSEMBLY, BEFORE, PIECES, line_of, listing_of
from .readers import READERS
from .watch import watched

LENGTH, EVERY = sized(1 << 13, 1 << 18), sized(5, 1)
OF_OTHERS, EVERY_OF_OTHERS = sized(1 << 16, 1 << 20), sized(9, 4)
BINARY = {".parquet", ".model", ".ubj", ".xlsx", ".cubex"}
SHORT_S = 0.2
GROWTH = 9
"""Times as long as a line of a quarter of the length, at most."""


def seconds(kind, before, piece, length):
    text = listing_of(kind, line_of(piece, before, length))
    start = time.process_time()
    try:
        parse(text, detect_isa(text))
    except ChainlineError as error:
        assert str(error).isprintable()
    return time.process_time() - start


@pytest.mark.parametrize("kind", ASSEMBLY)
def test_time_of_assembly_grows_with_the_length_of_a_line(kind):
    combined = [(before, piece) for before in BEFORE[".s"] for piece in PIECES]
    for before, piece in combined[hash_of(kind) % EVERY :: EVERY]:
        taken = seconds(kind, before, piece, LENGTH)
        if taken > SHORT_S:
            least = min(seconds(kind, before, piece, LENGTH // 4) for _ in range(3))
            taken = min(taken, seconds(kind, before, piece, LENGTH))
            assert taken < GROWTH * least, (before, piece, taken, least)


def hash_of(kind):
    return sum(map(ord, kind))


OF_TEXT = [name for name, reader in READERS.items() if reader.suffix not in BINARY]


@pytest.mark.parametrize("name", OF_TEXT)
def test_no_reader_takes_long_for_a_long_line(name, tmp_path):
    """A line of the length takes milliseconds where the time grows with it, and minutes with its square."""
    reader = READERS[name]
    path = tmp_path / f"in{reader.suffix}"
    corpus = reader.corpus()[:1] or [b""]
    middle = corpus[0].find(b"\n", len(corpus[0]) // 2) + 1
    path.write_bytes(reader.pack(corpus[0]))
    reader.read(path)  # loads what is loaded when it is first needed
    for number, piece in enumerate(PIECES):
        if (number + len(name)) % EVERY_OF_OTHERS:
            continue
        for before in BEFORE[""]:
            line = line_of(piece, before, OF_OTHERS).encode()
            path.write_bytes(reader.pack(corpus[0][:middle] + line + b"\n" + corpus[0][middle:]))
            with watched(tmp_path) as seen, warnings.catch_warnings():
                warnings.simplefilter("ignore")
                try:
                    reader.read(path)
                except ChainlineError as error:
                    assert str(error).isprintable()
            assert not seen
