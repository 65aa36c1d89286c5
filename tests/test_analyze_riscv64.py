"""`chainline analyze` of RISC-V: the same contract, and machines that say that they are not calibrated."""

import json
from pathlib import Path

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.cli import main
from chainline.reports.schemas import schema_of

ROOT = Path(__file__).parent
SCHEMA = schema_of("analyze")
COMPILED = ROOT / "isa" / "riscv64" / "compiled"
MACHINES = ("rv64gcv", "rv64gcv-inorder", "x60")


def run(capsys, name, *arguments):
    """Return what a command prints."""
    code = main(["analyze", str(COMPILED / name), *arguments])
    captured = capsys.readouterr()
    assert code == 0, captured.err
    return captured.out


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", ["gcc12.s", "clang19.s", "clang19_256.s"])
def test_json_follows_the_contract(capsys, name, machine):
    result = json.loads(run(capsys, name, "--machine", machine, "--json"))
    pytest.importorskip("jsonschema").validate(result, SCHEMA)
    assert (result["isa"], result["syntax"], result["machine"]) == ("riscv64", "gas", machine)
    assert result["unknown_instructions"] == []
    assert [function["name"] for function in result["functions"]] == ["dot", "daxpy", "matvec", "tensor_z"]
    for function in result["functions"]:
        for loop in function["loops"]:
            assert loop["simulated_cycles"] >= 0.99 * max(
                loop["throughput_cycles"], loop["loop_carried_cycles"]
            )


def test_the_figures_of_a_loop_are_those_of_its_source(capsys):
    arguments = ("--machine", "rv64gcv", "--arg", "a2=1000", "--arg", "a0=0x100000", "--arg", "a1=0x200000")
    functions = json.loads(run(capsys, "gcc12.s", *arguments, "--json"))["functions"]
    dot, daxpy = functions[0], functions[1]
    assert dot["executed"]["flops"] == daxpy["executed"]["flops"] == 2 * 1000
    (loop,) = dot["loops"]
    assert (loop["label"], loop["instructions"], loop["fma"], loop["trip_count"]) == (".L3", 6, 1, 1000.0)
    assert (loop["longest_fma_chain"], loop["chain_ratio"]) == (1, 1.0)
    latency = load_machine("rv64gcv").operation("fma", 64).latency_cycles
    assert loop["loop_carried_cycles"] == latency
    assert loop["simulated_cycles"] == pytest.approx(latency, rel=0.01)
    (loop,) = daxpy["loops"]
    assert (loop["fma"], loop["longest_fma_chain"], loop["chain_ratio"]) == (1, 0, 0.0)
    assert loop["throughput_cycles"] == 7 / 4  # instructions by dispatch width


def test_a_group_of_registers_takes_its_ports_once_for_each(capsys):
    functions = json.loads(run(capsys, "clang19_256.s", "--machine", "x60", "--json"))["functions"]
    daxpy = next(loop for loop in functions[1]["loops"] if loop["hot"])
    ports = next(bound for bound in daxpy["bounds"] if bound["name"] == "execution ports")
    assert ports["cycles"] == 3 * 2 * 2  # three accesses, two registers each, two cycles a register
    slots = next(bound for bound in daxpy["bounds"] if bound["name"] == "dispatch width")
    assert slots["cycles"] == 8 / 2  # an instruction each


@pytest.mark.parametrize("machine", MACHINES)
def test_a_report_says_that_the_machine_is_not_calibrated(capsys, machine):
    assert "uncalibrated" in load_machine(machine).title
    assert "uncalibrated" in run(capsys, "gcc12.s", "--machine", machine)


def test_a_ranking_says_so_too(capsys):
    assert main(["best", "--order", "2", "--machine", "rv64gcv", "--model", "chain"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "uncalibrated" in printed
    assert "the model's error on this machine is not known" in printed
