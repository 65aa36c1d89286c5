"""Measured kernels as configurations of options, and how the variance of their speed divides."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pandas as pd
from chainline.analysis.measurement.dataset import read_dataset
from chainline.arrays import Floats
from chainline.models.empirical.data.variability.files import read_model
from chainline.models.empirical.data.variability.model import VariabilityModel, constraint_of

HERE = Path(__file__).parent
OPTIONS = HERE / "kernels.toml"
_FLAGS = {
    "-O1": ("O1",),
    "-Os": ("Os",),
    "-O2": ("O2",),
    "-O3": ("O3",),
    "-O2 -ftree-vectorize": ("O2", "tree_vectorize"),
    "-O3 -fno-tree-slp-vectorize": ("O3", "no_tree_slp_vectorize"),
    "-O3 -funroll-loops": ("O3", "unroll_loops"),
}
_WIDTH = "-mprefer-vector-width="
"""The flag that all kernels are compiled with before those of their own."""
Shares = dict[tuple[str, ...], float]


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """Every combination of some options, measured.

    Attributes
    ----------
    model : VariabilityModel
        All of its configurations are here.
    options : DataFrame
        A column each option of the model, and what follows from them: `idle_lanes` of the last vector.
    factors : DataFrame
        The same, a column each factor.
    speed : ndarray of float, (n,)
        GFLOPS.
    code : ndarray of str, (n,)
        Kernels with the same instructions have the same.
    lanes : ndarray of float, (n,)
        Results that an FMA instruction makes on average; 1 where there is none.
    drifted : int
        Rows beside a reference kernel that was slow. They stay: without them the grid had holes.
    """

    model: VariabilityModel
    options: pd.DataFrame
    factors: pd.DataFrame
    speed: Floats
    code: npt.NDArray[np.str_]
    lanes: Floats
    drifted: int


def read_grid(restriction: str) -> Grid:
    """Return the rows of further.parquet that are configurations of kernels.toml under a restriction."""
    model = read_model(OPTIONS)
    model = replace(
        model, constraints=(*model.constraints, constraint_of(restriction, model.binary, model.numeric))
    )
    rows = read_dataset(HERE / "further.parquet")
    own = rows["flags"].str.partition(_WIDTH)[2].str.partition(" ")[2]
    rows = rows.assign(own=own)[(rows["mode"] == "element") & own.isin(_FLAGS) & rows["split"].map(_equal)]
    rows = rows.sort_values(["np", "split", "compiler", "own", "vector_bits", "residence"], ignore_index=True)
    options = _options(rows, model)
    valid = model.valid(options)
    rows, options = rows[valid], options[valid].reset_index(drop=True)
    options["idle_lanes"] = -options["np"] % (options["vector_bits"] // 64)
    # single codes may come at several orders under one name: np tells them apart
    code = (rows["np"].astype(str) + rows["code"]).to_numpy(str)
    speed = rows["gflops"].to_numpy(float)
    drifted = int(rows["drifted"].sum())
    return Grid(model, options, factors_of(rows), speed, code, _lanes(rows), drifted)


def factors_of(rows: pd.DataFrame) -> pd.DataFrame:
    """Return order, split, compiler and what else a table of measurements tells apart."""
    found = pd.DataFrame({"order": rows["order"], "split": rows["split"], "compiler": rows["compiler"]})
    if "own" in rows:
        names = {"flags": "own", "width": "vector_bits", "residence": "residence"}
        found = found.assign(**{name: rows[column] for name, column in names.items()})
    return found.reset_index(drop=True)


def variance_shares(factors: pd.DataFrame, values: Floats) -> Shares:
    """Return the share of the variance that each factor, and each interaction of some, accounts for.

    Parameters
    ----------
    factors : DataFrame, (n, n_factors)
        Every combination once. Splits belong to an order, so that theirs is what they add to its mean.
    values : ndarray of float, (n,)

    Notes
    -----
    Analysis of variance: with a projection ``P_f`` for each factor, from the means over the levels of all
    others, the values are a sum of orthogonal parts, ``P_f P_g ... y``, whose squares add up.

    Examples
    --------
    >>> grid = pd.DataFrame(product([1, 2], "ab"), columns=["order", "compiler"]).assign(split="whole")
    >>> shares = variance_shares(grid, np.array([0.0, 1.0, 2.0, 3.0]))
    >>> shares["order",], shares["compiler",], shares["order", "compiler"]
    (0.8, 0.2, 0.0)
    """
    others = [name for name in factors if name not in ("order", "split") and factors[name].nunique() > 1]
    kernels = factors[["order", "split"]].drop_duplicates().sort_values(["order", "split"])
    axes = [_kernel_parts(kernels["order"].to_numpy())]
    axes += [_parts(name, factors[name].nunique()) for name in others]
    by = ["order", "split", *others]
    if len(factors) != prod(len(axis[0][1]) for axis in axes) or factors.duplicated(by).any():
        raise ValueError(f"{len(factors)} rows are not every combination of {', '.join(by)} once")
    place = factors.sort_values(by).index.to_numpy()
    cube = values[place].reshape([len(axis[0][1]) for axis in axes])
    total = float(np.sum((values - values.mean()) ** 2))
    found: Shares = {}
    for parts in product(*axes):
        names = tuple(name for name, _ in parts if name)
        if names:
            part = _projected(cube, [projection for _, projection in parts])
            found[names] = round(float(np.sum(part**2)) / total, 12)
    return found


def _projected(cube: Floats, projections: Sequence[Floats]) -> Floats:
    for axis, projection in enumerate(projections):
        cube = np.moveaxis(np.tensordot(projection, cube, (1, axis)), 0, axis)
    return cube


def _parts(name: str, levels: int) -> list[tuple[str, Floats]]:
    mean = np.full((levels, levels), 1 / levels)
    return [("", mean), (name, np.eye(levels) - mean)]


def _kernel_parts(orders: npt.NDArray[np.int64]) -> list[tuple[str, Floats]]:
    (_, mean), (_, rest) = _parts("", len(orders))
    same = orders[:, None] == orders
    of_order = same / same.sum(axis=1, keepdims=True)
    return [("", mean), ("order", of_order - mean), ("split", rest + mean - of_order)]


def _lanes(rows: pd.DataFrame) -> Floats:
    # the first term of an inner product is a multiply
    scalar = 3 * rows["np"] ** 3 * (rows["np"] - 1)
    return (scalar / rows["n_fma"].where(rows["n_fma"] > 0, scalar)).to_numpy(float)


def _equal(split: str) -> bool:
    lengths = [int(part) for part in split.split(",")]
    return max(lengths) - min(lengths) <= 1


def _options(rows: pd.DataFrame, model: VariabilityModel) -> pd.DataFrame:
    """Return the columns of the model; groups, such as the compiler, are always selected."""
    selected = zip(rows["compiler"], rows["residence"], (_FLAGS[own] for own in rows["own"]), strict=True)
    chosen = [{compiler, residence, *flags} for compiler, residence, flags in selected]
    groups = {option.parent for option in model.binary if not option.optional}
    found: Mapping[str, object] = {
        **{
            name: [1 if name in groups else int(name in names) for names in chosen]
            for name in model.binary_names
        },
        "np": rows["np"],
        "parts": rows["split"].str.count(",") + 1,
        "vector_bits": rows["vector_bits"],
    }
    return pd.DataFrame(found, columns=list(model.columns))
