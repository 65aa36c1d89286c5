"""Assembly analysed: the same answer as the command, in every form."""

import json
import re

import chainline as cl
import matplotlib as mpl
import networkx as nx
import pytest
from chainline.cli import main
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

mpl.use("agg")
QUICK = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
REGISTERS = st.sampled_from(["rdi", "RDI", "edi", "dil", "rsi", "x0", "xmm0", "k1", "rip", "", "rd", "rsp"])
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
        (SUM, {"function": "g"}, "^function g: no such function"),
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
    with pytest.raises(cl.UsageError, match=r"^taken \.L9: no conditional branch goes to \.L9"):
        cl.analyze(lines, "zen5", taken={".L9": 0.5})


def refuses(call):
    """Return the message that refuses a call, None where it is accepted."""
    try:
        call()
    except cl.UsageError as error:
        text = str(error)
        assert "\n" not in text
        return text
    return None


def both(capsys, file, words, arguments):
    """Assert that the command and the function take or refuse the same."""
    capsys.readouterr()
    code = main(["analyze", str(file), "--machine", "zen5", "--no-simulation", "--json", *words])
    out, err = capsys.readouterr()
    refused = refuses(lambda: cl.analyze(file, machine="zen5", simulate=False, **arguments))
    assert (code, refused is None) in ((0, True), (2, False)), (words, arguments, err, refused)
    if code == 0:
        found = cl.analyze(file, machine="zen5", simulate=False, **arguments)
        assert json.loads(out) == found.to_json()


@pytest.mark.exhaustive
@QUICK
@given(
    name=REGISTERS,
    value=st.one_of(
        st.integers(-(2**70), 2**70), st.integers(0, 9), st.floats(), st.text("0x1_. -", max_size=4)
    ),
)
def test_a_register_value_is_taken_or_refused_alike(capsys, file, name, value):
    if isinstance(value, str) and (found := re.fullmatch(r"-?[0-9]+", value)):
        value = int(found[0])
    both(capsys, file, [f"--arg={name}={value}"], {"arguments": {name: value}})


@pytest.mark.exhaustive
@QUICK
@given(
    label=st.sampled_from([".L2", ".L3", "sum", ""]),
    value=st.one_of(st.floats(), st.floats(0, 1), st.integers(-1, 5)),
)
@example(".L2", 5.0)
@example(".L2", float("nan"))
@example(".L2", 10**400)
def test_a_probability_is_taken_or_refused_alike(capsys, file, label, value):
    both(capsys, file, [f"--taken={label}={value}"], {"taken": {label: value}})


@pytest.mark.parametrize(
    ("option", "argument", "values"),
    [
        ("--function", "function", ["sum", "none", "g", "", "sum "]),
        ("--syntax", "syntax", ["att", "intel", "nasm", "gas", ""]),
        ("--profile", "profile", ["nowhere.gcda", "", "."]),
        ("--machine", "machine", ["zen5", "a64fx", "z80", "", "no.toml", "."]),
    ],
)
def test_other_options_and_arguments_take_or_refuse_alike(capsys, file, option, argument, values):
    for value in values:
        words = ["analyze", str(file), "--machine", "zen5", "--no-simulation", f"{option}={value}"]
        try:
            code = main(words)
        except SystemExit as stop:  # of the parser
            code = stop.code
        capsys.readouterr()
        refused = refuses(
            lambda value=value: cl.analyze(
                file, **({"machine": "zen5", "simulate": False} | {argument: value})
            )
        )
        assert (code, refused is None) in ((0, True), (2, False)), (option, value, refused)


def test_a_register_or_a_branch_has_one_value(capsys, file):
    for words, said in (
        (["--arg", "rcx=1", "--arg", "ecx=2"], "--arg ecx: is 2 here, and 1 before"),
        (["--taken", ".L2=0.5", "--taken", ".L2=1"], "--taken .L2: is 1.0 here, and 0.5 before"),
    ):
        assert main(["analyze", str(file), "--machine", "zen5", *words]) == 2
        assert said in capsys.readouterr().err
    assert "ecx" in (refuses(lambda: cl.analyze(file, "zen5", arguments={"rcx": 1, "ecx": 2})) or "")
    assert refuses(lambda: cl.analyze(file, "zen5", arguments={"rcx": 2, "ecx": 2}, simulate=False)) is None


def test_a_text_is_cleaned_as_a_file_is(tmp_path):
    text = "\ufeffsum:\r\n.L2:\r\n  addq $8, %rdi\r\n  decq %rcx\r\n  jne .L2\r\n  ret\r\n"
    path = tmp_path / "windows.s"
    path.write_bytes(text.encode())
    assert cl.analyze(text, "zen5").to_json() == cl.analyze(path, "zen5").to_json()
    assert "binary" in (refuses(lambda: cl.analyze("sum:\0\n", "zen5")) or "")
    assert "no name of a file" in (refuses(lambda: cl.analyze("\0.s", "zen5")) or "")
