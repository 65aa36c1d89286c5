"""Choice of the processor: this host, a shipped machine, or a machine file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ..analysis.host.default_machine import HOST, default_machine
from ..analysis.machine.load import load_machine
from ..analysis.machine.record import Machine
from ..analysis.machine.shipped_machines import Naming, shipped_names
from ..errors import UsageError, argument
from ..records import record
from .listener import listener
from .request.shared import MACHINE_REQUEST
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd

    from ..analysis.incore.form_costs import ExtensionCoverage
    from ..codegen.target import Target


@record
class Processor(Shown):
    """A processor: its machine file for models, and its target for compilers.

    Attributes
    ----------
    record : Machine
        Core, instructions, caches and memory, as the machine file says.
    is_host : bool
        Whether it was asked for as this host: code is then compiled for exactly this processor, and
        its clock is measured.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.machine("zen5")
    <Processor: zen5, AMD EPYC 9655 (Zen 5, Turin)>
    >>> cl.machine("zen5").record.fma_latency_cycles
    4.0
    """

    record: Machine
    is_host: bool = False

    __repr__ = Shown.__repr__

    @property
    def key(self) -> str:
        """Name of its machine file, without suffix."""
        return self.record.key

    def coverage(self) -> tuple[ExtensionCoverage, ...]:
        """Return the forms of instructions that it executes, by extension, and how many have a source."""
        from ..analysis.incore.form_costs import coverage  # noqa: PLC0415 - most who ask for a machine do not

        return coverage(self.record)

    @property
    def caption(self) -> str:
        """Key and title."""
        return f"{self.key}, {self.record.title}"

    def _repr_html_(self) -> str:
        from ..reports.page.notebook import processor_view  # noqa: PLC0415 - of notebooks alone

        return processor_view(self.caption, self.record)

    def to_frame(self) -> pd.DataFrame:
        """Return the costs of each class of instructions, one row a class.

        Examples
        --------
        >>> import chainline as cl
        >>> costs = cl.machine("zen5").to_frame().set_index("instruction")
        >>> float(costs.loc["fma", "latency_cycles"])
        4.0
        """
        import pandas as pd  # noqa: PLC0415 - half a second of import

        return pd.DataFrame(
            [
                {
                    "instruction": str(name),
                    "latency_cycles": costs.default.latency_cycles,
                    "micro_ops": costs.default.micro_ops,
                    "source": costs.source,
                }
                for name, costs in self.record.instructions.items()
            ]
        )

    def to_json(self) -> dict[str, Any]:
        """Return the machine by the keys of its file.

        Examples
        --------
        >>> import chainline as cl
        >>> cl.machine("a64fx").to_json()["isa"]
        'aarch64'
        """
        import tomllib  # noqa: PLC0415 - of few programs

        from ..analysis.machine.text import machine_text  # noqa: PLC0415 - as above

        return tomllib.loads(machine_text(self.record))

    @property
    def target(self) -> Target:
        """Target that compilers generate code for.

        Raises
        ------
        UsageError
            If it was calibrated on a host that compilers do not know.
        """
        # loads LLVM, which an analysis spares
        from ..analysis.host.host_machine import target_of  # noqa: PLC0415
        from ..codegen.target import host_target  # noqa: PLC0415

        return host_target() if self.is_host else target_of(self.record, self.key)

    @property
    def runs_here(self) -> bool:
        """True where it is this processor, so that its code can be timed here."""
        from ..analysis.host.host_machine import runs_here  # noqa: PLC0415 - loads LLVM

        return self.is_host or runs_here(self.record)

    @property
    def clock_ghz(self) -> float:
        """Clock of scalar code in GHz: of this host as it is now, of others as their files say."""
        from ..analysis.measurement.timer import host_frequency_ghz  # noqa: PLC0415 - loads LLVM

        return host_frequency_ghz() if self.is_host else self.record.core.frequency_ghz

    def require_here(self) -> None:
        """Check that it is this processor.

        Raises
        ------
        UsageError
            If it is another one, or has wider vectors.
        """
        if self.runs_here:
            return
        from ..codegen.target import host_target  # noqa: PLC0415 - loads LLVM

        here, use = host_target(), f"use {argument('machine', 'host')}"
        if here.llvm_cpu not in self.record.llvm_cpus:
            raise UsageError(
                f"what is measured runs on this machine ({here.llvm_cpu}), not on {self.key}; {use}"
            )
        raise UsageError(
            f"what is measured runs on this machine, whose vectors have {here.vector_bits} bits, not on "
            f"{self.key} with {self.record.vector_bits}; {use}"
        )


MachineLike = str | os.PathLike[str] | Machine | Processor
"""Name of a processor: "host", the key of a shipped machine, a TOML file, or a record."""


@MACHINE_REQUEST.checks
def machine(name: MachineLike | None = None, *, calibrate: bool = True) -> Processor:
    """Return the processor that is named.

    Parameters
    ----------
    name : str, path, Machine or Processor, optional
        "host" for this one: what is kept of it from an earlier run, the shipped file that its name
        suggests where a probe agrees, or a calibration. Else the key of a shipped machine or another
        of its names ("sapphirerapids", "Neoverse V1"; `chainline machine --list` shows them), or a TOML
        file as `chainline calibrate` writes it. By default what the commands take: the environment's
        CHAINLINE_MACHINE, the machine of the configuration file, or "host".
    calibrate : bool
        Whether a host that no file describes is calibrated, once, in about half a minute.

    Raises
    ------
    UsageError
        If there is no such machine, a file is wrong, or nobody may calibrate this host.

    Examples
    --------
    >>> import chainline as cl
    >>> cl.machine("zen5").key, cl.machine("Sapphire Rapids").key
    ('zen5', 'spr')
    >>> cl.machine("z80")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: unknown machine 'z80'; choose one of a64fx, ...
    """
    if isinstance(name, Processor):
        return name
    if isinstance(name, Machine):
        return Processor(name)
    default = default_machine()
    key = default.machine if name is None else os.fspath(name)
    if key == HOST:
        return Processor(_host(calibrate=calibrate), is_host=True)
    try:
        return Processor(load_machine(key))
    except UsageError as error:
        if name is not None or not default.named_by:
            raise
        # nobody has typed that name: say where it stands
        raise UsageError(f"{default.named_by} names the machine: {error.message}") from None


def names_host(name: MachineLike | None) -> bool:
    """Tell whether a machine is asked for as this host, by name or by default.

    Examples
    --------
    >>> names_host("host"), names_host("zen5")
    (True, False)
    """
    if isinstance(name, Processor):
        return name.is_host
    return (default_machine().machine if name is None else name) == HOST


def _host(*, calibrate: bool) -> Machine:
    # loaded here since what tells hosts apart loads LLVM, which every other machine spares
    from ..analysis.host.host_cache import read_verdict  # noqa: PLC0415
    from ..analysis.host.identity import host_identity  # noqa: PLC0415

    tell = listener().tell
    # what is kept is there at once; `host_machine` asks again, and says why where it is of no use
    if (kept := read_verdict(host_identity(), lambda line: None)) is not None:
        return kept.machine
    from ..analysis.host.host_machine import host_machine  # noqa: PLC0415 - loads LLVM, and all that measures

    with listener().bar("calibrating") as step:
        return host_machine(tell, step, calibrated=calibrate)


def machines() -> tuple[Naming, ...]:
    """Return the shipped machines, and every name that stands for each.

    Examples
    --------
    >>> import chainline as cl
    >>> [each.title for each in cl.machines() if each.key == "a64fx"]
    ['Fujitsu A64FX (PRIMEHPC FX1000 node, 48 compute cores)']
    """
    return shipped_names()
