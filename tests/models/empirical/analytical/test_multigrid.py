"""Multigrid solvers over tables: columns, what does not fit, and the times that they pass on."""

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.measurement.routines.catalogue import find_routine
from chainline.analysis.measurement.routines.multigrid import level_sizes
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import message_costs
from chainline.models.empirical.analytical.multigrid.expanded import SMG, smg_formula
from chainline.models.empirical.analytical.multigrid.solvers import smg_times
from chainline.models.empirical.analytical.named import COUNTED, make_analytical
from chainline.models.empirical.analytical.predictors import AmgModel, SmgModel

SECONDS = {"alpha": 1e-6, "beta": 1e-8, "f": 1e-9}
RUNS = pd.DataFrame({"px": [1, 2, 8], "py": [1, 4, 1], "pz": [1, 8, 3], "nx": [16, 16, 40]})
CYCLES = pd.DataFrame(
    {"nx": [8, 9, 12], "ny": [8, 7, 5], "nz": [8, 9, 4], "smoother": [0, 3, 1], "presweeps": [1, 0, 2]}
).assign(postsweeps=1, cycle=[0, 1, 2])


def smg(dimensions):
    return make_analytical(f"smg-{dimensions}d", None, None, SECONDS)


@pytest.mark.parametrize("dimensions", [1, 2, 3])
def test_times_are_those_of_the_formula(dimensions):
    processes = [RUNS[f"p{axis}"] for axis in "xyz"[:dimensions]]
    rows = RUNS[[column.name for column in processes] + ["nx"]]
    times = smg_times([RUNS["nx"]] * dimensions, processes, message_costs(1e-6, 1e-8), 1e-9)
    np.testing.assert_allclose(smg(dimensions).predict(rows), times.seconds)


def test_one_process_sends_nothing_but_in_the_expanded_formula():
    alone, among = RUNS[:1], RUNS[1:]
    formula = smg_formula("smg-3d", SECONDS)
    np.testing.assert_allclose(formula.values(among.to_numpy(float)), smg(3).predict(among))
    assert smg(3).predict(alone) == pytest.approx([48 * 16**3 * 1e-9])
    assert formula.values(alone.to_numpy(float))[0] > 3 * smg(3).predict(alone)[0]


def test_points_of_other_axes_and_other_columns():
    same = RUNS.assign(ny=RUNS["nx"], nz=RUNS["nx"], threads=4, solver="smg")
    np.testing.assert_array_equal(smg(3).predict(same), smg(3).predict(RUNS))
    lines = RUNS[["px", "nx"]]
    np.testing.assert_array_equal(smg(1).predict(lines.assign(ny=1, nz=1, py=1)), smg(1).predict(lines))


def test_names_are_those_of_the_formulas():
    assert tuple(COUNTED) == (*SMG, "amg")
    assert COUNTED["smg-2d"] == SmgModel(dimensions=2) and COUNTED["amg"] == AmgModel()


def test_nonzeros_of_a_solution():
    pytest.importorskip("pyamg", reason="pyamg is not installed")
    routine = find_routine("amg", None)
    model = make_analytical("amg", None, None, {"seconds_per_nonzero": 2e-9, "seconds_per_visit": 1e-4})
    flops = [routine.operations(tuple(row)) for row in CYCLES.to_numpy().tolist()]
    # a V, a W and an F cycle of so many levels but the coarsest, five times
    finer = [len(level_sizes(*row)) - 1 for row in CYCLES[["nx", "ny", "nz"]].to_numpy().tolist()]
    visits = 5 * np.array([finer[0], 2 ** finer[1] - 1, finer[2] * (finer[2] + 1) / 2])
    assert min(finer) >= 2
    expected = np.array(flops) * 1e-9 + visits * 1e-4
    np.testing.assert_allclose(model.predict(CYCLES.assign(cpu="some")), expected)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (CYCLES.drop(columns="cycle"), "needs columns .* the data has no cycle"),
        (CYCLES.assign(nx=2), "'amg': 2 x 8 x 8 points: give 3 or more each"),
        (CYCLES.assign(smoother=9), "'amg': smoother 9: give 0 Jacobi"),
        (CYCLES.assign(presweeps=0, postsweeps=0), "'amg': no sweep before or after"),
        (CYCLES.assign(nz=8.5), "'amg': nz: found 8.5; give whole numbers from 0"),
    ],
)
def test_cycles_that_are_none(rows, said):
    pytest.importorskip("pyamg", reason="pyamg is not installed")
    with pytest.raises(UsageError, match=said):
        make_analytical("amg", None, None, {"seconds_per_nonzero": 1.0, "seconds_per_visit": 1.0}).predict(
            rows
        )


@pytest.mark.parametrize(
    ("dimensions", "rows", "said"),
    [
        (3, RUNS.drop(columns="pz"), "'smg-3d' needs columns px, py, pz, nx; the data has no pz"),
        (3, RUNS.assign(ny=RUNS["nx"], nz=8), "'smg-3d' needs nx = ny = nz; row 1 has nx = 16, nz = 8"),
        (1, RUNS[["px", "nx"]].assign(ny=[1, 1, 2]), "needs nx = ny = nz; row 3 has nx = 40, ny = 2"),
        (2, RUNS, "'smg-2d' has no axis z, but pz is 8; take smg-3d"),
        (3, RUNS.assign(nx=1e200), "'smg-3d': nx: found 1e\\+200; give whole numbers from 1 to 9e\\+15"),
        (3, RUNS.assign(px=0), "'smg-3d': px: found 0; give whole numbers from 1"),
        (3, RUNS.assign(nx=[16, np.nan, 2]), "'smg-3d': nx: found nan"),
        (3, RUNS.assign(nx="many"), "'smg-3d': column nx must be numbers"),
    ],
)
def test_tables_that_do_not_fit_are_one_line(dimensions, rows, said):
    with pytest.raises(UsageError, match=said) as caught:
        smg(dimensions).predict(rows)
    assert "\n" not in str(caught.value)


def test_unknown_constants():
    with pytest.raises(UsageError, match="'smg-1d' has no constants; give or fit alpha, beta, f"):
        make_analytical("smg-1d", None).predict(RUNS[["px", "nx"]])
