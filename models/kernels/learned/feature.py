"""What a feature of a learned model is: its name, unit and meaning, and which way it may act."""

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
        What it is, as the end of "because of ...": words for an explanation.
    slows : int
        1 where physics demands that more of it never makes a kernel faster, everything else
        equal; 0 where it may act either way.
    """

    name: str
    unit: str
    meaning: str
    slows: int = 0
