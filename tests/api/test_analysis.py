"""Assembly analysed: the same answer as the command, in every form."""

import json

import chainline as cl
import matplotlib as mpl
import networkx as nx
import pytest
from chainline.cli import main

mpl.use("agg")
SUM = """\
.globl sum
.type sum, @function
sum:
.L2:
  vmovsd (%rdi), %xmm2
  vfmadd231sd (%rsi), %xmm2, %xmm0
  addq $8, %rdi
  addq $8, %rsi
  decq %rcx
  jne .L2
  ret
.globl none
.type none, @function
none:
  ret
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "sum.s"
    path.write_text(SUM)
    return path


def command(capsys, *words):
    assert main(["analyze", *words]) == 0
    return capsys.readouterr().out


def test_json_and_text_are_those_of_the_command(file, capsys):
    report = cl.analyze(file, machine="zen5")
    assert report.to_json() == json.loads(command(capsys, str(file), "--machine", "zen5", "--json"))
    assert str(report) + "\n" == command(capsys, str(file), "--machine", "zen5")


def test_a_text_is_analysed_as_the_file_that_holds_it(file):
    assert cl.analyze(SUM, machine="zen5").to_json() == cl.analyze(str(file), machine="zen5").to_json()


def test_arguments_give_executed_counts(file, capsys):
    found = cl.analyze(file, machine="zen5", function="sum", arguments={"ecx": 10}).to_json()
    words = (str(file), "--machine", "zen5", "--function", "sum", "--arg", "rcx=10", "--json")
    assert found == json.loads(command(capsys, *words))
    assert found["functions"][0]["executed"]["fma"] == 10


def test_the_table_has_a_row_for_each_body(file):
    table = cl.analyze(file, machine="zen5").to_frame()
    assert list(table["function"]) == ["sum", "none"]
    assert table["loop_carried_cycles"][0] == 4


def test_the_graph_is_that_of_the_loop_with_most_fma(file):
    graph = cl.analyze(file, machine="zen5").graph
    assert isinstance(graph, nx.DiGraph)
    assert graph.number_of_nodes() == 6
    assert graph.edges[1, 1]["distance"] == 1  # the sum is carried around the loop
    assert (graph.edges[0, 1]["kind"], graph.edges[0, 1]["distance"]) == ("register", 0)


def test_a_body_is_chosen_by_its_label(file):
    report = cl.analyze(file, machine="zen5")
    assert report.body(".L2") is report.main
    assert report.graph_of("none").number_of_nodes() == 1
    with pytest.raises(cl.UsageError, match=r"no loop '\.L9'; there is \.L2, none"):
        report.body(".L9")


def test_a_figure_draws_each_bound(file):
    report = cl.analyze(file, machine="zen5")
    axes = report.plot()
    assert len(axes.patches) == sum(bound.cycles > 0 for bound in report.main.bounds)
    assert axes.get_xlabel() == "cycles per iteration"
    assert report.plot(axes) is axes


@pytest.mark.parametrize(
    ("source", "options", "said"),
    [
        ("nowhere.s", {}, "nowhere.s: cannot be read"),
        (SUM, {"machine": "a64fx"}, "<text>: is x86-64 code, machine a64fx executes aarch64"),
        (SUM, {"function": "g"}, "no such function"),
        (SUM, {"arguments": {"xmm0": 1}}, "xmm0 is no general register"),
        (SUM, {"arguments": {"rcx": 0.5}}, "rcx: 0.5 is no whole number"),
        ("\n", {}, "<text>: "),
    ],
)
def test_bad_input_is_refused_in_one_line(source, options, said):
    with pytest.raises(cl.UsageError, match=said) as caught:
        cl.analyze(source, **({"machine": "zen5"} | options))
    assert "\n" not in str(caught.value)


def test_what_is_known_of_branches_decides_the_path():
    arms = "je .L2; incq %rdx; jmp .L3; .L2:; vdivsd %xmm1, %xmm2, %xmm3; .L3:"
    lines = f"f:; .L1:; testl %eax, %eax; {arms}; decq %rcx; jne .L1; ret".replace("; ", chr(10))
    straight, other = (cl.analyze(lines, "zen5", simulate=False, taken=given) for given in ({}, {".L2": 0.9}))
    assert (straight.main.bottleneck.cycles, other.main.bottleneck.cycles) == (1.0, 4.0)
    assert "--taken .L2=1 for the other way" in " ".join(str(straight).split())
    with pytest.raises(cl.UsageError, match=r"no conditional branch goes to \.L9"):
        cl.analyze(lines, "zen5", taken={".L9": 0.5})
