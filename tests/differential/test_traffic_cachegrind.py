"""Line fills of compiled kernels under cachegrind against the traffic that we derive.

valgrind knows AVX2 but not AVX-512, so gcc compiles for Haswell. The kernel is called a few
times, and a few times more: the difference is one further call in the steady state. Cachegrind
simulates set-associative caches of least-recently-used lines with write-allocate; it counts
fills, not write-backs.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace

import pytest
from chainline.analysis.machine.load import Cache
from chainline.analysis.traffic import kernel_traffic
from chainline.codegen.process import run
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Language, Mode, Variant

from ..tier import standing

pytestmark = [
    pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind not installed"),
    pytest.mark.skipif(not shutil.which("gcc"), reason="gcc not installed"),
    pytest.mark.skipif(not find_target("haswell").runs_here, reason="valgrind runs AVX2 code on x86-64 only"),
]

LINE = 64
WARM, FURTHER = 2, 3
KIB = 1024

DRIVER = """
#include <stdint.h>
#include <stdlib.h>
void {symbol}(int64_t n, {pointers});
int main(int argc, char **argv)
{{
  const long calls = atol(argv[1]), n = {n_elements}, np = {np}, volume = np * np * np;
  double *arrays[{count}];
  for (int a = 0; a < {count}; ++a) {{
    const long entries = a < {count} - 2 ? np * np : n * volume;
    arrays[a] = aligned_alloc(64, (entries * sizeof(double) + 63) / 64 * 64);
    for (long i = 0; i < entries; ++i) arrays[a][i] = 1.0 / np;
  }}
  for (long call = 0; call < calls; ++call) {symbol}(n, {arguments});
  return 0;
}}
"""


@dataclass(frozen=True, slots=True)
class Case:
    """A kernel, its elements, and the caches: sizes in KiB and ways."""

    order: int
    mode: Mode
    n_elements: int
    l1: tuple[int, int] = (48, 12)  # Zen 5
    last: tuple[int, int] = (1024, 16)

    def __str__(self) -> str:
        return f"p{self.order}-{self.mode}-{self.n_elements}-{self.l1[0]}K-{self.last[0]}K"


CASES = [
    Case(1, Mode.ELEMENT, 20_000),  # memory
    Case(3, Mode.ELEMENT, 8),  # L1
    Case(3, Mode.X, 1500, last=(512, 8)),  # memory
    Case(5, Mode.Y, 60, l1=(32, 8)),  # L2
    Case(7, Mode.ELEMENT, 1, l1=(32, 8)),  # L1
    Case(7, Mode.ELEMENT, 64),  # L2
    Case(7, Mode.ELEMENT, 400),  # memory
    Case(10, Mode.Z, 20),  # L2
    Case(11, Mode.ELEMENT, 40, l1=(64, 4), last=(512, 8)),  # memory
    Case(12, Mode.ELEMENT, 20, last=(256, 8)),  # memory
    Case(14, Mode.ELEMENT, 1),  # one element exceeds L1
    Case(14, Mode.ELEMENT, 8),
    Case(15, Mode.ELEMENT, 3),
    Case(15, Mode.ELEMENT, 30),
]

# What is to be kept fills nine tenths of L1 or more (order 15: a little over one, so that a
# cache of least-recently-used lines keeps none of it and a set-associative one keeps some).
NEAR_CAPACITY = [
    Case(11, Mode.ELEMENT, 10, l1=(32, 8)),
    Case(13, Mode.ELEMENT, 10),
    Case(14, Mode.ELEMENT, 8, l1=(32, 8)),
    Case(15, Mode.ELEMENT, 3, l1=(32, 8)),
    Case(15, Mode.ELEMENT, 30, l1=(32, 8)),
]


def fills(program, calls: int, case: Case, folder) -> tuple[int, int]:
    """Return bytes filled into L1 and into the last cache by a whole run."""
    out = folder / f"cachegrind.{calls}"
    levels = [
        f"--{name}={kib * KIB},{ways},{LINE}" for name, (kib, ways) in (("D1", case.l1), ("LL", case.last))
    ]
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=yes", *levels, f"--cachegrind-out-file={out}"]
    done = run([*command, str(program), str(calls)], 300)
    assert done.returncode == 0, done.stderr
    text = out.read_text().splitlines()
    names = next(line for line in text if line.startswith("events:")).split()[1:]
    numbers = next(line for line in text if line.startswith("summary:")).split()[1:]
    counts = dict(zip(names, map(int, numbers), strict=True))
    return (counts["D1mr"] + counts["D1mw"]) * LINE, (counts["DLmr"] + counts["DLmw"]) * LINE


def build(variant: Variant, n_elements: int, folder):
    """Return a program that calls a kernel as often as its argument says."""
    target = find_target("haswell")
    library = folder / "libkernel.so"
    shutil.copy(find_toolchain("gcc", target).build(render(variant), target).path, library)
    count = len(variant.modes) + 2
    driver, program = folder / "driver.c", folder / "driver"
    driver.write_text(
        DRIVER.format(
            symbol=variant.symbol,
            pointers=", ".join(["double *"] * count),
            arguments=", ".join(f"arrays[{number}]" for number in range(count)),
            n_elements=n_elements,
            np=variant.np,
            count=count,
        )
    )
    done = run(["gcc", "-O1", str(driver), str(library), "-o", str(program)], 60)
    assert done.returncode == 0, done.stderr
    return program


def measured(case: Case, folder) -> list[float]:
    """Return bytes filled by one further call, into L1 and into the last cache."""
    variant = Variant(case.order, (case.order + 1,), case.mode, Language.C)
    program = build(variant, case.n_elements, folder)
    before, after = (fills(program, calls, case, folder) for calls in (WARM, WARM + FURTHER))
    return [(more - less) / FURTHER for less, more in zip(before, after, strict=True)]


def derived(case: Case) -> list[float]:
    """Return what `kernel_traffic` says of a call."""
    sizes = zip(("L1", "L2"), (case.l1, case.last), strict=True)
    caches = [Cache(name, kib * KIB, 1, LINE, 64, 64, "cachegrind") for name, (kib, _) in sizes]
    variant = Variant(case.order, (case.order + 1,), case.mode, Language.C)
    levels = kernel_traffic(variant, case.n_elements, caches)
    return [level.load_bytes * case.n_elements for level in levels]


@pytest.mark.parametrize("case", standing(CASES, for_all=lambda case: case is CASES[0]), ids=str)
def test_line_fills(case, tmp_path):
    assert derived(case) == pytest.approx(measured(case, tmp_path), rel=0.1, abs=256)


@pytest.mark.exhaustive
@pytest.mark.parametrize("case", NEAR_CAPACITY, ids=str)
def test_only_set_conflicts_are_left_out(case, tmp_path):
    """Near the capacity the ways matter: the same kernel agrees in a fully associative L1."""
    expected, found = derived(case), measured(case, tmp_path)
    assert found[0] != pytest.approx(expected[0], rel=0.1)
    assert found[1] == pytest.approx(expected[1], rel=0.1, abs=256)
    lines = case.l1[0] * KIB // LINE
    fully_associative = measured(replace(case, l1=(case.l1[0], lines)), tmp_path)
    assert fully_associative == pytest.approx(expected, rel=0.1, abs=256)
