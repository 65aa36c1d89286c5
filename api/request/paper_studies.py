"""Parameters of the studies of published papers: Ren et al. 2026, Hutter and Solomonik."""

from __future__ import annotations

from typing import Any

from ...codegen.variant import MAX_ORDER, MIN_ORDER
from ...errors import UsageError
from ...models.empirical.evaluation.studies import APPLICATIONS, DATA_VARIABLE, REPOSITORY
from .kernels import COMPILER, DATA, ORDER, THREADS, TRAINED
from .kinds import file_path
from .parameter import REQUIRED, Parameter, Request
from .shared import CALIBRATE, CLUSTER, EXECUTOR, MACHINE
from .studies import STUDY_MODELS, filled_path
from .values import parse_names, some_of

EVERY_ORDER: tuple[int, ...] = tuple(range(MIN_ORDER, MAX_ORDER + 1))
"""Orders of the paper."""

_ORDERS: Parameter[Any] = ORDER.with_(
    default=EVERY_ORDER, help=f"polynomial orders, such as 3,7,8 (default: {MIN_ORDER}-{MAX_ORDER})"
)
_DATA: Parameter[Any] = DATA.with_(
    help="data set of `chainline measure`, whose speeds take the place of simulated ones; repeatable"
)
_TRAINED: Parameter[Any] = TRAINED.with_(
    help="model of `chainline train`; one of its `--model paper` is shown as the paper's own; repeatable"
)

STUDY_PAPER = Request(
    machine=MACHINE,
    calibrate=CALIBRATE,
    order=_ORDERS,
    compiler=COMPILER,
    threads=THREADS,
    data=_DATA,
    trained=_TRAINED,
    output=Parameter(
        filled_path,
        REQUIRED,
        "folder of the figures, which is made if it is missing",
        metavar="DIR",
        option="--output",
        short="-o",
    ),
)
"""Of `study.paper`."""


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
