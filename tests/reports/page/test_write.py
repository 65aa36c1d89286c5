"""Pages as files: they need nothing else, run nothing of strangers, and are there whole or not at all."""

import base64
import hashlib
import os
from pathlib import Path

import pytest
from chainline.errors import UsageError
from chainline.reports.layout import NamedTable
from chainline.reports.page.charts import BarRow, Plane, Points, bars_chart, points_chart
from chainline.reports.page.drawing import TimelineChart, TimelineRow, TimelineSpan
from chainline.reports.page.page import (
    Charts,
    Code,
    CodeLine,
    Commands,
    Facts,
    HeatMap,
    Page,
    Section,
    SideBySide,
    Slider,
    Table,
    WhatIfs,
    Words,
)
from chainline.reports.page.write import GLOSSARY, LARGEST_BYTES, START, page_html, write_page

from .reading import Read, require_self_contained

EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{ 7*7 }}]]><!--"
DOCUMENTS = Path(__file__).parents[3] / "docs"


def every_block(name):
    """Return a page that has one of everything, all named alike."""
    span = TimelineSpan(0, 4, "execute", name)
    row = TimelineRow(7, name, "b0-0", (span,), True)
    bar = BarRow(name, 1.0, name, interval=(0.5, 1.5), mark=1.2)
    blocks = (
        Words(name, strong=True),
        Facts(((name, name),)),
        Table(
            NamedTable(name, (name, "cycles"), ((name, "1.5"), (name, "2")), note=name, n_totals=1),
            ("b0-0", ""),
        ),
        HeatMap(name, (name,), (name, "p1"), ((1.0, 0.0),), (1.0, 0.0), (True, False), ("b0-0",), name),
        SideBySide((Code(name, (CodeLine(1, name, "b0-0", ("limits",), name),), name),)),
        WhatIfs(name, (Slider(name, name, (1.0, 2.0), 0),), name, (4.0, 2.0)),
        Commands(((name, name),)),
        bars_chart(name, [bar], name, (("c0", name),)),
        Charts(
            (points_chart(Plane(name, name, name), [Points(name, (1.0, 2.0), (1.0, 2.0), (name, name))]),)
        ),
        TimelineChart(name, (row,), 0, 4, 0, (("execute", name),), name),
    )
    return Page(name, name, (Section("all", name, blocks), Section("more", name, (), 3)), ((name, name),))


def test_names_of_strangers_are_text_and_nothing_else():
    read = Read(page_html(every_block(EVIL)))
    require_self_contained(read)
    assert len(read.scripts) == 2 and "alert" not in read.scripts[1][1]
    assert read.data[0]["units"] == [EVIL]
    assert read.text.count(EVIL) > 15 and "49" not in read.text


def test_browsers_are_told_to_load_nothing_and_to_run_one_script():
    read = Read(page_html(every_block("a")))
    policy = next(a["content"] for tag, a in read.elements if a.get("http-equiv"))
    digest = base64.b64encode(hashlib.sha256(read.scripts[-1][1].encode()).digest()).decode()
    assert "default-src 'none'" in policy and f"script-src 'sha256-{digest}'" in policy


def test_every_kind_of_block_can_be_reached_and_named():
    read = Read(page_html(every_block("loop")))
    named = [a for tag, a in read.elements if tag == "svg" and a.get("role") == "img"]
    assert named and all(a["aria-label"] for a in named)
    labels = {a["for"] for tag, a in read.elements if tag == "label"}
    assert {a["id"] for tag, a in read.elements if tag == "input"} == labels
    assert all(a.get("scope") for tag, a in read.elements if tag == "th")
    assert read.linked("tr", "li", "g") == {"b0-0"}


def test_long_names_of_strangers_do_not_make_a_page_large():
    assert len(page_html(every_block("x" * 3_000_000)).encode()) < LARGEST_BYTES / 10


def test_long_lines_and_links_are_whole():
    """A curve over every measured value, and a line of source that a thousand instructions come from."""
    x = tuple(map(float, range(1000)))
    curve = points_chart(Plane("c", "x", "y"), [Points("model", x, x, joined=True)])
    at = " ".join(f"b0-{n}" for n in range(1000))
    code = SideBySide((Code("c", (CodeLine(1, "s += a[i];", at),)),))
    read = Read(page_html(Page("t", "l", (Section("s", "s", (curve, code)),), ())))
    (drawn,) = (a["d"] for tag, a in read.elements if tag == "path" and "curve" in a["class"])
    assert drawn.count("L") == 999
    assert read.linked("li") == set(at.split())


def test_a_page_is_written_whole_with_characters_that_no_file_has(tmp_path):
    path = tmp_path / "a.html"
    write_page(every_block("\udc80 α"), path)
    content = path.read_bytes()
    assert content.startswith(START) and "α" in content.decode() and "\\udc80" in content.decode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_page_that_is_too_large_is_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr("chainline.reports.page.write.LARGEST_BYTES", 200_000)
    rows = tuple((str(n), "x" * 390) for n in range(600))
    page = Page("t", "l", (Section("s", "s", (Table(NamedTable("", ("n", "x"), rows)),)),), ())
    with pytest.raises(UsageError, match=r"would have 0\.3 MB, more than 0\.2; choose a part"):
        write_page(page, tmp_path / "a.html")
    assert not list(tmp_path.iterdir())


def test_a_page_that_cannot_be_written_leaves_nothing_behind(tmp_path, monkeypatch):
    path = tmp_path / "a.html"
    write_page(every_block("first"), path)
    before = path.read_bytes()

    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UsageError, match=r"a\.html: cannot be written: No space left on device"):
        write_page(every_block("second"), path)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_terms_are_those_of_the_glossary_of_the_documents():
    written = (DOCUMENTS / "glossary.md").read_text(encoding="utf-8")
    terms = {line.partition(" (")[0].lower() for line in written.splitlines() if line and line[0] != " "}
    assert {term.lower() for term in GLOSSARY} <= terms
