"""Variability models from files of either format."""

from __future__ import annotations

from pathlib import Path

from .....errors import UsageError
from .model import VariabilityModel
from .spl_conqueror import read_xml_model
from .toml_file import read_toml_model


def read_model(path: Path) -> VariabilityModel:
    """Read a variability model from a .toml file, or an .xml file of SPL Conqueror.

    Raises
    ------
    UsageError
        If the file is neither, cannot be read, or describes no model.
    """
    if path.suffix.lower() == ".xml":
        return read_xml_model(path)
    if path.suffix.lower() == ".toml":
        return read_toml_model(path)
    raise UsageError(f"{path}: give a .toml file, or an .xml file of SPL Conqueror")
