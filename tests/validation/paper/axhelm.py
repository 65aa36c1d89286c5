"""The stages of Nek's axhelm on A64FX, simulated, beside what RIKEN measured of them.

    git clone https://github.com/RIKEN-RCCS/A64FX_Tuning_Documents
    python tests/validation/paper/axhelm.py A64FX_Tuning_Documents/axhelm/cpp

RIKEN's tuning documents have six sources of the kernel at order 7 (axhelm-0.cpp to axhelm-4.cpp, and
axhelm-1a.cpp) and the GFLOPS that each makes on a node at 2.0 GHz, 48 cores, data in memory, by the
compiler of Fujitsu. Here gcc compiles them, as C and without threads, the core is simulated with data
in L1, and memory is a bound beside it. Without a folder it prints counts and bounds alone. Needs
aarch64-linux-gnu-gcc.
"""

import argparse
import re
import shutil
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

from chainline.analysis.incore.pipeline.simulate import simulate_calls
from chainline.analysis.machine.load import Machine, load_machine
from chainline.asm.listing import parse
from chainline.asm.trace import trace_call
from chainline.isa.instruction import Kind

MEASURED = {"0": 126, "1": 329, "1a": 321, "2": 358, "3": 374, "4": 606}
"""GFLOPS of a node, by stage, as RIKEN's documents print them."""
NP, CLOCK_GHZ = 8, 2.0
FLOPS = NP**3 * (12 * NP + 15)
"""Of an element, as RIKEN counts: six inner products of 8 terms, and 15 operations with the geometry."""
READ, WRITTEN = 7 * NP**3 * 8, NP**3 * 8
"""Bytes of an element: the field and six factors of the geometry; the result."""
FLAGS = "-std=gnu11 -O3 -ffast-math -mcpu=a64fx -msve-vector-bits=512 -w -S"
ELEMENTS = 2
ARRAYS = {"x2": 0x1000_0000, "x3": 0x1200_0440, "x5": 0x1400_0880, "x6": 0x1600_0CC0}
"""Where geometry, operator, field and result lie: apart, and not by a power of two."""
STACK = 0x7FFF_FFF0_0000


def as_c(source: str) -> str:
    """Return a source of RIKEN's, which is C but for its linkage and a reference, as C."""
    plain = source.replace('extern "C" ', "")
    return re.sub(r"const dlong ?& ?offset", "const dlong offset", plain)


def compile_stage(source: Path) -> str:
    """Return the assembly of a stage."""
    with TemporaryDirectory() as folder:
        given, made = Path(folder, "stage.c"), Path(folder, "stage.s")
        given.write_text(as_c(source.read_text(encoding="utf-8")), encoding="utf-8")
        compiler = shutil.which("aarch64-linux-gnu-gcc") or refuse("aarch64-linux-gnu-gcc is not installed")
        done = subprocess.run([compiler, *FLAGS.split(), given, "-o", made], capture_output=True, check=False)
        if done.returncode:
            refuse(f"{source}: gcc does not compile it; give RIKEN's sources as they are")
        return made.read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage as the core executes it, per element, everything found in L1."""

    cycles: float
    integer: float
    loads: float
    flops: float


def simulate(assembly: str, machine: Machine) -> Stage:
    """Return what a stage takes, and what it executes."""
    listing = parse(assembly, machine.isa)
    arguments = {"x0": ELEMENTS, "sp": STACK, **ARRAYS}
    trace = trace_call(listing, listing.functions[0], arguments, machine.vector_bits)
    counts = Counter(listing.instructions[place].kind for place in trace.stream)
    arithmetic = 2 * counts[Kind.FMA] + counts[Kind.MULTIPLY] + counts[Kind.ADD]
    return Stage(
        simulate_calls(trace, machine).cycles_per_iteration / ELEMENTS,
        counts[Kind.INTEGER] / ELEMENTS,
        counts[Kind.LOAD] / ELEMENTS,
        arithmetic * machine.vector_bits // 64 / ELEMENTS,
    )


def node_gflops(machine: Machine, per_element_cycles: float) -> float:
    """Return the GFLOPS of all cores of a node."""
    return machine.core.cores * FLOPS / per_element_cycles * CLOCK_GHZ


def bounds(machine: Machine) -> dict[str, float]:
    """Return what a node reaches at most, in GFLOPS: its pipes, and its memory."""
    lanes, per_second = machine.vector_bits // 64, machine.memory.socket_bytes_per_second * 1e-9
    # the line of a store is read before it is written, unless it is zeroed first
    moved = {"memory": READ + WRITTEN, "memory, results read first": READ + 2 * WRITTEN}
    peak = machine.core.cores * 2 * lanes / machine.fma_throughput_cycles * CLOCK_GHZ
    return {"pipes": peak} | {name: FLOPS / each * per_second for name, each in moved.items()}


def refuse(why: str) -> NoReturn:
    """End with one line and status 2."""
    print(f"axhelm.py: error: {why}", file=sys.stderr)
    raise SystemExit(2)


def main() -> None:
    """Print counts, bounds, and the stages of a folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, help="axhelm/cpp of RIKEN's documents")
    folder = parser.parse_args().folder
    machine = load_machine("a64fx")
    print(f"an element: {FLOPS} operations, {READ} bytes read, {WRITTEN} written")
    found = bounds(machine)
    print("bounds of a node, GFLOPS: " + ", ".join(f"{name} {each:.0f}" for name, each in found.items()))
    if folder is None:
        return
    memory = found["memory, results read first"]
    print("| stage | RIKEN | of memory's bound | simulated, in L1 | cycles | integer | loads | operations |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for stage, measured in MEASURED.items():
        path = folder / f"axhelm-{stage}.cpp"
        if not path.is_file():
            refuse(f"{path}: not there; give the folder axhelm/cpp of RIKEN's documents")
        found_of = simulate(compile_stage(path), machine)
        speed = node_gflops(machine, found_of.cycles)
        cells = [found_of.cycles, found_of.integer, found_of.loads, found_of.flops]
        ours = " | ".join(f"{each:.0f}" for each in (speed, *cells))
        print(f"| tune-{stage} | {measured} | {measured / memory:.0%} | {ours} |")


if __name__ == "__main__":
    main()
