"""`chainline calibrate`: measure this machine and write its machine file."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ..analysis.calibration.calibrate import calibrate
from ..analysis.calibration.compare import Deviation, deviations
from ..analysis.calibration.machine_text import machine_text
from ..analysis.machine import load_machine
from ..codegen.target import host_target
from ..errors import UsageError
from ..reports.calibration import calibration_tables
from ..reports.calibration_json import calibration_to_json
from .parser import Commands

_EXAMPLE = """examples:
  chainline calibrate
  chainline calibrate -o mine.toml && chainline best --order 7 --machine mine.toml --measure
  chainline calibrate -o again.toml --compare mine.toml"""


def add_calibrate(commands: Commands) -> None:
    parser = commands.add_parser(
        "calibrate",
        help="measure this machine and write its machine file",
        description="Measure latencies, throughputs, dependency patterns, bandwidths, caches and the window "
        "of this machine, in less than a minute; write a machine file and compare it with the shipped one.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-o", "--output", metavar="FILE.toml", help="default: named after the processor")
    parser.add_argument("--compare", metavar="FILE.toml", help="compare with an earlier calibration instead")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.set_defaults(run=_calibrate)


def _calibrate(options: argparse.Namespace) -> None:
    path = Path(options.output or default_name(host_target().llvm_cpu))
    if path.suffix != ".toml":
        raise UsageError(f"-o {path}: a machine file's name ends in .toml; write {path}.toml")
    earlier = load_machine(options.compare) if options.compare else None
    if earlier is not None and not earlier.measurements:
        raise UsageError(
            f"--compare {options.compare}: holds no [measurements]; give a file that `chainline calibrate` "
            "wrote"
        )
    write_atomically(path, None)
    begin = time.monotonic()
    found = calibrate(_progress())
    seconds = time.monotonic() - begin
    write_atomically(path, machine_text(found.machine))
    compared: tuple[Deviation, ...] | None = None
    if earlier is not None:
        compared = deviations(earlier.measurements, found.machine.measurements)
    if options.json:
        print(json.dumps(calibration_to_json(found, str(path), seconds, compared), indent=2))
        return
    calibration_tables(found, compared)
    print(f"\nwrote {path} in {seconds:.0f} s; use it with: chainline best --order 7 --machine {path}")


def default_name(llvm_cpu: str) -> str:
    """Return the name of the file for a processor.

    Examples
    --------
    >>> default_name("znver5")
    'znver5-calibrated.toml'
    """
    return f"{re.sub(r'[^A-Za-z0-9._-]', '-', llvm_cpu)}-calibrated.toml"


def write_atomically(path: Path, text: str | None) -> None:
    """Write a file so that it is there whole or not at all; with no text only try whether it could be.

    Raises
    ------
    UsageError
        If it cannot be written: no permission, no such folder, no space.
    """
    shown, path = path, path.resolve()  # a link stays, what it points to is written
    place: str | None = None
    try:
        if path.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(0, "no permission to overwrite it")
        handle, place = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text or "")
            file.flush()
            os.fsync(file.fileno())
        if text is not None:
            _give_usual_mode(place)
            Path(place).replace(path)
            place = None
    except OSError as error:
        raise UsageError(f"{shown}: cannot be written: {error.strerror}; choose another -o") from None
    finally:
        if place is not None:
            with suppress(OSError):
                Path(place).unlink()


def _give_usual_mode(place: str) -> None:
    """Let others read the file, as far as the user's mask does; mkstemp allows nobody."""
    mask = os.umask(0)
    os.umask(mask)
    Path(place).chmod(0o666 & ~mask)


def _progress() -> Callable[[str], None]:
    if not sys.stderr.isatty():
        return lambda stage: None
    return lambda stage: print(f"\r\033[Kcalibrating: {stage}", end="", file=sys.stderr, flush=True)
