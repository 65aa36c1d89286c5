"""Registers read and written by compiled kernels, against capstone on the same machine code.

Capstone 5 is the reference for AVX2 code; of AVX-512 it omits destinations and merged lanes,
which `test_x86_on_host` checks on the processor instead.
"""

import shutil
import subprocess
from pathlib import Path

import pytest
from chainline.asm.instruction import FLAGS, Instruction, Kind
from chainline.asm.registers import x86_register
from chainline.asm.x86.decode import decode

capstone = pytest.importorskip("capstone")
pytestmark = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")

SOURCE = """
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
"""


def root(name: str) -> str:
    register = x86_register(name)
    return FLAGS if name == "rflags" else register.root if register else name


def machine_instructions(folder: Path, options: list[str]) -> list[tuple[Instruction, object]]:
    """Return the decoded instructions of a listing beside capstone's of its machine code."""
    source, assembly, objects, code = (folder / name for name in ("k.c", "k.s", "k.o", "k.bin"))
    source.write_text(SOURCE)
    common = ["gcc", "-O3", "-fno-asynchronous-unwind-tables", *options]
    subprocess.run([*common, "-S", str(source), "-o", str(assembly)], check=True)
    subprocess.run(["gcc", "-c", str(assembly), "-o", str(objects)], check=True)
    subprocess.run(["objcopy", "-O", "binary", "-j", ".text", str(objects), str(code)], check=True)
    texts = [line.split("#")[0].strip() for line in assembly.read_text().splitlines()]
    ours = [decode(text, 1) for text in texts if text and text[0] != "." and not text.endswith(":")]
    disassembler = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    disassembler.detail = True
    theirs = list(disassembler.disasm(code.read_bytes(), 0))
    ours = [instruction for instruction in ours if instruction.mnemonic != "nop"]
    theirs = [other for other in theirs if not other.mnemonic.endswith(("nop", "nopw", "nopl"))]
    theirs = [other for other in theirs if other.bytes != b"\x66\x90"]
    assert len(ours) == len(theirs)
    return list(zip(ours, theirs, strict=True))


def survives_in_part(instruction: Instruction, register: str) -> bool:
    """Differences by definition: capstone does not report what survives of a destination."""
    return register in instruction.writes


def is_idiom(instruction: Instruction) -> bool:
    operands = instruction.operands
    return "xor" in instruction.mnemonic and operands[0] in operands[1:]


@pytest.mark.parametrize("options", [["-mavx2", "-mfma", "-mbmi2"], ["-O2"], ["-mavx2", "-O2", "-fPIC"]])
def test_reads_and_writes_are_those_of_capstone(tmp_path: Path, options: list[str]) -> None:
    pairs = machine_instructions(tmp_path, options)
    assert len(pairs) > 50
    for ours, theirs in pairs:
        reads, writes = ({root(theirs.reg_name(r)) for r in side} - {"rip"} for side in theirs.regs_access())
        if ours.kind in {Kind.BRANCH, Kind.NOP}:
            continue
        if ours.mnemonic in {"cqto", "cltd"}:
            writes.discard("rax")  # capstone reports the accumulator as written
        assert set(ours.writes) == writes, ours.text
        assert {r for r in set(ours.reads) - reads if not survives_in_part(ours, r)} == set(), ours.text
        assert is_idiom(ours) or reads <= set(ours.reads), ours.text
