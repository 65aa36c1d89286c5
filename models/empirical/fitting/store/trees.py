"""Decision trees in files: checked before they are used, since compiled code follows them without looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from sklearn.tree._tree import NODE_DTYPE, Tree

from .....records import record
from .document import Array
from .kinds import Integers, Kind, Numbers, Reader, Writer

_LEAF = -1
_NO_COLUMN = -2


@record(eq=False)
class PlainTree:
    """A tree as arrays, one entry a node, the root first and each child behind its parent.

    Attributes
    ----------
    left, right : ndarray of int, (n_nodes,)
        Children, -1 of leaves.
    column : ndarray of int, (n_nodes,)
        Column that an inner node compares.
    threshold, value : ndarray of float, (n_nodes,)
        Largest value that goes left, and the answer of a leaf.

    Raises
    ------
    ValueError
        If a walk from the root could leave the arrays or never end.
    """

    left: Array
    right: Array
    column: Array
    threshold: Array
    value: Array

    def __post_init__(self) -> None:
        nodes = np.arange(len(self.left))
        inner = self.left != _LEAF
        children = np.concatenate([self.left[inner], self.right[inner]])
        each_once = len(nodes) > 0 and np.array_equal(np.sort(children), nodes[1:])
        forward = bool(np.all(children > np.tile(nodes[inner], 2)))
        if not (each_once and forward and np.array_equal(inner, self.right != _LEAF)):
            raise ValueError("its nodes are not linked as a tree")

    @property
    def columns(self) -> int:
        """Columns that it needs at least."""
        used = self.column[self.left != _LEAF]
        if np.any(used < 0):
            raise ValueError("a column that does not exist")
        return int(used.max(initial=-1)) + 1

    @property
    def depth(self) -> int:
        """Steps from the root to the farthest leaf."""
        steps, front = 0, np.array([0])
        while len(front := front[self.left[front] != _LEAF]):
            front = np.concatenate([self.left[front], self.right[front]])
            steps += 1
        return steps


class Trees:
    """The trees of an ensemble, one behind the other."""

    _FIELDS = ("left", "right", "column", "threshold", "value")

    def write(self, value: Sequence[Tree], writer: Writer) -> dict[str, Any]:
        states = [tree.__getstate__() for tree in value]
        stacked = np.concatenate([state["nodes"] for state in states])
        answers = np.concatenate([state["values"].reshape(-1) for state in states])
        sizes = [state["node_count"] for state in states]
        arrays = (stacked["left_child"], stacked["right_child"], stacked["feature"])
        written = [Integers().write(array, writer) for array in arrays]
        numbers = [Numbers().write(array, writer) for array in (stacked["threshold"], answers)]
        return {
            "sizes": Integers().write(sizes, writer),
            **dict(zip(self._FIELDS, [*written, *numbers], strict=True)),
        }

    def read(self, node: Any, reader: Reader) -> tuple[PlainTree, ...]:
        if not isinstance(node, dict) or set(node) != {"sizes", *self._FIELDS}:
            raise ValueError("no trees")
        sizes = Integers().read(node["sizes"], reader)
        kinds: tuple[Kind, ...] = (Integers(), Integers(), Integers(), Numbers(), Numbers())
        arrays = [kind.read(node[name], reader) for name, kind in zip(self._FIELDS, kinds, strict=True)]
        n_nodes = len(arrays[0])
        if len(sizes) == 0 or np.any((sizes < 1) | (sizes > n_nodes)) or int(sizes.sum()) != n_nodes:
            raise ValueError("sizes that are not those of its trees")
        if any(len(array) != n_nodes for array in arrays):
            raise ValueError("not as many nodes as it says")
        ends = np.cumsum(sizes)[:-1]
        return tuple(
            PlainTree(*parts) for parts in zip(*(np.split(array, ends) for array in arrays), strict=True)
        )


def tree_of(plain: PlainTree, n_columns: int) -> Tree:
    """Return a tree as scikit-learn has it.

    Raises
    ------
    ValueError
        If it needs more columns than there are.
    """
    if plain.columns > n_columns:
        raise ValueError("a tree looks at a column that does not exist")
    nodes = np.zeros(len(plain.left), NODE_DTYPE)
    inner = plain.left != _LEAF
    nodes["left_child"], nodes["right_child"] = plain.left, plain.right
    nodes["feature"] = np.where(inner, plain.column, _NO_COLUMN)
    nodes["threshold"] = plain.threshold
    tree = Tree(n_columns, np.ones(1, np.intp), 1)
    state = {
        "max_depth": plain.depth,
        "node_count": len(nodes),
        "nodes": nodes,
        "values": plain.value.reshape(-1, 1, 1).copy(),
    }
    tree.__setstate__(state)
    return tree
