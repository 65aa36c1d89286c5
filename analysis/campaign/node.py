"""The node that we run on, as a campaign knows it: its name, microcode, operating system, clock."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..measurement.host import host_cpu, host_microcode, host_name, host_os_kernel

_CPUINFO = Path("/proc/cpuinfo")


@dataclass(frozen=True, slots=True)
class Node:
    """Properties of a node that may make it slower than another of the same processor.

    Attributes
    ----------
    name : str
        As the scheduler calls it, else its network name.
    cpu : str
        Processor, with family, model and stepping.
    microcode : str
        Its revision; empty where the system does not tell.
    os_kernel : str
        Release of the operating system.
    clock_mhz : float or None
        Present clock of the first core, as the system reports it; None where it does not.
    """

    name: str
    cpu: str
    microcode: str
    os_kernel: str
    clock_mhz: float | None

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON."""
        return asdict(self)


@cache
def this_node() -> Node:
    """Return the node that we run on."""
    fields = _first_processor(_CPUINFO.read_text() if _CPUINFO.is_file() else "")
    clock = fields.get("cpu MHz", "")
    return Node(
        name=host_name(),
        cpu=host_cpu(),
        microcode=host_microcode() or "",
        os_kernel=host_os_kernel(),
        clock_mhz=float(clock) if clock.replace(".", "", 1).isdigit() else None,
    )


def _first_processor(cpuinfo: str) -> dict[str, str]:
    """Return the fields of the first processor that is listed."""
    first = cpuinfo.split("\n\n", 1)[0]
    pairs = (line.partition(":") for line in first.splitlines())
    return {name.strip(): value.strip() for name, colon, value in pairs if colon}
