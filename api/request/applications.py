"""Parameters of the study of the applications of Hutter and Solomonik."""

from __future__ import annotations

from typing import Any

from ...errors import UsageError
from ...models.empirical.evaluation.studies.published_data import APPLICATIONS, DATA_VARIABLE, REPOSITORY
from .kinds import file_path
from .parameter import REQUIRED, Parameter, Request
from .shared import CLUSTER, EXECUTOR
from .studies import STUDY_MODELS, filled_path, some_of
from .values import parse_names

EVERY = "all"
"""Name that stands for every application."""
PARTS = {
    "fit": "CPR as `chainline fit` chooses its size, and as published",
    "range": "every class over its parameters",
    "beyond": "every class beyond the range",
    "peers": "SG++ and py-earth, where they can be imported, beside our sparse grids and splines",
}
"""Parts of the study, and what is fitted in each."""


def application_names(name: str, value: Any) -> tuple[str, ...]:
    """Return names of applications, `all` for every one.

    Raises
    ------
    UsageError
        If one is unknown, or there is none.
    """
    given = some_of([*APPLICATIONS, EVERY], "is unknown; choose some of")(name, value)
    if not given:
        raise UsageError(f"{name}: none given; choose some of {', '.join([*APPLICATIONS, EVERY])}")
    return tuple(APPLICATIONS) if EVERY in given else given


def _said(name: str) -> Parameter[Any]:
    return STUDY_MODELS.parameters[name]


STUDY_APPLICATIONS = Request(
    applications=Parameter(
        application_names,
        REQUIRED,
        f"applications, of {', '.join(APPLICATIONS)}, or {EVERY}",
        metavar="NAMES",
        option="applications",
        parse=parse_names,
    ),
    data=Parameter(
        file_path,
        None,
        f"folder with a clone of {REPOSITORY}, or the clone itself (default: {DATA_VARIABLE})",
        metavar="DIR",
    ),
    parts=Parameter(
        some_of(PARTS, "is unknown; choose some of"),
        tuple(PARTS),
        f"parts of the study: {'; '.join(f'{name}, {what}' for name, what in PARTS.items())} (default: all)",
        metavar="NAMES",
        parse=parse_names,
    ),
    models=_said("models"),
    only=_said("only"),
    most=_said("most"),
    sizes=_said("sizes"),
    limit=_said("limit"),
    workers=_said("workers"),
    executor=EXECUTOR,
    cluster=CLUSTER,
    seed=_said("seed"),
    output=Parameter(
        filled_path,
        REQUIRED,
        "folder of the tables of fits, which is made if it is missing; a later run resumes from them",
        metavar="DIR",
        option="--output",
        short="-o",
    ),
)
"""Of `study.applications`."""
