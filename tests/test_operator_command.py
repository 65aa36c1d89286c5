"""`chainline operator` as a user runs it."""

import json

import jsonschema
import pytest
from chainline.cli import main
from chainline.codegen.vector.operator import KINDS
from chainline.reports.schemas import schema_of

from .tier import sized, standing

SCHEMA = schema_of("operator")


def _run(capsys, *arguments):
    code = main(["operator", *arguments, "--machine", "zen3", "--language", "llvm"])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.exhaustive
def test_writes_a_kernel_and_says_what_it_is_worth(capsys, tmp_path):
    path = tmp_path / "kernel.ll"
    code, out, _ = _run(capsys, "interpolation", "--points", "2", "--made", "3", "-o", str(path))
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "interpolation on zen3, llvm, vectors of 256 bits, 4 elements side by side"
    assert len(lines) == 7
    assert lines[-2].endswith(" executed")
    assert (
        "define void @interpolation_p2_q3_f64x4(i64 %n_elements, ptr noalias readonly %bx,"
        in path.read_text()
    )


@pytest.mark.parametrize("kind", sized(["collocated-gradient"], list(KINDS)))
def test_json_is_what_its_schema_says(kind, capsys):
    code, out, _ = _run(capsys, kind, "--points", "2,2", "--symmetric", "--components", "2", "--json")
    assert code == 0
    document = json.loads(out)
    jsonschema.validate(document, SCHEMA)
    assert document["components"] == 2
    assert document["cycles"] > 0


@pytest.mark.exhaustive
def test_entries_in_all_lanes_come_with_what_stores_them(capsys, tmp_path):
    module = tmp_path / "operator.f90"
    words = ("interpolation", "--points", "3,3", "--symmetric", "--fortran-interface", str(module), "--json")
    code, out, _ = _run(capsys, *words, "--wide")
    tiles = [step["tile"] for step in json.loads(out)["steps"]]
    assert (code, sum(tile.endswith("/wide") for tile in tiles) > 0) == (0, True)
    assert (
        "subroutine interpolation_p3x3_q3x3_f64x4_symmetric_in_all_lanes(n, entries, stored)"
        in module.read_text()
    )
    _, out, _ = _run(capsys, *words)
    assert "wide" not in out + module.read_text()


@pytest.fixture
def matrix(tmp_path):
    path = tmp_path / "b.csv"
    path.write_text("# interpolation from 2 points to 3\n1, 0\n0.5 0.5\n\n0, 1\n")
    return path


@pytest.mark.exhaustive
@pytest.mark.parametrize("directions", standing([2, 3], for_all=(2).__eq__))
def test_matrices_of_files_are_constants_of_the_source(capsys, tmp_path, matrix, directions):
    path = tmp_path / "kernel.ll"
    points, made = ",".join("2" * directions), ",".join("3" * directions)
    wanted = ("interpolation", "--points", points, "--made", made, "--symmetric", "--matrix", f"b={matrix}")
    code, out, _ = _run(capsys, *wanted, "-o", str(path))
    assert (code, len(out.splitlines())) == (0, 4 + directions)
    text = path.read_text()
    sizes = "p2_q3" if directions == 3 else "p2x2_q3x3"
    assert (
        f"define void @interpolation_{sizes}_f64x4_symmetric(i64 %n_elements, ptr readonly %in0, ptr" in text
    )
    assert text.count("private unnamed_addr constant") == directions


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        (None, ["gx={}"], "NAME of bx, by, bz"),
        (None, ["b={}", "bx={}"], "matrix bx is given already"),
        (None, ["bx={}"], "matrix by is missing"),
        ("1 0\n0 1 0\n", ["b={}"], ":2: 3 numbers, 2 in the first row"),
        ("1 nan\n", ["b={}"], ":1: 'nan' is no finite number"),
        ("1 0\n0 1\n", ["b={}"], "matrix bx: must be 3x2, is (2, 2)"),
        ("1 0\n0.5 0.5\n0.1 1\n", ["b={}"], "matrix bx: is not even"),
        ("", ["b={}"], "no numbers"),
    ],
)
def test_a_matrix_that_does_not_fit_gets_one_line(text, words, said, capsys, matrix):
    if text is not None:
        matrix.write_text(text)
    words = [part for word in words for part in ("--matrix", word.format(matrix))]
    code, out, err = _run(capsys, "interpolation", "--points", "2", "--made", "3", "--symmetric", *words)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gradient", "--points", "8,x"], "--points 8,x"),
        (["gradient", "--points", "0"], "--points 0"),
        (["gradient", "--points", "2,2,2,2"], "one to three"),
        (["derivatives", "--points", "3", "--made", "4"], "leave --made out"),
        (["gradient", "--points", "40"], "1 to 32"),
        (["gradient", "--points", "2", "--layout", "interlaced"], "blocks of 1"),
        (["gradient", "--points", "2", "--parts", "0"], "--parts 0"),
    ],
)
def test_bad_use_gets_one_line(arguments, said, capsys):
    code, out, err = _run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--alpha", "nan"), "alpha is nan; give a finite float64"),
        (("--beta", "inf"), "beta is inf; give a finite float64"),
        (("--alpha", "1e300", "--dtype", "float32"), "alpha is 1e+300; give a finite float32"),
        (("--components", "99999999999999999999"), "components must be at least 1, at most 1024"),
        (("--layout", "interlaced", "--interlaced", "1000000"), "at most 1024"),
        (("--points", "16", "--layout", "interlaced", "--interlaced", "512"), "at most 1048576 are possible"),
    ],
)
def test_factors_and_sizes_that_no_kernel_can_have_are_refused_in_one_line(options, said, capsys):
    code, out, err = _run(capsys, "interpolation", "--points", "3", *options)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
