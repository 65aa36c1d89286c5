"""A booster as stored: checked before XGBoost sees it, which trusts what it reads.

XGBoost follows the indices of a file without looking whether they stay inside its arrays, and ends
the process where the file is not well formed.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from xgboost import XGBRegressor
from xgboost.core import XGBoostError

from .ubjson import read_ubjson

_OBJECTIVE, _KIND = "reg:squarederror", "gbtree"
_PER_NODE = (
    *("left_children", "right_children", "parents", "split_indices", "split_conditions"),
    *("base_weights", "default_left", "split_type", "loss_changes", "sum_hessian"),
)
_LINKS = ("left_children", "right_children", "parents")
_LEAF, _NO_PARENT = -1, 2**31 - 1

Integers = npt.NDArray[np.int64]


def read_booster(content: bytes, n_columns: int) -> XGBRegressor:
    """Return the trees of a file in XGBoost's UBJSON format.

    Parameters
    ----------
    n_columns : int
        Columns that they must take.

    Raises
    ------
    ValueError
        If it is not such a file, or its trees take other columns.
    """
    try:
        document = read_ubjson(content)
        _check_learner(document["learner"], n_columns)
        trees = XGBRegressor(n_jobs=1)  # threads cost more than a few rows take
        trees.load_model(bytearray(content))
    except (KeyError, TypeError, IndexError, XGBoostError) as error:
        what = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise ValueError(f"not a model of XGBoost ({what})") from None
    return trees


def _check_learner(learner: dict[str, Any], n_columns: int) -> None:
    parameters, booster = learner["learner_model_param"], learner["gradient_booster"]
    if (learner["objective"]["name"], booster["name"]) != (_OBJECTIVE, _KIND):
        raise ValueError("not boosted trees for regression")
    if (found := int(parameters["num_feature"])) != n_columns:
        raise ValueError(f"its trees take {found} columns, not {n_columns}")
    if (int(parameters["num_target"]), int(parameters["num_class"])) != (1, 0):
        raise ValueError("it predicts several values")
    model = booster["model"]
    n_trees = int(model["gbtree_model_param"]["num_trees"])
    if (len(model["trees"]), len(model["tree_info"])) != (n_trees, n_trees) or any(model["tree_info"]):
        raise ValueError("its trees are not as many as it says")
    starts = model["iteration_indptr"]
    if list(starts) != list(range(n_trees + 1)):
        raise ValueError("its trees are not one an iteration")
    for number, tree in enumerate(model["trees"]):
        if problem := _tree_problem(tree, n_columns):
            raise ValueError(f"tree {number}: {problem}")


def _tree_problem(tree: dict[str, Any], n_columns: int) -> str | None:
    """Say where following a tree would leave its arrays or never end; None if nowhere."""
    parameters = tree["tree_param"]
    n_nodes = int(parameters["num_nodes"])
    if int(parameters["num_feature"]) != n_columns or int(parameters["size_leaf_vector"]) > 1:
        return "made for other columns or values"
    if n_nodes < 1 or any(len(tree[name]) != n_nodes for name in _PER_NODE):
        return "not as many nodes as it says"
    if np.any(tree["split_type"]) or len(tree["categories"]):
        return "splits by categories, which no feature has"
    if not _is_tree(*(np.asarray(tree[name], np.int64) for name in _LINKS)):
        return "its nodes are not linked as a tree"
    columns = np.asarray(tree["split_indices"], np.int64)
    if np.any((columns < 0) | (columns >= n_columns)):
        return "a column that does not exist"
    return None


def _is_tree(left: Integers, right: Integers, parents: Integers) -> bool:
    """Return whether node 0 is the root of all, each child after its parent, so that a walk ends."""
    nodes = np.arange(len(left))
    inner = left != _LEAF
    children, above = np.concatenate([left[inner], right[inner]]), np.tile(nodes[inner], 2)
    return (
        np.array_equal(inner, right != _LEAF)
        and np.array_equal(np.sort(children), nodes[1:])
        and bool(np.all(children > above))
        and np.array_equal(parents[children], above)
        and parents[0] == _NO_PARENT
    )
