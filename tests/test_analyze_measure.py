"""`chainline analyze --measure`: a body timed on this host, beside its simulation."""

import json
import sys

import chainline as cl
import pytest
from chainline.analysis.measurement import block as timed
from chainline.cli import main
from chainline.isa.registry import host_isa, instruction_set
from chainline.reports.schemas import schema_of

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or "timed_block" in instruction_set(host_isa()).missing,
    reason="needs Linux on x86-64",
)
CHAIN = (
    "f:\n.L3:\n imulq %rax, %rax\n decq %rcx\n jne .L3\n.L4:\n addq %rax, %rax\n decq %rdx\n jne .L4\n ret\n"
)


def command(tmp_path, capsys, text, *arguments):
    file = tmp_path / "a.s"
    file.write_text(text)
    code = main(["analyze", str(file), "--machine", "spr", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_report_says_measured_beside_simulated(tmp_path, capsys):
    code, out, err = command(tmp_path, capsys, CHAIN, "--measure", "--loop", ".L3")
    assert code == 0, err
    measured = " ".join(out.partition("MEASURED")[2].split())
    assert measured.startswith(".L3, line 3: ")
    assert "cycles an iteration on this host at" in measured and "3.00 simulated" in measured


@pytest.mark.measures
def test_json_has_both(tmp_path, capsys):
    code, out, err = command(tmp_path, capsys, CHAIN, "--measure", "--loop", ".L4", "--json")
    assert code == 0, err
    result = json.loads(out)
    pytest.importorskip("jsonschema").validate(result, schema_of("analyze"))
    found = result["measured"]
    assert (found["label"], found["first_line"], found["simulated_cycles"]) == (".L4", 7, 1.0)
    if not found["disturbed"]:
        assert found["measured_cycles"] == pytest.approx(1.0, rel=0.1)
    assert found["deviation"] == pytest.approx(1.0 / found["measured_cycles"] - 1)


def test_nothing_is_run_without_the_option(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(timed, "run", lambda *_: pytest.fail("a process was started"))
    code, out, _ = command(tmp_path, capsys, CHAIN, "--json")
    assert code == 0 and "measured" not in json.loads(out)
    assert cl.analyze(CHAIN, machine="spr").measured is None


def test_a_block_without_a_loop_is_compared_with_copies_in_a_row():
    found = cl.analyze(" imulq $3, %rax, %rbx\n incq %rbx\n", machine="spr", measure=True).measured
    assert found.simulated_cycles == pytest.approx(1.0, abs=0.1)


@pytest.mark.parametrize(
    ("instruction", "said"),
    [
        ("call exp", "line 3: 'call exp' is a call, so nothing is measured; choose another body by --loop"),
        ("syscall", "line 3: 'syscall' is a system instruction"),
        ("wrmsr", "line 3: 'wrmsr' is a system instruction"),
        ('.incbin "/etc/passwd"', ""),
    ],
)
def test_what_is_refused_is_one_line(tmp_path, capsys, instruction, said):
    code, out, err = command(
        tmp_path, capsys, f"f:\n.L3:\n {instruction}\n addq $8, %rbx\n decq %r12\n jne .L3\n", "--measure"
    )
    if not said:  # a directive is no part of the body
        assert code == 0 and "MEASURED" in out
        return
    assert code == 2 and out == ""
    assert len(err.splitlines()) == 1 and said in err


def test_what_does_not_run_is_one_line(tmp_path, capsys):
    text = "f:\n.L3:\n xorl %ecx, %ecx\n xorl %edx, %edx\n divq %rcx\n decq %r12\n jne .L3\n"
    code, out, err = command(tmp_path, capsys, text, "--measure")
    assert code == 1 and out == ""
    assert len(err.splitlines()) == 1 and ".L3: not measured: it divides by zero" in err


def test_code_of_another_instruction_set_is_one_line(tmp_path, capsys):
    file = tmp_path / "a.s"
    file.write_text("f:\n.L3:\n add x0, x0, 1\n cmp x0, x1\n b.ne .L3\n ret\n")
    assert main(["analyze", str(file), "--machine", "a64fx", "--measure"]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 1 and "is aarch64 code, and this host executes x86-64" in said
