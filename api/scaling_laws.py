"""Scaling laws of the cost of each kernel: readable formulas, fitted to measurements at few points."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import UsageError, argument
from ..files.atomic_write import write_output
from ..files.checked_json import json_text
from ..models.empirical.data.experiments.read import read_any
from ..models.empirical.estimators.pmnf.fit import check_series, without_constants
from ..models.empirical.fitting.laws_cross_validation import FittedLaws, fit_laws, pmnf_search
from ..models.empirical.fitting.registry import PMNF
from ..records import field, record
from ..reports.pmnf import pmnf_to_json
from .listener import listener, warn
from .request.kinds import checked, file_path, text
from .request.values import TABLE
from .shown import Shown, axes_or_new

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from ..arrays import Floats
    from ..models.empirical.data.experiments.series import Series
    from ..models.empirical.fitting.stored_laws import Law

# what asks and stores laws loads pandas, half a second that finding them does without
# ruff: noqa: PLC0415


@record(repr=False, eq=False)
class ScalingLaws(Shown):
    """Scaling laws in the performance model normal form, one for each kernel and metric.

    Attributes
    ----------
    document : mapping
        Output of `chainline fit --model pmnf --json`.
    path : str or None
        The file that holds them.
    fitted : FittedLaws or None
        Training data of each, and what was found; None where they were loaded, since files do not keep it.

    Examples
    --------
    >>> import chainline as cl
    >>> import pandas as pd
    >>> sizes = [2**k for k in range(4, 12)]
    >>> table = pd.DataFrame({"n": sizes, "seconds": [1.0 + 0.5 * n**2 for n in sizes]})
    >>> laws = cl.fit(table, target="seconds", model="pmnf")
    >>> laws.to_frame()["law"].tolist()
    ['1 + 0.5 n^2']
    >>> laws.predict({"n": [10, 100]}).round(6).tolist()
    [51.0, 5001.0]
    """

    document: Mapping[str, Any]
    path: str | None = None
    fitted: FittedLaws | None = None
    _laws: list[Law] = field(init=False, default_factory=list)

    @property
    def laws(self) -> tuple[Law, ...]:
        """The laws, one for each kernel and metric."""
        if not self._laws:
            from ..models.empirical.fitting.stored_laws import laws_of

            self._laws.extend(laws_of(self.document, self._where))
        return tuple(self._laws)

    @property
    def series(self) -> tuple[Series, ...]:
        """Training data of each law; none where they were loaded."""
        return () if self.fitted is None else self.fitted.series

    @property
    def size(self) -> int | None:
        """Bytes of the file that holds them."""
        return None if self.path is None else Path(self.path).stat().st_size

    @property
    def _where(self) -> str:
        return self.path or TABLE

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the parameters that the laws are functions of."""
        return self.laws[0].parameters

    @property
    def caption(self) -> str:
        """Number of laws, and their parameters."""
        return f"{PMNF}: {len(self.laws)} of {', '.join(self.parameters)}"

    def _repr_html_(self) -> str:
        from ..reports.page.notebook import laws_view

        texts = [
            (each["kernel"], each["metric"], each["text"], f"{each['smape']:.2g} %")
            for each in self.document["models"]
        ]
        return laws_view(self.caption, texts, self.fitted)

    @checked(name=text)
    def law(self, name: str | None = None) -> Law:
        """Return a law by ``KERNEL`` or ``KERNEL::METRIC``; the only one by default.

        Raises
        ------
        UsageError
            If there is none, or more than one: says which there are.
        """
        from ..models.empirical.fitting.stored_laws import place_of_law

        names = [(law.kernel, law.metric) for law in self.laws]
        return self.laws[place_of_law(names, name or "", "one of")]

    @checked(law=text)
    def predict(self, configurations: Any, law: str | None = None) -> Floats:
        """Return the value of a law at each configuration, (n_configurations,).

        Parameters
        ----------
        configurations : path, DataFrame, mapping or array-like
            A table with the parameters among its columns; values by name; or rows of numbers in the
            order of the parameters.
        law : str, optional
            ``KERNEL`` or ``KERNEL::METRIC`` where there are several.

        Raises
        ------
        UsageError
            If a value is missing or no number, or the law has none there: says which.
        """
        from .tables import configurations_of

        chosen = self.law(law)
        frame = configurations_of(configurations, chosen.parameters)
        try:
            points = frame.to_numpy(np.float64)
        except ValueError:
            raise UsageError(f"{TABLE}: a parameter of a scaling law is a number; give numbers") from None
        with np.errstate(all="ignore"):
            values = chosen.values(points)
        if (bad := np.flatnonzero(~np.isfinite(values))).size:
            raise UsageError(f"{TABLE}: row {bad[0] + 1}: the law has no finite value; ask within its range")
        return values

    @checked(law=text)
    def interval(self, configurations: Any, law: str | None = None) -> Floats:
        """Return the ends of the interval that nine in ten new measurements lie in, (n_configurations, 2).

        It widens beyond the range that was learned from, and is NaN where it is unknown: of a law of fewer
        than 20 points. Parameters and errors as of `predict`.

        Raises
        ------
        UsageError
            For the reasons of `predict`.
        """
        from ..models.empirical.fitting.predictions import predict_with_intervals
        from ..models.empirical.fitting.stored import stored_law
        from ..models.empirical.fitting.stored_laws import BETWEEN
        from .tables import configurations_of

        chosen = self.law(law)
        stored = stored_law(self.document, f"{chosen.kernel}{BETWEEN}{chosen.metric}", self._where)
        try:
            found = predict_with_intervals(stored, configurations_of(configurations, chosen.parameters))
        except ValueError as error:
            raise UsageError(f"{TABLE}: {error}") from None
        return np.column_stack([found.low, found.high])

    @checked(path=file_path)
    def save(self, path: str | os.PathLike[str]) -> int:
        """Write the laws into a file that `load` and `compare-formulas` read; return its bytes.

        Raises
        ------
        UsageError
            If it cannot be written, or would replace something else than a model.
        """
        from ..models.empirical.fitting.stored import require_model_file

        content = (json_text(self.document, 1) + "\n").encode()
        write_output(require_model_file(os.fspath(path), (), argument("path")), content)
        return len(content)

    def to_json(self) -> dict[str, Any]:
        """Return the laws by the keys of `chainline fit --model pmnf --json`."""
        return dict(self.document)

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each law: kernel, metric, the law, and its error at points left out."""
        import pandas as pd

        rows = [
            (model["kernel"], model["metric"], model["text"], model["smape"], model["adjusted_r2"])
            for model in self.document["models"]
        ]
        return pd.DataFrame(rows, columns=["kernel", "metric", "law", "smape", "adjusted_r2"])

    @checked(law=text)
    def plot(self, law: str | None = None, axes: Axes | None = None) -> Axes:
        """Draw a law over its training data, the mean at each point.

        Parameters
        ----------
        law : str, optional
            ``KERNEL`` or ``KERNEL::METRIC`` where there are several.
        axes : matplotlib.axes.Axes, optional
            Axes to draw on; new ones by default.

        Raises
        ------
        UsageError
            If there is no such law, or the laws were loaded, and what they were learned from is not there.
        """
        chosen = self.law(law)
        if not self.series:
            raise UsageError("plot: loaded laws do not keep what they were learned from; fit them again")
        measured = self.series[self.laws.index(chosen)]
        axes = axes_or_new(axes)
        from ..reports.figures.result_plots import draw_fitted

        times = np.array([float(np.mean(values)) for values in measured.repetitions])
        draw_fitted(times, chosen.values(measured.points), chosen.metric or "value", axes)
        return axes


def found_laws(
    table: Any,
    target: str | None,
    features: Sequence[str] | None,
    kernel: Sequence[str] | None,
    options: str | os.PathLike[str] | None,
    settings: Mapping[str, Any],
    seed: int,
) -> ScalingLaws:
    """Return the scaling laws of a table, or of a file in one of Extra-P's formats.

    Parameters
    ----------
    table, target, features, kernel, options, settings, seed
        See `fit`.
    """
    search = pmnf_search(settings)
    series, where = measured_series(table, target, features, kernel, options)
    series, left_out = without_constants(series, where)
    for line in (*left_out, *check_series(series, where, search)):
        warn(line)
    listener().stage(f"fitting scaling laws to {len(series)} kernels and metrics", quiet=True)
    fitted = fit_laws(series, search, seed)
    document = pmnf_to_json(series, fitted.found, [each.new_rows for each in fitted.validated], seed)
    listener().done()
    return ScalingLaws(document, fitted=fitted)


def measured_series(
    table: Any,
    target: str | None,
    features: Sequence[str] | None,
    kernel: Sequence[str] | None,
    options: str | os.PathLike[str] | None,
) -> tuple[list[Series], str]:
    """Return the series of each kernel and metric of a table, and its name in messages.

    Parameters
    ----------
    table : path, DataFrame or thicket
    target, features, kernel, options
        As for `fit`.
    """
    variability = None if options is None else Path(options)
    if isinstance(table, str | os.PathLike):
        return read_any(Path(table), target, features, kernel, variability), os.fspath(table)
    from ..models.empirical.data.experiments.table import series_of_table
    from .tables import table_in_memory

    given = table_in_memory(table, options)
    assert given is not None
    return series_of_table(given, target, features, kernel), given.path


def loaded_laws(path: str) -> ScalingLaws | None:
    """Return the laws of a file, None if it holds none."""
    from ..models.empirical.fitting.stored_laws import law_document

    document = law_document(path)
    if document is None:
        return None
    found = ScalingLaws(document, path)
    assert found.laws  # none are refused, as damaged ones are
    _require_scores(document, path)
    return found


def _require_scores(document: Mapping[str, Any], where: str) -> None:
    """Check that a document has the text and the scores of each law."""
    for model in document["models"]:
        scores = [model.get(key, "") for key in ("smape", "adjusted_r2")]
        numbers = all(score is None or isinstance(score, int | float) for score in scores)
        if not isinstance(model.get("text"), str) or not numbers:
            raise UsageError(f"{where}: is damaged; fit it again by `chainline fit --model pmnf`")
