"""Reciprocal throughput of single instructions: machine files against LLVM's scheduling models.

Every disagreement of more than a tenth is listed with its reason; a listed one that has gone
is an error too, so that the list stays true. Zen 5 is left out: LLVM 19 gives it the model of
Zen 4, and its file rests on measurements.
"""

import json
import re
import shutil
import subprocess

import pytest
from chainline.analysis.incore.throughput import micro_op_counts, throughput_bound
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

pytestmark = pytest.mark.skipif(shutil.which("llvm-mca-19") is None, reason="needs llvm-mca-19")

SCALAR = """
addq %rax,%rbx; imulq %rax,%rbx; movq (%rax),%rbx; movq %rbx,(%rax); leaq 8(%rax,%rbx,2),%rcx
shlq $3,%rax; shlq %cl,%rax; shldq $3,%rax,%rbx; popcntq %rax,%rbx; tzcntq %rax,%rbx; btq $3,%rax
pextq %rax,%rbx,%rcx; cmoveq %rax,%rbx; cmovaq %rax,%rbx; sete %al; adcq %rax,%rbx; mulq %rbx; jne 1
vdivsd %xmm1,%xmm2,%xmm3; vdivss %xmm1,%xmm2,%xmm3; vsqrtsd %xmm1,%xmm2,%xmm3; vucomisd %xmm1,%xmm2
vcvtsd2ss %xmm1,%xmm2,%xmm3; vcvtsi2sdq %rax,%xmm1,%xmm2; vcvttsd2si %xmm1,%rax; vmovsd (%rax),%xmm1
vmovq %rax,%xmm1; vmovq %xmm1,%rax; vpinsrq $1,%rax,%xmm1,%xmm2; vpextrq $1,%xmm1,%rax
vaddsd (%rax),%xmm1,%xmm2
"""
PACKED = """
vfmadd231pd R1,R2,R3; vmulpd R1,R2,R3; vaddpd R1,R2,R3; vmaxpd R1,R2,R3; vdivpd R1,R2,R3
vdivps R1,R2,R3; vsqrtpd R1,R2; vandpd R1,R2,R3; vpaddq R1,R2,R3; vpmuludq R1,R2,R3; vpsllq $1,R1,R2
vunpcklpd R1,R2,R3; vcvtdq2ps R1,R2; vmovupd (%rax),R1; vmovupd R1,(%rax); vfmadd231pd (%rax),R2,R3
"""
AVX2 = """
vblendvpd %ymm1,%ymm2,%ymm3,%ymm4; vblendpd $1,%ymm1,%ymm2,%ymm3; vhaddpd %ymm1,%ymm2,%ymm3
vptest %ymm1,%ymm2; vperm2f128 $1,%ymm1,%ymm2,%ymm3; vpermpd $1,%ymm2,%ymm3
vinsertf128 $1,%xmm1,%ymm2,%ymm3; vroundpd $1,%ymm1,%ymm2; vextractf128 $1,%ymm2,%xmm3
vbroadcastsd %xmm1,%ymm2; vbroadcastsd (%rax),%ymm1; vcvtpd2ps %ymm1,%xmm2
vinsertf128 $1,(%rax),%ymm2,%ymm3; vextractf128 $1,%ymm2,(%rax); vmaskmovpd (%rax),%ymm1,%ymm2
vmaskmovpd %ymm1,%ymm2,(%rax); vpmulld %ymm1,%ymm2,%ymm3; vpmovsxdq %xmm1,%ymm2
"""
AVX512 = """
vcmppd $1,%zmm1,%zmm2,%k1; vblendmpd %zmm1,%zmm2,%zmm3{%k1}; vpermt2pd %zmm1,%zmm2,%zmm3
vpermpd %zmm1,%zmm2,%zmm3; vshuff64x2 $1,%zmm1,%zmm2,%zmm3; valignq $1,%zmm1,%zmm2,%zmm3
vinsertf64x4 $1,%ymm1,%zmm2,%zmm3; vextractf64x4 $1,%zmm2,%ymm3; vcompresspd %zmm1,%zmm2{%k1}{z}
vpmullq %zmm1,%zmm2,%zmm3; vrndscalepd $1,%zmm1,%zmm2; vcvtps2pd %ymm1,%zmm2; kandw %k1,%k2,%k3
kortestw %k1,%k2; kmovw %eax,%k1; kmovw %k1,%eax; vmovapd %zmm1,%zmm2{%k1}; vmovupd (%rax),%zmm1{%k1}{z}
vmovupd %zmm1,(%rax){%k1}; vgatherqpd (%rax,%ymm1,8),%ymm2{%k1}; vgatherqpd (%rax,%zmm1,8),%zmm2{%k1}
vscatterqpd %zmm2,(%rax,%zmm1,8){%k1}
"""
ARM = """
fmla v0.2d,v1.2d,v2.2d; fmla z0.d,p0/m,z1.d,z2.d; fmla z0.d,z1.d,z2.d[1]; fmul z0.d,z1.d,z2.d
fadd z0.d,z1.d,z2.d; fdiv d0,d1,d2; fdiv v0.2d,v1.2d,v2.2d; fdiv z0.d,p0/m,z0.d,z1.d; fsqrt d0,d1
fsqrt z0.s,p0/m,z1.s; ldr q0,[x0]; str q0,[x0]; ldr d0,[x0]; ldr x0,[x1]; str x0,[x1]
ld1d {z0.d},p0/z,[x0]; st1d {z0.d},p0,[x0]; ldp q0,q1,[x0]; ld1rd {z0.d},p0/z,[x0]
ld2d {z0.d,z1.d},p0/z,[x0]; ld2 {v0.2d,v1.2d},[x0]; ldr z0,[x0]; zip1 z0.d,z1.d,z2.d
tbl z0.d,{z1.d},z2.d; sel z0.d,p0,z1.d,z2.d; mov z0.d,x1; dup v0.2d,x1; fmov x0,d1; faddv d0,p0,z1.d
fadda d0,p0,d0,z1.d; faddp d0,v1.2d; scvtf z0.d,p0/m,z1.d; fcvtzs x0,d1; fcmp d0,d1
fcmgt p0.d,p1/z,z0.d,z1.d; cmpgt p0.d,p1/z,z0.d,z1.d; whilelo p0.d,x0,x1; ptrue p0.d
and p0.b,p1/z,p2.b,p3.b; cntd x0; incd x0; index z0.d,x0,#1; add x0,x1,x2; add x0,x1,x2,lsl #3
cmp x0,x1; csel x0,x1,x2,ne; mul x0,x1,x2; madd x0,x1,x2,x3; lsl x0,x1,#3; ubfx x0,x1,#3,#5
udiv w0,w1,w2; ld1d {z0.d},p0/z,[x0,z1.d,lsl #3]
"""

ONE_UNIT = "LLVM assumes one 512-bit unit; these servers have two"
NO_DIVIDER = "LLVM 19 does not model the divider of Sapphire Rapids"
MANUAL = "LLVM's model of A64FX departs from the manual, which decides"
SHIFT_BY_COUNT = "as measured with instructions beside it (bhive)"
DISAGREEMENTS = {
    "clx": {
        r"vpaddq %zmm": "LLVM lets p1 take integers of 512 bits, which it cannot (uops)",
        r"shlq %cl": SHIFT_BY_COUNT,
    },
    "skl": {
        r"leaq 8": "three parts take port 1 alone (uops)",
        r"shlq %cl": SHIFT_BY_COUNT,
    },
    "icx": {
        r"shlq %cl": "two micro-ops (uops)",
        r"vpinsrq": "one of its micro-ops may take port 1, too (uops)",
        r"v(fmadd231|mul|add)pd .*%zmm": ONE_UNIT,
        r"vpaddq %zmm": "LLVM lets p1 take integers of 512 bits, which it cannot (uops)",
        r"vmovupd %zmm1,\(%rax\)$": "one store of 512 bits a cycle (intel)",
    },
    "spr": {
        r"v(fmadd231|mul|max)pd .*%zmm": ONE_UNIT,
        r"v(div|sqrt)[ps]": NO_DIVIDER,
        r"vmovupd \(%rax\),%zmm1$": "two loads of 512 bits a cycle (intel)",
        r"vmovupd %zmm1,\(%rax\)$": "one store of 512 bits a cycle (intel)",
        r"(leaq 8|sete|cmovaq)": "three, two and one a cycle, measured (quiet_loops/quiet_loops.py)",
        r"v(pmuludq|pmullq|rndscalepd) .*%zmm": "both units of 512 bits, as measured (redwood)",
        r"v(gather|scatter)qpd": "two elements a cycle loaded, one in two stored, as measured (redwood)",
    },
    "zen1": {
        r"v?mov(q|upd) %\w+,\(%rax\)": "one store of up to 128 bits a cycle (sog)",
        r"vmovupd \(%rax\),%ymm1": "a vector of 256 bits is two loads (sog)",
        r"v(blendpd|cvtdq2ps|roundpd|(extract|insert)f128 .*\()": "two halves, for LLVM one (sog)",
        r"(shldq|pextq|vhaddpd|vperm2f128|vmaskmovpd %)": "LLVM counts microcode as one micro-op",
        r"(leaq 8|tzcntq|mulq|vpinsrq|vpextrq|vptest|vpermpd)": "macro-ops and pace as measured (agner)",
        r"jne": "two branches a cycle (sog)",
    },
    "zen2": {
        r"v?mov(q|sd|upd) .*\(%rax\)": "two address units for loads, one for stores (sog)",
        r"v(insert|extract)f128 .*\(%rax\)": "two address units for loads, one for stores (sog)",
        r"(shldq|pextq|vhaddpd|vperm2f128|vmaskmovpd %)": "LLVM counts microcode as one micro-op",
        r"(leaq 8|mulq|vpinsrq|vpextrq|vptest)": "as measured on Zen (zen1)",
        r"vpermpd": "two macro-ops (agner)",
        r"jne": "two branches a cycle (zen1)",
    },
    "zen3": {
        r"movq %rbx,\(": "two stores of general registers a cycle (sog)",
        r"leaq 8": "LLVM counts two macro-ops and four adders",
        r"adcq": "LLVM holds four adders for a cycle each",
        r"(vpermpd|vpmovsxdq)": "one in 1.25 cycles, measured (core_effects/pairs.py)",
        r"vblendpd": "on any of four pipes, measured (core_effects/pairs.py)",
        r"sete": "two a cycle, measured; LLVM holds two pipes",
        r"vdiv[sp]s": "one in 3.5 cycles (uops), as measured by calibrate --instructions",
    },
    "zen4": {
        r"mulq": "one a cycle (uops)",
        r"movq %rbx,\(": "two stores of general registers a cycle (sog)",
        r"leaq 8": "LLVM counts two macro-ops and four adders",
        r"adcq": "LLVM holds four adders for a cycle each",
        r"vinsertf128 .*rax": "a blend with what is loaded, as measured on Zen 5; LLVM shuffles",
        r"vcvttsd2si": "LLVM holds a pipe for 2.5 cycles",
        r"vmovupd (%zmm1,\(%rax\)|\(%rax\),%zmm1)": "two passes for 512 bits (teardown)",
        r"vmovapd .*k1": "LLVM takes it for a move that rename removes",
        r"kmovw %eax": "moves from general registers take one pipe",
        r"v(gather|scatter)": "LLVM counts one access",
        r"tzcntq": "four a cycle (uops)",
        r"vcvtsi2sdq": "one every 1.25 cycles (uops)",
        r"vunpcklpd": "three pipes (uops)",
        r"v(cvtpd2ps|cvtps2pd|compresspd)": "a micro-op on each of two pairs of pipes (uops)",
        r"v(psllq|alignq) .*%zmm": "two passes for 512 bits (uops)",
        r"v(perm2f128|permpd|insertf128|extractf128|broadcastsd)": "two pipes (uops)",
        r"vblendmpd": "four pipes (uops)",
        r"k(ortestw|movw %k1)": "one a cycle (uops)",
    },
    "neoverse-v1": {},
    "neoverse-v2": {
        r"(incd|index|csel|mul) ": "two, two, three and one a cycle, as measured (winic)",
    },
    "a64fx": {
        r"str [qx]0": "one store a cycle (manual 7.1)",
        r"(st1d|ldp|ld2 )": "each register of its own, one store a cycle (manual 7.1, 16)",
        r"f(div|sqrt)": "LLVM takes divides for pipelined; " + MANUAL,
        r"(faddp|fcmp|fmov x0|dup v0|ldr z0)": MANUAL,
        r"(udiv|mul |madd|add x0,x1,x2,l|cmp|csel|ubfx)": MANUAL,
    },
}
CPUS = {
    "clx": "skylake-avx512",
    "skl": "skylake",
    "icx": "icelake-server",
    "spr": "sapphirerapids",
    "zen1": "znver1",
    "zen2": "znver2",
    "zen3": "znver3",
    "zen4": "znver4",
}

NO_AVX512 = ("skl", "zen1", "zen2", "zen3")


def split(text: str) -> list[str]:
    return [part.strip() for line in text.strip().splitlines() for part in line.split(";") if part.strip()]


def instructions_for(key: str) -> list[str]:
    if load_machine(key).isa == "aarch64":
        return split(ARM)
    widths = ("%xmm", "%ymm") if key in NO_AVX512 else ("%xmm", "%ymm", "%zmm")
    packed = [line.replace("R", width) for line in split(PACKED) for width in widths]
    return split(SCALAR) + packed + split(AVX2) + ([] if key in NO_AVX512 else split(AVX512))


def llvm_throughputs(key: str, lines: list[str]) -> list[float]:
    triple = "aarch64" if key not in CPUS else "x86_64"
    options = [f"-mtriple={triple}-linux-gnu", f"-mcpu={CPUS.get(key, key)}", "-instruction-tables", "--json"]
    run = subprocess.run(
        ["llvm-mca-19", *options], input="\n".join(lines) + "\n", text=True, capture_output=True, check=True
    )
    (region,) = json.loads(run.stdout)["CodeRegions"]
    return [info["RThroughput"] for info in region["InstructionInfoView"]["InstructionList"]]


@pytest.mark.parametrize("key", DISAGREEMENTS)
def test_reciprocal_throughput(key: str) -> None:
    machine, lines = load_machine(key), instructions_for(key)
    listing = parse("\n".join(f"\t{line}" for line in lines) + "\n", machine.isa)
    assert not listing.unknown
    assert len(listing.instructions) == len(lines)
    found: dict[str, tuple[float, float]] = {}
    for line, instruction, theirs in zip(
        lines, listing.instructions, llvm_throughputs(key, lines), strict=True
    ):
        ours = throughput_bound(micro_op_counts([instruction], [1.0], machine), machine).cycles
        if abs(ours - theirs) > 0.1 * max(ours, theirs):
            found[line] = (round(ours, 3), round(theirs, 3))
    known = DISAGREEMENTS[key]
    unexplained = {line: v for line, v in found.items() if not any(re.match(p, line) for p in known)}
    assert not unexplained, f"{key}: ours, llvm-mca's: {unexplained}"
    gone = [pattern for pattern in known if not any(re.match(pattern, line) for line in found)]
    assert not gone, f"{key}: agree by now: {gone}"
