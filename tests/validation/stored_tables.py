"""Tables in Markdown from files of measurements and fits that are stored here."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import pandas as pd

HERE = Path(__file__).resolve().parent
NAMES = {
    "a64fx": "A64FX",
    "gnr": "Granite Rapids",
    "neoverse-v1": "Neoverse V1",
    "neoverse-v2": "Neoverse V2",
}
DESIGNS = {"FF": "full factorial", "CC": "central composite, inscribed"}
FLAT = 0.03
"""Range of speeds below which the kernels of an order and compiler are equal within noise."""


def markdown(columns: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """Yield the lines of a table."""
    names = list(columns)
    for row in (names, ["---"] * len(names), *rows):
        yield f"| {' | '.join(map(str, row))} |"


def split_lines() -> Iterator[str]:
    """Yield cycles per FMA and chain ratio of some splits on A64FX, simulated."""
    table = pd.read_csv(HERE / "paper/ratios.csv", comment="#", dtype={"split": str})
    found = table.set_index(["compiler", "split"])
    rows = []
    for split in ("8", "4,4", "2,2,2,2", "12", "6,6", "4,4,4", "16", "8,8", "4,4,4,4"):
        gcc, llvm = (found.loc[(compiler, split)] for compiler in ("gcc", "llvm"))
        cells = (f"{one.fma_cycles:.2f} | {one.ratio:.2f}" for one in (gcc, llvm))
        rows.append((split, *cells))
    return markdown(("split", "gcc: cycles per FMA", "ratio", "LLVM: cycles per FMA", "ratio"), rows)


def selection_lines() -> Iterator[str]:
    """Yield the speed lost by each choice of a split, measured again."""
    found = pd.read_csv(HERE / "campaigns/zen5/selection.csv")
    steep = found[found["range"] > FLAT]
    choices = {
        "unsplit": "unsplit",
        "random": "any split, on average",
        "measured_0": "learned, nothing measured",
        "measured_3": "learned, 3 measured",
        "measured_10": "learned, 10 measured",
    }
    columns = ("choice", "mean", "worst", f"mean of all {len(found)} groups", "worst")
    rows = (
        (title, *(f"{100 * of:.2f} %" for part in (steep, found) for of in (part[c].mean(), part[c].max())))
        for c, title in choices.items()
    )
    return markdown(columns, rows)


def full_space_lines() -> Iterator[str]:
    """Yield the speed of the kernel that is named, in per cent of the fastest measured, by order."""
    found = pd.read_csv(HERE / "explicit_vectors/full_space_zen5.csv")
    columns = ("order", "named, simulated", "of ten", "named, learned", "of ten", "GFLOPS", "fastest")
    rows = ((*row[:-1], f"`{row[-1]}`") for row in found.itertuples(index=False))
    return markdown(columns, rows)


def simulated_peers_lines() -> Iterator[str]:
    """Yield how much faster the named kernel is than the fastest split of any compiler, by processor."""
    found = pd.read_csv(HERE / "explicit_vectors/simulated_peers.csv")
    rows = (
        (
            NAMES.get(str(machine), machine),
            f"{part['order'].min()} to {part['order'].max()}",
            f"{np.exp(np.log(part['over']).mean()):.2f}",
            f"{part['over'].min():.2f} (order {part.loc[part['over'].idxmin(), 'order']})",
            f"{part['over'].max():.2f} (order {part.loc[part['over'].idxmax(), 'order']})",
        )
        for machine, part in found.groupby("machine", sort=True)
    )
    return markdown(("processor", "orders", "times as fast, geometric mean", "least", "most"), rows)


def quiet_loops_lines() -> Iterator[str]:
    """Yield how far the simulation is off, by processor and group of loops."""
    files = {
        "EPYC 7003": "campaigns/zen3/quiet_loops.csv",
        "Emerald Rapids": "campaigns/emerald-rapids/quiet_loops.csv",
        "Emerald Rapids, for AVX-512": "campaigns/emerald-rapids/wide_loops.csv",
    }
    rows = []
    for title, path in files.items():
        found = pd.read_csv(HERE / path)
        found["off"] = found["error"].abs()
        groups = found.groupby("effect")["off"].mean().sort_values()
        worst = ", ".join(f"{name} {100 * off:.0f} %" for name, off in groups.iloc[::-1].head(4).items())
        rows.append(
            (
                title,
                len(found),
                f"{100 * found['off'].mean():.1f} %",
                f"{100 * found['off'].median():.1f} %",
                worst,
            )
        )
    return markdown(("processor", "loops", "off, mean", "median", "groups farthest off"), rows)


def designs_lines() -> Iterator[str]:
    """Yield runs and errors of the model that each design of a multigrid solver leads to."""
    found = pd.read_csv(HERE / "multigrid/designs.csv")
    solvers = list(found["solver"].unique())
    rows = []
    for design in found["design"].unique():
        title = DESIGNS.get(design, design)
        cells = []
        for solver in solvers:
            one = found[(found["design"] == design) & (found["solver"] == solver)]
            cells.append("" if one.empty else f"{one['runs'].item():.0f}: {100 * one['error'].item():.1f} %")
        rows.append((title, *cells))
    return markdown(("design", *solvers), rows)


def _least(path: str, by: str) -> pd.Series:
    """Return the least test error of each class, and of each value of a column."""
    found = pd.read_csv(HERE / path)
    return found.dropna(subset=["mlogq"]).groupby(["model", by])["mlogq"].min()


def classes_lines() -> Iterator[str]:
    """Yield the test MLogQ of each class of models, learned from most configurations."""
    files = {"GEMM": "gemm", "ExaFMM": "exafmm", "AMG": "amg"}
    least = {title: _least(f"studies/{name}.csv", "n_train") for title, name in files.items()}
    whole = {title: found.index.get_level_values("n_train").max() for title, found in least.items()}
    order = ("cpr", "cpr-cells", "sgr", "nn", "gp", "gb", "rf", "et", "knn", "mars", "svm")
    rows = []
    for model in order:
        cells = []
        for title, found in least.items():
            size = found[model].index.max()
            cells.append(f"{found[model][size]:.4f}" + (f" ({size})" if size < whole[title] else ""))
        rows.append((model, *cells))
    return markdown(("class", *least), rows)


def beyond_lines() -> Iterator[str]:
    """Yield the test MLogQ of each class beyond the range that it learned from."""
    files = {"m": "gemm-beyond-m", "m, n, k": "gemm-beyond-all"}
    least = {title: _least(f"studies/{name}.csv", "below") for title, name in files.items()}
    columns = ["class", *(f"{title} < {below}" for title in files for below in (512, 1024, 2048))]
    rows = []
    for model in ("cpr", "cpr-cells", "sgr", "nn", "gp", "gb", "rf", "et", "knn", "mars", "svm"):
        cells = [
            f"{found[model].get(float(below), float('nan')):.3f}".replace("nan", "")
            for found in least.values()
            for below in (512, 1024, 2048)
        ]
        rows.append((model, *cells))
    return markdown(columns, rows)


def intervals_lines() -> Iterator[str]:
    """Yield the share of new rows inside the interval of 90 %, by class and of what `fit` takes."""
    found = pd.read_csv(HERE / "tables/trials.csv")
    alone = found[found["what"] == "class"].groupby("model")[["rows", "inside"]].sum()
    alone.loc["`fit` without `--model`"] = found.loc[found["what"] == "chosen", ["rows", "inside"]].sum()
    rows = ((name, one["rows"], f"{one['inside'] / one['rows']:.1%}") for name, one in alone.iterrows())
    return markdown(("class", "new rows", "inside"), rows)
