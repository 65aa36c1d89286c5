"""Store of verdicts on processors and of calibrated machine files, kept between runs.

Both lie in the folder `machines` of the cache. A verdict is JSON:

    {"versions": ["1", "2", "0.1.0"], "cpu": "AMD EPYC (family 23, model 1, stepping 2)",
     "machine": "zen5", "reason": "...", "file_digest": null, "probe": [{"fma 256 latency": 4.97, ...}]}

`machine` is the key of a shipped file, or null where the calibrated file beside it serves, whose
SHA-256 is then `file_digest`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...codegen.cache import cache_directory, write_whole
from ...errors import UsageError
from ...records import record
from ...version import __version__
from ..calibration.presets import CALIBRATION_VERSION, FORMS_METHOD
from ..machine.load import Machine, available_machines, load_machine, parse_machine
from ..machine.text import machine_text
from .identity import HostIdentity

if TYPE_CHECKING:
    from .probe import Probe

PROBE_VERSION = "3"
"""Changes when what `probe` measures does."""
VERSIONS = (PROBE_VERSION, CALIBRATION_VERSION, __version__)
_MOST_BYTES = 4 << 20
Say = Callable[[str], None]


@record
class Verdict:
    """Verdict on a processor: the machine that describes it, and the reason."""

    machine: Machine
    calibrated: bool
    reason: str


def kept_paths(identity: HostIdentity) -> tuple[Path, Path]:
    """Return the paths of the verdict on a processor and of its calibrated machine file."""
    name = "".join(c if c.isalnum() or c in "._-" else "-" for c in identity.llvm_cpu)
    folder = cache_directory() / "machines"
    stem = f"{name}-{identity.digest(*VERSIONS)}"
    return folder / f"{stem}.json", folder / f"{stem}.toml"


def forms_log(identity: HostIdentity) -> Path:
    """Return the path of the log of measured forms of instructions of a processor."""
    verdict, _ = kept_paths(identity)
    return verdict.with_name(f"{identity.llvm_cpu}-{identity.digest(FORMS_METHOD)}.forms")


def read_verdict(identity: HostIdentity, say: Say) -> Verdict | None:
    """Return the verdict that is kept, or None; one that is damaged is reported and not used.

    Parameters
    ----------
    identity : HostIdentity
        The processor.
    say : callable
        Takes a line for the user.
    """
    path, file = kept_paths(identity)
    try:
        if not path.exists():
            return None
        return _verdict(json.loads(_read(path)), file)
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        say(f"{path}: what is kept of this processor cannot be used ({_reason(error)}); it is found out anew")
        return None


def calibrated_key(llvm_cpu: str) -> str:
    """Return the key of the machine that a calibration here made for a processor."""
    return f"{llvm_cpu}-calibrated"


def _verdict(kept: dict[str, Any], file: Path) -> Verdict:
    if tuple(kept["versions"]) != VERSIONS:
        raise ValueError("it is from another version")
    reason = str(kept["reason"])
    if kept["machine"] is not None:
        if kept["machine"] not in available_machines():
            raise ValueError(f"it names no machine: {kept['machine']!r}")
        return Verdict(load_machine(kept["machine"]), False, reason)
    text = _read(file)
    if hashlib.sha256(text.encode()).hexdigest() != kept["file_digest"]:
        raise ValueError(f"{file.name} is not the file that was written")
    return Verdict(parse_machine(text, str(file), calibrated_key(file.stem.rsplit("-", 1)[0])), True, reason)


def _read(path: Path) -> str:
    with path.open("rb") as stream:
        data = stream.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise ValueError(f"{path.name} has more than {_MOST_BYTES} bytes")
    return data.decode()


def _reason(error: Exception) -> str:
    if isinstance(error, UsageError):
        return str(error)
    if isinstance(error, KeyError):
        return f"it lacks {error}"
    return str(error) or type(error).__name__


def keep_verdict(identity: HostIdentity, probe: Probe, verdict: Verdict, say: Say) -> Path | None:
    """Keep a verdict; return the file of a calibrated machine, None where none was kept.

    Where the folder cannot be written a line says so, and the work goes on.

    Parameters
    ----------
    identity : HostIdentity
        The processor.
    probe : Probe
        Figures that recognised it.
    verdict : Verdict
        Its machine, and the reason.
    say : callable
        Called with a line where the folder cannot be written.
    """
    path, file = kept_paths(identity)
    text = machine_text(verdict.machine) if verdict.calibrated else None
    kept = {
        "versions": VERSIONS,
        "cpu": identity.cpu,
        "machine": None if verdict.calibrated else verdict.machine.key,
        "reason": verdict.reason,
        "file_digest": hashlib.sha256(text.encode()).hexdigest() if text is not None else None,
        "probe": [dict(figures) for figures in probe.tries],
    }
    try:
        if text is not None:
            write_whole(file, text.encode())
        write_whole(path, json.dumps(kept, indent=1).encode())
    except OSError as error:
        say(
            f"{path.parent}: cannot be written ({error.strerror}), so this processor is found out anew each "
            "time; set CHAINLINE_CACHE_DIR to a folder of yours"
        )
        return None
    return file if verdict.calibrated else None


def forget_verdict(identity: HostIdentity) -> bool:
    """Remove what is kept of a processor; return whether there was anything.

    Raises
    ------
    UsageError
        If it cannot be removed.
    """
    found = False
    for path in (*kept_paths(identity), forms_log(identity)):
        try:
            path.unlink()
            found = True
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            raise UsageError(
                f"{path}: cannot be removed: {error.strerror}; see that you may write to its folder, or set "
                "CHAINLINE_CACHE_DIR to a folder of yours"
            ) from None
    return found
