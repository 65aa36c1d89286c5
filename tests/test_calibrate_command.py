"""`chainline calibrate` as a user runs it: the file, the JSON, errors before any measurement."""

import json

import pytest
from chainline.analysis.calibration import form_times
from chainline.analysis.calibration.calibrate import deviations
from chainline.analysis.calibration.instruction_costs import width_label
from chainline.analysis.calibration.machine_builder import build_machine
from chainline.analysis.calibration.measured_value import uncertain
from chainline.analysis.host.host_machine import Recognition
from chainline.analysis.host.identity import host_identity
from chainline.analysis.host.probe import Probe
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.text import machine_text
from chainline.cli import main
from chainline.errors import UsageError
from chainline.isa.registry import host_isa, instruction_set
from chainline.reports.calibration import calibration_lines
from chainline.reports.calibration_json import calibration_to_json, pattern_rows
from chainline.reports.schemas import schema_of
from chainline.reports.terminal import print_lines

SCHEMA = schema_of("calibrate")
OF_THIS_ISA = "zen3" if host_isa() == "x86-64" else "neoverse-v1"


@pytest.mark.exhaustive
@pytest.mark.measures
def test_json_follows_the_contract(calibration):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    compared = deviations(calibration.machine.measurements, calibration.machine.measurements)
    found = calibration_to_json(calibration, "mine.toml", 1.0, compared)
    jsonschema.validate(json.loads(json.dumps(found)), SCHEMA)
    assert found["instructions"]
    assert all(entry["within"] for entry in found["comparison"])


@pytest.mark.exhaustive
@pytest.mark.measures
def test_tables_are_printed(calibration, capsys):
    print_lines(calibration_lines(calibration, None))
    out = capsys.readouterr().out
    assert "overlap law" in out
    assert "memory" in out
    assert "reorder buffer: " in out


@pytest.mark.exhaustive
@pytest.mark.measures
def test_integer_adds_take_one_cycle(calibration):
    """The clock is measured by dependent adds, so this checks the whole chain of figures."""
    assert calibration.seen.figures["integer scalar latency"].value == pytest.approx(1.0, rel=0.03)


@pytest.mark.exhaustive
@pytest.mark.measures
def test_the_overlap_law_holds(calibration):
    rows = pattern_rows(calibration)
    if not rows:
        pytest.skip("no FMA here")
    doubtful = uncertain(calibration.seen.figures)
    parts = {row: (f"fma {width_label(row.bits)}", f"pattern {row.pattern}") for row in rows}
    sure = [row for row, names in parts.items() if not any(name.startswith(names) for name in doubtful)]
    if not sure:
        pytest.skip(f"other programs took the core away: {doubtful}")
    for row in sure:
        assert abs(row.overlap_error) < 0.05, (row, doubtful)


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.parametrize("known", [True, False])
def test_the_file_loads_and_ranks(calibration, known, tmp_path, capsys):
    machine = build_machine(calibration.seen, load_machine(OF_THIS_ISA) if known else None)
    path = tmp_path / "mine.toml"
    path.write_text(machine_text(machine))
    assert load_machine(str(path)).measurements == machine.measurements
    assert main(["best", "--order", "3", "--machine", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["variants"]
    arguments = ["best", "--order", "1", "--machine", str(path), "--measure", "--rounds", "2", "--json"]
    arguments += ["--patience", "1"]
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out)["best"]["measured_gflops"] > 0


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_file_of_an_unknown_processor_is_for_that_one(calibration, tmp_path, capsys):
    text = machine_text(build_machine(calibration.seen, None))
    path = tmp_path / "other.toml"
    path.write_text(text.replace(f'["{calibration.machine.llvm_cpus[0]}"]', '["pentium9"]'))
    assert main(["best", "--order", "2", "--machine", str(path)]) == 2
    assert "pentium9" in capsys.readouterr().err


@pytest.fixture
def no_measuring(monkeypatch):
    def fail(identity):
        raise AssertionError("measured although the arguments are wrong")

    monkeypatch.setattr("chainline.api.calibration.recognise_host", fail)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["-o", "/nonexistent/mine.toml"], "cannot be written"),
        (["-o", "mine.txt"], "ends in .toml"),
        (["-o", "{folder}/a.toml", "--compare", "none.toml"], "none.toml"),
        (["-o", "{folder}/a.toml", "--compare", "zen5"], "no [measurements]"),
        (["-o", "{folder}/folder.toml"], "folder"),
    ],
)
def test_bad_use_is_one_line_before_measuring(arguments, says, tmp_path, capsys, no_measuring):
    (tmp_path / "folder.toml").mkdir()
    code = main(["calibrate", *(argument.format(folder=tmp_path) for argument in arguments)])
    err = capsys.readouterr().err
    assert code == 2
    assert err.count("\n") == 1
    assert says in err


def test_help_has_an_example(capsys):
    with pytest.raises(SystemExit):
        main(["calibrate", "--help"])
    assert "chainline calibrate -o" in capsys.readouterr().out


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.parametrize("options", [[], ["--quick"]])
def test_without_a_file_it_is_kept_until_forgotten(options, calibration, empty_cache, monkeypatch, capsys):
    identity = host_identity()
    nobody = Recognition(identity, Probe(({},)), None, "nobody knows it")
    monkeypatch.setattr("chainline.api.calibration.recognise_host", lambda identity: nobody)
    efforts = []

    def calibrate(shipped, effort, progress):
        efforts.append(effort.name)
        return calibration

    monkeypatch.setattr("chainline.analysis.host.host_machine.calibrate", calibrate)
    assert main(["calibrate", *options]) == 0
    (kept,) = (empty_cache / "machines").glob("*.toml")
    assert f"kept as {kept}" in capsys.readouterr().out.replace("\n", "")
    assert main(["best", "--order", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["machine"] == f"{identity.llvm_cpu}-calibrated"
    assert efforts == ["quick" if options else "full"]
    assert main(["calibrate", "--forget"]) == 0
    assert not list((empty_cache / "machines").iterdir())
    assert main(["calibrate", "--forget"]) == 0
    assert capsys.readouterr().out.endswith("nothing was kept of it\n")


@pytest.mark.parametrize("more", [["--quick"], ["--compare", "mine.toml"]])
def test_instructions_take_no_other_option_of_a_calibration(more, capsys):
    assert main(["calibrate", "--instructions", *more]) == 2
    assert "--instructions: takes neither --quick nor --compare" in capsys.readouterr().err


def test_instructions_are_timed_where_the_parts_for_it_are(monkeypatch):
    other = instruction_set("aarch64")
    monkeypatch.setattr(form_times, "instruction_set", lambda name: other)
    with pytest.raises(UsageError, match="on Linux on x86-64 alone, and this host is AArch64"):
        form_times.require_timed_forms()
