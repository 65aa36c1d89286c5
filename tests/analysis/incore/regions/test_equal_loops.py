"""The same inner loop has the same remedies wherever it stands and however it is written."""

import re

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.region_selection import hottest_of_file, only_bodies
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.incore.regions.source_advice import SUMS_IN_REGISTERS
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

QUICK = settings(
    max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
X86 = {  # {a} {b} {c} {i} {n} are integer registers, {v} numbers the vectors
    "dot": "vmovsd ({a},{i},8), %xmm{v}1; vfmadd231sd ({b},{i},8), %xmm{v}1, %xmm{v}0; incq {i}",
    "sum": "vaddpd ({a},{i},8), %zmm{v}0, %zmm{v}0; addq $8, {i}",
    "axpy": "vmovupd ({a},{i},8), %ymm{v}1; vfmadd213pd ({b},{i},8), %ymm{v}2, %ymm{v}1;"
    " vmovupd %ymm{v}1, ({b},{i},8); addq $4, {i}",
    "triad": "vmovupd ({a},{i},8), %zmm{v}1; vfmadd213pd ({b},{i},8), %zmm{v}2, %zmm{v}1;"
    " vmovupd %zmm{v}1, ({c},{i},8); addq $8, {i}",
    "root": "vsqrtsd ({a},{i},8), %xmm{v}0, %xmm{v}1; vmovsd %xmm{v}1, ({c},{i},8); incq {i}",
    "sparse": "movslq ({c},{i},4), {a}; vmovsd ({b},{a},8), %xmm{v}1;"
    " vaddsd %xmm{v}1, %xmm{v}0, %xmm{v}0; incq {i}",
    "loads": "vmovupd ({a},{i},8), %ymm{v}1; vmaxpd ({b},{i},8), %ymm{v}1, %ymm{v}2;"
    " vmaxpd ({c},{i},8), %ymm{v}2, %ymm{v}2; vmaxpd 4096({a},{i},8), %ymm{v}2, %ymm{v}2; addq $4, {i}",
}
SVE = {
    "dot": "ld1d z2.d, p0/z, [x0, x3, lsl 3]; ld1d z1.d, p0/z, [x1, x3, lsl 3]; add x3, x3, x4;"
    " fmul z1.d, z1.d, z2.d; fadda d0, p0, d0, z1.d; whilelo p0.d, x3, x2",
    "axpy": "ld1d z2.d, p0/z, [x0, x3, lsl 3]; ld1d z1.d, p0/z, [x1, x3, lsl 3];"
    " fmla z1.d, p1/m, z2.d, z3.d; st1d z1.d, p0, [x1, x3, lsl 3]; incd x3; whilelo p0.d, x3, x2",
}
REGISTERS = ("%rdi", "%rsi", "%rdx", "%rcx", "%r8", "%r9")
"""Of arguments: what others hold is known, and would be counted with."""


def told(text, machine):
    found = analyse_file(parse(text, machine.isa), machine, arguments={})
    hot = hottest_of_file(found)
    return [(one.change, one.times_faster, one.simulated) for one in remedies(hot, machine)], hot


def written(body, *, name, label, outer, comments, registers=REGISTERS, vectors=""):
    names = dict(zip(("a", "b", "c", "i", "n", "m"), registers, strict=True))
    code = body.format(**names, v=vectors).split(";")
    mark = " # of the loop" if comments else ""
    inner = [
        f"{label}:",
        *(line.strip() + mark for line in code),
        "cmpq {n}, {i}".format(**names),
        f"jne {label}",
    ]
    begin = ["xorl {0}, {0}".format(as_32(names["i"]))]
    rows = (
        [f"{label}out:", *begin, *inner, f"decq {names['m']}", f"jne {label}out"]
        if outer
        else [*begin, *inner]
    )
    return "\n".join([f"{name}:", *rows, "ret", ""])


def shared(remedies_of_it):
    """Return remedies without the one that is of a loop around, and says so."""
    return [one for one in remedies_of_it if one[0] != SUMS_IN_REGISTERS]


def as_32(register):
    return f"{register}d" if register[2:].rstrip("d").isdigit() else register.replace("%r", "%e")


def intel(text):
    """Return the same text in Intel syntax, as far as these bodies go."""
    lines = [".intel_syntax noprefix"]
    for line in text.splitlines():
        code, *_ = line.split(" #")
        match = re.fullmatch(r"(\w+) (.*)", code.strip())
        if match is None or match[1].startswith("j"):
            lines.append(line)
            continue
        operands = re.findall(r"[-\w]*\([^)]*\)|[^, ]+", match[2])
        name = match[1].removesuffix("q") if match[1] in ("incq", "addq", "cmpq", "decq") else match[1]
        name = {"movslq": "movsxd", "xorl": "xor"}.get(name, name)
        width = {"s": "qword", "y": "ymmword", "z": "zmmword"}[
            "z" if "zmm" in code else "y" if "ymm" in code else "s"
        ]
        if name == "movsxd":
            width = "dword"
        lines.append(f"{name} " + ", ".join(intel_operand(one, width) for one in reversed(operands)))
    return "\n".join([*lines, ""])


def intel_operand(text, width):
    match = re.fullmatch(r"([-\w]*)\(%(\w+)(?:,%(\w+),(\d))?\)", text)
    if match is None:
        return text.lstrip("%$")
    index = f"+{match[3]}*{match[4]}" if match[3] else ""
    return f"{width} ptr [{match[2]}{index}{f'+{match[1]}' if match[1] else ''}]"


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", ["spr", "zen4"])
@pytest.mark.parametrize("name", X86)
def test_syntax_nest_names_and_comments_do_not_matter(name, key):
    machine = load_machine(key)
    plain = {"name": "f", "label": ".L3", "outer": False, "comments": False}
    first, hot = told(written(X86[name], **plain), machine)
    for change in (
        {"outer": True},
        {"name": "another", "label": ".Lloop"},
        {"comments": True},
        {"outer": True, "comments": True, "label": ".L99"},
    ):
        assert shared(told(written(X86[name], **(plain | change)), machine)[0]) == first, change
    found, same = told(intel(written(X86[name], **plain)), machine)
    assert [i.mnemonic for i in same.body.instructions] == [i.mnemonic for i in hot.body.instructions]
    assert found == first


@pytest.mark.exhaustive
@QUICK
@given(
    name=st.sampled_from(sorted(X86)),
    registers=st.permutations(REGISTERS),
    vectors=st.sampled_from(["", "1"]),
    outer=st.booleans(),
)
def test_names_of_registers_do_not_matter(name, registers, vectors, outer):
    machine = load_machine("spr")
    plain = {"name": "f", "label": ".L3", "outer": False, "comments": False}
    first = told(written(X86[name], **plain), machine)[0]
    text = written(X86[name], **(plain | {"outer": outer}), registers=registers, vectors=vectors)
    assert shared(told(text, machine)[0]) == first


@pytest.mark.parametrize("key", ["a64fx", "neoverse-v1"])
@pytest.mark.parametrize("name", SVE)
def test_a_nest_does_not_matter_to_loops_of_sve(name, key):
    machine = load_machine(key)
    inner = [".L4:", *SVE[name].split(";"), "b.any .L4"]
    alone = ["f:", "mov x3, 0", "cntd x4", "whilelo p0.d, xzr, x2", *inner, "ret", ""]
    rows = [
        ".L3:",
        "mov x3, 0",
        "mov p0.b, p2.b",
        *inner,
        "add x1, x1, x7",
        "cmp x1, x6",
        "bne .L3",
        "ret",
        "",
    ]
    nest = ["g:", "cntd x4", "whilelo p2.d, xzr, x2", *rows]
    first, second = (told("\n".join(lines), machine) for lines in (alone, nest))
    assert second[1].body.depth == 2 and first[1].body.depth == 1
    assert first[0] == shared(second[0]) and first[1].elements == second[1].elements


def test_a_loop_beside_a_hotter_one_has_the_remedies_of_the_hot_one_when_it_is_chosen():
    machine = load_machine("spr")
    plain = {"name": "f", "label": ".L3", "outer": False, "comments": False}
    first = told(written(X86["loads"], **plain), machine)[0]
    hotter = written(X86["triad"], **(plain | {"label": ".L7"})).replace("ret\n", "")
    beside = written(X86["loads"], **plain).removeprefix("f:\n")
    found = analyse_file(parse(hotter + beside, "x86-64"), machine, arguments={})
    assert hottest_of_file(found).body.label == ".L7"
    (function,) = only_bodies(found, ".L3", machine).functions
    assert [(r.change, r.times_faster, r.simulated) for r in remedies(function.bodies[0], machine)] == first


def test_two_equal_loops_of_a_function_have_equal_remedies():
    machine = load_machine("spr")
    plain = {"name": "f", "outer": False, "comments": False}
    first = written(X86["loads"], **plain, label=".L3").replace("ret\n", "")
    second = written(X86["loads"], **plain, label=".L4").removeprefix("f:\n")
    (function,) = analyse_file(parse(first + second, "x86-64"), machine, arguments={}).functions
    one, other = (remedies(body, machine) for body in function.bodies)
    assert one == other and any(remedy.simulated for remedy in one)
