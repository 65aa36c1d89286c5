"""One writer, resumed after any crash; rows of other processors refused; drift flagged."""

import os
import stat
from dataclasses import replace

import pyarrow.parquet as pq
import pytest
from chainline.analysis.measurement.dataset import DataSet, load_rows, read_dataset
from chainline.analysis.measurement.dataset.parquet import write_rows
from chainline.analysis.measurement.dataset.reading import append_rows, journal_path, with_drift
from chainline.errors import UsageError
from chainline.reports.campaign import summary_lines, summary_of

from .rows import ROW, some_rows


@pytest.fixture
def data(tmp_path):
    return tmp_path / "rows.parquet"


def _keys(rows):
    return [row.key for row in rows]


def test_rows_are_there_while_the_campaign_runs_and_after(data):
    rows = some_rows(4)
    with DataSet.open(data) as store:
        store.append(rows[:2])
        assert _keys(load_rows(data)) == _keys(rows[:2])
        store.append(rows[2:])
    assert _keys(load_rows(data)) == _keys(rows)
    assert not journal_path(data).exists()


def test_a_crash_before_the_journal_is_removed_doubles_nothing(data):
    rows = some_rows(4)
    append_rows(data, rows)
    write_rows(data, rows[:3])
    with DataSet.open(data) as store:
        assert _keys(store.rows) == _keys(rows)
    assert _keys(load_rows(data)) == _keys(rows)


def test_a_row_measured_at_last_takes_the_place_of_its_problem(data):
    failed = replace(ROW, seconds=None, problem="killed by SIGSEGV")
    with DataSet.open(data) as store:
        store.append([failed])
        store.append([ROW])
    (row,) = load_rows(data)
    assert row.problem is None


@pytest.mark.exhaustive
def test_only_one_process_appends(data):
    with DataSet.open(data), pytest.raises(UsageError, match="another chainline appends to it"):
        DataSet.open(data)
    with DataSet.open(data):
        pass


def test_an_interrupt_while_a_row_is_synchronised_does_not_lose_it(data, monkeypatch):
    """The row is on the disk, though the process that wrote it does not know."""
    first, second = some_rows(2)
    with pytest.raises(KeyboardInterrupt), DataSet.open(data) as store:
        store.append([first])
        fsync = os.fsync

        def interrupted(descriptor):
            monkeypatch.setattr(os, "fsync", fsync)
            raise KeyboardInterrupt

        monkeypatch.setattr(os, "fsync", interrupted)
        store.append([second])
    assert _keys(load_rows(data)) == _keys([first, second])


@pytest.mark.parametrize(
    "values",
    [
        {"n_elements": 10**25},
        {"n_elements": 0},
        {"gflops": float("inf")},
        {"error": float("nan")},
        {"seconds": 5e-324},
        {"reference_seconds": 0.0},
        {"frequency_ghz": -1.0},
    ],
)
def test_a_row_that_no_file_can_hold_is_refused_before_it_is_kept(data, values):
    with DataSet.open(data) as store:
        store.append([ROW])
        with pytest.raises(UsageError, match=f"no data set can hold: column .{next(iter(values))}"):
            store.append([replace(ROW, **values)])
    assert _keys(load_rows(data)) == _keys([ROW])


@pytest.mark.exhaustive
def test_a_link_and_its_permissions_stay(tmp_path):
    real, link = tmp_path / "real" / "rows.parquet", tmp_path / "link.parquet"
    real.parent.mkdir()
    first, second = some_rows(2)
    with DataSet.open(real) as store:
        store.append([first])
    real.chmod(0o600)
    link.symlink_to(real)
    with DataSet.open(link) as store:
        with pytest.raises(UsageError, match="another chainline appends to it"):
            DataSet.open(real)
        store.append([second])
        assert stat.S_IMODE(journal_path(link).stat().st_mode) == 0o600
    assert link.is_symlink() and stat.S_IMODE(real.stat().st_mode) == 0o600
    assert _keys(load_rows(real)) == _keys(load_rows(link)) and len(load_rows(link)) == 2


def test_another_processor_is_refused_unless_mixed(data):
    with DataSet.open(data, ROW.cpu) as store:
        store.append([ROW])
    with pytest.raises(UsageError, match=r"holds measurements of AMD EPYC .*, this is Xeon; .* mixed=True"):
        DataSet.open(data, "Xeon")
    with DataSet.open(data) as store:
        assert len(store.rows) == 1


def test_imported_rows_are_of_any_processor(data):
    with DataSet.open(data) as store:
        store.append([replace(ROW, cpu="A64FX", origin="imported: x.csv")])
    with DataSet.open(data, "Xeon"):
        pass


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(UsageError, match=r"missing/rows\.parquet: cannot be written"):
        DataSet.open(tmp_path / "missing" / "rows.parquet")
    with pytest.raises(UsageError, match="is a folder"):
        DataSet.open(tmp_path)


def test_drift_is_against_the_median_reference(data):
    rows = [
        replace(row, reference_seconds=seconds)
        for row, seconds in zip(some_rows(5), (1.0, 1.0, 1.01, 1.1, 0.99), strict=True)
    ]
    with DataSet.open(data) as store:
        store.append(rows)
    table = read_dataset(data)
    assert table.drift.tolist() == pytest.approx([0, 0, 0.01, 0.1, -0.01])
    assert table.drifted.tolist() == [False, False, False, True, False]


def test_rows_tell_whether_they_were_disturbed(data):
    """Those of older data sets, which do not tell, were not."""
    rows = [
        replace(row, undisturbed_share=share, uncertainty=uncertainty)
        for row, (share, uncertainty) in zip(
            some_rows(4), ((None, None), (0.4, 0.01), (0.2, 0.01), (1.0, 0.06)), strict=True
        )
    ]
    with DataSet.open(data) as store:
        store.append(rows)
    again = load_rows(data)
    assert [row.disturbed for row in again] == [False, False, True, True]
    assert summary_of(data, 4, again, again).disturbed == 2
    (line,) = [line for line in summary_lines(summary_of(data, 4, again, again)) if "--patience" in line]
    assert line.startswith("  2 disturbed by other programs")
    assert not [line for line in summary_lines(summary_of(data, 1, [], again[:1])) if "--patience" in line]


def test_a_data_set_without_the_columns_is_read(data):
    with DataSet.open(data) as store:
        store.append(some_rows(2))
    table = pq.read_table(data).drop_columns(["undisturbed_share", "uncertainty"])
    pq.write_table(table, data)
    assert load_rows(data) == with_drift(some_rows(2))
