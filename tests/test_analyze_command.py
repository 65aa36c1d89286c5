"""`chainline analyze` as a user types it."""

import json
import subprocess
import sys

import pytest
from chainline.cli import main
from chainline.reports.schemas import schema_of

SCHEMA = schema_of("analyze")
DOT = """dot:
\tvxorpd\t%xmm0, %xmm0, %xmm0
.L3:
\tvmovsd\t(%rdi,%rax,8), %xmm1
\tvfmadd231sd\t(%rsi,%rax,8), %xmm1, %xmm0
\tincq\t%rax
\tcmpq\t%rax, %rdx
\tjne\t.L3
\tret
"""
SVE = """update:
\tptrue\tp0.d
.L2:
\tld1d\t{z1.d}, p0/z, [x0]
\tfmla\tz0.d, p0/m, z1.d, z2.d
\taddvl\tx0, x0, #1
\tsubs\tx1, x1, #1
\tb.ne\t.L2
\tret
"""


@pytest.fixture
def dot(tmp_path):
    path = tmp_path / "dot.s"
    path.write_text(DOT)
    return str(path)


def _run(capsys, *arguments):
    code = main(["analyze", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _json(capsys, *arguments):
    code, out, err = _run(capsys, *arguments, "--json", "--no-simulation")
    assert code == 0, err
    result = json.loads(out)
    pytest.importorskip("jsonschema").validate(result, SCHEMA)
    return result


def test_json_follows_the_contract(capsys, dot):
    result = _json(capsys, dot, "--machine", "zen4")
    assert (result["isa"], result["syntax"], result["machine"]) == ("x86-64", "att", "zen4")
    (loop,) = result["functions"][0]["loops"]
    assert (loop["label"], loop["lines"], loop["depth"]) == (".L3", [4, 8], 1)
    assert (loop["fma"], loop["longest_fma_chain"], loop["chain_ratio"]) == (1, 1, 1.0)
    assert loop["loop_carried_cycles"] == 4
    assert loop["simulated_cycles"] is None and loop["trip_count"] is None
    assert result["functions"][0]["executed"] is None
    assert result["unknown_instructions"] == []


def test_simulation_adds_cycles_and_stalls(capsys, dot):
    code, out, _ = _run(capsys, dot, "--machine", "zen4", "--json")
    result = json.loads(out)
    pytest.importorskip("jsonschema").validate(result, SCHEMA)
    (loop,) = result["functions"][0]["loops"]
    assert code == 0
    assert loop["simulated_cycles"] == pytest.approx(4, rel=0.02)
    assert "out-of-order simulation takes 4 cycles" in loop["verdict"]


def test_arguments_give_executed_counts(capsys, dot):
    given = ("--arg", "rdx=10", "--arg", "rdi=0x1000", "--arg", "rsi=0x2000", "--arg", "eax=0")
    (function,) = _json(capsys, dot, "--machine", "zen4", *given)["functions"]
    assert function["executed"] == {"instructions": 52, "fma": 10, "flops": 20, "simulated_cycles": None}
    assert function["loops"][0]["trip_count"] == 10


def test_sve_counts_lanes_of_the_machine(capsys, tmp_path):
    path = tmp_path / "update.s"
    path.write_text(SVE)
    result = _json(capsys, str(path), "--machine", "a64fx", "--arg", "x1=3", "--arg", "x0=0x1000")
    assert result["functions"][0]["executed"] == {
        "instructions": 17,
        "fma": 3,
        "flops": 3 * 16,
        "simulated_cycles": None,
    }
    assert result["functions"][0]["loops"][0]["loop_carried_cycles"] == 9


def test_unknown_instruction_is_listed_with_bounds(capsys, tmp_path):
    path = tmp_path / "odd.s"
    path.write_text(DOT.replace("\tincq", "\tvfrobnicate\t%xmm0, %xmm0\n\tincq"))
    result = _json(capsys, str(path), "--machine", "zen4")
    assert [(u["line"], u["reason"]) for u in result["unknown_instructions"]] == [(6, "not decoded")]
    (loop,) = result["functions"][0]["loops"]
    # it may overwrite the sum: the best case waits for the counter alone
    assert loop["worst"]["loop_carried_cycles"] > 4 > loop["loop_carried_cycles"] == 1
    assert loop["certainty"] == "at least"


@pytest.mark.parametrize(("machine", "about"), [("skl", True), ("zen2", False)])
def test_what_the_cycles_hang_on_is_said(capsys, tmp_path, machine, about):
    path = tmp_path / "count.s"
    path.write_text(".L1:\n\taddl $1, 8(%rsp)\n\tdecq %rcx\n\tjne .L1\n")
    _, out, _ = _run(capsys, str(path), "--machine", machine)
    assert (": about " in out.splitlines()[2]) == about
    assert ("what was just stored, which may be a cycle less" in " ".join(out.split())) == about
    _, out, _ = _run(capsys, str(path), "--machine", machine, "--json")
    (loop,) = json.loads(out)["functions"][0]["loops"]
    assert ("just stored, which may be a cycle less." in loop["verdict"]) == about
    assert (loop["certainty"], loop["guessed_lines"]) == ("about" if about else None, [])


def test_marked_region(capsys, tmp_path):
    path = tmp_path / "marked.s"
    path.write_text(DOT.replace("\tincq", "# OSACA-BEGIN\n\tincq").replace("\tjne", "# OSACA-END\n\tjne"))
    bodies = _json(capsys, str(path), "--machine", "zen4")["functions"][0]["loops"]
    assert sorted(body["shape"] for body in bodies) == ["loop", "region"]


def test_table_marks_path_and_chain_and_ends_with_a_verdict(capsys, dot):
    code, out, _ = _run(capsys, dot, "--machine", "zen4", "--no-simulation", "-v")
    lines = out.splitlines()
    assert code == 0
    assert lines[0].endswith("x86-64 (att) on zen4")
    fma = next(line for line in lines if "vfmadd231sd" in line)
    assert fma.split()[2:5] == ["*", "*", "*"]
    assert any(line.startswith("Latency-bound: an iteration must wait") for line in lines)
    assert any(line.startswith("dot: executed instructions unknown") for line in lines)


@pytest.mark.parametrize("suffix", ["svg", "dot", "graphml"])
def test_graph_is_written(capsys, dot, tmp_path, suffix):
    path = tmp_path / f"graph.{suffix}"
    code, _, _ = _run(capsys, dot, "--machine", "zen4", "--no-simulation", "--graph", str(path))
    assert code == 0
    assert "vfmadd231sd" in path.read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--machine", "a64fx"), "is x86-64 code, machine a64fx executes aarch64"),
        (("--machine", "zen4", "--function", "axpy"), "--function axpy"),
        (("--machine", "zen4", "--arg", "rdi"), "REGISTER=VALUE"),
        (("--machine", "zen4", "--arg", "xmm0=2"), "xmm0 is no general register"),
        (("--machine", "zen4", "--graph", "out.png"), "out.png"),
        (("--machine", "zen4", "--graph", "/nowhere/out.svg", "--no-simulation"), "cannot be written"),
        (("--machine", "zen4", "--graph", "out.svg", "--loop", ".L9", "--no-simulation"), "--loop .L9"),
        (("--machine", "zen4", "--loop", ".L9", "--no-simulation"), "--loop .L9: no such body; there is .L3"),
        (
            ("--machine", "zen4", "--taken", ".L9=0.5"),
            "--taken .L9: no conditional branch goes to .L9; there are",
        ),
        (("--machine", "zen4", "--taken", ".L3"), "write LABEL=PROBABILITY"),
        (("--machine", "zen4", "--taken", ".L3=1.5"), "from 0 to 1"),
        (("--machine", "zen4", "--taken", ".L3=often"), "write LABEL=PROBABILITY"),
        (("--machine", "z80"), "unknown machine 'z80'"),
        (("--machine", "zen4", "--syntax", "nasm"), "--syntax"),
    ],
)
def test_bad_use_is_one_line(capsys, dot, arguments, message):
    code, out, err = _run(capsys, dot, *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert message in err


def test_no_such_file_is_one_line(capsys):
    code, _, err = _run(capsys, "missing.s", "--machine", "zen4")
    assert code == 2
    assert len(err.splitlines()) == 1 and "missing.s" in err


def test_bounds_alone_load_no_compiler(dot):
    """Starting up is most of the time of a short file."""
    program = (
        "import sys; from chainline.cli import main; "
        f"main(['analyze', {dot!r}, '--machine', 'zen4', '--no-simulation']); "
        "heavy = {'llvmlite', 'pandas', 'matplotlib', 'scipy'}; "
        "sys.exit(bool(heavy & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


GUARDED = """guarded:
.L3:
\tvmovsd\t(%rdi,%rax,8), %xmm1
\tvucomisd\t%xmm1, %xmm2
\tja\t.L5
.L4:
\tvsqrtsd\t%xmm1, %xmm1, %xmm1
\tincq\t%rax
\tcmpq\t%rax, %rdx
\tjne\t.L3
\tret
.L5:
\tcall\tsqrt@PLT
\tjmp\t.L4
"""


def test_paths_and_calls_in_json(capsys, tmp_path):
    path = tmp_path / "guarded.s"
    path.write_text(GUARDED)
    (loop,) = _json(capsys, str(path), "--machine", "zen4")["functions"][0]["loops"]
    assert (loop["calls"], loop["left_out_lines"], len(loop["paths"])) == ([], [13, 14], 2)
    assert loop["paths"][0]["branches"][0]["reason"] == "the way with a call is rare"
    assert "-fno-math-errno" in loop["remedies"][0]["change"]
    given = _json(capsys, str(path), "--machine", "zen4", "--taken", ".L5=0.9")
    (loop,) = given["functions"][0]["loops"]
    assert loop["calls"] == [{"line": 13, "name": "sqrt", "mathematics": True, "cycles": None}]
    assert loop["paths"][0]["probability"] == pytest.approx(0.9) and loop["left_out_lines"] == []


def test_json_names_the_arguments_that_would_tell(capsys, dot):
    assert _json(capsys, dot, "--machine", "zen4")["functions"][0]["wanted_arguments"] == ["rdx"]


def test_a_loop_is_chosen_without_a_graph(capsys, dot):
    code, out, _ = _run(capsys, dot, "--machine", "zen4", "--no-simulation", "--loop", ".L3")
    assert code == 0 and "hot loop .L3" in out


@pytest.mark.parametrize("tool", ["OSACA", "LLVM-MCA"])
def test_a_marked_loop_is_reported_once(capsys, tmp_path, tool):
    path = tmp_path / "marked.s"
    text = DOT.replace(".L3:", f"# {tool}-BEGIN\n.L3:", 1).replace("\tret", f"# {tool}-END\n\tret")
    path.write_text(text)
    (body,) = _json(capsys, str(path), "--machine", "zen4")["functions"][0]["loops"]
    assert (body["shape"], body["label"], body["instructions"]) == ("loop", ".L3", 5)
