"""Parameter spaces as JSON, for another process."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any

from ....errors import UsageError, first_line
from .parameter_space import Kind, Parameter, ParameterSpace, Spacing


def space_to_json(space: ParameterSpace) -> list[dict[str, Any]]:
    """Return a space as JSON.

    Examples
    --------
    >>> space = ParameterSpace((Parameter("n", Kind.INTEGER, 1, 8),))
    >>> space_from_json(space_to_json(space)) == space
    True
    """
    return [asdict(parameter) for parameter in space]


def space_from_json(rows: Iterable[Mapping[str, Any]]) -> ParameterSpace:
    """Return the space of JSON.

    Raises
    ------
    UsageError
        If a field is missing or has a wrong value.
    """
    try:
        return ParameterSpace(tuple(_parameter(row) for row in rows))
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(
            f"the request holds no parameter space: {first_line(error)}; start the command again"
        ) from None


def _parameter(row: Mapping[str, Any]) -> Parameter:
    fields = {**row, "kind": Kind(row["kind"]), "spacing": Spacing(row["spacing"])}
    return Parameter(**{**fields, "choices": tuple(row["choices"])})
