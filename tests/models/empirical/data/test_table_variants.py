"""Variants of ten tables, drawn by seed, that are read alike: layouts, units, failed runs, order."""

import random

import numpy as np
import pytest
from chainline.models.empirical.data.table_file import read_training

from ....tier import sized

N_VARIANTS, SHARE = 200, 20
ROWS = 12
TABLES = [
    ("time", ("n", "threads")),
    ("seconds", ("n", "compiler")),
    ("runtime", ("m", "n", "k")),
    ("elapsed", ("nodes", "solver")),
    ("walltime", ("size", "ppn")),
    ("real", ("n", "threads", "compiler")),
    ("duration", ("order", "elements")),
    ("latency", ("message", "ranks")),
    ("execution_time", ("block_x", "block_y")),
    ("run_time", ("grid", "precision")),
]
WORDS = {
    "compiler": ("gcc", "clang", "icx"),
    "solver": ("amg", "cg"),
    "precision": ("single", "double"),
}
FAILED = ("ERROR", "TIMEOUT", "inf", "OOM", "killed", "CANCELLED by 7")
NOTHING = ("", "nan", "NA")
LAYOUTS = (",", ";", "\t", "|", "; decimal commas", "blanks")
TIMES = ("plain", "ms", "us", "s", "minutes", "thousands")


def _shown(seconds, way):
    """Return a time, a whole number of milliseconds, as text."""
    if way == "plain":
        return f"{seconds:.3f}"
    if way == "thousands":
        return f"{seconds:,.3f}"
    if way == "minutes":
        return f"{int(seconds // 60)}m{seconds % 60:.3f}s"
    factor = {"s": 1, "ms": 1000, "us": 10**6}[way]
    return f"{seconds * factor:.3f} {way}"


def _drawn_table(draw, number):
    """Return the names of the columns, and rows of parameters with a time in seconds."""
    target, names = TABLES[number]
    rows = []
    for _ in range(ROWS):
        cells = [
            draw.choice(WORDS[name]) if name in WORDS else str(2 ** draw.randint(0, 12)) for name in names
        ]
        rows.append((cells, draw.randint(1000, 9_000_000) / 1000))
    return target, names, rows


def _written(draw, target, names, rows):
    """Return the text of a variant of a table."""
    layout, way = draw.choice(LAYOUTS), draw.choice(TIMES)
    if way == "thousands" and layout in (",", "blanks", "; decimal commas"):
        way = "plain"
    if layout == "blanks":
        way = draw.choice(("plain", "minutes"))
    commas = layout == "; decimal commas" and way != "minutes"
    separator = {"; decimal commas": ";", "blanks": "  "}.get(layout, layout)
    order = draw.sample(range(len(names) + 1), len(names) + 1)
    lines = []
    for parameters, seconds in rows:
        time = _shown(seconds, way)
        lines.append([*parameters, time.replace(".", ",") if commas else time])
    for _ in range(draw.randint(0, 3)):  # runs that say nothing
        words = [word for word in (*FAILED, *NOTHING) if separator != "  " or (word and " " not in word)]
        at = draw.randint(0, len(lines))
        lines.insert(at, [*draw.choice(rows)[0], draw.choice(words)])
    text = [separator.join(line[place] for place in order) for line in lines]
    header = separator.join([*names, target][place] for place in order)
    behind = draw.random() < 0.3
    first = [f"# {header}" if behind else header]
    if draw.random() < 0.5:
        first.insert(0, "# measured on a node, nightly")
    for _ in range(draw.randint(0, 2)):
        text.insert(draw.randint(0, len(text)), "# another day")
    return draw.choice(["\n", "\r\n"]).join([*first, *text]) + "\n"


@pytest.mark.parametrize("seed", range(sized(SHARE, N_VARIANTS)))
def test_variants_are_read_alike(tmp_path, seed):
    draw = random.Random(seed)
    target, names, rows = _drawn_table(draw, seed % len(TABLES))
    text = _written(draw, target, names, rows)
    (tmp_path / "runs.txt").write_bytes(text.encode())
    found = read_training(str(tmp_path / "runs.txt"), None, None)
    assert found.target == target, text
    assert set(found.features) == set(names), text
    assert np.allclose(found.times, [seconds for _, seconds in rows], rtol=1e-12, atol=0), text
    for place, name in enumerate(names):
        assert found.features[name].astype(str).tolist() == [row[place] for row, _ in rows], text
