"""JSON as every command prints it, and answers as JSON or in words."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Protocol

from ..files.checked_json import json_text
from ..reports.terminal import print_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..reports.layout import Line


class Answer(Protocol):
    """Record of a public function."""

    @property
    def lines(self) -> Sequence[Line]:
        """The answer in words and tables."""

    def to_json(self) -> Any:
        """Return the answer as plain values."""


def print_json(document: Any) -> None:
    """Print a document."""
    print(json_text(document))


def print_answer(answer: Answer, options: argparse.Namespace) -> None:
    """Print an answer, as JSON where `--json` asks for it."""
    if options.json:
        print_json(answer.to_json())
    else:
        print_lines(answer.lines)
