"""Processor seconds, time and memory of the commands that people wait for, in one table.

    python tests/benchmarks/command_table.py
    python tests/benchmarks/command_table.py --only "best 7" --against e75c054d --keep

Each command runs as a whole process, the processes that it starts included, with an empty cache; "again" are
the processor seconds of a second run with the cache of the first, and "first s" the seconds until `fit` shows
its first answer on a terminal. Beside it runs a reference, in turn with it, and the least of some rounds
counts: llvm-mca on the same file, the embedded compiler alone on the same kernels, a Gaussian process of
scikit-learn on the same rows; with `--against` the same command of another commit or checkout. "bar" is the
most that ratio, processor seconds or memory may be. `--keep` adds the rows to `docs/background/speed.md`.
"""

import argparse
import dataclasses
import datetime
import math
import os
import pty
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pyarrow.parquet as pq
from chainline.analysis.measurement.host import host_cpu

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "background" / "speed.md"
MACHINE = "zen5"
MCA = shutil.which("llvm-mca-19") or shutil.which("llvm-mca")
COMPILE = """
import sys
from chainline.analysis.host.host_machine import target_of
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.splits import partitions
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Variant
order, machine = int(sys.argv[1]), sys.argv[2]
for split in partitions(order + 1):
    EmbeddedLLVM().assemble(render(Variant(order, split)), target_of(load_machine(machine), machine))
"""
GAUSSIAN = """
import sys
import numpy as np
import pandas as pd
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process.kernels import RBF, WhiteKernel
rows = np.log(pd.read_csv(sys.argv[1]).to_numpy())
kernel = 1.0 * RBF(np.ones(rows.shape[1] - 1)) + WhiteKernel(1e-3)
GaussianProcessRegressor(kernel, normalize_y=True).fit(rows[:, :-1], rows[:, -1])
"""


WARM = """
import contextlib, io, sys, time
from chainline.cli.main import main
first, second, machine = sys.argv[1:]
with contextlib.redirect_stdout(io.StringIO()):
    for name in (first, second):
        begun = time.process_time()
        assert main(["analyze", "--no-graph", "--machine", machine, name]) == 0
        seconds = time.process_time() - begun
print(seconds)
"""


@dataclass(frozen=True)
class Bar:
    """The most that a case may take: a ratio to the commit before or to the peer, seconds, and MiB."""

    of_before: float = math.inf
    of_peer: float = math.inf
    processor_s: float = math.inf
    mib: float = math.inf

    def __str__(self) -> str:
        named = (
            (self.of_before, "{:.2g} of the commit"),
            (self.of_peer, "{:.2g} of the peer"),
            (self.processor_s, "{:g} s"),
            (self.mib, "{:g} MiB"),
        )
        return ", ".join(text.format(most) for most, text in named if math.isfinite(most))


@dataclass(frozen=True)
class Case:
    """A command, how large its work is, the command that it is compared with, and its bar."""

    name: str
    size: str
    command: tuple[str, ...]
    peer: tuple[str, ...] = ()
    bar: Bar = Bar()
    warmed_by: str = ""


@dataclass(frozen=True)
class Cost:
    """Processor seconds, seconds, and MiB of a process with those that it started."""

    processor_s: float
    wall_s: float
    peak_mib: float
    again_s: float | None = None
    first_s: float | None = None


def cases(folder: Path) -> Iterator[Case]:
    """Yield the cases; their files are written into a folder."""
    python = sys.executable
    for order, factor in (("3", math.inf), ("7", 3.5), ("11", 3.5), ("15", 5.4)):
        kernels = ("best", "--order", order, "--machine", MACHINE)
        alone = (python, "-c", COMPILE, order, MACHINE)
        yield Case(f"best {order}", f"order {order}", kernels, alone, _factor(factor))
    every = ("best", "--order", "1-15", "--machine", MACHINE)
    yield Case("best 1-15", "913 splits", every, bar=_factor(5))
    full = ("best", "--order", "7", "--space", "full", "--machine", MACHINE)
    yield Case("best 7 full", "order 7", full, bar=_factor(3))
    yield from _analyses(folder)
    yield from _fits(folder)
    table = folder / "rows.parquet"
    measured_kernels = ROOT / "tests" / "validation" / "campaigns" / "emerald-rapids" / "tensor.parquet"
    rows = pq.read_table(measured_kernels)
    rows = rows.take([*range(0, len(rows), 10)])  # pandas would leave out the version of the schema
    pq.write_table(rows, table)
    evaluate = ("evaluate", "simulation", str(table), "--machine", "spr")
    yield Case("evaluate", f"{len(rows)} rows", evaluate, bar=_factor(10))


def _factor(times_less: float) -> Bar:
    return Bar(of_before=1 / times_less) if math.isfinite(times_less) else Bar()


def _analyses(folder: Path) -> Iterator[Case]:
    bars = {
        "line": Bar(of_peer=1 / 3),
        "loop": Bar(processor_s=8, mib=600),
        "functions": Bar(processor_s=15),
        "countdown": _factor(10),
    }
    analyze = ("analyze", "--no-graph", "--machine", MACHINE)
    for name, size, text in _listings():
        path = folder / f"{name}.s"
        path.write_text(text)
        peer = (MCA, "-mtriple=x86_64", "-mcpu=znver4", str(path)) if MCA and name == "line" else ()
        yield Case(f"analyze {name}", size, (*analyze, str(path)), peer, bars[name])
        if name == "line":
            other = folder / "other.s"
            other.write_text(_line(random.Random(2), 2000))
            warm = Bar(of_peer=1 / 10)
            yield Case("analyze line, warm process", size, (*analyze, str(path)), peer, warm, str(other))


def _fits(folder: Path) -> Iterator[Case]:
    rows = (ROOT / "tests" / "validation" / "routines" / "gemm.csv").read_text().splitlines()
    cut = [",".join(row.split(",")[:4]) for row in rows]
    for count, most in ((50, 6), (200, 6), (1000, 20), (10_000, 40)):
        measured = count < len(rows)
        drawn = random.Random(1).sample(cut[1:], count) if measured else list(_formula_rows(count))
        path = folder / f"rows{count}.csv"
        path.write_text("\n".join((cut[0], *drawn)) + "\n")
        fit = ("fit", str(path), "--target", "seconds")
        peer = (sys.executable, "-c", GAUSSIAN, str(path)) if measured else ()
        size = f"{count:,} rows" if measured else f"{count:,} rows of a formula, 5 % noise"
        yield Case(f"fit {count}", size, fit, peer, Bar(processor_s=most))


def _formula_rows(count: int) -> Iterator[str]:
    draw = random.Random(1)
    for _ in range(count):
        m, n, k = (draw.randint(32, 1024) for _ in range(3))
        seconds = 2 * m * n * k / 4e10 * (1 + 8 / m + 8 / n + 16 / k) * math.exp(draw.gauss(0, 0.05))
        yield f"{m},{n},{k},{seconds:.6g}"


def _line(draw: random.Random, n: int) -> str:
    return "f:\n" + "\n".join(_body(draw, n)) + "\n\tret\n"


def _listings() -> Iterator[tuple[str, str, str]]:
    draw = random.Random(1)
    yield "line", "20,000 instructions", _line(draw, 20_000)
    loop = "\n".join(_body(draw, 200_000))
    yield "loop", "200,000 lines", f"f:\n\txorl %eax, %eax\n.L1:\n{loop}\n{_end('.L1')}\tret\n"
    functions = (
        f"\t.globl f{n}\n\t.type f{n}, @function\nf{n}:\n\txorl %eax, %eax\n.L{n}:\n"
        + "\n".join(_body(draw, 12))
        + f"\n{_end(f'.L{n}')}\tret\n\t.size f{n}, .-f{n}\n"
        for n in range(5000)
    )
    yield "functions", "5,000 functions", "".join(functions)
    yield (
        "countdown",
        "3 instructions",
        "f:\n.L1:\n\tvaddsd %xmm0, %xmm1, %xmm1\n\tdecq %r15\n\tjne .L1\n\tret\n",
    )


def _body(draw: random.Random, n: int) -> Iterator[str]:
    for _ in range(n):
        a, b, c, place = *(draw.randrange(30) for _ in range(3)), 64 * draw.randrange(64)
        yield draw.choice(
            (
                f"\tvmovupd {place}(%rsi,%rax,8), %zmm{a}",
                f"\tvmovupd %zmm{a}, {place}(%rdi,%rax,8)",
                f"\tvaddpd %zmm{a}, %zmm{b}, %zmm{c}",
                f"\tvfmadd231pd %zmm{a}, %zmm{b}, %zmm{c}",
            )
        )


def _end(label: str) -> str:
    return f"\taddq $8, %rax\n\tcmpq %rdx, %rax\n\tjne {label}\n"


def cost_of(case: Case, checkout: Path) -> Cost:
    """Return what a case costs with the package of a checkout and an empty cache.

    Raises
    ------
    RuntimeError
        If it fails.
    """
    command = (sys.executable, "-m", "chainline", *case.command)
    if case.warmed_by:
        command = (sys.executable, "-c", WARM, case.warmed_by, case.command[-1], MACHINE)
    with tempfile.TemporaryDirectory() as cache:
        found = _run(command, checkout, cache, on_terminal=case.name.startswith("fit"))
        if case.warmed_by or case.name.startswith("fit"):
            return found
        return dataclasses.replace(found, again_s=_run(command, checkout, cache).processor_s)


def peer_cost_of(command: Sequence[str]) -> Cost:
    """Return what a reference costs."""
    with tempfile.TemporaryDirectory() as cache:
        return _run(command, ROOT, cache)


def _run(command: Sequence[str], checkout: Path, cache: str, *, on_terminal: bool = False) -> Cost:
    """Return the cost of a process; on a terminal, the time until it shows an answer, too."""
    environment = os.environ | {"CHAINLINE_CACHE_DIR": cache, "PYTHONPATH": str(checkout.parent)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a process of a user writes byte code once
    ours, theirs = pty.openpty() if on_terminal else os.pipe()
    begun = time.monotonic()
    said = theirs if on_terminal else subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=theirs, stderr=said, cwd=cache)
    os.close(theirs)
    first, written = None, b""
    while piece := _read(ours):
        written += piece
        if first is None and b"so far" in written:
            first = time.monotonic() - begun
    os.close(ours)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"{' '.join(command)}: failed")
    seconds = float(written) if command[1:3] == ("-c", WARM) else usage.ru_utime + usage.ru_stime
    return Cost(seconds, time.monotonic() - begun, usage.ru_maxrss / 1024, None, first)


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 1 << 16)
    except OSError:  # the other end of a terminal is closed
        return b""


def least(costs: Sequence[Cost]) -> Cost:
    """Return the cost of the round of the fewest processor seconds, with the least of the other times."""
    best = min(costs, key=lambda cost: cost.processor_s)
    again = min((cost.again_s for cost in costs if cost.again_s is not None), default=None)
    first = min((cost.first_s for cost in costs if cost.first_s is not None), default=None)
    return dataclasses.replace(best, again_s=again, first_s=first)


def measured(case: Case, rounds: int, against: Path | None) -> tuple[Cost, Cost | None]:
    """Return the cost of a case and of its reference, which run in turn."""
    by_before = against is not None and math.isfinite(case.bar.of_before)
    found: tuple[list[Cost], list[Cost]] = [], []
    for _ in range(rounds):
        found[0].append(cost_of(case, ROOT))
        if against is not None and by_before:
            found[1].append(cost_of(case, against))
        elif case.peer:
            found[1].append(peer_cost_of(case.peer))
    return least(found[0]), least(found[1]) if found[1] else None


@contextmanager
def checkout_of(name: str | None) -> Iterator[Path | None]:
    """Yield the folder of another checkout: as given, or made for a commit and removed in the end."""
    if name is None or Path(name).is_dir():
        yield Path(name).resolve() if name else None
        return
    git = ("git", "-C", str(ROOT), "worktree")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chainline"
        subprocess.run([*git, "add", "-q", "--detach", str(path), name], check=True)
        try:
            yield path
        finally:
            subprocess.run([*git, "remove", "--force", str(path)], check=True)


COLUMNS = (
    *("commit", "command", "size", "processor s", "again", "first s", "wall s", "MiB"),
    *("reference s", "ratio", "bar", "held"),
)
HEADER = (f"| {' | '.join(COLUMNS)} |", "| --- " * len(COLUMNS) + "|")


def row_of(commit: str, case: Case, cost: Cost, reference: Cost | None, against: str | None) -> str:
    """Return a row of the table."""
    beside, ratio = "", None
    if reference is not None:
        name = against if against and math.isfinite(case.bar.of_before) else Path(case.peer[0]).name
        ratio = cost.processor_s / reference.processor_s
        beside = f"{reference.processor_s:.2f} ({name})"
    cells = (
        *(commit, case.name, case.size, f"{cost.processor_s:.2f}", _seconds(cost.again_s)),
        *(_seconds(cost.first_s), f"{cost.wall_s:.2f}", f"{cost.peak_mib:.0f}", beside),
        *("" if ratio is None else f"{ratio:.2f}", str(case.bar), _held(case.bar, cost, ratio, against)),
    )
    return f"| {' | '.join(cells)} |"


def _seconds(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def _held(bar: Bar, cost: Cost, ratio: float | None, against: str | None) -> str:
    """Return whether a bar is held; "" for a ratio to what did not run."""
    if not str(bar) or (math.isfinite(bar.of_before) and against is None):
        return ""
    most = min(bar.of_before, bar.of_peer)
    if math.isfinite(most) and ratio is None:
        return ""
    held = cost.processor_s <= bar.processor_s and cost.peak_mib <= bar.mib and (ratio or 0.0) <= most
    return "yes" if held else "no"


def keep(rows: Sequence[str]) -> None:
    """Add rows to the table of the page, at its end."""
    text = PAGE.read_text(encoding="utf-8").rstrip("\n")
    PAGE.write_text("\n".join((text, *rows)) + "\n", encoding="utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--only", default="", help="cases whose name begins so")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", help="a commit, or the folder of another checkout named chainline")
    parser.add_argument("--keep", action="store_true", help=f"add the rows to {PAGE.relative_to(ROOT)}")
    given = parser.parse_args()
    git = ["git", "-C", str(ROOT), "rev-parse", "--short=8", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    print(
        f"{datetime.date.today().isoformat()}, {host_cpu()}, least of {given.rounds} rounds",
        *HEADER,
        sep="\n",
    )
    rows = []
    with checkout_of(given.against) as against, tempfile.TemporaryDirectory() as folder:
        for case in cases(Path(folder)):
            if case.name.startswith(given.only):
                found = measured(case, given.rounds, against)
                rows.append(row_of(commit, case, *found, given.against and Path(given.against).name))
                print(rows[-1], flush=True)
    if given.keep:
        keep(rows)


if __name__ == "__main__":
    main()
