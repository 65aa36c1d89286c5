"""What compilers need to know of a source, whatever it computes."""

from __future__ import annotations

from typing import Protocol


class SourceText(Protocol):
    """Text of a source file, of a kernel (`render.Source`) or an application (`applications.Program`)."""

    @property
    def text(self) -> str:
        """The whole file."""

    @property
    def suffix(self) -> str:
        """File name ending that compilers expect."""

    @property
    def symbol(self) -> str:
        """Name of the procedure, for messages."""
