"""Functions about kernels and assembly give what their commands print."""

import json

import chainline as cl
import numpy as np
import pytest
from chainline.cli import main
from chainline.files.checked_json import json_text

SUM = ".L2:\n\tvfmadd231sd\t(%rdi), %xmm1, %xmm0\n\taddq\t$8, %rdi\n\tdecq\t%rcx\n\tjne\t.L2\n\tret\n"


def said(capsys, *words):
    assert main([*map(str, words), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def told(record):
    return json.loads(json_text(record.to_json()))


def test_a_source_is_the_same_from_python(capsys):
    assert main(["generate", "--order", "3", "--split", "2,2", "--mode", "x", "--language", "fortran"]) == 0
    source = cl.generate(3, split=(2, 2), mode="x", language="fortran")
    assert (source.text, source.variant.split) == (capsys.readouterr().out, (2, 2))
    vectors = "128 mask x y z"
    assert main(["generate", "--order", "2", "--schedule", vectors]) == 0
    assert cl.generate(2, schedule=vectors).text == capsys.readouterr().out


@pytest.mark.parametrize("order", [2, (1, 2)])
def test_a_ranking_is_the_same_from_python(order, capsys):
    words = "--order", "2" if order == 2 else "1-2", "--model", "chain", "--machine", "zen5"
    found = cl.best(order, model="chain", machine="zen5")
    expected = told(found) if order == 2 else [told(ranking) for ranking in found]
    assert said(capsys, "best", *words) == expected


def test_an_operator_is_chosen_alike_from_python(capsys, tmp_path):
    words = ("interpolation", "--points", "2,2", "--made", "3,2", "--machine", "zen3", "--language", "llvm")
    source, module = tmp_path / "kernel.ll", tmp_path / "kernel.f90"
    document = said(capsys, "operator", *words, "-o", source, "--fortran-interface", module)
    found = cl.operator("interpolation", (2, 2), (3, 2), machine="zen3", language="llvm")
    assert told(found) == document
    assert document["cycles"] > 0
    assert (found.source, found.fortran_interface) == (source.read_text(), module.read_text())
    document = said(capsys, "operator", *words, "--no-simulation")
    quick = cl.operator("interpolation", (2, 2), (3, 2), machine="zen3", language="llvm", simulate=False)
    assert told(quick) == document
    assert (document["cycles"], document["gflops"]) == (None, None)


def test_an_operator_for_another_processor_is_not_called():
    found = cl.operator("interpolation", (2,), machine="a64fx", language="llvm", simulate=False)
    assert "a64fx" in found.to_json()["machine"]
    with pytest.raises(cl.UsageError, match="is for a64fx, which this is not"):
        found(np.ones((1, 2)), np.eye(2))


def test_constant_matrices_are_left_out_of_calls(tmp_path):
    (tmp_path / "b.csv").write_text("1 0\n0.5 0.5\n0 1\n")
    b, u = np.array([[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]]), np.arange(8.0).reshape(2, 2, 2)
    for given in ({"b": b}, {"bx": tmp_path / "b.csv", "by": b.tolist()}):
        apply = cl.operator("interpolation", (2, 2), (3, 3), matrices=given, simulate=False)
        np.testing.assert_allclose(apply(u), np.einsum("xi,yj,eji->eyx", b, b, u))
        with pytest.raises(cl.UsageError, match="matrices: are a part of the kernel"):
            apply(u, b)
    for wrong, why in (({"gx": b}, "NAME of bx, by"), ({"bx": b}, "matrix by is missing")):
        with pytest.raises(cl.UsageError, match=why):
            cl.operator("interpolation", (2, 2), (3, 3), matrices=wrong, simulate=False)


def test_a_backend_is_the_same_from_python(capsys, tmp_path):
    words = ("--interface", "libceed", "--dimensions", "1", "--nodes", "2", "--points", "P,P+1")
    assert main(["export", *words, "--machine", "zen5", "-o", str(tmp_path / "typed")]) == 0
    made = cl.export(
        tmp_path / "made", interface="libceed", machine="zen5", dimensions=1, nodes=2, points=(0, 1)
    )
    assert capsys.readouterr().err.endswith(made.caption.replace("made", "typed") + "\n")
    for path, text in made.files.items():
        assert (tmp_path / "typed" / path).read_text() == text
    assert list(made.to_frame()["file"]) == made.to_json()["files"]


def test_a_library_is_the_same_from_python(capsys, tmp_path):
    words = ("--orders", "1", "--modes", "x", "--language", "llvm", "--machine", "zen5")
    document = said(capsys, "export", *words, "-o", tmp_path / "typed")
    made = cl.export(tmp_path / "made", orders=1, modes="x", language="llvm", machine="zen5")
    for kernel in (*document["kernels"], *(found := told(made))["kernels"]):
        del kernel["date"]
    assert found == document
    assert list(made.to_frame()["order"]) == [1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"interface": "libceed", "orders": 3}, "orders: is not of interface='libceed'; leave it out"),
        ({"orders": 3, "language": "c", "nodes": 3}, "nodes: is of interface='libceed'; leave it out"),
        ({"orders": 3}, "language: give one of c, fortran, llvm, or an interface"),
        ({"language": "c"}, "required: orders"),
        ({"orders": 1, "language": "c", "pure_fortran": True}, "pure_fortran: goes with language='fortran'"),
        ({"interface": "libceed", "points": ["P"]}, "points 'P': not a whole number"),
    ],
)
def test_an_export_names_arguments(arguments, said, tmp_path):
    with pytest.raises(cl.UsageError, match=said):
        cl.export(tmp_path / "made", **arguments)
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        (("--arg", "rcx=9", "--loop", ".L2"), {"arguments": {"rcx": 9}, "loop": ".L2"}),
        (("--no-simulation", "--syntax", "att"), {"simulate": False, "syntax": "att"}),
        (("--taken", ".L2=0.9"), {"taken": {".L2": 0.9}}),
    ],
)
def test_an_analysis_is_the_same_from_python(words, arguments, capsys, tmp_path):
    path = tmp_path / "sum.s"
    path.write_text(SUM)
    document = said(capsys, "analyze", path, "--machine", "zen5", *words)
    assert told(cl.analyze(path, "zen5", **arguments)) == document


def test_a_timeline_is_that_of_the_hot_loop(tmp_path):
    report = cl.analyze(SUM, "zen5")
    timeline = report.timeline()
    assert timeline.whole
    assert {timed.position for timed in timeline.instructions} == set(range(4))
    with pytest.raises(cl.UsageError, match="source_file: is of recompile; give that, too"):
        cl.analyze(SUM, "zen5", source_file="sum.c")
    with pytest.raises(cl.UsageError, match=r"<text>: which source .* give source_file='FILE' or compile='C"):
        cl.analyze(SUM, "zen5", recompile=True)
