"""Lanes."""

Unit = tuple[int, int]
"""An operand by its position as written, and a 32-bit unit of it."""

Layout = list[Unit | None]
"""Source of each unit of a destination; None for zero."""
