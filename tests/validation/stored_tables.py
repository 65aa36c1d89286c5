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


_APPLICATIONS = {
    "gemm": "GEMM",
    "qr": "QR",
    "broadcast": "MPI broadcast",
    "exafmm": "ExaFMM",
    "amg": "AMG",
    "kripke": "KRIPKE",
}
_OTHERS = ("sgr", "nn", "gp", "gb", "rf", "et", "knn", "mars", "svm")


def applications_lines() -> Iterator[str]:
    """Yield the test MLogQ of CPR on the applications of its paper, and of the next best class."""
    rows = []
    for name, title in _APPLICATIONS.items():
        every = pd.read_csv(HERE / f"studies/{name}-fit.csv")
        fitted = every[every["seed"] == 0].set_index("model")
        least = _least(f"studies/{name}.csv", "n_train")
        models = [model for model in _OTHERS if model in least]
        last = {model: least[model][least[model].index.max()] for model in models}
        best = min(last, key=lambda model: last[model])
        cells = (f"{fitted.loc[model, 'mlogq']:.4f}" for model in ("cpr-cells", "cpr"))
        learned = fitted.loc["cpr", "n_train"], fitted.loc["cpr", "n_test"]
        rows.append((title, *learned, *cells, f"{last[best]:.4f} ({best})", ", ".join(models)))
    columns = ("application", "learned", "tested", "as published", "cpr", "next best", "of")
    return markdown(columns, rows)


def broadcast_lines() -> Iterator[str]:
    """Yield the test MLogQ of each class on broadcasts beyond the nodes or message sizes learned from."""
    nodes = _least("studies/broadcast-beyond-nodes.csv", "below")
    sizes = _least("studies/broadcast-beyond-message.csv", "below")
    of_nodes, of_sizes = (9.0, 17.0, 33.0, 65.0), [float(2**power) for power in range(19, 26)]
    columns = (
        "class",
        *(f"{below - 1:.0f} nodes" for below in of_nodes),
        *(f"2^{power} B" for power in range(19, 26)),
    )
    rows = []
    for model in ("cpr", "cpr-cells", *_OTHERS):
        errors = [
            found[model].get(below, np.nan) if model in found else np.nan
            for found, ends in ((nodes, of_nodes), (sizes, of_sizes))
            for below in ends
        ]
        if not np.isnan(errors).all():
            rows.append((model, *(f"{error:.3f}".replace("nan", "") for error in errors)))
    return markdown(columns, rows)


def peers_lines() -> Iterator[str]:
    """Yield the test MLogQ of SG++ beside our sparse grids, learned from 8192 configurations."""
    rows = []
    for name, title in _APPLICATIONS.items():
        path = f"studies/{name}-peers.csv"
        if not (HERE / path).is_file():
            continue
        theirs = _least(path, "n_train")["sgpp"]
        ours = _least(f"studies/{name}.csv", "n_train")["sgr"]
        rows.append((title, f"{theirs[8192]:.4f}", f"{ours[8192]:.4f}"))
    return markdown(("application", "SG++", "`sgr`"), rows)


def relearn_lines() -> Iterator[str]:
    """Yield the share of RELeARN's kernels that each strategy predicts, beside the published share."""
    found = pd.read_csv(HERE / "scaling_laws/relearn.csv").set_index(["above", "strategy", "budget"])
    budgets = (11, 13, 17, 20, 22, 25, 30, 40, 50, 60, 70, 86, 100)
    rows = []
    for budget in budgets:
        cells = []
        for above in (1, 0):
            for strategy in ("gpr", "cpf"):
                one = found.loc[(above, strategy, budget)]
                published = "" if np.isnan(one["published"]) else f"{one['published']:.0f}"
                cells += [f"{one['within']:.0f}", published]
        rows.append((budget, *cells))
    columns = ("budget [%]", *_with_published(("gpr, 5", "cpf, 5", "gpr, all", "cpf, all")))
    return markdown(columns, rows)


def _with_published(names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from (name, "published")


_OF_LAWS = ["parameters", "level", "strategy", "budget"]


def _accuracies() -> tuple[pd.DataFrame, pd.DataFrame]:
    """Return the accuracy of strategies on random laws, ours and the published one."""
    found = pd.read_csv(HERE / "scaling_laws/accuracy.csv")
    published = pd.read_csv(HERE / "scaling_laws/published.csv", comment="#")
    return found[found["noise"] == "uniform"], published.set_index(_OF_LAWS)


def accuracy_lines() -> Iterator[str]:
    """Yield the share of random laws within 5 % by budget, for 2 to 4 parameters and four levels of noise."""
    found, published = _accuracies()
    rows = []
    for (number, level), part in found.groupby(["parameters", "level"]):
        of = part.set_index(["strategy", "budget"])["within_5"]
        cells = []
        for budget in sorted(part.loc[part["strategy"] == "gpr", "budget"]):
            both = (
                f"{of[name, budget]:.0f} ({published.loc[(number, level, name, budget), 'within_5']:.0f})"
                for name in ("gpr", "cpf")
            )
            cells.append(f"{100 * budget:g} %: {', '.join(both)}")
        rows.append((number, f"{100 * level:g} %", part["functions"].max(), "; ".join(cells)))
    return markdown(("parameters", "noise", "functions", "budget: gpr, cpf (published)"), rows)


def error_limit_lines() -> Iterator[str]:
    """Yield the share of laws of three parameters within 5 to 20 %, at 10 % noise, by budget."""
    found, published = _accuracies()
    part = found[(found["parameters"] == 3) & (found["level"] == 0.1)]
    limits, rows = (5, 10, 15, 20), []
    for row in part[part["strategy"].isin(["gpr", "cpf"])].sort_values(["budget", "strategy"]).itertuples():
        theirs = published.loc[(3, 0.1, row.strategy, row.budget)]
        cells = (f"{getattr(row, f'within_{e}'):.0f} ({theirs[f'within_{e}']:.0f})" for e in limits)
        rows.append((f"{100 * row.budget:g} %", row.strategy, *cells))
    return markdown(("budget", "strategy", *(f"within {limit} %" for limit in limits)), rows)


def intervals_lines() -> Iterator[str]:
    """Yield the share of new rows inside the interval of 90 %, by class and of what `fit` takes."""
    found = pd.read_csv(HERE / "tables/trials.csv")
    alone = found[found["what"] == "class"].groupby("model")[["rows", "inside"]].sum()
    alone.loc["`fit` without `--model`"] = found.loc[found["what"] == "chosen", ["rows", "inside"]].sum()
    rows = ((name, one["rows"], f"{one['inside'] / one['rows']:.1%}") for name, one in alone.iterrows())
    return markdown(("class", "new rows", "inside"), rows)


LEARNERS = {
    "auto": "`chainline fit`",
    "sklearn-gp": "Gaussian process, a length scale for each parameter",
    "forest": "random forest",
    "boosted": "gradient boosting",
    "xgboost": "XGBoost",
    "flaml": "FLAML",
}
"""Learners of the standing score, ours and those of scikit-learn, XGBoost and FLAML."""


def score_ratios() -> pd.DataFrame:
    """Return errors over those of scikit-learn's Gaussian process, (size, table, draw) by learner."""
    rows = pd.read_csv(HERE / "tables/score.csv")
    errors = rows.pivot_table(index=["size", "table", "draw"], columns="learner", values="mlogq")
    return errors.div(errors["sklearn-gp"], axis=0)


def score_lines() -> Iterator[str]:
    """Yield errors of `fit` on public tables beside those of others, as geometric means, by rows."""
    rows = pd.read_csv(HERE / "tables/score.csv")
    ratios = score_ratios()
    sizes = ratios.index.get_level_values("size").unique()
    lines = []
    for learner, title in LEARNERS.items():
        cells = []
        for size in sizes:
            found = ratios.loc[size, learner].dropna()
            cells.append(f"{np.exp(np.log(found).mean()):.2f}" if len(found) else "")
        lines.append((title, *cells))
    own = rows[rows["learner"] == "auto"].groupby("size")
    lines.append(("new rows inside the interval of `fit`", *(f"{each:.1%}" for each in own["inside"].mean())))
    lines.append(("processor seconds of `fit`", *(f"{each:.1f}" for each in own["seconds"].mean())))
    return markdown(("rows learned from", *map(str, sizes)), lines)
