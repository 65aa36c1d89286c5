"""Vector configuration along the control flow, from one `vsetvli` to the next."""

from __future__ import annotations

from chainline.isa.instruction import Instruction
from chainline.isa.riscv64.decode import decode, link


def typed(text: str, starts: tuple[int, ...] = (0,)) -> tuple[Instruction, ...]:
    """Return the instructions of a text, one a line, some with a label before them."""
    labels: dict[str, int] = {}
    code: list[Instruction] = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        label, colon, rest = line.rpartition(":")
        if colon:
            labels[label.strip()] = len(code)
        code.append(decode(" ".join(rest.split()), number))
    return link(code, labels, starts)


def lanes(text: str, starts: tuple[int, ...] = (0,)) -> list[int]:
    """Return the lanes in vectors of 256 bits of the floating-point operations of a text."""
    return [found.lanes(256) for found in typed(text, starts) if found.mnemonic.startswith("vf")]


def test_the_last_configuration_holds() -> None:
    text = """
    vsetvli a5,zero,e64,m1,ta,ma
    vfadd.vv v8,v8,v9
    vsetvli a5,zero,e32,m2,ta,ma
    vfadd.vv v8,v8,v10
    vsetivli zero,3,e64,m1,ta,ma
    vfadd.vv v8,v8,v9
    """
    assert lanes(text) == [4, 16, 3]


def test_a_configuration_is_carried_over_a_branch_to_code_behind_a_return() -> None:
    text = """
    vsetvli a5,zero,e64,m1,ta,ma
    bnez a0,.L3
    vsetvli a5,zero,e32,m1,ta,ma
    vfadd.vv v8,v8,v9
    ret
    .L3: vfadd.vv v8,v8,v9
    ret
    """
    assert lanes(text) == [8, 4]


def test_a_loop_keeps_its_configuration_and_one_that_changes_it_has_none() -> None:
    kept = "vsetvli a5,zero,e64,m2,ta,ma\n.L1: vfadd.vv v8,v8,v10\nbnez a0,.L1\nret"
    changed = kept.replace("bnez", "vsetvli a5,zero,e32,m1,ta,ma\nbnez")
    assert lanes(kept) == [8]
    assert lanes(changed) == [0]


def test_both_ways_agree_on_the_type_but_not_on_the_length() -> None:
    text = """
    beqz a0,.L1
    vsetivli zero,2,e64,m1,ta,ma
    j .L2
    .L1: vsetivli zero,3,e64,m1,ta,ma
    .L2: vfadd.vv v8,v8,v9
    ret
    """
    assert lanes(text) == [4]  # as many as a register holds


def test_a_call_and_the_next_function_configure_anew() -> None:
    text = """
    vsetivli zero,2,e64,m1,ta,ma
    vfadd.vv v8,v8,v9
    call g
    vfadd.vv v8,v8,v9
    """
    assert lanes(text) == [2, 0]
    assert lanes("vsetivli zero,2,e64,m1,ta,ma\nvfadd.vv v8,v8,v9\nret\nvfadd.vv v8,v8,v9", (0, 3)) == [2, 0]


def test_a_change_of_type_alone_keeps_the_length() -> None:
    assert lanes("vsetivli zero,3,e64,m1,ta,ma\nvsetvli zero,zero,e32,mf2,ta,ma\nvfadd.vv v8,v8,v9") == [3]


def test_groups_are_read_and_written_whole() -> None:
    *_, add = typed("vsetvli a5,a2,e64,m4,tu,ma\nvfadd.vv v8,v12,v16")
    assert set(add.writes) == {"v8", "v9", "v10", "v11"}
    assert {"v8", "v12", "v15", "v16", "v19", "vl"} <= set(add.reads)
    assert add.vector_length is not None
    assert add.vector_length.registers == 4
