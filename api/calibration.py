"""Calibration of this processor: its figures measured, compared with earlier ones, and kept or written."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.calibration.calibrate import Calibration, Deviation, deviations, rows
from ..analysis.calibration.presets import FULL, QUICK
from ..analysis.host.host_cache import forget_verdict, keep_verdict
from ..analysis.host.host_machine import calibrate_host, recognise_host
from ..analysis.host.identity import host_identity
from ..analysis.machine.load import Machine, load_machine
from ..analysis.machine.text import machine_text
from ..errors import UsageError, argument
from ..files.atomic_write import require_output, write_output
from ..records import record
from ..reports.calibration_json import calibration_to_json
from .listener import listener
from .machines import Processor
from .request.shared import CALIBRATION
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
class HostCalibration(Shown):
    """A calibration of this processor.

    Attributes
    ----------
    found : Calibration
        Every figure that was measured, and the machine that they make.
    path : str or None
        File that holds it; None where it could not be kept.
    is_kept : bool
        Whether "host" is this calibration from now on.
    seconds : float
        Duration of the calibration.
    compared : tuple of Deviation or None
        Deviations from an earlier calibration.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.calibrate("mine.toml", quick=True).machine.record.fma_latency_cycles  # doctest: +SKIP
    4.0
    """

    found: Calibration
    path: str | None
    is_kept: bool
    seconds: float
    compared: tuple[Deviation, ...] | None = None

    @property
    def machine(self) -> Processor:
        """The processor as calibrated."""
        return Processor(self.found.machine)

    @property
    def caption(self) -> str:
        """Title of the machine, and the duration of the calibration."""
        return f"{self.found.machine.title}, calibrated in {self.seconds:.0f} s"

    def to_frame(self) -> pd.DataFrame:
        """Return every figure of an instruction class in cycles, beside that of the shipped file."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(
            [
                {
                    "instruction": row.name,
                    "bits": row.bits,
                    "quantity": row.quantity,
                    "measured_cycles": row.measured.value,
                    "shipped_cycles": row.shipped,
                }
                for row in rows(self.found)
            ]
        )

    def to_json(self) -> dict[str, Any]:
        """Return the calibration by the keys of `chainline calibrate --json`."""
        return calibration_to_json(self.found, self.path, self.seconds, self.compared)


@CALIBRATION.checks
def calibrate(
    output: str | os.PathLike[str] | None = None,
    *,
    compare: str | os.PathLike[str] | None = None,
    quick: bool = False,
) -> HostCalibration:
    """Return the measured figures of this processor, which takes one to five minutes.

    Parameters
    ----------
    output : path, optional
        Machine file to write, .toml; by default the figures are kept, and "host" is them from now on.
    compare : path, optional
        An earlier calibration to compare with, instead of the shipped file.
    quick : bool
        Whether fewer samples are taken, in about half a minute.

    Raises
    ------
    UsageError
        If a file cannot be read or written, or the processor is emulated.
    RunError
        If the measuring process fails.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.calibrate("mine.txt")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: output mine.txt: a machine file's name ends in .toml; write mine.txt.toml
    """
    earlier = None if compare is None else _earlier(compare)
    if output is not None:
        require_output(os.fspath(output), [] if compare is None else [os.fspath(compare)], _is_machine)
    identity, begin = host_identity(), time.monotonic()
    with listener().bar("calibrating") as step:
        recognition = recognise_host(identity)
        found, verdict = calibrate_host(recognition, QUICK if quick else FULL, step)
    seconds = time.monotonic() - begin
    if output is None:
        path = keep_verdict(identity, recognition.probe, verdict, listener().tell)
    else:
        path = Path(output)
        write_output(path, machine_text(found.machine).encode())
    compared = None if earlier is None else deviations(earlier.measurements, found.machine.measurements)
    return HostCalibration(
        found, None if path is None else str(path), output is None and path is not None, seconds, compared
    )


@record
class ForgottenCalibration:
    """Outcome of `forget_calibration`.

    Attributes
    ----------
    cpu : str
        Name of this processor.
    was_kept : bool
        Whether anything was kept of it.
    """

    cpu: str
    was_kept: bool


def forget_calibration() -> ForgottenCalibration:
    """Delete what is kept of this processor; it is recognised or calibrated anew when it is next used.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.forget_calibration().was_kept  # doctest: +SKIP
    True
    """
    identity = host_identity()
    return ForgottenCalibration(identity.cpu, forget_verdict(identity))


def _earlier(compare: str | os.PathLike[str]) -> Machine:
    machine = load_machine(os.fspath(compare))
    if not machine.measurements:
        raise UsageError(
            f"{argument('compare', os.fspath(compare))}: holds no [measurements]; give a file that "
            "`chainline calibrate` wrote"
        )
    return machine


def _is_machine(head: bytes) -> bool:
    """Tell whether a file begins as a machine file, which a calibration made anew replaces."""
    return {b"title", b"isa", b"target"} <= {line.partition(b" = ")[0] for line in head.splitlines()}
