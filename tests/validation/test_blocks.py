"""blocks: measured basic blocks are read, disassembled, simulated and scored; absent data are skipped."""

import shutil
import sys
from pathlib import Path

import pytest

SAMPLE = Path(__file__).parent / "blocks"
BHIVE = """\
hex,cycles_straight_line
904c89e74983c420,0.95
4883c0014839c3,1.0
"""
GOLDEN_COVE = """\
id,source,class,instructions,hex,assembly_att,cycles_loop,cycles_straight_line
a,gzip,int,2,4883c0014839c3,"addq $1, %rax; cmpq %rax, %rbx",1.0,1.0
"""


@pytest.fixture
def score(monkeypatch):
    if shutil.which("objdump") is None:
        pytest.skip("objdump is not installed")
    monkeypatch.syspath_prepend(str(SAMPLE))
    import score  # noqa: PLC0415 - in a folder of its own

    yield score
    for name in ("score", "other_tools", "bounds"):
        sys.modules.pop(name, None)


def run(score, monkeypatch, capsys, *arguments):
    monkeypatch.delenv(score.VARIABLE, raising=False)
    monkeypatch.setattr(sys, "argv", ["score.py", *map(str, arguments)])
    assert score.main() == 0
    return capsys.readouterr().out


def test_blocks_are_scored(score, monkeypatch, capsys, tmp_path):
    (tmp_path / "bhive-skylake.csv").write_text(BHIVE)
    (tmp_path / "emerald-rapids.csv").write_text(GOLDEN_COVE)
    out = run(score, monkeypatch, capsys, tmp_path, "--alone", "--jobs", "1", "--worst", "1")
    assert out.count("| chainline |") == 3
    assert "| chainline | 2 | 0 |" in out
    assert out.count("Headlines that are not sure: 0; the others are") == 3
    assert "integer, registers" in out
    assert "gzip" in out
    assert "nop; mov %r12,%rdi; add $0x20,%r12" in out


def test_pointers_of_bhive_are_alike(score):
    """A copy from one place to another is a store that the next copy loads: 4 cycles, BHive measured 3.98."""
    code = score.parse("mov (%r13),%rsi; test %rsi,%rsi; mov %rsi,(%r14)", "x86-64", "att").instructions
    machine = score.load_machine("skl")
    block = score.Block(code="00" * 9, source="")
    assert score.cycles_of(block, code, machine, score.Notion.STRAIGHT_LINE) == 1
    cycles = score.cycles_of(block, code, machine, score.Notion.STRAIGHT_LINE, score.BHIVE)
    beside = score.beside_copies(block, score.replace(score.BHIVE, copies=100))
    assert 100 * cycles == pytest.approx(400 + beside)
    waits = score.doubt_of(block, code, machine, score.Notion.STRAIGHT_LINE, score.BHIVE)
    assert (waits, score.doubt_of(block, code, machine, score.Notion.STRAIGHT_LINE)) == ("about", "")


@pytest.mark.parametrize(("n_bytes", "cycles"), [(3, 1), (4, 0), (5, 1), (6, -1), (7, 1), (8, 0), (10, -1)])
def test_code_behind_copies_lies_in_two_parts_where_they_end_in_the_middle(score, n_bytes, cycles):
    """What is fetched behind `cpuid` crosses a part of 16 bytes where the copies end at the seventh byte."""
    block, harness = score.Block("00" * n_bytes, ""), score.replace(score.BHIVE, copies=100)
    assert score.beside_copies(block, harness) == score.ZERO_CYCLES + cycles


@pytest.mark.parametrize(("n_bytes", "copies"), [(1, 100), (100, 100), (101, 50), (199, 50), (200, 16)])
def test_copies_of_bhive(score, n_bytes, copies):
    assert score.copies_of(score.Block(code="00" * n_bytes, source="")) == copies


def test_absent_data_are_skipped_with_the_reason(score, monkeypatch, capsys, tmp_path):
    assert f"set {score.VARIABLE}" in run(score, monkeypatch, capsys)
    assert "bhive-skylake.csv: skipped" in run(score, monkeypatch, capsys, tmp_path)


def test_what_is_refused_counts_as_a_whole_error(score):
    block = score.Block("", "", measured={score.Notion.LOOP: 2.0})
    assert block.error("chainline", score.Notion.LOOP) == 1
    block.predicted["chainline", score.Notion.LOOP] = 1.0
    assert block.error("chainline", score.Notion.LOOP) == -0.5


def test_bounds_of_a_copy_are_those_of_loops_less_their_branch(score, monkeypatch, capsys, tmp_path):
    """An addition in a chain takes a cycle; the branch of the loop does not count."""
    import bounds  # noqa: PLC0415 - in a folder of its own

    text = ["imul %rax,%rcx", "add $0x1,%rdx"]
    for measured, above in ((3.0, []), (2.0, ["loop-carried dependency"])):
        block = score.Block(code="", source="", text=text, measured={score.Notion.LOOP: measured})
        assert [name for name, cycles in bounds.bounds_above(block, "spr") if cycles == 3] == above
    (tmp_path / "emerald-rapids.csv").write_text(GOLDEN_COVE)
    monkeypatch.setattr(sys, "argv", ["bounds.py", str(tmp_path)])
    assert bounds.main() == 0
    assert "1 blocks, 0 bounds above what was measured" in capsys.readouterr().out
