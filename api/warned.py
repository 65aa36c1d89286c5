"""Python warnings that qualify an answer, one for each line."""

from __future__ import annotations

import sys
import warnings

from ..errors import one_line

_PACKAGE = __name__.partition(".")[0] + "."


def warn(line: str, category: type[Warning] = UserWarning) -> None:
    """Warn at the line of the user's own code that called into the package."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and str(frame.f_globals.get("__name__")).startswith(_PACKAGE):
        frame, level = frame.f_back, level + 1
    warnings.warn(one_line(line), category, stacklevel=level)
