"""How code that no branch repeats is taken: as a loop, or as copies in a straight line."""

import chainline as cl
import pytest

REGION = """\
\t.text
# LLVM-MCA-BEGIN b
\tvmovupd (%rdi), %ymm0
\tvaddpd %ymm0, %ymm1, %ymm0
\tvmovupd %ymm0, (%rdi)
\taddq $32, %rdi
# LLVM-MCA-END b
"""
STRAIGHT = "addq $1, %rax\nimulq %rax, %rbx\nmovq (%rdi), %rcx\n"


@pytest.mark.parametrize(("body", "cycles"), [(None, 1.0), ("loop", 1.0), ("straight-line", 4 / 6)])
def test_a_marked_region_advances_like_a_loop(body, cycles):
    """It stores to new places each iteration, and pays for a branch back only as a loop."""
    report = cl.analyze(REGION, machine="spr", body=body)
    assert report.main.simulated.cycles == pytest.approx(cycles, rel=0.01)
    assert ("fetch width" in {bound.name for bound in report.main.bounds}) is (body != "straight-line")
    said = "straight line, without" if body == "straight-line" else "as a loop; --body straight-line"
    assert said in str(report).replace("\n", " ").replace("         ", "")


@pytest.mark.parametrize(("body", "each"), [("loop", "an iteration"), (None, "a call by itself")])
def test_a_function_without_a_loop_runs_once_or_again_and_again(body, each):
    report = cl.analyze(STRAIGHT, machine="spr", body=body)
    assert each in str(report)
    assert report.main.body.repeats is (body is not None)


def test_another_notion_is_refused():
    with pytest.raises(cl.UsageError, match="straight-line"):
        cl.analyze(REGION, machine="spr", body="both")
