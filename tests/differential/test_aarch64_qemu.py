"""Every modelled AArch64 step against an emulator: registers, flags, predicates and memory.

One program runs each instruction from the same random state and writes the state after it;
`compile_step` has to arrive at the same state, with nothing unknown.
"""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.isa.aarch64.decode import decode
from chainline.isa.aarch64.execute import compile_step, initial_state
from chainline.isa.state import State

COMPILER, EMULATOR = "aarch64-linux-gnu-gcc", "qemu-aarch64"
SEEDS = 4
MEMORY_BYTES = 1024
BASE = 0x4000_0000  # where the executor has the memory block that x8 points into
OFFSET = 512

pytestmark = pytest.mark.skipif(
    not (shutil.which(COMPILER) and shutil.which(EMULATOR)), reason=f"needs {COMPILER} and {EMULATOR}"
)

INTEGER = """
add x0, x1, x2|add x0, x1, w2, sxtw #2|add w0, w1, w2, lsl #3|sub x0, x1, x2, asr #7|sub w0, w1, #4095
add x0, x1, #1, lsl #12|adds x0, x1, x2|adds w0, w1, #9|subs x0, x1, x2, lsl #1|subs w0, w1, w2|negs x0, x1
cmp x1, x2|cmp w1, #3|cmp x1, w2, uxtb|cmn x1, x2|cmn w1, #1|tst x1, x2|tst w1, #0xff|ands x0, x1, x2
bics w0, w1, w2|and x0, x1, #0xff00|orr x0, x1, x2, ror #9|eor w0, w1, w2, lsr #3|bic x0, x1, x2
orn x0, x1, x2|eon w0, w1, w2|neg x0, x1|mvn w0, w1, lsl #4|mov x0, x1|mov w0, w1|mov x0, #-2
movz x0, #7, lsl #32|movn w0, #5|movk x0, #0xabcd, lsl #16|lsl x0, x1, x2|lsr w0, w1, w2|asr x0, x1, #5
asr w0, w1, w2|ror x0, x1, #13|lsl w0, w1, #3|sxtb x0, w1|sxth w0, w1|sxtw x0, w1|uxtb w0, w1|uxth w0, w1
clz x0, x1|clz w0, w1|cls x0, x1|cls w0, w1|rbit w0, w1|rev x0, x1|rev w0, w1|rev16 x0, x1|rev32 x0, x1
ubfx x0, x1, #5, #9|sbfx w0, w1, #3, #7|ubfiz x0, x1, #4, #8|sbfiz x0, x1, #4, #8|bfi x0, x1, #8, #12
bfxil w0, w1, #8, #12|mul x0, x1, x2|mul w0, w1, w2|mneg x0, x1, x2|smull x0, w1, w2|umull x0, w1, w2
smnegl x0, w1, w2|umnegl x0, w1, w2|smulh x0, x1, x2|umulh x0, x1, x2|madd x0, x1, x2, x3
msub w0, w1, w2, w3|smaddl x0, w1, w2, x3|umsubl x0, w1, w2, x3|sdiv x0, x1, x2|udiv w0, w1, w2
sdiv w0, w1, wzr|csel x0, x1, x2, eq|csel x0, x1, x2, gt|csinc w0, w1, w2, hi|csinv x0, x1, x2, lt
csneg x0, x1, x2, ls|cset x0, mi|csetm w0, vs|cinc x0, x1, ne|cneg w0, w1, ge|cinv x0, x1, lo
ccmp x1, x2, #4, ne|ccmp w1, #7, #9, cs|ccmn x1, x2, #0, le|fmov x0, d1|fmov d0, x1|fmov s0, w1|fmov d0, d1
fmov v0.d[1], x1|mov x0, xzr
"""

MEMORY = """
ldr x0, [x8]|ldr w0, [x8, #4]|ldr x0, [x8, #-8]!|ldr x0, [x8], #16|ldrb w0, [x8, #3]|ldrh w0, [x8, #2]
ldrsb x0, [x8, #1]|ldrsb w0, [x8, #1]|ldrsh x0, [x8]|ldrsw x0, [x8, #8]|ldur x0, [x8, #-9]
ldp x0, x1, [x8, #16]|ldp w0, w1, [x8], #8|ldpsw x0, x1, [x8]|ldp d0, d1, [x8, #-16]!|ldp q0, q1, [x8]
ldr q0, [x8, #16]|ldr d0, [x8, #8]|ldr s0, [x8]|ldr x0, [x8, x7, lsl #3]|ldr w0, [x8, w7, sxtw #2]
ldrb w0, [x8, w7, uxtw]|ldr z0, [x8]|ldr p0, [x8]|ldr z0, [x8, #1, mul vl]|ldr p0, [x8, #3, mul vl]
ld1 {v0.2d}, [x8]|ld1 {v0.2d, v1.2d}, [x8], #32|ld1 {v0.d}[1], [x8]; mov v0.16b, v0.16b
ld1 {v0.s}[2], [x8], x7; mov v0.16b, v0.16b|ld1d {z0.d}, p0/z, [x8]|ld1w {z0.s}, p0/z, [x8, x7, lsl #2]
ld1w {z0.d}, p0/z, [x8]|ld1sw {z0.d}, p0/z, [x8]|ld1b {z0.d}, p1/z, [x8, #1, mul vl]
ld1sb {z0.h}, p1/z, [x8]|ld1rd {z0.d}, p0/z, [x8, #8]|ld1rw {z0.d}, p0/z, [x8]|ld1rqd {z0.d}, p0/z, [x8]
ld1rsw {z0.d}, p0/z, [x8]|str x0, [x8, #8]|str w0, [x8], #4|strb w0, [x8, #5]|strh w0, [x8, x7]
stp x0, x1, [x8, #-16]!|stp q0, q1, [x8]|stp x0, xzr, [x8]|str d0, [x8, #8]|stur q0, [x8, #-7]|str z0, [x8]
str p0, [x8]|st1 {v0.2d, v1.2d}, [x8]|st1 {v0.d}[1], [x8], #8|st1d {z0.d}, p0, [x8]
st1w {z0.d}, p0, [x8, x7, lsl #2]|st1b {z0.b}, p1, [x8]|str p0, [x8, #-2, mul vl]|str z0, [x8, #-1, mul vl]
st1w {z0.s}, p2, [x8]
"""

PREDICATE = """
ptrue p0.b|ptrue p0.d, vl3|ptrue p0.s, pow2|ptrue p0.d, mul3|ptrue p0.h, vl256|ptrues p0.d|ptrues p0.d, vl64
pfalse p0.b|whilelo p0.d, x6, x7|whilelo p0.s, w6, w7|whilelt p0.b, x6, x7|whilels p0.d, x6, x7
whilele p0.h, w6, w7|whilelo p0.d, xzr, x7|whilehi p0.d, x7, x6|whilegt p0.s, w7, w6|whilehs p0.d, x7, x6
whilege p0.b, x7, x6|whilels p0.d, x6, x5|whilelo p0.d, x1, x2|ptest p0, p1.b|and p0.b, p1/z, p2.b, p3.b
ands p0.b, p1/z, p2.b, p3.b|orr p0.b, p1/z, p2.b, p3.b|orrs p0.b, p1/z, p2.b, p3.b
eor p0.b, p1/z, p2.b, p3.b|bic p0.b, p1/z, p2.b, p3.b|bics p0.b, p1/z, p2.b, p3.b|orn p0.b, p1/z, p2.b, p3.b
nand p0.b, p1/z, p2.b, p3.b|nors p0.b, p1/z, p2.b, p3.b|not p0.b, p1/z, p2.b|nots p0.b, p1/z, p2.b
mov p0.b, p1.b|movs p0.b, p1/z, p2.b|mov p0.b, p1/m, p2.b|movs p0.b, p1.b|sel p0.b, p1, p2.b, p3.b
brka p0.b, p1/z, p2.b|brkas p0.b, p1/z, p2.b|brka p0.b, p1/m, p2.b|brkb p0.b, p1/z, p2.b
brkbs p0.b, p1/z, p2.b|brkb p0.b, p1/m, p2.b|brkn p0.b, p1/z, p2.b, p0.b|brkns p0.b, p1/z, p2.b, p0.b
brkpa p0.b, p1/z, p2.b, p3.b|brkpb p0.b, p1/z, p2.b, p3.b|brkpas p0.b, p1/z, p2.b, p3.b
pfirst p0.b, p1, p0.b|pnext p0.d, p1, p0.d|pnext p0.b, p1, p0.b|punpklo p0.h, p1.b|punpkhi p0.h, p1.b
zip1 p0.d, p1.d, p2.d|uzp2 p0.s, p1.s, p2.s|trn1 p0.h, p1.h, p2.h|rev p0.d, p1.d
cmphi p0.d, p1/z, z0.d, z1.d|cmplo p0.d, p1/z, z0.d, #9|cmpgt p0.s, p1/z, z0.s, #-3
cmpeq p0.b, p1/z, z0.b, z0.b|cmpne p0.d, p1/z, z0.d, #0|cmple p0.h, p1/z, z0.h, #4|cntp x0, p1, p2.d
cntp x0, p1, p2.b|incp x0, p1.d|decp x0, p1.s|cntb x0|cntd x0, vl4, mul #3|cntw x0, pow2|incd x0
decb x0, all, mul #4|inch x0, vl8|uqdecd x7|uqdecw x7, all, mul #7|uqdecd w7|uqincb x0|sqdecd x6|sqincw x1
sqdecd x6, w6|addvl x0, x1, #-3|addpl x0, x1, #5|rdvl x0, #2|addvl sp, sp, #0
"""

VECTOR = """
index z0.d, #0, #1|index z0.s, w1, #-3|index z0.d, x1, x2|mov z0.d, x1|mov z0.s, w1|mov z0.d, #-5
mov z0.h, #1, lsl #8|mov z0.d, d1|mov z0.s, s1|dup z0.d, z1.d[1]|dup v0.2d, x1|dup v0.4s, v1.s[2]
mov v0.16b, v1.16b|mov z0.d, z1.d|movprfx z0, z1; add z0.d, p0/m, z0.d, z2.d|mov z0.d, p0/m, #3
mov z0.d, p0/z, #3|mov z0.d, p0/m, x1|mov z0.d, p0/m, z1.d|sel z0.d, p0, z1.d, z2.d|add z0.d, z1.d, z2.d
add z0.d, z0.d, #8|add z0.s, p0/m, z0.s, z1.s|sub z0.d, z0.d, #8|subr z0.d, z0.d, #8|sub v0.4s, v1.4s, v2.4s
add d0, d1, d2|mul z0.d, p0/m, z0.d, z1.d|mul v0.4s, v1.4s, v2.4s|and z0.d, z1.d, z2.d
orr v0.16b, v1.16b, v2.16b|eor z0.d, z0.d, #0xff|bic v0.8b, v1.8b, v2.8b|lsl z0.d, z1.d, #3
lsr z0.s, z1.s, #4|asr z0.d, z1.d, #63|shl v0.2d, v1.2d, #5|ushr v0.4s, v1.4s, #3|sshr v0.2d, v1.2d, #9
smax z0.d, p0/m, z0.d, z1.d|umin v0.4s, v1.4s, v2.4s|mla z0.d, p0/m, z1.d, z2.d|mls v0.4s, v1.4s, v2.4s
neg z0.d, p0/m, z1.d|not v0.16b, v1.16b|abs v0.2d, v1.2d|sxtw z0.d, p0/m, z1.d|uxtb z0.s, p0/m, z1.s
cnt v0.16b, v1.16b|cmhi v0.2d, v1.2d, v2.2d|cmgt v0.4s, v1.4s, #0|cmeq v0.16b, v1.16b, v2.16b
cmtst v0.2d, v1.2d, v2.2d|cmge d0, d1, d2|zip1 z0.d, z1.d, z2.d|zip2 v0.4s, v1.4s, v2.4s
uzp1 z0.s, z1.s, z2.s|trn2 v0.2d, v1.2d, v2.2d|rev z0.d, z1.d|tbl z0.d, {z1.d}, z3.d|uunpklo z0.d, z1.s
sunpkhi z0.s, z1.h|uxtl v0.2d, v1.2s; mov v0.16b, v0.16b|sxtl2 v0.4s, v1.8h; mov v0.16b, v0.16b
umov w0, v1.s[3]|mov x0, v1.d[1]|smov x0, v1.h[5]|mov v0.d[1], v1.d[0]|mov v0.s[2], w1|mov d0, v1.d[1]
movi v0.2d, #0|movi v0.4s, #1, lsl #8|lsl z0.d, p0/m, z0.d, z3.d|lsrr z0.d, p0/m, z0.d, z3.d
asr z0.s, p0/m, z0.s, z1.s|udiv z0.d, p0/m, z0.d, z1.d
"""

# Some emulators keep the bits above 128 when NEON loads a lane or widens; the architecture clears
# them (the pseudocode writes `V[t]` whole), so a move of the quadword follows there.
CASES = [
    case
    for block in (INTEGER, MEMORY, PREDICATE, VECTOR)
    for row in block.strip().splitlines()
    for case in row.split("|")
]

RUNTIME = """
.macro state action, table
  .irp n,0,1,2,3
    \\action z\\n, [\\table, #\\n, mul vl]
  .endr
  addvl \\table, \\table, #4
  .irp n,0,1,2,3
    \\action p\\n, [\\table, #\\n, mul vl]
  .endr
  addpl \\table, \\table, #4
.endm
setup:
  adrp x8, block
  add x8, x8, :lo12:block
  adrp x9, pristine
  add x9, x9, :lo12:pristine
  mov x10, #0
1: ldr x11, [x9, x10]
  str x11, [x8, x10]
  add x10, x10, #8
  cmp x10, #1024
  b.ne 1b
  add x8, x8, #512
  mov x9, x27
  state ldr, x9
  ldr x10, [x9, #64]
  msr nzcv, x10
  ldp x0, x1, [x9]
  ldp x2, x3, [x9, #16]
  ldp x4, x5, [x9, #32]
  ldp x6, x7, [x9, #48]
  ret
dump:
  state str, x28
  stp x0, x1, [x28], #16
  stp x2, x3, [x28], #16
  stp x4, x5, [x28], #16
  stp x6, x7, [x28], #16
  mrs x10, nzcv
  adrp x9, block
  add x9, x9, :lo12:block
  sub x8, x8, x9
  stp x10, x8, [x28], #16
  mov x10, #0
1: ldr x11, [x9, x10]
  str x11, [x28], #8
  add x10, x10, #8
  cmp x10, #1024
  b.ne 1b
  ret
"""


def start_record(rng: random.Random, vector_bytes: int) -> bytes:
    """Registers before an instruction: z0-3, p0-3, x0-7, nzcv, as `setup` reads them."""
    vectors = [rng.randbytes(vector_bytes) for _ in range(3)]
    lanes = vector_bytes // 8
    indices = b"".join(rng.randrange(2 * lanes).to_bytes(8, "little") for _ in range(lanes))
    predicates = [rng.randbytes(vector_bytes // 8) for _ in range(4)]
    low = rng.randrange(20)
    registers = [rng.getrandbits(64) for _ in range(5)] + [(1 << 64) - 1, low, low + rng.randrange(7)]
    flags = rng.randrange(16) << 28
    numbers = b"".join(value.to_bytes(8, "little") for value in [*registers, flags])
    return b"".join(vectors) + indices + b"".join(predicates) + numbers


def state_of(record: bytes, vector_bytes: int, memory: bytes, x8: int) -> State:
    state = initial_state([], vector_bytes * 8, {})
    at = 0
    for names, size in (("z0 z1 z2 z3", vector_bytes), ("p0 p1 p2 p3", vector_bytes // 8)):
        for name in names.split():
            state.registers[name] = int.from_bytes(record[at : at + size], "little")
            at += size
    for number in range(8):
        state.registers[f"x{number}"] = int.from_bytes(record[at : at + 8], "little")
        at += 8
    nzcv = int.from_bytes(record[at : at + 8], "little") >> 28
    flags = state.flags
    flags.negative, flags.zero, flags.carry, flags.overflow = (bool(nzcv >> bit & 1) for bit in (3, 2, 1, 0))
    state.registers["x8"] = BASE + x8
    state.memory.update(enumerate(memory, BASE))
    return state


def emulate(folder: Path, records: list[bytes], memory: bytes, vector_bytes: int) -> bytes:
    """Run every case from every record; return the states after them."""
    body = "".join(f"  bl setup\n{case}\n  bl dump\n" for case in CASES)
    size = len(CASES) * len(records) * (len(records[0]) + 8 + MEMORY_BYTES)
    tables = "".join(".byte " + ",".join(map(str, data)) + "\n" for data in [*records, memory])
    program = f"""{RUNTIME}
.global _start
_start:
  adrp x27, records
  add x27, x27, :lo12:records
  adrp x28, out
  add x28, x28, :lo12:out
  mov x26, #{len(records)}
again:
{body}
  add x27, x27, #{len(records[0])}
  subs x26, x26, #1
  b.ne again
  adrp x20, out
  add x20, x20, :lo12:out
write:
  mov x0, #1
  mov x1, x20
  sub x2, x28, x20
  mov x8, #64
  svc #0
  add x20, x20, x0
  cmp x20, x28
  b.ne write
  mov x0, #0
  mov x8, #93
  svc #0
.data
.balign 64
records: {tables.rsplit(".byte", 1)[0]}
.balign 64
pristine: .byte{tables.rsplit(".byte", 1)[1]}
.bss
.balign 64
.skip 4096
block: .skip 4096
out: .skip {size}
"""
    source, binary = folder / "cases.s", folder / "cases"
    source.write_text(program)
    flags = ["-nostdlib", "-static", "-march=armv9-a+sve2"]
    subprocess.run([COMPILER, *flags, str(source), "-o", str(binary)], check=True)
    cpu = f"max,sve-default-vector-length={vector_bytes}"
    return subprocess.run([EMULATOR, "-cpu", cpu, str(binary)], check=True, capture_output=True).stdout


@pytest.mark.parametrize("vector_bytes", [16, 32, 64])
def test_steps_agree_with_emulator(tmp_path: Path, vector_bytes: int) -> None:
    rng = random.Random(vector_bytes)
    records = [start_record(rng, vector_bytes) for _ in range(SEEDS)]
    memory = rng.randbytes(MEMORY_BYTES)
    output = emulate(tmp_path, records, memory, vector_bytes)
    size = len(records[0]) + 8 + MEMORY_BYTES
    assert len(output) == size * len(CASES) * SEEDS
    wrong = []
    for number, record in enumerate(records):
        for position, case in enumerate(CASES):
            at = (number * len(CASES) + position) * size
            after = output[at : at + size]
            x8 = int.from_bytes(after[len(record) : len(record) + 8], "little")
            expected = state_of(after[: len(record)], vector_bytes, after[len(record) + 8 :], x8)
            state = state_of(record, vector_bytes, memory, OFFSET)
            for text in case.split(";"):
                step = compile_step(decode(text.strip(), 1))
                assert step is not None, text
                step(state)
            wrong += [f"{case}: {name}" for name in differences(state, expected)]
    assert not wrong, "\n".join(wrong)


def differences(state: State, expected: State) -> list[str]:
    found = [
        f"{root} = {state.registers.get(root)!r}, not {value!r}"
        for root, value in expected.registers.items()
        if state.registers.get(root) != value
    ]
    if state.flags != expected.flags:
        found.append(f"{state.flags}, not {expected.flags}")
    if {address: state.memory.get(address) for address in expected.memory} != expected.memory:
        found.append("memory")
    return found
