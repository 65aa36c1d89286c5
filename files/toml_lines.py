"""Line numbers of the keys of a TOML file, for messages: `tomllib` tells values, not lines."""

from __future__ import annotations

from ..patterns import pattern

_HEADER = pattern(r"\s*\[+([^\[\]]+)\]")
_KEY = pattern(r"""\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*=""")


def line_of(text: str, table: str, key: str) -> int | None:
    """Return the line on which a key of a table stands, or the table if the key does not; from 1.

    Tables in braces stand on the line of their name.

    Parameters
    ----------
    text : str
        The file.
    table : str
        Name of the table with dots, empty for the top.

    Examples
    --------
    >>> text = 'title = "x"\\n[core]\\ncores = 3\\n[instructions]\\nfma = { ports = [] }\\n'
    >>> [line_of(text, *place) for place in (("", "title"), ("core", "cores"), ("instructions.fma", "ports"))]
    [1, 3, 5]
    >>> line_of(text, "core", "missing"), line_of(text, "caches", "L1")
    (2, None)
    """
    parent, _, name = table.rpartition(".")
    current, here, around = "", None, None
    for number, line in enumerate(text.splitlines(), start=1):
        if (header := _HEADER.match(line)) is not None:
            current = header[1].strip().replace('"', "").replace("'", "")
            if current == f"{table}.{key}".lstrip("."):
                return number
            around = number if current == table else around
            continue
        found = _KEY.match(line)
        word = next((part for part in found.groups() if part is not None), "") if found else ""
        if current == table and word == key:
            return number
        if name and current == parent and word == name:
            here = number
    return here or around
