"""XML files from other programs, without document types and external entities."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

from .....errors import UsageError
from .....files.given import read_bytes

_MOST_ELEMENTS = 1 << 22
"""Largest number of elements of a file: half a gigabyte as objects."""


class _NoDoctype(TreeBuilder):
    """Builder that refuses document types, whose entities may read files or grow without limit."""

    def __init__(self) -> None:
        super().__init__()
        self._left = _MOST_ELEMENTS

    def start(self, tag: str, attributes: dict[str, str], /) -> Element:
        self._left -= 1
        if self._left < 0:
            raise UsageError(f"has more than {_MOST_ELEMENTS} elements; give a part of it")
        return super().start(tag, attributes)

    def doctype(self, name: str, pubid: str | None, system: str | None) -> NoReturn:
        raise UsageError("declares a DOCTYPE, which is not read; remove it")


def read_xml(path: Path) -> Element:
    """Return the root of an XML file.

    Raises
    ------
    UsageError
        If the file cannot be read, is no XML, or declares a document type.
    """
    parser = XMLParser(target=_NoDoctype())  # noqa: S314 - without a document type there are no entities
    try:
        parser.feed(read_bytes(path))
        return parser.close()
    except (ParseError, ValueError, LookupError) as error:
        raise UsageError(f"{path}: {'' if isinstance(error, UsageError) else 'is no XML: '}{error}") from None
