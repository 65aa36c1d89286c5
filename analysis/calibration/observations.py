"""All that calibration observes, before a machine is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..machine.record import Measured
from .os_caches import OsCache
from .session import Host

MEASURED = "measured"
"""First word of the source of what was measured."""


@dataclass(frozen=True, slots=True)
class Observations:
    """All that was measured of a host, and what it says of itself.

    Attributes
    ----------
    figures : mapping of str to Measured
        By the names that the benchmarks have.
    widths : tuple of int
        Widths measured, 64 for scalar.
    sizes_seen : tuple of Measured
        Cache sizes as steps of bandwidth.
    reorder_buffer, scheduler : Measured or None
        Entries, or None where no step was seen.
    caches : tuple of OsCache
        As the operating system lists them.
    provenance : str
        Processor, date, version and kernel.
    vendor : str
        As `/proc/cpuinfo` writes it; empty where it does not.
    """

    host: Host
    figures: Mapping[str, Measured]
    widths: tuple[int, ...]
    sizes_seen: tuple[Measured, ...]
    reorder_buffer: Measured | None
    scheduler: Measured | None
    caches: tuple[OsCache, ...]
    provenance: str
    title: str
    vendor: str
    processors: int
