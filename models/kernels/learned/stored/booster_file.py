"""Reader of stored XGBoost boosters, with every value checked before XGBoost loads it.

XGBoost follows the indices of a file without a check of array bounds, and ends the process where the file is
not well formed. So the UBJSON is read into plain Python values here, the trees are checked, and XGBoost loads
a document that is made of their numbers alone.

References
----------
Universal Binary JSON, Draft 12 (https://ubjson.org): numbers are big-endian; containers may state
the type and number of their values.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
from xgboost import XGBRegressor
from xgboost.core import XGBoostError

from .....arrays import Integers
from .....errors import first_line

_UBJSON_NUMBERS: Mapping[str, np.dtype[Any]] = {
    "i": np.dtype(">i1"),
    "U": np.dtype(">u1"),
    "I": np.dtype(">i2"),
    "l": np.dtype(">i4"),
    "L": np.dtype(">i8"),
    "d": np.dtype(">f4"),
    "D": np.dtype(">f8"),
}
_CONSTANTS = {"Z": None, "T": True, "F": False}
_DEEPEST = 64


def read_ubjson(content: bytes) -> Any:
    """Return the value that a UBJSON document holds; typed arrays as numpy arrays.

    Raises
    ------
    ValueError
        If it is not well formed: says at which byte.

    Examples
    --------
    >>> read_ubjson(b"{i\\x01aSU\\x02no" + b"U\\x01b[$U#i\\x02\\x07\\x08}")
    {'a': 'no', 'b': array([7, 8], dtype=uint8)}
    """
    reader = _Reader(content)
    value = reader.value(reader.marker(), 0)
    if reader.at != len(content):
        raise ValueError(f"byte {reader.at}: more than one value")
    return value


class _Reader:
    """Takes values from the front of a document; `at` is the byte that comes next."""

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.at = 0

    def marker(self) -> str:
        return self._take(1).decode("latin-1")

    def value(self, marker: str, depth: int) -> Any:
        if depth > _DEEPEST:
            raise ValueError(f"byte {self.at}: nested too deeply")
        if marker in _UBJSON_NUMBERS:
            return self._numbers(marker, 1)[0].item()
        if marker in _CONSTANTS:
            return _CONSTANTS[marker]
        if marker == "S":
            return self._text()
        if marker == "[":
            return self._array(depth)
        if marker == "{":
            return self._object(depth)
        raise ValueError(f"byte {self.at - 1}: {marker!r} is no type")

    def _array(self, depth: int) -> Any:
        marker = self.marker()
        if marker == "$":
            kind = self.marker()
            self._expect("#")
            count = self._length()
            if kind not in _UBJSON_NUMBERS:
                raise ValueError(f"byte {self.at}: an array of type {kind!r}")
            return self._numbers(kind, count)
        if marker == "#":
            return [self.value(self.marker(), depth + 1) for _ in range(self._length())]
        values = []
        while marker != "]":
            values.append(self.value(marker, depth + 1))
            marker = self.marker()
        return values

    def _object(self, depth: int) -> dict[str, Any]:
        entries: dict[str, Any] = {}
        while self._content[self.at : self.at + 1] != b"}":
            key = self._text()
            entries[key] = self.value(self.marker(), depth + 1)
        self.at += 1
        return entries

    def _text(self) -> str:
        return self._take(self._length()).decode("utf-8")

    def _length(self) -> int:
        kind = self.marker()
        if kind not in "iUIlL":
            raise ValueError(f"byte {self.at - 1}: {kind!r} is no length")
        length = int(self._numbers(kind, 1)[0])
        if length < 0:
            raise ValueError(f"byte {self.at}: a length of {length}")
        return length

    def _numbers(self, kind: str, count: int) -> np.ndarray[tuple[int], np.dtype[Any]]:
        dtype = _UBJSON_NUMBERS[kind]
        return np.frombuffer(self._take(count * dtype.itemsize), dtype).astype(dtype.newbyteorder("="))

    def _expect(self, marker: str) -> None:
        if (found := self.marker()) != marker:
            raise ValueError(f"byte {self.at - 1}: {found!r} where {marker!r} is due")

    def _take(self, count: int) -> bytes:
        taken = self._content[self.at : self.at + count]
        if len(taken) < count:
            raise ValueError(f"byte {len(self._content)}: it ends early")
        self.at += count
        return taken


_OBJECTIVE, _KIND = "reg:squarederror", "gbtree"
_PER_NODE = (
    *("left_children", "right_children", "parents", "split_indices", "split_conditions"),
    *("base_weights", "default_left", "split_type", "loss_changes", "sum_hessian"),
)
_LINKS = ("left_children", "right_children", "parents")
_NUMBERS = ("split_conditions", "base_weights", "loss_changes", "sum_hessian")
_CATEGORIES = ("categories", "categories_nodes", "categories_segments", "categories_sizes")
_LEAF, _NO_PARENT = -1, 2**31 - 1
_VERSION = [3, 0, 0]
"""Of the document made here; all since 2.1 read it."""

Tree = dict[str, Any]


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
        checked = _document(read_ubjson(content)["learner"], n_columns)
        trees = XGBRegressor(n_jobs=1)  # threads cost more than a few rows take
        trees.load_model(bytearray(json.dumps(checked, allow_nan=False).encode()))
    except (KeyError, TypeError, IndexError, OverflowError, XGBoostError) as error:
        what = first_line(error)
        raise ValueError(f"not a model of XGBoost ({what})") from None
    return trees


def _document(learner: dict[str, Any], n_columns: int) -> dict[str, Any]:
    """Return the model document that XGBoost loads, built from checked numbers only."""
    parameters, booster = learner["learner_model_param"], learner["gradient_booster"]
    if (learner["objective"]["name"], booster["name"]) != (_OBJECTIVE, _KIND):
        raise ValueError("not boosted trees for regression")
    if (found := int(parameters["num_feature"])) != n_columns:
        raise ValueError(f"its trees take {found} columns, not {n_columns}")
    if (int(parameters["num_target"]), int(parameters["num_class"])) != (1, 0):
        raise ValueError("it predicts several values")
    base = float(parameters["base_score"].strip("[]"))
    if not np.isfinite(base):
        raise ValueError("it begins with a value that is not finite")
    model = booster["model"]
    n_trees = int(model["gbtree_model_param"]["num_trees"])
    if (len(model["trees"]), len(model["tree_info"])) != (n_trees, n_trees) or any(model["tree_info"]):
        raise ValueError("its trees are not as many as it says")
    if list(model["iteration_indptr"]) != list(range(n_trees + 1)):
        raise ValueError("its trees are not one an iteration")
    trees = [_tree(tree, number, n_columns) for number, tree in enumerate(model["trees"])]
    return {"version": _VERSION, "learner": _learner(trees, base, n_columns)}


def _learner(trees: list[Tree], base: float, n_columns: int) -> dict[str, Any]:
    counts = {"num_trees": str(len(trees)), "num_parallel_tree": "1"}
    model = {
        "gbtree_model_param": counts,
        "trees": trees,
        "tree_info": [0] * len(trees),
        "iteration_indptr": list(range(len(trees) + 1)),
    }
    return {
        "attributes": {},
        "feature_names": [],
        "feature_types": [],
        "gradient_booster": {"name": _KIND, "model": model},
        "learner_model_param": {
            "base_score": f"{base:.9E}",
            "boost_from_average": "0",
            "num_class": "0",
            "num_feature": str(n_columns),
            "num_target": "1",
        },
        "objective": {"name": _OBJECTIVE, "reg_loss_param": {"scale_pos_weight": "1"}},
    }


def _tree(tree: Tree, number: int, n_columns: int) -> Tree:
    """Return one tree as XGBoost is to load it.

    Raises
    ------
    ValueError
        If following it would leave its arrays, never end, or give what is no number.
    """
    if problem := _tree_problem(tree, n_columns):
        raise ValueError(f"tree {number}: {problem}")
    nodes = {name: np.asarray(tree[name], np.int64).tolist() for name in (*_LINKS, "split_indices")}
    nodes |= {name: np.asarray(tree[name], np.float64).tolist() for name in _NUMBERS}
    return {
        **nodes,
        "id": number,
        "default_left": np.asarray(tree["default_left"], bool).astype(int).tolist(),
        "split_type": [0] * len(nodes["parents"]),
        **{name: [] for name in _CATEGORIES},
        "tree_param": {
            "num_deleted": "0",
            "num_feature": str(n_columns),
            "num_nodes": str(len(nodes["parents"])),
            "size_leaf_vector": "1",
        },
    }


def _tree_problem(tree: Tree, n_columns: int) -> str | None:
    """Return the reason why a tree must not be passed to XGBoost; None if there is none."""
    parameters = tree["tree_param"]
    n_nodes = int(parameters["num_nodes"])
    if int(parameters["num_feature"]) != n_columns or int(parameters["size_leaf_vector"]) > 1:
        return "made for other columns or values"
    if n_nodes < 1 or any(np.shape(tree[name]) != (n_nodes,) for name in _PER_NODE):
        return "not as many nodes as it says"
    if np.any(tree["split_type"]) or len(tree["categories"]):
        return "splits by categories, which no feature has"
    if not _is_tree(*(np.asarray(tree[name], np.int64) for name in _LINKS)):
        return "its nodes are not linked as a tree"
    columns = np.asarray(tree["split_indices"], np.int64)
    if np.any((columns < 0) | (columns >= n_columns)):
        return "a column that does not exist"
    if not all(np.all(np.isfinite(np.asarray(tree[name], np.float32))) for name in _NUMBERS):
        return "a value that is not finite"
    return None


def _is_tree(left: Integers, right: Integers, parents: Integers) -> bool:
    """Tell whether node 0 is the root of all nodes and each child follows its parent, so that a walk ends."""
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
