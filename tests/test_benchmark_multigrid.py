"""`chainline benchmark` of algebraic multigrid: what is solved is right, what it touches is counted."""

import csv
import json
import sys
from collections import Counter
from copy import copy
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from chainline.analysis.measurement.routines import multigrid
from chainline.analysis.measurement.routines.campaign import columns_of
from chainline.analysis.measurement.routines.catalogue import MULTIGRID, find_routine
from chainline.analysis.measurement.routines.multigrid import CYCLES, cycle_nonzeros, level_sizes
from chainline.cli import main
from chainline.reports.schemas import schema_of

from .spanned import all_configurations

ROOT = Path(__file__).parents[1]
SCHEMA = schema_of("benchmark")
GRID = (9, 8, 7)


@pytest.fixture
def pyamg():
    return pytest.importorskip("pyamg", reason="pyamg is not installed")


def _run(capsys, *arguments):
    code = main(["benchmark", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def _solved(configuration):
    """Return what a routine solves, and the right-hand side, which is all that its generator gives."""
    found = find_routine("amg", None).prepare([configuration], np.random.default_rng(4))[0]()
    return found, np.random.default_rng(4).standard_normal(int(np.prod(configuration[:3])))


def _box(nx, ny, nz):
    """Return the 7-point matrix of a box, neighbours along x next to each other, without pyamg."""
    along = [2 * np.eye(n) - np.eye(n, k=1) - np.eye(n, k=-1) for n in (nz, ny, nx)]
    z, y, x = (np.eye(n) for n in (nz, ny, nx))
    return (
        np.kron(np.kron(along[0], y), x) + np.kron(np.kron(z, along[1]), x) + np.kron(np.kron(z, y), along[2])
    )


@pytest.mark.parametrize("cycle", [0, 1, 2])
@pytest.mark.parametrize("smoother", range(4))
def test_what_is_timed_is_what_the_library_solves(pyamg, smoother, cycle):
    found, right = _solved((*GRID, smoother, 1, 2, cycle))
    name, options = [
        ("jacobi", {"omega": 2 / 3, "withrho": False}),
        ("gauss_seidel", {}),
        ("sor", {"omega": 1.2}),
        ("gauss_seidel", {"sweep": "symmetric"}),
    ][smoother]
    solver = pyamg.ruge_stuben_solver(
        pyamg.gallery.poisson(GRID[::-1], format="csr"),
        presmoother=(name, {**options, "iterations": 1}),
        postsmoother=(name, {**options, "iterations": 2}),
    )
    np.testing.assert_array_equal(found, solver.solve(right, tol=0, maxiter=CYCLES, cycle="VWF"[cycle]))
    residual = np.linalg.norm(right - _box(*GRID) @ found) / np.linalg.norm(right)
    assert residual < (5e-4, 1e-5, 1e-4, 1e-8)[smoother]


def test_a_call_starts_anew_and_disturbs_no_other(pyamg):
    routine = find_routine("amg", None)
    configurations = [(*GRID, 1, 1, 1, 0), (*GRID, 0, 2, 0, 1), (5, 4, 3, 2, 0, 1, 2)]
    calls = routine.prepare(configurations, np.random.default_rng(4))
    first, again = ([call() for call in calls] for _ in range(2))
    for one, other in zip(first, again, strict=True):
        np.testing.assert_array_equal(one, other)
    np.testing.assert_array_equal(first[0], _solved(configurations[0])[0])
    assert not np.array_equal(first[0], first[1]) and first[2].size == 60


def test_hierarchies_of_equal_grids_are_shared(pyamg, monkeypatch):
    built = []
    hierarchy = multigrid._hierarchy
    monkeypatch.setattr(multigrid, "_hierarchy", lambda *given: built.append(1) or hierarchy(*given))
    find_routine("amg", None).prepare(
        [(*GRID, s, 1, 1, 0) for s in range(4)] + [(4, 4, 4, 0, 1, 1, 0)], np.random.default_rng(0)
    )
    assert len(built) == 2


class _Counted:
    """A matrix that counts the nonzeros of its products with vectors."""

    def __init__(self, matrix, touched):
        self.matrix, self.touched = matrix, touched

    def __matmul__(self, vector):
        self.touched["nonzeros"] += self.matrix.nnz
        return self.matrix @ vector

    def __getattr__(self, name):
        return getattr(self.matrix, name)


@pytest.mark.parametrize("cycle", [0, 1, 2])
def test_operations_are_twice_what_a_solution_touches(pyamg, cycle):
    """Counted as it runs: products with vectors by the matrices, passes by the smoothers."""
    solver = pyamg.ruge_stuben_solver(pyamg.gallery.poisson((12, 13, 14), format="csr"))
    assert len(solver.levels) >= 4 and solver.levels[-1].A.nnz < solver.levels[-1].A.shape[0] ** 2
    touched = Counter()

    def smoother(passes):
        return lambda matrix, x, b: touched.update(nonzeros=passes * matrix.nnz)

    def coarsest(matrix, b):
        touched["nonzeros"] += b.size**2
        return b

    solver.coarse_solver = coarsest
    for level in solver.levels[:-1]:
        level.presmoother, level.postsmoother = smoother(4), smoother(2)
        level.A, level.R, level.P = (_Counted(m, touched) for m in (level.A, level.R, level.P))
    solver.solve(np.ones(14 * 13 * 12), tol=0, maxiter=CYCLES, cycle="VWF"[cycle])
    operations = find_routine("amg", None).operations
    # two sweeps of symmetric Gauss-Seidel are four passes
    assert operations((14, 13, 12, 3, 2, 1, cycle)) == 2 * touched["nonzeros"]
    assert operations((14, 13, 12, 0, 2, 4, cycle)) == 2 * touched["nonzeros"]


def test_a_v_cycle_is_cheapest(pyamg):
    v, w, f = (cycle_nonzeros(level_sizes(16, 16, 16), 2, cycle) for cycle in range(3))
    assert v < f < w
    solver = pyamg.ruge_stuben_solver(pyamg.gallery.poisson((16, 16, 16), format="csr"))
    assert [level.nonzeros for level in level_sizes(16, 16, 16)] == [level.A.nnz for level in solver.levels]
    assert [level.rows for level in level_sizes(16, 16, 16)] == [level.A.shape[0] for level in solver.levels]


def test_setup_builds_levels_by_strength_and_counts_their_products(pyamg):
    routine = find_routine("amg-setup", None)
    weak, strong = (call() for call in routine.prepare([(*GRID, 25), (*GRID, 90)], np.random.default_rng(0)))
    matrix = pyamg.gallery.poisson(GRID[::-1], format="csr")
    for built, theta in ((weak, 0.25), (strong, 0.9)):
        expected = pyamg.ruge_stuben_solver(matrix, strength=("classical", {"theta": theta}))
        assert [level.A.nnz for level in built.levels] == [level.A.nnz for level in expected.levels]
    assert [level.A.nnz for level in weak.levels] != [level.A.nnz for level in strong.levels]
    dense = 0
    for level in weak.levels[:-1]:
        r, a, p = ((m.toarray() != 0).astype(int) for m in (level.R, level.A, level.P))
        stored = copy(level.R @ level.A)
        stored.data[:] = 1
        dense += (r @ a).sum() + (stored.toarray().astype(int) @ p).sum()
    assert routine.operations((*GRID, 25)) == 2 * dense


@pytest.mark.exhaustive
@pytest.mark.measures
@pytest.mark.parametrize(
    ("name", "values", "n"),
    [
        ("amg", ["nx=5-7:2", "ny=6", "nz=5", "presweeps=0-1", "postsweeps=0,2", "cycle=0-1"], 12),
        ("amg-setup", ["nx=5-7", "ny=6", "nz=4", "strength=25,90"], 6),
    ],
)
def test_configurations_are_timed_with_their_provenance_and_once(pyamg, capsys, tmp_path, name, values, n):
    path = tmp_path / "times.csv"
    given = [name, "--rounds", 2, "-o", path]
    for value in values:
        given += ["--values", value]
    code, out, err = _run(capsys, *given)
    assert (code, err) == (0, "") and f"{n} of them timed now" in out
    routine = find_routine(name, None)
    rows = list(csv.DictReader(path.open()))
    assert tuple(rows[0]) == columns_of(routine) and len(rows) == n
    for row in rows:
        operations = routine.operations(tuple(int(row[parameter]) for parameter in routine.parameters))
        assert float(row["gflops"]) == pytest.approx(operations / float(row["seconds"]) * 1e-9, rel=1e-3)
        assert (row["routine"], row["library"], row["threads"]) == (name, f"pyamg {pyamg.__version__}", "1")
    code, out, _ = _run(capsys, *given, "--json")
    found = json.loads(out)
    jsonschema.validate(found, SCHEMA)
    assert (code, found["routine"], found["configurations"], found["new"]) == (0, name, n, 0)


@pytest.mark.parametrize("name", MULTIGRID)
def test_defaults_and_reference_are_configurations(pyamg, name):
    routine = find_routine(name, None)
    assert all_configurations(routine, {}, 0) == [routine.defaults]
    assert routine.normalise(routine.reference) == routine.reference
    assert not routine.threaded and routine.compiler is None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["amg", "--values", "smoother=4"], "smoother 4: give 0 Jacobi, 1 Gauss-Seidel, 2 SOR, 3"),
        (["amg", "--values", "cycle=3"], "cycle 3: give 0 V, 1 W, 2 F"),
        (["amg", "--values", "presweeps=5"], "presweeps 5: give 0 to 4"),
        (["amg", "--values", "postsweeps=5"], "postsweeps 5: give 0 to 4"),
        (["amg", "--values", "presweeps=0", "--values", "postsweeps=0"], "none of them is a configuration"),
        (["amg", "--values", "nz=2"], "32 x 32 x 2 points: give 3 or more each"),
        (["amg-setup", "--values", "nx=123"], "125000 or fewer in all"),
        (["amg-setup", "--values", "strength=101"], "strength 101: give 0 to 100 percent"),
        (["amg-setup", "--values", "cycle=0"], "no parameter 'cycle'; it has nx, ny, nz, strength"),
        (["amg", "--range", "3-5"], "--range: is of matrix routines"),
        (["amg", "--compiler", "gcc"], "amg is a library's"),
    ],
)
def test_bad_use_is_one_line(pyamg, capsys, tmp_path, arguments, message):
    code, out, err = _run(capsys, *arguments, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1


@pytest.mark.parametrize("name", ["amg", "amg-setup"])
def test_a_library_that_is_not_installed_is_named(capsys, tmp_path, monkeypatch, name):
    monkeypatch.setitem(sys.modules, "pyamg", None)
    path = tmp_path / "times.csv"
    code, out, err = _run(capsys, name, "-o", path)
    assert (code, out) == (2, "") and "pip install 'chainline[multigrid]'" in err and err.count("\n") == 1
    assert not path.exists()
