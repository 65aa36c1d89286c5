"""Calibration of this processor: its figures measured, compared with earlier ones, and kept or written."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..analysis.calibration.calibrate import Calibration, Deviation, deviations, rows
from ..analysis.calibration.form_costs import blockers_of, with_measured_forms
from ..analysis.calibration.form_sweep import FormSweep
from ..analysis.calibration.form_times import SweptForms, require_timed_forms
from ..analysis.calibration.presets import FULL, QUICK
from ..analysis.host.host_cache import (
    Verdict,
    calibrated_key,
    forget_verdict,
    forms_log,
    keep_verdict,
    read_verdict,
)
from ..analysis.host.host_machine import calibrate_host, recognise_host
from ..analysis.host.identity import HostIdentity, host_identity
from ..analysis.machine.load import Machine, load_machine
from ..analysis.machine.text import machine_text
from ..errors import UsageError, argument
from ..files.atomic_write import require_output, write_output
from ..files.durable_log import DurableLog
from ..records import record, replace
from ..reports.calibration_json import calibration_to_json, instructions_to_json
from ..version import __version__
from .listener import listener
from .machines import Processor
from .request.shared import CALIBRATION, INSTRUCTION_CALIBRATION
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


@record(eq=False, repr=False)
class InstructionCalibration(Shown):
    """Measured costs of the forms of instructions that this processor executes.

    Attributes
    ----------
    forms : SweptForms
        Times of every form, and how many were left out, by reason.
    machine : Processor
        The processor with these costs.
    path : str or None
        File that holds them; None where it could not be kept.
    is_kept : bool
        Whether "host" has them from now on.
    seconds : float
        Duration of this part of the measurement.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.calibrate_instructions("mine.toml").to_frame()  # doctest: +SKIP
    """

    forms: SweptForms
    machine: Processor
    path: str | None
    is_kept: bool
    seconds: float

    @property
    def caption(self) -> str:
        """Title of the machine, and number of forms."""
        return f"{self.machine.record.title}, {len(self.forms.times)} forms of instructions"

    def to_frame(self) -> pd.DataFrame:
        """Return reciprocal throughput and longest latency in cycles, one row a form."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(
            [
                {
                    "form": one.form.key,
                    "throughput_cycles": one.throughput_cycles,
                    "latency_cycles": max((each.cycles for each in one.latencies), default=None),
                    "micro_ops": one.micro_ops,
                    "certain": one.certain,
                }
                for one in self.forms.times
            ]
        )

    def to_json(self) -> dict[str, Any]:
        """Return the forms by the keys of `chainline calibrate --instructions --json`."""
        return instructions_to_json(self.forms, self.machine.record, self.path, self.seconds)


@INSTRUCTION_CALIBRATION.checks
def calibrate_instructions(output: str | os.PathLike[str] | None = None) -> InstructionCalibration:
    """Return the measured cost of every form of instruction of this processor, in about half an hour.

    What was measured is kept as it comes: a run that was stopped goes on where it ended. Ports are named as
    in the machine that "host" is, whose other figures stay.

    Parameters
    ----------
    output : path, optional
        Machine file to write, .toml; by default the costs are kept, and "host" has them from now on.

    Raises
    ------
    UsageError
        If the file cannot be written, forms are not timed on this processor, or another process measures.
    RunError
        If the measuring process fails.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.calibrate_instructions("mine.txt")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: output mine.txt: a machine file's name ends in .toml; write mine.txt.toml
    """
    require_timed_forms()
    if output is not None:
        require_output(os.fspath(output), [], _is_machine)
    identity, begin = host_identity(), time.monotonic()
    with listener().bar("calibrating") as step:
        recognition = recognise_host(identity)
        kept = read_verdict(identity, listener().tell)
        if kept is None and recognition.machine is None:
            _, kept = calibrate_host(recognition, QUICK, step)
        known = kept.machine if kept is not None else recognition.machine
        assert known is not None
        swept = _swept_forms(known, identity, step)
    made = with_measured_forms(known, swept, _source(identity.cpu))
    file = None if output is None else os.fspath(output)
    if output is None:
        made = replace(made, key=calibrated_key(identity.llvm_cpu))
        verdict = Verdict(made, True, "costs of instructions were measured")
        kept_at = keep_verdict(identity, recognition.probe, verdict, listener().tell)
        file = None if kept_at is None else str(kept_at)
    else:
        write_output(Path(output), machine_text(made).encode())
    return InstructionCalibration(
        swept, Processor(made), file, output is None and file is not None, time.monotonic() - begin
    )


def _swept_forms(known: Machine, identity: HostIdentity, step: Callable[[str, float], None]) -> SweptForms:
    path, features = forms_log(identity), dict.fromkeys(identity.features, True)
    path.parent.mkdir(parents=True, exist_ok=True)
    with DurableLog(path) as log:
        blockers, slot = blockers_of(known, features), 1.0 / known.core.dispatch_width
        return FormSweep(known.instruction_set, features, log, blockers, slot).run(step)


def _source(cpu: str) -> str:
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    return (
        f"Measured by chainline {__version__} calibrate --instructions on {cpu}, {date}: latency from the "
        "slowest operand, ports from times beside instructions whose ports were known"
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
