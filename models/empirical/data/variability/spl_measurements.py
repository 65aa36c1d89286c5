"""Measurements of SPL Conqueror, from its XML (`<results>`) and CSV, as a table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from xml.etree.ElementTree import Element

import pandas as pd

from .....errors import UsageError
from .....files.given import csv_cells, read_text
from .model import VariabilityModel
from .xml_tree import read_xml

_SELECTED = "Configuration"
_NUMBERS = ("NumericOptions", "Variable Features")
_TRUTHS = {"true": 1.0, "false": 0.0}


def read_results(path: Path, model: VariabilityModel) -> pd.DataFrame:
    """Read measured configurations.

    Parameters
    ----------
    path : Path
        An .xml file with a `<row>` a configuration, or a .csv file with a header, separated by `;` or `,`.
    model : VariabilityModel

    Returns
    -------
    DataFrame
        A column each option of the model, 1 and 0 for binary ones, then one for each measured property.

    Raises
    ------
    UsageError
        If the file cannot be read, names an option that is not in the model, or lacks a value.
    """
    rows = _xml_rows(path, model) if path.suffix.lower() == ".xml" else _csv_rows(path)
    frame = pd.DataFrame(rows)
    if frame.empty:
        raise UsageError(f"{path}: holds no measurements")
    missing = [name for name in model.columns if name not in frame]
    if missing:
        raise UsageError(f"{path}: no values for the options {', '.join(missing)} of the model")
    if frame.isna().any(axis=None):
        column = str(frame.columns[frame.isna().any()][0])
        row = int(frame[column].isna().to_numpy().argmax()) + 1
        raise UsageError(f"{path}: row {row}: no value of {column}")
    whole = [*model.binary_names, *(option.name for option in model.numeric if option.whole)]
    for name in whole:
        if (frame[name] % 1 == 0).all():
            frame[name] = frame[name].astype("int64")
    return frame[[*model.columns, *(name for name in frame if name not in model.columns)]]


def _xml_rows(path: Path, model: VariabilityModel) -> list[dict[str, float]]:
    top = read_xml(path)
    if top.tag != "results":
        raise UsageError(f"{path}: its root is <{top.tag}>, not <results>; give measurements")
    rows = []
    for number, row in enumerate(top.findall("row"), 1):
        try:
            rows.append(_row(_cells(row), model))
        except UsageError as error:
            raise UsageError(f"{path}: row {number}: {error}") from None
    return rows


def _cells(row: Element) -> dict[str, str]:
    found: dict[str, str] = {}
    for cell in row.findall("data"):
        # the first spelling is that of SPL Conqueror itself
        column = cell.get("columname") or cell.get("column") or ""
        if not column or column in found:
            raise UsageError(f"column {column!r} {'comes twice' if column else 'has no name'}")
        found[column] = (cell.text or "").strip()
    return found


def _row(cells: Mapping[str, str], model: VariabilityModel) -> dict[str, float]:
    found = dict.fromkeys(model.binary_names, 0.0)
    for name in _parts(cells.get(_SELECTED, "")):
        if name in found:
            found[name] = 1.0
        # SPL Conqueror adds a root to each model, which the file of the model need not name
        elif name != "root":
            raise UsageError(f"option {name!r} is not in the model")
    for part in (part for column in _NUMBERS for part in _parts(cells.get(column, ""))):
        name, _, value = part.partition(";")
        if name not in model.numeric_names:
            raise UsageError(f"numeric option {name!r} is not in the model")
        found[name] = _number(name, value)
    for column, text in cells.items():
        if column not in (_SELECTED, *_NUMBERS):
            found[column] = _number(column, text)
    return found


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _csv_rows(path: Path) -> list[dict[str, float]]:
    text = "\n".join(line for line in read_text(path).splitlines() if line.strip())
    separator = ";" if ";" in text.partition("\n")[0] else ","
    lines = csv_cells(text, str(path), separator)
    header, *rows = [[cell.strip() for cell in cells] for _, cells in lines] or [[]]
    # a header may end in a separator
    names = header[:-1] if header and not header[-1] else header
    if len(set(names)) < len(names):
        raise UsageError(f"{path}: two columns of one name")
    found = []
    for number, row in enumerate(rows, 1):
        if len(row) not in (len(names), len(header)):
            raise UsageError(f"{path}: row {number}: {len(row)} cells for {len(names)} columns")
        try:
            found.append({name: _number(name, cell) for name, cell in zip(names, row, strict=False)})
        except UsageError as error:
            raise UsageError(f"{path}: row {number}: {error}") from None
    return found


def _number(name: str, text: str) -> float:
    if text.lower() in _TRUTHS:
        return _TRUTHS[text.lower()]
    try:
        return float(text)
    except ValueError:
        raise UsageError(f"{name}: {text!r} is no number") from None
