"""Inventory of this machine: processor, machine file, compilers, optional parts. Nothing is measured."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module, metadata
from types import ModuleType

from ...codegen.compilers import compiler_names
from ...codegen.target import Target, host_target
from ...codegen.toolchain import find_toolchain
from ...errors import OPTIONAL_PARTS, ChainlineError, UsageError, first_line, one_line
from ...records import record
from ..machine.load import load_machine
from ..machine.record import Calibrated
from ..measurement.host import OsCache
from .default_machine import HOST, default_machine
from .host_cache import read_verdict
from .identity import HostIdentity, host_identity
from .recognise import identity_contradictions, suggested_machine


@record
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


@record
class CompilerFound:
    """A compiler for this machine: its version line, None with the reason where it is missing."""

    name: str
    version: str | None
    missing: str | None


@record
class OptionalPart:
    """A part of an installation.

    Attributes
    ----------
    extra : str
        The extra of chainline that brings it.
    package : str
        What is imported of it.
    version : str or None
        None where it is missing, or does not say.
    missing : str or None
        Why it cannot be imported; None where it can.
    """

    extra: str
    package: str
    version: str | None
    missing: str | None

    @property
    def install(self) -> str:
        """The line that installs it."""
        return f'pip install "chainline[{self.extra}]"'


@record
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

    Each is imported: an installed package may be called otherwise than what is imported of it, be damaged, or
    lack what it needs itself.

    Examples
    --------
    >>> (part,) = optional_parts({"no_such_package": "figures"})
    >>> part.install, part.missing
    ('pip install "chainline[figures]"', 'not installed')
    """
    return tuple(_part(package, extra) for package, extra in known.items())


def _part(package: str, extra: str) -> OptionalPart:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            logging.disable()  # of what is no fault, such as a missing folder for settings
            module = import_module(package)
    except ModuleNotFoundError as error:
        missing = "not installed" if error.name == package else f"{error.name} is not installed"
        return OptionalPart(extra, package, None, missing)
    except Exception as error:  # whatever its code raises
        return OptionalPart(extra, package, None, f"cannot be imported: {one_line(first_line(error))}")
    finally:
        logging.disable(logging.NOTSET)
    return OptionalPart(extra, package, _version(module, package), None)


def _version(module: ModuleType, package: str) -> str | None:
    if isinstance(said := getattr(module, "__version__", None), str):
        return said
    for distribution in metadata.packages_distributions().get(package, ()):
        with suppress(metadata.PackageNotFoundError):
            return metadata.version(distribution)
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
