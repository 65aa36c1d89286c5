"""Divisions of samples into training and test rows without codes in common.

The same code is never on both sides: many splits compile to the same instructions, and their
speeds differ by noise alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from sklearn.model_selection import GroupKFold

from .....errors import UsageError
from .....records import record

if TYPE_CHECKING:
    import pandas as pd

Rows = npt.NDArray[np.intp]
N_FOLDS = 5
"""Parts that codes are divided into at random: 80 to 20."""
_FEWEST_ROWS = 2
"""An interval needs one to learn from and one to predict."""


@record
class Division:
    """One division of a table.

    Attributes
    ----------
    name : str
        Kind of division: "random", "one compiler", "order", "compiler", "budget".
    part : str
        Part held out (a fold, an order, a family of compilers), the compiler whose rows alone are used, or
        the number of training rows.
    train, test : ndarray of int
        Positions of rows; disjoint, and so are the codes in them.
    repeat : int
        Number among divisions of the same name and part.
    """

    name: str
    part: str
    train: Rows
    test: Rows
    repeat: int = 0


def require_divisible(table: pd.DataFrame, where: str) -> None:
    """Check that a table has enough codes for parts of it to be held out.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    where : str
        The files that it is from, for the message.

    Raises
    ------
    UsageError
        If there are fewer codes than folds, or a division leaves too few rows to learn from.

    Examples
    --------
    >>> import pandas as pd
    >>> require_divisible(pd.DataFrame({"code": list("aab")}), "rows.parquet")
    Traceback (most recent call last):
    chainline.errors.UsageError: rows.parquet: 2 kernels differ in their instructions, too few to hold \
out each of 5 parts; measure more splits or orders
    """
    if (n_codes := table["code"].nunique()) < N_FOLDS:
        raise UsageError(
            f"{where}: {n_codes} kernels differ in their instructions, too few to hold out each of "
            f"{N_FOLDS} parts; measure more splits or orders"
        )
    for division in whole_divisions(table):
        if len(division.train) < _FEWEST_ROWS:
            raise UsageError(
                f"{where}: {division.name} {division.part} cannot be held out: it leaves "
                f"{len(division.train)} of {len(table)} rows to learn from, those with other instructions; "
                f"measure more of another {division.name}"
            )


def whole_divisions(table: pd.DataFrame) -> list[Division]:
    """Return the divisions that hold out each order, and each family of compilers where there are several."""
    divisions = [*leave_one_out(table, "order", "order")]
    if table["family"].nunique() > 1:
        divisions += leave_one_out(table, "compiler", "family")
    return divisions


def random_divisions(table: pd.DataFrame, n_folds: int = N_FOLDS, seed: int = 0) -> Iterator[Division]:
    """Yield `n_folds` divisions that hold out each code once: 80 to 20 for five.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`; `code` is read.
    n_folds : int
        Number of divisions.
    seed : int
        Seed of the shuffle.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({"code": list("aabbccddee")})
    >>> [len(division.test) for division in random_divisions(table)]
    [2, 2, 2, 2, 2]
    """
    codes = table["code"].to_numpy()
    folds = GroupKFold(n_folds, shuffle=True, random_state=seed)
    for number, (train, test) in enumerate(folds.split(codes, groups=codes), 1):
        yield Division("random", f"fold {number}", train, test)


def one_compiler_divisions(table: pd.DataFrame, n_folds: int = N_FOLDS, seed: int = 0) -> Iterator[Division]:
    """Yield random divisions of the rows of each compiler alone: data in L1, its most usual flags.

    Models that know neither compilers nor memory see such rows. A compiler with fewer codes than folds is
    left out.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    n_folds : int
        Number of divisions for each compiler.
    seed : int
        Seed of the shuffle.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({"code": list("abcdef"), "compiler": ["gcc", "llvm"] * 3, "flags": "",
    ...     "residence": "L1", "vector_bits": 512})
    >>> [(d.part, d.train.tolist(), d.test.tolist()) for d in one_compiler_divisions(table, n_folds=3)][0]
    ('gcc', [0, 2], [4])
    """
    innermost = table[table["residence"] == "L1"]
    for compiler, rows in innermost.groupby("compiler"):
        builds = rows.groupby(["flags", "vector_bits"])
        usual = builds.get_group(builds.size().idxmax())
        if usual["code"].nunique() < n_folds:
            continue
        places = table.index.get_indexer(usual.index)
        for division in random_divisions(usual, n_folds, seed):
            yield Division("one compiler", str(compiler), places[division.train], places[division.test])


def leave_one_out(table: pd.DataFrame, name: str, column: str) -> Iterator[Division]:
    """Yield a division for each value of a column, which holds out the rows that have it.

    Rows with a held-out code are not learned from, whatever their value.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`.
    name : str
        Name of the divisions.
    column : str
        Column of the table.

    Examples
    --------
    >>> import pandas as pd
    >>> table = pd.DataFrame({"code": list("abbc"), "order": [1, 1, 2, 2]})
    >>> [(d.part, d.train.tolist(), d.test.tolist()) for d in leave_one_out(table, "order", "order")]
    [('1', [3], [0, 1]), ('2', [0], [2, 3])]
    """
    values, codes = table[column].to_numpy(), table["code"].to_numpy()
    for value in sorted(set(values.tolist())):
        held = values == value
        apart = ~held & ~np.isin(codes, codes[held])
        yield Division(name, str(value), np.flatnonzero(apart), np.flatnonzero(held))


def budget_divisions(
    table: pd.DataFrame, budgets: tuple[int, ...], n_repeats: int = 5, seed: int = 0
) -> Iterator[Division]:
    """Yield divisions that learn from about `budgets` rows of random codes, for a learning curve.

    Every repeat tests on the same fifth of the codes, and a larger budget contains the smaller.

    Parameters
    ----------
    table : pandas.DataFrame
        As `samples.Samples.table`; `code` is read.
    budgets : tuple of int
        Numbers of rows to learn from.
    n_repeats : int
        Number of random choices.
    seed : int
        Seed of the first of them; the others follow.
    """
    codes = table["code"].to_numpy()
    for repeat in range(n_repeats):
        shuffled = np.random.default_rng(seed + repeat).permutation(np.unique(codes))
        cut = len(shuffled) // 5
        test = np.flatnonzero(np.isin(codes, shuffled[:cut]))
        rows = np.concatenate([np.flatnonzero(codes == code) for code in shuffled[cut : cut + max(budgets)]])
        for budget in budgets:
            yield Division("budget", str(budget), rows[:budget], test, repeat)
