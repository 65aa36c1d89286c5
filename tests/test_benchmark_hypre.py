"""`chainline benchmark` of hypre's solvers as a user types it."""

import csv
import shutil
import stat

import numpy as np
import pytest
from chainline.analysis.measurement.routines.campaign import columns_of
from chainline.analysis.measurement.routines.catalogue import PARALLEL, find_routine
from chainline.cli import main
from chainline.codegen.applications.hypre import mpi_cores

from .hypre_installed import needs_hypre
from .spanned import all_configurations


def _run(capsys, *arguments):
    code = main(["benchmark", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.exhaustive
@pytest.mark.measures
@needs_hypre
@pytest.mark.parametrize(
    ("name", "values"),
    [("smg", ["ny=1,5", "nz=1,6", "postsweeps=0-1"]), ("boomeramg", ["ny=1,5", "nz=1,6", "cycle=0-1"])],
)
def test_configurations_are_timed_with_their_provenance_and_once(capsys, tmp_path, name, values):
    path = tmp_path / "times.csv"
    given = [name, "--rounds", 2, "-o", path, "--values", "px=1-2", "--values", "nx=6", "--oversubscribe"]
    for value in values:
        given += ["--values", value]
    code, out, err = _run(capsys, *given)
    # points along z need some along y
    assert (code, err) == (0, "") and "12 of them timed now" in out
    routine = find_routine(name, None)
    rows = list(csv.DictReader(path.open()))
    assert tuple(rows[0]) == columns_of(routine) and len(rows) == 12
    for row in rows:
        assert row["library"].startswith("hypre ") and ", Open MPI " in row["library"]
        assert row["library"].endswith(f"{mpi_cores()} cores, oversubscribed" if mpi_cores() > 1 else "ed")
    for row in rows[:3]:
        configuration = tuple(int(row[parameter]) for parameter in routine.parameters)
        if np.prod(configuration[:3]) <= mpi_cores():
            expected = routine.operations(configuration) / float(row["seconds"]) * 1e-9
            assert float(row["gflops"]) == pytest.approx(expected, rel=1e-3)
    before = path.read_text()
    code, out, _ = _run(capsys, *given)
    assert (code, path.read_text()) == (0, before) and "0 of them timed now" in out
    code, _, err = _run(capsys, *[argument for argument in given if argument != "--oversubscribe"][:5])
    assert code == 2 and "holds times with --oversubscribe" in err and err.count("\n") == 1


@needs_hypre
@pytest.mark.parametrize("name", PARALLEL)
def test_defaults_and_reference_are_configurations(name):
    routine = find_routine(name, None)
    assert all_configurations(routine, {}, 0) == [routine.defaults]
    assert routine.normalise(routine.reference) == routine.reference
    assert not routine.threaded and routine.compiler is None and not routine.oversubscribed
    assert find_routine(name, None, oversubscribed=True).oversubscribed


@needs_hypre
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["smg", "--values", "px=0"], "px, py, pz: give 1 or more"),
        (["smg", "--values", "px=99999"], "99999 processes on "),
        (["smg", "--values", "px=99999", "--oversubscribe"], "99999 processes on "),
        (["smg", "--values", "nx=2"], "nx 2: give 3 or more"),
        (["smg", "--values", "nz=2"], "nz 2: give 3 or more, or 1 with pz=1 to leave the axis out"),
        (["smg", "--values", "ny=1"], "none of them is a configuration"),
        (["smg", "--values", "nx=999999", "--values", "ny=99999"], "or fewer in all, for half of the memory"),
        (["smg", "--values", "presweeps=0"], "presweeps 0: give 1 to 4"),
        (["smg", "--values", "postsweeps=5"], "postsweeps 5: give 0 to 4"),
        (["smg", "--values", "smoother=0"], "smg has no parameter 'smoother'"),
        (["boomeramg", "--values", "smoother=1"], "smoother 1: give 0 Jacobi, 3 hybrid Gauss-Seidel, 6 "),
        (["boomeramg", "--values", "sweeps=0"], "sweeps 0: give 1 to 4"),
        (["boomeramg", "--values", "cycle=2"], "cycle 2: give 0 V, 1 W"),
        (["boomeramg", "--compiler", "gcc"], "boomeramg is a library's"),
    ],
)
def test_bad_use_is_one_line(capsys, tmp_path, arguments, message):
    code, out, err = _run(capsys, *arguments, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and message in err and err.count("\n") == 1


def test_processes_are_those_of_parallel_routines(capsys, tmp_path):
    code, out, err = _run(capsys, "gemm", "--oversubscribe", "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and "gemm has one process" in err and err.count("\n") == 1


@pytest.mark.parametrize("name", PARALLEL)
@pytest.mark.parametrize("present", [[], ["mpicc"], ["mpirun"], ["mpicc", "mpirun"]])
def test_what_is_not_installed_is_named(capsys, tmp_path, monkeypatch, name, present):
    """With both there, mpicc finds no hypre."""
    for tool in present:
        script = tmp_path / tool
        said = "echo 'mpirun (Open MPI) 4.1.4'" if tool == "mpirun" else "exit 1"
        script.write_text(f"#!/bin/sh\n{said}\n")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shutil.which("sh") is None
    code, out, err = _run(capsys, name, "-o", tmp_path / "times.csv")
    assert (code, out) == (2, "") and err.count("\n") == 1 and "is not installed" in err
    assert "apt-get install libhypre-dev libopenmpi-dev openmpi-bin" in err
    missing = next((tool for tool in ("mpicc", "mpirun") if tool not in present), "hypre")
    assert f"{missing} is not installed" in err and not (tmp_path / "times.csv").exists()
