"""What runs of an inner loop hand to the next ones through memory."""

import pytest
from chainline.analysis.incore.regions import outer_loop_recurrence as module
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.outer_loop_recurrence import outer_loop_recurrence
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

SPR = load_machine("spr")
CHANGED = (
    "vmovupd (%r9,%rax,8), %ymm2",
    "vfmadd213pd (%rdi,%rax,8), %ymm1, %ymm2",
    "vmovupd %ymm2, (%rdi,%rax,8)",
)


def found(before=("xorl %eax, %eax",), inner=CHANGED, after=("addq %r10, %r9",), machine=SPR):
    """Return what a loop of four doubles an iteration hands over."""
    back = ("addq $4, %rax", "cmpq %rax, %rdx", "jne .L1")
    lines = ("f:", ".L0:", *before, ".L1:", *inner, *back, *after, "decq %rcx", "jne .L0", "ret")
    (function,) = analyse_file(parse("\n".join(lines), "x86-64"), machine, arguments={}).functions
    loop = next(body for body in function.bodies if body.body.label == ".L1")
    return outer_loop_recurrence(loop, function.bodies, machine)


def test_a_row_that_is_added_to_again():
    """From store to load 6 cycles, a product 4: measured 9.96 for a row of one iteration (Emerald Rapids)."""
    handed = found()
    assert (handed.cycles, handed.load, handed.store, handed.least_iterations) == (10, 1, 2, 10)


def test_what_computes_longer_takes_longer():
    longer = (*CHANGED[:2], "vaddpd %ymm3, %ymm2, %ymm2", "vmulpd %ymm1, %ymm2, %ymm2", CHANGED[2])
    assert found(inner=longer).cycles == 10 + 3 + 4


def test_of_a_core_that_takes_longer_from_store_to_load():
    zen3 = load_machine("zen3")
    assert found(machine=zen3).cycles == zen3.core.store_forward_cycles + 4


@pytest.mark.parametrize(
    "reset", [("movl $16, %eax",), ("movq %r11, %rax",), ("movq %r11, %r8", "leaq 8(%r8), %rax")]
)
def test_a_register_that_is_set_to_the_same_before_each_run(reset):
    assert found(before=reset) is not None


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), ()),  # goes on where the run before ended
        (("movq %r8, %rax",), ("incq %r8",)),
        (("movq (%r11), %rax",), ()),  # from memory, which may have changed
        (("xorl %eax, %eax", "addq $8, %rdi"), ()),
        (("xorl %eax, %eax",), ("addq $8, %rdi",)),
    ],
)
def test_runs_at_other_places_hand_over_nothing(before, after):
    assert found(before=before, after=after) is None


@pytest.mark.parametrize(
    "inner",
    [
        CHANGED[:2],
        (*CHANGED[:2], "vmovupd %ymm2, 32(%rdi,%rax,8)"),
        (*CHANGED[:2], "vmovupd %xmm2, (%rdi,%rax,8)"),
        (*CHANGED[:2], "incq %rax", CHANGED[2]),
        (CHANGED[2], *CHANGED[:2]),
        (*CHANGED[:2], "vmovupd %ymm3, (%rdi,%rax,8)"),  # something else
    ],
)
def test_what_is_loaded_and_not_changed_hands_over_nothing(inner):
    assert found(inner=inner) is None


def test_another_loop_before_it_may_move_the_row():
    moves = ("movl $3, %r8d", ".L2:", "addq $64, %rdi", "decq %r8", "jne .L2", "xorl %eax, %eax")
    assert found(before=moves) is None
    assert found(before=[line.replace("%rdi", "%rsi") for line in moves]) is not None


def test_many_places_cost_little(monkeypatch):
    def row(place):
        return (f"vfmadd213pd {place}(%rdi,%rax,8), %ymm1, %ymm2", f"vmovupd %ymm2, {place}(%rdi,%rax,8)")

    followed = []
    monkeypatch.setattr(module, "_cycles_between", lambda *given: followed.append(given) or 1.0)
    found(inner=[line for number in range(200) for line in row(32 * number)])
    assert len(followed) == 64


def test_a_loop_that_no_other_enters_hands_over_nothing():
    text = "\n".join((".L1:", *CHANGED, "addq $4, %rax", "cmpq %rax, %rdx", "jne .L1", "ret"))
    (function,) = analyse_file(parse(f"f:\n{text}", "x86-64"), SPR, arguments={}).functions
    assert outer_loop_recurrence(function.bodies[0], function.bodies, SPR) is None
