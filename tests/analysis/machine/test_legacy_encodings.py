"""Vector instructions cost the same in their legacy encoding and with a VEX prefix.

Manuals and tables list both under one entry; only variable blends differ (`blend_variable_legacy`).
"""

import pytest
from chainline.analysis.incore.pipeline.data_flow import micro_ops_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

MACHINES = ("skl", "clx", "icx", "spr", "gnr", "zen1", "zen2", "zen3", "zen4", "zen5")
WIDTHS = ("ss", "sd", "ps", "pd")
OF_TWO = (
    *(name + width for name in ("add", "sub", "mul", "div", "min", "max") for width in WIDTHS),
    *(name + width for name in ("and", "andn", "or", "xor", "unpckl", "hadd") for width in WIDTHS[2:]),
    *[
        "paddb",
        "paddq",
        "psubd",
        "pmullw",
        "pmulhuw",
        "pmuludq",
        "pmulld",
        "pmaddwd",
        "pmulhrsw",
        "pavgb",
        "pminub",
        "pcmpeqb",
        "pcmpeqq",
    ],
    *[
        "pcmpgtb",
        "pcmpgtq",
        "pand",
        "pandn",
        "pxor",
        "pshufb",
        "punpcklbw",
        "packsswb",
        "psadbw",
        "psignb",
        "phaddw",
        "aesenc",
    ],
    *["psllw", "psrld", "movhlps", "movss", "movsd", "cvtss2sd", "cvtsd2ss"],
)
OF_ONE = (
    *[
        "sqrtps",
        "sqrtpd",
        "rcpps",
        "rsqrtps",
        "movddup",
        "movshdup",
        "pabsb",
        "pmovsxbw",
        "ptest",
        "aesimc",
        "cvtdq2ps",
        "cvttps2dq",
    ],
    *["cvtdq2pd", "cvtpd2dq", "cvtps2pd", "cvtpd2ps", "ucomisd", "comiss", "movaps", "movdqa"],
)
FORMS = {f"{name} %xmm1, %xmm2": f"v{name} %xmm1, %xmm2, %xmm2" for name in OF_TWO} | {
    f"{name} %xmm1, %xmm2": f"v{name} %xmm1, %xmm2" for name in OF_ONE
}


def costs(text, machine):
    """Return latency, slots and ports of the micro-ops of an instruction."""
    (instruction,) = parse(text, machine.isa).instructions
    return [
        (op.operation.latency_cycles, op.slots, tuple((use.ports, use.cycles) for use in op.operation.uses))
        for op in micro_ops_of(instruction, machine)
    ]


@pytest.mark.parametrize("key", MACHINES)
def test_legacy_and_vex_encodings_cost_the_same(key):
    """`divss` is no `div` of integers, though a pattern of names might take it for one."""
    machine = load_machine(key)
    assert [legacy for legacy, vex in FORMS.items() if costs(legacy, machine) != costs(vex, machine)] == []
