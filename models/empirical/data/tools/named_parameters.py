"""Parameters in the names of benchmarks, commands and folders."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .runs_table import number_or_text

_IN_FOLDER = re.compile(r"(?<![A-Za-z_])([A-Za-z_]+)=?(\d+(?:[.,]\d+)?)")
_REPETITION = re.compile(r"\.r\d+$")
_IN_BRACKETS = re.compile(r"^(?P<name>[^\[\]()]+)[\[(](?P<pairs>[^\[\]()]*)[\])]$")
_LONGEST = 1000


def folder_parameters(name: str) -> dict[str, float]:
    """Return the parameters in the name of a folder of profiles, as Extra-P has them.

    Examples
    --------
    >>> folder_parameters("mm.x10y1z2,5.r1"), folder_parameters("app.p64.n1000.r2")
    ({'x': 10.0, 'y': 1.0, 'z': 2.5}, {'p': 64.0, 'n': 1000.0})
    """
    found = _IN_FOLDER.findall(_REPETITION.sub("", name[:_LONGEST]))
    return {key: float(value.replace(",", ".")) for key, value in found}


def bracketed_parameters(name: str) -> tuple[str, dict[str, Any]]:
    """Return a name without the parameters that stand in brackets behind it, and those.

    Examples
    --------
    >>> bracketed_parameters("sort[n=1000,kind=merge]"), bracketed_parameters("sort[1000-8]")
    (('sort', {'n': 1000, 'kind': 'merge'}), ('sort', {'arg1': 1000, 'arg2': 8}))
    >>> bracketed_parameters("sort")
    ('sort', {})
    """
    found = _IN_BRACKETS.match(name) if len(name) < _LONGEST else None
    if not found:
        return name, {}
    parts = re.split(r"[,;]\s*", found["pairs"]) if "=" in found["pairs"] else found["pairs"].split("-")
    parameters = {}
    for number, part in enumerate(parts, 1):
        key, sign, value = part.partition("=")
        parameters[key.strip() if sign else f"arg{number}"] = number_or_text((value if sign else key).strip())
    return found["name"], parameters


def without_values(command: str, parameters: Mapping[str, Any]) -> str:
    """Return a command with names in place of the values of its parameters.

    Examples
    --------
    >>> without_values("sort -n 100 data100", {"n": "100"})
    'sort -n {n} data100'
    """
    for name, value in parameters.items():
        command = re.sub(rf"(?<![\w.]){re.escape(str(value))}(?![\w.])", f"{{{name}}}", command)
    return command
