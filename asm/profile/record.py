"""Execution counts of instructions, as a run has counted or sampled them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from ...records import record


@record
class Profile:
    """Counts or samples by position in a listing; positions that nothing is known of are left out.

    Attributes
    ----------
    kind : str
        Source of the profile, in words.
    times : mapping of int to float
        Executions of an instruction, in a unit that is the same for all; where `sampled`, its
        samples, of which an instruction that takes longer has more.
    places : mapping of int to hashable
        Unit that is counted at once: the source line of an instruction, or the instruction alone.
    sampled : str
        The event that was sampled; empty where executions are counted.
    """

    kind: str
    times: Mapping[int, float]
    places: Mapping[int, Hashable]
    sampled: str = ""
