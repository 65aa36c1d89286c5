"""How much processor time `chainline analyze` takes beside llvm-mca on the same files, simulation included.

    pytest tests/benchmarks/bench_analyze.py -s

Straight-line functions of about 100, 1,000, 5,000 and 20,000 instructions are taken from kernels that
the embedded compiler makes. No instruction occurs twice, so no cache of decoded lines helps. The two
tools run in turn as whole processes, llvm-mca for its 100 iterations, after a first run that fills
the caches of files; then chainline in a process that has analysed another file before. Prints
processor seconds, the least of some rounds and in brackets the most, and ratios of the least,

    AMD EPYC (family 26, model 2, stepping 1)
    x86-64  instructions  chainline s       llvm-mca s        ratio  warm s            ratio  MB
                   20000  1.81 (to 1.93)    3.93 (to 4.01)    0.46   1.50 (to 1.62)    0.38   112

where MB is what chainline held at most, and the processor seconds that a further 1,000 instructions
cost between one size and the next.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from chainline.analysis.measurement.host import host_cpu
from chainline.asm.listing import parse
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.target import Target, find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import MAX_ORDER, DType, Mode, Variant
from chainline.isa.instruction import Kind

MCA = shutil.which("llvm-mca-19") or shutil.which("llvm-mca")
PEERS = {"znver4": ["-mtriple=x86_64", "-mcpu=znver4"], "a64fx": ["-mtriple=aarch64", "-mcpu=a64fx"]}
MACHINES = {"znver4": "zen4", "a64fx": "a64fx"}
ROUNDS = {100: 15, 1_000: 11, 5_000: 5, 20_000: 4}
VECTOR_REGISTER = re.compile(r"\b([xyz]mm|[zvqds])(\d+)\b")
BLOCK = 100  # lines that stay together: longer than the chains between them
LEFT_OUT = {Kind.BRANCH, Kind.CALL, Kind.RETURN}
# a process writes byte code, as one of a user does
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

# a process of its own: the memory of this one, which holds LLVM, would count as its child's
CLOCK = """
import json, os, sys
null = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0), (os.POSIX_SPAWN_DUP2, 1, 2)]
_, status, usage = os.wait4(os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=null), 0)
print(json.dumps([status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024]))
"""
# analyses one file, and then another that has no line of it
WARM = """
import contextlib, io, sys, time
from chainline.cli.main import main
first, second, machine = sys.argv[1:]
with contextlib.redirect_stdout(io.StringIO()):
    assert main(["analyze", first, "--machine", machine]) == 0
    start = time.process_time()
    assert main(["analyze", second, "--machine", machine]) == 0
print(time.process_time() - start)
"""

pytestmark = pytest.mark.skipif(MCA is None, reason="needs llvm-mca")


@dataclass(frozen=True, slots=True)
class Round:
    """Processor seconds of one round, and the most memory that chainline held in MB."""

    ours_s: float
    peer_s: float
    warm_s: float
    peak_mb: float


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
    for places, some in enumerate(map(_lines, jobs)):
        lines |= dict.fromkeys(_renumbered(line, places) for line in some)
    return list(lines)


def _thinned(lines: list[str], size: int) -> list[str]:
    """Return `size` of the lines in blocks spread evenly, so that every size has the same mix."""
    blocks = [lines[first : first + BLOCK] for first in range(0, max(ROUNDS), BLOCK)]
    return [line for block in blocks[:: max(ROUNDS) // size] for line in block][: size - 1]


def _straight_line(isa: str, lines: list[str]) -> str:
    body, kind = "\n".join(f"\t{line}" for line in lines), "@function" if isa == "x86-64" else "%function"
    return f"\t.globl kernel\n\t.type kernel, {kind}\nkernel:\n{body}\n\tret\n"


def _time(command: list[str]) -> tuple[float, float]:
    """Return the processor seconds of a command, and the memory in MB that it held at most."""
    clock = [sys.executable, "-S", "-c", CLOCK, *command]
    done = subprocess.run(clock, capture_output=True, check=True, text=True, env=ENVIRONMENT)
    status, cpu_s, peak_mb = json.loads(done.stdout)
    assert status == 0, command
    return cpu_s, peak_mb


def _warm_s(first: str, second: str, machine: str) -> float:
    command = [sys.executable, "-c", WARM, first, second, machine]
    done = subprocess.run(command, capture_output=True, check=True, text=True, env=ENVIRONMENT)
    return float(done.stdout)


@pytest.fixture(scope="module", params=PEERS)
def found(request, tmp_path_factory) -> dict[int, list[Round]]:
    """Rounds by size, the table printed."""
    cpu, rounds = request.param, {}
    target, folder = find_target(cpu), tmp_path_factory.mktemp(cpu)
    lines = _different_lines(target)
    assert len(lines) > max(ROUNDS)
    other = folder / "other.s"
    other.write_text(_straight_line(target.isa, lines[max(ROUNDS) :]))
    for size, number in ROUNDS.items():
        file = folder / f"{size}.s"
        file.write_text(_straight_line(target.isa, _thinned(lines, size)))
        ours = [sys.executable, "-m", "chainline", "analyze", str(file), "--machine", MACHINES[cpu]]
        _time(ours)
        rounds[size] = [_round(ours, [str(MCA), *PEERS[cpu], str(file)], str(other)) for _ in range(number)]
    _print(target.isa, rounds)
    return rounds


def _round(ours: list[str], peer: list[str], other: str) -> Round:
    (ours_s, peak_mb), (peer_s, _) = _time(ours), _time(peer)
    return Round(ours_s, peer_s, _warm_s(other, peer[-1], ours[-1]), peak_mb)


def _print(isa: str, found: dict[int, list[Round]]) -> None:
    print(f"\n{host_cpu()}")
    head = ("chainline s", "llvm-mca s", "warm s")
    print(f"{isa:8}instructions  {head[0]:18}{head[1]:18}ratio  {head[2]:18}ratio  MB")
    for size, rounds in found.items():
        ours, peer, warm = (_spread(rounds, field) for field in ("ours_s", "peer_s", "warm_s"))
        ratios = [f"{_ratio(rounds, field):<7.2f}" for field in ("ours_s", "warm_s")]
        print(f"{size:20}  {ours:18}{peer:18}{ratios[0]}{warm:18}{ratios[1]}{_peak_mb(rounds):.0f}")
    for field, tool in (("ours_s", "chainline"), ("peer_s", "llvm-mca")):
        slopes = ", ".join(f"{1000 * slope:.4f}" for slope in _slopes(found, field))
        print(f"        s per further 1,000 instructions, {tool}: {slopes}")


def _spread(rounds: list[Round], field: str) -> str:
    values = [getattr(one, field) for one in rounds]
    return f"{min(values):.2f} (to {max(values):.2f})"


def _least(rounds: list[Round], field: str) -> float:
    return min(getattr(one, field) for one in rounds)


def _ratio(rounds: list[Round], field: str) -> float:
    return _least(rounds, field) / _least(rounds, "peer_s")


def _peak_mb(rounds: list[Round]) -> float:
    return max(one.peak_mb for one in rounds)


def _slopes(found: dict[int, list[Round]], field: str) -> list[float]:
    """Return the processor seconds per further instruction between one size and the next."""
    return [
        (_least(found[b], field) - _least(found[a], field)) / (b - a) for a, b in pairwise(list(found)[1:])
    ]


def test_less_time_than_llvm_mca_from_5000_on(found):
    assert _ratio(found[5_000], "ours_s") < 1
    assert _ratio(found[20_000], "ours_s") < 0.6


def test_less_than_half_the_time_in_a_warm_process(found):
    assert _ratio(found[20_000], "warm_s") < 0.5


def test_time_grows_linearly(found):
    early, late = _slopes(found, "ours_s")
    assert late < 1.25 * early


def test_peak_memory_below_150_mb(found):
    assert _peak_mb(found[20_000]) < 150
