"""A matrix from a text file: a line for each row, numbers between commas or spaces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ...errors import UsageError
from ...files.given import read_text
from .description import TensorOperator
from .matrix import MAX_POINTS, Array
from .stored import require_shape, require_symmetry

_MOST_BYTES = 1 << 20


def given_matrices(operator: TensorOperator, words: Sequence[str]) -> dict[str, Array]:
    """Return the matrices of an operator that words `NAME=FILE` give, each once.

    Parameters
    ----------
    operator : TensorOperator
    words : sequence of str
        NAME is that of a matrix, or of those of all axes without the axis: `b` for `bx`, `by` and `bz`.

    Raises
    ------
    UsageError
        If a name is unknown, or a matrix has no file or two, another shape, or not its symmetry.
    """
    names = [matrix.name for matrix in operator.matrices]
    found: dict[str, Array] = {}
    for word in words:
        stem, separator, path = word.partition("=")
        meant = [name for name in names if stem in (name, name[:-1])]
        if not separator or not meant:
            raise UsageError(f"--matrix {word}: give NAME=FILE with a NAME of {', '.join(names)}")
        if twice := [name for name in meant if name in found]:
            raise UsageError(f"--matrix {word}: matrix {twice[0]} is given already")
        found |= dict.fromkeys(meant, read_matrix(Path(path)))
    if missing := [name for name in names if name not in found]:
        raise UsageError(f"--matrix: matrix {missing[0]} is missing; give all of {', '.join(names)}, or none")
    for matrix in operator.matrices:
        require_shape(matrix, found[matrix.name])
        require_symmetry(matrix, found[matrix.name])
    return found


def read_matrix(path: Path) -> Array:
    """Return the matrix in a file; empty lines and those that begin with # are left out.

    Raises
    ------
    UsageError
        If it cannot be read or is no matrix of finite numbers; the error says in which line.
    """
    rows: list[list[float]] = []
    for number, line in enumerate(read_text(path, _MOST_BYTES).splitlines(), 1):
        words = line.replace(",", " ").split()
        if not words or words[0].startswith("#"):
            continue
        rows.append([_number(word, f"{path}:{number}") for word in words])
        if len(words) != len(rows[0]):
            raise UsageError(f"{path}:{number}: {len(words)} numbers, {len(rows[0])} in the first row")
        if max(len(rows), len(words)) > MAX_POINTS:
            raise UsageError(f"{path}:{number}: more than {MAX_POINTS} rows or columns")
    if not rows:
        raise UsageError(f"{path}: no numbers; give a line for each row")
    return np.array(rows)


def _number(word: str, where: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise UsageError(f"{where}: {word!r} is no finite number")
    return value
