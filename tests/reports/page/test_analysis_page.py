"""The page of `chainline analyze`: what stands on it, and that its parts are about the same instructions."""

import re
from math import prod

import pytest
from chainline.analysis.incore.pipeline.timeline import timeline_of
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.reports.page.analyze import AnalysedFile, analysis_page
from chainline.reports.page.body_views import port_map
from chainline.reports.page.page import provenance
from chainline.reports.page.side_by_side import Linked
from chainline.reports.page.write import page_html

from .reading import Read, require_legends, require_self_contained

ZEN3 = load_machine("zen3")
SUM = """total:
	.file 1 "sum.c"
.L3:
	.loc 1 4 7
	vaddpd	(%rdi), %ymm0, %ymm0
	addq	$32, %rdi
	.loc 1 3 21
	cmpq	%rax, %rdi
	jne	.L3
	ret
"""
SOURCE = ("double total(", "", "  for (...)", "    s += <a>[i];", "  return s;", "}")


def read_page(text, sources=None, simulate=True, machine=ZEN3):
    listing = parse(text, machine.isa)
    found = analyse_file(listing, machine, arguments={}, simulate=simulate)
    command = ("analyze", "sum.s", "--html", "sum.html")
    file = AnalysedFile("sum.s", found, machine, listing, sources or {}, command)
    page = analysis_page(file, provenance(command, machine, {"sum.s": "0" * 64}))
    require_legends(page)
    read = Read(page_html(page))
    require_self_contained(read)
    return read


@pytest.fixture(scope="module")
def of_a_sum():
    return read_page(SUM, {"sum.c": SOURCE})


@pytest.mark.exhaustive
def test_every_part_is_there(of_a_sum):
    for heading in (
        "Source and assembly",
        "Execution ports",
        "Timeline",
        "Dependencies",
        "What if",
        "Roofline",
        "Instructions and bounds",
        "Repeat it",
        "Where this comes from",
        "Glossary",
    ):
        assert heading in of_a_sum.text
    assert "3.00 cycles an iteration" in of_a_sum.text and "s += <a>[i];" in of_a_sum.text


def test_every_instruction_is_linked_with_its_line_its_ports_its_stages_and_its_place(of_a_sum):
    every = {f"b0-{n}" for n in range(4)}
    for tag in ("li", "tr", "g", "rect", "text"):
        assert of_a_sum.linked(tag) == every, tag
    source = [a["data-at"] for tag, a in of_a_sum.elements if tag == "li" and " " in a.get("data-at", "")]
    assert source == ["b0-2 b0-3", "b0-0 b0-1"]


def test_what_limits_has_the_strong_colour(of_a_sum):
    strong = [a for tag, a in of_a_sum.elements if tag == "path" and a.get("class", "").startswith("limit")]
    assert [a["class"] for a in strong] == 2 * ["limit-later"]  # drawn for narrow screens, too
    marked = [a for tag, a in of_a_sum.elements if tag == "li" and "limits" in a.get("class", "")]
    assert len(marked) == 2  # the add, and its line of the source


def test_sliders_start_where_the_machine_is(of_a_sum):
    core, code = of_a_sum.data
    for data in (core, code):
        place = 0
        for values, now in zip(data["values"], data["now"], strict=True):
            place = place * len(values) + now
        assert data["results"][place] == pytest.approx(3.0)
        assert len(data["results"]) == prod(map(len, data["values"]))
    assert min(core["results"]) < 2  # more sums
    assert code["results"] == pytest.approx([3.0] * 8)  # its adds wait, unrolled and misaligned


def test_provenance_and_commands_repeat_it(of_a_sum):
    assert "machine file zen3, digest" in of_a_sum.text and "SHA-256 000" in of_a_sum.text
    assert "chainline analyze sum.s --html sum.html" in of_a_sum.text
    assert "chainline analyze sum.s --machine zen3 --loop .L3 -v" in of_a_sum.text


GUARDED = """f:
.L2:
	vmovsd	(%rdi), %xmm0
	vucomisd	%xmm0, %xmm1
	ja	.L5
	{left_out}
	call	exp
.L5:
	{always}
	addq	$8, %rdi
	cmpq	%rax, %rdi
	jne	.L2
	ret
"""


@pytest.mark.exhaustive
def test_paths_are_listed_and_lines_beside_the_path_are_pale():
    read = read_page(GUARDED.format(left_out="vfrobnicate %xmm0, %xmm0", always="nop"))
    assert "Paths" in read.text and "Timeline" in read.text
    pale = [a for tag, a in read.elements if tag == "li" and "off-path" in a.get("class", "")]
    assert len(pale) == 1  # the call; what is not known is no instruction
    assert "Not covered" in read.text and "vfrobnicate" in read.text


def test_what_is_not_covered_is_not_simulated():
    read = read_page(GUARDED.format(left_out="nop", always="vfrobnicate %xmm0, %xmm0"))
    assert "Timeline" not in read.text and "What if" not in read.text
    assert "spread evenly over the ports that may take them" in read.text


def test_a_file_without_simulation_or_code():
    read = read_page(SUM, simulate=False)
    assert "at least 3.00 cycles" in read.text and "Timeline" not in read.text
    assert "source was not found beside the assembly" in read.text
    assert "Put sum.c into the folder of the assembly" in read.text


def test_how_to_get_the_source_is_said_where_the_assembly_names_none():
    without = "\n".join(line for line in SUM.splitlines() if ".loc" not in line and ".file" not in line)
    read = read_page(without, simulate=False)
    assert "compile with -g , such as gcc -O3 -g -S sum.c -o sum.s , object files too" in read.text


def loops(*bodies):
    """Return a function for each body, which is what its loop does."""
    end = "addq $8, %rdi\ncmpq %rax, %rdi\njne .L{0}\nret\n.size f{0}, .-f{0}\n"
    parts = (
        f".type f{n}, @function\nf{n}:\n.L{n}:\n{body}\n{end.format(n)}" for n, body in enumerate(bodies)
    )
    return "".join(parts)


def test_every_loop_of_a_file_has_a_link_the_hottest_first():
    adds = ["\n".join(["vaddsd (%rdi), %xmm0, %xmm0"] * count) for count in (1, 4, 2, 5, 3)]
    read = read_page(loops(*adds), simulate=False)
    table = read.html[read.html.index('id="bodies"') : read.html.index('id="body-0"')]
    links = re.findall(r'<a href="#(body-\d)">(f\d)</a>', table)
    assert links == [("body-0", "f3"), ("body-1", "f1"), ("body-2", "f4"), ("body-3", "f2"), ("body-4", "f0")]
    assert [key for key in read.ids if re.fullmatch(r"body-\d", key)] == [key for key, _ in links]
    assert "The first 3 are below in full" in read.text
    brief = read.html[read.html.index('id="body-3"') :]
    assert "What limits it" in brief and "Dependencies" not in brief


def test_of_many_loops_those_that_a_page_has_no_room_for_are_named_alone(monkeypatch):
    monkeypatch.setattr("chainline.reports.page.analyze._MOST_IN_BRIEF", 9)
    read = read_page(loops(*["vaddsd (%rdi), %xmm0, %xmm0"] * 7), simulate=False)
    shown = [key for key in read.ids if re.fullmatch(r"body-\d", key)]
    assert len(shown) == 3 + 2  # of four instructions each
    assert all(f"f{n}" in read.text for n in range(7))


@pytest.mark.exhaustive
def test_long_bodies_are_cut_and_the_page_stays_small():
    body = "\n".join(f"\tvaddpd\t{8 * n}(%rdi), %ymm{n % 16}, %ymm{n % 16}" for n in range(1500))
    read = read_page(f"f:\n.L1:\n{body}\n\tdecq %rcx\n\tjne .L1\n\tret\n", simulate=False)
    assert "The first 140 of 1502 instructions" in read.text
    assert "The first 200 of 1502 instructions" in read.text
    assert len(read.html) < 600_000


@pytest.mark.exhaustive
def test_code_for_another_architecture():
    code = "ld1d z0.d, p0/z, [x0]; fadd z1.d, p0/m, z1.d, z0.d; add x0, x0, 64; cmp x0, x1; bne .L1; ret"
    text = "f:\n.L1:\n" + code.replace("; ", "\n")
    read = read_page(text, machine=load_machine("a64fx"))
    assert re.search(r"Roofline of one core of a64fx", read.text)
    assert read.data[0]["values"][0] == [32, 64, 128, 256, 512]


def test_a_port_is_busy_for_as_long_as_an_operation_takes():
    """A square root begins on the divider once an iteration, and keeps it for nine cycles."""
    loop = ".L3:\n\tvsqrtsd (%rdi), %xmm2, %xmm1\n\taddq $8, %rdi\n\tcmpq %rax, %rdi\n\tjne .L3\n"
    root = analyse_file(parse(loop, ZEN3.isa), ZEN3, arguments={}, simulate=True).functions[0].bodies[0]
    timeline = timeline_of(root.body.instructions, ZEN3, root.body.repeats)
    shown = port_map(Linked(root, 0), ZEN3, timeline)
    divider = shown.columns.index("div")
    assert shown.values[0][divider] == shown.totals[divider] == pytest.approx(9)
    assert sum(shown.binding) == 1 and shown.binding[divider]
