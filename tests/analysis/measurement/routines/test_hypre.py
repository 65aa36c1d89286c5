"""hypre's solvers over MPI processes: what is timed is the solution, and what is counted is right."""

import os
import time
from pathlib import Path

import numpy as np
import pytest
from chainline.analysis.measurement.routines import hypre, hypre_counts
from chainline.analysis.measurement.routines.campaign import _blocks
from chainline.analysis.measurement.routines.catalogue import find_routine
from chainline.analysis.measurement.routines.hypre_counts import (
    CYCLES,
    AmgLevel,
    amg_operations,
    boomeramg_request,
    level_counts,
    message_times,
    smg_operations,
)
from chainline.analysis.measurement.routines.routine import SelfTimed
from chainline.analysis.measurement.routines.worker import time_in_turn
from chainline.codegen.applications.hypre import HypreProcesses, hypre_driver, mpi_cores
from chainline.errors import RunError, UsageError
from chainline.models.empirical.analytical.multigrid.solvers import smg_counts
from scipy.sparse import diags, identity, kron
from scipy.sparse.linalg import spsolve

from ....hypre_installed import needs_hypre

SMG, BOOMERAMG = (1, 1), (3, 1, 0)
GRIDS = [(40, 1, 1), (9, 8, 1), (7, 6, 5)]

pytestmark = pytest.mark.all_cores
needs_two_cores = pytest.mark.skipif(mpi_cores() < 2, reason="two processes need two cores")


def _poisson(*points):
    """Return the matrix of a box, neighbours along x next to each other; axes of one point have no part."""
    found = None
    for n in points:
        along = diags([-np.ones(n - 1), 2 * np.ones(n), -np.ones(n - 1)], [-1, 0, 1])
        if found is None:
            found = along
        elif n > 1:
            found = kron(along, identity(found.shape[0])) + kron(identity(n), found)
    return found.tocsr()


def _in_order(values, processes, points):
    """Return values of process after process in the order of the whole grid."""
    cut = np.reshape(values, (*processes[::-1], *points[::-1]))
    return cut.transpose(0, 3, 1, 4, 2, 5).ravel()


def _solved(name, configuration, seed=3):
    """Return solution and right-hand side after the cycles that are timed."""
    processes, points = configuration[:3], configuration[3:6]
    # more processes than cores are told to share them
    with HypreProcesses(int(np.prod(processes)), oversubscribed=True) as running:
        request = " ".join(map(str, (name, *configuration, CYCLES, seed)))
        index = running.request(request)["index"]
        assert running.request(f"time {index} 2")["seconds"] > 0
        found = running.request(f"solution {index}")
    return [_in_order(found[part], processes, points) for part in ("solution", "right")]


def _residual(matrix, solution, right):
    return np.linalg.norm(right - matrix @ solution) / np.linalg.norm(right)


@needs_hypre
@pytest.mark.parametrize("grid", GRIDS)
def test_smg_solves_in_one_to_three_dimensions(grid):
    solution, right = _solved("smg", (1, 1, 1, *grid, *SMG))
    matrix = _poisson(*grid)
    assert _residual(matrix, solution, right) < 1e-7
    np.testing.assert_allclose(solution, spsolve(matrix, right), rtol=0, atol=1e-6 * np.abs(solution).max())
    assert np.abs(right).max() <= 1 and abs(right.mean()) < 0.3 and right.std() > 0.4


@pytest.mark.exhaustive
@needs_hypre
@pytest.mark.parametrize("own", [(s, 1, c) for s in hypre_counts.SMOOTHERS for c in (0, 1)])
def test_boomeramg_solves_with_each_smoother_and_cycle(own):
    grid = (9, 8, 7)
    solution, right = _solved("boomeramg", (1, 1, 1, *grid, *own))
    # five cycles: Jacobi is slowest
    assert _residual(_poisson(*grid), solution, right) < (0.02 if own[0] in (0, 18) else 1e-3)


@needs_hypre
@pytest.mark.parametrize("grid", GRIDS)
def test_boomeramg_solves_in_one_to_three_dimensions(grid):
    solution, right = _solved("boomeramg", (1, 1, 1, *grid, *BOOMERAMG))
    assert _residual(_poisson(*grid), solution, right) < 1e-3


@pytest.mark.exhaustive
@needs_hypre
@pytest.mark.parametrize(("name", "own"), [("smg", SMG), ("boomeramg", BOOMERAMG)])
@pytest.mark.parametrize("processes", [(2, 1, 1), (1, 2, 1), (1, 2, 2)])
def test_processes_solve_the_problem_that_one_solves(name, own, processes):
    grid = (8, 6, 10)
    points = tuple(n // p for n, p in zip(grid, processes, strict=True))
    one, right = _solved(name, (1, 1, 1, *grid, *own))
    several, same = _solved(name, (*processes, *points, *own))
    np.testing.assert_array_equal(right, same)
    matrix = _poisson(*grid)
    alone, together = (_residual(matrix, found, right) for found in (one, several))
    if name == "smg":  # relaxes the same planes, wherever they are
        np.testing.assert_allclose(one, several, rtol=0, atol=1e-9)
    assert together < max(10 * alone, 1e-12) and together < 1e-3


@needs_hypre
def test_levels_are_those_of_the_grid_and_its_cut():
    alone = level_counts((1, 1, 1, 12, 10, 8, *BOOMERAMG))
    together = level_counts((3, 1, 1, 4, 10, 8, *BOOMERAMG), oversubscribed=True)
    for levels in (alone, together):
        assert levels[0].unknowns == 960 and levels[0].nonzeros == _poisson(12, 10, 8).nnz
        assert levels[0].row_nonzeros == pytest.approx(levels[0].nonzeros / 960)
        unknowns = [level.unknowns for level in levels]
        assert unknowns == sorted(unknowns, reverse=True) and len(set(unknowns)) == len(levels) >= 3
        assert all(level.transfer_nonzeros >= level.unknowns / 2 for level in levels[:-1])
        assert levels[-1].transfer_nonzeros == levels[-1].transfer_messages == 0
    assert all(level.messages == level.doubles == 0 for level in alone)
    # a face of 10 x 8 points goes from the middle to each neighbour
    assert (together[0].messages, together[0].doubles) == (2, 160)
    assert together[0].transfer_doubles > 0


@needs_hypre
@needs_two_cores
def test_messages_take_a_latency_and_a_time_for_each_number():
    found = message_times([1, 1000, 100_000])
    assert found.seconds[0] < found.seconds[-1] < 0.1
    assert 0 < found.latency_seconds < 1e-3 and 0 < found.seconds_per_double < 1e-6


@pytest.mark.parametrize("sizes", [[], [10], [10, 10], [0, 5]])
def test_messages_of_too_few_sizes_are_refused(sizes):
    with pytest.raises(UsageError, match="give two different numbers"):
        message_times(sizes)


def test_operations_of_a_cycle_agree_with_those_that_hypre_counts():
    """Levels of 20 x 20 x 20 points, and nonzeros that hypre 2.26 says to have relaxed in a cycle."""
    of_levels = [(8000, 53600), (4000, 68920), (1016, 45610), (209, 12641), (29, 797), (4, 16)]
    levels = [AmgLevel(rows, nonzeros, 0, 0, 0, 0, 0) for rows, nonzeros in of_levels]
    coarsest_visits = {0: 1, 1: 16}
    for cycle, counted in ((0, 363152), (1, 758696)):
        one, two = (amg_operations(levels, 3, sweeps, cycle) for sweeps in (1, 2))
        assert (two - one) / 2 == counted - 16 * coarsest_visits[cycle]
        # symmetric smoothers go forth and back
        assert amg_operations(levels, 6, 1, cycle) == two


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_operations_of_one_relaxation_are_those_of_the_analytical_model(dims):
    points = [8] * dims
    expected = smg_counts(points, [1] * dims).flops
    found = smg_operations((1, 1, 1, *points, *([1] * (3 - dims)), 1, 0))
    assert found == expected[0]
    assert smg_operations((2, 1, 1, *points, *([1] * (3 - dims)), 1, 0)) == 2 * found


class _Elsewhere:
    """Takes a second a call, says what is done elsewhere."""

    def __init__(self):
        self.asked = []

    def seconds(self, n):
        self.asked.append(n)
        return 1.0

    def operations(self):
        return 7.0


def test_calls_that_time_themselves_are_believed():
    call, between = _Elsewhere(), []
    assert isinstance(call, SelfTimed) and not isinstance(lambda: None, SelfTimed)
    assert time_in_turn([call], 3, 0.1, lambda: between.append(1)) == [[1.0, 1.0, 1.0]]
    assert set(call.asked) == {1} and len(between) == 4


@needs_hypre
def test_a_block_holds_what_memory_holds(monkeypatch):
    routine = find_routine("smg", None)
    monkeypatch.setattr(hypre, "_most_points", lambda: 1000.0)
    configurations = [(1, 1, 1, n, 10, 10, 1, 1) for n in (4, 5, 3, 10, 3)]
    found = [[configuration[3] for configuration in block] for block in _blocks(routine, configurations)]
    assert found == [[4, 5], [3], [10], [3]]
    with pytest.raises(ValueError, match="1000 or fewer in all, for half of the memory"):
        routine.normalise((1, 1, 1, 11, 10, 10, 1, 1))


@needs_hypre
def test_what_goes_wrong_is_said():
    with HypreProcesses(1) as running:
        for request, why in [
            ("nonsense", "unknown request"),
            ("time 0 1", "unknown request or index"),
            ("smg 1 1", "bad request"),
            (boomeramg_request((2, 1, 1, 4, 4, 4, *BOOMERAMG), 0), "other number of processes"),
            ("pingpong 1", "a message needs two processes"),
        ]:
            with pytest.raises(RunError, match=f"hypre on 1 processes: {why}"):
                running.request(request)
        smg = running.request(f"smg 1 1 1 4 4 4 1 1 {CYCLES} 0")["index"]
        with pytest.raises(RunError, match="levels are those of boomeramg"):
            running.request(f"levels {smg}")


def _drivers():
    """Return numbers and seconds of processor time of the driver's processes."""
    found, expected = {}, hypre_driver().resolve()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            driver = (folder / "exe").readlink()
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if driver == expected:
            found[int(folder.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


@needs_hypre
@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="processes are listed in /proc")
def test_processes_wait_without_work_and_end_with_those_that_started_them():
    running = HypreProcesses(2, oversubscribed=True)
    first = _drivers()
    assert len(first) == 2
    time.sleep(1.0)
    assert all(seconds - first[number] < 0.3 for number, seconds in _drivers().items())
    running._process.close()  # as if mpirun had been killed
    with pytest.raises(RunError, match="hypre on 2 processes: mpirun killed by SIGKILL"):
        running.request("pingpong 1")
    running.close()
    deadline = time.monotonic() + 5
    while _drivers() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _drivers()
