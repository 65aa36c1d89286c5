"""Fitted models in files that hold data alone: reading one rebuilds it, and does nothing else.

Every model of `chainline fit`, whatever its class: files of models, and of scaling laws, and the formula of
one that `--model pmnf` or `--model influence` has written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ....files.atomic_write import require_output, write_output
from ..data.experiments.read import BEGIN_BYTES, LAW, is_packed
from ..formulas.exact_sum import exact
from ..formulas.formula import Formula
from ..formulas.grammar import read_formula
from .registry import PMNF
from .store.document import MOST_BYTES, Document, StoredModel, looks_packed, pack, unpack
from .stored_laws import BETWEEN, law_document, laws_of, place_of_law, validation_of

_MODEL = "file"
_WORKBOOKS = (".xlsx", ".xlsm")
"""Tables that begin as models of older versions do."""


def save_model(stored: StoredModel, path: Path) -> int:
    """Write a model into a file; return its bytes.

    Raises
    ------
    UsageError
        If it cannot be written, or is of a class that no file holds.
    """
    try:
        content = packed_model(stored)
    except ValueError as error:
        raise UsageError(f"{path}: the model cannot be stored: {error}") from None
    write_output(path, content)
    return len(content)


def packed_model(stored: StoredModel) -> bytes:
    """Return the bytes of the file of a model.

    Raises
    ------
    ValueError
        If it is of a class that no file holds, or too large.
    """
    return pack(_document(stored))


def unpacked_model(content: bytes) -> StoredModel:
    """Return the model of a file's content; ValueError if there is none in it, or it is forged."""
    return _stored(unpack(content))


def require_model_file(name: str, inputs: Iterable[str], option: str = "-o") -> Path:
    """Refuse a file that no model is to be written into; UsageError says why. Models replace models.

    Parameters
    ----------
    name : str
        The file.
    inputs : iterable of str
        Files that are read, and must not be replaced.
    option : str
        Option that names the file, for messages.

    Raises
    ------
    UsageError
        If the file is an input, cannot be written, or holds something else than a model.
    """
    return require_output(name, inputs, lambda head: is_packed(head) or head.startswith(LAW), option)


def is_model(path: str) -> bool:
    """Tell whether a path is a file that may hold a stored model."""
    if path.lower().endswith(_WORKBOOKS):
        return False
    try:
        with Path(path).open("rb") as file:
            return looks_packed(file.read(BEGIN_BYTES))
    except (OSError, ValueError):
        return False


def load_model(path: Path) -> StoredModel:
    """Read a model.

    Raises
    ------
    UsageError
        If the file cannot be read, holds no model, or one that is damaged or forged.
    """
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        return unpacked_model(content)
    except OSError as error:
        raise UsageError(f"{path}: cannot be read: {error.strerror}; check the name") from None
    except (ValueError, RecursionError) as error:
        what = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise UsageError(f"{path}: is no model of `chainline fit`: {what}") from None


def as_stored(estimator: Any) -> Any:
    """Return an estimator as it comes back from a file: with what it answers from, not what it learned from.

    Raises
    ------
    UsageError
        If it is of a class that no file holds.
    """
    from .store.record import Packer, Unpacker  # noqa: PLC0415
    from .store.registry import PREDICTING, REGISTRY  # noqa: PLC0415

    packer = Packer(REGISTRY)
    try:
        record = packer.part(estimator, PREDICTING)
        return Unpacker(REGISTRY, packer.document({}).arrays).part(record, PREDICTING)
    except ValueError as error:
        raise UsageError(f"the model cannot be stored: {error}") from None


def _document(stored: StoredModel) -> Document:
    # scikit-learn takes seconds to import, which telling files apart does not need
    from .store.record import Packer  # noqa: PLC0415
    from .store.registry import REGISTRY  # noqa: PLC0415

    packer = Packer(REGISTRY)
    return packer.document({_MODEL: packer.part(stored, (StoredModel.__name__,))})


def _stored(document: Document) -> StoredModel:
    from .store.record import Unpacker  # noqa: PLC0415
    from .store.registry import REGISTRY  # noqa: PLC0415

    unpacker = Unpacker(REGISTRY, document.arrays)
    stored: StoredModel = unpacker.part(document.header.get(_MODEL), (StoredModel.__name__,))
    return stored


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
    document : mapping
        JSON object of a file of scaling laws.
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
