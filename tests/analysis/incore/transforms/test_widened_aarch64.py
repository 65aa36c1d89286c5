"""AArch64 loops on wider vectors, against what a compiler would write."""

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.incore.transforms.loop_changes import widened
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.isa.registry import instruction_set

from .test_variants import same

SCALE = "ldr d1, [x0], #8; fmul d1, d1, d0; str d1, [x1], #8; subs x2, x2, #1; b.ne .L1"


AARCH64 = instruction_set("aarch64").vectorisation


def code_of(text):
    return parse(text.replace("; ", "\n"), "aarch64").instructions


def test_scalar_code_in_neon():
    made = widened(code_of(SCALE), AARCH64, 64, 64, 128)
    assert same(
        made,
        "ldr q1, [x0]; add x0, x0, #16; fmul v1.2d, v1.2d, v0.2d; str q1, [x1]; add x1, x1, #16; "
        "subs x2, x2, #1; b.ne .L1",
        "aarch64",
    )
    assert made.iterations == 2


def test_neon_in_sve():
    code = code_of(
        "ldp q1, q2, [x0]; fmla v3.2d, v1.2d, v2.2d; str q3, [x1, x2]; add x0, x0, 32; add x2, x2, 16"
    )
    made = widened(code, AARCH64, 128, 64, 512)
    assert [i.text for i in made.code[:4]] == [
        "ld1d {z1.d}, p7/z, [x0]",
        "ld1d {z2.d}, p7/z, [x0]",
        "fmla z3.d, p7/m, z1.d, z2.d",
        "st1d {z3.d}, p7, [x0]",
    ]
    assert [i.loads[0].displacement for i in made.code[:2]] == [0, 64]
    assert (made.code[3].stores[0].base.name, made.code[3].stores[0].index.name) == ("x1", "x2")
    assert [i.operands[-1].value for i in made.code[4:]] == [128, 64]


@pytest.mark.parametrize(
    ("line", "wider"),
    [
        ("fmadd s0, s1, s2, s3", "mov v0.16b, v3.16b; fmla v0.4s, v1.4s, v2.4s"),
        ("fmsub s0, s1, s2, s0", "fmls v0.4s, v1.4s, v2.4s"),
        ("fdiv s0, s1, s2", "fdiv v0.4s, v1.4s, v2.4s"),
        ("fsqrt s0, s1", "fsqrt v0.4s, v1.4s"),
        ("fmov s0, s1", "mov v0.16b, v1.16b"),
    ],
)
def test_lane_by_lane_forms(line, wider):
    assert same(widened(code_of(line), AARCH64, 32, 32, 128), wider, "aarch64")


@pytest.mark.parametrize(
    "line", ["fmadd d1, d1, d2, d3", "fcvt d0, s1", "fmla v0.2d, v1.2d, v2.d[0]", "ld2 {v0.2d, v1.2d}, [x0]"]
)
def test_what_has_no_such_form_is_left(line):
    assert widened(code_of(line), AARCH64, 128 if "v0" in line else 64, 64, 512) is None


@pytest.mark.parametrize(("key", "gain"), [("thunderx2", 2), ("a64fx", 8)])
def test_the_gain_is_simulated(key, gain):
    machine = load_machine(key)
    listing = parse(f"f:\n.L1:\n{SCALE}\nret".replace("; ", "\n"), "aarch64")
    (function,) = analyse_file(listing, machine, arguments={}).functions
    (remedy, *_) = remedies(function.bodies[0], machine)
    assert remedy.change.startswith("vectorise") and remedy.simulated
    assert 0.7 * gain <= remedy.times_faster <= gain * 1.01
