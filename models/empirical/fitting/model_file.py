"""Fitted models in files that hold data alone: reading one rebuilds it, and does nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ....errors import UsageError
from ....files.atomic_write import require_output, write_output
from ..data.model_signature import BEGIN_BYTES, LAW, is_packed
from .store.document import MOST_BYTES, Document, looks_packed, pack, unpack
from .store.stored_model import StoredModel

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
    """Refuse a file that no model is to be written into; UsageError says why. Models replace models."""
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
