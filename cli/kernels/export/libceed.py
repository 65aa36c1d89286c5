"""`chainline export --interface libceed`: write the sources of a libCEED backend."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from ....api.request.ranges import parse_whole_numbers
from ....codegen.export.folder import require_new_folder, write_folder
from ....codegen.export.libceed.files import backend_files
from ....codegen.export.libceed.kernels import MAX_POINTS, EvenOdd, Request
from ....codegen.target import Target
from ....codegen.variant import DType
from ....errors import UsageError
from ...options.chosen_machine import machine_and_target
from ...progress import done, stage

_DIMENSIONS, _NODES, _POINTS = "1-3", "2-9", "P-1,P,P+1,P+2"
_WIDEST = 512
_BEYOND = re.compile(r"P([+-]\d)?")


def export_libceed(options: argparse.Namespace) -> None:
    """Write the sources of a backend into a new folder."""
    folder = Path(options.output)
    require_new_folder(folder)
    _, target = machine_and_target(options)
    request = _request(options, target)
    stage(f"choosing kernels for {len(request.shapes)} shapes of bases, a second or more for each")
    files = backend_files(request, target)
    done()
    write_folder(folder, files)
    print(
        f"{folder}: kernels of {len(request.shapes)} shapes of bases; next: "
        f"sh {folder}/add-to-libceed.sh TREE, or make -C {folder} CEED_DIR=...",
        file=sys.stderr,
    )


def _request(options: argparse.Namespace, target: Target) -> Request:
    target = target.at_width(options.width or min(target.vector_bits, _WIDEST))
    return Request(
        _numbers("--dimensions", options.dimensions or _DIMENSIONS, 3),
        _numbers("--nodes", options.nodes or _NODES, MAX_POINTS),
        _beyond(options.points or _POINTS),
        target.vector_bits,
        target.vector_registers,
        EvenOdd(options.even_odd or EvenOdd.AUTO),
        DType(options.dtype),
    )


def _numbers(option: str, text: str, most: int) -> tuple[int, ...]:
    found = parse_whole_numbers(option, text)
    if max(found) > most:
        raise UsageError(f"{option} {max(found)}: must be at most {most}")
    return found


def _beyond(text: str) -> tuple[int, ...]:
    """Return the numbers of points in excess of nodes that `P-1,P,P+2` names.

    Examples
    --------
    >>> _beyond("P-1,P,P+2")
    (-1, 0, 2)
    """
    found = []
    for word in text.split(","):
        matched = _BEYOND.fullmatch(word.strip())
        if matched is None:
            raise UsageError(f"--points {word!r}: write P, P+1 or P-1, for P nodes, separated by commas")
        found.append(int(matched[1] or 0))
    return tuple(found)
