"""Reader of OSACA's validation: the measured loops that its notebook prints, and their assembly.

`validation/Analysis.ipynb` prints a table of the loops for which OSACA is off by more than a half,
with cycles per iteration of the source loop, measured and predicted. Nothing else of the notebook
is read. The assembly is in the archive of its release, validation-data.tar.gz, which unpacks to
`validation/build/ARCH/COMPILER/FLAGS/KERNEL.marked.s`; its pickles are not read.
"""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from cells import cell_number
from chainline.asm.listing import parse
from chainline.errors import UsageError
from chainline.files.untrusted import json_of, read_text
from chainline.isa.instruction import Instruction

NOTEBOOK = Path("validation") / "Analysis.ipynb"
BUILD = Path("validation") / "build"
_NAMED = ("arch", "compiler", "cflags_name", "kernel")
_MEASURED, _OSACA_ERROR = "best_runtime", "OSACA_relerr"
MCA = "llvm-mca"
_PEERS = {"IACA": "IACA_prediction", MCA: "LLVM-MCA_prediction"}
_COLUMNS = (*_NAMED, _MEASURED, _OSACA_ERROR, *_PEERS.values())
_INCREMENT = re.compile(r"pointer_increment=(\d{1,6})\b")
_WORD = re.compile(r"[\w-]+")
_ELEMENT_BYTES = 8


@dataclass(frozen=True, slots=True)
class MeasuredLoop:
    """A loop of the table: where its assembly is, and cycles per iteration of the source."""

    arch: str
    file: Path
    cycles: float
    peers: dict[str, float]


@dataclass(frozen=True, slots=True)
class MarkedLoop:
    """The instructions between the markers, and how many iterations of the source they are."""

    instructions: Sequence[Instruction]
    iterations: float


def read_measured_loops(folder: Path) -> list[MeasuredLoop]:
    """Return the loops of the notebook in a checkout of OSACA.

    Raises
    ------
    UsageError
        The notebook is absent, cut off, or has no such table; says where.
    """
    path = folder / NOTEBOOK
    tables = [rows for html in _html_outputs(json_of(read_text(path), str(path))) for rows in _tables(html)]
    wanted = [rows for rows in tables if rows and set(_COLUMNS) <= set(rows[0])]
    if len(wanted) != 1:
        raise UsageError(
            f"{path}: {len(wanted)} tables with {', '.join(_COLUMNS)}; is it of another version?"
        )
    head, *rows = wanted[0]
    places = [head.index(name) for name in _COLUMNS]
    return [_loop(row, len(head), places, f"{path}: row {number}") for number, row in enumerate(rows, 1)]


def read_marked_loop(path: Path, isa: str) -> MarkedLoop:
    """Return the loop between the markers of a file.

    Raises
    ------
    UsageError
        The file has no region, or several, or does not say by how much its pointers step.
    """
    text = read_text(path)
    listing = parse(text, isa)
    increment = _INCREMENT.search(text)
    spans = {(region.start, region.stop) for region in listing.regions}  # markers of two tools are one loop
    if len(spans) != 1 or increment is None or int(increment[1]) % _ELEMENT_BYTES:
        raise UsageError(f"{path}: one marked region with a 'pointer_increment=' in whole elements expected")
    ((start, stop),) = spans
    iterations = int(increment[1]) // _ELEMENT_BYTES
    if not iterations:
        raise UsageError(f"{path}: 'pointer_increment=0'")
    return MarkedLoop(listing.instructions[start:stop], iterations)


def _html_outputs(document: Any) -> Iterator[str]:
    cells = document.get("cells") if isinstance(document, dict) else None
    for cell in cells if isinstance(cells, list) else ():
        outputs = cell.get("outputs") if isinstance(cell, dict) else None
        for output in outputs if isinstance(outputs, list) else ():
            data = output.get("data") if isinstance(output, dict) else None
            html = data.get("text/html") if isinstance(data, dict) else None
            if isinstance(html, list) and all(isinstance(line, str) for line in html):
                yield "".join(html)


def _tables(html: str) -> Iterator[list[list[str]]]:
    reader = _TableReader()
    reader.feed(html)
    reader.close()
    yield from reader.tables


class _TableReader(HTMLParser):
    """Collects the cells of tables, row by row."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self._in_cell = False

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag == "table":
            self.tables.append([])
        elif tag == "tr" and self.tables:
            self.tables[-1].append([])
        elif tag in ("td", "th") and self.tables and self.tables[-1]:
            self.tables[-1][-1].append("")
            self._in_cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self._in_cell = False

    def handle_data(self, data: str) -> None:
        if self._in_cell:
            self.tables[-1][-1][-1] += data.strip()


def _loop(row: Sequence[str], width: int, places: Sequence[int], where: str) -> MeasuredLoop:
    if len(row) != width:
        raise UsageError(f"{where}: {len(row)} cells, expected {width}; is the notebook cut off?")
    cells = dict(zip(_COLUMNS, (row[place] for place in places), strict=True))
    for name in _NAMED:
        if not _WORD.fullmatch(cells[name]):
            raise UsageError(f"{where}: {name} {cells[name]!r} is no name")
    cycles = cell_number(cells[_MEASURED], f"{where}: {_MEASURED}")
    if not cycles > 0:
        raise UsageError(f"{where}: {_MEASURED} {cells[_MEASURED]}; a number above 0 expected")
    predicted = {name: cell_number(cells[column], f"{where}: {column}") for name, column in _PEERS.items()}
    # (measured - predicted) / measured, as the notebook defines it
    predicted["OSACA"] = cycles * (1 - cell_number(cells[_OSACA_ERROR], f"{where}: {_OSACA_ERROR}"))
    file = BUILD / cells["arch"] / cells["compiler"] / cells["cflags_name"] / f"{cells['kernel']}.marked.s"
    return MeasuredLoop(
        cells["arch"], file, cycles, {k: v for k, v in predicted.items() if not math.isnan(v)}
    )
