"""Matrices of an operator, read from the text files of `--matrix NAME=FILE`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from ....codegen.operators.description import TensorOperator
from ....codegen.operators.matrix import MAX_POINTS, Array
from ....codegen.operators.matrix_storage import require_shape, require_symmetry
from ....errors import UsageError
from ....files.number_rows import read_rows


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
        found |= dict.fromkeys(meant, np.array(read_rows(Path(path), MAX_POINTS)))
    if missing := [name for name in names if name not in found]:
        raise UsageError(f"--matrix: matrix {missing[0]} is missing; give all of {', '.join(names)}, or none")
    for matrix in operator.matrices:
        require_shape(matrix, found[matrix.name])
        require_symmetry(matrix, found[matrix.name])
    return found
