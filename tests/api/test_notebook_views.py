"""Views of results in notebooks: the verdict, then the picture, nothing that breaks out of them."""

import re
from html.parser import HTMLParser

import chainline as cl
import numpy as np
import pandas as pd
import pytest

LOOP = '"f<b>":\n.L2:\n vfmadd231sd (%rdi), %xmm1, %xmm0\n addq $8, %rdi\n decq %rcx\n jne .L2\n ret\n'


class Read(HTMLParser):
    """Tags in their order, and the text between them without that of styles."""

    def __init__(self):
        super().__init__()
        self.tags, self.words = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)

    def handle_data(self, data):
        if self.tags and self.tags[-1] != "style" and data.strip():
            self.words.append(data.strip())


def read(shown):
    found = Read()
    found.feed(shown._repr_html_())
    assert "script" not in found.tags and "b" not in found.tags
    return found, " ".join(found.words)


def runs(n=60):
    random = np.random.default_rng(0)
    table = pd.DataFrame({"n": random.integers(16, 2000, n), "<b>": random.choice(["amg", "lu"], n)})
    slow = np.where(table["<b>"] == "lu", 3.0, 1.0)
    return table.assign(seconds=1e-6 * table["n"] ** 1.5 * slow * random.lognormal(0, 0.05, n))


def test_a_report_shows_its_verdict_its_limits_and_its_remedy():
    report = cl.analyze(LOOP, machine="zen5")
    found, text = read(report)
    assert text.index("4.00 cycles") < text.index("What limits it") < text.index("fix")
    assert found.tags.count("figure") == 1
    assert "&lt;b&gt;" in report._repr_html_()


def test_a_ranking_draws_its_kernels_with_what_to_take():
    text = read(cl.best(4, machine="a64fx", model="chain"))[1]
    assert re.search(r"Take [\d,]+: [\d.]+ GFLOPS", text)
    assert text.index("Take") < text.index("Predicted GFLOPS") < text.index("worth")


def test_a_fitted_model_shows_its_error_and_curves_and_no_training_rows():
    model = cl.fit(runs(), target="seconds", model="mars")
    found, text = read(model)
    assert text.index("on new rows") < text.index("Predicted against measured")
    assert "seconds over n" in text and "seconds over <b>" in text
    assert found.tags.count("tr") == 0


def test_a_choice_shows_its_members(tmp_path):
    model = cl.fit(runs(30), target="seconds", blocks=3)
    assert "off on held-out rows" in read(model)[1]
    path = tmp_path / "m.model"
    model.save(path)
    assert "Learned from" in read(cl.load(path))[1]


@pytest.mark.parametrize("several", [False, True])
def test_laws_are_drawn_over_each_parameter(several):
    grid = [(n, p) for n in (10, 20, 40, 80, 160) for p in (1, 2, 4, 8, 16)]
    table = pd.DataFrame(grid, columns=["n", "p"])
    table["seconds"] = 3.0 * table["n"] / table["p"]
    if several:
        both = [table.assign(kernel="a"), table.assign(kernel="b", seconds=2 * table["seconds"])]
        table = pd.concat(both)
    laws = cl.fit(table, target="seconds", model="pmnf")
    found, text = read(laws)
    assert "seconds over n, with p = 4" in text and "seconds over p, with n = 40" in text
    assert ("6 n p^(-1)" if several else "3 n p^(-1)") in text
    assert found.tags.count("td") == 4 * len(laws.laws)


def test_a_processor_shows_its_core():
    text = read(cl.machine("zen5"))[1]
    assert "reorder buffer 448" in text and "Latency in cycles" in text
