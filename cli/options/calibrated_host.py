"""`--machine host`: this processor, recognised, or calibrated once before everybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ...analysis.host.host_cache import read_verdict
from ...analysis.host.identity import host_identity
from ...analysis.machine.record import Machine
from ..messages import say

Step = Callable[[str, float], None]


def calibrated_host(*, calibrated: bool) -> Machine:
    """Return this host's machine, which may be calibrated or not; UsageError where it must be and may not."""
    # what is kept is there at once; `host_machine` asks again, and says why where it is of no use
    if (kept := read_verdict(host_identity(), lambda line: None)) is not None:
        return kept.machine
    from ...analysis.host.host_machine import host_machine  # noqa: PLC0415 - loads all that measures

    with calibration_bar() as step:
        return host_machine(say, step, calibrated=calibrated)


@contextmanager
def calibration_bar() -> Iterator[Step]:
    """Yield a function that shows stage and progress of a calibration on a terminal's standard error."""
    from ..progress_bar import progress_bar  # noqa: PLC0415 - loads the bar

    with progress_bar("calibrating: {desc} {bar:40} {elapsed}") as show:
        yield lambda stage, done: show(stage, done, 1.0)
