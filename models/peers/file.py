"""Results in a CSV file that grows order by order, and says what is measured already.

The rows of an order are a block: written at once and synchronised to disk. A block torn by a
crash is the last one; it is cut off, and its order measured again. Where an order was measured
again, the later block counts.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path

from ...errors import UsageError
from ...files.output import replace_file
from .result import PeerResult

_SAMPLES, _SAMPLES_COLUMN = "samples", "samples_ns"
_NAMES = tuple(field.name for field in fields(PeerResult))
COLUMNS = tuple(_SAMPLES_COLUMN if name == _SAMPLES else name for name in _NAMES)
_INTEGERS = {"order", "chosen_from", "n_elements", "contenders"}
_NUMBERS = {"gflops", "frequency_ghz", "peak_gflops", "lanes_gflops", "error"}

BlockKey = tuple[int, str, int, str]


def block_key(result: PeerResult) -> BlockKey:
    """Return what distinguishes blocks: order, type, elements and processor."""
    return result.order, result.dtype, result.n_elements, result.cpu


class PeersFile:
    """A CSV file of results, or none: then results are kept in memory alone."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._blocks: dict[BlockKey, tuple[PeerResult, ...]] = {}
        if path is not None:
            self._open(path)

    def block(self, key: BlockKey) -> tuple[PeerResult, ...]:
        """Return the results of a block, none if it is not there."""
        return self._blocks.get(key, ())

    def append(self, results: Sequence[PeerResult]) -> None:
        """Append the results of one order; they are on disk when this returns.

        Raises
        ------
        UsageError
            If they cannot be written.
        """
        if self._path is not None:
            _write(self._path, "".join(map(_line, results)))
        self._blocks[block_key(results[0])] = tuple(results)

    def _open(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise UsageError(f"{path}: cannot read it: {error}; choose another -o") from None
        whole = text[: text.rfind("\n") + 1]
        header = _csv_line(COLUMNS)
        if whole and not whole.startswith(header):
            raise UsageError(f"{path}, line 1: not a file of chainline peers; choose another -o")
        blocks = list(_blocks(path, whole))
        for block in blocks:
            self._blocks[block_key(block[0])] = block
        kept = header + "".join(_line(result) for block in blocks for result in block)
        if kept != text:
            _replace(path, kept)


def _blocks(path: Path, text: str) -> Iterator[tuple[PeerResult, ...]]:
    block: list[PeerResult] = []
    for number, row in enumerate(csv.DictReader(io.StringIO(text)), 2):
        try:
            result = _parse(row)
        except (KeyError, TypeError, ValueError) as error:
            raise UsageError(f"{path}, line {number}: {error}; correct or remove the line") from None
        if block and block_key(result) != block_key(block[0]):
            block = []  # the block before was torn
        block.append(result)
        if len(block) == result.contenders:
            yield tuple(block)
            block = []


def _parse(row: dict[str, str]) -> PeerResult:
    values: dict[str, object] = {}
    for name in _NAMES:
        if name == _SAMPLES:
            values[name] = tuple(float(word) * 1e-9 for word in row[_SAMPLES_COLUMN].split())
        elif name in _INTEGERS:
            values[name] = int(row[name])
        elif name in _NUMBERS:
            values[name] = float(row[name]) if row[name] else None
        else:
            values[name] = row[name]
    return PeerResult(**values)  # type: ignore[arg-type]


def _line(result: PeerResult) -> str:
    samples = " ".join(f"{sample * 1e9:.6g}" for sample in result.samples)
    return _csv_line([samples if name == _SAMPLES else _cell(getattr(result, name)) for name in _NAMES])


def _cell(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _csv_line(cells: Sequence[str]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerow(cells)
    return stream.getvalue()


def _write(path: Path, text: str) -> None:
    try:
        with path.open("a", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        raise UsageError(
            f"{path}: cannot append: {error.strerror}; the orders before are kept, make room and run again"
        ) from None


def _replace(path: Path, text: str) -> None:
    try:
        replace_file(path, text.encode())
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror}; choose another -o") from None
