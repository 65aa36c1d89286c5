"""The blocks of a campaign: plain JSON, a signed line each, in a file written once and read by number.

A block is identified by what it computes, so that the same work has the same name in every campaign.
Of a million blocks a front end keeps where their lines begin and their identities, 16 bytes each. Tables are
inputs and results of blocks as plain JSON, too.
"""

from __future__ import annotations

import json
import os
import re
from array import array
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from ...codegen.cache import content_key
from ...errors import UsageError, first_line
from ...files.atomic_write import replace_entry
from ...files.checked_json import CheckedJson
from ...files.private import open_private
from ...records import record
from .authentication import CampaignKey

if TYPE_CHECKING:
    import pandas as pd


MOST_BLOCKS = 10_000_000
"""Of a campaign: what a front end keeps of them takes 170 MB."""
LONGEST_LINE = 256 << 20
"""Bytes of a block, or of what came of one: a model that a node sends back is among them."""
_DIGITS = 16
IDENTITY = re.compile(rf"[0-9a-f]{{{_DIGITS}}}", re.ASCII)


@record
class Block:
    """Independent work that may be done twice without harm.

    Attributes
    ----------
    number : int
        Its line in the file of its campaign, from 0.
    identity : str
        16 hexadecimal digits of what it computes.
    parameters : mapping
        Description of the work, as JSON has it.
    """

    number: int
    identity: str
    parameters: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        """Return it as a request has it."""
        return {"number": self.number, "block": self.identity, "parameters": self.parameters}


def block_identity(kind: str, setting: Mapping[str, Any], parameters: Mapping[str, Any]) -> str:
    """Return the identity of a block, a digest of its kind, the campaign's setting and its parameters.

    Parameters
    ----------
    kind : str
    setting : mapping
        Setting common to all blocks.
    parameters : mapping
        Parameters of this block.

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

    Parameters
    ----------
    path : Path
    key : CampaignKey
        Key that signed its lines.
    most : int
        Number of blocks of the campaign.

    Raises
    ------
    UsageError
        If the file cannot be read, is not this user's alone, or is damaged.
    """

    def __init__(self, path: Path, key: CampaignKey, most: int) -> None:
        self.path, self._key = path, key
        self._begins = array("Q")
        self._identities = bytearray()
        try:
            self._stream: BinaryIO = os.fdopen(open_private(path), "rb")
        except OSError as error:
            raise UsageError(
                f"{path}: cannot be read: {error.strerror}; give the folder of a campaign"
            ) from None
        try:
            self._scan(most)
        except OSError as error:
            self._stream.close()
            raise UsageError(f"{path}: cannot be read: {error.strerror}; remove the campaign") from None
        except BaseException:
            self._stream.close()
            raise

    def _scan(self, most: int) -> None:
        begin = 0
        while (line := self._stream.readline(LONGEST_LINE + 1)) and len(self) <= most:
            block = self._block(len(self), line, "is damaged")
            self._begins.append(begin)
            self._identities += bytes.fromhex(block.identity)
            begin += len(line)

    def _block(self, number: int, line: bytes, problem: str) -> Block:
        remedy = "remove the campaign, and begin again"
        whole = line.endswith(b"\n")
        value = self._key.value_of(_purpose(number), line[:-1]) if whole else None
        if value is None:
            raise UsageError(f"{self.path}, line {number + 1}: {problem}; {remedy}")
        found = CheckedJson(value, f"{self.path}, line {number + 1}", remedy)
        block = Block(number, found.text("block", IDENTITY), found.mapping("parameters"))
        found.close()
        return block

    def __len__(self) -> int:
        return len(self._begins)

    def identity(self, number: int) -> str:
        """Return the identity of a block."""
        width = _DIGITS // 2
        return self._identities[number * width : (number + 1) * width].hex()

    def read(self, number: int) -> Block:
        """Return a block; UsageError if its line is another one by now."""
        self._stream.seek(self._begins[number])
        return self._block(number, self._stream.readline(LONGEST_LINE + 1), "has changed")

    def close(self) -> None:
        """Close the file."""
        self._stream.close()


def write_blocks(
    path: Path,
    key: CampaignKey,
    kind: str,
    setting: Mapping[str, Any],
    blocks: Iterable[Mapping[str, Any]],
) -> int:
    """Write the parameters of blocks to a file, whole or not at all; return their number.

    Parameters
    ----------
    path : Path
    key : CampaignKey
        Signs the lines.
    kind : str
    setting : mapping
        Setting common to all blocks.
    blocks : iterable of mapping
        Parameters of each block.

    Raises
    ------
    OSError
        If it cannot be written.
    UsageError
        If there are more than a campaign may have.
    """
    n = 0

    def fill(stream: BinaryIO) -> None:
        nonlocal n
        for parameters in blocks:
            if n == MOST_BLOCKS:
                raise UsageError(
                    f"{path}: more than {MOST_BLOCKS} blocks; cut the work into several campaigns"
                )
            identity = block_identity(kind, setting, parameters)
            stream.write(key.line(_purpose(n), {"block": identity, "parameters": parameters}))
            n += 1

    replace_entry(path, fill)
    return n


def _purpose(number: int) -> str:
    return f"block {number}"


def frame_to_json(frame: pd.DataFrame) -> dict[str, Any]:
    """Return a table as JSON: its columns, what each holds, and their types; numbers come back the same.

    Examples
    --------
    >>> import pandas as pd
    >>> frame = pd.DataFrame({"x": [0.1, float("nan")], "n": [1, 2], "word": ["a", None]})
    >>> frame_from_json(frame_to_json(frame)).equals(frame)
    True
    """
    return {
        "columns": {str(name): frame[name].tolist() for name in frame.columns},
        "types": {str(name): str(frame[name].dtype) for name in frame.columns},
    }


def frame_from_json(found: Mapping[str, Any]) -> pd.DataFrame:
    """Return the table of JSON; UsageError if it is none."""
    import pandas as pd  # noqa: PLC0415 - half a second of import

    try:
        types = found["types"]
        return pd.DataFrame(
            {name: pd.Series(values, dtype=types[name]) for name, values in found["columns"].items()}
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UsageError(f"a campaign of no table: {first_line(error)}; begin it again") from None
