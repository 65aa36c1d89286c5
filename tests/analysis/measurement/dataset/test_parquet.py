"""Parquet files: round trip, schema version, corruption, salvage."""

from dataclasses import replace

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from chainline.analysis.measurement.dataset import COLUMNS, salvage
from chainline.analysis.measurement.dataset.parquet import parquet_schema, read_rows, write_rows
from chainline.errors import UsageError

from .rows import ROW, some_rows


@pytest.fixture
def data(tmp_path):
    return tmp_path / "rows.parquet"


def test_rows_come_back_as_they_were(data):
    rows = [*some_rows(3), replace(ROW, n_elements=9, seconds=None, problem="hangs", ratio_in_range=None)]
    write_rows(data, rows)
    assert read_rows(data) == rows


def test_every_column_says_its_unit_and_meaning(data):
    write_rows(data, some_rows(1))
    schema = pq.read_schema(data)
    assert schema.names == [column.name for column in COLUMNS]
    assert all(schema.field(name).metadata[b"meaning"] for name in schema.names)
    assert schema.field("cycles").metadata[b"unit"] == b"cycle"


@pytest.mark.parametrize("version", [b"3", None])
def test_another_schema_version_is_refused(data, version):
    metadata = {b"chainline_schema_version": version} if version else {}
    pq.write_table(pa.table({c.name: [] for c in COLUMNS}).replace_schema_metadata(metadata), data)
    with pytest.raises(UsageError, match="this chainline reads versions up to 2"):
        read_rows(data)


def test_a_file_that_is_no_parquet_is_refused(data):
    data.write_text("order,split\n")
    with pytest.raises(UsageError, match="not a readable parquet file"):
        read_rows(data)


def _retyped(path, **columns):
    """Write two rows whose columns have the types that another program gave them."""
    rows = some_rows(2)
    cells = {c.name: [getattr(row, c.name) for row in rows] for c in COLUMNS} | columns
    arrays = [pa.array(values) if isinstance(values, list) else values for values in cells.values()]
    table = pa.table(arrays, names=list(cells)).replace_schema_metadata(parquet_schema().metadata)
    pq.write_table(table, path)


def test_what_pandas_writes_again_is_the_same(data):
    write_rows(data, some_rows(2))
    frame = pq.read_table(data).to_pandas().astype({"order": "float64", "cpu": "category"})
    table = pa.Table.from_pandas(frame, preserve_index=False)
    pq.write_table(table.replace_schema_metadata(parquet_schema().metadata), data)
    assert read_rows(data) == some_rows(2)


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ({"order": ["seven", "7"]}, "column 'order': Failed to parse string: 'seven'"),
        ({"order": [7.5, 7.0]}, "column 'order': .*was truncated"),
        ({"order": [None, 7]}, "column 'order': 'None' is no int"),
        ({"seconds": [float("inf"), 1.0]}, "column 'seconds': 'inf' is no float"),
        ({"seconds": [["a"], ["b"]]}, "column 'seconds.list.element' is nested"),
        ({"cpu": [{"a": 1}, {"a": 2}]}, "column 'cpu.a' is nested"),
        ({"cpu": [None, "x"]}, "column 'cpu': 'None' is no text"),
        ({"date": pa.array([b"\xff", b"a"])}, "column 'date': Invalid UTF8"),
        ({"reference_seconds": [0.0, 0.0]}, "column 'reference_seconds': 0.0 is not above zero"),
        ({"frequency_ghz": [1.0, 1e308]}, "column 'frequency_ghz': 1e\\+308 is not above zero, or beyond"),
        ({"n_elements": [1, 2**62]}, "column 'n_elements': 4611686018427387904 is not above zero, or beyond"),
    ],
)
def test_a_column_of_another_type_is_named(data, columns, message):
    _retyped(data, **columns)
    with pytest.raises(UsageError, match=message):
        read_rows(data)


def test_no_number_is_a_missing_one(data):
    _retyped(data, gflops=[float("nan"), 1.0])
    assert [row.gflops for row in read_rows(data)] == [None, 1.0]


def test_a_word_that_repeats_takes_the_room_of_one(data):
    words = pa.array(["x" * 10_000_000]).dictionary_encode()
    _retyped(data, cpu=pa.chunked_array([words, words]))
    one, two = read_rows(data)
    assert one.cpu is two.cpu


def test_more_rows_than_are_read_are_refused(data, monkeypatch):
    monkeypatch.setattr("chainline.analysis.measurement.dataset.parquet._MOST_ROWS", 2)
    write_rows(data, some_rows(3))
    with pytest.raises(UsageError, match="3 rows, no more than 2 are read; split it"):
        read_rows(data)


def _corrupt(path, group):
    column = pq.ParquetFile(path).metadata.row_group(group).column(COLUMNS.index(_named("seconds")))
    content = bytearray(path.read_bytes())
    start = column.data_page_offset
    for position in range(start + 20, start + column.total_compressed_size):
        content[position] ^= 0xFF
    path.write_bytes(content)


def _named(name):
    return next(column for column in COLUMNS if column.name == name)


def test_a_corrupt_row_group_is_named_and_the_rest_can_be_salvaged(data):
    rows = [replace(row, seconds=row.n_elements * 1e-7) for row in some_rows(600)]
    write_rows(data, rows)
    damaged = pq.ParquetFile(data).metadata.num_row_groups
    assert damaged == 3
    _corrupt(data, 1)
    with pytest.raises(UsageError, match=r"row group 2 of 3 is corrupt, the other 344 rows can be read"):
        read_rows(data)
    before = data.read_bytes()
    assert salvage(data) == (344, 1)
    assert data.with_name("rows.parquet.damaged").read_bytes() == before
    assert {row.key for row in read_rows(data)} == {row.key for row in rows[:256] + rows[512:]}


def test_an_interrupted_write_leaves_the_file_alone(data, monkeypatch):
    write_rows(data, some_rows(2))

    def full(*arguments, **options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(pq, "write_table", full)
    with pytest.raises(UsageError, match="No space left on device; nothing measured is lost"):
        write_rows(data, some_rows(5))
    assert len(read_rows(data)) == 2
    assert [file.name for file in data.parent.iterdir()] == [data.name]


def test_the_schema_has_the_columns_of_a_row():
    assert parquet_schema().names == list(ROW.as_dict())
