"""In-core contributions by llvm-mca instead of our own analysis.

Every executed basic block becomes a region of one llvm-mca run; the resource pressure that it
reports per iteration of the block is weighed by how often the block is executed per element.

References
----------
LLVM project: llvm-mca, LLVM Machine Code Analyzer. Ren et al. 2026, Section 5.1, which takes
`T_OL`, `T_L1LD` and `T_L1ST` from it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ...codegen.assembly import Assembly
from ...codegen.process import run
from ...errors import RunError, UsageError
from ...isa.instruction import Instruction
from ...records import record
from ..machine.load import Machine
from .contributions import Contributions
from .kernel import read_kernel
from .vocabulary import DISPATCH, PORTS

_ITERATIONS = 20  # enough to settle how a block spreads over its ports
_DEFAULT_ITERATIONS = 100
_TIMEOUT_S = 120.0
_FALLBACK = {"znver5": "znver4", "neoverse-v2": "neoverse-v1", "sapphirerapids": "icelake-server"}
_OVERLAPPING, _LOAD, _STORE = "overlapping", "load", "store"

# Resources of LLVM's scheduling models that carry loads and stores, in groups of equals.
_INTEL = (r"\w+Port0?[23]|SPRPort11", r"\w+Port0?[49]", r"\w+Port0?[78]")
_MEMORY_RESOURCES: Mapping[str, tuple[str, ...]] = {
    r"Zn\d": (r"Zn\dAGU.*", r"Zn\dLSU.*", r"Zn\dLoad.*", r"Zn\dStore.*", r"Zn\dFP45.*", r"Zn\dFPSt"),
    r"HW|BW|SKL|SKX": (r"\w+Port[23]", r"\w+Port4", r"\w+Port7"),
    r"ICX|SPR|ADLP": _INTEL,
    r"A64FX": (r"A64FXIPEAG[AB]",),
    r"[NV]\dUnit": (r"[NV]\dUnitL01.*", r"[NV]\dUnitL2", r"[NV]\dUnitL\..*"),
}


@record
class MachineCodeAnalyzer:
    """llvm-mca as found on PATH."""

    path: str
    version: str


def find_mca() -> MachineCodeAnalyzer:
    """Return the newest llvm-mca on PATH, with or without a version suffix.

    Raises
    ------
    UsageError
        If there is none.
    """
    found = [MachineCodeAnalyzer(path, _version(path)) for path in _candidates(os.environ.get("PATH", ""))]
    if not found:
        raise UsageError("llvm-mca is not on PATH; install LLVM's tools, or use --in-core own")
    return max(found, key=lambda tool: [int(part) for part in re.findall(r"\d+", tool.version)])


def mca_contributions(assembly: Assembly, machine: Machine) -> Contributions:
    """Return the in-core contributions of a kernel by the resource pressure that llvm-mca sees.

    Raises
    ------
    UsageError
        If llvm-mca is not installed.
    RunError
        If it rejects the code, or its scheduling model is one whose ports are not known here.
    """
    found = _analyse_blocks(assembly, machine, _ITERATIONS)
    pressure = _Pressure([name.rstrip() for name in found.resources])
    slots = 0.0
    for block in found.blocks:
        pressure.add(block.code, block.report["ResourcePressureView"]["ResourcePressureInfo"], block.times)
        summary = block.report["SummaryView"]
        slots += block.times * summary["TotaluOps"] / summary["Iterations"] / summary["DispatchWidth"]
    ports = pressure.cycles(_OVERLAPPING)
    return Contributions(
        overlapping_cycles=max(ports, slots),
        load_cycles=pressure.cycles(_LOAD),
        store_cycles=pressure.cycles(_STORE),
        bound=PORTS if ports >= slots else DISPATCH,
        source=f"{found.source}, resources {pressure.family}",
    )


def mca_cycles(assembly: Assembly, machine: Machine) -> float:
    """Return the cycles per element of a kernel as llvm-mca simulates them.

    Raises
    ------
    UsageError, RunError
        As `mca_contributions`.

    Notes
    -----
    Each basic block is simulated as a loop of 100 iterations, llvm-mca's default; its cycles per
    iteration count as often as the block is executed per element.
    """
    found = _analyse_blocks(assembly, machine, _DEFAULT_ITERATIONS)
    summaries = [(block.times, block.report["SummaryView"]) for block in found.blocks]
    return float(sum(times * view["TotalCycles"] / view["Iterations"] for times, view in summaries))


@record
class _Block:
    """A basic block: its code, its executions per element, and the report of llvm-mca."""

    code: Sequence[Instruction]
    times: float
    report: Mapping[str, Any]


@record
class _Blocks:
    """The executed blocks of a kernel, the resources of the processor, and their source."""

    blocks: list[_Block]
    resources: Sequence[str]
    source: str


def _analyse_blocks(assembly: Assembly, machine: Machine, iterations: int) -> _Blocks:
    code = read_kernel(assembly)
    one, two = code.execute(1), code.execute(2)
    n_blocks = len(two.blocks)
    executions = np.bincount(two.trace, minlength=n_blocks) - np.bincount(one.trace, minlength=n_blocks)
    blocks = {
        block.index: code.listing.instructions[block.start : block.stop]
        for block in two.blocks
        if executions[block.index] > 0
    }
    tool = find_mca()
    report, cpu = _report(tool, _regions(blocks), assembly.target.triple, machine.target, iterations)
    regions = [(int(region["Name"]), region) for region in report["CodeRegions"]]
    return _Blocks(
        [_Block(blocks[index], float(executions[index]), region) for index, region in regions],
        report["TargetInfo"]["Resources"],
        f"llvm-mca {tool.version}, -mcpu={cpu}",
    )


class _Pressure:
    """Cycles on each resource by the role of the instruction that takes it."""

    def __init__(self, resources: Sequence[str]) -> None:
        self.resources = resources
        self.family, patterns = _family(resources)
        self.groups = [
            [index for index, name in enumerate(resources) if re.fullmatch(pattern, name, re.DOTALL)]
            for pattern in patterns
        ]
        self.memory = {index for group in self.groups for index in group}
        self.totals: dict[tuple[str, int], float] = defaultdict(float)

    def add(self, code: Sequence[Instruction], entries: Sequence[Mapping[str, Any]], times: float) -> None:
        for entry in entries:
            position, resource = entry["InstructionIndex"], entry["ResourceIndex"]
            if position < len(code):  # the entries after the last instruction are sums
                role = self._role(code[position], resource)
                self.totals[role, resource] += times * entry["ResourceUsage"]

    def cycles(self, role: str) -> float:
        """Return the cycles of the fullest resource; those of a memory group share its work."""
        if role == _OVERLAPPING:
            return max((amount for (r, _), amount in self.totals.items() if r == role), default=0.0)
        shares = [sum(self.totals[role, i] for i in group) / len(group) for group in self.groups if group]
        return max(shares, default=0.0)

    def _role(self, instruction: Instruction, resource: int) -> str:
        if resource not in self.memory or not (instruction.loads or instruction.stores):
            return _OVERLAPPING
        return _LOAD if instruction.loads else _STORE


def _family(resources: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    for prefix, patterns in _MEMORY_RESOURCES.items():
        if match := re.match(prefix, resources[0]):
            return match[0], patterns
    raise RunError(
        f"llvm-mca: which ports of its scheduling model load and store is not known here "
        f"(resources {', '.join(resources[:3])}, ...); use --in-core own"
    )


def _regions(blocks: Mapping[int, Sequence[Instruction]]) -> str:
    """Return assembly with a region for each block; on AArch64 too, `#` marks it, `//` does not."""
    lines = []
    for index, code in blocks.items():
        lines += [f"# LLVM-MCA-BEGIN {index}", *(i.text for i in code), "# LLVM-MCA-END"]
    return "\n".join(lines) + "\n"


def _report(
    tool: MachineCodeAnalyzer, regions: str, triple: str, cpu: str, iterations: int
) -> tuple[dict[str, Any], str]:
    """Return the report and the processor it is for: an older one where LLVM lacks `cpu`."""
    command = [tool.path, f"-mtriple={triple}", "--json", f"--iterations={iterations}"]
    done = run([*command, f"-mcpu={cpu}"], _TIMEOUT_S, regions)
    lacking = "not a recognized processor" in done.stderr or "unable to find" in done.stderr
    if lacking and cpu in _FALLBACK:
        cpu = _FALLBACK[cpu]
        done = run([*command, f"-mcpu={cpu}"], _TIMEOUT_S, regions)
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except json.JSONDecodeError:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["no report"]
        raise RunError(f"{tool.path} -mcpu={cpu}: {lines[0].strip()}; use --in-core own") from None
    return report, cpu


def _candidates(path: str) -> list[str]:
    """Return every executable `llvm-mca` or `llvm-mca-NN` of a search path."""
    found = []
    for folder in path.split(os.pathsep):
        try:
            names = [file.name for file in Path(folder or ".").iterdir()]
        except OSError:
            continue
        found += [str(Path(folder) / n) for n in names if re.fullmatch(r"llvm-mca(-\d+)?(\.exe)?", n)]
    return [file for file in found if shutil.which(file)]


@cache
def _version(path: str) -> str:
    match = re.search(r"version (\d[\d.]*)", run([path, "--version"], timeout_s=20).stdout)
    return match[1] if match else "0"
