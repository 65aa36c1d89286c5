"""A model and a table that may have been given in the other order."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from ..errors import UsageError
from ..models.empirical.fitting.stored import file_of, is_stored_model
from ..models.kernels.predictions.model import Model
from .listener import listener


def require_model_first(command: str, model: str, data: Sequence[str]) -> None:
    """Check that no table stands in the place of a model; the message shows the right order.

    Parameters
    ----------
    command : str
        Such as `predict`.
    model : str
        Model as given: a file of `chainline fit`, a folder of `chainline train`, or names.
    data : sequence of str
        Tables as given.

    Raises
    ------
    UsageError
        If one does.
    """
    path = Path(file_of(model))
    if not path.is_file() or is_stored_model(model):
        return
    found = next((name for name in data if _names_a_model(name)), None)
    if found is None:
        raise UsageError(
            f"{model}: is a table, no model; give a model first, then the table: "
            f"{_call(command, 'MODEL', model)}"
        )
    raise UsageError(
        f"{model} is a table and {found} a model; give the model first, then the table: "
        f"{_call(command, found, model)}"
    )


def _call(command: str, model: str, table: str) -> str:
    """Return the call with a model and a table in their order, in the words of the user's tool."""
    if not listener().typed:
        return f"cl.{command}({model!r}, {table!r})"
    return f"`{shlex.join(['chainline', command, model, table])}`"


def _names_a_model(name: str) -> bool:
    return is_stored_model(name) or Path(name).is_dir() or name in set(Model)
