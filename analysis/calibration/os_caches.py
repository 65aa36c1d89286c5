"""The data caches of this machine as the operating system lists them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_SYSFS = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}


@dataclass(frozen=True, slots=True)
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
