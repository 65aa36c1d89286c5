"""What `chainline fit` warns of on standard error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .messages import warn

if TYPE_CHECKING:
    from ..models.empirical.data.table_file import Measurements


def warn_of_reading(measurements: Measurements) -> None:
    """Tell what of a table was read otherwise than it looks."""
    for line in measurements.warnings:
        warn(line)


def warn_of_one_value(measurements: Measurements, path: str) -> None:
    """Name the options of which an influence model cannot learn anything."""
    from ..models.empirical.fitting.influence_fitting import one_valued  # noqa: PLC0415

    if alike := one_valued(measurements):
        words = f"one value of {', '.join(alike)}: no influence of it can be learned"
        warn(f"{path}: {words}")
