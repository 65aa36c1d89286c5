"""`chainline peers` as a user runs it: tables, JSON, figures, a run resumed, bad input."""

import json

import pytest
from chainline.cli import main
from chainline.codegen import system_compilers as external
from chainline.codegen.peers import baselines
from chainline.reports.schemas import schema_of
from matplotlib.image import imread

QUICK = ("--rounds", "6", "--patience", "1", "--peers", "einsum,llvm")
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")


def _run(capsys, *arguments):
    code = main(["peers", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def empty_path(monkeypatch):
    """No program is found, not even one that an earlier test found."""
    found = (baselines.find_library, external.find_compiler)
    monkeypatch.setenv("PATH", "/nonexistent")
    for cached in found:
        cached.cache_clear()
    yield
    for cached in found:
        cached.cache_clear()


@pytest.mark.exhaustive
@pytest.mark.measures
def test_json_follows_the_schema_and_a_second_run_measures_what_is_missing(tmp_path, capsys):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    path, figures = tmp_path / "peers.csv", tmp_path / "figures"
    kept = ("-o", str(path), "--json")
    code, out, _ = _run(capsys, "--order", "1", *QUICK, *kept)
    first = json.loads(out)
    code, out, err = _run(capsys, "--order", "1-2", *QUICK, *kept, "--figures", str(figures))
    both = json.loads(out)
    assert code == 0
    schema = schema_of("peers")
    for document in (first, both):
        jsonschema.validate(document, schema)
    assert [item["order"] for item in both["orders"]] == [1, 2]
    ours, again = (document["orders"][0]["contenders"][-1] for document in (first, both))
    assert again["date"] == ours["date"] and again["gflops"] == pytest.approx(ours["gflops"], rel=1e-4)
    if not any(order["disturbed"] for order in both["orders"]):
        assert {mean["contender"] for mean in both["means"]} == {"einsum", "llvm", "llvm split"}
    assert len(path.read_text().splitlines()) == 1 + 2 * 4
    picture = figures / "peers-float64-1-element.png"
    assert str(picture) in err and imread(picture).min() < 0.5
    variants = tmp_path / "mine.csv"
    variants.write_text("1,128 mask x y z\n")
    assert _run(capsys, "--order", "1", *QUICK, *kept, "--variants", str(variants))[0] == 0
    assert len(path.read_text().splitlines()) == 1 + 3 * 4, "other kernels are measured"
    kept = (*kept, "--variants", str(variants))
    # fewer peers than the file has: nothing to measure
    assert _run(capsys, "--order", "1", "--rounds", "2", "--peers", "llvm", *kept)[0] == 0
    assert len(path.read_text().splitlines()) == 1 + 3 * 4


@pytest.mark.measures
def test_tables_name_the_kernel_and_the_mean_ratios(tmp_path, capsys):
    variants = tmp_path / "mine.csv"
    variants.write_text('2,128 mask x y z,"2,1"\n')
    code, out, _ = _run(capsys, "--order", "2", *QUICK, "--variants", str(variants), "--elements", "3")
    assert code == 0
    assert "GFLOPS of one core, float64, 3 elements a call" in out
    assert "vectors/einsum" in out
    assert "llvm split" in out or "other programs disturbed order 2: not compared" in out
    assert "128 mask x y z" in out and "2,1" in out


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.usefixtures("empty_path")
def test_a_library_that_is_not_installed_is_left_out_with_a_note(capsys):
    code, out, err = _run(capsys, "--order", "1", "--rounds", "2", "--peers", "libxsmm,llvm")
    assert (code, err.count("\n")) == (0, 1), err
    assert err.startswith("chainline: note: without libxsmm: libxsmm: gcc is needed")
    code, out, err = _run(capsys, "--order", "1", "--peers", "libxsmm")
    assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--order", "16"), "--order 16: must be 1 to 15"),
        (("--order", "3", "--peers", "mkl"), "--peers 'mkl': choose among libxsmm"),
        (("--order", "3", "--rounds", "0"), "--rounds 0: must be at least 1"),
        (("--order", "3", "--elements", "0"), "--elements 0: must be at least 1"),
        (("--order", "3", "--residence", "L9"), "residence 'L9': choose one of L1"),
        (("--order", "3", "--residence", "L1", "--elements", "3"), "not allowed with"),
        (("--order", "3", "--variants", "none.csv"), "none.csv: cannot be read"),
        (("--order", "3", "-o", "missing/peers.csv"), "missing/peers.csv: cannot be written"),
        (("--order", "3", "--machine", "a64fx"), "not on a64fx"),
    ],
)
def test_bad_use_is_one_line_and_exit_code_2(tmp_path, monkeypatch, capsys, arguments, message):
    monkeypatch.chdir(tmp_path)
    given = arguments if "--peers" in arguments else (*arguments, "--peers", "llvm")
    code, out, err = _run(capsys, *given)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err


def test_operators_need_headers_and_are_not_appended(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("CPATH", str(tmp_path))
    code, _, err = _run(capsys, "--order", "1", "--peers", "dealii", "-o", str(tmp_path / "x.csv"))
    assert code == 2 and "-o: not for operators of dealii" in err and err.count("\n") == 1
    code, _, err = _run(capsys, "--order", "1", "--peers", "dealii", "--vector-bits", "130")
    assert code == 2 and "--vector-bits 130: give one of 128" in err
    code, _, err = _run(capsys, "--order", "1", "--peers", "dealii")
    assert code == 2 and "no deal.II" in err and err.count("\n") == 1


@pytest.mark.measures
def test_operators_beside_deal_ii(capsys):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    given = ("--peers", "dealii", "--operators", "interpolation", "--rounds", "3", "--json")
    code, out, err = _run(capsys, "--order", "1", *given)
    if code == 2 and "no deal.II" in err:
        pytest.skip(err.strip())
    document = json.loads(out)
    jsonschema.validate(document, schema_of("peers"))
    (found,) = document["operators"]
    assert found["operator"] == "interpolation" and found["error"] < 1e-13
    assert found["ratio"] == pytest.approx(found["peer_seconds"] / found["seconds"])
    assert document["orders"] == []
