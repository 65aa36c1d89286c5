"""Registers read and written against capstone, for the base and NEON instructions of compiled C.

capstone 5 says nothing of SVE, and is known to be wrong where it describes an instruction by an
alias; those mnemonics are left out by name.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.asm.aarch64.decode import decode
from chainline.asm.instruction import Kind
from chainline.asm.registers import aarch64_register

capstone = pytest.importorskip("capstone")
COMPILER, DUMP, COPY = "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-objdump", "aarch64-linux-gnu-objcopy"
pytestmark = pytest.mark.skipif(not shutil.which(COMPILER), reason=f"needs {COMPILER}")

SOURCE = """
#include <math.h>
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
"""

# capstone counts the destination of these as a source, or drops an operand
ALIASES = (
    {"asr", "lsl", "lsr", "bfc", "sbfiz", "sbfx", "ubfiz", "ubfx", "sxtb", "sxth", "sxtw", "uxtb", "uxth"}
    | {"cmp", "cmn", "tst", "cbz", "cbnz", "fmov", "ret"}
)  # fmt: skip
LISTS = frozenset(["ld1r", "ld2", "ld3", "ld4", "st2", "st3", "st4"])  # only the outer registers of a list
NARROWS_HIGH = re.compile(r"(fcvtn|shrn|xtn)2")  # the low half survives


def roots(disassembler: object, registers: list[int]) -> set[str]:
    names = [disassembler.reg_name(register) for register in registers]  # type: ignore[attr-defined]
    found = {"flags" if name == "nzcv" else aarch64_register(name).root for name in names if name != "fpcr"}  # type: ignore[union-attr]
    return found - {"xzr"}


@pytest.mark.parametrize("options", [("-O1",), ("-O2",), ("-O3",), ("-O3", "-ffast-math", "-funroll-loops")])
def test_reads_and_writes_agree_with_capstone(tmp_path: Path, options: tuple[str, ...]) -> None:
    source, binary, code = tmp_path / "kernels.c", tmp_path / "kernels.o", tmp_path / "kernels.bin"
    source.write_text(SOURCE)
    subprocess.run([COMPILER, *options, "-c", str(source), "-o", str(binary)], check=True)
    subprocess.run([COPY, "-O", "binary", "-j", ".text", str(binary), str(code)], check=True)
    command = [DUMP, "-d", "-j", ".text", str(binary)]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    words = code.read_bytes()
    disassembler = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)
    disassembler.detail = True
    compared, wrong = 0, []
    for address, text in re.findall(r"(?m)^\s*([0-9a-f]+):\s+[0-9a-f]{8}\s+([^/\n]*)", listing):
        at = int(address, 16)
        # The target of a branch is printed as a bare number with its symbol behind.
        instruction = decode(re.sub(r"[0-9a-f]+ <.*>", "target", text).strip(), 1)
        skipped = instruction.mnemonic in ALIASES | LISTS or NARROWS_HIGH.fullmatch(instruction.mnemonic)
        if skipped or instruction.kind is Kind.CALL:
            continue
        (known,) = disassembler.disasm(words[at : at + 4], at)
        reads, writes = (roots(disassembler, registers) for registers in known.regs_access())
        compared += 1
        if (reads, writes) != (set(instruction.reads), set(instruction.writes)):
            wrong.append(f"{text}: {reads} -> {writes}, decoded {instruction.reads} -> {instruction.writes}")
    assert compared > 100
    assert not wrong, "\n".join(wrong)
