"""Draw what a split can win, and how near the simulation comes to what is measured.

`python docs/pictures/splits.py` draws `split-gains.svg` and `split-errors.svg` in the current folder, from
data sets that are shipped, in seconds; `-o docs/pictures` draws the shipped ones. `--again` first simulates
again, on the machine file of `tests/validation/campaigns/zen5`, the kernels of the embedded compiler that
were measured in L1 there (minutes), and writes `simulated.csv` beside the pictures.

Gains: speed of each split over that of the unsplit kernel on A64FX, simulated (`ratios.csv` of
`validation/paper`). Errors: speed simulated and measured on an EPYC 9005 (`simulated.csv`, and
`tensor.parquet` of that folder).
"""

import argparse
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from matplotlib.axes import Axes
from matplotlib.colors import ListedColormap

HERE = Path(__file__).resolve().parent
VALIDATION = HERE.parents[1] / "tests" / "validation"
SIMULATED = HERE / "simulated.csv"
COMPILERS = {"gcc": ("gcc 12", "#0072b2", "o", -0.14), "llvm": ("LLVM 22", "#d55e00", "s", 0.14)}
ORDERS = ListedColormap(mpl.colormaps["viridis"](np.linspace(0, 0.75, 256)))
"""Without its yellow, which is hard to see on white, and where dark colours turn lightness over."""


def simulate_again(path: Path) -> None:
    """Write simulated and measured GFLOPS of every split whose code is still what was measured."""
    from chainline.analysis.incore.pipeline.kernel import simulate_kernel  # noqa: PLC0415
    from chainline.analysis.machine.load import load_machine  # noqa: PLC0415
    from chainline.analysis.measurement.dataset import read_dataset  # noqa: PLC0415
    from chainline.codegen.render import render  # noqa: PLC0415
    from chainline.codegen.splits import parse_split  # noqa: PLC0415
    from chainline.codegen.target import find_target  # noqa: PLC0415
    from chainline.codegen.toolchain import find_toolchain  # noqa: PLC0415
    from chainline.codegen.variant import Language, Variant  # noqa: PLC0415

    machine, target = load_machine(str(VALIDATION / "campaigns/zen5/epyc-9005.toml")), find_target("znver5")
    toolchain = find_toolchain("llvm", target)
    table = read_dataset(str(VALIDATION / "campaigns/zen5/tensor.parquet"))
    rows = table[(table["residence"] == "L1") & table["problem"].isna() & (table["compiler"] == "llvm")]
    found = []
    for row in rows.drop_duplicates("code").itertuples():
        split = parse_split(row.split, row.order + 1)
        assembly = toolchain.assemble(
            render(Variant(row.order, split, language=Language(row.language))), target
        )
        if assembly.code_digest != row.code:
            continue
        cycles = simulate_kernel(assembly, machine, int(row.n_elements)).cycles_per_iteration
        found.append((row.order, row.split, row.gflops, row.gflops * row.cycles / cycles))
    columns = ["order", "split", "measured_gflops", "simulated_gflops"]
    pd.DataFrame(found, columns=columns).round(3).to_csv(path, index=False)


def draw_gains(axes: Axes) -> None:
    """Draw the speed of every split over the unsplit kernel, on A64FX."""
    table = pd.read_csv(VALIDATION / "paper/ratios.csv", comment="#", dtype={"split": str})
    for compiler, (title, colour, marker, shift) in COMPILERS.items():
        rows = table[table["compiler"] == compiler]
        unsplit = rows[rows["split"] == (rows["order"] + 1).astype(str)].set_index("order")["cycles"]
        gain = rows["order"].map(unsplit) / rows["cycles"]
        axes.plot(rows["order"] + shift, gain, marker, color=colour, alpha=0.3, markersize=3, rasterized=True)
        best = gain.groupby(rows["order"]).max()
        axes.plot(best.index + shift, best, color=colour, marker=marker, markersize=5, label=f"best, {title}")
    axes.axhline(1, color="0.5", linewidth=0.8)
    axes.annotate("unsplit", (1, 1), (0.7, 0.93), color="0.35")
    axes.set(
        xlabel="polynomial order P",
        ylabel="speed over the unsplit kernel",
        ylim=(0.8, 1.8),
        xticks=range(1, 16),
    )
    axes.set_title("What a split wins: A64FX, simulated, 913 splits")
    axes.legend(loc="upper left", frameon=False)


def draw_errors(axes: Axes, path: Path) -> None:
    """Draw simulated against measured speed, on an EPYC 9005."""
    table = pd.read_csv(path)
    measured, simulated = table["measured_gflops"], table["simulated_gflops"]
    error = np.abs(simulated / measured - 1).mean()
    top = 1.05 * max(measured.max(), simulated.max())
    axes.plot([0, top], [0, top], color="0.5", linewidth=0.8)
    points = axes.scatter(
        measured, simulated, c=table["order"], s=14, cmap=ORDERS, alpha=0.8, rasterized=True
    )
    axes.figure.colorbar(points, ax=axes, label="polynomial order P", ticks=range(1, 14, 3))
    axes.annotate(
        f"{len(table)} kernels by LLVM, nothing fitted:\n{100 * error:.1f} % off on average",
        (0.05, 0.86),
        xycoords="axes fraction",
    )
    axes.set(xlabel="GFLOPS measured, one core", ylabel="GFLOPS simulated", xlim=(0, top), ylim=(0, top))
    axes.set_title("How near it is: EPYC 9005 (Zen 5), data in L1")


def main() -> None:
    """Draw; simulate before where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--again", action="store_true", help="simulate again (minutes)")
    parser.add_argument("-o", type=Path, default=Path(), metavar="FOLDER", help="where to draw")
    options = parser.parse_args()
    simulated = SIMULATED
    if options.again:
        simulated = options.o / SIMULATED.name
        simulate_again(simulated)
    # the same file for the same data: no date, no random names
    mpl.rcParams["svg.hashsalt"] = "chainline"
    for name, draw in {"gains": draw_gains, "errors": lambda axes: draw_errors(axes, simulated)}.items():
        figure, axes = plt.subplots(figsize=(5.5, 4.2), layout="constrained")
        draw(axes)
        figure.savefig(options.o / f"split-{name}.svg", dpi=200, metadata={"Date": None})
        plt.close(figure)


if __name__ == "__main__":
    main()
