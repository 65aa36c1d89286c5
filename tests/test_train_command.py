"""`chainline train`, `predict` and `evaluate FOLDER` as a user types them, on measured rows."""

import json
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest
from chainline.cli import main
from chainline.reports.schemas import schema_of

ROOT = Path(__file__).parent.parent
MACHINE = str(ROOT / "tests" / "validation" / "campaigns" / "zen5" / "epyc-9005.toml")
# where `--machine` is left out it is this host, which is calibrated once a run if no file describes it
pytestmark = pytest.mark.usefixtures("known_host")


@pytest.fixture(scope="module")
def rows():
    """Rows of orders 1 and 2 that any machine can compile again."""
    table = pq.read_table(ROOT / "tests" / "validation" / "campaigns" / "zen5" / "tensor.parquet")
    return table.filter(pc.and_(pc.less_equal(table["order"], 2), pc.equal(table["compiler"], "llvm")))


@pytest.fixture(scope="module")
def data(rows, tmp_path_factory):
    path = tmp_path_factory.mktemp("data") / "rows.parquet"
    pq.write_table(rows, path)
    return path


@pytest.fixture(scope="module")
def model(data, tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "model"
    assert main(["train", str(data), "-o", str(folder), "--machine", MACHINE]) == 0
    return folder


def _run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _validate(result, name):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    jsonschema.validate(result, schema_of(name))


def test_train(capsys, data, tmp_path):
    folder = tmp_path / "model"
    code, out, _ = _run(
        capsys, "train", data, "-o", folder, "--machine", MACHINE, "--json", "--coverage", "0.8"
    )
    result = json.loads(out)
    assert code == 0
    assert (result["rows"], result["seen"]["orders"], result["interval"]["coverage"]) == (10, [1, 2], 0.8)
    assert (result["data"][0]["file"], result["data"][0]["rows"]) == ("rows.parquet", 10)
    assert json.loads((folder / "manifest.json").read_text())["date"] == result["date"]
    _validate(result, "train")


def test_train_in_words(capsys, data, tmp_path):
    _, out, _ = _run(capsys, "train", data, "-o", tmp_path / "model", "--machine", MACHINE)
    assert out.startswith("learned from 10 rows measured on epyc-9005: orders 1 to 2; llvm; L1, memory\n")
    assert "interval: 90 % of kernels of held-out orders lie inside" in out


@pytest.mark.exhaustive
def test_predict(capsys, model, rows):
    options = ("--machine", MACHINE, "--residence", "memory", "--explain", "--json")
    code, out, err = _run(capsys, "predict", model, "--order", 2, *options)
    result = json.loads(out)
    _validate(result, "predict")
    assert (code, err, result["warnings"]) == (0, "", [])
    measured = {row["split"]: row["gflops"] for row in rows.to_pylist() if row["residence"] == "memory"}
    assert len(result["variants"]) == 3
    for variant in result["variants"]:
        split = ",".join(map(str, variant["split"]))
        truth = measured[split]
        assert variant["low_gflops"] < variant["gflops"] < variant["high_gflops"]
        # these rows were learned from; the simulation does not know what masked stores cost there
        assert variant["gflops"] == pytest.approx(truth, rel=0.1)
        assert variant["simulation_gflops"] > 1.5 * truth
        assert variant["explanation"]["words"].startswith(
            ",".join(map(str, variant["split"])) + ": simulated"
        )


@pytest.mark.exhaustive
def test_predict_in_words(capsys, model):
    options = ("--split", "4", "--split", "2,2", "--machine", MACHINE, "--explain")
    code, out, err = _run(capsys, "predict", model, "--order", 3, *options)
    assert code == 0
    assert "90 % interval" in out
    assert out.count(" cycles (90 %: ") == 2
    assert "chainline: warning: order 3 was not learned from" in err


def test_evaluate(capsys, model, data):
    code, out, err = _run(capsys, "evaluate", model, data, "--machine", MACHINE, "--json")
    result = json.loads(out)
    _validate(result, "evaluate")
    assert (code, result["rows"], result["trained"]["rows"]) == (0, 10, 10)
    assert "rows.parquet: the model learned from this data set" in err
    memory = {entry["model"]: entry for entry in result["overall"] if entry["residence"] == "memory"}
    assert memory["learned"]["mape"] < 0.1 < memory["simulation"]["mape"]
    assert memory["learned"]["inside"] == 1
    assert memory["simulation"]["inside"] is None


def test_evaluate_as_a_table(capsys, model, data):
    _, out, _ = _run(capsys, "evaluate", model, data, "--machine", MACHINE)
    assert " ".join(out.splitlines()[1].split()) == (
        "residence compiler order rows learned inside simulation chain roofline ecm noise"
    )
    assert "learned from 10 rows measured on epyc-9005" in out


def _changed(rows, tmp_path, change):
    path = tmp_path / "changed.parquet"
    pq.write_table(change(rows), path)
    return path


def _constant(rows, name, value):
    position = rows.schema.get_field_index(name)
    column = pc.if_else(pc.is_valid(rows["order"]), value, None).cast(rows.schema.field(name).type)
    return rows.set_column(position, rows.schema.field(name), column)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda rows: rows.drop_columns(["gflops"]), "gflops"),
        (lambda rows: rows.slice(0, 1), "nothing can be learned: there is one row"),
        (lambda rows: rows.slice(0, 0), "no row of the data set can be used"),
        (lambda rows: _constant(rows, "gflops", 20.0), "all 10 rows have the same speed, 20 GFLOPS"),
        (lambda rows: _constant(rows, "gflops", float("nan")), "has no measured speed: 10"),
        (lambda rows: _constant(rows, "gflops", -1.0), "column 'gflops': -1.0 is not above zero"),
        (lambda rows: _constant(rows, "machine", "a64fx"), "measured on another machine: 10"),
        (lambda rows: rows.filter(pc.equal(rows["order"], 1)), "all rows are of order 1"),
    ],
)
def test_data_that_teaches_nothing(capsys, rows, tmp_path, change, message):
    path = _changed(rows, tmp_path, change)
    code, out, err = _run(capsys, "train", path, "-o", tmp_path / "model", "--machine", MACHINE)
    assert (code, out) == (2, "")
    assert message in err
    assert len(err.strip().splitlines()) == 1
    assert not (tmp_path / "model").exists()


def test_too_few_kernels_to_hold_out_parts_of_them(capsys, data):
    code, out, err = _run(capsys, "evaluate", "learned", data, "--machine", MACHINE)
    assert (code, out) == (2, "")
    assert f"{data}: 3 kernels differ in their instructions, too few to hold out each of 5 parts" in err
    assert len(err.strip().splitlines()) == 1


def test_measured_and_simulated_rows_do_not_mix(capsys, rows, tmp_path):
    measured, simulated = tmp_path / "measured.parquet", tmp_path / "simulated.parquet"
    pq.write_table(rows.slice(0, 5), measured)
    pq.write_table(_constant(rows.slice(5), "origin", "simulated by chainline"), simulated)
    code, _, err = _run(capsys, "train", measured, simulated, "-o", tmp_path / "model", "--machine", MACHINE)
    assert code == 2
    assert "5 of 10 rows were simulated, the others measured" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("train", "DATA", "-o", "NEW", "--coverage", "90"), "coverage 90: give a share between 0 and 1"),
        (("train", "nowhere.parquet", "-o", "NEW"), "nowhere.parquet: no such data set"),
        (("train", "DATA", "-o", "DATA"), "is a file; give a folder"),
        (
            ("train", "DATA", "-o", "NEW", "--machine", "a64fx"),
            "measured on znver5, not on a64fx",
        ),
        (("train", "DATA", "-o", "NEW", "--score", "--machine", MACHINE), "--score needs rows of 3 orders"),
        (("predict", "nowhere", "--order", "2"), "nowhere: no such folder"),
        (("predict", "MODEL", "--order", "2", "--machine", "a64fx"), "has never seen a64fx"),
        (("predict", "MODEL", "--order", "16", "--machine", MACHINE), "--order 16: must be 1 to 15"),
        (("predict", "MODEL", "--order", "2", "--split", "2,2", "--machine", MACHINE), "sums to 4"),
        (("predict", "MODEL", "--order", "2", "--residence", "L9", "--machine", MACHINE), "residence 'L9'"),
        (("predict", "MODEL", "--order", "2", "--elements", "0", "--machine", MACHINE), "--elements 0"),
        (("evaluate", "MODEL", "DATA", "--machine", "a64fx"), "has never seen a64fx"),
        (("evaluate", "MODEL", "DATA", "--machine", MACHINE, "--figures", "NEW"), "--figures and --in-core"),
    ],
)
def test_errors_are_one_line(capsys, data, model, tmp_path, arguments, message):
    paths = {"DATA": data, "MODEL": model, "NEW": tmp_path / "new"}
    code, out, err = _run(capsys, *(paths.get(argument, argument) for argument in arguments))
    assert (code, out) == (2, "")
    assert message in err
    assert len(err.strip().splitlines()) == 1


def test_transfer_is_asked_for(capsys, model):
    code, out, err = _run(capsys, "predict", model, "--order", 1, "--machine", "a64fx", "--transfer")
    assert code == 0
    assert "a64fx at 2.20 GHz" in out
    assert "warning: trained for epyc-9005, predicting for a64fx: intervals do not hold" in err


@pytest.fixture(scope="module")
def other_data(tmp_path_factory):
    """Rows of orders 1 to 3 of another machine."""
    table = pq.read_table(ROOT / "tests" / "validation" / "campaigns" / "granite-rapids" / "tensor.parquet")
    path = tmp_path_factory.mktemp("data") / "granite-rapids.parquet"
    pq.write_table(
        table.filter(pc.and_(pc.less_equal(table["order"], 3), pc.equal(table["compiler"], "llvm"))), path
    )
    return path


@pytest.mark.exhaustive
def test_one_model_of_two_machines_answers_for_a_third(capsys, data, other_data, tmp_path):
    folder = tmp_path / "both"
    code, out, err = _run(
        capsys,
        "train",
        data,
        "--machine",
        MACHINE,
        "--also",
        "gnr",
        other_data,
        "-o",
        folder,
        "--score",
        "--json",
    )
    result = json.loads(out)
    assert code == 0, err
    assert [used["file"] for used in result["data"]] == ["rows.parquet", "granite-rapids.parquet"]
    assert (result["machine"]["key"], result["further_machines"][0]["key"]) == ("epyc-9005", "gnr")
    assert "leave one machine out, MAPE learned on gnr" in result["scores"]
    _validate(result, "train")
    _validate(json.loads((folder / "manifest.json").read_text()), "trained_model")
    options = ("--order", 2, "--machine", "clx", "--json")
    code, out, err = _run(capsys, "best", *options, "--model", "learned", "--trained", folder)
    answer = json.loads(out)
    assert (code, answer["model"]) == (0, "learned")
    assert "nothing was measured on clx: predicted by what epyc-9005 and gnr taught" in err
    assert all(low < high for low, high in (variant["interval"] for variant in answer["variants"]))
    code, out, err = _run(capsys, "predict", folder, *options)
    assert code == 0
    assert "nothing was measured on clx" in err


def test_a_machine_is_named_once(capsys, data, tmp_path):
    arguments = ("--machine", MACHINE, "--also", MACHINE, data, "-o", tmp_path / "both")
    code, out, err = _run(capsys, "train", data, *arguments)
    assert (code, out) == (2, "")
    assert "--also epyc-9005: named twice; give each machine once" in err
    assert len(err.splitlines()) == 1


def test_rows_of_a_processor_unlike_the_machine_are_refused(capsys, data, other_data, tmp_path):
    arguments = ("--machine", MACHINE, "--also", "a64fx", other_data, "-o", tmp_path / "both")
    code, _, err = _run(capsys, "train", data, *arguments)
    assert code == 2
    assert "rows were measured on rocketlake, not on one processor like a64fx" in err
