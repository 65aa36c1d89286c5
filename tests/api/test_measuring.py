"""Kernels measured through the front door."""

import json

import chainline as cl
import pytest

pytestmark = pytest.mark.measures


@pytest.mark.exhaustive
def test_rows_have_the_columns_of_a_data_set_and_the_summary_those_of_the_command(tmp_path):
    found = cl.measure([1, 2], rounds=1, output=tmp_path / "a.parquet")
    table = found.to_frame()
    assert sorted(table["split"]) == ["1,1", "1,1,1", "2", "2,1", "3"]
    assert (table["gflops"] > 0).all()
    assert found.to_json()["added"] == 5
    again = cl.measure([1, 2], rounds=1, output=tmp_path / "a.parquet")
    assert (again.to_json()["added"], again.to_json()["rows"]) == (0, 5)
    assert json.loads(json.dumps(again.to_json()))["path"] == str(tmp_path / "a.parquet")


def test_without_a_data_set_rows_are_kept_nowhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = cl.measure(2, split=(2, 1), rounds=1)
    assert [row.split for row in found.rows] == ["2,1"]
    assert not list(tmp_path.iterdir())
    assert "2,1" in found._repr_html_()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"order": 16}, "order 16"),
        ({"order": 2, "split": "a,b"}, "split 'a,b': give lengths"),
        ({"order": 2, "split": "2,2"}, "not among"),
        ({"order": 2, "output": "a.csv"}, "a name that ends in .parquet"),
        ({"order": 2, "machine": "a64fx"}, "not on a64fx"),
        ({"order": 2, "threads": 0}, "threads 0: must be at least 1"),
        ({"order": 2, "residence": "L9"}, "L9"),
    ],
)
def test_bad_input_is_refused(options, said):
    with pytest.raises(cl.UsageError, match=said):
        cl.measure(**options)
