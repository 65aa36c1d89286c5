"""Jobs as plain JSON: kernels that a node compiles and times, for its own processor.

Compilers are known names, never paths. Their flags are those that a data set may name, and those that the
user typed when the campaign began: its setting lists them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ....codegen.compilers import compiler_language, compiler_names
from ....codegen.flags import unknown_flags
from ....codegen.splits import check_split
from ....codegen.target import Target
from ....codegen.variant import DType, Language, Mode, Variant, require_order
from ....codegen.vector.schedule import parse_schedule
from ....errors import UsageError, first_line
from ...measurement.job import Job

OWN_FLAGS = "own_flags"
"""Key of a setting: flags that the user typed when the campaign began."""
_REMEDY = "run again the command that began the campaign"


def job_to_json(job: Job) -> dict[str, Any]:
    """Return a job as JSON; of its target the width of vectors, since a node compiles for itself."""
    return {
        **variant_to_json(job.variant),
        "compiler": job.compiler,
        "flags": list(job.flags),
        "vector_bits": job.target.vector_bits,
        "n_elements": job.n_elements,
        "threads": job.threads,
    }


def job_from_json(found: Mapping[str, Any], target: Target, own_flags: Collection[str] = ()) -> Job:
    """Return the job of JSON, for this target.

    Parameters
    ----------
    found : mapping
    target : Target
    own_flags : collection of str
        Flags beside those of `recorded_flags`, which the user typed.

    Raises
    ------
    UsageError
        If it is none, or names a compiler or a flag that no file may name.
    """
    compiler, flags = compiled_by(found, "compiler", "flags", own_flags)
    try:
        variant = variant_from_json(found)
        n_elements, threads = int(found["n_elements"]), int(found["threads"])
        at_width = target.at_width(int(found["vector_bits"]))
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise UsageError(f"a block of a campaign is no measurement: {first_line(error)}; {_REMEDY}") from None
    if variant.language is not compiler_language(compiler) or min(n_elements, threads) < 1:
        raise UsageError(
            f"a block of a campaign is no measurement: {compiler} does not compile it; {_REMEDY}"
        )
    return Job(variant, compiler, flags, at_width, n_elements, threads)


def compiled_by(
    found: Any, compiler: str | int, flags: str | int, own_flags: Collection[str]
) -> tuple[str, tuple[str, ...]]:
    """Return a compiler and its flags from JSON, by their places there.

    Parameters
    ----------
    found : Any
        Object or list of JSON.
    compiler, flags : str or int
        Their keys or indices in `found`.
    own_flags : collection of str
        Flags that the user gave on the command line.

    Raises
    ------
    UsageError
        If no compiler has that name, or a flag is neither one that a file may name nor the user's own.
    """
    try:
        name, given = found[compiler], found[flags]
    except (LookupError, TypeError):
        raise UsageError(f"a block of a campaign names no compiler; {_REMEDY}") from None
    if name not in compiler_names():
        raise UsageError(f"a block of a campaign: {name!r:.60} is no compiler's name; {_REMEDY}")
    if not isinstance(given, list) or not all(isinstance(flag, str) for flag in given):
        raise UsageError(f"a block of a campaign: its flags are no list of texts; {_REMEDY}")
    if left := [flag for flag in unknown_flags(given) if flag not in own_flags]:
        raise UsageError(
            f"a block of a campaign: {left[0]!r:.60}: no compiler is given this flag from a file; {_REMEDY}"
        )
    return name, tuple(given)


def own_flags_of(setting: Mapping[str, Any]) -> frozenset[str]:
    """Return the flags that the user typed when a campaign began, and that no file may name otherwise.

    Raises
    ------
    UsageError
        If the setting of the campaign does not list them.
    """
    told = setting.get(OWN_FLAGS)
    if not isinstance(told, list) or not all(isinstance(flag, str) for flag in told):
        raise UsageError(f"a campaign of no {OWN_FLAGS}; {_REMEDY}")
    return frozenset(told)


def variant_to_json(variant: Variant) -> dict[str, Any]:
    """Return a variant as JSON."""
    return {
        "order": variant.order,
        "split": list(variant.split),
        "mode": str(variant.mode),
        "language": str(variant.language),
        "dtype": str(variant.dtype),
        "schedule": None if variant.schedule is None else str(variant.schedule),
    }


def variant_from_json(found: Mapping[str, Any]) -> Variant:
    """Return the variant of JSON; KeyError, TypeError or ValueError if it is none."""
    require_order(int(found["order"]))
    split = tuple(int(length) for length in found["split"])
    check_split(split, int(found["order"]) + 1)
    return Variant(
        int(found["order"]),
        split,
        Mode(found["mode"]),
        Language(found["language"]),
        DType(found["dtype"]),
        parse_schedule(found["schedule"]) if found["schedule"] else None,
    )
