"""Times from code: what is in the core, what moves, and how they overlap, by hand."""

import numpy as np
import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.applications.octree import p2p_pairs
from chainline.errors import UsageError
from chainline.models.empirical.analytical import compiled_code
from chainline.models.empirical.analytical.compiled_code import (
    TABLE,
    CompiledStencil,
    PairCodeModel,
    RowCode,
    StencilCodeModel,
)
from chainline.models.empirical.analytical.machines import CacheLevel, SerialMachine
from chainline.models.empirical.analytical.named import make_analytical
from chainline.models.empirical.analytical.stencil import blocked_grids

KIB = 1024
# two cycles a point and ten a row; loops over rows and planes, then over blocks
ROWS = tuple(10.0 + 2 * n for n in range(1, TABLE + 1))
PLAIN = CompiledStencil(0, False, RowCode(ROWS, 0.5, 0.25, (3.0, 7.0)))
BLOCKED = CompiledStencil(0, True, RowCode(ROWS, 0.5, 0.25, (3.0, 7.0, 11.0, 13.0, 17.0)))


def model(memory=64.0, victim=False, hypothesis="zen", caches=(32 * KIB, 1024 * KIB)):
    levels = tuple(CacheLevel(f"L{n}", size, 1e-11) for n, size in enumerate(caches, 1))
    one = SerialMachine(levels, 64, 1e-10, 1e-11)
    rates = (64.0, 32.0), (memory, memory)
    return StencilCodeModel(one, (PLAIN, BLOCKED), hypothesis, 1.0, rates, (False, victim))


def grid(**columns):
    return pd.DataFrame({name: [value] for name, value in columns.items()})


def test_a_grid_in_l1_takes_its_rows_and_loops():
    cycles = 5 * 4 * (10 + 2 * 6) + 5 * 4 * 3 + 4 * 7
    assert model().predict(grid(I=6, J=5, K=4)) * 1e9 == pytest.approx(cycles)
    # longer rows than were followed
    assert model().predict(grid(I=300, J=1, K=1)) * 1e9 == pytest.approx(610 + 3 + 7)


def test_blocks_cut_rows_and_add_loops():
    # rows of 4 and 2 points; two blocks along i, two along j, one along k
    rows = 5 * 4 * (18 + 14)
    loops = 2 * 5 * 4 * 3 + 2 * 2 * 4 * 7 + 2 * 2 * 1 * 11 + 2 * 1 * 13 + 1 * 17
    found = model().predict(grid(I=6, J=5, K=4, bi=4, bj=3, bk=0))
    assert found * 1e9 == pytest.approx(rows + loops)
    whole = grid(I=6, J=5, K=4, bi=6, bj=5, bk=9)
    np.testing.assert_array_equal(model().predict(whole), model().predict(whole[["I", "J", "K"]]))


def test_a_grid_that_fits_no_cache_moves_lines_to_read_and_to_write():
    # 254 x 62 x 62 points: 256 x 64 x 64 with ghost points, eight lines a row and all planes kept in L2
    slow, found = model(memory=1.0), model(memory=0.5)
    table = grid(I=254, J=62, K=62)
    read, written = 32 * 64 * 64 * 64, 32 * 62 * 62 * 64
    assert slow.predict(table) * 1e9 == pytest.approx(read + 2 * written)
    assert found.predict(table) == pytest.approx(2 * slow.predict(table))


def test_a_victim_cache_takes_in_what_is_given_up():
    table = grid(I=254, J=62, K=62)
    moved = model()._moved_bytes
    grids = blocked_grids(tuple(table[axis] for axis in "IJK"))
    plain, past = moved(grids)[:, :, 0], model(victim=True)._moved_bytes(grids)[:, :, 0]
    assert past[0, 0] == plain[0, 0] - plain[0, 1] and past[1, 0] == plain[0, 0]
    np.testing.assert_array_equal(past[:, 1], plain[:, 1])


def test_transfers_do_not_overlap_where_the_machine_says_so():
    table = grid(I=254, J=62, K=62)
    # without overlap L1 and L2 come on top of memory
    assert model(hypothesis="cascade-lake", memory=1.0).predict(table) > model(memory=1.0).predict(table)
    # what is in the core overlaps with transfers on both
    assert model(hypothesis="cascade-lake").predict(table) == model().predict(table)


def test_unroll_must_be_known():
    with pytest.raises(UsageError, match=r"'stencil-code' knows unroll \[0\], not 4"):
        model().predict(grid(I=4, J=4, K=4, unroll=4))


def test_pairs_of_particles():
    table = pd.DataFrame({"N": [4096, 1024], "q": [64, 1024]})
    found = PairCodeModel(2.0, 4.0).predict(table)
    assert found == pytest.approx([p2p_pairs((4, 4, 4), 64) * 2 / 4e9, 1024**2 * 2 / 4e9])


def test_named_models_are_built_from_the_code(monkeypatch):
    asked = []
    monkeypatch.setattr(
        compiled_code, "_row_code", lambda code, machine, compiler: asked.append(code) or PLAIN.code
    )
    machine = load_machine("zen4")
    table = pd.DataFrame({"I": [4, 4], "J": [4, 4], "K": [4, 4], "unroll": [4, 0]})
    assert (make_analytical("stencil-code", machine, table).predict(table) > 0).all()
    assert [(code.unroll, code.blocked) for code in asked] == [(0, 0), (0, 1), (4, 0), (4, 1)]
