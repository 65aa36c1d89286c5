"""Fit the keys of a calibrated core anew, from the measurements that its file holds.

    python zen3/refit.py FILE.toml OUT.toml     # a minute; on the processor of the file

What `chainline calibrate` learned to see since the file was written is found without measuring again.
"""

import argparse
from dataclasses import replace
from pathlib import Path

import llvmlite.binding as llvm
from chainline.analysis.calibration.core_fit import keys_found
from chainline.analysis.calibration.machine_builder import build_machine
from chainline.analysis.calibration.measured_value import Observations
from chainline.analysis.calibration.session import Host
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import Machine, Measured
from chainline.analysis.machine.text import machine_text
from chainline.analysis.measurement.host import host_vendor, os_caches
from chainline.codegen.target import host_target
from chainline.files.atomic_write import write_output


def seen_by(machine: Machine) -> Observations:
    """Return what was observed while a file was written."""
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    entries = {
        name: Measured(float(getattr(machine.core, name)), "entries", 0.0, 1)
        for name in ("reorder_buffer", "scheduler_entries")
    }
    return Observations(
        host=host,
        figures=dict(machine.measurements),
        widths=host.target.instruction_set.benchmarks.widths(host.target, host.features),
        sizes_seen=(),
        reorder_buffer=entries["reorder_buffer"],
        scheduler=entries["scheduler_entries"],
        caches=os_caches(),
        provenance=machine.sources["measured"],
        title=machine.title,
        vendor=host_vendor(),
        processors=machine.core.cores,
    )


def main() -> None:
    """Write the file, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file")
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    given = load_machine(options.file)
    found = keys_found(build_machine(seen_by(given), None))
    if found is None:
        raise SystemExit(f"{options.file}: holds no loops of the pipeline; write it by `chainline calibrate`")
    write_output(options.out, machine_text(replace(found.machine, key=options.out.stem)).encode())
    print(f"{found.loops} loops: {found.before:.1%} off without keys, {found.after:.1%} with these")
    for figure in found.fitted:
        print(f"  {figure.name} {figure.value:g} ({figure.low:g} to {figure.high:g})")


if __name__ == "__main__":
    main()
