"""Variability models and measurements in the XML and CSV of SPL Conqueror."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import reduce
from pathlib import Path
from typing import NoReturn
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

import pandas as pd

from .....errors import UsageError
from .....files.untrusted import csv_cells, read_bytes, read_text
from .expression import Name, Node, Operation, names_in
from .model import Constraint, VariabilityModel, constraint_of
from .option import BinaryOption, NumericOption, check_name, stepped_values

_MOST_ELEMENTS = 1 << 22
"""Largest number of elements of a file: half a gigabyte as objects."""


class _NoDoctype(TreeBuilder):
    """Builder that refuses document types, whose entities may read files or grow without limit."""

    def __init__(self) -> None:
        super().__init__()
        self._left = _MOST_ELEMENTS

    def start(self, tag: str, attributes: dict[str, str], /) -> Element:
        self._left -= 1
        if self._left < 0:
            raise UsageError(f"has more than {_MOST_ELEMENTS} elements; give a part of it")
        return super().start(tag, attributes)

    def doctype(self, name: str, pubid: str | None, system: str | None) -> NoReturn:
        raise UsageError("declares a DOCTYPE, which is not read; remove it")


def read_xml(path: Path) -> Element:
    """Return the root of an XML file.

    Raises
    ------
    UsageError
        If the file cannot be read, is no XML, or declares a document type.
    """
    parser = XMLParser(target=_NoDoctype())  # noqa: S314 - without a document type there are no entities
    try:
        parser.feed(read_bytes(path))
        return parser.close()
    except (ParseError, ValueError, LookupError) as error:
        raise UsageError(f"{path}: {'' if isinstance(error, UsageError) else 'is no XML: '}{error}") from None


_MINUS_FOR_NOT = re.compile(r"(^|[|&(])\s*-")


def read_xml_model(path: Path) -> VariabilityModel:
    """Read a variability model of SPL Conqueror.

    Raises
    ------
    UsageError
        If the file cannot be read or describes no model: with the option or constraint.
    """
    top = read_xml(path)
    if top.tag != "vm":
        raise UsageError(f"{path}: its root is <{top.tag}>, not <vm>; give a variability model")
    try:
        return _model(top, path.stem)
    except UsageError as error:
        raise UsageError(f"{path}: {error}") from None


def _model(top: Element, fallback: str) -> VariabilityModel:
    elements = top.findall("binaryOptions/configurationOption")
    names = {_text(element, "name") for element in elements}
    binary = tuple(_binary(element, names) for element in elements)
    numeric = tuple(_numeric(element) for element in top.findall("numericOptions/configurationOption"))
    return VariabilityModel(
        top.get("name") or fallback, binary, numeric, tuple(_constraints(top, binary, numeric))
    )


def _text(element: Element, tag: str) -> str:
    return (element.findtext(tag) or "").strip()


def _listed(element: Element, tag: str) -> list[str]:
    """Return the texts of a list, whose items some files call options and others option."""
    found = element.find(tag)
    texts = [(item.text or "").strip() for item in found] if found is not None else []
    return [text for text in texts if text]


def _binary(element: Element, names: set[str]) -> BinaryOption:
    parent = _text(element, "parent") or " ".join(_listed(element, "parent"))
    optional = _text(element, "optional").lower() or "true"
    if optional not in ("true", "false"):
        raise UsageError(f"option {_text(element, 'name')}: <optional> is {optional!r}; write True or False")
    return BinaryOption(
        _text(element, "name"),
        optional == "true",
        None if parent == "root" and parent not in names else parent or None,
        tuple(name.strip() for text in _listed(element, "excludedOptions") for name in text.split("|")),
        tuple(tuple(name.strip() for name in text.split("|")) for text in _listed(element, "impliedOptions")),
    )


def _numeric(element: Element) -> NumericOption:
    name = _text(element, "name")
    check_name(name)
    for tag in ("impliedOptions", "excludedOptions"):
        if _listed(element, tag):
            raise UsageError(f"option {name}: <{tag}> of numeric options are not read; write a constraint")
    if _text(element, "optional").lower() == "true":
        raise UsageError(f"option {name}: optional numeric options are not read; add a value for none")
    if listed := _text(element, "values"):
        return NumericOption(name, tuple(sorted(_number(name, text) for text in listed.split(";") if text)))
    low, high = (_number(name, _text(element, tag)) for tag in ("minValue", "maxValue"))
    return NumericOption(name, stepped_values(name, low, high, _text(element, "stepFunction") or "n + 1"))


def _number(name: str, text: str) -> float:
    try:
        # some files are written where the decimal sign is a comma; float itself takes digits of any script
        return float(text.replace(",", ".") if text.isascii() else "")
    except ValueError:
        raise UsageError(f"option {name}: {text!r} is no number; write one such as 0.5") from None


def _constraints(
    top: Element, binary: tuple[BinaryOption, ...], numeric: tuple[NumericOption, ...]
) -> Iterator[Constraint]:
    for element in top.findall("booleanConstraints/constraint"):
        yield constraint_of(_MINUS_FOR_NOT.sub(r"\1 !", (element.text or "").strip()), binary, numeric)
    for element in top.findall("nonBooleanConstraints/constraint"):
        yield constraint_of(element.text or "", binary, numeric)
    selectable = {option.name for option in binary}
    for element in top.findall("mixedConstraints/constraint"):
        stated = constraint_of(element.text or "", binary, numeric)
        yield _mixed(stated, element.get("req", "all"), element.get("exprKind", "pos"), selectable)


def _mixed(stated: Constraint, needed: str, kind: str, selectable: set[str]) -> Constraint:
    if needed not in ("all", "none") or kind not in ("pos", "neg"):
        raise UsageError(f"constraint {stated.text!r}: req is all or none, exprKind pos or neg")
    node: Node = Operation("!", (stated.expression,)) if kind == "neg" else stated.expression
    options: list[Node] = [Name(name) for name in names_in(node) if name in selectable]
    if needed == "all" and options:
        node = Operation("=>", (reduce(_both, options), node))
    denied = "not " if kind == "neg" else ""
    return Constraint(f"{denied}{stated.text}", node)


def _both(left: Node, right: Node) -> Node:
    return Operation("&", (left, right))


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
        found[name] = _measured_number(name, value)
    for column, text in cells.items():
        if column not in (_SELECTED, *_NUMBERS):
            found[column] = _measured_number(column, text)
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
            found.append({name: _measured_number(name, cell) for name, cell in zip(names, row, strict=False)})
        except UsageError as error:
            raise UsageError(f"{path}: row {number}: {error}") from None
    return found


def _measured_number(name: str, text: str) -> float:
    if text.lower() in _TRUTHS:
        return _TRUTHS[text.lower()]
    try:
        return float(text)
    except ValueError:
        raise UsageError(f"{name}: {text!r} is no number") from None
