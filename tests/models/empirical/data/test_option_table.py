"""SPL Conqueror's measurements with their variability model, as a table to learn from."""

import json

import pytest
from chainline.cli.main import main
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import read_measurements

from ....public_data import public_data

MODEL = """<vm name="store"><binaryOptions>
<configurationOption><name>root</name><optional>False</optional></configurationOption>
<configurationOption><name>crypt</name><parent>root</parent><optional>True</optional></configurationOption>
</binaryOptions><numericOptions>
<configurationOption><name>page</name><parent>root</parent><minValue>1</minValue><maxValue>8</maxValue>
<stepFunction>page * 2</stepFunction></configurationOption>
</numericOptions></vm>"""


def row(crypt, page, time):
    selected = "root,crypt," if crypt else "root,"
    return (
        f'<row><data columname="Configuration">{selected}</data>'
        f'<data columname="NumericOptions">page;{page},</data>'
        f'<data columname="Time">{time}</data><data columname="Memory">{10 * page}</data></row>'
    )


def store(folder, rows):
    model, data = folder / "model.xml", folder / "measurements.xml"
    model.write_text(MODEL)
    data.write_text(f"<results>{''.join(row(*each) for each in rows)}</results>")
    return str(data), str(model)


ROWS = [(crypt, page, 5 + 2 * page + 3 * crypt) for crypt in (0, 1) for page in (1, 2, 4, 8)]


def test_options_are_the_parameters_and_not_what_else_was_measured(tmp_path):
    data, model = store(tmp_path, ROWS)
    found = read_measurements(data, None, "Time", model)
    assert found.features.columns.tolist() == ["root", "crypt", "page"]
    assert found.features["crypt"].tolist() == [0] * 4 + [1] * 4
    assert found.times.tolist() == [time for _, _, time in ROWS]
    assert read_measurements(data, ["page", "Memory"], None, model).features["Memory"].tolist()[:2] == [
        10,
        20,
    ]


def test_csv_files_of_it_are_read(tmp_path):
    _, model = store(tmp_path, ROWS)
    (tmp_path / "runs.csv").write_text("root;crypt;page;Time\n1;0;1;7\n1;1;2;12\n")
    assert read_measurements(str(tmp_path / "runs.csv"), None, "Time", model).times.tolist() == [7, 12]


@pytest.mark.parametrize(
    ("rows", "features", "target", "message"),
    [
        (ROWS, None, "Energy", "no column 'Energy'; beside the options there are Time, Memory"),
        (ROWS, ["Time"], "Time", "'Time' is both target and feature"),
        ([*ROWS, (1, 2, "nan")], None, "Time", "row 9: no value of Time"),
        ([*ROWS, (1, 2, "0")], None, "Time", "row 9: column 'Time': time 0 must be positive"),
        ([*ROWS, (1, float("inf"), "1")], None, "Time", "row 9: column 'page': inf is not finite"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, rows, features, target, message):
    data, model = store(tmp_path, rows)
    with pytest.raises(UsageError) as error:
        read_measurements(data, features, target, model)
    assert message in str(error.value) and "measurements.xml" in str(error.value)


@pytest.mark.exhaustive
def test_commands_learn_from_it(tmp_path, capsys):
    data, model = store(tmp_path, ROWS)
    stored = str(tmp_path / "m")
    given = ["--options", model, "--target", "Time"]
    assert main(["fit", "--model", "influence", data, *given, "-o", stored]) == 0
    assert "Time = 5 + 2 page + 3 crypt\n" in capsys.readouterr().out
    assert main(["evaluate", stored, data, "--options", model]) == 0
    assert (
        main(["study", "learning-curve", data, *given, "--sizes", "4", "--draws", "2", "--candidates", "dt"])
        == 0
    )
    trees = ["--model", "hybrid", "--analytical", "influence", "--features", "crypt,page"]
    assert main(["fit", *trees, data, *given, "-o", stored]) == 0


@pytest.mark.parametrize(
    ("command", "message"),
    [
        (["fit", "--model", "pmnf"], "which column was measured? give --target, of "),
        (["evaluate", "chain"], "--options: is for models of `chainline fit`"),
        (["study", "learning-curve", "--target", "Energy"], "no column 'Energy'"),
    ],
)
def test_bad_use_is_one_line(tmp_path, capsys, command, message):
    data, model = store(tmp_path, ROWS)
    assert main([*command, data, "--options", model]) == 2
    error = capsys.readouterr().err
    assert message in error and error.count("\n") == 1


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("measured", "model", "target", "n_rows", "mlogq"),
    [
        (
            "distance_based/lrzip_measurements.xml",
            "distance_based/lrzip_FeatureModel.xml",
            "Performance",
            432,
            0.02,
        ),
        (
            "distance_based/x264_measurements.xml",
            "distance_based/x264_FeatureModel.xml",
            "Performance",
            1152,
            0.01,
        ),
        (
            "splconqueror/BerkeleyDBMeasurements.xml",
            "splconqueror/BerkeleyDBFeatureModel.xml",
            "MainMemory",
            2560,
            0.01,
        ),
    ],
)
def test_public_measurements_are_learned(tmp_path, capsys, measured, model, target, n_rows, mlogq):
    data, options = public_data(measured), public_data(model)
    given = ("--options", str(options), "--target", target, "-o", str(tmp_path / "m"), "--json")
    assert main(["fit", "--model", "influence", str(data), *given]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["n"] == n_rows and said["training"]["mlogq"] < mlogq


REPEATED = [(crypt, page, time * factor) for crypt, page, time in ROWS for factor in (1, 1.1)]


def test_scaling_laws_are_of_the_options_that_vary(tmp_path, capsys):
    data, model = store(tmp_path, REPEATED)
    asked = [data, "--options", model, "--target", "Time", "--json"]
    assert main(["fit", "--model", "pmnf", *asked]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["parameters"] == ["crypt", "page"]
    assert main(["noise", *asked]) == 0
    assert json.loads(capsys.readouterr().out)["all"]["n"] == len(ROWS)
    assert main(["suggest", *asked, "--budget", "1000", "--repetitions", "3"]) == 0
    (run,) = json.loads(capsys.readouterr().out)["suggestions"]
    assert set(run["point"]) == {"crypt", "page"} and run["repetition"] == 3


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--target", "Tme"], "no column 'Tme'; beside the options there are Time, Memory"),
        (["--target", "Time", "--features", "pge"], "no column 'pge'"),
        (["--target", "Time", "--options", "gone.xml"], "gone.xml"),
        (["--target", "Time", "--kernel", "region"], "no column 'region'"),
    ],
)
@pytest.mark.parametrize("command", [["noise"], ["fit", "--model", "pmnf"], ["suggest", "--budget", "9"]])
def test_bad_use_of_a_model_of_options_is_one_line(command, arguments, message, tmp_path, capsys):
    if command[0] == "suggest" and "--kernel" in arguments:
        pytest.skip("suggests runs of one kernel")
    data, model = store(tmp_path, REPEATED)
    assert main([*command, data, "--options", model, *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error and error.count("\n") == 1
