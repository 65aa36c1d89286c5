"""Results in a CSV file that grows order by order, and the record of orders measured already.

The rows of an order are a block: written at once and synchronised to disk, by the one process that
holds the file. A block torn by a crash is the last one; it is cut off, and its order measured again.
Where an order was measured again, the later block counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Self

from ....files.csv_log import CsvLog
from .result import PeerResult

_SAMPLES, _SAMPLES_COLUMN, _ALONE = "samples", "samples_ns", "alone"
_DISTURBED = "*"
"""Marks a sample that other programs disturbed, behind its nanoseconds."""
_NAMES = tuple(field.name for field in fields(PeerResult) if field.name != _ALONE)
COLUMNS = tuple(_SAMPLES_COLUMN if name == _SAMPLES else name for name in _NAMES)
_INTEGERS = {"order", "chosen_from", "n_elements", "contenders"}
_NUMBERS = {"gflops", "frequency_ghz", "peak_gflops", "lanes_gflops", "error"}

BlockKey = tuple[int, str, int, str]


def block_key(result: PeerResult) -> BlockKey:
    """Return the key of a block of results: order, type, elements and processor."""
    return result.order, result.dtype, result.n_elements, result.cpu


class PeersFile:
    """A CSV file of results that this process alone appends to, or none: then they are kept in memory."""

    def __init__(self, path: Path | None) -> None:
        self._blocks: dict[BlockKey, tuple[PeerResult, ...]] = {}
        self._log = None if path is None else CsvLog.open(path, COLUMNS, "file of `chainline peers`")
        if self._log is not None:
            try:
                self._take_in(self._log)
            except BaseException:
                self._log.close()
                raise

    @property
    def results(self) -> tuple[PeerResult, ...]:
        """Every result that counts, block by block."""
        return tuple(result for block in self._blocks.values() for result in block)

    def block(self, key: BlockKey) -> tuple[PeerResult, ...]:
        """Return the results of a block, none if it is not there."""
        return self._blocks.get(key, ())

    def append(self, results: Sequence[PeerResult]) -> None:
        """Append the results of one order; they are on disk when this returns.

        Raises
        ------
        UsageError
            If they cannot be written; the file then holds what it held before.
        """
        if self._log is not None:
            self._log.append([_row(result) for result in results])
        self._blocks[block_key(results[0])] = tuple(results)

    def close(self) -> None:
        """Let other processes append."""
        if self._log is not None:
            self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _take_in(self, log: CsvLog) -> None:
        whole = 0
        for end, block in _blocks(log):
            self._blocks[block_key(block[0])] = block
            whole = end
        log.keep(whole)


def _blocks(log: CsvLog) -> Iterator[tuple[int, tuple[PeerResult, ...]]]:
    """Yield whole blocks, and the number of rows up to the end of each."""
    block: list[PeerResult] = []
    for number, result in enumerate(log.parsed(_parse), 1):
        if block and block_key(result) != block_key(block[0]):
            block = []  # the block before was torn
        block.append(result)
        if len(block) == result.contenders:
            yield number, tuple(block)
            block = []


def _parse(row: Mapping[str, str]) -> PeerResult:
    values: dict[str, object] = {}
    for name in _NAMES:
        if name == _SAMPLES:
            words = row[_SAMPLES_COLUMN].split()
            values[name] = tuple(float(word.removesuffix(_DISTURBED)) * 1e-9 for word in words)
            alone = tuple(not word.endswith(_DISTURBED) for word in words)
            values[_ALONE] = () if all(alone) else alone
        elif name in _INTEGERS:
            values[name] = int(row[name])
        elif name in _NUMBERS:
            values[name] = float(row[name]) if row[name] else None
        else:
            values[name] = row[name]
    return PeerResult(**values)  # type: ignore[arg-type]


def _row(result: PeerResult) -> dict[str, str]:
    cells = {name: _cell(getattr(result, name)) for name in _NAMES if name != _SAMPLES}
    alone = result.alone or (True,) * len(result.samples)
    words = [
        f"{sample * 1e9:.6g}{'' if undisturbed else _DISTURBED}"
        for sample, undisturbed in zip(result.samples, alone, strict=True)
    ]
    return cells | {_SAMPLES_COLUMN: " ".join(words)}


def _cell(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.6g}" if isinstance(value, float) else str(value)
