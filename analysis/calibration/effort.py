"""How thoroughly to calibrate: quickly, to be able to answer at once, or in full."""

from __future__ import annotations

from dataclasses import dataclass

CALIBRATION_VERSION = "9"
"""Changes when what calibration measures, or makes of it, does: files of other versions are not used."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How often and how much is measured.

    Attributes
    ----------
    name : str
        As provenance writes it.
    loop_rounds : int
        Samples of every small loop, in each session.
    stream_rounds : int
        Samples of every bandwidth, in each session.
    window_rounds : int
        Samples of every point of the curves that show reorder buffer and scheduler.
    sessions : int
        How often loops and bandwidths are measured, with all the rest between.
    sizes : bool
        Whether cache sizes are measured too, where the operating system lists them.
    most_memory_bytes : int
        Largest working set of one thread.
    again_s : float
        How long figures that are uncertain are measured again.
    """

    name: str
    loop_rounds: int
    stream_rounds: int
    window_rounds: int
    sessions: int
    sizes: bool
    most_memory_bytes: int
    again_s: float


QUICK = Effort("quick", 40, 8, 12, 1, False, 128 << 20, 10.0)
FULL = Effort("full", 100, 80, 24, 2, True, 512 << 20, 45.0)
