"""Inventory of this machine: processor, machine file, compilers, optional parts. Nothing is measured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata

from ...codegen.compilers import compiler_names
from ...codegen.target import Target, host_target
from ...codegen.toolchain import find_toolchain
from ...errors import OPTIONAL_PARTS, ChainlineError, UsageError
from ..calibration.os_caches import OsCache
from ..machine.load import load_machine
from ..machine.record import Calibrated
from .default import HOST, default_machine
from .identity import HostIdentity, host_identity
from .kept import read_verdict
from .recognise import identity_contradictions, suggested_machine


@dataclass(frozen=True, slots=True)
class MachineInUse:
    """The machine that commands take where `--machine` is left out.

    Attributes
    ----------
    asked : str
        "host", or what the environment or the configuration file names.
    key : str or None
        Of the machine file; None where there is none yet.
    calibrated : bool
        Whether it was measured here, rather than shipped or given.
    reason : str
        Why this one, or why none.
    calibration : Calibrated or None
        How undisturbed it was; None where nobody knows, or there was none.
    """

    asked: str
    key: str | None
    calibrated: bool
    reason: str
    calibration: Calibrated | None = None


@dataclass(frozen=True, slots=True)
class CompilerFound:
    """A compiler for this machine: its version line, None with the reason where it is missing."""

    name: str
    version: str | None
    missing: str | None


@dataclass(frozen=True, slots=True)
class OptionalPart:
    """A part of an installation: the extra that brings it, its package, and the version, None if missing."""

    extra: str
    package: str
    version: str | None

    @property
    def install(self) -> str:
        """The line that installs it."""
        return f'pip install "chainline[{self.extra}]"'


@dataclass(frozen=True, slots=True)
class Inventory:
    """Processor, machine file, compilers and optional parts of this machine.

    Attributes
    ----------
    identity : HostIdentity
        What the processor says of itself.
    machine : MachineInUse
    compilers : tuple of CompilerFound
    parts : tuple of OptionalPart
    notes : tuple of str
        What was found damaged on the way.
    """

    identity: HostIdentity
    machine: MachineInUse
    compilers: tuple[CompilerFound, ...]
    parts: tuple[OptionalPart, ...]
    notes: tuple[str, ...]

    @property
    def caches(self) -> tuple[OsCache, ...]:
        """Data caches as the operating system lists them."""
        return self.identity.caches


def take_inventory() -> Inventory:
    """Return the inventory of this machine; compilers are asked for their version, nothing is calibrated."""
    identity, notes = host_identity(), list[str]()
    target = host_target()
    return Inventory(
        identity=identity,
        machine=_machine_in_use(identity, notes),
        compilers=tuple(_compiler(name, target) for name in compiler_names()),
        parts=optional_parts(OPTIONAL_PARTS),
        notes=tuple(notes),
    )


def optional_parts(known: Mapping[str, str]) -> tuple[OptionalPart, ...]:
    """Return the optional parts of packages and the extras that bring them.

    Examples
    --------
    >>> optional_parts({"no-such-package": "figures"})[0].install
    'pip install "chainline[figures]"'
    """
    return tuple(OptionalPart(extra, package, _version(package)) for package, extra in known.items())


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _compiler(name: str, target: Target) -> CompilerFound:
    try:
        return CompilerFound(name, find_toolchain(name, target).version, None)
    except ChainlineError as error:
        return CompilerFound(name, None, str(error))


def _machine_in_use(identity: HostIdentity, notes: list[str]) -> MachineInUse:
    try:
        asked = default_machine()
    except UsageError as error:
        return MachineInUse(HOST, None, False, str(error))
    if asked.machine != HOST:
        try:
            machine = load_machine(asked.machine)
        except UsageError as error:
            return MachineInUse(asked.machine, None, False, f"{error}; named by {asked.named_by}")
        named_by = f"named by {asked.named_by}"
        return MachineInUse(asked.machine, machine.key, False, named_by, machine.calibrated)
    if (kept := read_verdict(identity, notes.append)) is not None:
        machine = kept.machine
        return MachineInUse(HOST, machine.key, kept.calibrated, kept.reason, machine.calibrated)
    suggested = suggested_machine(identity)
    later = "the first command that needs it calibrates it, in about half a minute"
    if suggested is None:
        return MachineInUse(HOST, None, False, f"no shipped file describes '{identity.llvm_cpu}'; {later}")
    if against := next(identity_contradictions(suggested, identity), None):
        return MachineInUse(
            HOST, None, False, f"{suggested.key}.toml does not hold here ({against}); {later}"
        )
    reason = "its name suggests this file; the first command that needs it probes whether it holds"
    return MachineInUse(HOST, suggested.key, False, reason)
