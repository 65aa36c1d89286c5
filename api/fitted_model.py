"""A model of the cost of any program, fitted to a table of its runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..errors import UsageError, argument
from ..models.empirical.data.table_file import Measurements
from ..models.empirical.fitting.automatic.fit import Automatic
from ..models.empirical.fitting.cross_validation import HeldOut
from ..models.empirical.fitting.hybrid_fitting import FittedHybrid
from ..models.empirical.fitting.predictions import Predicted, predict_with_intervals
from ..models.empirical.fitting.store.document import StoredModel
from ..models.empirical.fitting.stored import require_model_file, save_model
from ..records import record
from ..reports.fit import fit_to_json
from .listener import warn
from .request.kinds import checked, file_path
from .request.values import TABLE
from .shown import Shown, axes_or_new
from .tables import configurations_of

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

    from ..arrays import Floats


@record(eq=False, repr=False)
class FittedModel(Shown):
    """A model of execution times.

    Attributes
    ----------
    stored : StoredModel
        The estimator, and what it learned from.
    training : Measurements or None
        Training data; None where the model was loaded, since files do not keep it.
    path : str or None
        The file that holds it.
    held_out : HeldOut or None
        Predictions of training rows by models that were fitted without them; None of a loaded model.
    hybrid : FittedHybrid or None
        Analytical part of a hybrid model, and its errors alone.
    automatic : Automatic or None
        Classes that were tried, of an automatic choice.

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
    held_out: HeldOut | None = None
    hybrid: FittedHybrid | None = None
    automatic: Automatic | None = None

    @property
    def size(self) -> int | None:
        """Bytes of the file that holds it."""
        return None if self.path is None else Path(self.path).stat().st_size

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

    def _repr_html_(self) -> str:
        from ..reports.page.notebook import model_view  # noqa: PLC0415 - of notebooks alone

        held = None if self.held_out is None else self.held_out.predicted
        return model_view(self.caption, self.stored, self.training, held, self.automatic)

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

    @checked(path=file_path)
    def save(self, path: str | os.PathLike[str]) -> int:
        """Write the model into a file that `load` and `chainline predict` read; return its bytes.

        Raises
        ------
        UsageError
            If it cannot be written, or would replace something else than a model.
        """
        return save_model(self.stored, require_model_file(os.fspath(path), (), argument("path")))

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
        return fit_to_json(self.stored, self.training, self.path, self.size, self.hybrid, self.automatic)

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
