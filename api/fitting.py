"""Models of the cost of any program, fitted to a table of its runs."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

import numpy as np

from ..errors import UsageError
from ..models.empirical.analytical.named import ANALYTICAL
from ..models.empirical.data.parameter_space import ParameterSpace
from ..models.empirical.data.space_file import read_space
from ..models.empirical.data.table_file import Measurements
from ..models.empirical.estimators.hybrid.analytical import FittedAnalytical
from ..models.empirical.fitting.analytical_part import (
    AnalyticalPart,
    analytical_part,
    require_analytical,
)
from ..models.empirical.fitting.automatic.fit import AUTO, fit_automatically
from ..models.empirical.fitting.cross_validation import fit_validated
from ..models.empirical.fitting.fitting import MODEL_NAMES
from ..models.empirical.fitting.hybrid_fitting import HYBRID
from ..models.empirical.fitting.influence_fitting import INFLUENCE, one_value_warnings
from ..models.empirical.fitting.model_file import require_model_file, save_model
from ..models.empirical.fitting.predicted import Predicted, predict_with_intervals
from ..models.empirical.fitting.store.stored_model import StoredModel
from ..models.empirical.fitting.suited_columns import suited
from ..reports.fit import fit_to_json
from .argument_names import names_arguments
from .listener import warn
from .machines import MachineLike
from .machines import machine as machine_of
from .request.kinds import by_name, checked, file_path, filled, instance, text, texts, whole
from .request.machine import machine_like
from .scaling_laws import PMNF, ScalingLaws, fit_laws
from .shown import Shown, axes_or_new
from .tables import TABLE, configurations_of, table_like, training_of

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from ..arrays import Floats

_LARGEST_SEED = 2**32 - 1
"""Largest seed of numpy's older generators, which scikit-learn uses."""
MODELS = (*MODEL_NAMES, INFLUENCE, HYBRID, AUTO)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class FittedModel(Shown):
    """A model of execution times.

    Attributes
    ----------
    stored : StoredModel
        The estimator, and what it learned from.
    training : Measurements or None
        Training data; None where the model was loaded, since files do not keep it.
    path : str or None
        The file that it was loaded from.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
    >>> model = cl.fit(table, target="seconds", model="knn")
    >>> model.predict({"n": 4}).shape
    (1,)
    >>> model.features
    ('n',)
    """

    stored: StoredModel
    training: Measurements | None = None
    path: str | None = None

    @property
    def estimator(self) -> Any:
        """The scikit-learn estimator."""
        return self.stored.estimator

    @property
    def features(self) -> tuple[str, ...]:
        """The parameters that it takes."""
        return self.stored.features

    @property
    def target(self) -> str:
        """Name of the predicted quantity."""
        return self.stored.target

    @property
    def caption(self) -> str:
        """Class of the model, its target, its features, and the number of configurations."""
        stored = self.stored
        return (
            f"{stored.model}: {stored.target} of {', '.join(stored.features)}, "
            f"learned from {stored.n_configurations} configurations"
        )

    @names_arguments
    def predict(self, configurations: Any) -> Floats:
        """Return the predicted target of each configuration, (n_configurations,).

        Warns of rows outside of what was learned from, unless the model has a law there.

        Parameters
        ----------
        configurations : path, DataFrame, mapping or array-like
            A CSV file or table with the features among its columns; values by name; or rows of
            numbers in the order of the features.

        Raises
        ------
        UsageError
            If a value is missing, or one that the model cannot answer: says which.
        """
        return self._predicted(configurations).times

    @names_arguments
    def interval(self, configurations: Any) -> Floats:
        """Return the ends of the interval that nine in ten new rows lie in, (n_configurations, 2).

        NaN where it is unknown: outside of what was learned from, if the model has no law there, and of a
        model that was learned from too few configurations. Parameters and errors as of `predict`.

        Examples
        --------
        >>> import chainline as cl
        >>> import pandas as pd
        >>> sizes = range(1, 41)
        >>> table = pd.DataFrame({"n": sizes, "seconds": [2.0 * n for n in sizes]})
        >>> model = cl.fit(table, target="seconds", model="mars")
        >>> low, high = model.interval({"n": 20})[0]
        >>> bool(low < 40 < high)
        True
        """
        found = self._predicted(configurations)
        return np.column_stack([found.low, found.high])

    def _predicted(self, configurations: Any) -> Predicted:
        """Return the predictions with intervals; warn of configurations outside of the training range."""
        frame = configurations_of(configurations, self.features)
        try:
            found = predict_with_intervals(self.stored, frame)
        except ValueError as error:
            raise UsageError(f"{TABLE}: {error}") from None
        if any(found.outside):
            for line in found.warnings:
                warn(line)
        return found

    @names_arguments
    @checked(path=file_path)
    def save(self, path: str | os.PathLike[str]) -> int:
        """Write the model into a file that `load` and `chainline predict` read; return its bytes.

        Raises
        ------
        UsageError
            If it cannot be written, or would replace something else than a model.
        """
        return save_model(self.stored, require_model_file(os.fspath(path), ()))

    def to_json(self) -> dict[str, Any]:
        """Return the model by the keys of `chainline fit --json`; None where a file does not say.

        Examples
        --------
        >>> import chainline as cl
        >>> import pandas as pd
        >>> table = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
        >>> cl.fit(table, target="seconds", model="mars").to_json()["n"]
        8
        """
        size = None if self.path is None else Path(self.path).stat().st_size
        return fit_to_json(self.stored, self.training, self.path, size)

    def to_frame(self) -> pd.DataFrame:
        """Return the training table with a column of predictions; for a loaded model, its features alone."""
        import pandas as pd  # noqa: PLC0415 - half a second of import

        if self.training is None:
            return pd.DataFrame({"feature": self.features})
        said = self.stored.estimator.predict(self.training.features)
        return self.training.features.assign(**{self.target: self.training.times, "predicted": said})

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draw predicted over measured times of the training data.

        Parameters
        ----------
        axes : matplotlib.axes.Axes, optional
            Axes to draw on; new ones by default.

        Raises
        ------
        UsageError
            If the model was loaded, and what it learned from is not there.
        """
        if self.training is None or self.training.times is None:
            raise UsageError("plot: a loaded model does not keep what it learned from; fit it again")
        axes = axes_or_new(axes)
        from ..reports.figures.result_plots import draw_fitted  # noqa: PLC0415 - needs matplotlib

        draw_fitted(self.training.times, self.estimator.predict(self.training.features), self.target, axes)
        return axes


@overload
def fit(  # type: ignore[overload-overlap]
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None = None,
    *,
    model: Literal["pmnf"],
    features: Sequence[str] | None = None,
    kernel: str | Sequence[str] | None = None,
    settings: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> ScalingLaws: ...


@overload
def fit(  # type: ignore[overload-overlap]
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None,
    model: Literal["pmnf"],
    features: Sequence[str] | None = None,
    *,
    kernel: str | Sequence[str] | None = None,
    settings: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> ScalingLaws: ...


@overload
def fit(
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None = None,
    model: str = AUTO,
    features: Sequence[str] | None = None,
    *,
    space: str | os.PathLike[str] | ParameterSpace | None = None,
    settings: Mapping[str, Any] | None = None,
    options: str | os.PathLike[str] | None = None,
    analytical: Any = None,
    machine: MachineLike | None = None,
    seed: int = 0,
) -> FittedModel: ...


@names_arguments
@checked(
    table=table_like,
    target=filled,
    model=text,
    features=texts,
    kernel=texts,
    space=instance(ParameterSpace, of=file_path),
    settings=by_name(),
    options=file_path,
    machine=machine_like,
    seed=whole(0, _LARGEST_SEED),
)
def fit(  # noqa: PLR0913 - named, as options of the command
    table: str | os.PathLike[str] | pd.DataFrame,
    target: str | None = None,
    model: str = AUTO,
    features: Sequence[str] | None = None,
    *,
    kernel: str | Sequence[str] | None = None,
    space: str | os.PathLike[str] | ParameterSpace | None = None,
    settings: Mapping[str, Any] | None = None,
    options: str | os.PathLike[str] | None = None,
    analytical: Any = None,
    machine: MachineLike | None = None,
    seed: int = 0,
) -> FittedModel | ScalingLaws:
    """Return a model that has learned execution times from a table of runs.

    Parameters
    ----------
    table : path or DataFrame
        A row for each measured configuration: a file of any format that the command reads, or with
        `options` SPL Conqueror's XML; or a thicket.
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
        A variability model, XML or TOML, whose options are the parameters.
    analytical : str, path, FittedModel or object with predict, optional
        Analytical part of a hybrid model, beside the parameters: stencil, fmm, p2p, m2l, stencil-code,
        p2p-code, smg-1d, smg-2d, smg-3d, amg, "influence", a fitted model or the file of one, or any object
        that predicts from a frame. Constants of smg-* and amg are settings, in seconds, or
        ``{"constants": "fitted"}``.
    machine : str, path, Machine or Processor, optional
        Machine with the constants of a named analytical model.
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
    if model == PMNF:
        unused = {"space": space, "options": options, "analytical": analytical, "machine": machine}
        if given := [name for name, value in unused.items() if value is not None]:
            raise UsageError(f"{given[0]}: a scaling law takes parameters as they are; leave it out")
        apart = [kernel] if isinstance(kernel, str) else kernel
        return fit_laws(table, target, features, apart, settings or {}, seed)
    if kernel is not None:
        raise UsageError(
            "kernel: tells the kernels of scaling laws apart; give model='pmnf', or leave it out"
        )
    if model not in MODELS:
        raise UsageError(f"model {model!r}: unknown; choose one of {', '.join((*MODELS, PMNF))}")
    _require_of_model(model, settings, analytical, machine)
    chosen = read_space(os.fspath(space)) if isinstance(space, str | os.PathLike) else space
    names = None if features is None else list(features)
    if chosen is not None:
        names = names if names is not None else list(chosen.names)
        if missing := [name for name in names if name not in chosen.names]:
            raise UsageError(f"space: no parameter {missing[0]!r}; it has {', '.join(chosen.names)}")
        chosen = chosen.chosen(names)
    measurements = suited(model, training_of(table, target, names, options), chosen=names is not None)
    for line in measurements.warnings:
        warn(line)
    target = measurements.target
    if model == AUTO:
        best = fit_automatically(measurements, target, chosen, seed, time.monotonic)
        return FittedModel(best.validated.stored, measurements)
    part = AnalyticalPart(None, settings or {})
    if analytical is not None:
        part = _analytical(analytical, machine, settings or {}, measurements)
    stored = fit_validated(model, measurements, target, chosen, part.settings, seed, part.model).stored
    for line in one_value_warnings(measurements) if INFLUENCE in (model, analytical) else ():
        warn(line)
    return FittedModel(stored, measurements)


def _require_of_model(
    model: str, settings: Mapping[str, Any] | None, analytical: Any, machine: MachineLike | None
) -> None:
    """Raise a UsageError for arguments of another class of models, and for a hybrid one without its part."""
    if model == AUTO and settings:
        raise UsageError(
            f"settings {next(iter(settings))!r}: is of one class of models; name it, such as model='cpr'"
        )
    if model == HYBRID:
        if analytical is None:
            known = ", ".join((*ANALYTICAL, INFLUENCE))
            raise UsageError(
                f"model 'hybrid': give analytical, one of {known}, a fitted model, the file of one, or an "
                "object with predict"
            )
        return
    for name, given in (("analytical", analytical), ("machine", machine)):
        if given is not None:
            what = "is of one class of models; name it, such as model='hybrid'"
            raise UsageError(f"{name}: {what if model == AUTO else 'is for hybrid; leave it out'}")


def _analytical(
    given: Any, machine: MachineLike | None, settings: Mapping[str, Any], measurements: Measurements
) -> AnalyticalPart:
    """Return the analytical part of a hybrid model, and the settings that are left for the latter."""
    if isinstance(given, FittedModel):
        given = FittedAnalytical(given.stored.model, given.features, given.estimator)
    elif isinstance(given, str | os.PathLike):
        named = os.fspath(given)
        require_analytical(named, machine_given=machine is not None)
        return analytical_part(named, settings, measurements.features, lambda: machine_of(machine).record)
    if machine is not None:
        raise UsageError("machine: is of analytical models with a name; leave it out")
    return AnalyticalPart(given, settings)
