"""Jobs as plain JSON: what a node compiles and times, for its own processor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....codegen.simd.schedule import parse_schedule
from ....codegen.splits import check_split
from ....codegen.target import Target
from ....codegen.variant import DType, Language, Mode, Variant, require_order
from ....errors import UsageError, first_line
from ...measurement.job import Job


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


def job_from_json(found: Mapping[str, Any], target: Target) -> Job:
    """Return the job of JSON, for this target.

    Raises
    ------
    UsageError
        If it is none.
    """
    try:
        variant = variant_from_json(found)
        flags = tuple(str(flag) for flag in found["flags"])
        n_elements, threads = int(found["n_elements"]), int(found["threads"])
        at_width = target.at_width(int(found["vector_bits"]))
        return Job(variant, str(found["compiler"]), flags, at_width, n_elements, threads)
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"a block of a campaign is no measurement: {first_line(error)}") from None


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
