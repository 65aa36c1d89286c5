"""Registers read and written and bits moved, against capstone on the same machine code.

The forms are those of compiled kernels, and all that binutils disassembles when every opcode of
every map is written with every prefix, width and mask. Capstone 5 is right about legacy, AVX2 and
FMA code but for the groups of `EXPLAINED`; of AVX-512 it omits operands, so that there only what
it reports is checked (`test_x86_on_host` checks the rest on the processor).
"""

import itertools
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from chainline.codegen.compilers import compiler_language
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.isa.instruction import CARRY, FLAGS, DecodeError, Instruction, Kind
from chainline.isa.x86_64.decode import decode
from chainline.isa.x86_64.registers import find_register

capstone = pytest.importorskip("capstone")
pytestmark = pytest.mark.skipif(
    not (shutil.which("gcc") and shutil.which("objdump")), reason="needs gcc and objdump"
)

SOURCE = """
#include <math.h>
#include <string.h>
#include <stdatomic.h>
void product(long n, const double *restrict a, const double *restrict q, double *restrict t) {
  for (long e = 0; e < n; e++)
    for (int j = 0; j < 7; j++)
      for (int i = 0; i < 7; i++) {
        double s = 0;
        for (int k = 0; k < 7; k++) s += a[7 * k + i] * q[49 * e + 7 * j + k];
        t[49 * e + 7 * j + i] = s / (1.5 + i);
      }
}
double reduce(long n, const float *x, const long *place, unsigned char *flag) {
  double s = 0;
  for (long i = n; i-- > 0;) {
    s += x[place[i]] > 1.0f ? x[i] : -(double)place[i];
    flag[i] = place[i] % 3 == 0 || (unsigned)i / 7 > 5;
  }
  return s;
}
int choose(int k, int x) {
  switch (k) {
    case 0: return x * 3; case 1: return x / 5; case 2: return x << 3; case 3: return x % 7;
    case 4: return ~x; case 5: return x >> 2; case 6: return x ^ 0x55;
    default: return __builtin_popcount(x) + __builtin_ctz(x | 1);
  }
}
int count(_Atomic int *c, int *d, int v) {
  int e = 3;
  atomic_fetch_add(c, v);
  atomic_compare_exchange_strong(c, &e, v);
  return atomic_exchange(c, 5) + __sync_fetch_and_or(d, 8) + __builtin_bswap32(v);
}
void narrow(int n, const int *restrict x, unsigned char *restrict y, short *restrict z) {
  for (int i = 0; i < n; i++) { y[i] = x[i] > 255 ? 255 : x[i] < 0 ? 0 : x[i]; z[i] = x[i] >> 3; }
}
double call(double x, char *p, const char *q) {
  memcpy(p, q, 200);
  memset(p, 0, 37);
  return sin(x) + floor(x) + fmin(x, 2) + rint(x);
}
"""


@dataclass(frozen=True)
class Code:
    """One instruction: how it is encoded, and how binutils writes it in AT&T syntax."""

    encoding: bytes
    text: str


EVEX = 0x62
LINE = re.compile(r"\s*([0-9a-f]+):\t(?:((?:[0-9a-f]{2} )+)\s*\t)?(.*)")
JUMP = re.compile(r"(j|call|loop|xbegin)")


def codes_of(folder: Path, assembly: str) -> Iterator[Code]:
    """Yield the distinct instructions of an assembly text."""
    source, binary = folder / "k.s", folder / "k.o"
    source.write_text(re.sub(r"\s\.addrsig.*", "", assembly))  # clang's, which GNU as does not know
    subprocess.run(["gcc", "-c", str(source), "-o", str(binary)], check=True)
    options = ["-d", "-j", ".text", "--insn-width=15"]
    listing = subprocess.run(["objdump", *options, str(binary)], check=True, capture_output=True, text=True)
    found = {}
    for line in listing.stdout.splitlines():
        if (match := LINE.match(line)) and match[2]:
            found[bytes.fromhex(match[2])] = written(match[3])
    return itertools.starmap(Code, found.items())


def written(text: str) -> str:
    """An instruction as the decoder takes it: no comment, and a name for the target of a branch."""
    text = " ".join(re.split(r"[#<]", text)[0].split())
    return re.sub(r"(?<=\s)(0x)?[0-9a-f]+$", "target", text) if JUMP.match(text) else text


# What capstone 5 says otherwise. Each entry: why, the mnemonics, and what of a difference it
# explains: (side, registers), where side is `+` for ours alone and `-` for capstone's alone, and
# registers are names, "any", or "written" for those that the instruction writes.
EXPLAINED = (
    ("capstone reports some AVX-512 operands neither read nor written", r"EVEX .*", "+r any +w any"),
    (
        "capstone takes a mask that is written for one that is read",
        r"EVEX vp(testn?m|shufb)\w+",
        "-r written",
    ),
    ("what survives of a destination, a byte or a lane or a flag, is read", r".*", "+r written"),
    (
        "the direction flag is clear by the ABI, and not modelled",
        r"(movs|stos|lods|scas|cmps)[bwlq]",
        "-r flags",
    ),
    ("the direction flag is clear by the ABI, and not modelled", r"cld", "-w flags"),
    (
        "capstone counts down rcx without a prefix, or not with one",
        r"(stos|movs)[lq]",
        "-r rcx -w rcx +w rcx",
    ),
    ("a gather clears its mask", r"vp?gather\w+", "+w any"),
    ("capstone leaves out the operands", r"k(add|unpck)\w+", "+r any +w any"),
    ("capstone takes the accumulator for written", r"cltd|cqto|cwtd|test[bwlq]", "-w rax"),
    ("capstone leaves out the flags and the accumulator", r"xadd[bwlq]|cmpxchg[bwlq]", "+w flags +w rax"),
    ("capstone leaves out the register and the flags", r"test[bwlq]", "+r any +w flags"),
    ("capstone leaves out the implicit registers", r"pcmp[ei]strmq?", "+r any +w any"),
    ("leave reads rbp alone", r"leave", "-r rsp"),
    ("capstone leaves out the top of the stack and the status", r"fi?com[sl]?", "+r st(0) +w fpsw"),
    (
        "capstone leaves out what is stored; C1, which tells of rounding, is not modelled",
        r"fi?st[sl]?",
        "+r any -w fpsw",
    ),
    ("capstone takes the destination for the source", r"fst|fcmov\w+", "+r any -r any +w any -w any"),
    ("capstone leaves out the state", r"fx(save|rstor)(64)?", "+r any +w any"),
    ("capstone knows `xchg %ax, %ax` as nop; bswap of 16 bits is undefined", r"xchg[wq]|bswapw", "+w any"),
)
# capstone: 128 bits, a byte a lane, and a pointer
SIZES_OTHERWISE = re.compile(r"comisd|vgf2p8affine(inv)?qb|fx(save|rstor)(64)?")


def root(name: str) -> str:
    register = find_register(name)
    return FLAGS if name == "rflags" else register.root if register else name


SEGMENTS = {"rip", "mxcsr", "cs", "ds", "es", "fs", "gs", "ss"}


def _without_carry(name: str) -> str:
    """Capstone has one register for all flags."""
    return FLAGS if name == CARRY else name


def is_idiom(instruction: Instruction) -> bool:
    """Whether the result is the same for every value, so that nothing is read."""
    return len(set(instruction.operands)) < len(instruction.operands)


def difference(ours: Instruction, theirs: Any) -> dict[str, set[str]]:
    reads, writes = ({root(theirs.reg_name(r)) for r in side} - SEGMENTS for side in theirs.regs_access())
    missing = set() if is_idiom(ours) else reads - {_without_carry(r) for r in ours.reads}
    return {
        "+r": {_without_carry(r) for r in ours.reads} - reads,
        "-r": missing,
        "+w": {_without_carry(r) for r in ours.writes} - writes,
        "-w": writes - {_without_carry(r) for r in ours.writes},
    }


def explain(ours: Instruction, code: Code, differs: dict[str, set[str]], used: Counter[str]) -> None:
    """Take out of a difference what the entries of `EXPLAINED` explain."""
    name = f"EVEX {ours.mnemonic}" if code.encoding[0] == EVEX else ours.mnemonic
    for reason, pattern, explains in EXPLAINED:
        if not re.fullmatch(pattern, name):
            continue
        words = explains.split()
        for side, registers in zip(words[::2], words[1::2], strict=True):
            covered = {"any": set(differs[side]), "written": {_without_carry(r) for r in ours.writes}}.get(
                registers, {registers}
            )
            if differs[side] & covered:
                used[reason] += 1
                differs[side] -= covered


def memory_bits(ours: Instruction) -> int:
    accesses = {*ours.loads, *ours.stores}
    return accesses.pop().bits if len(accesses) == 1 else 0


def compare(codes: Iterator[Code]) -> tuple[int, list[str], Counter[str], list[Code]]:
    """Return how many were compared, what differs, how often each reason applied, and the unknown."""
    disassembler = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    disassembler.detail = True
    compared, wrong, used, unknown = 0, [], Counter[str](), []
    for code in codes:
        theirs = next(disassembler.disasm(code.encoding, 0), None)
        if theirs is None and code.text.startswith("lock "):
            continue  # not an instruction that can be locked
        try:
            ours = decode(code.text, 1)
        except DecodeError:
            unknown.append(code)
            continue
        if theirs is None or ours.kind in {Kind.CALL, Kind.NOP}:
            continue  # a call stands for what its callee may do; what a no-operation names is not read
        compared += 1
        differs = difference(ours, theirs)
        explain(ours, code, differs, used)
        if any(differs.values()):
            wrong.append(f"{code.text}: {differs}")
        sizes = [operand.size * 8 for operand in theirs.operands if operand.type == capstone.x86.X86_OP_MEM]
        bits = memory_bits(ours)
        if len(sizes) == 1 and bits not in {0, *sizes} and not SIZES_OTHERWISE.fullmatch(ours.mnemonic):
            wrong.append(f"{code.text}: {bits} bits in memory, capstone {sizes[0]}")
    return compared, wrong, used, unknown


def listings() -> Iterator[tuple[str, list[str]]]:
    for compiler in ("gcc", shutil.which("clang") or "clang-19"):
        for options in (["-O2"], ["-Os", "-fPIC"], ["-O3", "-mavx2", "-mfma", "-mbmi2"]):
            yield compiler, options
        yield compiler, ["-O3", "-march=icelake-server", "-mprefer-vector-width=512", "-ffast-math"]


@pytest.mark.parametrize(("compiler", "options"), list(listings()))
def test_compiled_code(tmp_path: Path, compiler: str, options: list[str]) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"needs {compiler}")
    (tmp_path / "k.c").write_text(SOURCE)
    command = [compiler, *options, "-S", str(tmp_path / "k.c"), "-o", "-"]
    assembly = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    compared, wrong, _, unknown = compare(codes_of(tmp_path, assembly))
    assert compared > 100
    assert not wrong, "\n".join(wrong)
    assert not unknown


@pytest.mark.exhaustive
@pytest.mark.parametrize("target", ["haswell", "cascadelake"])
@pytest.mark.parametrize("compiler", ["llvm", "gcc", "gfortran", "clang", "flang"])
def test_generated_kernels(tmp_path: Path, compiler: str, target: str) -> None:
    """Every form in the element kernels of all toolchains that are present."""
    try:
        toolchain = find_toolchain(compiler, find_target(target))
    except UsageError as error:
        pytest.skip(str(error))
    codes: dict[bytes, Code] = {}
    for order, split in ((4, (3, 2)), (7, (4, 4))):
        variant = Variant(order, split, language=compiler_language(compiler))
        text = toolchain.assemble(render(variant), find_target(target)).text
        codes |= {code.encoding: code for code in codes_of(tmp_path, text)}
    compared, wrong, _, unknown = compare(iter(codes.values()))
    assert compared > 100
    assert not wrong, "\n".join(wrong)
    assert not unknown


# --- every opcode ---------------------------------------------------------------------------

REGISTERS, MEMORY = bytes([0xD1]), bytes([0x54, 0x8F, 0x10])  # 16(%rdi, %rcx, 4) and a register
VECTOR_INDEX = bytes([0x54, 0xAF, 0x10])
GROUPS = [bytes([0xC1 | n << 3]) for n in range(8)] + [bytes([0x44 | n << 3, 0x8F, 0x10]) for n in range(8)]
GROUP_OPCODES = {
    0: {0x80, 0x81, 0x83, 0x8F, 0xC0, 0xC1, 0xC6, 0xC7, 0xD0, 0xD1, 0xD2, 0xD3, 0xF6, 0xF7, 0xFE, 0xFF},
    1: {0x01, 0x0D, 0x18, 0x1E, 0x1F, 0x71, 0x72, 0x73, 0xAE, 0xBA, 0xC7},
}
ESCAPES = {0: b"", 1: b"\x0f", 2: b"\x0f\x38", 3: b"\x0f\x3a"}
SLOT = 16  # bytes an instruction gets; the rest is 0x90, immediate or no-operation


def operands(opcode_map: int, opcode: int, vector: bool = False) -> list[bytes]:
    if opcode in GROUP_OPCODES.get(opcode_map, ()):
        return GROUPS
    scattered = vector and opcode_map == 2 and 0x90 <= opcode <= 0xA3
    return [REGISTERS, MEMORY, *([VECTOR_INDEX] if scattered else [])]


def encodings() -> Iterator[bytes]:
    for prefix, rex, (number, escape) in itertools.product(
        (b"", b"\x66", b"\xf2", b"\xf3", b"\xf0"), (b"", b"\x48", b"\x40"), ESCAPES.items()
    ):
        for opcode in range(256):
            for tail in operands(number, opcode):
                yield prefix + rex + escape + bytes([opcode]) + tail
    for number, pp, length, w, opcode in itertools.product(
        (1, 2, 3), range(4), range(2), range(2), range(256)
    ):
        third = w << 7 | 0b1100 << 3 | length << 2 | pp
        for tail in operands(number, opcode, vector=True):
            yield bytes([0xC4, 0xE0 | number, third, opcode]) + tail
    for number, pp, length, w, opcode in itertools.product(
        (1, 2, 3), range(4), range(3), range(2), range(256)
    ):
        third = w << 7 | 0b1100 << 3 | 1 << 2 | pp
        for zeroing, mask, broadcast in ((0, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1)):
            fourth = zeroing << 7 | length << 5 | broadcast << 4 | 1 << 3 | mask
            for tail in operands(number, opcode, vector=True):
                yield bytes([EVEX, 0xF0 | number, third, fourth, opcode]) + tail


PREFIXED = re.compile(r"(lock )?(rep|data16|rex|[c-g]s |ss |addr32|bnd|notrack|xacq|xrel|\{)")


def enumerated_forms(folder: Path) -> dict[str, Code]:
    """Return one instruction of every form: a mnemonic with kinds and widths of its operands."""
    code = folder / "every.bin"
    code.write_bytes(b"".join(encoding[:SLOT].ljust(SLOT, b"\x90") for encoding in encodings()))
    command = ["objdump", "-D", "-b", "binary", "-m", "i386:x86-64", "--no-show-raw-insn", str(code)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    content, forms = code.read_bytes(), {}
    for line in output.splitlines():
        match = LINE.match(line)
        if match is None or match[1][-1] != "0":
            continue
        text = written(match[3])
        redundant = PREFIXED.match(text) and not re.match(r"rep\w* (movs|stos)", text)
        if redundant or "bad" in text:
            continue
        shape = re.sub(r"0x[0-9a-f]+|-?\d+(?=\(|$|,)", "N", re.sub(r"%([xyz]m|k)m?\d+", r"%\1", text))
        at = int(match[1], 16)
        forms.setdefault(shape, Code(content[at : at + SLOT], text))
    return forms


# What compilers do not write into numerical code: reported unknown, by name
NOT_READ = r"""
  v\w*(ph|sh|phx) | vcvt\w*(ph|sh)2\w+ | vcvtu?si2sh[lq]           # half precision of AVX-512
| vfn?m(add|sub|addsub|subadd)[ps][sd] | vpermil2p[sd] | vprot\w+  # FMA4 and XOP of AMD, withdrawn
| extrq | insertq | movnts[sd] | femms | pfcmpge                   # SSE4a and 3DNow of AMD, withdrawn
| v4f\w+ | vp4dp\w+ | v(rcp|rsqrt)28\w+ | bnd\w+ | vp2intersect[dq]  # Xeon Phi and others, withdrawn
| aes\w+kl | encodekey\w+ | loadiwkey                              # key locker
| t(dp|ile|pause)\w* | a(add|and|or|xor)                           # matrix tiles, remote atomics
| vm\w+ | mwait | umonitor | umwait | enqcmds? | getsec | rsm        # virtual machines, power
| in[bwl]? | ins[bwl] | out | outs[bwl] | int | iret[wlq]* | hlt     # ports, interrupts
| inv\w+ | wbn?o?invd | cl[it]s? | std | sti? | sys\w+ | ud[01]     # system
| l[adefgilmst]\w* | s[gilmt]\w+ | ss | str | ver[rw] | ptwrite[lq]? # segments and descriptors
| incssp[dq] | clrssbsy | rstorssp | senduipi | (rd|wru?)ss[dq]?p?[dq]? # shadow stacks
| (rd|wr)([fg]sbase|msr|pmc) | x(lat|resldtrk|setbv) | x(rstors?|save[cs]?|saveopt)(64)?
| (call|jmp|leave|enter|popf|pushf|ret|mov[sz]w)w | enter | lret[wlq]?  # sizes of 16 bits
| movdiri | movdir64b | rex\.w                                      # direct stores
"""
NAMES_ODD_REGISTER = re.compile(r"%(cr|db|[c-gs]s\b|tmm|bnd)|^l(call|jmp)")


@pytest.mark.exhaustive
def test_every_opcode(tmp_path: Path) -> None:
    forms = enumerated_forms(tmp_path)
    compared, wrong, used, unknown = compare(iter(forms.values()))
    print(f"{len(forms)} forms, {compared} compared, {len(unknown)} not read; {used}")
    assert compared > 5000
    assert not wrong, "\n".join(wrong[:50])
    groups = re.compile(NOT_READ, re.VERBOSE)
    unexpected = [
        code.text
        for code in unknown
        if not NAMES_ODD_REGISTER.search(code.text)
        and not groups.fullmatch(code.text.removeprefix("lock ").split()[0])
    ]
    assert not unexpected, "\n".join(unexpected[:50])
    assert {reason for reason, _, _ in EXPLAINED} == set(used), "an explanation that nothing needs"
