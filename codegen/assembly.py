"""What a compiler made: assembly text, or a file that can be loaded, with its provenance."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from .target import Target
from .variant import Variant


@dataclass(frozen=True, slots=True)
class Provenance:
    """How a build came about: enough to repeat it."""

    compiler: str
    version: str
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Assembly:
    """Assembly text of one variant for one target."""

    variant: Variant
    target: Target
    provenance: Provenance
    text: str


class BinaryKind(StrEnum):
    """How a binary is loaded."""

    OBJECT = "object"
    SHARED = "shared"


@dataclass(frozen=True, slots=True)
class Binary:
    """A compiled file of one variant: a relocatable object or a shared library."""

    variant: Variant
    target: Target
    provenance: Provenance
    kind: BinaryKind
    path: Path
