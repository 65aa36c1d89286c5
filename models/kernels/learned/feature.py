"""Feature of a learned model: name, unit, meaning and the direction of its effect."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feature:
    """One column that a model learns from.

    Attributes
    ----------
    name : str
        Column.
    unit : str
        Of its values; "" for shares and counts.
    meaning : str
        Meaning, as the end of "because of ...": words for an explanation.
    slows : int
        1 where physics demands that more of it never makes a kernel faster, everything else
        equal; 0 where it may act either way.
    """

    name: str
    unit: str
    meaning: str
    slows: int = 0
