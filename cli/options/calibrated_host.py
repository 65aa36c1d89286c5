"""`--machine host`: this processor, recognised, or calibrated once before everybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...analysis.host.host_machine import host_machine
from ...analysis.machine.record import Machine
from ..messages import say
from ..progress_bar import progress_bar

Step = Callable[[str, float], None]


def calibrated_host(*, calibrated: bool) -> Machine:
    """Return this host's machine, which may be calibrated or not; UsageError where it must be and may not."""
    with calibration_bar() as step:
        return host_machine(say, step, calibrated=calibrated)


@contextmanager
def calibration_bar() -> Iterator[Step]:
    """Yield what shows stage and progress of a calibration on a terminal's standard error."""
    with progress_bar("calibrating: {desc} {bar:40} {elapsed}") as show:
        yield lambda stage, done: show(stage, done, 1.0)
