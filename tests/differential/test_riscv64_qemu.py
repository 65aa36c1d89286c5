"""RISC-V against an emulator: every modelled integer step, and kernels of the compilers by their results."""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
from pathlib import Path

import numpy as np
import pytest
from chainline.codegen.compilers import compiler_language
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.isa.riscv64.decode import decode
from chainline.isa.riscv64.execute import compile_step
from chainline.isa.state import MASK64, State

from ..tier import sized

COMPILER, EMULATOR = "riscv64-linux-gnu-gcc", "qemu-riscv64"
pytestmark = pytest.mark.skipif(
    not (shutil.which(COMPILER) and shutil.which(EMULATOR)), reason=f"needs {COMPILER} and {EMULATOR}"
)
MARCH = "rv64gcv_zba_zbb_zbs"
SEED = 20240201

CASES = """
add a0,a1,a2|addi a0,a1,-7|addw a0,a1,a2|addiw a0,a1,9|sub a0,a1,a2|subw a0,a1,a2|and a0,a1,a2|or a0,a1,a2
xor a0,a1,a2|andi a0,a1,-8|ori a0,a1,255|xori a0,a1,-1|andn a0,a1,a2|orn a0,a1,a2|xnor a0,a1,a2|sll a0,a1,a2
srl a0,a1,a2|sra a0,a1,a2|sllw a0,a1,a2|srlw a0,a1,a2|sraw a0,a1,a2|slli a0,a1,13|srli a0,a1,7|srai a0,a1,63
slliw a0,a1,5|srliw a0,a1,31|sraiw a0,a1,3|slt a0,a1,a2|sltu a0,a1,a2|slti a0,a1,5|sltiu a0,a1,-1|sgt a0,a1,a2
sgtu a0,a1,a2|seqz a0,a1|snez a0,a1|sltz a0,a1|sgtz a0,a1|neg a0,a1|negw a0,a1|not a0,a1|mv a0,a1|li a0,-2048
sext.w a0,a1|sext.b a0,a1|sext.h a0,a1|zext.h a0,a1|zext.b a0,a1|zext.w a0,a1|mul a0,a1,a2|mulh a0,a1,a2
mulhu a0,a1,a2|mulhsu a0,a1,a2|mulw a0,a1,a2|div a0,a1,a2|divu a0,a1,a2|rem a0,a1,a2|remu a0,a1,a2
divw a0,a1,a2|divuw a0,a1,a2|remw a0,a1,a2|remuw a0,a1,a2|div a0,a1,zero|remu a0,a1,zero|min a0,a1,a2
max a0,a1,a2|minu a0,a1,a2|maxu a0,a1,a2|sh1add a0,a1,a2|sh2add a0,a1,a2|sh3add a0,a1,a2|sh3add.uw a0,a1,a2
add.uw a0,a1,a2|slli.uw a0,a1,4|clz a0,a1|ctz a0,a1|cpop a0,a1|bset a0,a1,a2|bclri a0,a1,40|binv a0,a1,a2
bext a0,a1,a2|lui a0,74565|csrr a0,vlenb|vsetvli a0,a1,e64,m1,ta,ma|vsetvli a0,a1,e32,m4,ta,ma
vsetvli a0,zero,e32,mf2,ta,ma|vsetivli a0,3,e64,m1,ta,ma|vsetivli a0,31,e64,m2,ta,ma
"""
TEXTS = [text for row in CASES.strip().splitlines() for text in row.split("|")]
VECTOR_BITS = 256

DRIVER = """
#include <stdio.h>
void SYMBOL(long n, const double *dx, const double *dy, const double *dz, double *q, double *tmp);
static double d[3][NP * NP], q[N * NP * NP * NP], tmp[N * NP * NP * NP];
int main(void) {
  for (int m = 0; m < 3; m++) for (int i = 0; i < NP * NP; i++) d[m][i] = (double)((7 * i + 3 * m) % 11) - 5;
  for (int i = 0; i < N * NP * NP * NP; i++) q[i] = (double)(i % 13) - 6;
  SYMBOL(N, d[0], d[1], d[2], q, tmp);
  fwrite(tmp, sizeof tmp, 1, stdout);
  return 0;
}
"""
N_ELEMENTS = 3


def emulated(program: Path, bits: int) -> bytes:
    """Return what a program writes on a processor with vectors of some bits."""
    processor = f"rv64,v=true,vext_spec=v1.0,vlen={bits},zba=true,zbb=true,zbs=true"
    command = [EMULATOR, "-cpu", processor, str(program)]
    done = subprocess.run(command, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def built(folder: Path, *sources: Path, flags: tuple[str, ...] = ()) -> Path:
    """Return a program linked from sources and objects."""
    program = folder / "program"
    made_for = ("-static", f"-march={MARCH}", "-mabi=lp64d")
    command = [COMPILER, *made_for, *flags, *map(str, sources), "-o", str(program)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return program


def inputs() -> list[tuple[str, int, int]]:
    """Return each instruction with values of its two sources, among them small and negative ones."""
    generator = random.Random(SEED)
    found = []
    for text in TEXTS:
        for _ in range(sized(4, 20)):
            one, other = (
                generator.getrandbits(generator.choice((3, 8, 32, 64))) * generator.choice((1, -1)) & MASK64
                for _ in range(2)
            )
            found.append((text, one, other))
    return found


def test_every_modelled_step_makes_what_the_emulator_makes(tmp_path: Path) -> None:
    cases = inputs()
    n_bytes = 8 * len(cases)
    lines = [".globl _start", "_start:", "la s1,results"]
    for text, one, other in cases:
        lines += [f"li a1,{one:#x}", f"li a2,{other:#x}", text, "sd a0,0(s1)", "addi s1,s1,8"]
    lines += ["li a0,1", "la a1,results", f"li a2,{n_bytes}", "li a7,64", "ecall"]  # write to standard output
    lines += ["li a0,0", "li a7,93", "ecall", ".bss", ".balign 8", f"results: .zero {n_bytes}"]  # exit
    source = tmp_path / "steps.s"
    source.write_text("\n".join(lines) + "\n")
    output = emulated(built(tmp_path, source, flags=("-nostdlib",)), VECTOR_BITS)
    results = struct.unpack(f"<{len(cases)}Q", output)
    for (text, one, other), expected in zip(cases, results, strict=True):
        step = compile_step(decode(text, 1))
        assert step is not None, text
        state = State(scalable_bits=VECTOR_BITS, registers={"a1": one, "a2": other})
        step(state)
        assert state.registers["a0"] == expected, (text, hex(one), hex(other))


@pytest.mark.parametrize("compiler", ["llvm", "gcc"])
@pytest.mark.parametrize("name", ["rv64gcv", "spacemit-x60"])
@pytest.mark.parametrize("order", sized([2, 5], [1, 2, 3, 4, 5, 6, 7]))
def test_kernels_compute_the_element_operator(tmp_path: Path, compiler: str, name: str, order: int) -> None:
    target, np_ = find_target(name), order + 1
    variant = Variant(order, (np_,), language=compiler_language(compiler))
    source = render(variant)
    toolchain = find_toolchain(compiler, target)
    if compiler == "llvm":
        kernel = Path(toolchain.build(source, target).path)
        linked = tmp_path / "kernel.o"
        linked.write_bytes(kernel.read_bytes())
    else:
        linked = tmp_path / "kernel.s"
        linked.write_text(toolchain.assemble(source, target).text)
    driver = tmp_path / "driver.c"
    driver.write_text(
        DRIVER.replace("SYMBOL", source.symbol)
        .replace("NP", str(np_))
        .replace("N *", f"{N_ELEMENTS} *")
        .replace("(N,", f"({N_ELEMENTS},")
    )
    output = emulated(built(tmp_path, driver, linked), target.vector_bits)
    computed = np.frombuffer(output).reshape(N_ELEMENTS, np_, np_, np_)
    operators = [
        np.array([(7 * i + 3 * m) % 11 - 5.0 for i in range(np_**2)]).reshape(np_, np_).T for m in range(3)
    ]
    given = np.array([i % 13 - 6.0 for i in range(N_ELEMENTS * np_**3)]).reshape(computed.shape)
    expected = np.einsum("il,jm,kn,enml->ekji", *operators, given)
    np.testing.assert_allclose(computed, expected, rtol=1e-13, atol=1e-9)
