"""The machine we run on: its name in rows of measurements, and its data caches by the operating system."""

from __future__ import annotations

import os
import platform
import re
from functools import cache
from pathlib import Path

from ...records import record

_CPUINFO = Path("/proc/cpuinfo")
# what identifies a core design on each kind of machine; virtual machines hide the marketing name
_X86_FIELDS = ("cpu family", "model", "stepping")
_ARM_FIELDS = ("CPU implementer", "CPU part", "CPU variant")


@cache
def host_cpu() -> str:
    """Return the name of this processor with its family, model and stepping.

    Examples
    --------
    "AMD EPYC (family 26, model 2, stepping 1)", or on Arm "aarch64 (implementer 0x46,
    part 0x001, variant 0x1)".
    """
    return describe_cpu(_CPUINFO.read_text() if _CPUINFO.is_file() else "", platform.machine())


@cache
def host_vendor() -> str:
    """Return the vendor that the processor reports, such as "AuthenticAMD" or, on Arm, "0x46"; or ""."""
    return cpu_vendor(_CPUINFO.read_text() if _CPUINFO.is_file() else "")


def cpu_vendor(cpuinfo: str) -> str:
    """Return the vendor from the text of `/proc/cpuinfo`.

    Examples
    --------
    >>> cpu_vendor("processor : 0\\nvendor_id : GenuineIntel\\n")
    'GenuineIntel'
    """
    fields = _fields_of(cpuinfo)
    return fields.get("vendor_id") or fields.get("CPU implementer") or ""


def describe_cpu(cpuinfo: str, machine: str) -> str:
    """Return the name of a processor from the text of `/proc/cpuinfo`."""
    fields = _fields_of(cpuinfo)
    known = [name for name in (*_X86_FIELDS, *_ARM_FIELDS) if name in fields]
    details = ", ".join(f"{name.removeprefix('cpu ').removeprefix('CPU ')} {fields[name]}" for name in known)
    title = fields.get("model name") or machine
    return f"{title} ({details})" if details else title


@cache
def host_counter_is_steady() -> bool:
    """Tell whether the time-stamp counter of this x86-64 processor neither stops nor changes its rate."""
    return _CPUINFO.is_file() and counter_is_steady(_CPUINFO.read_text())


def counter_is_steady(cpuinfo: str) -> bool:
    """Tell whether the flags in the text of `/proc/cpuinfo` declare a steady time-stamp counter.

    Examples
    --------
    >>> counter_is_steady("flags : fpu tsc constant_tsc nonstop_tsc"), counter_is_steady("flags : fpu tsc")
    (True, False)
    """
    return {"constant_tsc", "nonstop_tsc"} <= set(_fields_of(cpuinfo).get("flags", "").split())


def _fields_of(cpuinfo: str) -> dict[str, str]:
    """Return the fields of the first processor listed."""
    fields: dict[str, str] = {}
    for line in cpuinfo.splitlines():
        key, colon, value = line.partition(":")
        if colon:
            fields.setdefault(key.strip(), value.strip())
    return fields


def host_name() -> str:
    """Return the name of this machine: the scheduler's where it runs a job, else that of the network."""
    return os.environ.get("SLURMD_NODENAME") or platform.node()


@cache
def host_microcode() -> str | None:
    """Return the revision of the microcode, such as "0xa0011d1"; None where the system does not tell."""
    return _fields_of(_CPUINFO.read_text()).get("microcode") if _CPUINFO.is_file() else None


def host_os_kernel() -> str:
    """Return the release of the operating system's kernel."""
    return platform.release()


_SYSFS = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


@record
class OsCache:
    """One data cache: its level, size and line in bytes, and how many processors share it."""

    level: int
    size_bytes: int
    line_bytes: int
    shared_by: int


def os_caches(folder: Path = _SYSFS) -> tuple[OsCache, ...]:
    """Return the caches from L1 outwards; none where the system does not say."""
    found = []
    for index in sorted(folder.glob("index*")):
        try:
            if _read(index / "type") in {"Data", "Unified"}:
                found.append(_cache(index))
        except (OSError, ValueError):
            continue
    return tuple(sorted(found, key=lambda cache: cache.level))


def _cache(index: Path) -> OsCache:
    match = re.fullmatch(r"(\d+)([KMG]?)", _read(index / "size"))
    if match is None or match[1] == "0":
        raise ValueError(f"{index}: no size")
    line = index / "coherency_line_size"
    return OsCache(
        int(_read(index / "level")),
        int(match[1]) * _UNITS[match[2]],
        int(_read(line)) if line.exists() else 64,
        count_listed(_read(index / "shared_cpu_list")),
    )


def count_listed(text: str) -> int:
    """Return the number of entries of a list such as `0-3,8`.

    Examples
    --------
    >>> count_listed("0-3,8")
    5
    """
    count = 0
    for part in text.split(","):
        first, _, last = part.partition("-")
        count += int(last or first) - int(first) + 1
    return count


def _read(path: Path) -> str:
    return path.read_text().strip()
