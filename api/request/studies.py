"""Parameters of the functions and commands that compare models and strategies."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from typing import Any

from ...errors import UsageError
from ...models.empirical.fitting.registry import ANALYTICAL, CANDIDATES, COMPARED, REPLAYED, titled
from .kinds import by_name, file_path, filled, is_truth, real, shown, text, whole, wholes
from .parameter import REQUIRED, Parameter, Request, choice_of
from .programs import (
    FEATURES,
    KERNEL,
    OPTIONS,
    PROCESSES,
    SETTINGS,
    SPACE,
    STATISTIC,
    SWITCH,
    TABLE,
    TARGET,
    WEIGHTS,
)
from .ranges import parse_numbers, parse_whole_numbers
from .shared import CALIBRATE, CAMPAIGN, CLUSTER, EXECUTOR, MACHINE, SEED, machine_help
from .values import (
    above_zero,
    comma_separated,
    fractions,
    names,
    numbers,
    numbers_of_parameters,
    parse_names,
    parse_only,
    parse_point,
    percents,
    positive,
    some_of,
)

FRACTIONS = (0.01, 0.02, 0.04, 0.1, 0.15, 0.2)
"""Fractions of Fig. 7 of Ibeid et al., both panels."""
USUAL, USUAL_PURE = ("et", "stacked", "hybrid", "ratio", "analytical"), ("dt", "rf", "et")
"""Candidates of a learning curve with an analytical model, and without."""
LEAST_ROWS = 2
"""Rows to learn from: of one row a tree is a constant, and constants of a machine and shares need two."""


def aggregation(name: str, value: Any) -> str | float:
    """Return the name of an aggregation of `HybridRegressor`, or a weight from 0 to 1.

    Raises
    ------
    UsageError
        If it is neither.

    Examples
    --------
    >>> aggregation("aggregation", "0.25"), aggregation("aggregation", "learned")
    (0.25, 'learned')
    """
    if value in ("mean", "learned", "none"):
        return str(value)
    try:
        share = float(value)
    except (ValueError, TypeError):
        share = -1.0
    if not 0 <= share <= 1:
        raise UsageError(f"{name} {value}: give mean, learned, none, or a share from 0 to 1")
    return share


def yes_or_no(name: str, value: Any) -> bool:
    """Return True or False, which the option spells out.

    Raises
    ------
    UsageError
        If it is neither.
    """
    if not is_truth(value):
        raise UsageError(f"{name} {shown(value)}: give True or False")
    return bool(value)


def _parse_truth(name: str, typed: str) -> bool:
    return typed == "yes"


def strategies(default: Sequence[str], said: str) -> Parameter[Sequence[str]]:
    """Return the parameter of the strategies that are replayed.

    Parameters
    ----------
    default : sequence of str
        Strategies.
    said : str
        Words for the default in the help.
    """
    return Parameter(
        some_of(REPLAYED, "is none of"),
        tuple(default),
        f"strategies, of {', '.join(REPLAYED)} (default {said})",
        metavar="NAMES",
        parse=parse_names,
    )


def workers(default: int | None) -> Parameter[int | None]:
    """Return the parameter of the processes to work with; None is one for each core."""
    said = "one for each core" if default is None else default
    return Parameter(positive, default, f"processes to work with (default: {said})", metavar="N", convert=int)


def trials(of: str) -> Parameter[str | os.PathLike[str]]:
    """Return the parameter of the table of trials, by which a study resumes; `of` names a trial."""
    return Parameter(
        filled_path,
        REQUIRED,
        f"table with a line for each {of}, to which new lines are appended",
        metavar="TRIALS.csv",
        option="--output",
        short="-o",
    )


def filled_path(name: str, value: Any) -> str:
    """Return the name of a file, which is not empty."""
    return filled(name, file_path(name, value))


_TARGET = TARGET.with_(default=REQUIRED, help="column of the times")
_FEATURES = FEATURES.with_(kind=names)

STUDY_MODELS = Request(
    train=Parameter(
        file_path,
        REQUIRED,
        "table with a header and a line for each measured configuration",
        metavar="TRAIN.csv",
        option="train",
    ),
    test=Parameter(
        file_path,
        REQUIRED,
        "table of the configurations to predict, with the same columns",
        metavar="TEST.csv",
        option="test",
    ),
    target=_TARGET,
    features=_FEATURES,
    space=SPACE.with_(help="kind, range and spacing of each parameter (default: inferred)"),
    models=Parameter(
        some_of(COMPARED, "is unknown; choose some of"),
        tuple(COMPARED),
        f"classes of models, of {', '.join(COMPARED)} (default: all)",
        metavar="NAMES",
        parse=parse_names,
    ),
    only=Parameter(
        by_name(),
        None,
        "try only settings with these values (default: all settings)",
        metavar="A=X,B=Y",
        parse=parse_only,
    ),
    most=Parameter(
        positive, None, "most configurations to learn from (default: all)", metavar="N", convert=int
    ),
    sizes=Parameter(
        wholes(1),
        None,
        "numbers of configurations to learn from, instead of 256, 512, ...",
        metavar="N,N,...",
        parse=parse_whole_numbers,
    ),
    limit=Parameter(
        real, 1000.0, "time limit of a fit (default {default})", metavar="SECONDS", convert=float
    ),
    workers=workers(1),
    executor=EXECUTOR,
    cluster=CLUSTER,
    beyond=Parameter(names, None, "parameters to extrapolate", metavar="A,B,...", parse=parse_names),
    above=Parameter(
        real,
        None,
        "test rows: those in which all of --beyond are at least this",
        metavar="VALUE",
        convert=float,
    ),
    below=Parameter(
        numbers,
        None,
        "rows to learn from: those in which all of --beyond are below each of these in turn",
        metavar="V,V,...",
        parse=parse_numbers,
    ),
    seed=SEED,
    output=trials("fit"),
)
"""Of `study.models`."""

STUDY_STRATEGIES = Request(
    parameters=Parameter(
        numbers_of_parameters,
        (2,),
        "parameters of each law, some of 2, 3 and 4 (default 2)",
        metavar="N,N,...",
        parse=parse_whole_numbers,
    ),
    noise=Parameter(
        percents,
        (1.0,),
        "range of the repetitions of a run in per cent (default 1)",
        metavar="N,N,...",
        parse=parse_numbers,
    ),
    kind=choice_of(
        ("uniform", "drifting", "mixed"), "uniform", "kind of noise: uniform (default), drifting or mixed"
    ),
    repetitions=Parameter(
        whole(), 5, "most repetitions of a point (default {default})", metavar="N", convert=int
    ),
    budgets=Parameter(
        percents,
        (10.0,),
        "budgets in per cent of the cost of all runs (default 10)",
        metavar="B,B,...",
        parse=parse_numbers,
    ),
    functions=Parameter(whole(), 100, "number of random laws (default {default})", metavar="N", convert=int),
    strategies=strategies(tuple(REPLAYED), "all").with_(
        help=f"strategies, of {', '.join(REPLAYED)} (default: all)"
    ),
    within=Parameter(
        percents,
        (5.0,),
        "errors in per cent that count as accurate (default 5)",
        metavar="E,E,...",
        parse=parse_numbers,
    ),
    draw=Parameter(
        whole(),
        None,
        "one draw of noise for all laws; published: 10 (default: each law has its own)",
        metavar="SEED",
        convert=int,
    ),
    statistic=STATISTIC,
    weights=WEIGHTS,
    switch=SWITCH,
    workers=workers(None),
    executor=EXECUTOR,
    cluster=CLUSTER,
    output=trials("trial"),
)
"""Of `study.strategies`."""

CASE_STUDY = Request(
    table=TABLE.with_(
        help="table of runs: a format of Extra-P, .csv or .parquet; see --options", option="FILE"
    ),
    target=TARGET,
    features=FEATURES,
    kernel=KERNEL,
    options=OPTIONS,
    metric=Parameter(
        text, None, "metric to predict (default: the only one, or time or runtime)", metavar="NAME"
    ),
    at=Parameter(
        by_name(real),
        None,
        "point to predict (default: the largest value of every parameter)",
        metavar="A=X,B=Y",
        parse=parse_point,
    ),
    processes=PROCESSES,
    above=Parameter(
        real,
        1.0,
        "only kernels with more than this share of the total (default {default})",
        metavar="PERCENT",
        convert=float,
    ),
    strategies=strategies(("full", "gpr", "cpf"), "full,gpr,cpf"),
    budgets=Parameter(
        percents,
        (5.0, 10.0, 15.0, 20.0, 30.0, 40.0, 50.0, 60.0, 80.0, 100.0),
        "budgets in per cent of the cost of all runs (default: ten from 5 to 100)",
        metavar="B,B,...",
        parse=parse_numbers,
    ),
    statistic=STATISTIC,
    weights=WEIGHTS,
    switch=SWITCH,
    base=Parameter(
        positive,
        2,
        "of gpr, hybrid and bayesian: runs of each point of the minimum set (default {default}; published "
        "for RELeARN: 1)",
        metavar="N",
        convert=int,
    ),
    workers=workers(None),
    executor=EXECUTOR,
    cluster=CLUSTER,
    campaign=CAMPAIGN,
)
"""Of `study.case_study`."""

LEARNING_CURVE = Request(
    table=TABLE.with_(
        help="table with a header and a line for each measured configuration", option="DATA.csv"
    ),
    target=_TARGET,
    features=_FEATURES,
    options=OPTIONS,
    analytical=Parameter(
        text,
        None,
        f"analytical model, with its columns: {titled(ANALYTICAL)}; *-code: from the assembly of gcc",
        choices=list(ANALYTICAL),
        metavar="MODEL",
    ),
    machine=MACHINE.with_(help=lambda: machine_help("machine of the analytical model: ")),
    calibrate=CALIBRATE,
    settings=SETTINGS.with_(
        help="seconds in the analytical model: alpha, beta and f (smg-*), seconds_per_nonzero and "
        "seconds_per_visit (amg)"
    ),
    fractions=Parameter(
        fractions,
        None,
        f"shares of the rows to learn from (default {comma_separated(FRACTIONS)}, "
        "where they have enough rows)",
        metavar="F,F,...",
        parse=parse_numbers,
    ),
    sizes=Parameter(
        wholes(LEAST_ROWS),
        None,
        "numbers of rows to learn from, instead of --fractions",
        metavar="N,N,...",
        parse=partial(parse_whole_numbers, least=LEAST_ROWS),
    ),
    draws=Parameter(
        whole(), 30, "random draws of the rows, at least 2 (default {default})", metavar="N", convert=int
    ),
    candidates=Parameter(
        some_of(CANDIDATES, "is unknown; choose some of"),
        None,
        f"models to compare, of {titled(CANDIDATES)} (default: {','.join(USUAL)}; without --analytical: "
        f"{','.join(USUAL_PURE)})",
        metavar="NAMES",
        parse=parse_names,
    ),
    aggregation=Parameter(
        aggregation,
        "mean",
        "of hybrid: mean (default), learned, none, or a weight from 0 to 1",
        metavar="HOW",
    ),
    log=Parameter(
        yes_or_no,
        True,
        "fit logarithms of the times (default yes; published: no)",
        choices=("yes", "no"),
        parse=_parse_truth,
    ),
    goal=Parameter(
        above_zero("give a MAPE in per cent, above 0"),
        10.0,
        "MAPE to reach (default {default})",
        metavar="PERCENT",
        convert=float,
    ),
    seed=SEED.with_(help="seed of the draws (default {default})"),
    workers=workers(1),
    executor=EXECUTOR,
    cluster=CLUSTER,
    campaign=CAMPAIGN,
    output=Parameter(
        file_path,
        None,
        "table of errors, to which new lines are appended",
        metavar="ERRORS.csv",
        option="--output",
        short="-o",
    ),
)
"""Of `study.learning_curve`."""
