"""The blocks of a campaign: plain JSON, a line each, in a file that is written once and read by number.

A block is identified by what it computes, so that the same work has the same name in every campaign.
Of a million blocks a front end keeps where their lines begin and their identities, 16 bytes each.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from ...codegen.cache import content_key
from ...errors import UsageError
from ...files.checked_lines import checked_line, value_of
from ...files.output import replace_file

_DIGITS = 16


@dataclass(frozen=True, slots=True)
class Block:
    """Independent work that may be done twice without harm.

    Attributes
    ----------
    number : int
        Its line in the file of its campaign, from 0.
    identity : str
        16 hexadecimal digits of what it computes.
    parameters : mapping
        What to do, as JSON has it.
    """

    number: int
    identity: str
    parameters: Mapping[str, Any]


def block_identity(kind: str, setting: Mapping[str, Any], parameters: Mapping[str, Any]) -> str:
    """Return the identity of a block: of its kind, what it has in common with others, and what it does.

    Examples
    --------
    >>> one = block_identity("echo", {}, {"a": 1, "b": 2})
    >>> one == block_identity("echo", {}, {"b": 2, "a": 1}), len(one)
    (True, 16)
    """
    return content_key(kind, _text(setting), _text(parameters))[:_DIGITS]


def _text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


class BlockFile:
    """The blocks of a campaign, read when they are asked for.

    Raises
    ------
    UsageError
        If the file cannot be read, or is damaged.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._begins = array("Q")
        self._identities = bytearray()
        try:
            self._stream: BinaryIO = path.open("rb")
            self._scan()
        except OSError as error:
            raise UsageError(
                f"{path}: cannot be read: {error.strerror}; give the folder of a campaign"
            ) from None

    def _scan(self) -> None:
        begin = 0
        for number, line in enumerate(self._stream, 1):
            value = value_of(line[:-1])
            if not isinstance(value, dict) or not isinstance(value.get("parameters"), dict):
                raise UsageError(
                    f"{self.path}, line {number}: is damaged; remove the campaign, and begin again"
                )
            self._begins.append(begin)
            self._identities += bytes.fromhex(str(value.get("block")))
            begin += len(line)

    def __len__(self) -> int:
        return len(self._begins)

    def identity(self, number: int) -> str:
        """Return the identity of a block."""
        width = _DIGITS // 2
        return self._identities[number * width : (number + 1) * width].hex()

    def read(self, number: int) -> Block:
        """Return a block."""
        self._stream.seek(self._begins[number])
        value = value_of(self._stream.readline()[:-1])
        if value is None:
            raise UsageError(
                f"{self.path}, line {number + 1}: has changed; remove the campaign, and begin again"
            )
        return Block(number, value["block"], value["parameters"])

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def write_blocks(
    path: Path, kind: str, setting: Mapping[str, Any], blocks: Iterable[Mapping[str, Any]]
) -> int:
    """Write the parameters of blocks as a file that is there whole or not at all; return how many.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    n = 0

    def fill(stream: BinaryIO) -> None:
        nonlocal n
        for parameters in blocks:
            identity = block_identity(kind, setting, parameters)
            stream.write(checked_line({"block": identity, "parameters": parameters}))
            n += 1

    replace_file(path, fill)
    return n
