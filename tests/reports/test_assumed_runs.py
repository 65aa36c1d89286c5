"""What a report assumes of runs that hand over through memory, and of branches that turn."""

import chainline as cl
import pytest

ROWS = """
f:
.L0:
\txorl %eax, %eax
.L1:
\tvmovupd (%r9,%rax,8), %ymm2
\tvfmadd213pd (%rdi,%rax,8), %ymm1, %ymm2
\tvmovupd %ymm2, (%rdi,%rax,8)
\taddq $4, %rax
\tcmpq %rax, %rdx
\tjne .L1
\taddq %r10, %r9
\tdecq %rcx
\tjne .L0
\tret
"""
LETTERS = """
f:
.L1:
\tmovzbl (%rdi), %eax
\tcmpq $32, %rax
\tja .L2
\tincq %rsi
\txorl %edx, %edx
.L2:
\tincq %rdi
\tcmpq %rdi, %rcx
\tjne .L1
\tret
"""
RUNS = "runs of 10 iterations or more: shorter ones wait 10.0 cycles for what the one before stored"
TURNS = "each time it turns prediction loses 3 cycles"


def assumed(text, machine="spr"):
    """Return the line of a report on what it assumes, whatever its width."""
    words = " ".join(str(cl.analyze(text, machine=machine)).split())
    return words[words.index("ASSUMES") :]


def test_runs_that_hand_over_are_told():
    assert RUNS in assumed(ROWS)


@pytest.mark.parametrize(("machine", "told"), [("spr", True), ("zen3", False)])
def test_what_a_turn_costs_is_told_where_it_was_measured(machine, told):
    assert (TURNS in assumed(LETTERS, machine)) is told
