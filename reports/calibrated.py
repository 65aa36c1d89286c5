"""Disturbance of a calibration, in a sentence:

disturbed: 210 of 512 rounds were slowed by other programs. 3 figures are uncertain: window nop;
fma 256 latency; chase L2. Calibrate again on a quieter machine.
"""

from __future__ import annotations

from ..analysis.machine.record import Calibrated
from .outputs.processors import CalibrationDisturbance

_NAMED = 6
_MOST_DISTURBED = 0.5
"""Share of rounds from which a calibration is called disturbed even if all figures seem sure."""


def is_disturbed(found: Calibrated) -> bool:
    """Tell whether a calibration should be made again."""
    return bool(found.uncertain) or found.disturbed_rounds > _MOST_DISTURBED * found.rounds


def calibrated_text(found: Calibrated) -> str:
    """Return the disturbance of a calibration in words, with the remedy where it was disturbed.

    Examples
    --------
    >>> calibrated_text(Calibrated(900, 12, ()))
    'undisturbed: 12 of 900 rounds were slowed by other programs and do not count; every figure repeats.'
    >>> calibrated_text(Calibrated(900, 412, ("window nop",))).partition(". ")[2]
    '1 figure is uncertain: window nop. Calibrate again on a quieter machine.'
    """
    slowed = f"{found.disturbed_rounds} of {found.rounds} rounds were slowed by other programs"
    if not is_disturbed(found):
        return f"undisturbed: {slowed} and do not count; every figure repeats."
    names = "; ".join(found.uncertain[:_NAMED])
    more = f" and {len(found.uncertain) - _NAMED} more" if len(found.uncertain) > _NAMED else ""
    count = len(found.uncertain)
    figures = f" {count} figure{'s are' if count > 1 else ' is'} uncertain: {names}{more}." if count else ""
    return f"disturbed: {slowed}.{figures} Calibrate again on a quieter machine."


def calibrated_output(found: Calibrated | None) -> CalibrationDisturbance | None:
    """Return the disturbance as the outputs of `calibrate`, `machine` and `doctor` have it."""
    return None if found is None else CalibrationDisturbance.of(found, disturbed=is_disturbed(found))
