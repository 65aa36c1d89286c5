"""Registers read and written against capstone on the same machine code: base, NEON, SVE and SVE2.

The forms are those of compiled kernels, and all that binutils disassembles among random words.
Capstone 5 says nothing of SVE and is often wrong about the rest: the groups of `EXPLAINED`.
Capstone 6 (a pre-release; it cannot stand beside 5) knows all of them: set `CHAINLINE_CAPSTONE6`
to a Python interpreter of an environment that has it. `--every-kernel` takes ten times as many
words.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest
from chainline.codegen.compilers import compiler_language
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.isa.aarch64.decode import decode
from chainline.isa.aarch64.registers import find_register
from chainline.isa.instruction import DecodeError, Instruction, Kind, Register

from ..tier import sized

pytest.importorskip("capstone")
COMPILER, DUMP = "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-objdump"
pytestmark = pytest.mark.skipif(not shutil.which(COMPILER), reason=f"needs {COMPILER}")

SOURCE = """
#include <math.h>
#include <stdatomic.h>
void gemm(int n, const double *restrict a, const double *restrict b, double *restrict c) {
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) {
    double s = 0; for (int k = 0; k < n; k++) s += a[i * n + k] * b[k * n + j]; c[i * n + j] = s; } }
void axpy(long n, float a, const float *restrict x, float *restrict y) {
  for (long i = 0; i < n; i++) y[i] -= a * x[i]; }
void mode(const double *restrict d, double *restrict q, double *restrict t) {
  for (int k = 0; k < 4; k++) for (int j = 0; j < 4; j++) for (int i = 0; i < 4; i++) {
    double s = 0; for (int l = 0; l < 4; l++) s += d[i + 4 * l] * q[(k * 4 + j) * 4 + l];
    t[(k * 4 + j) * 4 + i] = s; } }
void branchy(int n, const double *x, double *y) {
  for (int i = 0; i < n; i++) {
    if (x[i] > 0.5) y[i] = sqrt(x[i]) / 3; else if (x[i] < -1) y[i] = -fabs(x[i]); } }
void convert(int n, const int *restrict x, double *restrict y, float *restrict z, signed char *restrict b) {
  for (int i = 0; i < n; i++) { y[i] = x[i] * 0.5; z[i] = (float)y[i] + b[i]; b[i] = (signed char)z[i]; } }
long select(long a, long b, long c) { return a < b && b < c ? a - c : (a == b || c > 9 ? -a : ~b); }
unsigned long hash(const unsigned char *s, unsigned long n) {
  unsigned long h = 1469598103934665603ul;
  for (unsigned long i = 0; i < n; i++) h = (h ^ s[i]) * 1099511628211ul;
  return h; }
struct bits { int a : 5; int b : 11; unsigned c : 9; };
void fields(struct bits *s, int x, int y) { s->a = x; s->b = y; s->c = x + y; }
int count(_Atomic int *c, int v) {
  int e = 3; atomic_fetch_add(c, v); atomic_compare_exchange_strong(c, &e, v); return atomic_exchange(c, 5); }
void gather(long n, const long *restrict i, const double *restrict x, double *restrict y) {
  for (long k = 0; k < n; k++) y[k] = x[i[k]]; }
"""

ACCESSES = """
import sys, json, capstone
arch = getattr(capstone, "CS_ARCH_AARCH64", None) or capstone.CS_ARCH_ARM64
disassembler = capstone.Cs(arch, capstone.CS_MODE_ARM)
disassembler.detail = True
found = []
for word in json.load(sys.stdin):
    known = next(disassembler.disasm(bytes.fromhex(word), 0), None)
    names = known and [[known.reg_name(r) for r in side] for side in known.regs_access()]
    found.append(names)
json.dump(found, sys.stdout)
"""
"""Run by another interpreter: words in, names of the registers read and written out."""

CAPSTONE6 = os.environ.get("CHAINLINE_CAPSTONE6", "")
WORDS = sized(200_000, 200_000, 2_000_000)


@dataclass(frozen=True)
class Code:
    """One instruction: its word, how binutils writes it, and what we make of it."""

    word: int
    text: str
    ours: Instruction


@dataclass(frozen=True)
class Explanation:
    """Why capstone differs for some mnemonics, and in which sense: it may miss or invent accesses."""

    reason: str
    mnemonics: str
    misses: bool = True
    invents: bool = False
    operands: str = ""


ATOMIC = r"(ld|st)(add|clr|eor|set|[su]max|[su]min)\w*|swp\w*|cas\w*"
ALIASES = r"(asr|lsl|lsr|bfc|[su]bfi?[zx]|[su]xt[bhw]|[su]?shr|urshr|srshr|u?abdl2?|[su]abd(l2?)?|mvni|fmov)"
LISTS = r"(ld|st)[1-4]r?|tb[lx]"
COUNTS = r"(cnt|rdvl|addvl|addpl|cterm|[su]?q?(inc|dec))\w*"
HALF = r"\.[48]h|\bh\d"
LATER = r"bf\w+|fml[as]l2?|fcmla|fcadd|frint(32|64)[xz]|fjcvtzs|[su]+dot|[su]+mmla|xar|eor3|bcax|sqrdml[as]h"
EXPLAINED = {
    5: (
        Explanation("the destination is no source", ALIASES, False, True),
        Explanation("an inserted field keeps the rest", r"bfc|bic|orr|fmov|mov|ins", True, False),
        Explanation("a compare writes no register", r"cmp|cmn|tst|adds|subs|ands", True, True),
        Explanation("a compare with zero sets no flag", r"cbn?z", False, True),
        Explanation("only the outer registers of a list are told, and wrongly", LISTS, True, True),
        Explanation("the low half survives", r"\w+2", True, False),
        Explanation("operands of atomics are left out", ATOMIC, True, False),
        Explanation("the stored register is left out", r"stlu?rb?h?|stlur\w*", True, False),
        Explanation("operands of half precision are left out", r"f\w+|[su]cvtf", True, False, HALF),
        Explanation("operands of later extensions are left out", LATER, True, False),
        Explanation("accumulation reads the destination", r"[su]r?sra|s[lr]i", True, False),
        Explanation("SVE counts are unknown to it", COUNTS, True, False),
        Explanation("pairwise sums write all", r"[su]addlp|[su]adalp", False, True),
        Explanation("the condition is left out", r"bc\.\w+", True, False),
        Explanation("the link register is left out", r"ret", True, False),
    ),
    6: (
        Explanation("a single structure writes the base only with write-back", r"ld[1-4]", False, True),
        Explanation("compare and swap writes the register, not the base", r"cas\w*", True, True),
        Explanation("the other flags survive", r"cterm(eq|ne)", True, False),
        Explanation("the link register is left out", r"ret", True, False),
        Explanation("lanes of a merging move survive", r"mov", True, False),
    ),
}  # fmt: skip


def roots(names: Iterable[str]) -> set[str]:
    found = set()
    for name in names:
        if name == "nzcv":
            found.add("flags")
            continue
        for part in name.split("_"):  # capstone 6 writes a list `z1_z2`
            register = find_register(part)
            found.add(register.root if register else part)
    return found - {"xzr", "fpcr", "fpsr", "vg"}


def is_scalable(instruction: Instruction) -> bool:
    return bool(instruction.mask) or any(
        register.name[0] in "zp"
        for operand in instruction.operands
        for register in (operand if isinstance(operand, tuple) else (operand,))
        if isinstance(register, Register)
    )


LINE = re.compile(r"(?m)^\s*([0-9a-f]+):\t(?:([0-9a-f]{8}) \t)?([a-z][^\n;<]*?)(?: *//[^\n]*| *<[^\n]*)?$")
TO_A_LABEL = re.compile(r"(b|bl|b\.\w+|bc\.\w+|cbn?z|tbn?z|adrp?) |(ldr|ldrsw|prfm) [^\[]*, 0x")
UNKNOWN = r"""
  cpy\w+ | set[gmpe]\w* | sete\w* | tcancel | (ld|st)64b\w* | rmif          # copies of memory and the like
| (st|ld)z?2?gm? | stgp | stzgm? | addg | subg | subps? | gmi | irg | ldg | cmpp  # memory tags
| (add[hv]a) | \w+mop[as] | psel | addspl | addsvl | rdsvl | revd             # SME
| aes\w+ | sha\d\w+ | sm[34]\w+ | rax1                                       # cryptography
| hlt | hvc | smc | svc | sys | sysl | dcps\d | ldra[ab] | pacga | paci?az?  # system, pointer authentication
"""
UNKNOWN_OPERANDS = re.compile(r"\bza|^(cnt|[su]?q?(inc|dec))[bhwd] .*#|^ptrues? .*#|^prfm |^ld1q|^st1q")


def shape_of(text: str) -> str:
    """Return what an instruction has in common with those of other registers and constants."""
    text = re.sub(r"\b(eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le|al|nv)\b", "c", text)
    text = re.sub(r"\b(pow2|vl\d+|mul[34]|all|p(ld|st|li)l\d(keep|strm))\b", "P", text)
    text = re.sub(r"\b[suif]\d_\d_c\d+_c\d+_\d\b|#-?[\d.e+-]+(x[0-9a-f]+)?|\[\d+\]|0x[0-9a-f]+", "N", text)
    return re.sub(r"\b(xzr|sp|wzr|wsp|[xwvzpqdshb]\d+)\b", lambda name: name[0][0], text)


def code_of(word: int, text: str) -> Code | str:
    """Return a decoded instruction, or its text where it is unknown."""
    text = " ".join(text.split())
    if TO_A_LABEL.match(text):
        text = re.sub(r"(0x)?[0-9a-f]+$", "target", text)
    try:
        return Code(word, text, decode(text, 1))
    except DecodeError:
        return text


def compare(codes: Iterable[Code], version: int, python: str) -> tuple[int, list[str], Counter[str]]:
    """Return how many were compared, what differs without an explanation, and the reasons' counts."""
    comparable = [code for code in codes if code.ours.kind is not Kind.CALL]
    words = json.dumps([struct.pack("<I", code.word).hex() for code in comparable])
    answer = subprocess.run([python, "-c", ACCESSES], input=words, check=True, capture_output=True, text=True)
    compared, wrong, used = 0, [], Counter[str]()
    for code, known in zip(comparable, json.loads(answer.stdout), strict=True):
        if known is None:
            continue
        compared += 1
        reads, writes = (roots(side) for side in known)
        misses = (set(code.ours.reads) - reads) | (set(code.ours.writes) - writes)
        invents = (reads - set(code.ours.reads)) | (writes - set(code.ours.writes))
        for entry in EXPLAINED[version]:
            if re.fullmatch(entry.mnemonics, code.ours.mnemonic) and re.search(entry.operands, code.text):
                explained = (misses if entry.misses else set()) | (invents if entry.invents else set())
                used[entry.reason] += bool(explained)
                misses, invents = misses - explained, invents - explained
        if misses or invents:
            wrong.append(f"{code.text}: capstone misses {misses}, invents {invents}")
    return compared, wrong, used


def compiled(folder: Path, assembly: str) -> list[Code]:
    (folder / "k.s").write_text(re.sub(r"\s\.addrsig.*", "", assembly))
    march = "-march=armv8.6-a+sve2"
    subprocess.run([COMPILER, march, "-c", str(folder / "k.s"), "-o", str(folder / "k.o")], check=True)
    command = [DUMP, "-d", "-j", ".text", str(folder / "k.o")]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    codes = {match[3]: code_of(int(match[2], 16), match[3]) for match in LINE.finditer(listing)}
    unknown = [code for code in codes.values() if isinstance(code, str)]
    assert not unknown
    return [code for code in codes.values() if isinstance(code, Code)]


def check(codes: list[Code]) -> None:
    """Compare with capstone 5 what it knows, and all of it with capstone 6 where there is one."""
    fixed = [code for code in codes if not is_scalable(code.ours)]
    for version, python, chosen in ((5, sys.executable, fixed), (6, CAPSTONE6, codes)):
        if python:
            _, wrong, _ = compare(chosen, version, python)
            assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "options", [("-O1",), ("-O2",), ("-O3", "-ffast-math", "-funroll-loops"), ("-O3", "-mcpu=a64fx")]
)
def test_compiled_code(tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "k.c").write_text(SOURCE)
    command = [COMPILER, *options, "-S", str(tmp_path / "k.c"), "-o", "-"]
    codes = compiled(tmp_path, subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert len(codes) > 100
    check(codes)


@pytest.mark.exhaustive
@pytest.mark.parametrize("compiler", ["llvm", "gcc", "gfortran", "clang"])
def test_generated_kernels(tmp_path: Path, compiler: str) -> None:
    """Every form in the element kernels of all toolchains that are present."""
    codes: list[Code] = []
    for target in (find_target("a64fx"), find_target("neoverse-v2")):
        try:
            toolchain = find_toolchain(compiler, target)
        except UsageError as error:
            pytest.skip(str(error))
        for order, split in ((4, (3, 2)), (7, (4, 4))):
            variant = Variant(order, split, language=compiler_language(compiler))
            codes += compiled(tmp_path, toolchain.assemble(render(variant), target).text)
    assert len(codes) > 100
    check(codes)


@pytest.fixture(scope="module")
def forms(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Code], list[str]]:
    """Return one instruction of every form found, and the texts that are not read."""
    generator = random.Random(20240601)
    words = [generator.getrandbits(32) for _ in range(WORDS)]
    words += [word & ~(0xF << 25) | 2 << 25 for word in words[: WORDS // 2]]  # where SVE is encoded
    path = tmp_path_factory.mktemp("words") / "words.bin"
    path.write_bytes(struct.pack(f"<{len(words)}I", *words))
    command = [DUMP, "-D", "-b", "binary", "-m", "aarch64", "--no-show-raw-insn", str(path)]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    chosen: dict[str, tuple[int, str]] = {}
    for match in LINE.finditer(output):
        if not match[3].startswith("udf"):
            chosen.setdefault(shape_of(match[3]), (words[int(match[1], 16) // 4], match[3]))
    found = [code_of(word, text) for word, text in chosen.values()]
    return [code for code in found if isinstance(code, Code)], [
        code for code in found if isinstance(code, str)
    ]


@pytest.mark.exhaustive
def test_what_is_not_read_is_said(forms: tuple[list[Code], list[str]]) -> None:
    """Encodings that no numerical code holds are reported unknown; nothing else is."""
    groups = re.compile(re.sub(r"\s+#.*", "", UNKNOWN), re.VERBOSE)
    unexpected = [
        text
        for text in forms[1]
        if not groups.fullmatch(text.split()[0]) and not UNKNOWN_OPERANDS.search(text)
    ]
    assert not unexpected, "\n".join(unexpected)


@pytest.mark.exhaustive
def test_every_form_against_capstone_5(forms: tuple[list[Code], list[str]]) -> None:
    compared, wrong, used = compare([c for c in forms[0] if not is_scalable(c.ours)], 5, sys.executable)
    print(f"{compared} forms of base and NEON compared; {used}")
    assert compared > 2000
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(not CAPSTONE6, reason="CHAINLINE_CAPSTONE6 names no interpreter with capstone 6")
def test_every_form_against_capstone_6(forms: tuple[list[Code], list[str]]) -> None:
    compared, wrong, used = compare(forms[0], 6, CAPSTONE6)
    scalable = sum(is_scalable(code.ours) for code in forms[0])
    print(f"{compared} forms compared, {scalable} of SVE; {used}")
    assert scalable > 1000
    assert not wrong, "\n".join(wrong)
