"""Description of a processor, for people and for other tools."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from ...api.request.shared import MACHINE_REQUEST
from ...files.atomic_write import begins
from ...reports import machine_exports
from ..messages import note
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, print_json

if TYPE_CHECKING:
    from ...api.machines import Processor

_EXAMPLE = """examples:
  chainline machine zen5
  chainline machine "Sapphire Rapids"
  chainline machine --list
  chainline machine skl --coverage
  chainline machine zen5 --format osaca -o zen5.yml
  llvm-mca $(chainline machine zen5 --format llvm-mca) loop.s"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "machine",
        description="Print what is known of a processor, or write it for other tools: an architecture file "
        "of OSACA, or options of llvm-mca.",
        epilog=_EXAMPLE,
    )
    parser.add_argument(
        "--list", action="store_true", help="list the shipped machines and every name that stands for each"
    )
    parser.add_argument(
        "--format",
        choices=["text", "osaca", "llvm-mca"],
        default="text",
        help="text for people (default), an OSACA architecture file, or options of llvm-mca",
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="count forms of instructions by extension: with a cost of their own, of a class, uncertain",
    )
    parser.add_argument("-o", "--output", metavar="FILE", help="write into a file, instead of printing")
    add_request(parser, MACHINE_REQUEST)
    add_json(parser)
    parser.set_defaults(run="chainline.cli.host.machine:run")


_REPLACEABLE = begins(machine_exports.OSACA_HEAD.encode(), machine_exports.LLVM_MCA_HEAD.encode())


def run(options: argparse.Namespace) -> None:
    """Run `chainline machine`."""
    from ...api.machines import machine, machines
    from ...errors import UsageError
    from ...files.atomic_write import require_output
    from ...reports.machine import (
        coverage_lines,
        coverage_to_json,
        machine_lines,
        machine_names_lines,
        machine_names_to_json,
        machine_to_json,
    )
    from ...reports.terminal import print_lines

    if options.list:
        if options.format != "text" or options.output is not None:
            raise UsageError("--list: takes no --format and no -o; leave them out")
        known = machines()
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
        require_output(options.output, [options.name] if options.name else [], _REPLACEABLE)
    processor = machine(**arguments_of(options, MACHINE_REQUEST))
    if options.coverage:
        if options.format != "text":
            raise UsageError(f"--coverage and --format {options.format}: two reports; give one")
        found = processor.coverage()
        if options.json:
            print_json(coverage_to_json(found))
        else:
            print_lines(coverage_lines(processor.record, found))
    elif options.json:
        print_json(machine_to_json(processor.record))
    elif options.format == "text":
        print_lines(machine_lines(processor.record))
    else:
        _hand_over(options, _lines(processor, options.format))


def _lines(processor: Processor, form: str) -> list[str]:
    from ...reports import machine_exports

    if form == "osaca":
        return list(machine_exports.osaca_file(processor.record))
    found = machine_exports.llvm_mca_options(processor.record)
    note(f"llvm-mca has no option for: {'; '.join(found.limits)}")
    return [" ".join(found.options)]


def _hand_over(options: argparse.Namespace, lines: Iterable[str]) -> None:
    from ...files.atomic_write import write_output
    from ...terminal_text import escaped

    text = "\n".join(lines)
    if options.output is None:
        print(text)
    else:
        write_output(Path(options.output), escaped(f"{text}\n").encode())
