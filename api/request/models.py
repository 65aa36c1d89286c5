"""Parameters of the functions and commands that train, ask and score models."""

from __future__ import annotations

import os
from typing import Any

from ...errors import UsageError
from ...models.kernels.predictions.model import ANALYTICAL, TRAINED, Clock, Model
from .kernels import (
    COMPILER,
    DTYPE,
    ELEMENTS,
    IN_CORE,
    LANGUAGE,
    MODE,
    ORDER,
    RESIDENCE,
    orders,
    parse_orders,
)
from .kinds import file_or_stream, file_path, filled, items, real, text, truth
from .measurement import SPLIT, TRUST_FLAGS, listed_texts
from .parameter import REQUIRED, Parameter, Request, choice_of
from .programs import OPTIONS
from .shared import CALIBRATE, CAMPAIGN, CLUSTER, EXECUTOR, MACHINE, SEED, executor, machine_help
from .values import data_set, data_sets


def _further(name: str, value: Any) -> tuple[tuple[str, Any], ...]:
    pairs = [tuple(items(name, pair, "a machine and a data set")) for pair in items(name, value, "pairs")]
    if any(len(pair) != 2 for pair in pairs):
        raise UsageError(f"{name}: give a machine and a data set of it, each time")
    return tuple((filled(name, machine), data_set(name, data)) for machine, data in pairs)


def one_order(name: str, value: Any) -> int:
    """Return one polynomial order.

    Raises
    ------
    UsageError
        If it is none, or several.

    Examples
    --------
    >>> one_order("order", 7)
    7
    """
    found = orders(name, value)
    if not isinstance(found, int):
        raise UsageError(f"{name} {','.join(map(str, found))}: give one order")
    return found


def model_like(name: str, value: Any) -> Any:
    """Return a model: an object of `fit`, `train` or `load`, or the name of a file, folder or model."""
    if isinstance(value, str | os.PathLike):
        return file_path(name, value)
    if isinstance(value, list | tuple):
        return ",".join(text(name, one) for one in value)
    from ..fitted_model import FittedModel  # noqa: PLC0415 - is loaded where there is one
    from ..training import TrainedKernels  # noqa: PLC0415

    if not isinstance(value, FittedModel | TrainedKernels):
        raise UsageError(f"{name}: give a model of `fit` or `train`, or the name of its file or folder")
    return value


MEASURED_ON = MACHINE.with_(help=lambda: machine_help("machine of the measurements: "))
TRANSFER = Parameter(truth, False, "allow a machine for which the model was not trained")
LEVELS: Parameter[Any] = Parameter(
    listed_texts,
    (),
    "learn only from rows whose data lie in these levels, of L1,L2,L3,memory (default: all)",
    metavar="LEVELS",
)
DATA_SETS: Parameter[Any] = Parameter(
    data_sets, REQUIRED, "data sets of `chainline measure`", metavar="DATA", option="data", nargs="+"
)

TRAIN = Request(
    data=DATA_SETS,
    output=Parameter(file_path, REQUIRED, "folder to write the model into", metavar="FOLDER", short="-o"),
    machine=MEASURED_ON,
    calibrate=CALIBRATE,
    also=Parameter(
        _further,
        (),
        "a further machine and a data set of it; one model then serves both, and machines of which it has "
        "no data; repeatable",
        metavar=("KEY", "DATA"),
        nargs=2,
        repeatable=True,
    ),
    residence=LEVELS,
    coverage=Parameter(
        real,
        0.9,
        "share of the measurements that an interval holds (default {default})",
        metavar="SHARE",
        convert=float,
    ),
    model=choice_of(
        TRAINED,
        Model.LEARNED,
        "model to train: learned (default), which corrects the simulation, or paper, that of Ren et al. "
        "2026, which predicts the chain ratio from features of the split and the core; a fifth of the rows "
        "is held out of the latter, for its errors and interval",
    ),
    seed=SEED.with_(
        help="seed of --model paper: rows held out, search of hyperparameters (default {default})"
    ),
    score=Parameter(
        truth,
        False,
        "cross-validate over orders, with --also over machines, and keep the errors (takes minutes)",
    ),
    executor=executor(" of the simulation and of --score"),
    cluster=CLUSTER,
    trust_flags=TRUST_FLAGS,
)
"""Of `train`."""

SKIP = "skip"
MISSING_CATEGORY = choice_of(
    (SKIP, "error"),
    SKIP,
    "a configuration with a word that the model has not learned: skip leaves it without a time and says so "
    "(default), error predicts none",
)
PREDICT = Request(
    model=Parameter(
        model_like,
        REQUIRED,
        "folder of `chainline train`, or file of `chainline fit`, ::KERNEL after it of several laws",
        metavar="MODEL",
        option="model",
    ),
    data=Parameter(
        lambda name, value: value,  # of any kind; see `configurations_of`
        None,
        "configurations, for a model of `chainline fit`",
        metavar="X.csv",
        option="data",
    ),
    order=ORDER.with_(
        kind=one_order,
        default=None,
        parse=parse_orders,
        help="polynomial order 1 to 15, for a model of `chainline train`",
    ),
    machine=MACHINE,
    calibrate=CALIBRATE,
    split=SPLIT.with_(help="split to predict; repeatable (default: all)"),
    compiler=COMPILER,
    language=LANGUAGE,
    mode=MODE,
    dtype=DTYPE,
    residence=RESIDENCE,
    elements=ELEMENTS,
    explain=Parameter(truth, False, "explain what makes each kernel slow"),
    transfer=TRANSFER,
    column=Parameter(
        filled,
        None,
        "what the column of times is called, NAME_low and NAME_high those of the interval (default: as what "
        "was learned); a name that X.csv has is refused, but an outside_range of an earlier prediction: the "
        "new one is NAME_outside_range then",
        metavar="NAME",
        option="--as",
    ),
    missing_category=MISSING_CATEGORY,
    output=Parameter(
        file_or_stream,
        None,
        "where X.csv goes with their times, intervals that nine in ten lie in, and what is outside of the "
        "range learned from, as new columns beside all of its own (default: standard output)",
        metavar="Y.csv",
        short="-o",
    ),
    overwrite=Parameter(truth, False, "replace Y.csv where there is one"),
)
"""Of `predict`."""

EVALUATE = Request(
    models=Parameter(
        model_like,
        REQUIRED,
        f"models of {', '.join(ANALYTICAL)}, separated by commas; a folder of `chainline train`; a file of "
        "`chainline fit`; or learned: train on a part of the rows and predict the rest",
        metavar="MODELS",
        option="models",
    ),
    data=DATA_SETS.with_(help="data sets of `chainline measure`; for a model of `chainline fit` a table"),
    machine=MEASURED_ON,
    calibrate=CALIBRATE,
    in_core=IN_CORE,
    clock=choice_of(
        Clock,
        Clock.ROWS,
        "clock that converts cycles to time: rows (default), measured after each row, or machine, that of "
        "the machine file for the vector width of the code",
    ),
    executor=EXECUTOR,
    cluster=CLUSTER,
    campaign=CAMPAIGN,
    transfer=TRANSFER,
    trust_flags=TRUST_FLAGS,
    options=OPTIONS.with_(help=f"of a model of fit: {OPTIONS.help}"),
)
"""Of `evaluate`."""
