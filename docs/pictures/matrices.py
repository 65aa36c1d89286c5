"""Draw a matrix product, and the memory layouts of its matrix.

`python docs/pictures/matrices.py` draws `matrices.svg` in the current folder; `-o docs/pictures/matrices.svg`
draws the shipped one.
"""

import argparse
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

NP = 3
COLOURS = ("#9ecae1", "#fdd0a2", "#c7e9c0")
"""Of columns: of the inputs that entries weigh."""
STRIPS = (
    ("Fortran  d(i,m);  C and C++  d[i + Np*m];  numpy in Fortran's order:\nas kernels take it", "F"),
    (
        "numpy in C's order, d[i, m], by default:\na call from Python copies it into the order above",
        "C",
    ),
)


def cell(axes: Axes, x: float, y: float, text: str, colour: str) -> None:
    """Draw an entry."""
    axes.add_patch(Rectangle((x, y), 1, 1, facecolor=colour, edgecolor="0.25"))
    axes.text(x + 0.5, y + 0.5, text, ha="center", va="center", fontsize=9)


def draw_product(axes: Axes) -> None:
    """Draw out = D q, entries by name."""
    axes.set_title(r"$\mathrm{out}_i = \sum_m\; D[i,m]\; q_m$", fontsize=12)
    for i in range(NP):
        y = NP - 1 - i
        cell(axes, 0, y, f"out$_{i}$", "white")
        cell(axes, 2.1 + NP + 0.6, y, f"q$_{i}$", COLOURS[i])
        for m in range(NP):
            cell(axes, 2.1 + m, y, f"D[{i},{m}]", COLOURS[m])
    axes.text(1.4, NP / 2, "=", ha="center", va="center", fontsize=14)
    axes.text(2.1 + NP + 0.3, NP / 2, "·", ha="center", va="center", fontsize=14)
    axes.text(2.1 + NP / 2, -0.25, "input m", ha="center", va="center", color="0.3", fontsize=9)
    axes.text(1.95, NP / 2, "output i", ha="center", va="center", rotation=90, color="0.3", fontsize=9)
    axes.set(xlim=(-0.2, 2.1 + NP + 1.8), ylim=(-0.8, NP + 0.5))


def draw_memory(axes: Axes) -> None:
    """Draw the entries of both orders as they lie one behind the other."""
    axes.set_title("In memory, addresses from left to right", fontsize=12)
    for strip, (title, order) in enumerate(STRIPS):
        y = 3.2 - 3.0 * strip
        axes.text(0, y + 1.15, title, fontsize=9, va="bottom", color="0.2")
        for place in range(NP * NP):
            major, minor = divmod(place, NP)
            i, m = (minor, major) if order == "F" else (major, minor)
            cell(axes, place, y, f"{i},{m}", COLOURS[m])
    axes.set(xlim=(-0.2, NP * NP + 0.2), ylim=(-0.4, 5.9))


def main() -> None:
    """Draw both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", type=Path, default=Path("matrices.svg"), metavar="FILE", help="where to draw")
    options = parser.parse_args()
    mpl.rcParams["svg.hashsalt"] = "chainline"
    figure, (left, right) = plt.subplots(
        1, 2, figsize=(10, 3.2), layout="constrained", width_ratios=(1, 1.25)
    )
    draw_product(left)
    draw_memory(right)
    for axes in (left, right):
        axes.set_aspect("equal" if axes is left else "auto")
        axes.axis("off")
    figure.savefig(options.o, metadata={"Date": None} if options.o.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
