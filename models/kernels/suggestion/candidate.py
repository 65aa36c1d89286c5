"""Candidate for a measurement: a distinct kernel that a compiler makes of some splits of an order."""

from __future__ import annotations

from dataclasses import dataclass

from ....codegen.splits import Split


@dataclass(frozen=True, slots=True)
class Candidate:
    """A distinct kernel of an order.

    Attributes
    ----------
    order : int
        Polynomial order.
    splits : tuple of tuple of int
        All that have this code, the one with the fewest parts first.
    code : str
        Digest of the instructions.
    predicted_cycles : float
        Of an element, by the model that is corrected.
    """

    order: int
    splits: tuple[Split, ...]
    code: str
    predicted_cycles: float

    @property
    def split(self) -> Split:
        """The one with the fewest parts."""
        return self.splits[0]
