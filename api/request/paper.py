"""Parameters of the study of the figures and tables of Ren et al. 2026."""

from __future__ import annotations

from typing import Any

from ...codegen.variant import MAX_ORDER, MIN_ORDER
from .kernels import COMPILER, DATA, ORDER, THREADS, TRAINED
from .parameter import REQUIRED, Parameter, Request
from .shared import CALIBRATE, MACHINE
from .studies import filled_path

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
