"""Analytical models over tables: columns, what is missing, and the times that they pass on."""

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import serial_machine
from chainline.models.empirical.analytical.named import ANALYTICAL, make_analytical
from chainline.models.empirical.analytical.particles import multipole_times
from chainline.models.empirical.analytical.predictors import MultipoleModel, StencilModel
from chainline.models.empirical.analytical.stencil import blocked_grids, stencil_times

ZEN4 = load_machine("zen4")
ONE = serial_machine(ZEN4)
GRIDS = pd.DataFrame({"I": [64, 256, 33], "J": [64, 128, 70], "K": [64, 512, 256]})
PARTICLES = pd.DataFrame({"N": [4096, 16384], "q": [64, 256], "k": [2, 12]})


def test_a_stencil_is_one_sweep():
    times = stencil_times(blocked_grids((GRIDS["I"], GRIDS["J"], GRIDS["K"])), ONE).seconds
    np.testing.assert_array_equal(StencilModel(ONE).predict(GRIDS), times)


def test_blocks_count_where_there_are_some():
    model, whole = StencilModel(ONE), StencilModel(ONE).predict(GRIDS)
    np.testing.assert_array_equal(model.predict(GRIDS.assign(bi=0, bj=0, bk=0)), whole)
    blocked = model.predict(GRIDS.assign(bj=[0, 16, 16]))
    expected = blocked_grids((GRIDS["I"], GRIDS["J"], GRIDS["K"]), (None, [0, 16, 16], None))
    np.testing.assert_array_equal(blocked, stencil_times(expected, ONE).seconds)
    assert blocked[0] == whole[0] and blocked[1] != whole[1]


def test_order_and_writes_are_those_asked_for():
    grids = blocked_grids((GRIDS["I"], GRIDS["J"], GRIDS["K"]), order=4)
    expected = stencil_times(grids, ONE, write_allocate=False).seconds
    np.testing.assert_array_equal(StencilModel(ONE, 4, write_allocate=False).predict(GRIDS), expected)


def test_particles():
    times = multipole_times(PARTICLES["N"], PARTICLES["q"], PARTICLES["k"], ONE).seconds
    np.testing.assert_array_equal(MultipoleModel(ONE).predict(PARTICLES), times)
    both = make_analytical("p2p", ZEN4).predict(PARTICLES) + make_analytical("m2l", ZEN4).predict(PARTICLES)
    np.testing.assert_allclose(both, times)


@pytest.mark.parametrize(("name", "rows"), [("stencil", GRIDS), ("fmm", PARTICLES)])
def test_other_columns_and_their_order_say_nothing(name, rows):
    model = make_analytical(name, ZEN4)
    more = rows.assign(threads=8, unroll=4, solver="amg")[["solver", *rows.columns[::-1], "threads"]]
    np.testing.assert_array_equal(model.predict(more), model.predict(rows))


def test_by_name():
    of_machines = ("stencil", "fmm", "p2p", "m2l", "stencil-code", "p2p-code")
    assert list(ANALYTICAL) == [*of_machines, "smg-1d", "smg-2d", "smg-3d", "amg"]
    assert make_analytical("stencil", ZEN4) == StencilModel(ONE)
    assert make_analytical("fmm", ZEN4) == MultipoleModel(ONE)
    with pytest.raises(UsageError, match="no analytical model 'gauss'; choose from stencil, fmm"):
        make_analytical("gauss", ZEN4)
    with pytest.raises(UsageError, match="'stencil' needs a machine"):
        make_analytical("stencil", None)


@pytest.mark.parametrize(
    ("name", "rows", "said"),
    [
        (
            "stencil",
            GRIDS[["I", "J"]],
            "the analytical model 'stencil' needs columns I, J, K; the data has no K",
        ),
        ("fmm", PARTICLES[["N"]], "the analytical model 'fmm' needs columns N, q, k; the data has no q, k"),
        ("stencil", GRIDS.assign(bi="x"), "the analytical model 'stencil': column bi must be numbers"),
        ("stencil", GRIDS.assign(J=1.5), "J: found 1.5; give whole numbers"),
        ("fmm", PARTICLES.assign(q=0), "per_leaf: found 0"),
    ],
)
def test_bad_tables_are_one_line(name, rows, said):
    with pytest.raises(UsageError, match=said) as caught:
        make_analytical(name, ZEN4).predict(rows)
    assert "\n" not in str(caught.value)
