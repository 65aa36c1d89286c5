"""Processor seconds, time and memory of the commands that people wait for, in one table.

    python tests/benchmarks/command_table.py
    python tests/benchmarks/command_table.py --only best --against ../before --keep

Each command runs as a whole process, the processes that it starts included, with an empty cache. Beside it
runs a reference: llvm-mca on the same file, the embedded compiler alone on the same kernels, a Gaussian
process of scikit-learn on the same rows; with `--against` the same command of another checkout. They run in
turn, and the least of some rounds counts. `--keep` adds the rows to `docs/background/speed.md`, by commit.
"""

import argparse
import datetime
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

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


@dataclass(frozen=True)
class Case:
    """A command, how large its work is, and the command that it is compared with."""

    name: str
    size: str
    command: tuple[str, ...]
    reference: tuple[str, ...] = ()


@dataclass(frozen=True)
class Cost:
    """Processor seconds, seconds, and MiB of a process with those that it started."""

    processor_s: float
    wall_s: float
    peak_mib: float


def cases(folder: Path) -> Iterator[Case]:
    """Yield the cases; their files are written into a folder."""
    python = sys.executable
    for order in ("3", "7", "11", "15"):
        kernels = ("best", "--order", order, "--machine", MACHINE)
        yield Case(f"best {order}", f"order {order}", kernels, (python, "-c", COMPILE, order, MACHINE))
    yield Case("best 7 full", "order 7", ("best", "--order", "7", "--space", "full", "--machine", MACHINE))
    analyze = ("analyze", "--no-graph", "--machine", MACHINE)
    for name, size, text in _listings():
        path = folder / f"{name}.s"
        path.write_text(text)
        reference = (MCA, "-mtriple=x86_64", "-mcpu=znver4", str(path)) if MCA and name == "line" else ()
        yield Case(f"analyze {name}", size, (*analyze, str(path)), reference)
    rows = (ROOT / "tests" / "validation" / "routines" / "gemm.csv").read_text().splitlines()
    for count in (50, 200, 1000):
        drawn = [rows[0], *random.Random(1).sample(rows[1:], count)]
        path = folder / f"rows{count}.csv"
        path.write_text("\n".join(",".join(row.split(",")[:4]) for row in drawn) + "\n")
        fit = ("fit", str(path), "--target", "seconds")
        yield Case(f"fit {count}", f"{count} rows", fit, (python, "-c", GAUSSIAN, str(path)))
    table = ROOT / "tests" / "validation" / "campaigns" / "zen5" / "schedules.parquet"
    yield Case("evaluate", table.name, ("evaluate", "simulation", str(table), "--machine", MACHINE))


def _listings() -> Iterator[tuple[str, str, str]]:
    draw = random.Random(1)
    line = "\n".join(_body(draw, 20_000))
    yield "line", "20,000 instructions", f"f:\n{line}\n\tret\n"
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


def cost_of(command: Sequence[str], checkout: Path) -> Cost:
    """Return what a command costs with the package of a checkout and an empty cache.

    Raises
    ------
    RuntimeError
        If it fails.
    """
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"CHAINLINE_CACHE_DIR": cache, "PYTHONPATH": str(checkout.parent)}
        begun = time.monotonic()
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=cache
        )
        _, status, usage = os.wait4(process.pid, 0)
        if status:
            raise RuntimeError(f"{' '.join(command)}: failed")
        return Cost(usage.ru_utime + usage.ru_stime, time.monotonic() - begun, usage.ru_maxrss / 1024)


def least(costs: Sequence[Cost]) -> Cost:
    """Return the cost of the round that took the fewest processor seconds."""
    return min(costs, key=lambda cost: cost.processor_s)


def measured(case: Case, rounds: int, against: Path | None) -> tuple[Cost, Cost | None]:
    """Return the cost of a case and of its reference, which run in turn."""
    ours = (sys.executable, "-m", "chainline", *case.command)
    reference = ours if against else case.reference
    found: tuple[list[Cost], list[Cost]] = [], []
    for _ in range(rounds):
        found[0].append(cost_of(ours, ROOT))
        if reference:
            found[1].append(cost_of(reference, against or ROOT))
    return least(found[0]), least(found[1]) if found[1] else None


HEADER = (
    "| commit | command | size | processor s | wall s | MiB | reference s | ratio |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def row_of(commit: str, case: Case, cost: Cost, reference: Cost | None) -> str:
    """Return a row of the table."""
    beside = (
        ("", "")
        if reference is None
        else (f"{reference.processor_s:.2f}", f"{cost.processor_s / reference.processor_s:.2f}")
    )
    figures = f"{cost.processor_s:.2f}", f"{cost.wall_s:.2f}", f"{cost.peak_mib:.0f}", *beside
    return f"| {' | '.join((commit, case.name, case.size, *figures))} |"


def keep(rows: Sequence[str]) -> None:
    """Add rows to the table of the page, at its end."""
    text = PAGE.read_text(encoding="utf-8").rstrip("\n")
    PAGE.write_text("\n".join((text, *rows)) + "\n", encoding="utf-8")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--only", default="", help="cases whose name begins so")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, help="another checkout, in place of the references")
    parser.add_argument("--keep", action="store_true", help=f"add the rows to {PAGE.relative_to(ROOT)}")
    given = parser.parse_args()
    git = ["git", "-C", str(ROOT), "rev-parse", "--short=8", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()
    print(f"{datetime.date.today().isoformat()}, least of {given.rounds} rounds", *HEADER, sep="\n")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for case in cases(Path(folder)):
            if case.name.startswith(given.only):
                rows.append(row_of(commit, case, *measured(case, given.rounds, given.against)))
                print(rows[-1], flush=True)
    if given.keep:
        keep(rows)


if __name__ == "__main__":
    main()
