"""The x86-64 decoder and executor against this processor, one instruction at a time.

Each instruction is assembled into a function that loads registers, flags and masks with random
bits, runs it and stores them back. What the executor says must be what the processor did; a
register that is not among the writes must be unchanged, and one that is not among the reads
must not matter. Without AVX-512 the instructions that the assembler knows for AVX2 are tried.
"""

import ctypes
import platform
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.isa.instruction import CARRY, FLAGS
from chainline.isa.state import Flags, State
from chainline.isa.x86_64.decode import decode
from chainline.isa.x86_64.execute import compile_step

NEEDED = {"avx2", "bmi1", "bmi2", "abm", "adx", "fma"}
NEEDED_WIDE = {"avx512f", "avx512bw", "avx512dq", "avx512vl"}
CPUINFO = Path("/proc/cpuinfo")
FEATURES = set(CPUINFO.read_text().split()) if CPUINFO.exists() else set()

pytestmark = pytest.mark.skipif(
    platform.machine() != "x86_64" or not NEEDED <= FEATURES or shutil.which("gcc") is None,
    reason="needs gcc and a processor with AVX2",
)

WIDE = NEEDED_WIDE <= FEATURES
SCALARS = ("rax", "rbx", "rcx", "rdx", "rsi", "r8")
MASKS = ("k1", "k2", "k3") if WIDE else ()
VECTORS = ("zmm0", "zmm1", "zmm2", "zmm17") if WIDE else ("zmm0", "zmm1", "zmm2")
VECTOR_BYTES = 64 if WIDE else 32  # what the processor has of them; the rest of a zmm stays 0
OFFSETS = {root: 8 * place for place, root in enumerate((*SCALARS, FLAGS, *MASKS))}
OFFSETS |= {root: 128 + 64 * place for place, root in enumerate(VECTORS)}
MEMORY, SIZE = 512, 1024
CARRY_BIT = 1
FLAG_BITS = {"carry": 0, "parity": 2, "zero": 6, "negative": 7, "overflow": 11}

INTEGER = """
    movq %rax, %rbx | movl %eax, %ebx | movw %ax, %bx | movb %ah, %bl | movb $7, %al | movl $-1, %ecx
    movq $-5, 512(%r15) | movb %cl, 513(%r15) | movabsq $81985529216486895, %rax | movslq %eax, %rbx
    movzbl %ah, %ebx | movzwl 512(%r15), %ebx | movsbq %al, %rcx | movswl %ax, %ecx | movzbw %cl, %dx
    addq %rax, %rbx | addl %eax, %ebx | addw $-3, %ax | addb %al, %ah | addq $1, 520(%r15)
    subq %rax, %rbx | subl 512(%r15), %ecx | subq %rax, %rax | sbbq %rax, %rbx | adcl %eax, %ebx
    sbbl %eax, %eax | cmpq %rax, %rbx | cmpl $7, %ecx | cmpb %al, 512(%r15) | testq %rax, %rax
    testb $7, %cl | andq %rax, %rbx | andl $15, %ecx | orq $-1, %rdx | orb %al, %ch | xorl %eax, %eax
    xorq %rax, %rcx | xorb %al, %al | notl %eax | negq %rcx | negb %al | incq %rax | decl %ecx
    incb 512(%r15) | leaq 8(%rax,%rbx,4), %rcx | leal -1(%rcx), %edx | shlq $3, %rax | shlq %rax
    sall %cl, %eax | shrq %cl, %rbx | sarq $63, %rax | sarl $31, %ecx | shrl %eax | sarb $1, %bl
    shlx %rcx, %rax, %rbx | shrxl %ecx, 512(%r15), %eax | sarxq %rax, %rbx, %rcx | rorx $13, %rax, %rbx
    imulq %rax, %rbx | imulq $24, %rax, %rcx | imull $-7, 512(%r15), %eax | imulq %rbx | mulq %rcx
    mull %ecx | cltq | cqto | cltd | cwtl | bswap %rax | bswap %ecx | popcnt %rax, %rbx | tzcnt %rax, %rcx
    lzcnt %ecx, %edx | andn %rax, %rbx, %rcx | bzhi %rax, %rbx, %rcx | bextr %rax, %rbx, %rcx
    blsr %rax, %rcx | blsi %eax, %ecx | blsmsk %rax, %rbx | bt %rax, %rbx | bt $5, %ecx | bts %rax, %rbx
    btr $3, %eax | btcl %ecx, %eax | xchg %rax, %rbx | xchgb %al, %ah | mulx %rax, %rbx, %rcx
    cmove %rax, %rbx | cmovb %eax, %ecx | cmovg %rax, %rdx | cmovle %eax, %ebx | cmovns 512(%r15), %rax
    cmova %rax, %rbx | seta %al | setge %ch | setb 512(%r15) | setne %cl | seto %bl | setl %dl
    rolq $3, %rax | rorl %cl, %eax | shldq $4, %rax, %rbx | bsf %rax, %rbx | stc | cmc | xaddq %rax, %rbx
    movq %rax, %xmm0 | movd %xmm0, %eax
"""

MASK = """
    kmovw %k1, %k2 | kmovb %eax, %k1 | kmovd %k1, %eax | kmovq %rax, %k3 | kmovw 512(%r15), %k1
    kmovq %k1, 512(%r15) | kandw %k1, %k2, %k3 | kandnb %k1, %k2, %k3 | korq %k1, %k2, %k3
    kxord %k1, %k2, %k3 | kxnorw %k1, %k1, %k1 | kxnorb %k1, %k2, %k3 | knotw %k1, %k2
    kaddb %k1, %k2, %k3 | kshiftrw $3, %k1, %k2 | kshiftlb $2, %k1, %k2 | kshiftrq $63, %k1, %k2
    kunpckbw %k1, %k2, %k3 | kunpckdq %k1, %k2, %k3 | kortestb %k1, %k2 | kortestw %k1, %k1
    ktestw %k1, %k2 | vpcmpltuq %zmm0, %zmm1, %k1 | vpcmpuq $6, %zmm0, %zmm1, %k1
    vpcmpleq %ymm0, %ymm1, %k1 | vpcmpnltd %zmm0, %zmm1, %k1 {%k2} | vpcmpeqq %zmm0, %zmm1, %k1
    vpcmpgtq 512(%r15){1to8}, %zmm1, %k1 | vpcmpeqd %zmm1, %zmm1, %k1 | vpcmpub $1, %xmm0, %xmm1, %k2
    vptestmq %zmm0, %zmm1, %k1 | vptestnmd %ymm0, %ymm1, %k1 {%k3} | vpmovq2m %zmm0, %k1
    vpmovb2m %ymm0, %k1 | vmovmskpd %ymm0, %eax | vmovmskps %xmm0, %eax | vpmovmskb %xmm0, %ecx
    vpmovm2q %k1, %zmm0 | vpmovm2d %k2, %ymm1
"""

VECTOR = """
    vmovupd %zmm0, %zmm1 | vmovapd %ymm0, %ymm1 | vmovupd 512(%r15), %ymm0 | vmovups %xmm0, 512(%r15)
    vmovupd %zmm0, %zmm1 {%k1} | vmovupd 512(%r15), %zmm1 {%k1} {z} | vmovupd %ymm0, 512(%r15) {%k1}
    vmovdqu8 %ymm0, %ymm1 {%k1} | vmovdqa64 %zmm17, %zmm1 | vmovdqu %xmm0, %xmm1 | movaps %xmm0, %xmm1
    movdqu 512(%r15), %xmm1 | vmovq %rax, %xmm0 | vmovq %xmm0, %rax | vmovq %xmm0, %xmm1
    vmovd %xmm0, %ecx | vmovd %eax, %xmm17 | vmovq 512(%r15), %xmm0 | vmovsd 512(%r15), %xmm0
    vmovsd %xmm0, 512(%r15) | vmovss 512(%r15), %xmm1 | vmovhpd %xmm0, 512(%r15) | vmovlps %xmm1, 512(%r15)
    vpand %ymm0, %ymm1, %ymm2 | vporq %zmm0, %zmm1, %zmm2 {%k1} | vpandnd %zmm0, %zmm1, %zmm2
    vxorpd %xmm0, %xmm0, %xmm1 | vpxor %xmm0, %xmm1, %xmm2 | vandpd %ymm0, %ymm1, %ymm2 | pxor %xmm0, %xmm1
    pxor %xmm0, %xmm0 | pand %xmm0, %xmm1 | vpaddq %zmm0, %zmm1, %zmm2 | vpsubd %ymm0, %ymm1, %ymm2
    vpaddq 512(%r15){1to8}, %zmm1, %zmm2 {%k2} {z} | paddq %xmm0, %xmm1 | psubd %xmm0, %xmm1
    vpmullq %zmm0, %zmm1, %zmm2 | vpmulld %ymm0, %ymm1, %ymm2 | vpminuq %zmm0, %zmm1, %zmm2
    vpmaxsd %xmm0, %xmm1, %xmm2 | vpcmpeqd %ymm0, %ymm0, %ymm1 | vpcmpgtq %ymm0, %ymm1, %ymm2
    vpcmpeqb %xmm0, %xmm1, %xmm2 | vpsllq $6, %zmm0, %zmm1 | vpsrlq $63, %ymm0, %ymm1 | psrad $5, %xmm0
    vpsraq $3, %zmm0, %zmm1 | vpsllvq %zmm0, %zmm1, %zmm2 | vpternlogd $255, %zmm1, %zmm1, %zmm1
    vpternlogq $150, %zmm0, %zmm1, %zmm2 | vpternlogq $42, %ymm0, %ymm1, %ymm2 {%k1}
    vbroadcastsd %xmm0, %zmm1 | vpbroadcastq %rax, %zmm1 {%k1} | vpbroadcastd %eax, %ymm1
    vpbroadcastb 512(%r15), %ymm1 | vbroadcasti64x4 512(%r15), %zmm0 | vbroadcastf128 512(%r15), %ymm0
    vbroadcasti32x4 512(%r15), %zmm1 | vpmovsxbq 512(%r15), %zmm0 | vpmovzxbq %xmm0, %ymm1
    vpmovsxwq %xmm0, %zmm1 {%k1} | vpmovzxdq %ymm0, %zmm1 | vpmovqd %zmm0, %ymm1 | vpmovqb %zmm0, 512(%r15)
    vextracti128 $1, %ymm0, %xmm1 | vextractf64x4 $1, %zmm0, %ymm1 | vextractf64x2 $3, %zmm0, 512(%r15)
    vpextrq $1, %xmm0, %rax | vpextrd $2, %xmm0, %ecx | vpinsrq $1, %rax, %xmm0, %xmm1
    vinserti128 $1, %xmm0, %ymm1, %ymm2 | vinsertf64x4 $1, %ymm0, %zmm1, %zmm2 {%k1}
    vinserti64x2 $2, 512(%r15), %zmm1, %zmm2 | vptest %ymm0, %ymm1 | vzeroupper
"""

UNMODELLED = """
    vaddpd %zmm0, %zmm1, %zmm2 | vfmadd231pd %zmm0, %zmm1, %zmm2 {%k1} | vfmadd213sd %xmm0, %xmm1, %xmm2
    vsqrtsd %xmm0, %xmm1, %xmm2 | vmovsd %xmm0, %xmm1, %xmm2 | vunpcklpd %ymm0, %ymm1, %ymm2
    vpermi2pd %zmm0, %zmm1, %zmm2 | vpermt2pd %zmm0, %zmm1, %zmm2 | vblendmpd %zmm0, %zmm1, %zmm2 {%k1}
    vpermpd $27, %zmm0, %zmm1 | vmovddup %ymm0, %ymm1 | vmovhpd 512(%r15), %xmm0, %xmm1
    vcvtsi2sdq %rax, %xmm0, %xmm1 | vcvttsd2si %xmm0, %rax | vcmpltpd %zmm0, %zmm1, %k1 {%k2}
    vmulpd 512(%r15){1to4}, %ymm1, %ymm2 {%k1} {z} | vshufpd $5, %ymm0, %ymm1, %ymm2
    valignq $3, %zmm0, %zmm1, %zmm2 | vblendpd $12, %ymm0, %ymm1, %ymm2 | vpshufd $78, %ymm0, %ymm1
    addsd %xmm0, %xmm1 | sqrtsd %xmm0, %xmm1 | unpcklpd %xmm0, %xmm1 | movsd %xmm0, %xmm1
    vcompresspd %zmm0, %zmm1 {%k1} | vexpandpd %zmm0, %zmm1 {%k1} {z} | vmaskmovpd 512(%r15), %ymm0, %ymm1
"""


def snippets(text: str) -> list[str]:
    return [snippet.strip() for line in text.strip().splitlines() for snippet in line.split("|")]


MODELLED = snippets(INTEGER) + snippets(MASK) + snippets(VECTOR)
OTHERS = snippets(UNMODELLED)
LEFT_UNKNOWN = {"rolq", "rorl", "shldq", "bsfq", "stc", "cmc", "xaddq", "mulxq"}


def function(number: int, snippet: str) -> str:
    load = [f"movq {OFFSETS[root]}(%r15), %{root}" for root in SCALARS]
    save = [f"movq %{root}, {OFFSETS[root]}(%r15)" for root in SCALARS]
    masks = [(f"{OFFSETS[root]}(%r15)", f"%{root}") for root in MASKS]
    move, kind = ("vmovdqu64", "z") if WIDE else ("vmovdqu", "y")
    vectors = [(f"{OFFSETS[root]}(%r15)", f"%{root.replace('z', kind)}") for root in VECTORS]
    lines = [
        *("pushq %rbx", "pushq %r15", "movq %rdi, %r15"),
        *(f"kmovq {place}, {register}" for place, register in masks),
        *(f"{move} {place}, {register}" for place, register in vectors),
        *(f"pushq {OFFSETS[FLAGS]}(%r15)", "popfq"),
        *load,
        snippet,
        *save,
        *("pushfq", f"popq {OFFSETS[FLAGS]}(%r15)"),
        *(f"kmovq {register}, {place}" for place, register in masks),
        *(f"{move} {register}, {place}" for place, register in vectors),
        *("vzeroupper", "popq %r15", "popq %rbx", "ret"),
    ]
    return f".globl case_{number}\ncase_{number}:\n" + "\n".join(lines) + "\n"


def beyond_avx2(folder: Path) -> set[str]:
    """Return the snippets that the assembler refuses for the last processor before AVX-512."""
    every, source = MODELLED + OTHERS, folder / "lines.s"
    source.write_text("\n".join(every) + "\n")
    command = ["gcc", "-c", "-Wa,-march=znver1", "-o", "/dev/null", str(source)]
    told = subprocess.run(command, check=False, capture_output=True, text=True).stderr
    refused = {every[int(number) - 1] for number in re.findall(r":(\d+): Error", told)}
    assert len(refused) < len(every) / 2, told
    return refused


@pytest.fixture(scope="module")
def processor(tmp_path_factory: pytest.TempPathFactory):
    """Return a function that runs a snippet on the bytes of all registers and memory."""
    folder = tmp_path_factory.mktemp("x86")
    cases = {snippet: number for number, snippet in enumerate(MODELLED + OTHERS)}
    assembly, library = folder / "cases.s", folder / "cases.so"
    beyond = set() if WIDE else beyond_avx2(folder)
    code = "".join(function(number, snippet) for snippet, number in cases.items() if snippet not in beyond)
    assembly.write_text(f'.text\n{code}.section .note.GNU-stack,"",@progbits\n')
    subprocess.run(["gcc", "-shared", "-o", str(library), str(assembly)], check=True)
    loaded = ctypes.CDLL(str(library))

    def run(snippet: str, before: bytes) -> bytes:
        if snippet in beyond:
            pytest.skip("this processor has no AVX-512")
        buffer = ctypes.create_string_buffer(before, SIZE)
        loaded[f"case_{cases[snippet]}"](buffer)
        return buffer.raw

    return run


def random_bytes(generator: random.Random) -> bytes:
    """Random bits, with some small and some equal registers so that compares go both ways."""
    content = bytearray(generator.randbytes(SIZE))
    if generator.random() < 0.3:
        for root in SCALARS:
            small = generator.choice((0, 1, 7, 2**63))
            content[OFFSETS[root] : OFFSETS[root] + 8] = small.to_bytes(8, "little")
    if generator.random() < 0.3:
        content[OFFSETS["zmm0"] : OFFSETS["zmm0"] + 32] = content[OFFSETS["zmm1"] : OFFSETS["zmm1"] + 32]
    for root in VECTORS:
        place = OFFSETS[root]
        content[place + VECTOR_BYTES : place + 64] = bytes(64 - VECTOR_BYTES)
    flags = 0x202 | sum(generator.getrandbits(1) << bit for bit in FLAG_BITS.values())
    content[OFFSETS[FLAGS] : OFFSETS[FLAGS] + 8] = flags.to_bytes(8, "little")
    return bytes(content)


def field(content: bytes, root: str) -> int:
    """Return a register; the carry and the other flags are two."""
    if root in (CARRY, FLAGS):
        flags = int.from_bytes(content[OFFSETS[FLAGS] : OFFSETS[FLAGS] + 8], "little")
        return flags & CARRY_BIT if root == CARRY else flags & ~CARRY_BIT
    size = 64 if root in VECTORS else 8
    return int.from_bytes(content[OFFSETS[root] : OFFSETS[root] + size], "little")


def flag(content: bytes, name: str) -> bool:
    return bool((field(content, FLAGS) | field(content, CARRY)) >> FLAG_BITS[name] & 1)


def state_of(content: bytes) -> State:
    base = 0x10000
    registers = {root: field(content, root) for root in (*SCALARS, *MASKS, *VECTORS)}
    memory = dict(enumerate(content[MEMORY:], base + MEMORY))
    flags = Flags(**{name: flag(content, name) for name in FLAG_BITS})
    return State(registers={**registers, "r15": base}, flags=flags, memory=memory)


@pytest.mark.parametrize("snippet", MODELLED)
def test_the_executor_computes_what_the_processor_computes(processor, snippet: str) -> None:
    instruction = decode(snippet, 1)
    step = compile_step(instruction)
    if instruction.mnemonic in LEFT_UNKNOWN:
        assert step is None
        return
    assert step is not None
    generator = random.Random(snippet)
    for _ in range(40):
        before = random_bytes(generator)
        after, state = processor(snippet, before), state_of(before)
        step(state)
        for root in (*SCALARS, *MASKS, *VECTORS):
            assert state.read(root) == field(after, root), root
        for name in FLAG_BITS:
            known = getattr(state.flags, name)
            assert known is None or known is flag(after, name), name
        assert bytes(state.memory[0x10000 + place] or 0 for place in range(MEMORY, SIZE)) == after[MEMORY:]


@pytest.mark.parametrize("snippet", MODELLED + OTHERS)
def test_registers_outside_the_writes_are_unchanged(processor, snippet: str) -> None:
    """The overflow flag after a rotation, undefined unless by one, is taken for one with the carry."""
    writes = decode(snippet, 1).writes
    ignored = 1 << FLAG_BITS["overflow"] if snippet.startswith(("rol", "ror")) else 0
    generator = random.Random(snippet)
    for _ in range(20):
        before = random_bytes(generator)
        after = processor(snippet, before)
        for root in (*SCALARS, *MASKS, *VECTORS, FLAGS, CARRY):
            upper_cleared = snippet == "vzeroupper" and root in VECTORS
            changed = (field(after, root) ^ field(before, root)) & ~(ignored if root == FLAGS else 0)
            assert root in writes or upper_cleared or not changed, root


@pytest.mark.parametrize("snippet", MODELLED + OTHERS)
def test_registers_outside_the_reads_do_not_matter(processor, snippet: str) -> None:
    """The upper half of a ymm under a legacy instruction is the one documented exception."""
    instruction = decode(snippet, 1)
    legacy = not snippet.startswith(("v", "k"))
    generator = random.Random(snippet)
    for _ in range(20):
        first, noise = bytearray(random_bytes(generator)), random_bytes(generator)
        second = bytearray(first)
        for root in {*SCALARS, *MASKS, *VECTORS} - {*instruction.reads}:
            if not (legacy and root in VECTORS):
                place = slice(OFFSETS[root], OFFSETS[root] + (64 if root in VECTORS else 8))
                second[place] = noise[place]
        read = [field(first if root in instruction.reads else noise, root) for root in (FLAGS, CARRY)]
        second[OFFSETS[FLAGS] : OFFSETS[FLAGS] + 8] = sum(read).to_bytes(8, "little")
        results = processor(snippet, bytes(first)), processor(snippet, bytes(second))
        for root in set(instruction.writes) & {*SCALARS, *MASKS, *VECTORS}:
            assert field(results[0], root) == field(results[1], root), root
        assert results[0][MEMORY:] == results[1][MEMORY:]
