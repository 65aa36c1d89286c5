"""CSV files of measurements: what is read, and one clear line for what is not."""

import pytest
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import read_measurements


def written(tmp_path, text):
    path = tmp_path / "times.csv"
    path.write_text(text)
    return str(path)


def test_numbers_texts_and_times_are_read(tmp_path):
    path = written(tmp_path, "m,solver,seconds\n8,amg,0.5\n16,pcg,2\n\n")
    found = read_measurements(path, None, "seconds")
    assert found.features["m"].tolist() == [8, 16]
    assert found.features["solver"].tolist() == ["amg", "pcg"]
    assert found.times.tolist() == [0.5, 2.0]
    assert read_measurements(path, ["solver"], None).features.columns.tolist() == ["solver"]


def test_nan_among_words_is_a_word(tmp_path):
    path = written(tmp_path, "solver,t\namg,0.5\nnan,2\n")
    assert read_measurements(path, None, "t").features["solver"].tolist() == ["amg", "nan"]


def test_row_numbers_without_a_name_are_left_out_and_said(tmp_path):
    path = written(tmp_path, "m,n,t\n0,8,9,0.5\n1,16,4,2\n")
    found = read_measurements(path, ["m", "n"], "t")
    assert found.features["m"].tolist() == [8, 16]
    assert "a field more than the header" in found.warnings[0]


def test_a_column_without_a_name_is_no_feature(tmp_path):
    path = written(tmp_path, ",m,t\n0,8,0.5\n1,16,2\n")
    assert read_measurements(path, None, "t").features.columns.tolist() == ["m"]


@pytest.mark.parametrize(
    ("text", "features", "message"),
    [
        ("", None, "no rows; give a header"),
        ("m,t\n", None, "no rows; give a header"),
        ("m,t\n1,2\n1\n", None, "times.csv:3: 1 fields where the header has 2"),
        ("m,t\n1,\n", None, "times.csv:2: column 't' is empty"),
        ("m,t\n1,soon\n", None, "times.csv:2: column 't': 'soon' is no number"),
        ("m,t\n1,0\n", None, "times.csv:2: column 't': time 0 must be positive"),
        ("m,t\n1,-2\n", None, "time -2 must be positive"),
        ("m,t\ninf,1\n", None, "times.csv:2: column 'm': inf is not finite"),
        ("m,t\n1,1\n2,nan\n", None, "times.csv:3: column 't': nan is not finite; remove the line"),
        ("m,t\n1,1\n2,NaN\n3,inf\n", None, "times.csv:3: column 't': nan is not finite"),
        ("m,t\n1,nan\n", None, "times.csv:2: column 't': nan is not finite"),
        ("m,t\n1,1\n2,1e400\n", None, "times.csv:3: column 't': inf is not finite"),
        ("m,t\n1,1\nnan,1\n", None, "times.csv:3: column 'm': nan is not finite"),
        ("m,t\n1,1\n1e200,1\n", None, "times.csv:3: column 'm': 1e+200 is beyond 1e+150; give the column"),
        ("m,t\n1,1e307\n", None, "times.csv:2: column 't': 1e+307 is beyond 1e+150"),
        ("m,t\n1,1e-310\n", None, "times.csv:2: column 't': time 1e-310 is below 1e-150; give times in"),
        ("<results>\n</results>\n", None, "is XML, no CSV; measurements of SPL Conqueror need"),
        ("m,t\n1,1\n", ["q"], "no column 'q'; the columns are m, t"),
        ("m,t\n1,1\n", ["t"], "both target and feature"),
        ("m,m,t\n1,1,1\n", ["m"], "more than one column 'm'"),
        ("m,u\n1,1\n", None, "no column 't'"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, text, features, message):
    with pytest.raises(UsageError) as error:
        read_measurements(written(tmp_path, text), features, "t")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_file_that_is_not_there(tmp_path):
    with pytest.raises(UsageError, match="cannot be read"):
        read_measurements(str(tmp_path / "none.csv"), None, "t")


def test_file_that_is_no_text(tmp_path):
    (tmp_path / "x.csv").write_bytes(b"\xff\xfe\x00\x81")
    with pytest.raises(UsageError, match="is no text in UTF-8"):
        read_measurements(str(tmp_path / "x.csv"), None, "t")
