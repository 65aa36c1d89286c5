"""The packages and who imports whom, drawn from the code.

`python docs/_extensions/architecture.py > FILE.svg`
"""

from __future__ import annotations

import ast
import io
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("cli",), ("reports",), ("models",), ("analysis",), ("asm", "codegen"), ("isa",), ("files",)
"""Top to bottom; what stands below is imported by what stands above, never the other way (import-linter)."""
COLOURS = {
    "cli": "#dbe7f3",
    "reports": "#dbe7f3",
    "models": "#fbe3d0",
    "analysis": "#dff0e2",
    "asm": "#efe3f3",
    "codegen": "#efe3f3",
    "isa": "#f6f0d5",
    "files": "#eeeeee",
}
_WIDTH, _STEP, _HEIGHT = 12.0, 1.75, 1.15


@dataclass(frozen=True, slots=True)
class Box:
    """Where a package is drawn, in units of the picture."""

    left: float
    bottom: float
    width: float

    @property
    def middle(self) -> float:
        """The abscissa of its centre."""
        return self.left + self.width / 2


def modules(package: str) -> list[Path]:
    """Return the files of a top-level package."""
    return sorted((ROOT / package).rglob("*.py"))


@cache
def parts(package: str) -> tuple[str, ...]:
    """Return the packages inside a package such as `models/kernels`, one level down."""
    return tuple(sorted(path.parent.name for path in (ROOT / package).glob("*/__init__.py")))


def imported(file: Path) -> set[str]:
    """Return the top-level packages that a file imports from."""
    here = file.relative_to(ROOT).with_suffix("").parts[:-1]
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = here[: len(here) - node.level + 1] + tuple((node.module or "").split("."))
            found.add(names[0] or node.names[0].name)
    return found


def imports() -> Counter[tuple[str, str]]:
    """Return by how many files each package imports from each other."""
    names = [name for layer in LAYERS for name in layer]
    pairs: Counter[tuple[str, str]] = Counter()
    for name in names:
        for file in modules(name):
            pairs.update((name, other) for other in imported(file) & set(names) - {name})
    return pairs


def _boxes() -> dict[str, Box]:
    boxes = {}
    for row, layer in enumerate(LAYERS):
        width = (_WIDTH - 0.4 * (len(layer) - 1)) / len(layer)
        for column, name in enumerate(layer):
            boxes[name] = Box(column * (width + 0.4), -row * _STEP, width)
    return boxes


def _rounded(axes: Axes, box: Box, height: float, colour: str) -> None:
    style = "round,pad=0,rounding_size=0.08"
    patch = FancyBboxPatch(
        (box.left, box.bottom), box.width, height, style, facecolor=colour, edgecolor="0.45"
    )
    axes.add_patch(patch)


def _draw_package(axes: Axes, name: str, box: Box) -> None:
    _rounded(axes, box, _HEIGHT, COLOURS[name])
    files = modules(name)
    lines = sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)
    axes.text(box.left + 0.15, box.bottom + 0.87, name, weight="bold", size=12, va="center")
    size = f"{len(files)} files, {lines / 1000:.1f}k lines"
    axes.text(
        box.left + box.width - 0.15, box.bottom + 0.87, size, ha="right", va="center", size=8, color="0.35"
    )
    inside = parts(name)
    gap = 0.1
    width = (box.width - 0.3 - gap * (len(inside) - 1)) / max(len(inside), 1)
    for number, part in enumerate(inside):
        small = Box(box.left + 0.15 + number * (width + gap), box.bottom + 0.12, width)
        _rounded(axes, small, 0.5, "white")
        below = ", ".join(parts(f"{name}/{part}")) if name == "models" else ""
        axes.text(
            small.middle, small.bottom + (0.36 if below else 0.25), part, ha="center", va="center", size=8.5
        )
        axes.text(small.middle, small.bottom + 0.14, below, ha="center", va="center", size=7, color="0.35")


def _draw_arrows(axes: Axes, boxes: dict[str, Box]) -> None:
    row = {name: number for number, layer in enumerate(LAYERS) for name in layer}
    for (above, below), number in sorted(imports().items()):
        if row[below] == row[above] + 1:
            start, end = boxes[above], boxes[below]
            column = start.middle if start.width < end.width else end.middle
            axes.annotate(
                "",
                (column, end.bottom + _HEIGHT),
                (column, start.bottom),
                arrowprops={"arrowstyle": "-|>", "color": "0.3"},
            )
            axes.text(
                column + 0.12,
                start.bottom - 0.3,
                f"{number} file{'s' * (number > 1)}",
                size=8,
                color="0.35",
                va="center",
            )


def picture() -> str:
    """Return the drawing as SVG, the same for the same code."""
    mpl.rcParams["svg.hashsalt"] = "chainline"
    boxes = _boxes()
    figure = Figure(figsize=(10.5, 8.6), layout="tight")
    axes = figure.subplots()
    for name, box in boxes.items():
        _draw_package(axes, name, box)
    _draw_arrows(axes, boxes)
    axes.set(xlim=(-0.1, _WIDTH + 0.1), ylim=(-(len(LAYERS) - 1) * _STEP - 0.1, _HEIGHT + 0.1))
    axes.set_axis_off()
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return out.getvalue()


if __name__ == "__main__":
    print(picture())
