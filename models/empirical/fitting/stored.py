"""Every stored model of `chainline fit`, whatever its class: files of models, and of scaling laws."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ....errors import UsageError
from .model_file import is_model, load_model
from .store.stored_model import StoredModel
from .stored_laws import BETWEEN, law_document, laws_of, place_of_law, validation_of

PMNF = "pmnf"


def file_of(text: str) -> str:
    """Return the file that `FILE`, `FILE::KERNEL` or `FILE::KERNEL::METRIC` names."""
    return text if Path(text).is_file() else text.partition(BETWEEN)[0]


def is_stored_model(text: str) -> bool:
    """Tell whether a text names a file that may hold a model of `chainline fit`."""
    path = file_of(text)
    if is_model(path):
        return True
    try:
        return Path(path).is_file() and law_document(path) is not None
    except (OSError, UsageError):
        return False


def stored_model(text: str) -> StoredModel:
    """Read a model.

    Parameters
    ----------
    text : str
        `FILE`; of several scaling laws `FILE::KERNEL` or `FILE::KERNEL::METRIC`.

    Raises
    ------
    UsageError
        If the file cannot be read, holds no model, or one that is damaged; or if the text does not say which
        of several.
    """
    path = file_of(text)
    if is_model(path) or (document := law_document(path)) is None:
        return load_model(Path(path))
    return stored_law(document, text[len(path + BETWEEN) :], path)


def stored_law(document: Mapping[str, Any], wanted: str, where: str) -> StoredModel:
    """Return a law of a document of `chainline fit --model pmnf --json` as a model.

    Parameters
    ----------
    wanted : str
        ``KERNEL`` or ``KERNEL::METRIC``; empty for the only one.
    where : str
        File, for messages.

    Raises
    ------
    UsageError
        See `stored_model`.
    """
    laws = laws_of(document, where)
    names = [(law.kernel, law.metric) for law in laws]
    place = place_of_law(names, wanted, f"by {where}{BETWEEN}KERNEL from")
    law = laws[place]
    n, ranges, new_rows = validation_of(document, place, where)
    return StoredModel(PMNF, law, law.parameters, law.metric or "value", n, ranges, new_rows)
