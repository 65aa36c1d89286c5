"""Executed counts and order for A64FX against the program counters that an emulator goes through.

Kernels of one compiler are linked into one static program, which calls each of them once under
`qemu-aarch64 -cpu a64fx -singlestep -d exec,nochain`. objdump says which instruction stands at a
program counter: what the emulator executed owes nothing to chainline.

Each kernel is read twice: from the compiler's assembly text, which lacks only the no-operations
that the assembler puts in for `.p2align`, and from the disassembly of the program, with them.
"""

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import dataclass

import numpy as np
import pytest
from chainline.analysis.incore.kernel import KernelCode, read_kernel
from chainline.asm.execution import instruction_stream
from chainline.asm.listing import parse
from chainline.codegen.compilers import compiler_language
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM, find_toolchain
from chainline.codegen.variant import DType, Mode, Variant
from chainline.isa.instruction import Instruction, Kind

CROSS, FORTRAN, QEMU = "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-gfortran", "qemu-aarch64"
NM, OBJDUMP = "aarch64-linux-gnu-nm", "aarch64-linux-gnu-objdump"
COMPILERS = ("gcc", "gfortran", "llvm")
MODES = (Mode.X, Mode.Y, Mode.Z)
ENTRIES = 1 << 17  # of each array, more than any kernel of the sample touches

MAIN = """
#include <stdint.h>
%(declarations)s
static double a[5][%(entries)d] __attribute__((aligned(64)));
int main(void) {
%(calls)s
  return 0;
}
"""

# SVE and NEON, by the mnemonics of the Arm Architecture Reference Manual
MULTIPLIES = re.compile(r"fmulx?")
FUSED = re.compile(r"fml[as]|fm(ad|sb)|fnml[as]|fnm(ad|sb)|fcmla")
VECTOR = re.compile(r"[zv]\d+\.")
# what GNU tools print for another spelling of the same instruction (ibid., aliases)
ALIASES = {"dup": "mov", "ins": "mov", "ldur": "ldr", "stur": "str", "b.none": "b.eq", "b.any": "b.ne"}


@dataclass(frozen=True, slots=True)
class Job:
    """One kernel and the elements that its only call works on."""

    compiler: str
    variant: Variant
    n_elements: int

    def __str__(self) -> str:
        return f"{self.compiler}-{self.variant.symbol}-{self.n_elements}"


@dataclass(frozen=True, slots=True)
class Emulated:
    """What objdump and the emulator say of a kernel.

    Attributes
    ----------
    text : str
        The disassembled function.
    code : list of (str, str)
        Mnemonic and operands of each instruction in the order of addresses.
    stream : ndarray of int64
        Positions in `code` in the order executed.
    """

    text: str
    code: list[tuple[str, str]]
    stream: np.ndarray

    def without_padding(self) -> "Emulated":
        """Return the same as if the assembler had aligned nothing: compilers write no `nop`."""
        written = np.array([mnemonic != "nop" for mnemonic, _ in self.code])
        positions, kept = np.cumsum(written) - 1, [one for one in self.code if one[0] != "nop"]
        return Emulated(self.text, kept, positions[self.stream[written[self.stream]]])

    def counts(self, mnemonic: re.Pattern[str]) -> int:
        """Return how many vector instructions of a pattern were executed."""
        return sum(
            bool(mnemonic.fullmatch(name) and VECTOR.match(operands))
            for name, operands in (self.code[position] for position in self.stream)
        )


def _jobs(number: int, compiler: str) -> list[Job]:
    """Two splits of each low order, one of a high one, and a single mode of every other order."""
    language, jobs = compiler_language(compiler), [Job(compiler, _variant(compiler, 7), 2)]
    for order in (1, 2, 3, 4, 5, 6, 8, 9 + number):
        splits = list(partitions(order + 1))
        split = splits[(order * 3 + number * 5) % len(splits)]
        dtype = tuple(DType)[(order + number) % 2]
        jobs.append(Job(compiler, Variant(order, split, Mode.ELEMENT, language, dtype), 1 + order % 3))
        if order < 9 and order % 2:
            jobs.append(Job(compiler, _variant(compiler, order, MODES[(order + number) % 3]), order))
    return jobs


def _variant(compiler: str, order: int, mode: Mode = Mode.ELEMENT) -> Variant:
    return Variant(order, (order + 1,), mode, compiler_language(compiler))


SAMPLE = [job for number, compiler in enumerate(COMPILERS) for job in _jobs(number, compiler)]


def _assemble(job: Job):
    target = find_target("a64fx")
    return find_toolchain(job.compiler, target).assemble(render(job.variant), target)


@pytest.fixture(scope="module")
def assemblies():
    for tool in (CROSS, FORTRAN, QEMU):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    return dict(zip(SAMPLE, map_processes(_assemble, SAMPLE), strict=True))


@pytest.fixture(scope="module")
def emulated(assemblies, tmp_path_factory):
    """What each kernel of the sample executed, from one run of a program for each compiler."""
    found = {}
    for compiler in COMPILERS:
        jobs = [job for job in SAMPLE if job.compiler == compiler]
        folder = tmp_path_factory.mktemp(compiler)
        program = _link(folder, jobs, assemblies)
        found |= _run(program, folder / "trace", jobs)
    return found


def _link(folder, jobs, assemblies):
    """Build a program from the assembly that is analysed; the embedded compiler's object code as is."""
    files = []
    for number, job in enumerate(jobs):
        if job.compiler == "llvm":
            files.append(EmbeddedLLVM().build(render(job.variant), assemblies[job].target).path)
        else:
            files.append(folder / f"kernel{number}.s")
            files[-1].write_text(assemblies[job].text)
    (folder / "main.c").write_text(_main(jobs))
    command = [CROSS, "-static", "-O1", "-Wa,-march=armv8.2-a+sve", str(folder / "main.c"), *map(str, files)]
    subprocess.run([*command, "-o", str(folder / "program")], check=True, capture_output=True)
    return str(folder / "program")


def _main(jobs: list[Job]) -> str:
    declarations, calls = [], []
    for job in jobs:
        arrays = len(job.variant.modes) + 2
        declarations.append(f"void {job.variant.symbol}(int64_t{', double *' * arrays});")
        given = "".join(f", a[{number}]" for number in range(arrays))
        calls.append(f"  {job.variant.symbol}({job.n_elements}{given});")
    return MAIN % {"declarations": "\n".join(declarations), "calls": "\n".join(calls), "entries": ENTRIES}


def _run(program: str, log, jobs: list[Job]) -> dict[Job, Emulated]:
    """Return what was executed between the first and the last address of each kernel."""
    disassembled = _disassemble(program)
    ranges = {name: place for name, place in _symbols(program).items() if name.startswith("tensor_")}
    addresses = ",".join(f"{start:#x}..{stop - 1:#x}" for start, stop in ranges.values())
    qemu = [QEMU, "-cpu", "a64fx", "-singlestep", "-d", "exec,nochain", "-dfilter", addresses]
    subprocess.run([*qemu, "-D", str(log), program], check=True, capture_output=True, timeout=120)
    counters = np.array([int(pc, 16) for pc in re.findall(r"\[[0-9a-f]+/([0-9a-f]+)/", log.read_text())])
    found = {}
    for job in jobs:
        start, stop = ranges[job.variant.symbol]
        inside = counters[(counters >= start) & (counters < stop)]
        lines = disassembled[job.variant.symbol].splitlines()
        text = "\n".join(lines[: 1 + (stop - start) // 4])  # the rest fills up to the next function
        code = re.findall(r"(?m)^\s+\w+:\t(\S+)\t?(.*)$", text)
        assert len(code) == (stop - start) // 4
        found[job] = Emulated(text, code, (inside - start) // 4)
    return found


def _symbols(program: str) -> dict[str, tuple[int, int]]:
    """Return the first address and the one after the last of each function."""
    printed = subprocess.run([NM, "-S", program], check=True, capture_output=True, text=True).stdout
    matches = re.findall(r"(?m)^(\w+) (\w+) T (\S+)$", printed)
    return {name: (int(start, 16), int(start, 16) + int(size, 16)) for start, size, name in matches}


def _disassemble(program: str) -> dict[str, str]:
    """Return the text of each function."""
    command = [OBJDUMP, "-d", "--no-show-raw-insn", program]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    headed = re.finditer(r"(?m)^\w+ <(\S+)>:\n(?:.+\n)+", printed)
    return {match[1]: match[0] for match in headed}


def _vector(code: tuple[Instruction, ...], stream: np.ndarray, kind: Kind) -> int:
    chosen = [code[position] for position in stream]
    return sum(one.kind is kind and one.vector_bits != one.element_bits for one in chosen)


def _spelled(mnemonic: str) -> str:
    branch = re.fullmatch("b(eq|ne|ge|gt|le|lt|hi|hs|lo|ls|mi|pl)", mnemonic)
    return f"b.{branch[1]}" if branch else ALIASES.get(mnemonic, mnemonic)


def test_the_sample_is_spread():
    assert len(SAMPLE) == len(set(SAMPLE)) >= 30
    assert {job.variant.order for job in SAMPLE} >= set(range(1, 12))
    assert {job.variant.mode for job in SAMPLE} == set(Mode)
    assert {job.variant.dtype for job in SAMPLE} == set(DType)
    assert {job.n_elements for job in SAMPLE} >= {1, 2, 3}


@pytest.mark.exhaustive
@pytest.mark.parametrize("job", SAMPLE, ids=str)
def test_assembly_executes_as_emulated(assemblies, emulated, job):
    code, real = read_kernel(assemblies[job]), emulated[job].without_padding()
    start, stop = code.function.start, code.function.stop
    assert stop - start == len(real.code)
    execution = code.execute(job.n_elements)
    stream = instruction_stream(execution)
    assert execution.instructions == len(real.stream)
    np.testing.assert_array_equal(np.asarray(stream) - start, real.stream)
    instructions = code.listing.instructions
    assert _vector(instructions, stream, Kind.MULTIPLY) == real.counts(MULTIPLIES)
    assert _vector(instructions, stream, Kind.FMA) == real.counts(FUSED)
    written = Counter(_spelled(instructions[position].mnemonic) for position in stream)
    assert written == Counter(_spelled(real.code[position][0]) for position in real.stream)


@pytest.mark.exhaustive
@pytest.mark.parametrize("job", SAMPLE, ids=str)
def test_disassembly_executes_as_emulated(emulated, job):
    real, listing = emulated[job], parse(emulated[job].text, "aarch64")
    assert not listing.unknown
    code = KernelCode(listing, listing.functions[0], find_target("a64fx").scalable_bits)
    stream = instruction_stream(code.execute(job.n_elements))
    np.testing.assert_array_equal(stream, real.stream)


@pytest.mark.exhaustive
def test_known_counts_of_order_7(emulated):
    """Three modes of 2 elements, 64 output vectors each: a multiply and seven FMA per vector."""
    found = emulated[Job("gcc", _variant("gcc", 7), 2)]
    assert found.counts(MULTIPLIES) == 384
    assert found.counts(FUSED) == 2688
