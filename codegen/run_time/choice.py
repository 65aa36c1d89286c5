"""Stored choices of kernels by processor, for use without measurement or simulation.

`choices.toml` has for a processor, mode and type the schedule of each order, and where it comes from:
`measured` is the fastest of those that were run there, `simulated` what the search names. A processor that
the file does not know takes the choices for one with vectors as wide, which fit its registers as well.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ...records import record
from ..splits import parse_split
from ..target import Target
from ..variant import DType, Language, Mode, Variant
from ..vector.schedule import parse_schedule

_FILE = Path(__file__).with_name("choices.toml")
_SPLIT = " split "


@record
class StoredChoice:
    """A kernel that the package names without looking further.

    Attributes
    ----------
    variant : Variant
    machine : str
        Key of the machine file of the processor that it was chosen for.
    known : bool
        True for the processor in question, False for one like it.
    measured : bool
        The fastest of those that were measured, else of those that were simulated.
    source : str
        Source of the choice.
    """

    variant: Variant
    machine: str
    known: bool
    measured: bool
    source: str


def stored_choice(
    target: Target, order: int, mode: Mode, dtype: DType, language: Language = Language.LLVM
) -> StoredChoice | None:
    """Return the stored kernel in explicit vectors for a processor, None where none fits it.

    Parameters
    ----------
    target : Target
    order : int
        Polynomial order.
    mode : Mode
    dtype : DType
    language : Language
        Language of the variant.

    Examples
    --------
    >>> from chainline.codegen.target import find_target
    >>> found = stored_choice(find_target("znver5"), 3, Mode.ELEMENT, DType.FLOAT64)
    >>> found.variant.label, found.machine, found.measured
    ('512 mask xyz', 'zen5', True)
    """
    for machine, section, known in _sections(target):
        kernels = section.get(str(mode), {}).get(str(dtype), {})
        if text := kernels.get(str(order)):
            variant = _variant(text, order, mode, dtype, language)
            return StoredChoice(variant, machine, known, kernels["how"] == "measured", kernels["source"])
    return None


def _sections(target: Target) -> Iterator[tuple[str, dict[str, Any], bool]]:
    """Yield the entries stored for a processor, then those of others with such vectors, the widest first."""
    stored = _stored()
    for machine, section in stored.items():
        if target.llvm_cpu in section["cpus"] and section["vector_bits"] == target.vector_bits:
            yield machine, section, True
    others = [(machine, section) for machine, section in stored.items() if _fits(section, target)]
    for machine, section in sorted(others, key=lambda other: -other[1]["vector_bits"]):
        yield machine, section, False


def _fits(section: dict[str, Any], target: Target) -> bool:
    if section["isa"] != target.isa or section["scalable"] != target.scalable:
        return False
    bits: int = section["vector_bits"]
    if target.instruction_set.scalable_extension:
        return bits == target.vector_bits
    return bits <= target.vector_bits


def _variant(text: str, order: int, mode: Mode, dtype: DType, language: Language) -> Variant:
    schedule, _, split = text.partition(_SPLIT)
    parts = parse_split(split, order + 1) if split else (order + 1,)
    return Variant(order, parts, mode, language, dtype, parse_schedule(schedule))


@cache
def _stored() -> dict[str, dict[str, Any]]:
    return tomllib.loads(_FILE.read_text(encoding="utf-8"))
