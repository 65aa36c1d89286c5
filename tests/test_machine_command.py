"""`chainline machine` as a user types it."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.analysis.machine.load import available_machines, load_machine
from chainline.cli import main
from chainline.reports.machine_exports import llvm_mca_options
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("machine")
MCA = "llvm-mca-19"


def _run(capsys, *arguments):
    code = main(["machine", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize("key", available_machines())
def test_figures_for_people_and_as_json(capsys, key):
    code, out, err = _run(capsys, key)
    assert (code, err) == (0, "") and out.startswith(key)
    code, out, _ = _run(capsys, key, "--json")
    found = json.loads(out)
    pytest.importorskip("jsonschema").validate(found, SCHEMA)
    core = load_machine(key).core
    assert (found["machine"], found["reorder_buffer"]) == (key, core.reorder_buffer)
    assert found["operations"][0] == {
        "name": "fma",
        "latency_cycles": load_machine(key).operation("fma", core.vector_bits).latency_cycles,
        "per_cycle": pytest.approx(1 / load_machine(key).fma_throughput_cycles),
    }


def test_options_of_llvm_mca_are_one_line(capsys):
    code, out, err = _run(capsys, "zen5", "--format", "llvm-mca")
    assert code == 0
    assert out == (
        "-mtriple=x86_64 -mcpu=znver5 -dispatch=8 -register-file-size=672 -lqueue=448 -squeue=104\n"
    )
    assert len(err.splitlines()) == 1 and "no option for: ports, latencies and stations" in err
    assert "the reorder buffer of 448" in err


@pytest.mark.exhaustive
def test_a_file_for_osaca_is_written_whole(capsys, tmp_path):
    file = tmp_path / "a64fx.yml"
    _, out, _ = _run(capsys, "a64fx", "--format", "osaca")
    file.write_text(f"{out}# and more\n")
    assert _run(capsys, "a64fx", "--format", "osaca", "-o", str(file)) == (0, "", "")  # over its own
    assert file.read_text() == out and out.startswith("# chainline machine a64fx, version")
    assert [path.name for path in tmp_path.iterdir()] == ["a64fx.yml"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("z80",), "unknown machine 'z80'"),
        (("zen5", "--format", "mca"), "invalid choice: 'mca' (choose from text, osaca, llvm-mca)"),
        (("zen5", "--json", "--format", "osaca"), "--json and --format osaca: two formats; give one"),
        (("zen5", "-o", "x"), "-o: is for --format osaca and llvm-mca"),
        (("zen5", "--format", "osaca", "-o", "notes.txt"), "notes.txt: holds something else"),
        (("zen5", "--format", "osaca", "-o", "nowhere/x"), "nowhere/x: cannot be written: no folder"),
    ],
)
def test_bad_use_is_one_line(capsys, tmp_path, monkeypatch, arguments, message):
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("# mine\n")
    code, out, err = _run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err and len(err.splitlines()) == 1
    assert Path("notes.txt").read_text() == "# mine\n"


@pytest.mark.exhaustive
@pytest.mark.skipif(shutil.which(MCA) is None, reason=f"{MCA} is not installed")
@pytest.mark.parametrize("key", available_machines())
def test_llvm_mca_takes_the_options_and_counts_with_them(key):
    machine = load_machine(key)
    line = {"x86-64": "addq $1, %rax\n", "aarch64": "add x0, x0, #1\n", "riscv64": "addi a0, a0, 1\n"}
    code = 3 * line[machine.isa]
    command = [MCA, *llvm_mca_options(machine).options, "--json", "--iterations=50"]
    done = subprocess.run(command, check=False, input=code, capture_output=True, text=True)
    if machine.llvm_cpus == ("spacemit-x60",):
        assert "unable to find instruction-level scheduling information" in done.stderr
        assert any("before LLVM 21" in limit for limit in llvm_mca_options(machine).limits)
        return
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    (region,) = json.loads(done.stdout)["CodeRegions"]
    assert region["SummaryView"]["DispatchWidth"] == machine.core.dispatch_width


@pytest.mark.parametrize(("key", "cpu"), [("rv64gcv", "sifive-p670"), ("rv64gcv-inorder", "sifive-x280")])
def test_a_core_as_wide_stands_for_one_that_llvm_does_not_know(key, cpu):
    found = llvm_mca_options(load_machine(key))
    assert f"-mcpu={cpu}" in found.options
    assert "a core as wide stands for it" in found.limits[0]


@pytest.mark.exhaustive
@pytest.mark.skipif(shutil.which(MCA) is None, reason=f"{MCA} is not installed")
def test_a_full_store_queue_holds_llvm_mca_up():
    """Stores behind a slow division wait for places, of which the options give few or many."""
    text = "vdivsd %xmm0, %xmm1, %xmm0\nvmovsd %xmm0, (%rdi)\n" + "movq %rax, 8(%rsi)\n" * 60
    ours = llvm_mca_options(load_machine("zen5")).options
    few = (*(option for option in ours if not option.startswith("-squeue")), "-squeue=4")

    def cycles(options):
        command = [MCA, *options, "--json", "--iterations=50"]
        done = subprocess.run(command, input=text, check=True, capture_output=True, text=True)
        (region,) = json.loads(done.stdout)["CodeRegions"]
        return region["SummaryView"]["TotalCycles"]

    assert cycles(few) > cycles(ours)


def test_all_machines_and_their_names_are_listed(capsys):
    code, out, err = _run(capsys, "--list")
    assert (code, err) == (0, "") and max(map(len, out.splitlines())) <= 80
    assert [line.split()[0] for line in out.splitlines()[:-2] if line[0] != " "] == available_machines()
    code, out, _ = _run(capsys, "--list", "--json")
    found = json.loads(out)
    pytest.importorskip("jsonschema").validate(found, schema_of("machine_names"))
    names = {each["machine"]: each["names"] for each in found}
    assert "sapphirerapids" in names["spr"] and "EPYC 7??3*" in names["zen3"]
    code, out, err = _run(capsys, "--list", "--format", "osaca")
    assert code == 2 and err == "chainline: error: --list: takes no --format and no -o; leave them out\n"


def test_a_machine_is_taken_by_any_of_its_names(capsys, monkeypatch):
    assert _run(capsys, "Sapphire Rapids") == _run(capsys, "spr")
    monkeypatch.setenv("CHAINLINE_MACHINE", "alderlake")
    assert main(["best", "--order", "1"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        "chainline: error: CHAINLINE_MACHINE names the machine: unknown machine 'alderlake'; "
    )
    assert "give spr (" in said


def test_forms_are_counted_by_extension(capsys):
    code, out, err = _run(capsys, "neoverse-v1", "--coverage")
    assert (code, err) == (0, "")
    assert out.startswith("forms of instructions on neoverse-v1, by extension\n")
    names = [line.split()[0] for line in out.splitlines()[2:] if not line.startswith(("at a guess", " "))]
    assert {"base", "dotprod", "lse"} <= set(names) and "sve2" not in names
    code, out, _ = _run(capsys, "neoverse-v1", "--coverage", "--json")
    for each in json.loads(out):
        assert each["by_form"] + each["by_class"] + each["uncertain"] == each["forms"]
    code, _, err = _run(capsys, "neoverse-v1", "--coverage", "--format", "osaca")
    assert code == 2 and "--coverage and --format osaca" in err
