"""Names of kinds and layouts of operators, without importing numpy: the command line lists them."""

from __future__ import annotations

from enum import StrEnum

KINDS = {
    "interpolation": "a matrix along each axis",
    "gradient": "a derivative along each axis, interpolation along others",
    "collocated-gradient": "interpolation, then derivatives between its points",
    "divergence": "the sum of derivatives of a field for each axis",
    "derivatives": "of a field for each axis, the derivative along its own",
}
"""Kinds of operators that have a name, and what each does."""


class Layout(StrEnum):
    """Memory layout of the points of element e, component c; x is fastest, `i` is e within its block.

    ELEMENT: `[e][c][z][y][x]`; COMPONENT: `[c][e][z][y][x]`; INTERLACED: `[block][c][z][y][x][i]`.
    """

    ELEMENT = "element"
    COMPONENT = "component"
    INTERLACED = "interlaced"
