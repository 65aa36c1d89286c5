"""Lines of JSON with a checksum each, appended one by one: a line torn by a crash is recognised."""

from __future__ import annotations

import json
import zlib
from typing import Any

from .untrusted import json_of


def checked_line(value: Any) -> bytes:
    """Return a value as one line, its checksum first.

    Examples
    --------
    >>> checked_line({"block": 3})
    b'ec99c386 {"block":3}\\n'
    """
    text = json.dumps(value, separators=(",", ":")).encode()
    return f"{zlib.crc32(text):08x} ".encode() + text + b"\n"


def value_of(line: bytes) -> Any:
    """Return the value of a line without its end; None where it is torn or changed.

    Examples
    --------
    >>> value_of(checked_line({"block": 3})[:-1])
    {'block': 3}
    >>> value_of(checked_line({"block": 3})[:-2])
    """
    checksum, _, text = line.partition(b" ")
    if checksum != f"{zlib.crc32(text):08x}".encode():
        return None
    try:
        return json_of(text, "")
    except ValueError:
        return None
