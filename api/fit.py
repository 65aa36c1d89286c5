"""Models of the cost of any program, fitted to a table of its runs: `fit`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from ..errors import UsageError, argument, setting
from ..models.empirical.fitting.registry import AUTO, HYBRID, PMNF
from .listener import listener
from .request.programs import FIT
from .request.shared import LOCAL

if TYPE_CHECKING:
    from ..models.empirical.data.parameter_space import ParameterSpace
    from .fitted_model import FittedModel
    from .machines import MachineLike
    from .request.values import TableLike
    from .scaling_laws import ScalingLaws


@overload
def fit(  # type: ignore[overload-overlap]
    table: TableLike,
    target: str | None = ...,
    *,
    model: Literal["pmnf"],
    features: Sequence[str] | None = ...,
    kernel: str | Sequence[str] | None = ...,
    settings: Mapping[str, Any] | None = ...,
    options: str | os.PathLike[str] | None = ...,
    seed: int = ...,
) -> ScalingLaws: ...
@overload
def fit(  # type: ignore[overload-overlap]
    table: TableLike,
    target: str | None,
    model: Literal["pmnf"],
    features: Sequence[str] | None = ...,
    *,
    kernel: str | Sequence[str] | None = ...,
    settings: Mapping[str, Any] | None = ...,
    options: str | os.PathLike[str] | None = ...,
    seed: int = ...,
) -> ScalingLaws: ...
@overload
def fit(
    table: TableLike,
    target: str | None = ...,
    model: str = ...,
    features: Sequence[str] | None = ...,
    *,
    space: str | os.PathLike[str] | ParameterSpace | None = ...,
    settings: Mapping[str, Any] | None = ...,
    options: str | os.PathLike[str] | None = ...,
    timeouts: float | None = ...,
    analytical: Any = ...,
    machine: MachineLike | None = ...,
    calibrate: bool = ...,
    time: float | None = ...,
    blocks: int | None = ...,
    executor: str = ...,
    cluster: str | os.PathLike[str] | None = ...,
    campaign: str | os.PathLike[str] | None = ...,
    seed: int = ...,
) -> FittedModel: ...
@FIT.checks
def fit(  # noqa: PLR0913 - named, as options of the command
    table: TableLike,
    target: str | None = None,
    model: str = AUTO,
    features: Sequence[str] | None = None,
    *,
    kernel: str | Sequence[str] | None = None,
    space: str | os.PathLike[str] | ParameterSpace | None = None,
    settings: Mapping[str, Any] | None = None,
    options: str | os.PathLike[str] | None = None,
    timeouts: float | None = None,
    analytical: Any = None,
    machine: MachineLike | None = None,
    calibrate: bool = True,
    time: float | None = None,
    blocks: int | None = None,
    executor: str = LOCAL,
    cluster: str | os.PathLike[str] | None = None,
    campaign: str | os.PathLike[str] | None = None,
    seed: int = 0,
) -> FittedModel | ScalingLaws:
    """Return a model that has learned execution times from a table of runs.

    Parameters
    ----------
    table : path, DataFrame, mapping or list of mappings
        A row for each measured configuration: a file of any format that the command reads, or with
        `options` SPL Conqueror's XML; columns or rows by name, such as ``{"n": [8, 16], "seconds": [1, 2]}``
        or ``[{"n": 8, "seconds": 1}]``; or a thicket.
    target : str
        Column of the times, or of another positive quantity; Extra-P's files have none. By default the
        column that is named like times (time, seconds, runtime, ...), or else the last of numbers, with a
        warning that says which.
    model : str
        auto, the default: the best class or a blend, as held-out rows say, as `chainline fit` chooses it
        without `--model`, from all classes, each within its bounds of rows, time and memory; cpr (tensor
        completion), cpr-cells, influence, hybrid, sgr, nn, rf, gb, et, gp, svm, mars or knn; or pmnf: a
        scaling law of each kernel, which is what is returned then.
    features : sequence of str, optional
        Columns of the parameters; by default all others.
    kernel : str or sequence of str, optional
        Of pmnf: columns that tell kernels apart; `kernel`, if there is one, by default.
    space : path or ParameterSpace, optional
        Kind, range and spacing of each parameter; inferred by default.
    settings : mapping, optional
        Parameters of the class of models that is named, such as ``{"rank": 8}`` of cpr.
    options : path, optional
        File of a variability model, XML or TOML, whose options are the parameters.
    timeouts : float, optional
        Time at which runs were stopped, in the unit of the target: those with a word such as TIMEOUT in
        place of a time are kept, as at least that long, instead of left out.
    analytical : str, path, FittedModel or object with predict, optional
        Analytical part of a hybrid model, beside the parameters: stencil, fmm, p2p, m2l, stencil-code,
        p2p-code, smg-1d, smg-2d, smg-3d, amg, "influence", a fitted model or the file of one, or any object
        that predicts from a frame. Constants of smg-* and amg are settings, in seconds, or
        ``{"constants": "fitted"}``.
    machine : str, path, Machine or Processor, optional
        Machine with the constants of a named analytical model.
    calibrate : bool
        Whether a host that no machine file describes is calibrated for it, once.
    time : float, optional
        Of auto: seconds after which no further class is tried.
    blocks : int, optional
        Of auto: number of classes to try, to repeat what a time has stopped.
    executor : str
        Of auto: local, slurm, pjm, dask:ADDRESS, or MODULE:NAME, which has classes fitted elsewhere.
    cluster, campaign : path, optional
        File of options for the executor, and the folder that keeps its blocks.
    seed : int
        Of what is random.

    Raises
    ------
    UsageError
        If the table, a column or a setting is wrong: says which, and where.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> sizes = [2**k for k in range(4, 12)]
    >>> table = pd.DataFrame({"n": sizes, "seconds": [1e-9 * n**2 for n in sizes]})
    >>> model = cl.fit(table, target="seconds", model="cpr", settings={"rank": 1})
    >>> bool(abs(model.predict({"n": 256})[0] / 65.536e-6 - 1) < 0.2)
    True
    """
    if isinstance(space, str | os.PathLike) and (model not in (PMNF, HYBRID) or Path(space).is_file()):
        target, features, space = _named_columns(target, features, space)
    if model != HYBRID:
        _refuse(model, HYBRID, analytical=analytical, machine=machine)
    if model != PMNF:
        _refuse(model, PMNF, kernel=kernel)
    if model != AUTO:
        _refuse(model, AUTO, time=time, blocks=blocks, executor=None if executor == LOCAL else executor)
    if model == PMNF and timeouts is not None:
        raise UsageError(f"{argument('timeouts')}: scaling laws learn from finished runs alone; leave it out")
    if model == PMNF and space is not None:
        raise UsageError(f"{argument('space')}: a scaling law takes parameters as they are; leave it out")
    if model == AUTO and settings:
        name = next(iter(settings))
        raise UsageError(f"{setting(name)}: is of one class of models; name it by {argument('model')}")
    # each kind of model loads libraries of its own, for a second or two
    if model == PMNF:
        listener().stage(
            f"reading {table if isinstance(table, str | os.PathLike) else 'a table'}", quiet=True
        )
        from .scaling_laws import found_laws  # noqa: PLC0415

        return found_laws(table, target, features, kernel, options, settings or {}, seed)
    from .fitting import Table, fitted_automatically, fitted_class, fitted_hybrid  # noqa: PLC0415

    rows = Table(table, target, features, options, space, timeouts)
    if model == AUTO:
        return fitted_automatically(rows, time, blocks, seed, executor, cluster, campaign)
    if model == HYBRID:
        return fitted_hybrid(rows, analytical, machine, settings or {}, seed, calibrate=calibrate)
    return fitted_class(model, rows, settings or {}, seed)


def _named_columns(
    target: str | None, features: Sequence[str] | None, space: str | os.PathLike[str]
) -> tuple[str | None, Sequence[str] | None, str | os.PathLike[str] | None]:
    """Return target, parameters and space, where a file of a space names columns alone: no space then."""
    from ..models.empirical.data.parameter_space import read_columns  # noqa: PLC0415 - where it is given

    named = read_columns(os.fspath(space))
    if named is None:
        return target, features, space
    return target or named.target, named.parameters if features is None else features, None


def _refuse(model: str, of: str, **given: Any) -> None:
    """Raise a UsageError for an argument that is of another class of models."""
    for name, value in given.items():
        if value is not None:
            raise UsageError(f"fit {argument('model', model)}: {argument(name)} is for {of}; leave it out")


def require_file(path: str | os.PathLike[str], inputs: Iterable[str] = ()) -> None:
    """Refuse a file that no model is to be written into, before long work.

    Raises
    ------
    UsageError
        If it is among the inputs, cannot be written, or holds something else than a model.
    """
    from ..models.empirical.fitting.stored import require_model_file  # noqa: PLC0415 - for few fits

    require_model_file(os.fspath(path), inputs)
