"""Cycles of basic blocks by other tools on PATH: llvm-mca and OSACA."""

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from chainline.analysis.incore.mca import find_mca
from chainline.errors import UsageError

_OSACA_ARCH = {"skylake": "SKX", "sapphirerapids": "SPR"}
_ITERATIONS = 100


def mca_cycles(blocks: Sequence[Sequence[str]], cpu: str) -> list[float | None]:
    """Return the cycles of an iteration of each block, None where llvm-mca is absent or rejects it.

    Parameters
    ----------
    blocks : sequence of sequence of str
        Text of the instructions of each block.
    cpu : str
        LLVM's name of the processor.
    """
    try:
        tool = find_mca()
    except UsageError:
        return [None] * len(blocks)
    text = "\n".join(
        "\n".join((f"# LLVM-MCA-BEGIN b{number}", *block, f"# LLVM-MCA-END b{number}"))
        for number, block in enumerate(blocks)
    )
    command = [tool.path, "-mtriple=x86_64-unknown-linux-gnu", f"-mcpu={cpu}", "--json"]
    done = subprocess.run(
        [*command, f"-iterations={_ITERATIONS}"],
        input=text + "\n",
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:  # the whole run fails where one instruction is rejected
        if len(blocks) == 1:
            return [None]
        middle = len(blocks) // 2
        return mca_cycles(blocks[:middle], cpu) + mca_cycles(blocks[middle:], cpu)
    regions = {region["Name"]: region for region in json.loads(done.stdout)["CodeRegions"]}
    found: list[float | None] = []
    for number in range(len(blocks)):
        view = regions.get(f"b{number}", {}).get("SummaryView")
        found.append(view["TotalCycles"] / view["Iterations"] if view else None)
    return found


def osaca_cycles(blocks: Sequence[Sequence[str]], cpu: str) -> list[float | None]:
    """Return the larger of throughput and loop-carried latency by OSACA, None where it is absent or fails.

    Parameters
    ----------
    blocks, cpu
        As of `mca_cycles`.
    """
    tool = shutil.which("osaca")
    if tool is None or cpu not in _OSACA_ARCH:
        return [None] * len(blocks)
    return [_osaca(tool, block, _OSACA_ARCH[cpu]) for block in blocks]


def _osaca(tool: str, block: Sequence[str], arch: str) -> float | None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "block.s"
        file.write_text("\n".join((*block, "")))
        done = subprocess.run([tool, "--arch", arch, str(file)], capture_output=True, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if re.match(r"\s+\d", line)]
    numbers = [float(n) for line in lines[-1:] for n in re.findall(r"\d+\.?\d*", line)]
    return max(numbers) if numbers and not done.returncode else None
