"""Tables and pictures of the accuracy page, from the results that are stored in the folders beside this one.

    python accuracy/accuracy_page.py FOLDER     # the pictures, into a folder; `regenerate.py` writes all

Nothing is measured or fitted here: every figure is the mean, the median or the count of stored rows.
"""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import matplotlib as mpl
import numpy as np
import pandas as pd
from chainline.reports.figures.style import plain_log_ticks
from matplotlib.figure import Figure
from scipy.stats import kendalltau

HERE = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(HERE), str(HERE / "tables")]

from stored_tables import LEARNERS, markdown, score_ratios  # noqa: E402  in no package
from summary import choices, shares_inside  # noqa: E402
from trials import CHOSEN  # noqa: E402

MACHINES = {
    "zen5": "EPYC 9005 (Zen 5)",
    "granite-rapids": "Granite Rapids",
    "emerald-rapids": "Emerald Rapids",
    "zen3": "EPYC 7003 (Zen 3)",
}
MODELS = {"simulation": "simulation", "chain": "chain model", "ecm": "ECM"}
_LOOPS = {"zen3": "zen3-bounds.txt", "emerald-rapids": "spr-bounds.txt"}
_LOOP = re.compile(
    r"^(?P<loop>\w+) +(?P<compiler>\w+) +\S+ +(?P<measured>[\d.]+) +[\d.]+ +[\d.]+ +(?P<bound>[\d.]+) "
    r"+(?P<simulated>[\d.]+) +[-+][\d.]+%",
    re.MULTILINE,
)
_TOOLS = re.compile(r"^(?P<tool>\S.*?\S) +(?P<loops>\d+) +(?P<error>[\d.]+)% +[\d.]+% +[-+]", re.MULTILINE)
_PUBLISHED = {
    "PMEvo, Skylake": ("pmevo.txt", "SKL"),
    "PMEvo, Zen": ("pmevo.txt", "ZEN"),
    "PMEvo, Cortex-A72": ("pmevo.txt", "A72"),
    "INSPECT, Skylake": ("inspect.txt", "SkylakeSP_Gold-6148, in core"),
    "INSPECT, Zen": ("inspect.txt", "Zen_EPYC-7451, in core"),
    "OSACA, A64FX": ("osaca.txt", "A64FX"),
    "OSACA, ThunderX2": ("osaca.txt", "TX2"),
    "OSACA, Skylake": ("osaca.txt", "SKX"),
    "OSACA, Zen 2": ("osaca.txt", "ZEN2"),
}
_BLOCKS = {
    "Skylake, BHive": ("bhive-skylake", "straight line"),
    "Emerald Rapids, loops": ("emerald-rapids", "loop"),
    "Emerald Rapids, straight line": ("emerald-rapids", "straight line"),
}
_APPLICATIONS = {
    "gemm": "GEMM",
    "exafmm": "ExaFMM",
    "amg": "AMG",
    "qr": "QR",
    "broadcast": "MPI broadcast",
    "kripke": "KRIPKE",
}


@dataclass(frozen=True, slots=True)
class Claim:
    """A row of the table.

    Attributes
    ----------
    what : str
        Predicted quantity.
    machine : str
        Machine of the measurements.
    data : str
        Number and kind of rows.
    figure, other : str
        Result, and that of the next best tool or model; empty where there is none.
    date : str
        Month of the measurements.
    page : str
        Method, as a link of the page.
    """

    what: str
    machine: str
    data: str
    figure: str
    other: str
    date: str
    page: str


@cache
def kernels() -> pd.DataFrame:
    """Return measured and predicted GFLOPS of the kernels of the campaigns."""
    return pd.read_csv(HERE / "accuracy/kernels.csv")


def kernel_errors() -> pd.DataFrame:
    """Return the mean error of each model on the kernels of each campaign, and the number of rows."""
    found = kernels()
    off = pd.DataFrame({m: (found[m] / found["measured"] - 1).abs() for m in MODELS})
    table = off.groupby(found["campaign"]).mean()
    return table.assign(rows=found.groupby("campaign").size()).loc[list(MACHINES)]


@cache
def loops(name: str) -> pd.DataFrame:
    """Return measured cycles, bound and simulated cycles of the real loops on a machine."""
    text = (HERE / "timed_loops" / _LOOPS[name]).read_text()
    rows = pd.DataFrame([match.groupdict() for match in _LOOP.finditer(text)])
    numbers = ["measured", "bound", "simulated"]
    return rows.assign(**{column: rows[column].astype(float) for column in numbers})


@cache
def published(title: str) -> pd.DataFrame:
    """Return the error of each tool on loops that others have measured, by name of the tool."""
    name, group = _PUBLISHED[title]
    text = (HERE / "published_loops" / name).read_text()
    part = next(part for part in text.split("\n\n") if group in part.splitlines()[0] + part.splitlines()[1])
    rows = pd.DataFrame([match.groupdict() for match in _TOOLS.finditer(part)])
    return rows.assign(error=rows["error"].astype(float) / 100).set_index("tool")


@dataclass(frozen=True, slots=True)
class BlockScore:
    """Scores of a predictor on a set of basic blocks; a block without a prediction counts as 100 % off.

    Attributes
    ----------
    blocks, refused : int
    off, median : float
        Relative error.
    low, high : float
        Bootstrap interval of the mean, 95 %.
    tau : float
        Kendall's, of the blocks that are predicted.
    """

    blocks: int
    refused: int
    off: float
    median: float
    low: float
    high: float
    tau: float


@cache
def blocks(title: str) -> pd.DataFrame:
    """Return measured and predicted cycles of the basic blocks of a set."""
    name, notion = _BLOCKS[title]
    rows = pd.read_csv(HERE / "blocks/results.csv")
    return rows[(rows["set"] == name) & (rows["notion"] == notion)]


@cache
def block_score(title: str, predictor: str) -> BlockScore:
    """Return the scores of a predictor on a set of basic blocks."""
    rows = blocks(title)
    off = (rows[predictor] / rows["measured"] - 1).abs().fillna(1.0).to_numpy()
    known = rows.dropna(subset=[predictor])
    drawn = np.random.default_rng(0).integers(0, len(off), (1000, len(off)))
    low, high = np.percentile(off[drawn].mean(axis=1), (2.5, 97.5))
    tau = kendalltau(known[predictor], known["measured"]).statistic
    refused = len(rows) - len(known)
    return BlockScore(len(rows), refused, off.mean(), float(np.median(off)), low, high, float(tau))


def claims() -> Iterator[Claim]:
    """Yield the rows of the table: blocks, kernels, loops, explicit vectors, programs."""
    yield from _of_blocks()
    yield from _of_kernels()
    yield from _of_loops()
    yield from _of_vectors()
    yield from _of_programs()


def _of_blocks() -> Iterator[Claim]:
    for title in _BLOCKS:
        ours, other = block_score(title, "chainline"), block_score(title, "llvm-mca")
        yield Claim(
            "cycles of a basic block",
            title.partition(",")[0],
            f"{ours.blocks} blocks, {_BLOCKS[title][1]}",
            f"{ours.off:.1%} off",
            f"{other.off:.1%} (llvm-mca 19)",
            "11/2026",
            "[loops](loops.md#basic-blocks)",
        )


def _of_kernels() -> Iterator[Claim]:
    table = kernel_errors()
    for name, row in table.iterrows():
        others = {MODELS[model]: row[model] for model in ("chain", "ecm")}
        next_best = min(others, key=lambda other: others[other])
        yield Claim(
            "speed of a split, data in L1",
            MACHINES[name],
            f"{row['rows']:.0f} kernels",
            f"{row['simulation']:.1%} off",
            f"{others[next_best]:.1%} ({next_best})",
            "11/2026",
            "[kernels](kernels.md#the-simulation)",
        )
    found = pd.read_csv(HERE / "campaigns/zen5/selection.csv")
    yield Claim(
        "the fastest split, none measured",
        MACHINES["zen5"],
        f"{len(found)} orders and compilers",
        f"{found['measured_0'].mean():.1%} of the speed lost",
        f"{found['unsplit'].mean():.1%} (no split)",
        "11/2026",
        "[kernels](kernels.md#the-split-that-is-named)",
    )


def _of_loops() -> Iterator[Claim]:
    for name, file in _LOOPS.items():
        found = loops(name)
        off = (found["simulated"] / found["measured"] - 1).abs()
        # by the interval of the measurement, which the printed digits do not have
        above = re.search(r"^(\d+) bounds above", (HERE / "timed_loops" / file).read_text(), re.MULTILINE)
        yield Claim(
            "cycles of a real loop",
            MACHINES[name],
            f"{len(found)} loops by gcc, clang, gfortran",
            f"{off.mean():.1%} off; {above[1]} bounds too high",
            "",
            "11/2026",
            "[loops](loops.md#real-loops)",
        )
    for title in _PUBLISHED:
        found = published(title)
        others = found.drop(index="chainline")["error"]
        yield Claim(
            f"cycles of the loops of {title.split(',')[0]}",
            title.split(", ")[1],
            f"{found['loops'].iloc[0]} loops",
            f"{found.loc['chainline', 'error']:.1%} off",
            f"{others.min():.1%} ({others.idxmin().removesuffix(', here')})",
            "11/2026",
            "[loops](loops.md#loops-that-others-measured)",
        )


def _of_vectors() -> Iterator[Claim]:
    found = pd.read_csv(HERE / "campaigns/zen3/peers.csv")
    found = found[found["dtype"] == "float64"]
    times = [float(np.median(np.fromstring(samples, sep=" "))) for samples in found["samples_ns"]]
    table = found.assign(times=times).set_index(["order", "contender"])["times"].unstack()
    over = table["libxsmm"] / table["vectors"]
    yield Claim(
        "kernels in explicit vectors, speed",
        MACHINES["zen3"],
        f"orders {over.index.min()} to {over.index.max()}",
        f"{np.exp(np.log(over).mean()):.2f} times libxsmm, {over.min():.2f} at least",
        "1 (libxsmm 1.17)",
        "11/2026",
        "[explicit vectors](vectors.md)",
    )
    text = (HERE / "libceed/zen3.txt").read_text()
    line = r"^taken all: geometric mean ([\d.]+), least ([\d.]+)"
    mean, least = re.search(line, text, re.MULTILINE).groups()
    yield Claim(
        "tensor bases inside libCEED, speed",
        MACHINES["zen3"],
        "128 cases",
        f"{mean} times its fastest backend, {least} at least",
        "1 (opt, avx, xsmm)",
        "11/2026",
        "[explicit vectors](vectors.md#tensor-bases-of-libceed)",
    )


def _of_programs() -> Iterator[Claim]:
    for name, title in _APPLICATIONS.items():
        fitted = pd.read_csv(HERE / f"studies/{name}-fit.csv")
        mlogq = fitted[(fitted["model"] == "cpr") & (fitted["seed"] == 0)]["mlogq"].iloc[0]
        every = pd.read_csv(HERE / f"studies/{name}.csv").dropna(subset=["mlogq"])
        least = every.groupby(["model", "n_train"])["mlogq"].min()
        others = {
            model: least[model][least[model].index.max()]
            for model in least.index.get_level_values("model").unique()
            if not model.startswith("cpr")
        }
        best = min(others, key=lambda other: others[other])
        yield Claim(
            f"seconds of {title}",
            "as published",
            f"{fitted['n_train'].iloc[0]} runs learned",
            f"{np.expm1(mlogq):.1%} off",
            f"{np.expm1(others[best]):.1%} ({best})",
            "11/2026",
            "[programs](programs.md#tensor-completion)",
        )
    trials = pd.read_csv(HERE / "tables/trials.csv")
    good = choices(trials)
    yield Claim(
        "class of models chosen by `fit`",
        "any",
        f"{good['table'].nunique()} tables of programs",
        f"{int(good['good'].sum())} of {len(good)} as good as the best by hindsight",
        "",
        "11/2026",
        "[programs](programs.md#the-choice-of-a-class)",
    )
    yield Claim(
        "interval of nine in ten, of `fit`",
        "any",
        f"{int(trials.loc[trials['what'] == CHOSEN, 'rows'].sum())} new runs",
        f"{shares_inside(trials)[CHOSEN]:.1%} inside",
        "",
        "11/2026",
        "[programs](programs.md#intervals)",
    )
    text = (HERE / "scaling_laws/README.md").read_text()
    ours, theirs = re.search(r"^\| gpr \| ([\d.]+) \|(?: [\d.]+ \|){3} ([\d.]+)", text, re.MULTILINE).groups()
    functions = re.search(r"^\| functions \| (\d+)", text, re.MULTILINE)[1]
    yield Claim(
        "scaling law from a tenth of the cost",
        "any",
        f"{functions} made-up laws, 1 % noise",
        f"{ours} % within 5 %",
        f"{theirs} % (as published)",
        "11/2026",
        "[programs](programs.md#scaling-laws)",
    )


def claim_lines() -> Iterator[str]:
    """Yield the table of the accuracy page."""
    columns = ("predicted", "machine", "data", "result", "next best", "date", "how")
    rows = ((c.what, c.machine, c.data, c.figure, c.other, c.date, c.page) for c in claims())
    return markdown(columns, rows)


def kernel_lines() -> Iterator[str]:
    """Yield the error of each model on the kernels of each machine, by compiler for the simulation."""
    found = kernels()
    off = (found["simulation"] / found["measured"] - 1).abs()
    compilers = sorted(found["compiler"].unique())
    by = off.groupby([found["campaign"], found["compiler"]]).mean()
    rows = []
    for name, row in kernel_errors().iterrows():
        cells = [f"{by[name, one]:.1%}" if (name, one) in by.index else "" for one in compilers]
        rows.append((MACHINES[name], f"{row['rows']:.0f}", *(f"{row[m]:.1%}" for m in MODELS), *cells))
    return markdown(("processor", "kernels", *MODELS.values(), *compilers), rows)


def block_lines() -> Iterator[str]:
    """Yield the scores of chainline and llvm-mca on basic blocks."""
    rows = []
    for title in _BLOCKS:
        for predictor in ("chainline", "llvm-mca"):
            one = block_score(title, predictor)
            numbers = (f"{one.off:.1%}", f"{one.low:.1%} to {one.high:.1%}", f"{one.median:.1%}")
            rows.append((title, predictor, str(one.blocks), str(one.refused), *numbers, f"{one.tau:.3f}"))
    columns = ("set", "predictor", "blocks", "refused", "mean error", "95 %", "median", "Kendall's tau")
    return markdown(columns, rows)


def published_lines() -> Iterator[str]:
    """Yield the error of each tool on loops that others have measured."""
    tools = ("chainline", "llvm-mca 19, here", "OSACA", "IACA", "PMEvo", "uops.info", "INSPECT")
    rows = []
    for title in _PUBLISHED:
        found = published(title)
        cells = [f"{found.loc[tool, 'error']:.1%}" if tool in found.index else "" for tool in tools]
        rows.append((title, found["loops"].iloc[0], *cells))
    return markdown(("loops", "number", *(tool.removesuffix(", here") for tool in tools)), rows)


def _axes(columns: int, width: float, height: float):
    mpl.rcParams["svg.hashsalt"] = "chainline"
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(1, columns, squeeze=False)[0]


BLUE, ORANGE, GREEN, GREY = "#0072B2", "#D55E00", "#009E73", "#777777"


def _diagonal(axes, low: float, high: float) -> None:
    axes.fill_between([low, high], [0.9 * low, 0.9 * high], [1.1 * low, 1.1 * high], color="0.9", linewidth=0)
    axes.plot([low, high], [low, high], color=GREY, linewidth=1)
    axes.set(xscale="log", yscale="log", xlim=(low, high), ylim=(low, high))
    plain_log_ticks(axes.xaxis)
    plain_log_ticks(axes.yaxis)


def draw_kernels():
    """Return predicted against measured speed of kernels, a panel for each machine."""
    found = kernels()
    figure, panels = _axes(len(MACHINES), 12, 3.5)
    for panel, (name, title) in zip(panels, MACHINES.items(), strict=True):
        rows = found[found["campaign"] == name]
        low, high = 0.8 * rows["measured"].min(), 1.25 * rows[["measured", "simulation"]].max().max()
        _diagonal(panel, low, high)
        panel.plot(rows["measured"], rows["simulation"], ".", color=BLUE, markersize=4)
        off = (rows["simulation"] / rows["measured"] - 1).abs().mean()
        panel.set_title(f"{title}\n{len(rows)} kernels, {off:.1%} off", fontsize=10)
        panel.set_xlabel("measured GFLOPS")
    panels[0].set_ylabel("simulated GFLOPS")
    return figure


def draw_blocks():
    """Return simulated against measured cycles of basic blocks, a panel for each set."""
    figure, panels = _axes(len(_BLOCKS), 12, 4.2)
    for panel, title in zip(panels, _BLOCKS, strict=True):
        rows = blocks(title)
        low, high = 0.8 * rows["measured"].min(), 1.3 * rows["measured"].max()
        _diagonal(panel, low, high)
        style = {"markersize": 2, "rasterized": True}
        panel.plot(rows["measured"], rows["llvm-mca"], ".", color=ORANGE, label="llvm-mca 19", **style)
        panel.plot(rows["measured"], rows["chainline"], ".", color=BLUE, label="chainline", **style)
        ours, other = block_score(title, "chainline"), block_score(title, "llvm-mca")
        panel.set_title(
            f"{title}\n{ours.blocks} blocks: {ours.off:.1%} off (llvm-mca {other.off:.0%})", fontsize=10
        )
        panel.set_xlabel("measured cycles")
    panels[0].set_ylabel("predicted cycles")
    panels[0].legend(frameon=False, fontsize=9, markerscale=4)
    return figure


def draw_loops():
    """Return simulated against measured cycles of real loops, and their bounds, a panel for each machine."""
    figure, panels = _axes(len(_LOOPS), 9, 4.2)
    for panel, name in zip(panels, _LOOPS, strict=True):
        rows = loops(name)
        _diagonal(panel, 0.8 * rows["measured"].min(), 1.3 * rows["measured"].max())
        style = {"mfc": "none", "color": ORANGE, "markersize": 5}
        panel.plot(rows["measured"], rows["bound"], "v", label="bound", **style)
        panel.plot(rows["measured"], rows["simulated"], ".", color=BLUE, markersize=6, label="simulation")
        off = (rows["simulated"] / rows["measured"] - 1).abs().mean()
        panel.set_title(f"{MACHINES[name]}: {len(rows)} loops, simulation {off:.1%} off", fontsize=10)
        panel.set_xlabel("measured cycles an iteration")
    panels[0].set_ylabel("predicted cycles an iteration")
    panels[0].legend(frameon=False, fontsize=9)
    return figure


def draw_errors():
    """Return mean errors: of models by machine, and of chainline and the next best tool on public loops."""
    figure, (left, right) = _axes(2, 12, 4.2)
    table = kernel_errors()
    places = np.arange(len(table))
    for number, (model, colour) in enumerate(zip(MODELS, (BLUE, ORANGE, GREEN), strict=True)):
        bars = left.barh(places + 0.26 * (number - 1), 100 * table[model], 0.24, color=colour)
        left.bar_label(bars, fmt="%.1f", fontsize=8, padding=2)
        bars.set_label(MODELS[model])
    left.set_yticks(places, [MACHINES[name] for name in table.index])
    left.invert_yaxis()
    left.margins(x=0.1)
    left.set(xlabel="mean error in %", title="speed of kernels, by model and machine")
    left.legend(frameon=False, fontsize=9)
    ours = [100 * published(title).loc["chainline", "error"] for title in _PUBLISHED]
    rest = [published(title).drop(index="chainline")["error"] for title in _PUBLISHED]
    places = np.arange(len(ours))
    right.barh(places - 0.2, ours, 0.36, color=BLUE, label="chainline")
    lengths = [100 * one.min() for one in rest]
    bars = right.barh(places + 0.2, lengths, 0.36, color="0.7", label="next best tool")
    right.bar_label(bars, [one.idxmin().removesuffix(", here") for one in rest], fontsize=8, padding=2)
    right.set_yticks(places, list(_PUBLISHED))
    right.invert_yaxis()
    right.margins(x=0.3)
    right.set(xlabel="mean error in %", title="cycles of loops that others measured")
    right.legend(frameon=False, fontsize=9)
    return figure


def draw_tables():
    """Return errors of `fit` over those of the best other learner, by public table and rows."""
    ratios = score_ratios()
    others = [name for name in LEARNERS if name != "auto" and name in ratios]
    means = np.exp(np.log(ratios).groupby(["size", "table"]).mean())
    found = means["auto"] / means[others].min(axis=1)
    figure, (panel,) = _axes(1, 8, 4.6)
    names = list(found.groupby("table").mean().sort_values().index)
    for (size, of), colour, marker in zip(found.groupby("size"), (GREEN, BLUE, ORANGE), "o^s", strict=False):
        panel.plot(of.to_numpy(), [names.index(name) for name in of.index.get_level_values("table")], marker)
        panel.lines[-1].set(color=colour, label=f"{size} rows")
    panel.axvline(1.0, color=GREY, linewidth=1)
    panel.set_yticks(range(len(names)), names)
    panel.set_xlabel("error of chainline fit over that of the best other learner of each table")
    panel.legend(frameon=False, fontsize=9)
    return figure


PICTURES: dict[str, Callable[[], object]] = {
    "kernels.svg": draw_kernels,
    "blocks.svg": draw_blocks,
    "loops.svg": draw_loops,
    "errors.svg": draw_errors,
    "tables.svg": draw_tables,
}


def write_pictures(folder: Path) -> None:
    """Draw every picture into a folder; the same rows give the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        draw().savefig(folder / name, metadata={"Date": None}, dpi=200)


if __name__ == "__main__":
    write_pictures(Path(sys.argv[1]))
