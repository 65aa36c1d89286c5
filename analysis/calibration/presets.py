"""Presets of a calibration: quick, to answer at once, or full."""

from __future__ import annotations

from ...records import record

CALIBRATION_VERSION = "12"
"""Changes when what calibration measures, or makes of it, does: files of other versions are not used."""


@record
class Effort:
    """Number and length of the measurements of a calibration.

    Attributes
    ----------
    name : str
        As provenance writes it.
    patience_s : float
        Seconds that every turn of a loop waits on average, at most, for the core to be had alone.
    loop_rounds : int
        Turns of every small loop, in each session.
    stream_rounds : int
        Samples of every bandwidth, in each session.
    window_rounds : int
        Turns of every point of the curves that show reorder buffer and scheduler.
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
    patience_s: float
    loop_rounds: int
    stream_rounds: int
    window_rounds: int
    sessions: int
    sizes: bool
    most_memory_bytes: int
    again_s: float


FORMS_METHOD = "2"
"""Changes when what is measured of forms of instructions does: a log of another one is begun anew."""
QUICK = Effort("quick", 2e-3, 10, 8, 3, 1, False, 128 << 20, 10.0)
FULL = Effort("full", 8e-3, 25, 80, 6, 2, True, 512 << 20, 45.0)
