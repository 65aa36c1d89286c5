"""Provenance of a learned model: data sets, machine, versions of the software."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .....analysis.machine.digest import machine_digest
from .....analysis.machine.record import Machine
from .....analysis.measurement.dataset.reading import journal_path
from .....analysis.measurement.dataset.row import MEASURED, SIMULATED
from .....errors import UsageError
from .....records import record
from .....version import __version__

if TYPE_CHECKING:
    import pandas as pd


@record
class DataUsed:
    """A data set that was learned from.

    Attributes
    ----------
    file : str
        Name without folder.
    rows : int
        Rows that it held, those left out included.
    sha256 : str
        Digest of the file.
    """

    file: str
    rows: int
    sha256: str


@record
class MachineUsed:
    """The machine that features were computed for.

    Attributes
    ----------
    key, title : str
        As in its record.
    digest : str
        Of the record; another description of the same processor has another digest.
    target : str
        Name of the processor for compilers.
    """

    key: str
    title: str
    digest: str
    target: str


def data_used(path: Path, rows: int) -> DataUsed:
    """Return the provenance of a data set; the digest equals that of ``sha256sum``.

    Rows of a running campaign in a journal beside the file are part of the digest.
    """
    digest = hashlib.sha256()
    for file in (path, journal_path(path)):
        if file.is_file():
            digest.update(file.read_bytes())
    return DataUsed(path.name, rows, digest.hexdigest())


def machine_used(machine: Machine) -> MachineUsed:
    """Return the provenance of a machine; the digest is the one that measured rows record."""
    return MachineUsed(machine.key, machine.title, machine_digest(machine), machine.target)


def origin_of(table: pd.DataFrame) -> str:
    """Return the origin of the rows of data sets, "measured" or "simulated".

    Parameters
    ----------
    table : pandas.DataFrame
        As `read_dataset` returns it.

    Raises
    ------
    UsageError
        If some are and some are not.
    """
    simulated = table["origin"].astype(str).str.startswith(SIMULATED)
    if simulated.any() and not simulated.all():
        raise UsageError(
            f"{int(simulated.sum())} of {len(table)} rows were simulated, the others measured; "
            "give data sets of one kind"
        )
    return SIMULATED if len(table) and simulated.all() else MEASURED


def versions() -> Mapping[str, str]:
    """Return the versions of the software that training depends on."""
    import numpy  # noqa: PLC0415 - what is asked for is the version of the package
    import sklearn  # noqa: PLC0415
    import xgboost  # noqa: PLC0415

    return {
        "chainline": __version__,
        "numpy": numpy.__version__,
        "scikit-learn": sklearn.__version__,
        "xgboost": xgboost.__version__,
    }
