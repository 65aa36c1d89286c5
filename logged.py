"""Notes beside results, by the loggers below `chainline`; logging is loaded when one is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .errors import in_python

if TYPE_CHECKING:
    import logging

_ROOT, _LINE = "chainline", "line"
_shown: list[Callable[[str], None]] = []
"""By what the command line shows it, where that runs."""


def show_by(show: Callable[[str], None]) -> None:
    """Have what is logged shown, a line each, unless somebody has given the logger handlers."""
    _shown[:] = [show]


def warn(line: str, logger: str = _ROOT) -> None:
    """Log a line that the user should read."""
    import logging  # noqa: PLC0415 - takes a tenth of a small command, and most say nothing

    root = logging.getLogger(_ROOT)
    if _shown and not root.handlers:
        root.addHandler(_handler(_shown[0]))
    logging.getLogger(logger).warning("%s", in_python(line), extra={_LINE: line})


def _handler(show: Callable[[str], None]) -> logging.Handler:
    from logging import Handler  # noqa: PLC0415 - as above

    class Shown(Handler):
        def emit(self, record: logging.LogRecord) -> None:
            show(getattr(record, _LINE, None) or record.getMessage())

    return Shown()
