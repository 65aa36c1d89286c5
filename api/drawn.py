"""Where figures are drawn: on the axes given, or on new ones that notebooks show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import missing_part

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def axes_or_new(axes: Axes | None) -> Axes:
    """Return the axes given, else those of a new pyplot figure.

    Raises
    ------
    UsageError
        If matplotlib is not installed: says how to.
    """
    if axes is not None:
        return axes
    try:
        import matplotlib.pyplot as plt  # noqa: PLC0415 - an optional part, and a second of import
    except ModuleNotFoundError as error:
        raise missing_part(error) or error from None
    return plt.subplots(layout="constrained")[1]
