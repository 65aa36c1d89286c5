"""Measure this machine and write its machine file."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from ....analysis.calibration.compare import Deviation, deviations
from ....analysis.calibration.presets import FULL, QUICK
from ....analysis.host.host_cache import forget_verdict, keep_verdict
from ....analysis.host.host_machine import calibrate_host, recognise_host
from ....analysis.host.identity import host_identity
from ....analysis.machine.load import load_machine
from ....analysis.machine.text import machine_text
from ....errors import UsageError
from ....files.output import require_output, write_output
from ....reports.calibration import calibration_lines
from ....reports.calibration_json import calibration_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import say
from ...options.calibrated_host import calibration_bar


def run(options: argparse.Namespace) -> None:
    """Run `chainline calibrate`."""
    identity = host_identity()
    if options.forget:
        known = "forgotten" if forget_verdict(identity) else "nothing was kept of it"
        print(f"{identity.cpu}: {known}")
        return
    path = Path(options.output) if options.output else None
    if path is not None and path.suffix != ".toml":
        raise UsageError(f"-o {path}: a machine file's name ends in .toml; write {path}.toml")
    earlier = load_machine(options.compare) if options.compare else None
    if earlier is not None and not earlier.measurements:
        raise UsageError(
            f"--compare {options.compare}: holds no [measurements]; give a file that `chainline calibrate` "
            "wrote"
        )
    if path is not None:
        require_output(path, [options.compare] if options.compare else [], _is_machine)
    begin = time.monotonic()
    with calibration_bar() as step:
        recognition = recognise_host(identity)
        found, verdict = calibrate_host(recognition, QUICK if options.quick else FULL, step)
    seconds = time.monotonic() - begin
    if path is None:
        path = keep_verdict(identity, recognition.probe, verdict, say)
        outcome = f"kept as {path}, and used for --machine host from now on" if path else "not kept"
    else:
        write_output(path, machine_text(found.machine).encode())
        outcome = f"wrote {path}; use it with: chainline best --order 7 --machine {path}"
    compared: tuple[Deviation, ...] | None = None
    if earlier is not None:
        compared = deviations(earlier.measurements, found.machine.measurements)
    if options.json:
        shown = None if path is None else str(path)
        print_json(calibration_to_json(found, shown, seconds, compared))
        return
    print_lines(calibration_lines(found, compared))
    print(f"\ncalibrated in {seconds:.0f} s; {outcome}")


def _is_machine(head: bytes) -> bool:
    """Tell whether a file begins as a machine file, which a calibration made anew replaces."""
    return {b"title", b"isa", b"target"} <= {line.partition(b" = ")[0] for line in head.splitlines()}
