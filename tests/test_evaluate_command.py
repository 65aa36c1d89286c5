"""`chainline evaluate` as a user types it."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from chainline.analysis.measurement.dataset import COLUMNS, DataSet, load_rows
from chainline.analysis.measurement.dataset.row import row_from
from chainline.cli import main
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("evaluate")
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")


@pytest.fixture
def data(tmp_path):
    target = find_target("cascadelake")
    llvm = find_toolchain("llvm", target)
    blank = {column.name: "" if column.kind == "text" else 0 for column in COLUMNS if not column.optional}
    rows = [
        row_from(
            blank
            | {
                "order": order,
                "np": order + 1,
                "split": str(order + 1),
                "mode": "element",
                "language": "llvm",
                "dtype": "float64",
                "compiler": "llvm",
                "compiler_version": llvm.version,
                "flags": " ".join(llvm.provenance(target).flags),
                "vector_bits": 512,
                "threads": 1,
                "n_elements": elements,
                "residence": residence,
                "gflops": 20.0,
                "frequency_ghz": 2.0,
                "machine": "clx",
                "cpu": "made up",
                "origin": "imported: test",
            }
        )
        for order in (3, 7)
        for residence, elements in (("L1", 1), ("memory", 500_000))
    ]
    path = tmp_path / "rows.parquet"
    with DataSet.open(path) as data_set:
        data_set.append(rows)
    return path


@pytest.fixture
def forged(tmp_path, data):
    """Rows whose flags have the preprocessor of gcc write a file, beside one that is as it should be."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not installed")
    written, path = tmp_path / "written", tmp_path / "forged.parquet"
    good = load_rows(data)[0]
    writes = replace(good, compiler="gcc", language="c", flags=f"-Wp,-MD,{written}")
    with DataSet.open(path) as data_set:
        data_set.append([good, writes, replace(good, compiler=str(tmp_path / "x"))])
    return path, written


def _run(capsys, *arguments):
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_recorded_flags_that_name_files_are_given_to_no_compiler(capsys, forged):
    """`-Wp,-MD,FILE` of a data set once made the compiler write that file."""
    path, written = forged
    code, out, _ = _run(capsys, "evaluate", "chain", str(path), "--machine", "clx")
    assert code == 0 and not written.exists()
    assert "left out: 1 rows, flags that are given to no compiler without --trust-flags" in out
    assert "left out: 1 rows, compiler" in out
    _run(capsys, "evaluate", "chain", str(path), "--machine", "clx", "--trust-flags")
    assert written.exists()


def test_json_follows_the_contract(capsys, data):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    models = "chain,roofline,cache-roofline,ecm"
    code, out, _ = _run(capsys, "evaluate", models, str(data), "--machine", "clx", "--json")
    result = json.loads(out)
    jsonschema.validate(result, SCHEMA)
    assert code == 0
    assert result["rows"] == 4
    assert len(result["scores"]) == 16
    # 13 GB/s x 1.5 operations a byte against 20 measured
    (classic,) = (
        entry
        for entry in result["scores"]
        if (entry["model"], entry["order"], entry["residence"]) == ("roofline", 7, "memory")
    )
    assert classic["mape"] == pytest.approx(0.5 / 20)
    assert classic["bias"] == pytest.approx(-0.5 / 20)


@pytest.mark.exhaustive
def test_table_and_figures(capsys, data, tmp_path):
    folder = tmp_path / "new" / "figures"
    code, out, _ = _run(
        capsys, "evaluate", "chain,ecm", str(data), "--machine", "clx", "--figures", str(folder)
    )
    assert code == 0
    assert "residence  compiler  order  rows" in out
    assert out.count("drawn: ") == len(list(folder.iterdir())) == 5


def test_a_folder_that_is_called_like_a_model_is_not_meant(capsys, data, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("learned").mkdir()
    _, _, err = _run(capsys, "evaluate", "learned", str(data), "--machine", "clx")
    assert "manifest" not in err
    _, _, err = _run(capsys, "evaluate", "./learned", str(data), "--machine", "clx")
    assert "manifest.json" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chain,nonsense", "DATA"), "model 'nonsense' is unknown; choose some of chain"),
        (("chain", "nowhere.parquet"), "nowhere.parquet"),
        (("chain", "DATA", "--machine", "a64fx"), "no row of the data set can be used"),
    ],
)
def test_errors_are_one_line(capsys, data, arguments, message):
    code, _, err = _run(capsys, "evaluate", *(str(data) if a == "DATA" else a for a in arguments))
    assert code == 2
    assert message in err
    assert len(err.strip().splitlines()) == 1
