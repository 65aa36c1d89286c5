"""`chainline analyze --kanata --trace` as a user types it: what is written, and what is refused."""

import json

import pytest
from chainline.cli import main

LOOPS = """f:
.L2:
	vaddsd	(%rdi), %xmm0, %xmm0
	addq	$8, %rdi
	cmpq	%rax, %rdi
	jne	.L2
.L3:
	vfrobnicate	%xmm0, %xmm1
	decq	%rcx
	jne	.L3
	ret
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "f.s").write_text(LOOPS)
    return tmp_path


def _run(capsys, *arguments):
    code = main(["analyze", "f.s", "--machine", "zen5", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.exhaustive
def test_both_files_are_written_beside_the_report(folder, capsys):
    code, out, err = _run(capsys, "--loop", ".L2", "--kanata", "k.log", "--trace", "t.json")
    assert (code, err) == (0, "") and "loop .L2" in out
    log = (folder / "k.log").read_text()
    assert log.startswith("Kanata\t0004\nC=\t") and "3: vaddsd (%rdi), %xmm0, %xmm0" in log
    assert json.loads((folder / "t.json").read_text())["otherData"]["machine"] == "zen5"
    assert sorted(path.name for path in folder.iterdir()) == ["f.s", "k.log", "t.json"]


@pytest.mark.exhaustive
def test_they_are_written_again_over_their_own(folder, capsys):
    for _ in range(2):
        assert _run(capsys, "--loop", ".L2", "--kanata", "k.log", "--trace", "t.json")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--kanata", "f.s"), "f.s: is read, too, and would be lost; choose another --kanata"),
        (("--kanata", "other.txt"), "other.txt: holds something else, which would be lost"),
        (("--trace", "other.txt"), "other.txt: holds something else, which would be lost"),
        (("--trace", "nowhere/t.json"), "nowhere/t.json: cannot be written: no folder nowhere"),
        (("--trace", ""), "--trace: found an empty name"),
        (("--kanata", "x", "--trace", "x"), "--trace x: is written by another option, too"),
        (
            ("--kanata", "x", "--loop", ".L3"),
            "f.s, line 8: has no cost on zen5, so that nothing is simulated",
        ),
        (("--kanata", "x", "--loop", ".L9"), "--loop .L9: no such body; there is .L2, .L3"),
    ],
)
def test_bad_use_is_one_line_and_writes_nothing(folder, capsys, arguments, message):
    (folder / "other.txt").write_text("mine")
    code, out, err = _run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert message in err and len(err.splitlines()) == 1
    assert sorted(path.name for path in folder.iterdir()) == ["f.s", "other.txt"]
    assert (folder / "other.txt").read_text() == "mine"


@pytest.mark.parametrize("ending", ["svg", "dot", "graphml"])
def test_the_graph_of_the_kernel_to_take_is_written(tmp_path, capsys, ending):
    path = tmp_path / f"kernel.{ending}"
    best = ["best", "--machine", "zen4", "--model", "chain"]
    for _ in range(2):  # its own file is replaced
        assert main([*best, "--order", "2", "--graph", str(path)]) == 0
    assert "vfmadd" in path.read_text()
    capsys.readouterr()
    assert main([*best, "--order", "2-3", "--graph", str(path)]) == 2
    assert "is of the kernel of one order; give one with --order" in capsys.readouterr().err
    assert main([*best, "--order", "2", "--graph", "kernel.txt"]) == 2
    assert "unknown format" in capsys.readouterr().err
