"""`chainline sample`."""

import json
from time import perf_counter

import jsonschema
import pandas as pd
import pytest
from chainline.cli.main import main
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("sample")
MODEL = """
constraints = ["a => x < 5"]
[binary.a]
[binary.b]
choices = ["c", "d"]
[numeric.x]
range = [1, 5]
step = 1
[numeric.y]
range = [2, 10]
step = 2
"""
XML = """<vm name="pair"><binaryOptions>
<configurationOption><name>a</name><optional>True</optional></configurationOption>
<configurationOption><name>b</name><parent>a</parent><optional>True</optional></configurationOption>
</binaryOptions></vm>"""


@pytest.fixture
def model(tmp_path):
    path = tmp_path / "model.toml"
    path.write_text(MODEL)
    return str(path)


def found(capsys, *arguments):
    assert main(["sample", *arguments, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    jsonschema.validate(document, SCHEMA)
    assert document["n"] == len(document["configurations"])
    return document


def test_option_wise_with_plackett_burman_by_default(model, capsys):
    document = found(capsys, model)
    assert document["design"] == "option-wise x plackett-burman"
    assert (document["binary"], document["numeric"]) == (["a", "b", "c", "d"], ["x", "y"])
    # nothing; a; b with c; b with d: of the 9 points the 3 with x = 5 do not go with a
    assert document["n"] == 4 * 9 - 3
    assert document["notes"] == ["3 of 36 configurations violate constraints: left out"]
    assert document["configurations"][0] == {"a": 0, "b": 0, "c": 0, "d": 0, "x": 1, "y": 6}


def test_a_table_on_standard_output_and_in_a_file(model, capsys, tmp_path):
    arguments = ["sample", model, "--binary", "all", "--numeric", "central-composite-inscribed"]
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines()[:2] == ["a,b,c,d,x,y", "0,0,0,0,3,6"]
    assert "violate constraints" in printed.err
    assert main([*arguments, "-o", str(tmp_path / "todo.csv")]) == 0
    written = capsys.readouterr()
    assert not written.out and "todo.csv" in written.err
    assert (tmp_path / "todo.csv").read_text() == printed.out
    assert len(pd.read_csv(tmp_path / "todo.csv")) == 6 * 9 - 3


def test_random_configurations_follow_the_seed(model, capsys):
    arguments = [model, "--binary", "random", "--numeric", "random", "--count", "12"]
    first = found(capsys, *arguments)["configurations"]
    assert first == found(capsys, *arguments, "--seed", "0")["configurations"]
    assert first != found(capsys, *arguments, "--seed", "1")["configurations"]


def test_models_of_spl_conqueror(tmp_path, capsys):
    path = tmp_path / "pair.xml"
    path.write_text(XML)
    document = found(capsys, str(path))
    assert document["configurations"] == [{"a": 0, "b": 0}, {"a": 1, "b": 0}, {"a": 1, "b": 1}]


def test_aliases_are_said(tmp_path, capsys):
    path = tmp_path / "five.toml"
    path.write_text("".join(f"[numeric.{name}]\nvalues = [1, 2, 3]\n" for name in "vwxyz"))
    document = found(capsys, str(path), "--runs", "9")
    assert document["aliased"] == [["v", "z"]]
    assert "these alias: v with z" in document["notes"][0]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--binary", "feature-wise"], "no binary design 'feature-wise'"),
        (["--levels", "4"], "no design of 4 levels"),
        (["--levels", "3", "--runs", "49"], "3 levels and 49 runs"),
        (["--numeric", "sobol", "--count", "26"], "only 25"),
        (["--binary", "random", "--numeric", "random", "--count", "1000"], "are valid"),
        (["--binary", "random", "--count", "1000"], "1000 configurations asked for, but only"),
        (
            ["--numeric", "latin-hypercube", "--count", "26"],
            "26 configurations asked for, but there are only",
        ),
        (
            ["-o", "/nowhere/todo.csv"],
            "/nowhere/todo.csv: cannot be written: no folder /nowhere",
        ),
        (["-o", "/"], "/: cannot be written: is a folder"),
        (["-o", "/dev/full"], "/dev/full: cannot be written: No space left on device; choose another -o"),
        (["-o", ""], "-o: found an empty name"),
        (["--numeric", "random"], "random: give --count"),
        (["--count", "3"], "--count goes with none of option-wise, plackett-burman; leave it out"),
        (["--numeric", "d-optimal"], "d-optimal: give --count"),
        (["--numeric", "d-optimal", "--count", "3"], "has 6 terms, more than 3 configurations"),
    ],
)
def test_bad_use_is_one_line(model, capsys, arguments, message):
    assert main(["sample", model, *arguments]) == 2
    (error,) = capsys.readouterr().err.splitlines()
    assert error.startswith("chainline: error: ") and message in error


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("constraints = ['a & !a']\n[binary.a]", "contradict each other"),
        ("constraints = ['a', 'a => b', 'a => !b']\n[binary.a]\n[binary.b]", "contradict each other"),
        ("constraints = ['a => c']\n[binary.a]", "no option 'c'"),
        ("[binary.a]\nchoices = ['only']", "give two different ones or more"),
        ("[numeric.x]\nvalues = [1]", "x has one value"),
        ("constraints = ['x > 3']\n[numeric.x]\nvalues = [1, 2, 3]", "no value of x, 1 to 3, meets 'x > 3'"),
        (
            "constraints = ['x + y > 6']\n[numeric.x]\nvalues = [1, 2, 3]\n[numeric.y]\nvalues = [1, 2]",
            "bad.toml: all 6 configurations of the design violate the constraints of model bad; take",
        ),
        (
            "constraints = ['x / 0 > 1']\n[numeric.x]\nvalues = [1, 2]",
            "'x / 0 > 1': column 3: divides by zero",
        ),
        ("[numeric.x²]\nvalues = [1, 2]", "is no TOML file"),
        ("[numeric.'x²']\nvalues = [1, 2]", "option 'x²': use letters, digits 0 to 9 and _"),
        (
            "[binary.a]\nparent = 'b'\n[binary.b]\nparent = 'a'",
            "bad.toml: options a, b are parents of each other",
        ),
        ("[binary.'a b']", "letters, digits 0 to 9 and _"),
    ],
)
def test_bad_models_are_one_line(tmp_path, capsys, text, message):
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    assert main(["sample", str(tmp_path / "bad.toml")]) == 2
    printed = capsys.readouterr().err.splitlines()
    assert len(printed) == 1 and message in printed[0] and "bad.toml" in printed[0]


@pytest.mark.parametrize(
    ("constraint", "count", "message"),
    [
        ("x0 > 5000", 10, "no value of x0, 0 to 999, meets 'x0 > 5000'; loosen that constraint"),
        ("x0 + x1 > 5000", 20_000, "random configurations meets 'x0 + x1 > 5000'; loosen"),
        ("a => x0 + x1 < 0", 10, None),
        ("x0 = x1", 500_000, "2000000 draws gave"),
    ],
)
def test_contradictions_in_large_spaces_end_soon(tmp_path, capsys, constraint, count, message):
    path = tmp_path / "large.toml"
    numeric = "".join(f"[numeric.x{place}]\nrange = [0, 999]\nstep = 1\n" for place in range(8))
    path.write_text(f"constraints = ['{constraint}']\n[binary.a]\n{numeric}")
    arguments = ["--binary", "random", "--numeric", "random", "--count", str(count)]
    started = perf_counter()
    assert main(["sample", str(path), *arguments]) == (2 if message else 0)
    # generous: a busy machine; the first of these once took minutes
    assert perf_counter() - started < 30
    printed = capsys.readouterr()
    if message:
        assert len(printed.err.splitlines()) == 1 and message in printed.err and "large.toml" in printed.err
    else:
        assert len(printed.out.splitlines()) == count + 1


def test_values_too_large_for_integers_stay_as_they_are(tmp_path, capsys, recwarn):
    (tmp_path / "huge.toml").write_text("[numeric.x]\nvalues = [1e300, 1e301, 1e302]")
    assert main(["sample", str(tmp_path / "huge.toml")]) == 0
    assert capsys.readouterr().out.split() == ["x", "1e+300", "1e+301", "1e+302"]
    assert not recwarn.list


@pytest.mark.exhaustive
def test_random_selections_of_sixty_options(tmp_path, capsys):
    path = tmp_path / "sixty.toml"
    path.write_text("".join(f"[binary.o{place}]\n" for place in range(60)))
    document = found(capsys, str(path), "--binary", "random", "--count", "300")
    assert len({tuple(each.values()) for each in document["configurations"]}) == 300
    assert document["notes"] == []
    again = found(capsys, str(path), "--binary", "random", "--count", "300")
    assert document == again


def test_box_behnken_with_three_options(tmp_path, capsys):
    path = tmp_path / "three.toml"
    path.write_text("".join(f"[numeric.{name}]\nvalues = [1, 2, 3]\n" for name in "xyz"))
    assert found(capsys, str(path), "--numeric", "box-behnken")["n"] == 13


def test_other_files_are_refused(tmp_path, capsys):
    (tmp_path / "model.json").write_text("{}")
    assert main(["sample", str(tmp_path / "model.json")]) == 2
    assert "give a .toml file" in capsys.readouterr().err
