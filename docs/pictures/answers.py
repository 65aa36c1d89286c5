"""Draw the pictures of the answers: a terminal, a ranking, a timeline, curves of a fitted model, a page.

`python docs/pictures/answers.py` draws them in the current folder; `-o docs/pictures/answers` draws the
shipped ones. The page, of code by gcc, is photographed by chromium through playwright; it is left out
where they are missing.
"""

import argparse
import io
import re
import shutil
import subprocess
import tempfile
import warnings
from contextlib import redirect_stderr, redirect_stdout
from html import escape
from pathlib import Path

import chainline as cl
import matplotlib as mpl
import numpy as np
from chainline.cli import main as run
from matplotlib.figure import Figure

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "samples"
DOT = """dot:
	vxorpd	%xmm0, %xmm0, %xmm0
.Lnext:
	vmovupd	(%rdi,%rax,8), %zmm1
	vfmadd231pd	(%rsi,%rax,8), %zmm1, %zmm0
	addq	$8, %rax
	cmpq	%rdx, %rax
	jb	.Lnext
	ret
"""
_STAGES = {
    "dispatch": "#c3cad6",
    "wait": "#dfe4ec",
    "load": "#5aa9e6",
    "execute": "#0072B2",
    "store": "#009E73",
}
_REST = "#eceff4"
_CHARACTER, _LINE = 7.25, 17


def printed(*arguments: str) -> str:
    """Return what a command prints on standard output."""
    out = io.StringIO()
    with redirect_stdout(out), redirect_stderr(io.StringIO()):
        run(list(arguments))
    return out.getvalue().rstrip()


def terminal(title: str, text: str) -> str:
    """Return a terminal with a text as SVG: words in the margin stand out, bars are blue."""
    lines = text.splitlines()
    width = 24 + _CHARACTER * max(map(len, [title, *lines]))
    height = 52 + _LINE * len(lines)
    shapes = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}" '
        "font-family=\"Menlo, Consolas, 'DejaVu Sans Mono', monospace\" "
        'font-size="12">',
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="7" fill="#14171c"/>',
        *(
            f'<circle cx="{16 + 16 * n}" cy="14" r="5" fill="{colour}"/>'
            for n, colour in enumerate(("#ff5f56", "#ffbd2e", "#27c93f"))
        ),
    ]
    for number, line in enumerate([f"$ {title}", *lines]):
        word = line.split(" ")[0]
        margin = word if word.isupper() and word.isalpha() and len(word) > 2 else ""
        y = 38 + _LINE * number
        parts = [(margin, "#ffbd2e"), (line[len(margin) :], "#e6e9ee" if number else "#7ab8ff")]
        spans = "".join(f'<tspan fill="{colour}">{escape(part)}</tspan>' for part, colour in parts if part)
        shapes.append(f'<text x="12" y="{y}" xml:space="preserve">{spans}</text>')
    return re.sub("#{2,}", lambda match: "\u2588" * len(match[0]), "\n".join([*shapes, "</svg>"]))


def timeline(report: cl.Report, iterations: int = 5, most: int = 60) -> Figure:
    """Return the simulated pipeline of some iterations of the hot loop, of at most so many instructions."""
    found, body = report.timeline(), report.main.body
    first = min(one.iteration for one in found.instructions)
    shown = [one for one in found.instructions if one.iteration < first + iterations][:most]
    figure = Figure(figsize=(7.5, 0.22 * len(shown) + 0.9), layout="constrained")
    axes = figure.subplots()
    seen = {}
    for row, one in enumerate(shown):
        for stage in one.stages:
            colour = _STAGES.get(str(stage.name), _REST)
            bars = axes.broken_barh([(stage.start, stage.end - stage.start)], (row - 0.4, 0.8), color=colour)
            if colour != _REST:
                seen.setdefault(str(stage.name), bars)
    labels = [body.instructions[one.position].text.replace("\t", " ") for one in shown]
    axes.set_yticks(range(len(shown)), labels, fontfamily="monospace", fontsize=8)
    axes.yaxis.tick_right()  # a phone shows the left side first: bars
    for row, one in enumerate(shown):
        if one.position == 0 and row:
            axes.axhline(row - 0.5, color="0.8", linewidth=0.8)
    executed = [s for one in shown for s in one.stages if str(s.name) == "execute"]
    late = max(span.end for span in executed)
    begin = min(span.start for span in executed) if iterations == 1 else late - 4 * iterations - 14
    axes.set_xlim(begin - 2, late + 3)
    axes.set_ylim(len(shown) + 1, -0.7)
    axes.set_xlabel("cycle")
    axes.legend(seen.values(), seen.keys(), ncols=len(seen), frameon=False, fontsize=8, loc="lower left")
    return figure


def ranking(found: cl.Ranking) -> Figure:
    """Return the speed of the kernels of an order, best first."""
    figure = Figure(figsize=(5.5, 4.2), layout="constrained")
    found.plot(figure.subplots())
    return figure


def curves(model: cl.FittedModel, table: object, column: str) -> Figure:
    """Return the model and its interval over one parameter, for each value of the other."""
    figure = Figure(figsize=(5.8, 3.8), layout="constrained")
    axes = figure.subplots()
    (other,) = [name for name in model.features if name != column]
    grid = np.linspace(table[column].min(), table[column].max(), 80)
    for number, value in enumerate(sorted(table[other].unique())):
        rows = {column: grid, other: np.full(len(grid), value)}
        colour = f"C{number}"
        axes.plot(grid, 1e3 * model.predict(rows), color=colour, label=f"{other} = {value}")
        here = table[table[other] == value]
        axes.plot(here[column], 1e3 * here[model.target], "o", color=colour, markersize=4)
    axes.set(
        xlabel=column, ylabel="milliseconds", yscale="log", title=f"model of {len(table)} runs, and the runs"
    )
    axes.legend(frameon=False, fontsize=9)
    return figure


def assembly_of_the_tutorial(folder: Path) -> Path:
    """Return the assembly of the tutorial's sum, with the source beside it."""
    tutorial = (ROOT / "docs/tutorials/what-limits-a-loop.md").read_text(encoding="utf-8")
    source = folder / "sum.c"
    source.write_text(tutorial.split("```c\n")[1].split("```")[0], encoding="utf-8")
    command = ["gcc", "-O3", "-march=znver3", "-g", "-S", "sum.c", "-o", "sum.s"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "sum.s"


def photograph(page: Path, picture: Path) -> None:
    """Write the first screen of a page."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - an optional part

    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)
        opened = browser.new_page(viewport={"width": 1000, "height": 900})
        opened.goto(page.as_uri())
        opened.screenshot(path=str(picture))
        browser.close()


def main() -> None:
    """Draw all of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", type=Path, default=Path(), metavar="FOLDER", help="where to draw")
    options = parser.parse_args()
    options.o.mkdir(parents=True, exist_ok=True)
    mpl.rcParams["svg.hashsalt"] = "chainline"
    warnings.simplefilter("ignore")
    save = {"metadata": {"Date": None}}

    loop = str(SAMPLES / "loops/handwritten.s")
    shown = printed("analyze", loop, "--machine", "zen5", "--function", "chain")
    lines = [line for line in shown.splitlines()[1:] if line]
    title = "chainline analyze handwritten.s --machine zen5 --function chain"
    (options.o / "terminal.svg").write_text(terminal(title, "\n".join(lines)) + "\n")

    found = cl.best(7, machine="a64fx", model="simulation")
    ranking(found).savefig(options.o / "ranking.svg", **save)
    timeline(found.report, iterations=1, most=36).savefig(options.o / "kernel_timeline.svg", **save)
    timeline(cl.analyze(DOT, machine="zen5")).savefig(options.o / "timeline.svg", **save)

    import pandas as pd  # noqa: PLC0415 - half a second of import

    table = pd.read_csv(SAMPLES / "scaling/product.csv")
    table = table[["rows", "columns", "seconds"]]
    model = cl.fit(table, target="seconds", model="mars")
    curves(model, table, "rows").savefig(options.o / "curves.svg", **save)

    if shutil.which("chromium") and shutil.which("gcc"):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "sum.html"
            written = assembly_of_the_tutorial(Path(folder))
            printed("analyze", str(written), "--machine", "zen3", "--html", str(page))
            photograph(page, options.o / "page.png")


if __name__ == "__main__":
    main()
