"""Line table of `.file` and `.loc` directives: source locations of instructions.

.file  number ["folder"] "name" [md5 0x...]
.loc   file-number line [column] [options]
"""

from __future__ import annotations

from pathlib import PurePosixPath

from ..patterns import pattern
from .listing_record import SourceLocation

_FILE = pattern(r'\s*(\d+)\s+"((?:\\.|[^"\\])*)"(?:\s+"((?:\\.|[^"\\])*)")?')
_LOCATION = pattern(r"\s*(\d{1,9})\s+(\d{1,9})\b")
_DISCRIMINATOR = pattern(r"\sdiscriminator (\d{1,9})\b")


class LineTable:
    """The location in force, and the files by number, while a listing is read.

    Examples
    --------
    >>> table = LineTable()
    >>> table.file('1 "src" "x.c" md5 0x12'); table.loc("1 7 3 is_stmt 0"); table.current
    SourceLocation(file='src/x.c', line=7)
    """

    def __init__(self) -> None:
        self._files: dict[str, str] = {}
        self._locations: dict[tuple[str, int], SourceLocation] = {}
        self.current: SourceLocation | None = None
        self.discriminator = 0

    def file(self, arguments: str) -> None:
        """Take note of a numbered file; one without a number names the object file's source."""
        if match := _FILE.match(arguments):
            folder, name = (match[2], match[3]) if match[3] is not None else ("", match[2])
            self._files[match[1]] = str(PurePosixPath(folder, name))  # an absolute name stands alone

    def loc(self, arguments: str) -> None:
        """Put a location in force; line 0 stands for code that no line of the source made."""
        match = _LOCATION.match(arguments)
        if match is None:
            return
        line = int(match[2])
        self.set(self._files.get(match[1], f"file {match[1]}"), line)
        found = _DISCRIMINATOR.search(arguments)
        self.discriminator = int(found[1]) if found is not None else 0

    def set(self, file: str, line: int) -> None:
        """Put the location `file`, `line` in force."""
        key = (file, line)
        if key not in self._locations:
            self._locations[key] = SourceLocation(file, line)
        self.current = self._locations[key] if line else None
