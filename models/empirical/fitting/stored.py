"""Every stored model of `chainline fit`, whatever its class: files of models, and of scaling laws.

The formula of a model that `chainline fit --model pmnf` or `--model influence` has written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ..formulas.exact_sum import exact
from ..formulas.formula import Formula
from ..formulas.grammar import read_formula
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


_WHICH = "has no formula; only models of `chainline fit --model pmnf` and `--model influence` have"
_SUFFIXES = (".json", ".model")


def is_stored(text: str) -> bool:
    """Tell whether a text names a file, perhaps with a kernel after `::`; no formula ends as these do."""
    path = Path(text.partition(BETWEEN)[0])
    try:
        return path.is_file() or path.suffix in _SUFFIXES
    except OSError:  # a long formula is too long for a name
        return False


def stored_formula(text: str) -> Formula:
    """Return the formula of a stored scaling law or influence model.

    Parameters
    ----------
    text : str
        `FILE`, or, if the file has several models, `FILE::KERNEL` or `FILE::KERNEL::METRIC`.

    Raises
    ------
    UsageError
        If the file cannot be read, has no formula, or the text does not say which of several.
    """
    path, _, wanted = text.partition(BETWEEN)
    if is_model(path):
        formula = getattr(load_model(Path(path)).estimator, "formula_", None)
        if not isinstance(formula, Formula):
            raise UsageError(f"{path}: {_WHICH}")
        _require_comparable(formula, path)
        return formula
    document = law_document(path)
    if document is None:
        raise UsageError(f"{path}: {_WHICH}")
    try:
        parameters = [str(name) for name in document["parameters"]]
        model = _chosen(document["models"], wanted)
        if model["segments"] is not None:
            raise UsageError(f"{path}: the model has two regimes, no one formula; give one of them as text")
        return read_formula(str(model["formula"]), parameters)
    except (KeyError, TypeError, AttributeError):
        raise UsageError(f"{path}: is damaged; fit it again by `chainline fit --model pmnf`") from None
    except UsageError as error:
        raise error if str(error).startswith(path) else UsageError(f"{path}: {error}") from None


def _require_comparable(formula: Formula, path: str) -> None:
    try:
        exact(formula)
    except ValueError as error:
        raise UsageError(f"{path}: its formula cannot be compared: {error}") from None


def _chosen(models: Sequence[Mapping[str, Any]], wanted: str) -> Mapping[str, Any]:
    names = [(str(model["kernel"]), str(model["metric"])) for model in models]
    return models[place_of_law(names, wanted, f"by FILE{BETWEEN}KERNEL{BETWEEN}METRIC from")]
