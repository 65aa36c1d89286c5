"""Parameters of the functions and commands about the times of any program."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...models.empirical.fitting.registry import ANALYTICAL, AUTO, FITTED, PMNF, SUGGESTED, titled
from .kinds import by_name, file_path, filled, real, text, texts, truth, whole
from .parameter import REQUIRED, Parameter, Request, choice_of
from .shared import CALIBRATE, CAMPAIGN, CLUSTER, EXECUTOR, MACHINE, ROUNDS, SEED, executor, machine_help
from .values import (
    above_zero,
    anything,
    numbers_above_zero,
    parse_names,
    parse_settings,
    parse_sizes,
    parse_spanned,
    parse_values,
    sizes,
    space_like,
    spanned,
    table_like,
    two_numbers,
)

if TYPE_CHECKING:
    from ...models.empirical.data.parameter_space import ParameterSpace

MATRIX_ROUTINES, MULTIGRID = ("gemm", "qr"), ("amg", "amg-setup")
PARALLEL, APPLICATIONS = ("smg", "boomeramg"), ("stencil", "p2p", "m2l", "fmm")
"""Routines that `benchmark` times, by what they need."""
N_DRAWN, SIZES = 4096, (32, 1024)
"""Configurations of matrix routines that are drawn by default, and the range of their sizes."""
_LARGEST_SEED = 2**32 - 1
"""Largest seed of numpy's older generators, which scikit-learn uses."""
_RUNS = "table with a line for each run so far, in their order: .csv or .parquet; see --options"
TABLE: Parameter[Any] = Parameter(
    table_like,
    REQUIRED,
    "table (text, Excel, Parquet, JSON) with a row for each run, or what a tool wrote: .cubex, .cali, a "
    "folder "
    "of them, JSON of Google Benchmark, pyperf, hyperfine, logs of ReFrame; see --options",
    option="TRAIN.csv",
)
TARGET: Parameter[str | None] = Parameter(
    filled,
    None,
    "column of the times (default: the one named like a time, else the last numeric one)",
    metavar="COLUMN",
)
FEATURES: Parameter[Sequence[str] | None] = Parameter(
    texts, None, "columns of the parameters (default: all others)", metavar="A,B,...", parse=parse_names
)
KERNEL: Parameter[str | Sequence[str] | None] = Parameter(
    texts, None, "columns that tell kernels apart (default: kernel)", metavar="A,B,...", parse=parse_names
)
OPTIONS: Parameter[str | os.PathLike[str] | None] = Parameter(
    file_path,
    None,
    "variability model (SPL Conqueror's .xml, or .toml) whose options are the parameters; the data are "
    "then its "
    "measurements, .xml or .csv",
    metavar="MODEL.xml",
)
SETTINGS: Parameter[Mapping[str, Any] | None] = Parameter(
    by_name(),
    None,
    "a parameter of the model, such as rank=8; given again the last counts, but lists add up "
    "(extrapolated=m,n "
    "or in two); of a hybrid model constants=fitted, or the seconds of smg-* (alpha per message, beta per "
    "double that is sent, f per operation) and amg (seconds_per_nonzero, seconds_per_visit), or, with "
    "--analytical influence, what --model influence takes, such as penalty=bic; of influence, threshold "
    "is the "
    "error that is enough, as a share of the root mean square, and margin the share of the squared "
    "error that "
    "a term must take away",
    option="--set",
    metavar="NAME=VALUE",
    repeatable=True,
    parse=parse_settings,
)
CLASS = choice_of(tuple(FITTED), AUTO, f"{titled(FITTED)}; default auto")
ANALYTICAL_MODEL: Parameter[Any] = Parameter(
    anything,
    None,
    f"what a hybrid model learns from beside the parameters: {titled(ANALYTICAL)}; influence, learned "
    "from the "
    "same rows first; or a file of this command",
    option="--analytical",
    metavar="MODEL",
)
SPACE: Parameter[str | os.PathLike[str] | ParameterSpace | None] = Parameter(
    space_like, None, "kind, range and spacing of each parameter", metavar="FILE.toml"
)
TIME: Parameter[float | None] = Parameter(
    above_zero("give seconds above zero"),
    None,
    "of auto: start no further class after this time (default: 30 of more than 1500 "
    "rows, without --blocks and --executor)",
    metavar="SECONDS",
    convert=float,
)
BLOCKS: Parameter[int | None] = Parameter(
    whole(1), None, "of auto: try the first N classes, to repeat a run with --time", metavar="N", convert=int
)

TIMEOUTS: Parameter[float | None] = Parameter(
    above_zero("give the time at which runs were stopped, above zero"),
    None,
    "time at which runs were stopped, in the unit of the target: those with a word such as TIMEOUT are kept, "
    "as at least that long, instead of left out",
    metavar="SECONDS",
    convert=float,
)
FIT = Request(
    table=TABLE,
    target=TARGET,
    model=CLASS,
    features=FEATURES,
    kernel=KERNEL,
    space=SPACE,
    settings=SETTINGS,
    options=OPTIONS,
    timeouts=TIMEOUTS,
    analytical=ANALYTICAL_MODEL,
    machine=MACHINE.with_(
        help=lambda: machine_help("machine of the analytical models except smg-*, amg and influence: ")
    ),
    calibrate=CALIBRATE,
    time=TIME,
    blocks=BLOCKS,
    executor=executor(" (of auto)"),
    cluster=CLUSTER,
    campaign=CAMPAIGN,
    seed=SEED.with_(kind=whole(0, _LARGEST_SEED)),
)
"""Of `fit`."""


def fits_laws(arguments: Mapping[str, Any]) -> bool:
    """Tell whether arguments of `FIT` ask for scaling laws."""
    return bool(arguments["model"] == PMNF)


BUDGET: Parameter[float] = Parameter(
    above_zero("give what all runs may cost, a number above 0"),
    REQUIRED,
    "cost of all runs, those already done included",
    option="--budget",
    metavar="COST",
    convert=float,
)
PROCESSES: Parameter[str | None] = Parameter(
    filled,
    None,
    "parameter by which a second of a run is charged (default: 1 for each)",
    metavar="NAME",
)
VALUES: Parameter[Mapping[str, Iterable[float]] | None] = Parameter(
    by_name(numbers_above_zero),
    None,
    "values that a parameter can take; repeatable",
    metavar="NAME=LIST",
    repeatable=True,
    parse=parse_values,
)
CANDIDATES: Parameter[Any] = Parameter(
    table_like,
    None,
    "rows that can be run, as a table; in place of combinations of values",
    metavar="FILE",
)
CONSTRAINT: Parameter[Sequence[str]] = Parameter(
    texts,
    (),
    "condition on the parameters, such as cube(p), n%10 or p*n<=4096; repeatable",
    metavar="TEXT",
    repeatable=True,
)
STRATEGY = choice_of(tuple(SUGGESTED), "model", "strategy of the choice (default {default})")
NUMBER = Parameter(whole(1), 1, "most runs to propose (default {default})", metavar="N", convert=int)
REPETITIONS = Parameter(
    whole(1), 5, "most repetitions of a point (default {default})", metavar="N", convert=int
)
PATIENCE = Parameter(
    whole(1), 3, "runs without a better fit after which to stop (default {default})", metavar="N", convert=int
)
STATISTIC = choice_of(
    ("mean", "median", "min"),
    "mean",
    "statistic of the repetitions of a point that models learn (default mean; published: median)",
)
WEIGHTS = Parameter(
    two_numbers,
    (1.0, 1.0),
    "of gpr and hybrid: exponents of the expected gain and of the cost of a run (default 1,1)",
    metavar="A,C",
)
SWITCH = Parameter(
    real,
    0.25,
    "of hybrid: share of the points taken cheapest first, before it goes on as gpr (default {default})",
    metavar="SHARE",
    convert=float,
)

SUGGEST = Request(
    table=TABLE.with_(help=_RUNS, option="RUNS"),
    budget=BUDGET,
    target=TARGET,
    features=FEATURES,
    options=OPTIONS,
    processes=PROCESSES,
    values=VALUES,
    candidates=CANDIDATES,
    constraint=CONSTRAINT,
    strategy=STRATEGY,
    number=NUMBER,
    repetitions=REPETITIONS,
    patience=PATIENCE,
    statistic=STATISTIC,
    weights=WEIGHTS,
    switch=SWITCH,
    seed=SEED,
)
"""Of `suggest`."""

NOISE = Request(
    table=TABLE.with_(
        help="table of runs: a format of Extra-P, .csv or .parquet; see --options", option="FILE"
    ),
    target=TARGET,
    features=FEATURES,
    kernel=KERNEL,
    options=OPTIONS,
    above=Parameter(
        real,
        0.0,
        "only kernels with more than this share of the total (default {default})",
        metavar="PERCENT",
        convert=float,
    ),
)
"""Of `noise`."""

SAMPLE = Request(
    model=Parameter(
        file_path, REQUIRED, "a variability model: .toml, or .xml of SPL Conqueror", option="MODEL"
    ),
    binary=Parameter(filled, None, "design of the binary options (default: option-wise)", metavar="DESIGN"),
    numeric=Parameter(
        filled, None, "design of the numeric options (default: plackett-burman)", metavar="DESIGN"
    ),
    levels=Parameter(
        whole(),
        None,
        "levels of plackett-burman (2, 3, 5 or 7) or one-factor-at-a-time (default 5)",
        metavar="L",
        convert=int,
    ),
    runs=Parameter(
        whole(), None, "runs of plackett-burman, such as 9, 27 or 81 with 3 levels", metavar="N", convert=int
    ),
    count=Parameter(whole(), None, "configurations to draw, of designs that draw", metavar="N", convert=int),
    seed=Parameter(whole(), None, "seed of the random draws (default 0)", metavar="S", convert=int),
    strength=Parameter(whole(), None, "options that t-wise combines", metavar="T", convert=int),
)
"""Of `sample`."""

BENCHMARK = Request(
    routine=Parameter(
        text,
        REQUIRED,
        "routine to time; parameters below",
        choices=(*MATRIX_ROUTINES, *MULTIGRID, *PARALLEL, *APPLICATIONS),
        option="routine",
    ),
    output=Parameter(
        file_path,
        REQUIRED,
        "table to which lines are appended",
        option="--output",
        short="-o",
        metavar="DATA.csv",
    ),
    values=Parameter(
        spanned,
        None,
        "values of a parameter: 1,2,4 or 16-128:16 or 1-64*2, or another parameter, as in ny=nx; repeatable",
        metavar="NAME=LIST",
        repeatable=True,
        parse=parse_spanned,
    ),
    list=Parameter(
        file_path,
        None,
        "configurations, a line for each, as `chainline sample -o` writes them",
        metavar="FILE.csv",
    ),
    configurations=Parameter(
        whole(1),
        None,
        f"number of configurations (default: {N_DRAWN} of matrices, all of others)",
        metavar="N",
        convert=int,
    ),
    range=Parameter(
        sizes,
        None,
        f"range of every size of a matrix (default {SIZES[0]}-{SIZES[1]})",
        metavar="A-B",
        parse=parse_sizes,
    ),
    rounds=ROUNDS.with_(default=10),
    compiler=Parameter(
        text, None, "compiler of stencil, p2p, m2l and fmm (default gcc)", choices=("gcc", "clang")
    ),
    oversubscribe=Parameter(truth, False, "of smg and boomeramg: allow up to four processes on a core"),
    executor=EXECUTOR,
    cluster=CLUSTER,
    seed=SEED.with_(help="seed of configurations and data (default {default})"),
)
"""Of `benchmark`."""

_FORMULA = (
    "a formula, smg-1d, smg-2d or smg-3d, or a file of `chainline fit` --model pmnf or influence, "
    "followed by "
    "::KERNEL where it holds several"
)
COMPARE_FORMULAS = Request(
    first=Parameter(filled, REQUIRED, _FORMULA, option="first", metavar="FORMULA"),
    second=Parameter(
        filled, REQUIRED, "formula to compare with it, in the same forms", option="second", metavar="FORMULA"
    ),
    settings=SETTINGS.with_(
        help="constants of smg-*: alpha seconds per message, beta per double that is sent, f per operation"
    ),
    space=Parameter(
        file_path,
        None,
        "kind, range and spacing of each parameter in [parameters] (as for `chainline fit`), or a "
        "variability "
        "model of [numeric] and [binary] options (as for `chainline sample`): its valid configurations, "
        "binary "
        "options as 0 and 1",
        metavar="FILE.toml",
    ),
    points=Parameter(
        whole(),
        None,
        "most values of a parameter (default 100, or fewer; all of a numeric option)",
        metavar="N",
        convert=int,
    ),
)
"""Of `compare_formulas`."""
