"""Parquet files of some hundred bytes that stand for gigabytes are refused before they are decoded."""

import json
import subprocess
import sys

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from chainline.analysis.measurement.dataset.parquet import _names, parquet_schema
from chainline.errors import UsageError
from chainline.files.parquet_size import MOST_DECODED_BYTES, open_bounded, page_header
from chainline.models.empirical.data.binary_tables import read_parquet

from ..analysis.measurement.dataset.rows import some_rows

WORD = "a" * 100_000
MANY = 1 << 22


def of_one(value, kind, n=MANY):
    return pa.table(
        {"m": pa.DictionaryArray.from_arrays(pa.array(np.zeros(n, "int8")), pa.array([value], kind))}
    )


BOMBS = {
    "one number": (lambda: of_one(1.5, pa.float64()), {}),
    "one word": (lambda: of_one(WORD, pa.string(), 1 << 16), {}),
    "one word after the other": (lambda: pa.table({"m": [WORD] * 30}), {"use_dictionary": False}),
    "one word in gzip": (
        lambda: pa.table({"m": [WORD] * 30}),
        {"use_dictionary": False, "compression": "gzip"},
    ),
    "a newer page": (
        lambda: pa.table({"m": [WORD] * 30}),
        {"use_dictionary": False, "data_page_version": "2.0"},
    ),
    "one word by what it shares": (
        lambda: pa.table({"m": [WORD] * 30}),
        {"use_dictionary": False, "column_encoding": {"m": "DELTA_BYTE_ARRAY"}},
    ),
    "one word of fixed size": (
        lambda: pa.table({"m": pa.array([b"a" * 100_000] * 30, pa.binary(100_000))}),
        {},
    ),
    "one large word": (lambda: pa.table({"m": pa.array([WORD] * 30, pa.large_string())}), {}),
    "lists": (lambda: pa.table({"m": [[1.5] * 1000] * 30}), {}),
    "no values": (lambda: pa.table({"m": pa.nulls(1 << 22)}), {}),
    "many cells": (lambda: pa.table({f"c{n}": np.ones(1 << 18) for n in range(33)}), {}),
}


@pytest.fixture(scope="module")
def bombs(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bombs")
    for name, (table, options) in BOMBS.items():
        made = table()
        with pq.ParquetWriter(
            folder / f"{name}.parquet", made.schema, **({"compression": "zstd"} | options)
        ) as writer:
            for _ in range(100 if len(made) == 30 else 1):
                writer.write_table(made)
    # a data set: 300,000 rows that are the same in a file of some kilobytes
    row = pa.Table.from_pylist([{n: getattr(some_rows(1)[0], n) for n in _names()}], parquet_schema())
    table = row.take(np.zeros(300_000, int))
    pq.write_table(table, folder / "data set.parquet", compression="zstd")
    return folder


READS = """
import json, resource, sys
from pathlib import Path
from chainline.analysis.measurement.dataset.parquet import read_rows
from chainline.errors import UsageError
from chainline.models.empirical.data.any_table import read_table
import chainline.files.parquet_size, pandas, pyarrow.compute, pyarrow.parquet
pages = int(Path("/proc/self/statm").read_text().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (640 << 20),) * 2)
said = {}
for path in map(Path, sys.argv[1:]):
    try:
        (read_rows if path.stem == "data set" else read_table)(path)
    except UsageError as error:
        said[path.stem] = str(error).partition(": ")[2]
print(json.dumps(said))
"""


@pytest.mark.exhaustive
@pytest.mark.skipif(sys.platform != "linux", reason="limits of the address space are Linux's")
def test_what_expands_is_refused_in_little_memory(bombs):
    paths = sorted(map(str, bombs.iterdir()))
    done = subprocess.run([sys.executable, "-c", READS, *paths], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    said = json.loads(done.stdout)
    assert said.keys() == {*BOMBS, "data set"}
    for name, words in {
        "one number": "has more than 2097152 rows",
        "one word": "has more than 256 MiB of words",
        "one word after the other": "takes more than 256 MiB decoded",
        "one word in gzip": "takes more than 256 MiB decoded",
        "a newer page": "takes more than 256 MiB decoded",
        "one word by what it shares": "is encoded as DELTA_BYTE_ARRAY",
        "one word of fixed size": "takes more than 256 MiB decoded",
        "one large word": "256 MiB",
        "lists": "is nested",
        "no values": "has more than 2097152 rows",
        "many cells": "has more than 8388608 cells",
        "data set": "300000 rows in",
    }.items():
        assert words in said[name], name


@pytest.mark.exhaustive
def test_what_the_description_says_of_sizes_is_not_believed(bombs, tmp_path):
    """The sizes of a column are in the description, too: they are forged to be small."""
    content = (bombs / "one word after the other.parquet").read_bytes()
    chunk = pq.ParquetFile(bombs / "one word after the other.parquet").metadata.row_group(0).column(0)
    number = bytearray()
    left = chunk.total_uncompressed_size << 1
    while left:
        number.append(left & 127 | (128 if left > 127 else 0))
        left >>= 7
    one = bytes([0x82] + [0x80] * (len(number) - 2) + [0])  # 1, in as many bytes
    assert content.count(bytes(number)) >= 100
    forged = tmp_path / "forged.parquet"
    forged.write_bytes(content.replace(bytes(number), one))
    assert pq.ParquetFile(forged).metadata.row_group(0).column(0).total_uncompressed_size == 1
    with pytest.raises(UsageError, match="takes more than 256 MiB decoded"):
        read_parquet(forged)


@pytest.mark.parametrize("version", ["1.0", "2.0"])
@pytest.mark.parametrize("dictionary", [True, False])
def test_page_headers_say_what_pages_hold(tmp_path, version, dictionary):
    path = tmp_path / "in.parquet"
    n, page = 30_000, 1 << 16
    table = pa.table({"m": np.random.default_rng(0).random(n), "word": [f"word {i}" for i in range(n)]})
    pq.write_table(
        table,
        path,
        compression="none",
        use_dictionary=dictionary,
        data_page_size=page,
        data_page_version=version,
    )
    chunk = pq.ParquetFile(path).metadata.row_group(0).column(0)
    content = path.read_bytes()
    at = begin = min(filter(None, (chunk.data_page_offset, chunk.dictionary_page_offset)))
    unpacked = headers = 0
    while at < begin + chunk.total_compressed_size:
        header, end = page_header(content, at)
        headers += end - at
        unpacked += header.unpacked
        at = end + header.packed
    assert at == begin + chunk.total_compressed_size
    assert unpacked + headers == chunk.total_uncompressed_size
    assert n * 8 <= unpacked < MOST_DECODED_BYTES
    assert open_bounded(path).metadata.num_rows == n


def test_what_real_tables_hold_is_read(tmp_path):
    path = tmp_path / "in.parquet"
    n = 20_000
    table = pa.table(
        {
            "n": range(n),
            "seconds": pa.array(np.linspace(0, 1, n)),
            "name": [None if i % 7 == 0 else f"run {i % 5}" for i in range(n)],
            "day": pa.array([0] * n, pa.date32()),
            "flag": [True] * n,
        }
    )
    pq.write_table(table, path)
    found = read_parquet(path)
    assert found.header == ("n", "seconds", "name", "day", "flag") and len(found.places) == n
    assert found.cells[0][-1] == n - 1 and found.cells[2][:2] == [None, "run 1"]


def test_a_large_description_is_refused(tmp_path):
    path = tmp_path / "in.parquet"
    path.write_bytes(b"PAR1" + b"\0" * (5 << 20) + (5 << 20).to_bytes(4, "little") + b"PAR1")
    with pytest.raises(UsageError, match="its description is larger than 4 MiB"):
        read_parquet(path)
