"""Which kernels to measure: sampling designs by the runs that they need and the error that they leave.

    python zen5/sampling_designs.py --figure sampling-designs.png

The configurations of zen5/kernels.toml in L1 are all in further.parquet, so that measuring is
looking up. Each design of the binary options (compiler, flags) is crossed with each of the numeric ones
(degrees of freedom, parts, vector bits); an influence model and extra trees learn what was sampled and
predict all other rows. Beside each design stand as many configurations drawn at random, by 30 seeds. Takes
a minute or two.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from chainline.codegen.process import map_processes
from chainline.models.empirical.designs.by_name import RANDOM, Settings, make_design
from chainline.models.empirical.designs.design import Design
from chainline.models.empirical.estimators.influence.tables import chosen_rows
from chainline.models.empirical.metrics import mape
from chainline.reports.figures.style import COLOURS, GREY, MARKERS, new_figure, plain_log_ticks, save
from influences import influence_speed, tree_speed
from kernel_grid import Grid, read_grid
from matplotlib.axes import Axes
from matplotlib.lines import Line2D

LEARNERS = {"influence model": influence_speed, "extra trees": tree_speed}
BINARY = ("option-wise", "negative-option-wise", "pair-wise")
"""Pair-wise is every compiler with every set of flags, as all selections are: there are no triples."""
NUMERIC = {
    "Plackett-Burman, 9 runs, 3 levels": ("plackett-burman", Settings(levels=3, runs=9)),
    "Plackett-Burman, 27 runs, 3 levels": ("plackett-burman", Settings(levels=3, runs=27)),
    "Plackett-Burman, 25 runs, 5 levels": ("plackett-burman", Settings(levels=5, runs=25)),
    "central composite, inscribed": ("central-composite-inscribed", Settings()),
    "central composite, face-centred": ("central-composite-face-centred", Settings()),
    "full factorial": ("full-factorial", Settings()),
}


class Row(NamedTuple):
    """A design, its runs, and the error of each learner: its own, and of random ones mean and deviation."""

    binary: str
    numeric: str
    runs: int
    errors: tuple[float, ...]
    random: tuple[float, ...]
    spread: tuple[float, ...]


@cache
def grid() -> Grid:
    """Return all kernels of orders 1 to 3 in L1."""
    return read_grid("L1")


def errors(design: Design) -> tuple[float, ...]:
    """Return the mean relative error of each learner on all rows that are not sampled."""
    chosen = chosen_rows(grid().options, design)
    known = (grid().options[chosen], grid().speed[chosen], grid().options[~chosen])
    return tuple(mape(grid().speed[~chosen], learn(*known)) for learn in LEARNERS.values())


def random_errors(job: tuple[int, int]) -> tuple[float, ...]:
    """Return the errors after so many configurations drawn with a seed."""
    count, seed = job
    return errors(make_design(grid().model, RANDOM, RANDOM, Settings(count=count, seed=seed)))


def designs() -> Iterator[tuple[str, str, Design]]:
    """Yield each design that leaves something to predict."""
    for binary in BINARY:
        for numeric, (name, settings) in NUMERIC.items():
            found = make_design(grid().model, binary, name, settings)
            if runs(found) < len(grid().speed):
                yield binary, numeric, found


def runs(design: Design) -> int:
    """Return how many kernels a design measures."""
    return len(design.configurations)


def compare(seeds: int) -> list[Row]:
    """Return every design beside random ones of its size, the smallest first."""
    found = sorted(designs(), key=lambda each: runs(each[2]))
    sizes = sorted({runs(design) for *_, design in found})
    own = map_processes(errors, [design for *_, design in found])
    jobs = [(size, seed) for size in sizes for seed in range(seeds)]
    drawn = np.array(list(map_processes(random_errors, jobs, chunk=4))).reshape(len(sizes), seeds, -1)
    by_size = dict(zip(sizes, drawn, strict=True))
    return [
        Row(
            *(binary, numeric, runs(design), error),
            random=tuple(by_size[runs(design)].mean(axis=0)),
            spread=tuple(by_size[runs(design)].std(axis=0)),
        )
        for (binary, numeric, design), error in zip(found, own, strict=True)
    ]


def table(rows: Sequence[Row]) -> Iterator[str]:
    """Yield runs and errors, in per cent."""
    yield f"{'binary':22}{'numeric':36}{'runs':>5}" + "".join(
        f"{name:>17}{'random':>16}" for name in LEARNERS
    )
    for row in rows:
        cells = zip(row.errors, row.random, row.spread, strict=True)
        yield f"{row.binary:22}{row.numeric:36}{row.runs:5}" + "".join(
            f"{100 * own:17.1f}{f'{100 * mean:.1f} +- {100 * spread:.1f}':>16}" for own, mean, spread in cells
        )


def draw(rows: Sequence[Row], path: Path) -> Path:
    """Draw error by runs, a panel for each learner; return the file."""
    figure = new_figure(10.5, 5.4)
    panels = figure.subplots(1, len(LEARNERS), sharey=True)
    for place, (axes, name) in enumerate(zip(panels, LEARNERS, strict=True)):
        _draw_panel(axes, rows, place)
        axes.set_title(name, fontsize="medium")
    panels[0].set_ylabel("mean error on kernels not sampled [%]")
    handles = [
        *(Line2D([], [], color=COLOURS[k], linewidth=5, label=each) for k, each in enumerate(BINARY)),
        Line2D([], [], color=GREY, label="random: mean and deviation"),
        *(
            Line2D([], [], color=GREY, marker=MARKERS[k], fillstyle="none", linestyle="", label=each)
            for k, each in enumerate(NUMERIC)
        ),
    ]
    figure.legend(handles=handles, loc="outside lower center", ncols=4, frameon=False, fontsize="small")
    return save(figure, path)


def _draw_panel(axes: Axes, rows: Sequence[Row], place: int) -> None:
    sizes = np.array([row.runs for row in rows])
    mean, spread = (100 * np.array([row[k][place] for row in rows]) for k in (4, 5))
    axes.fill_between(sizes, mean - spread, mean + spread, color=GREY, alpha=0.25, linewidth=0)
    axes.plot(sizes, mean, color=GREY)
    for row in rows:
        style = (COLOURS[BINARY.index(row.binary)], MARKERS[list(NUMERIC).index(row.numeric)])
        error = 100 * row.errors[place]
        # hollow: designs that are alike lie on each other
        axes.plot(
            row.runs, error, style[1], color=style[0], fillstyle="none", markersize=9, markeredgewidth=1.6
        )
    for scale in (axes.set_xscale, axes.set_yscale):
        scale("log")
    for axis in (axes.xaxis, axes.yaxis):
        plain_log_ticks(axis)
    axes.set_xlabel(f"kernels measured, of {len(grid().speed)}")
    axes.grid(color="0.9", linewidth=0.6)
    axes.set_axisbelow(True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seeds", type=int, default=30, help="random designs of each size (default 30)")
    parser.add_argument("--figure", type=Path, metavar="FILE.png")
    options = parser.parse_args()
    rows = compare(options.seeds)
    print("\n".join(table(rows)))
    if options.figure:
        draw(rows, options.figure)


if __name__ == "__main__":
    main()
