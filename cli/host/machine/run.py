"""Description of a processor, for people and for other tools."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from ....analysis.machine.record import Machine
from ....analysis.machine.shipped_machines import shipped_names
from ....errors import UsageError
from ....files.output import begins, require_output, write_output
from ....reports import llvm_mca, osaca
from ....reports.machine import machine_lines, machine_names_lines, machine_names_to_json, machine_to_json
from ....reports.terminal import print_lines
from ....terminal_text import escaped
from ...json_output import print_json
from ...messages import note
from ...options.chosen_machine import named_machine

_REPLACEABLE = begins(osaca.HEAD.encode(), llvm_mca.HEAD.encode())


def run(options: argparse.Namespace) -> None:
    """Run `chainline machine`."""
    if options.list:
        if options.format != "text" or options.output is not None:
            raise UsageError("--list: takes no --format and no -o; leave them out")
        known = shipped_names()
        if options.json:
            print_json(machine_names_to_json(known))
        else:
            print_lines(machine_names_lines(known))
        return
    if options.json and options.format != "text":
        raise UsageError(f"--json and --format {options.format}: two formats; give one")
    if options.output is not None:
        if options.json or options.format == "text":
            raise UsageError("-o: is for --format osaca and llvm-mca; print what is for people")
        require_output(options.output, [options.machine], _REPLACEABLE)
    machine = named_machine(options.machine, calibrated=not options.no_calibration)
    if options.json:
        print_json(machine_to_json(machine))
    elif options.format == "text":
        print_lines(machine_lines(machine))
    else:
        _hand_over(options, _lines(machine, options.format))


def _lines(machine: Machine, form: str) -> list[str]:
    if form == "osaca":
        return list(osaca.osaca_file(machine))
    found = llvm_mca.llvm_mca_options(machine)
    note(f"llvm-mca has no option for: {'; '.join(found.limits)}")
    return [" ".join(found.options)]


def _hand_over(options: argparse.Namespace, lines: Iterable[str]) -> None:
    text = "\n".join(lines)
    if options.output is None:
        print(text)
    else:
        write_output(Path(options.output), escaped(f"{text}\n").encode())
