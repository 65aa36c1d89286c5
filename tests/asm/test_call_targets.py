"""Calls by name, and what a call waits for."""

import pytest
from chainline.asm.call_targets import calls_of, is_call, without_guesses
from chainline.asm.listing import parse


@pytest.mark.parametrize(
    ("name", "mathematics"),
    [
        *((name, True) for name in ("exp", "sinf", "pow", "log1pf", "cosl", "__exp_finite", "_ZGVeN8v_exp")),
        *((name, True) for name in ("__svml_sin8", "Sleef_expd8_u10", "atan2f", "tgamma", "erfc")),
        *((name, False) for name in ("solve", "expand", "power", "malloc", "sincere", "_ZN3expEv", "logger")),
    ],
)
def test_functions_of_the_mathematics_library(name, mathematics):
    (call,) = calls_of(parse(f"call {name}@PLT", "x86-64").instructions)
    assert (call.name, call.mathematics) == (name, mathematics)


@pytest.mark.parametrize(
    ("written", "name", "mathematics"),
    [
        ("exp@@GLIBC_2.29", "exp", True),
        ("sin@plt", "sin", True),
        ("lgamma@GLIBC_2.2.5+0x190", "lgamma+0x190", False),
    ],
)
def test_names_as_linkers_write_them(written, name, mathematics):
    start = "a.out:     file format elf64-x86-64\n\nDisassembly of section .text:\n\n0000000000001000 <f>:\n"
    text = f"{start}    1000:\te8 fb 01 00 00 \tcall   1200 <{written}>\n    1005:\tc3\tret\n"
    (call,) = calls_of(parse(text, "x86-64").instructions)
    assert (call.name, call.mathematics) == (name, mathematics)


def test_calls_of_both_instruction_sets():
    x86 = parse("call *%rax\njmp .L1\nret", "x86-64").instructions
    arm = parse("bl exp\nblr x3\nb .L1\nret", "aarch64").instructions
    assert [is_call(instruction) for instruction in x86] == [True, False, False]
    assert [is_call(instruction) for instruction in arm] == [True, True, False, False]
    assert [call.name for call in calls_of(arm)] == ["exp", "a pointer"]


def test_a_call_waits_for_what_it_is_sure_to_read():
    pow_, bl = parse("call pow", "x86-64").instructions[0], parse("bl pow", "aarch64").instructions[0]
    assert set(without_guesses(pow_).reads) == {"rsp", "zmm0", "zmm1"}
    assert set(without_guesses(bl).reads) == {"sp", "z0", "z1"}
    assert without_guesses(pow_).writes == pow_.writes
