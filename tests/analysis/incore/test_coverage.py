"""What a machine file does not cover is named, with its line, and nothing else is."""

import pytest
from chainline.analysis.incore.form_costs import certainty_of, uncovered
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

X86 = """
f:
 vmovupd (%rdi), %zmm0
 vpconflictd %zmm0, %zmm1
 vaddpd %zmm0, %zmm1, %zmm2
 vpconflictd %zmm2, %zmm3
 vscatterqpd %zmm0, (%rax,%zmm1,8){%k1}
 jne f
 ret
"""


def test_an_instruction_that_no_figure_was_taken_for():
    found = uncovered(parse(X86, "x86-64").instructions, load_machine("clx"))
    assert [(u.line, u.mnemonic, u.reason) for u in found] == [
        (4, "vpconflictd", "taken as any 'vector_integer'"),
        (6, "vpconflictd", "taken as any 'vector_integer'"),
    ]
    assert found[0].text == "vpconflictd %zmm0, %zmm1"


def test_a_class_that_the_machine_lacks():
    found = uncovered(parse(X86, "x86-64").instructions, load_machine("zen3"))
    assert (7, "no class 'scatter'") in [(u.line, u.reason) for u in found]


def test_estimates_are_named_on_demand():
    found = uncovered(parse(X86, "x86-64").instructions, load_machine("zen5"), estimates=True)
    assert (7, "'scatter' is an estimate") in [(u.line, u.reason) for u in found]


def test_operation_or_none():
    machine = load_machine("zen3")
    assert machine.operation_or_none("scatter", 256) is None
    assert machine.operation_or_none("fma", 256) == machine.operation("fma", 256)
    assert machine.operation_or_none("sqrt_double", 256) == machine.operation("sqrt_double", 256)
    assert machine.operation_or_none("nop", 64) is not None


@pytest.mark.parametrize("machine", ["skl", "spr", "zen2", "zen4", "zen5"])
@pytest.mark.parametrize("text", ["xchg %ax,%ax", "data16 cs nopw (%rax,%rax)", "nopl (%rax)", "endbr64"])
def test_what_fills_up_lines_is_priced(text, machine):
    """Disassemblers write the no-operation of two bytes as an exchange."""
    assert certainty_of(parse(text, "x86-64").instructions[0], load_machine(machine)) == ""
