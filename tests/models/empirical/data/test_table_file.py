"""CSV files of measurements: what is read, and one clear line for what is not."""

import re
from pathlib import Path

import pytest
from chainline.errors import UsageError, in_options, option_of
from chainline.models.empirical.data.experiments.table import read_table_series
from chainline.models.empirical.data.table_file import read_measurements, read_training


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


def test_rows_without_a_value_are_left_out_counted_and_listed_once(tmp_path):
    lines = [f"{n},,{n}" if n % 2 else f"{n},{n},NA" for n in range(1, 8)]
    path = written(tmp_path, "\n".join(["m,k,t", *lines, "8,1,8", "9,1,9"]))
    found = read_measurements(path, None, "t")
    assert found.times.tolist() == [8, 9]
    (line,) = found.warnings
    assert line.endswith(
        "7 of 9 rows have no value and are left out: line 2 ('k'), line 3 ('t'), line 4 ('k'), line 5 ('t'), "
        "line 6 ('k'), ..."
    )
    with pytest.raises(UsageError, match=r"times\.csv:2: column 'k' is empty"):
        read_measurements(path, ["m", "k"], None)


def test_a_few_words_among_numbers_are_named(tmp_path):
    path = written(tmp_path, "m,t\n1,1\n2,2\n3x,3\n")
    assert "times.csv:4: column 'm' holds '3x'" in read_measurements(path, None, "t").warnings[0]


@pytest.mark.parametrize(
    ("header", "target"),
    [
        ("m,time [s],n", "time [s]"),
        ("m,Run Time,n", "Run Time"),
        ("seconds,m,elapsed", "elapsed"),
        ("m,n,joules", "joules"),
        ("m,n,timestep", "timestep"),
    ],
)
def test_the_times_are_guessed_and_told(tmp_path, header, target):
    found = read_training(written(tmp_path, header + "\n1,2,3\n4,5,7\n"), None, None)
    assert found.target == target and target not in found.features
    assert f"--target is {target!r}" in in_options(found.warnings[0])


_UNREADABLE = {
    "bounds": ("seconds", (">3600", "12.5", "<0.01", "4"), 4, "<0.01"),
    "one word late": ("elapsed_s", ("1", "2", "3", "soon"), 5, "soon"),
    "a word beside gaps": ("duration", ("NA", "", "1.5", "later"), 5, "later"),
    "units of two kinds": ("time", ("1.5 ms", "2 ms", "3 MB", "4 ms"), 2, "1.5 ms"),
    "commas in lists": ("Run Time [s]", ("1,2,3", "4", "5", "6"), 2, "1,2,3"),
}


@pytest.mark.parametrize("kind", _UNREADABLE)
@pytest.mark.parametrize("law", [False, True])
def test_another_column_is_not_learned_where_times_cannot_be_read(tmp_path, kind, law):
    name, cells, line, said = _UNREADABLE[kind]
    rows = "".join(f"{2**k};gcc;{cell};{k + 1}\n" for k, cell in enumerate(cells))
    path = written(tmp_path, f"n;compiler;{name};threads\n{rows}")
    where = f"times.csv:{line}: column {name!r}: {said!r} is no number; write times as numbers of one unit"
    with pytest.raises(UsageError, match=re.escape(where)) as found:
        read_table_series(Path(path), None, None) if law else read_training(path, None, None)
    assert "name another column by --target" in found.value.worded(option_of) and "\n" not in str(found.value)
    with pytest.raises(UsageError, match=re.escape(where)):  # whoever names it is told of the same cell
        read_table_series(Path(path), name, ["n"]) if law else read_training(path, None, name)
    assert read_training(path, ["n"], "threads").target == "threads"


def test_a_column_of_times_without_a_value_is_said(tmp_path):
    with pytest.raises(UsageError, match="column 'time' holds no value"):
        read_training(written(tmp_path, "n,time,threads\n1,,2\n2,NA,4\n"), None, None)


@pytest.mark.parametrize(
    ("header", "row"),
    [
        ("n,time,gflops", "8,2024-05-01 12:00:07,3"),  # when, not how long
        ("n,cycles,gflops", "8,V,3"),
        ("n,time limit,gflops", "8,01:00:00,3"),
        ("n,StartTime,gflops", "8,12:00:07,3"),
        ("n,walltime,seconds", "8,00:01:26,86"),  # the same in numbers is there
        ("time,n,seconds", "0m8s,8,8"),
    ],
)
def test_columns_of_no_duration_are_parameters_still(tmp_path, header, row):
    found = read_training(written(tmp_path, f"{header}\n{row}\n{row}\n"), None, None)
    assert found.target == header.rsplit(",", 1)[1]


def test_a_unit_may_be_left_out_but_not_be_another(tmp_path):
    path = written(tmp_path, "size [MB],time [s]\n1,2\n3,4\n")
    found = read_measurements(path, ["size"], "time")
    assert list(found.features) == ["size"] and found.times.tolist() == [2, 4]
    with pytest.raises(UsageError, match="no column 'size \\[KB\\]'"):
        read_measurements(path, ["size [KB]"], None)


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
        ("m,t\n1,\n", None, "times.csv: no row has a value in every column: line 2 ('t'); fill them"),
        ("m,t\n1,soon\n", None, "times.csv:2: column 't': 'soon' is no number"),
        ("m,t\n1,0\n", None, "times.csv:2: column 't': time 0 must be positive"),
        ("m,t\n1,-2\n", None, "time -2 must be positive"),
        ("m,t\ninf,1\n", None, "times.csv:2: column 'm': inf is not finite"),
        ("m,t\n1,inf\n", None, "times.csv:2: column 't': inf is not finite"),
        ("m,t\n1,nan\n", None, "times.csv:2: column 't': nan is not finite"),
        ("m,t\n1,1\n2,1e400\n", None, "times.csv:3: column 't': inf is not finite"),
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


def test_figures_behind_their_names_are_no_table(tmp_path):
    text = (
        "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\nRunning the test with following options:\n"
        "Number of threads: 4\n\nCPU speed:\n    events per second:  3456.78\n\nGeneral statistics:\n"
        "    total time:    10.0007s\n    total number of events:    34576\n\n"
        "Latency (ms):\n    min:  1.13\n    avg:  1.16\n"
    )
    with pytest.raises(UsageError, match="no column holds numbers"):
        read_training(written(tmp_path, text), None, None)
