"""One loop of a file is the hot one: in text, JSON, graphs, timelines, pages, SARIF and Python alike."""

import json
import re
from pathlib import Path

import chainline as cl
import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.region_selection import (
    functions_by_heat,
    hottest_first,
    hottest_of_file,
)
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.cli import main
from chainline.reports.analyze import analysis_lines
from chainline.reports.analyze_json import analysis_to_json
from chainline.reports.terminal import as_text
from hypothesis import given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).parents[1]
LISTINGS = [
    *((ROOT / "samples/loops" / name, "zen5") for name in ("handwritten.s", "kernels-avx512.s")),
    (ROOT / "samples/loops/kernels-sve.s", "a64fx"),
    *((path, "a64fx") for path in sorted((ROOT / "tests").glob("analysis/incore/regions/aarch64_loops/*.s"))),
]
TWO = """f:
.L2:
	vfmadd231sd	(%rdi), %xmm1, %xmm0
	vfmadd231sd	(%rsi), %xmm1, %xmm3
	addq	$8, %rdi
	addq	$8, %rsi
	decq	%rcx
	jne	.L2
.L3:
	vfmadd231pd	(%rdx), %zmm1, %zmm4
	vaddpd	%zmm4, %zmm5, %zmm5
	addq	$64, %rdx
	decq	%r8
	jne	.L3
	ret
"""


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    path = tmp_path_factory.mktemp("two") / "two_loops.s"
    path.write_text(TWO)
    return path


def of_text(out):
    """Return by function the lines of the loop that the text calls hot, and what it calls the hottest."""
    hot = re.findall(
        r"^(\S+), (?:hot )?(?:outer )?(?:loop|region)? ?\S*?,? ?lines (\d+) to (\d+)", out, re.MULTILINE
    )
    first = re.search(r"^hottest of \d+ functions: (\S+?),.*line (\d+)$", out, re.MULTILINE)
    return {name: [int(a), int(b)] for name, a, b in hot}, first


def everywhere(capsys, folder, path, machine, *options):
    """Return the lines of the one body that each form shows."""
    folder.mkdir()
    names = {"graph": folder / "g.dot", "kanata": folder / "k.log", "trace": folder / "t.json"}
    html = folder / "p.html"
    words = ["analyze", str(path), "--machine", machine, *options]
    files = [f"--{name}={file}" for name, file in names.items()]
    assert main([*words, *files, f"--html={html}", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    low, high = found["hot"]["lines"]
    lines = {
        "graph": re.findall(r'label="(\d+): ', names["graph"].read_text()),
        "kanata": re.findall(r"^L\t\d+\t0\t(\d+):", names["kanata"].read_text(), re.MULTILINE),
        "trace": re.findall(r'"line":(\d+)', names["trace"].read_text()),
    }
    for name, numbers in lines.items():
        assert numbers and {int(n) for n in numbers} <= set(range(low, high + 1)), name
    assert (
        f"lines {low} to {high}"
        in re.search(r"<p class=.lead.[^>]*>(.*?)</p>|<header.*?</header>", html.read_text(), re.DOTALL)[0]
    )
    return found


@pytest.mark.parametrize("options", [(), ("--arg", "rcx=1000", "--arg", "r8=3"), ("--no-simulation",)])
def test_every_form_shows_the_same_loop(capsys, tmp_path, two, options):
    found = everywhere(capsys, tmp_path / "out", two, "spr", *options)
    label = ".L2" if "rcx=1000" in options else ".L3"
    assert found["hot"] == {"function": "f", "label": label, "lines": found["hot"]["lines"]}
    assert [loop["label"] for loop in found["functions"][0]["loops"] if loop["hot"]] == [label]
    assert main(["analyze", str(two), "--machine", "spr", *options]) == 0
    assert f"f, hot loop {label}, lines" in capsys.readouterr().out
    assert main(["analyze", str(two), "--machine", "spr", "--format", "sarif", *options]) == 0
    results = json.loads(capsys.readouterr().out)["runs"][0]["results"]
    assert [r["message"]["text"].split(":")[0] for r in results if r["properties"]["hot"]] == [
        f"loop {label}"
    ]
    arguments = {"rcx": 1000, "r8": 3} if "rcx=1000" in options else {}
    report = cl.analyze(two, "spr", arguments=arguments, simulate="--no-simulation" not in options)
    assert report.main.body.label == label and report.body(label) is report.main
    assert list(report.to_frame().query("hot")["label"]) == [label]


def test_another_loop_that_is_chosen_is_not_called_hot(capsys, two):
    assert main(["analyze", str(two), "--machine", "spr", "--loop", ".L2"]) == 0
    out = capsys.readouterr().out
    assert "f, loop .L2, lines" in out and "hot" not in out


@pytest.mark.parametrize(("path", "machine"), LISTINGS, ids=[path.name for path, _ in LISTINGS])
def test_shipped_listings(capsys, path, machine):
    report = cl.analyze(path, machine)
    agree(report.found, report.machine.record, str(report))
    assert report.main is hottest_of_file(report.found)


def agree(found, machine, text):
    """Assert that text and JSON have the hot loop of each function, and of the file."""
    data = analysis_to_json(found, machine)
    shown, first = of_text(text)
    for function, told in zip(found.functions, data["functions"], strict=True):
        hot = hottest_first(function)[:1]
        assert [body.hot for body in function.bodies].count(True) == len(hot)
        assert [loop["lines"] for loop in told["loops"] if loop["hot"]] == [
            [body.body.first_line, body.body.last_line] for body in hot
        ]
        if hot:
            assert shown[function.name][0] == hot[0].body.first_line
    pairs = functions_by_heat(found)
    if pairs:
        main_body = hottest_of_file(found)
        assert main_body is pairs[0][1] and main_body.hot
        assert data["hot"]["lines"] == [main_body.body.first_line, main_body.body.last_line]
    if len(pairs) > 1:
        assert (first[1], int(first[2])) == (pairs[0][0].name, main_body.body.first_line)
    else:
        assert first is None


BODIES = st.sampled_from(
    [
        "vaddsd (%rdi), %xmm0, %xmm0",
        "vfmadd231pd (%rdi), %zmm1, %zmm2",
        "vmulpd %ymm1, %ymm2, %ymm3; vaddpd %ymm3, %ymm4, %ymm4",
        "imulq %rsi, %rdx",
        "vdivsd %xmm1, %xmm2, %xmm3",
    ]
)
LOOPS = st.tuples(BODIES, st.integers(0, 20), st.booleans())
"""What is done, how often (0: nobody knows), and whether a loop stands around it."""


def drawn_text(functions):
    lines, number = [], 0
    for place, loops in enumerate(functions):
        lines += [f".type f{place}, @function", f"f{place}:"]
        for body, times, nested in loops:
            number += 1
            if nested:
                lines += ["movl $2, %r9d", f".L{number}o:"]
            lines += [f"movl ${times}, %ecx"] if times else []
            lines += [
                f".L{number}:",
                *body.split("; "),
                "decq %rcx" if times else "decq %r8",
                f"jne .L{number}",
            ]
            if nested:
                lines += ["decq %r9", f"jne .L{number}o"]
        lines.append("ret")
    return "\n".join([*lines, ""])


@settings(max_examples=40, deadline=None, derandomize=True)
@given(st.lists(st.lists(LOOPS, max_size=3), min_size=1, max_size=3))
def test_drawn_listings(functions):
    machine = load_machine("spr")
    found = analyse_file(parse(drawn_text(functions), "x86-64"), machine, arguments={}, simulate=False)
    agree(found, machine, "\n".join(as_text(analysis_lines("x.s", found, machine), 200)))
    for function, loops in zip(found.functions, functions, strict=True):
        if loops and all(times for _, times, _ in loops):  # the call is followed
            cycles = [body.cycles_in_a_call for body in function.bodies]
            assert hottest_first(function)[0].cycles_in_a_call == max(cycles)
        elif loops:
            assert hottest_first(function)[0].body.depth == max(body.body.depth for body in function.bodies)
