"""published_loops: made-up files in the formats of PMEvo and OSACA are read, simulated, and refused."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from chainline.asm.listing import parse
from chainline.errors import UsageError

SAMPLE = Path(__file__).parent / "published_loops"
ADD, LOAD = (
    "ADD_((REG:RW:G:64)),_((IMM:8))",
    "VMOVUPD_((REG:W:V:256)),_ymmword_ptr_[((MEM:64))_+_((MIMM:16))]",
)
A64_ADD, A64_LOAD = (
    "_add_((REG:W:G:64)),_((REG:R:G:64)),_8",
    "_ldr_((REG:W:F:64)),_[((MEM:64)),_((MIMM:16))]",
)
COLUMNS = ("arch", "compiler", "cflags_name", "kernel", "best_runtime", "OSACA_relerr", "IACA_prediction")
COPY = ("SKX", "gcc", "O2", "copy", "0.5", "0.6", "NaN", "0.25")
MARKED = """\
\tmovl $111, %ebx
\t.byte 100, 103, 144
# pointer_increment=32 0123
# LLVM-MCA-BEGIN
.L3:
\tvmovupd (%rax,%rcx), %ymm0
\tvmovupd %ymm0, (%rdx,%rcx)
\taddq $32, %rcx
\tcmpq %rcx, %rsi
\tjne .L3
# LLVM-MCA-END
\tmovl $222, %ebx
\t.byte 100, 103, 144
"""


@pytest.fixture
def others(monkeypatch):
    monkeypatch.syspath_prepend(str(SAMPLE))
    for name in (
        "cases",
        "stencils",
        "compare",
        "compiled",
        "experiments",
        "loop_writer",
        "notebook",
        "port_mapping",
        "scores",
    ):
        monkeypatch.delitem(sys.modules, name, raising=False)
    import compare  # noqa: PLC0415  beside its modules on a path of its own

    return compare


STENCIL = """\
---
machine      : "SkylakeSP_Gold-6148_SNC"
---
{%- capture source_code_asm -%}
P vmovupd ymm1, ymmword ptr [rax+r15*8]
vaddpd ymm1, ymm1, ymmword ptr [rax+r15*8+0x8]
vmovupd ymmword ptr [r13+r15*8+0x8], ymm1
add r15, 0x4
cmp r15, r14
jb 0xffffffffffffff66
{%- endcapture -%}
"""
SIZES = """\
N^3,Benchmark cycl,ECM LC Tol,ECM LC Tnol,ECM LC Tl1l2,ECM LC Tl2l3,ECM LC Tl3mem,ECM LC cycl
20,9.0,2.0,2.0,0.0,0.0,0.0,2.0
50,4.0,2.0,2.0,0.0,0.0,0.0,2.0
60,5.0,2.0,2.0,4.0,4.0,0.0,10.0
70,,2.0,2.0,4.0,4.0,0.0,10.0
"""


def inspect(folder: Path, page: str = STENCIL, sizes: str = SIZES) -> Path:
    """Write a checkout of INSPECT with one stencil, and a page without a loop."""
    home = folder / "stencils" / "3D" / "SkylakeSP_Gold-6148_SNC"
    home.mkdir(parents=True)
    (home / "index.md").write_text(page)
    (home / "results.csv").write_text(sizes)
    (folder / "stencils" / "index.md").write_text("nothing\n")
    return folder


def pmevo(folder: Path, **changed: object) -> Path:
    """Write an artifact with one experiment: two adds and two loads, a cycle."""
    for processor in ("SKL", "ZEN", "A72"):
        home = folder / "vm_setup" / "data" / processor
        home.mkdir(parents=True)
        add, load = (A64_ADD, A64_LOAD) if processor == "A72" else (ADD, LOAD)
        row = {
            "iseq": [add, add, load, load],
            "result": {"cycles": 1.0},
            "other_results": [{"id": "IACA", "cycles": 1.5}, {"id": "Ithemal", "cycles": None}],
        }
        row |= changed
        document = {"kind": "ExperimentList", "arch": {}, "exps": [row]}
        (home / "exps_eval_small_annotated.json").write_text(json.dumps(document))
        document["exps"] = [{"iseq": [load], "result": {"cycles": 0.5}}]
        (home / "exps_singletons.json").write_text(json.dumps(document))
        ports = {add: [["0", "1"]], load: [["2"]]}
        (home / "mapping_pmevo.json").write_text(json.dumps({"kind": "Mapping3", "assignment": ports}))
    return folder


def osaca(folder: Path, *cells: str) -> Path:
    """Write a checkout with one loop of Skylake server, and its assembly."""
    head = "".join(f"<th>{name}</th>" for name in ("", *COLUMNS, "LLVM-MCA_prediction"))
    row = "".join(f"<td>{cell}</td>" for cell in cells or COPY)
    html = [f"<table><tr>{head}</tr>\n", f"<tr><th>7</th>{row}</tr></table>"]
    cells_of_notebook = [{"outputs": [{"data": {"text/html": html}}]}]
    home = folder / "validation" / "build" / "SKX" / "gcc" / "O2"
    home.mkdir(parents=True)
    (home / "copy.marked.s").write_text(MARKED)
    (folder / "validation" / "Analysis.ipynb").write_text(json.dumps({"cells": cells_of_notebook}))
    return folder


def run(others, monkeypatch, capsys, *arguments: object) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["compare.py", *map(str, arguments)])
    status = 0
    try:
        others.main()
    except SystemExit as stopped:
        status = stopped.code
    return status, *capsys.readouterr()


def test_an_experiment_of_pmevo(others, tmp_path):
    (found,) = others.read_experiments(pmevo(tmp_path), "SKL")
    assert (found.forms, found.cycles, found.peers) == ((ADD, ADD, LOAD, LOAD), 1.0, {"IACA": 1.5})
    skl = others.load_machine("skl")
    case = others.experiment_case(found, skl, others.read_mappings(tmp_path, "SKL"))
    (row,) = others.rows_of([case], skl)
    assert row.predicted["PMEvo"] == 2  # two loads on one port
    assert row.predicted["chainline"] == pytest.approx(1, abs=0.05)  # two loads a cycle, four slots


def test_registers_and_addresses_go_round(others):
    lines = others.loop_text(["ADD_((REG:RW:G:64)),_((REG:R:G:64))", LOAD], others.X86_64).splitlines()
    assert lines[2:6] == [
        "ADD rbx, rsi",
        "VMOVUPD ymm0, ymmword ptr [r14 + 64]",
        "ADD rsi, rdi",
        "VMOVUPD ymm1, ymmword ptr [r14 + 128]",
    ]
    assert len(lines) == 2 + 100 + 2
    assert not parse("\n".join(lines), "x86-64").unknown


def test_a_form_of_another_machine_is_refused(others):
    with pytest.raises(UsageError, match="placeholder is not known"):
        others.loop_text(["FADD_((REG:W:Q:64))"], others.AARCH64)


def test_a_loop_of_osaca_is_what_its_markers_enclose(others, tmp_path):
    (loop,) = others.read_measured_loops(osaca(tmp_path))
    assert (loop.arch, loop.cycles, loop.peers) == ("SKX", 0.5, {"llvm-mca": 0.25, "OSACA": 0.2})
    marked = others.read_marked_loop(tmp_path / loop.file, "x86-64")
    assert ([i.mnemonic for i in marked.instructions][-1], marked.iterations) == ("jne", 4)
    assert len(marked.instructions) == 5
    clx = others.load_machine("clx")
    (row,) = others.rows_of([others.loop_case(loop, tmp_path, clx)], clx)
    assert row.predicted["chainline"] >= 0.25  # a store a cycle, four elements each


@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc not installed")
def test_a_kernel_of_osaca_whose_assembly_is_absent_is_compiled(others, monkeypatch, capsys, tmp_path):
    folder = osaca(tmp_path, "ZEN2", "gcc", "O2", "copy", "2.0", "0.5", "NaN", "1.6")
    command = ("osaca", folder, "--compile", "--worst", 1)
    status, _, err = run(others, monkeypatch, capsys, *command)
    assert (status, "copy.c: no such file" in err) == (2, True)
    (folder / "validation" / "kernels").mkdir()
    source = folder / "validation" / "kernels" / "copy.c"
    source.write_text("void kernel(double *a, double *b, int n) { for (int i = 0; i < n; i++) a[i] = b[i]; }")
    status, out, _ = run(others, monkeypatch, capsys, *command)
    assert status == 0
    line = next(line for line in out.splitlines() if line.endswith("copy.marked.s"))
    assert 1.0 <= float(line.split()[2]) <= 2.0  # a load and a store in scalar code, an element an iteration
    source.write_text("void kernel(")
    status, _, err = run(others, monkeypatch, capsys, *command)
    assert (status, err.count("\n"), "gcc: " in err) == (1, 1, True)


def test_a_stencil_of_inspect(others, tmp_path):
    (found,) = others.read_stencils(inspect(tmp_path))
    assert (others.processor_of(found), found.pass_bytes) == ("SkylakeSP_Gold-6148", 32)
    assert [size.size for size in found.sizes] == [20, 50, 60]
    assert [size.in_core for size in found.sizes] == [True, True, False]
    skx = others.load_machine("skx")
    (core,) = others.rows_of(others.stencil_cases(found, all_sizes=False), skx)
    assert (core.measured, core.predicted["INSPECT"]) == (4.0, 2.0)  # 20 is too short
    assert core.predicted["chainline"] == pytest.approx(
        3.5, rel=0.02
    )  # seven slots a pass, two passes a line
    every = others.rows_of(others.stencil_cases(found, all_sizes=True), skx)
    assert [row.predicted["INSPECT"] for row in every] == [2.0, 10.0]
    assert every[1].predicted["chainline"] == 10  # what transfers take


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("add r15, 0x4", "lea r15, [r15+r12]"),  # a step that is not known
        ("cmp r15, r14", "jb 0x12"),  # a way out
        ("vaddpd ymm1", "vfoo ymm1"),
    ],
)
def test_a_stencil_whose_loop_is_not_understood_is_left_out(others, tmp_path, old, new):
    with pytest.raises(UsageError, match=r"no index\.md with assembly"):
        others.read_stencils(inspect(tmp_path, STENCIL.replace(old, new)))


def test_llvm_mca_is_asked_where_it_is_installed(others, monkeypatch, tmp_path):
    skl = others.load_machine("skl")
    (found,) = others.read_experiments(pmevo(tmp_path), "SKL")
    case = others.experiment_case(found, skl, {})
    (row,) = others.rows_of([case], skl)
    if shutil.which("llvm-mca-19"):
        assert row.predicted["llvm-mca 19, here"] == pytest.approx(1, abs=0.2)
    monkeypatch.setenv("PATH", str(tmp_path))
    (row,) = others.rows_of([case], skl)
    assert set(row.predicted) == {"chainline", "IACA"}


def test_tables_are_printed(others, monkeypatch, capsys, tmp_path):
    status, out, _ = run(others, monkeypatch, capsys, "pmevo", pmevo(tmp_path / "pmevo"))
    assert status == 0
    assert "IACA                       1   50.0%   50.0%  +50.0%           1" in out
    status, out, _ = run(others, monkeypatch, capsys, "pmevo", tmp_path / "pmevo", "--alone")
    assert status == 0
    assert "chainline                  1    0.0%    0.0%   +0.0%           0" in out
    assert "PMEvo  " not in out
    status, out, _ = run(others, monkeypatch, capsys, "osaca", osaca(tmp_path / "osaca"), "--worst", 1)
    assert status == 0
    assert "llvm-mca                   1   50.0%   50.0%  -50.0%           1" in out
    assert "copy.marked.s" in out
    status, out, _ = run(others, monkeypatch, capsys, "inspect", inspect(tmp_path / "inspect"))
    assert status == 0
    assert "SkylakeSP_Gold-6148, all sizes, 2 loops" in out


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"result": {"cycles": -1}}, "experiment 1: cycles -1"),
        ({"result": {"cycles": True}}, "experiment 1: cycles True"),
        ({"result": None}, "experiment 1: no 'result' of type dict"),
        ({"iseq": []}, "experiment 1: 'iseq' is no list"),
        ({"other_results": 3}, "experiment 1: no 'other_results' of type list"),
    ],
)
def test_what_is_wrong_with_an_artifact_is_one_line(others, monkeypatch, capsys, tmp_path, changed, said):
    status, _, err = run(others, monkeypatch, capsys, "pmevo", pmevo(tmp_path, **changed))
    assert (status, err.count("\n")) == (2, 1)
    assert said in err
    assert "exps_eval_small_annotated.json" in err


def test_files_that_are_absent_or_cut_off(others, monkeypatch, capsys, tmp_path):
    for what in ("pmevo", "osaca", "inspect"):
        status, _, err = run(others, monkeypatch, capsys, what, tmp_path)
        assert (status, err.count("\n")) == (2, 1)
    path = osaca(tmp_path / "osaca") / "validation" / "Analysis.ipynb"
    path.write_text(path.read_text()[:-20])
    status, _, err = run(others, monkeypatch, capsys, "osaca", tmp_path / "osaca")
    assert (status, err.count("\n")) == (2, 1)
    assert "Analysis.ipynb" in err
    wrong = inspect(tmp_path / "inspect", sizes=SIZES.replace("50,4.0", "50,four"))
    status, _, err = run(others, monkeypatch, capsys, "inspect", wrong)
    assert (status, err.count("\n")) == (2, 1)
    assert "line 3: Benchmark cycl: 'four' is no number" in err


def test_a_name_that_leaves_the_folder_is_refused(others, tmp_path):
    folder = osaca(tmp_path, "..", "gcc", "O2", "copy", "0.5", "0.6", "NaN", "0.25")
    with pytest.raises(UsageError, match=r"row 1: arch '\.\.' is no name"):
        others.read_measured_loops(folder)
