"""`chainline benchmark` of a stencil and a multipole method, as a user types it."""

import csv
import json
import math
import shutil
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from chainline.analysis.measurement.routines.campaign import columns_of
from chainline.analysis.measurement.routines.catalogue import APPLICATIONS, find_routine
from chainline.cli import main
from chainline.codegen.applications.octree import direct_sum, uniform_particles
from chainline.reports.schemas import schema_of

from .spanned import all_configurations

ROOT = Path(__file__).parents[1]
SCHEMA = schema_of("benchmark")
needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
GRIDS = ["--values", "I=5-9:2", "--values", "J=4", "--values", "K=3,1", "--values", "bj=0,2"]
TREES = ["--values", "N=64", "--values", "q=1-64*4", "--values", "k=2-3"]


def _run(capsys, *arguments):
    code = main(["benchmark", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.measures
@needs_gcc
@pytest.mark.parametrize(
    ("name", "values", "n"), [("stencil", GRIDS, 12), ("p2p", TREES, 8), ("m2l", TREES, 8), ("fmm", TREES, 8)]
)
def test_configurations_are_timed_with_their_provenance_and_once(capsys, tmp_path, name, values, n):
    path = tmp_path / "times.csv"
    given = [name, *values, "--rounds", 2, "-o", path]
    code, out, err = _run(capsys, *given)
    assert (code, err) == (0, "") and f"{n} configurations" in out and f"{n} of them timed now" in out
    routine = find_routine(name, None)
    rows = list(csv.DictReader(path.open()))
    assert tuple(rows[0]) == columns_of(routine) and len(rows) == n
    assert len({tuple(row[parameter] for parameter in routine.parameters) for row in rows}) == n
    for row in rows:
        operations = routine.operations(tuple(int(row[parameter]) for parameter in routine.parameters))
        assert float(row["gflops"]) == pytest.approx(operations / float(row["seconds"]) * 1e-9, rel=1e-3)
        assert row["routine"] == name and row["library"].startswith("gcc: ") and row["threads"] == "1"
    before = path.read_text()
    code, out, _ = _run(capsys, *given, "--json")
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    assert (code, found["new"], path.read_text()) == (0, 0, before)


@pytest.mark.measures
@needs_gcc
def test_a_table_of_another_compiler_is_left_alone(capsys, tmp_path):
    path = tmp_path / "times.csv"
    _run(capsys, "stencil", "--rounds", 1, "-o", path)
    path.write_text(path.read_text().replace("gcc: ", "clang: "))
    code, _, err = _run(capsys, "stencil", "--rounds", 1, "-o", path)
    assert code == 2 and "holds times of code by clang" in err and err.count("\n") == 1


@pytest.mark.measures
@needs_gcc
def test_times_of_one_phase_are_not_those_of_another(capsys, tmp_path):
    path = tmp_path / "times.csv"
    values = (("--values", value) for value in ("N=512", "q=32", "k=2", "threads=1"))
    small = (*(word for pair in values for word in pair), "--rounds", 1)
    _run(capsys, "m2l", *small, "-o", path)
    before = path.read_text()
    code, _, err = _run(capsys, "fmm", *small, "-o", path)
    assert code == 2 and "holds times of m2l, this is fmm" in err and err.count("\n") == 1
    assert path.read_text() == before


def test_a_grid_is_swept_there_and_back_in_arrays_that_all_share(monkeypatch):
    bound = []

    class Loaded:
        def __init__(self, code, compiler):
            self.code = code

        def bind(self, points, block, sweeps, threads, coefficients, a, b):
            bound.append((self.code.blocked, self.code.unroll, block, sweeps, threads, a, b))

    monkeypatch.setattr("chainline.analysis.measurement.routines.array_routines.load_stencil", Loaded)
    whole, cut = (6, 5, 4, 6, 5, 4, 0, 1), (6, 5, 3, 6, 2, 1, 4, 2)
    stencil = find_routine("stencil", None)
    stencil.prepare([whole, cut], np.random.default_rng(3))
    assert [found[:5] for found in bound] == [(False, 0, (6, 5, 4), 2, 1), (True, 4, (6, 2, 1), 2, 2)]
    assert stencil.passes == 2
    assert [found[5].shape for found in bound] == [(6, 7, 8), (5, 7, 8)]
    assert np.shares_memory(bound[0][5], bound[1][5]) and not np.shares_memory(bound[0][5], bound[0][6])


@needs_gcc
def test_both_phases_are_those_of_the_whole_method():
    p2p, m2l, both = (find_routine(name, None) for name in ("p2p", "m2l", "fmm"))
    configuration = (512, 8, 4, 1)
    assert both.operations(configuration) == p2p.operations(configuration) + m2l.operations(configuration)
    for routine in (p2p, m2l, both):
        routine.prepare([configuration], np.random.default_rng(0))[0]()


def test_operations_are_pairs_and_terms():
    # two leaves of four: all 64 pairs, no expansions
    assert find_routine("p2p", None).operations((8, 4, 3, 1)) == 11 * 64
    assert find_routine("m2l", None).operations((8, 4, 3, 1)) == 0
    assert find_routine("m2l", None).operations((64, 1, 2, 1)) == 2 * 3096 * math.comb(7, 6)
    assert find_routine("stencil", None).operations((2, 3, 4, 2, 3, 4, 0, 1)) == 8 * 24


def test_blocks_stay_in_the_grid_and_leaves_in_the_tree():
    stencil = find_routine("stencil", None)
    values = {"I": [4], "J": [4, 6], "K": [1], "bj": [0, 4, 8]}
    found = {(c[1], c[4]) for c in all_configurations(stencil, values, 0)}
    assert found == {(4, 4), (6, 6), (6, 4)}
    trees = all_configurations(find_routine("fmm", None), {"N": [64], "q": [1, 2, 3, 64, 128]}, 0)
    assert sorted(c[1] for c in trees) == [1, 2, 64]


def test_the_order_is_random_and_repeats():
    stencil = find_routine("stencil", None)
    values = {"I": list(range(1, 40))}
    first, again = (all_configurations(stencil, values, 5) for _ in range(2))
    assert first == again and first != sorted(first) and first != all_configurations(stencil, values, 6)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["stencil", "--values", "I"], "give a parameter and its values"),
        (["stencil", "--values", "I=4", "--values", "I=8"], "I has values already"),
        (["stencil", *(f"--values={name}=1-99999" for name in "IJ")], "9999800001 configurations, more than"),
        (["stencil", "--values", "J=I"], "there are no values of I; give some"),
        (["stencil", "--values", "m=4"], "no parameter 'm'; it has I, J, K"),
        (["stencil", "--values", "I=4-1"], "is no range"),
        (["stencil", "--values", "unroll=9", "--values", "I=4"], "unroll"),
        (["stencil", "--range", "3-5"], "--range: is of matrix routines"),
        (["gemm", "--compiler", "gcc"], "gemm is a library's"),
        (["gemm", "--values", "m=4"], "gemm needs values of n"),
        (["fmm", "--values", "N=100", "--values", "q=7"], "none of them is a configuration"),
        (["fmm", "--values", "k=1"], "k 1: give 2 to 12"),
        (["fmm", "--values", "threads=1-999"], "threads: give 1 to"),
    ],
)
def test_bad_use_is_one_line(capsys, tmp_path, arguments, message):
    code, out, err = _run(capsys, *arguments, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1


def test_every_application_has_a_reference_and_defaults():
    for name in APPLICATIONS:
        routine = find_routine(name, None)
        assert routine.normalise(routine.defaults) and len(routine.reference) == len(routine.parameters)
    assert direct_sum(uniform_particles(2, 2)).shape == (2,)


@pytest.mark.measures
@needs_gcc
def test_configurations_of_a_file_are_timed(capsys, tmp_path):
    design, path = tmp_path / "design.csv", tmp_path / "times.csv"
    design.write_text("\ufeffI,J\n8,4\n16.0,5\n\n8,4\n")
    code, out, err = _run(
        capsys,
        "stencil",
        "--list",
        design,
        "--values",
        "K=I",
        "--values",
        "unroll=1,2",
        "--rounds",
        1,
        "-o",
        path,
    )
    assert (code, err) == (0, "") and "4 configurations" in out
    with path.open() as file:
        found = sorted(tuple(int(row[name]) for name in "IJK") for row in csv.DictReader(file))
    assert found == [(8, 4, 8), (8, 4, 8), (16, 5, 16), (16, 5, 16)]


@pytest.mark.parametrize(
    ("text", "arguments", "message"),
    [
        ("I,J\n8,4\n16,x\n", [], "line 3: J is 'x'; give whole numbers"),
        ("I,J\n8\n", [], "line 2: 1 values, the header has 2; give as many"),
        ("I,J\n8,4,5\n", [], "line 2: 3 values, the header has 2; give as many"),
        ("I,J\n8,4.5\n", [], "line 2: J is '4.5'; give whole numbers"),
        ("I,J\n8," + 5000 * "9", [], f"line 2: J is '{40 * '9'}...'; give whole numbers"),
        ("I,I\n8,4\n", [], "two columns 'I'; leave one of them out"),
        ("I,J\n", [], "has no configurations; give a header"),
        ("I,m\n8,4\n", [], "no parameter 'm'; it has I, J, K"),
        ("I,J\n8,4\n", ["--values", "J=5"], "has a column J; leave one of them out"),
    ],
)
def test_bad_lists_are_one_line(capsys, tmp_path, text, arguments, message):
    design = tmp_path / "design.csv"
    design.write_text(text)
    code, out, err = _run(capsys, "stencil", "--list", design, *arguments, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1


def test_a_list_that_is_not_there(capsys, tmp_path):
    code, _, err = _run(capsys, "stencil", "--list", tmp_path / "none.csv", "-o", tmp_path / "times.csv")
    assert code == 2 and "none.csv: cannot be read" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["gemm", "--list", "sizes.csv"], "-1 x 1 x 1: give m, n, k of 1 or more"),
        (
            ["gemm", *(f"--values={name}=1000000" for name in "mnk")],
            "matrices of 2.24e+04 GiB; give m, n, k that",
        ),
        (["qr", "--values=m=0", "--values=n=5"], "0 x 5: give m, n of 1 or more"),
        (["qr", "--range", "900000-999999", "--configurations", "9"], "half of the memory"),
    ],
)
def test_matrices_that_cannot_be(capsys, tmp_path, monkeypatch, arguments, message):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sizes.csv").write_text("m,n,k\n-1,1,1\n")
    code, out, err = _run(capsys, *arguments, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1
