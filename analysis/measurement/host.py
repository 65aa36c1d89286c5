"""The machine we run on, as rows of measurements name it."""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path

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
