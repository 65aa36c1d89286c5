"""Choice of configurations to measure, by a sampling design: `sample`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import UsageError
from ..models.empirical.data.variability.files import read_model
from ..models.empirical.data.variability.model import VariabilityModel
from ..models.empirical.designs.by_name import Settings, make_design
from ..models.empirical.designs.design import Design
from ..records import record
from ..reports.outputs.programs import SampleOutput
from .request.programs import SAMPLE
from .shown import Shown

if TYPE_CHECKING:
    import pandas as pd


@record(eq=False, repr=False)
class Sample(Shown):
    """Configurations to measure.

    Attributes
    ----------
    model : VariabilityModel
        Options and constraints that they were chosen from.
    design : Design
        The configurations, and notes on what they lack.

    Examples
    --------
    >>> import chainline as cl
    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder, "solver.toml")
    ...     _ = path.write_text("[numeric]\\nsweeps = {values = [1, 2, 3]}\\n")
    ...     cl.sample(path, numeric="full-factorial").to_json()["n"]
    3
    """

    model: VariabilityModel
    design: Design

    @property
    def caption(self) -> str:
        """Design, model, and number of configurations."""
        return f"{self.design.name} of {self.model.name}: {len(self.design.configurations)} configurations"

    def to_json(self) -> dict[str, Any]:
        """Return the configurations by the keys of `chainline sample --json`."""
        model, design = self.model, self.design
        return SampleOutput.of(
            design,
            model=model.name,
            design=design.name,
            binary=model.binary_names,
            numeric=model.numeric_names,
            n=len(design.configurations),
            configurations=design.configurations.to_dict("records"),
        ).to_json()

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each configuration, a column for each option; 1 and 0 for binary options."""
        return self.design.configurations


@SAMPLE.checks
def sample(
    model: str | os.PathLike[str],
    binary: str | None = None,
    numeric: str | None = None,
    *,
    levels: int | None = None,
    runs: int | None = None,
    count: int | None = None,
    seed: int | None = None,
    strength: int | None = None,
) -> Sample:
    """Return configurations to measure, by a design over those that a variability model allows.

    Parameters
    ----------
    model : path
        Variability model: .toml, or .xml of SPL Conqueror.
    binary : str, optional
        Design of the binary options: all, option-wise (default), pair-wise, t-wise, negative-option-wise or
        random.
    numeric : str, optional
        Design of the numeric options: full-factorial, plackett-burman (default), box-behnken,
        central-composite-inscribed, central-composite-circumscribed, central-composite-face-centred,
        one-factor-at-a-time, d-optimal, latin-hypercube, sobol or random. Random for both draws whole
        configurations.
    levels, runs : int, optional
        Of plackett-burman; levels of one-factor-at-a-time too.
    count, seed : int, optional
        Configurations to draw, of designs that draw, and the seed.
    strength : int, optional
        Number of options that t-wise combines.

    Raises
    ------
    UsageError
        If the model or the design is wrong, or no configuration meets the constraints.

    Examples
    --------
    >>> import chainline as cl
    >>> import tempfile, pathlib
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder, "solver.toml")
    ...     _ = path.write_text("[numeric]\\nsweeps = {values = [1, 2, 3]}\\n")
    ...     cl.sample(path, numeric="full-factorial").to_frame()["sweeps"].tolist()
    [1, 2, 3]
    """
    where = Path(model)
    found = read_model(where)
    binary = binary or ("option-wise" if found.binary else None)
    numeric = numeric or ("plackett-burman" if found.numeric else None)
    try:
        design = make_design(found, binary, numeric, Settings(levels, runs, count, seed, strength))
    except UsageError as error:
        raise UsageError(f"{where}: {error}") from None
    return Sample(found, design)
