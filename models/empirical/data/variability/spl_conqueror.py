"""Variability models in the XML of SPL Conqueror (`<vm>`).

A binary option that is not optional and excludes siblings that are not optional either is one of an
alternative group. Parents that are called root stand for no parent where no option has that name. Lists
of implied options may hold `a | b`: one of them. Constraints between numeric and binary options
(`mixedConstraints`) with `req="all"` count only where all their binary options are selected, and with
`exprKind="neg"` must not hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from xml.etree.ElementTree import Element

from .....errors import UsageError
from .expression import Name, Node, Operation, names_in
from .model import Constraint, VariabilityModel, constraint_of
from .option import BinaryOption, NumericOption, check_name, stepped_values
from .xml_tree import read_xml

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
