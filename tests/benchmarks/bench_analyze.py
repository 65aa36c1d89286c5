"""How long `chainline analyze` takes as a whole process beside llvm-mca on the same files.

    pytest tests/benchmarks/bench_analyze.py -s

Straight-line functions of about 1,000, 5,000 and 20,000 instructions are taken from kernels that
the embedded compiler makes. No instruction occurs twice, so no cache of decoded lines helps. The
two tools run in turn, start-up included; each pair gives a ratio. Prints medians and ranges,

    x86-64  instructions  chainline s       llvm-mca s        ratio             CPU   MB
                   20000  1.81 (1.72-1.93)  3.93 (3.75-4.01)  0.46 (0.45-0.48)  0.49  112

where CPU is the ratio of processor seconds and MB what chainline held at most, and the processor
seconds that a further 1,000 instructions cost between one size and the next.
"""

import json
import re
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from chainline.asm.instruction import Kind
from chainline.asm.listing import parse
from chainline.codegen.embedded import EmbeddedLLVM
from chainline.codegen.process import map_processes
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import Target, find_target
from chainline.codegen.variant import MAX_ORDER, DType, Mode, Variant

MCA = shutil.which("llvm-mca-19") or shutil.which("llvm-mca")
PEERS = {"znver4": ["-mtriple=x86_64", "-mcpu=znver4"], "a64fx": ["-mtriple=aarch64", "-mcpu=a64fx"]}
MACHINES = {"znver4": "zen4", "a64fx": "a64fx"}
ROUNDS = {1_000: 9, 5_000: 7, 20_000: 5}
VECTOR_REGISTER = re.compile(r"\b([xyz]mm|[zvqds])(\d+)\b")
BLOCK = 100  # lines that stay together: longer than the chains between them
LEFT_OUT = {Kind.BRANCH, Kind.CALL, Kind.RETURN}

# a process of its own: the memory of this one, which holds LLVM, would count as its child's
CLOCK = """
import json, os, sys, time
start = time.perf_counter()
null = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_DUP2, 1, 2)]
_, status, usage = os.wait4(os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=null), 0)
wall = time.perf_counter() - start
print(json.dumps([status, wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024]))
"""

pytestmark = pytest.mark.skipif(MCA is None, reason="needs llvm-mca")


@dataclass(frozen=True, slots=True)
class Run:
    """One command: wall and processor seconds, and the most memory it held in MB."""

    wall_s: float
    cpu_s: float
    peak_mb: float


@dataclass(frozen=True, slots=True)
class Pair:
    """The two tools one after the other on the same file."""

    ours: Run
    peer: Run

    @property
    def ratio(self) -> float:
        """Wall time of ours over the peer's."""
        return self.ours.wall_s / self.peer.wall_s


def _variants() -> Iterator[Variant]:
    """Kernels of high orders, splits far apart, types and modes in turn."""
    for position in range(0, 96, 2):
        for order in (MAX_ORDER, 12, 9, 7, 10, 14):
            splits = list(partitions(order + 1))
            dtype = tuple(DType)[position % 2]
            yield Variant(order, splits[len(splits) * position // 96], Mode.ELEMENT, dtype=dtype)


def _lines(job: tuple[Variant, Target]) -> list[str]:
    variant, target = job
    listing = parse(EmbeddedLLVM().assemble(render(variant), target).text, target.isa)
    # a prefix is no instruction without the one after it, which may have to be left out
    kept = (one for one in listing.instructions if one.mnemonic != "movprfx")
    return [one.text for one in kept if one.kind not in LEFT_OUT]


def _renumbered(line: str, places: int) -> str:
    """Return a line with its vector registers rotated, within what the encodings can name."""

    def rotate(match: re.Match[str]) -> str:
        number = int(match[2])
        first, count = (0, 8) if number < 8 else (8, 8) if number < 16 else (16, 16)
        return f"{match[1]}{first + (number - first + places) % count}"

    return VECTOR_REGISTER.sub(rotate, line)


def _different_lines(target: Target) -> list[str]:
    """Return the instructions of many kernels in order, each text once.

    A kernel's registers are renumbered, which leaves its dependencies as they are.
    """
    jobs = [(variant, target) for variant in _variants()]
    lines: dict[str, None] = {}
    for places, some in enumerate(map_processes(_lines, jobs, chunk=4)):
        lines |= dict.fromkeys(_renumbered(line, places) for line in some)
    return list(lines)


def _thinned(lines: list[str], size: int) -> list[str]:
    """Return `size` of the lines in blocks spread evenly, so that every size has the same mix."""
    blocks = [lines[first : first + BLOCK] for first in range(0, max(ROUNDS), BLOCK)]
    return [line for block in blocks[:: max(ROUNDS) // size] for line in block][: size - 1]


def _straight_line(isa: str, lines: list[str]) -> str:
    body, kind = "\n".join(f"\t{line}" for line in lines), "@function" if isa == "x86-64" else "%function"
    return f"\t.globl kernel\n\t.type kernel, {kind}\nkernel:\n{body}\n\tret\n"


def _time(command: list[str]) -> Run:
    clock = [sys.executable, "-S", "-c", CLOCK, *command]
    done = subprocess.run(clock, capture_output=True, check=True, text=True)
    status, *figures = json.loads(done.stdout)
    assert status == 0, command
    return Run(*figures)


@pytest.fixture(scope="module", params=PEERS)
def pairs(request, tmp_path_factory) -> dict[int, list[Pair]]:
    """Timed pairs by size, the table printed."""
    cpu, found = request.param, {}
    target = find_target(cpu)
    lines = _different_lines(target)
    assert len(lines) >= max(ROUNDS)
    for size, rounds in ROUNDS.items():
        file = tmp_path_factory.mktemp(cpu) / "kernel.s"
        file.write_text(_straight_line(target.isa, _thinned(lines, size)))
        ours = [sys.executable, "-m", "chainline", "analyze", "--no-simulation", str(file)]
        peer = [str(MCA), *PEERS[cpu], str(file)]
        ours += ["--machine", MACHINES[cpu]]
        _time(ours)  # the first run writes byte code and fills the caches of files
        found[size] = [Pair(_time(ours), _time(peer)) for _ in range(rounds)]
    _print(target.isa, found)
    return found


def _print(isa: str, found: dict[int, list[Pair]]) -> None:
    print(f"\n{isa:8}instructions  {'chainline s':18}{'llvm-mca s':18}{'ratio':18}{'CPU':6}MB")
    for size, pairs in found.items():
        ours = _spread([pair.ours.wall_s for pair in pairs])
        peer = _spread([pair.peer.wall_s for pair in pairs])
        ratio = _spread([pair.ratio for pair in pairs])
        cpu = statistics.median(pair.ours.cpu_s / pair.peer.cpu_s for pair in pairs)
        print(f"{size:20}  {ours:18}{peer:18}{ratio:18}{cpu:<6.2f}{_peak_mb(pairs):.0f}")
    for tool in ("ours", "peer"):
        slopes = ", ".join(f"{1000 * slope:.4f}" for slope in _slopes(found, tool))
        print(f"        CPU s per 1,000 instructions, {tool}: {slopes}")


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f}-{max(values):.2f})"


def _peak_mb(pairs: list[Pair]) -> float:
    return max(pair.ours.peak_mb for pair in pairs)


def _slopes(found: dict[int, list[Pair]], tool: str) -> list[float]:
    """Return the processor seconds per further instruction between one size and the next."""
    times = {
        size: statistics.median(getattr(pair, tool).cpu_s for pair in pairs) for size, pairs in found.items()
    }
    sizes = list(times)
    return [(times[b] - times[a]) / (b - a) for a, b in pairwise(sizes)]


def test_faster_than_llvm_mca_at_20000(pairs):
    assert statistics.median(pair.ratio for pair in pairs[20_000]) < 1


def test_at_most_half_as_long_again_at_5000(pairs):
    assert statistics.median(pair.ratio for pair in pairs[5_000]) <= 1.5


def test_time_grows_linearly(pairs):
    early, late = _slopes(pairs, "ours")
    assert late < 1.25 * early


def test_peak_memory_below_500_mb(pairs):
    assert _peak_mb(pairs[20_000]) < 500
