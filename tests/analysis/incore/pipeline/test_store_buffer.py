"""Stores after they have been executed: when they are written, and what loads get from them."""

from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.core_tables import new_core
from chainline.analysis.incore.pipeline.store_forwarding import BLOCKED, FORWARDED, NO_STORE
from chainline.analysis.incore.pipeline.tables import ACCESS, STORE, call, table_of
from chainline.analysis.machine.load import load_machine

ZEN5 = load_machine("zen5")
LOAD_CYCLES, FORWARD, WIDE_FORWARD, BLOCKED_CYCLES = 7, 9, 11, 13  # 15 less what the simulation takes


def access(address=0, n_bytes=32, width_bytes=None, store=-1, relation=NO_STORE, lookalike=-1):
    row = (address, n_bytes, width_bytes or n_bytes, store, relation, lookalike, -1)
    return table_of(ACCESS, [row])


def core_of(**changes):
    plain = replace(
        ZEN5.core, renames_memory=False, renames_any_address=False, integer_store_forward_cycles=0.0
    )
    return new_core(replace(ZEN5, core=replace(plain, **changes))).core


def loaded_at(found, stores, core, issued, latency):
    return call("loaded_at", found, stores, len(stores), core, issued, latency)


def mistaken(found, stores, core, issued, latency):
    return bool(call("mistaken", found, stores, core, issued, latency))


def crosses(found, core):
    return bool(call("crosses", found, core))


def write(state, found, retired):
    return call("write_store", state.writer, state.recent, len(state.recent), state.core, found, retired)


def write_cycles(accesses, retired=0, **changes):
    """Return when stores that retire in one cycle have been written."""
    state = new_core(replace(ZEN5, core=replace(ZEN5.core, **changes)))
    return [write(state, a, retired) for a in accesses]


def lines(numbers, n_bytes=32, rest=0):
    return [access(64 * number + rest, n_bytes) for number in numbers]


def test_a_line_takes_two_stores_a_cycle():
    assert write_cycles(lines([5] * 6)) == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("n_lines", [2, 8, 12])
def test_lines_written_lately_take_two_a_cycle_by_turns(n_lines):
    cycles = write_cycles(lines([*range(n_lines)] * 3))
    assert cycles[:n_lines] == [*range(1, n_lines + 1)]  # each new line begins a cycle
    # the last new line still has room for one
    later = [n_lines + (number + 1) // 2 for number in range(2 * n_lines)]
    assert cycles[n_lines:] == later


def test_more_lines_than_are_remembered_take_one_a_cycle():
    assert write_cycles(lines([*range(13)] * 3)) == [*range(1, 40)]
    assert write_cycles(lines([0, 1, 2] * 2), recent_store_lines=2) == [1, 2, 3, 4, 5, 6]


def test_a_new_line_keeps_the_writer_for_as_long_as_the_file_says():
    assert write_cycles(lines([0, 1, 2, 0]), new_line_store_cycles=3, recent_store_lines=2) == [3, 6, 9, 12]
    known = write_cycles(lines([5] * 5), new_line_store_cycles=3)
    assert known == [3, 4, 4, 5, 5]  # only the first is new


def test_a_store_across_a_page_keeps_the_others_waiting():
    stores = [access(4096 - 8, 16), access(64), access(64), access(128 - 8, 16), access(4096, 16)]
    assert write_cycles(stores, page_crossing_store_cycles=20) == [c + 20 for c in write_cycles(stores)]
    assert write_cycles(stores[1:], page_crossing_store_cycles=20) == write_cycles(stores[1:])


def test_a_vector_wider_than_an_entry_shares_its_cycle_with_no_other():
    wide, narrow = access(64 * 5, 64), access(64 * 5, 32)
    assert write_cycles([wide, wide, narrow, narrow, wide]) == [1, 2, 3, 3, 4]
    assert write_cycles([wide, wide], store_entry_bytes=64) == [1, 1]


def test_a_store_across_lines_writes_both():
    crossing = access(64 * 5 + 48, 32)
    assert write_cycles([crossing, crossing]) == [2, 3]  # both new, then both known


def test_a_store_across_sectors_writes_both_its_neighbours_with_it():
    def cycles(places, n_bytes=32):
        stores = [access(place, n_bytes) for place in places]
        return write_cycles(stores, store_sector_bytes=32, recent_store_lines=1)

    assert cycles([0, 64, 96]) == [1, 2, 3]
    assert cycles([8, 64 + 16, 128 + 24]) == [2, 4, 6]  # within their lines
    assert cycles([8, 40]) == [2, 3] == cycles([48, 80])  # what they share is written once
    assert cycles([8, 8]) == [2, 4]  # by turns
    assert cycles([0, 8, 32, 40], n_bytes=8) == [1, 1, 2, 2]
    assert cycles([0, 32, 8, 40], n_bytes=8) == [1, 2, 3, 4]
    assert cycles([28, 64], n_bytes=8) == [2, 3]


def test_a_masked_store_counts_by_its_full_width():
    low_half_active = access(64 * 5 + 32, 32, width_bytes=64)
    assert write_cycles([low_half_active, *lines([7])]) == [2, 3]
    assert write_cycles([access(64 * 5 + 32, 32), *lines([7])]) == [1, 2]
    nothing_active = access(64 * 5, 0, width_bytes=32)
    assert write_cycles([nothing_active]) == [1]


def test_nothing_is_written_before_it_retires():
    state = new_core(ZEN5)
    assert [write(state, access(0), retired) for retired in (3, 10, 10, 10)] == [4, 11, 11, 12]


def test_unknown_addresses_are_lines_of_their_own():
    assert write_cycles([access(-1, 8)] * 3) == [1, 2, 3]


def stored(data_at, masked=False, wide=False, written_at=None, partial=False, integer=False):
    never = 2**63 - 1
    written = never if written_at is None else written_at
    return table_of(STORE, [(data_at, 0, written, masked, partial, 2 if integer else wide, 0, 0, 0, 0)])


@pytest.mark.parametrize(("wide", "cycles"), [(False, FORWARD), (True, WIDE_FORWARD)])
def test_a_load_waits_for_the_data_of_its_store(wide, cycles):
    found, stores, core = access(store=0, relation=FORWARDED), stored(50, wide=wide), core_of()
    assert loaded_at(found, stores, core, 20, LOAD_CYCLES) == 50 + cycles
    # under a mask it takes two cycles more, and so it does of what is forwarded
    assert loaded_at(found, stores, core, 20, LOAD_CYCLES + 2) == 50 + cycles + 2
    assert loaded_at(found, stores, core, 60, LOAD_CYCLES) == 60 + LOAD_CYCLES


def test_wide_stores_forward_as_others_where_nothing_else_is_said():
    core = core_of(wide_store_forward_cycles=0.0)
    found = access(store=0, relation=FORWARDED)
    assert loaded_at(found, stored(50, wide=True), core, 20, LOAD_CYCLES) == 50 + FORWARD


def test_integers_are_handed_over_sooner_where_a_core_does_so():
    found, integer = access(store=0, relation=FORWARDED), stored(50, integer=True)
    for cycles, taken in ((5.0, 5), (0.0, FORWARD)):
        core = core_of(integer_store_forward_cycles=cycles)
        assert loaded_at(found, integer, core, 20, 3) == 50 + taken


def test_an_integer_that_the_same_registers_address_is_there_with_its_store():
    core, integer = core_of(renames_memory=True), stored(50, integer=True)
    same, other = (access(store=0, relation=FORWARDED, lookalike=number) for number in (0, -1))
    assert loaded_at(same, integer, core, 49, LOAD_CYCLES) == 50
    assert loaded_at(other, integer, core, 20, LOAD_CYCLES) == 50 + FORWARD
    assert loaded_at(same, stored(50), core, 20, LOAD_CYCLES) == 50 + FORWARD
    learning = core_of(renames_memory=True, renames_any_address=True)
    assert loaded_at(other, integer, learning, 20, LOAD_CYCLES) == 50


def test_a_load_that_nothing_forwards_to_waits_until_it_is_written():
    core = core_of()
    blocked, masked = access(store=0, relation=BLOCKED), access(store=0, relation=FORWARDED)
    for found, stores in ((blocked, stored(50, written_at=60)), (masked, stored(50, True, written_at=60))):
        assert loaded_at(found, stores, core, 55, LOAD_CYCLES) == 60 + BLOCKED_CYCLES
        assert loaded_at(found, stores, core, 60, LOAD_CYCLES) == 60 + LOAD_CYCLES  # from L1


def test_what_a_mask_left_lanes_out_of_is_handed_over_where_a_core_does_so():
    found, partial = access(store=0, relation=FORWARDED), stored(50, True, written_at=60, partial=True)
    full = stored(50, True, written_at=60)
    for stores, forwards, expected in (
        (full, False, 50 + FORWARD),
        (partial, True, 50 + FORWARD),
        (partial, False, 60 + BLOCKED_CYCLES),
    ):
        core = core_of(forwards_masked_stores=True, forwards_partial_stores=forwards)
        assert loaded_at(found, stores, core, 20, LOAD_CYCLES) == expected


def test_a_load_is_mistaken_while_its_lookalike_has_no_data():
    found, stores, core = access(lookalike=0), stored(50), core_of()
    ready = 50 + FORWARD - LOAD_CYCLES
    assert mistaken(found, stores, core, ready - 1, LOAD_CYCLES)
    assert not mistaken(found, stores, core, ready, LOAD_CYCLES)


def test_a_load_is_not_mistaken_for_its_own():
    core = core_of()
    assert not mistaken(access(store=0, relation=FORWARDED, lookalike=0), stored(50), core, 20, LOAD_CYCLES)
    assert not mistaken(access(), stored(50), core, 20, LOAD_CYCLES)
    patient = core_of(repeats_early_loads=False)
    assert not mistaken(access(lookalike=0), stored(50), patient, 20, LOAD_CYCLES)


def test_crossing_counts_the_full_width():
    core = core_of()
    assert crosses(access(48, 16, width_bytes=32), core)
    assert not crosses(access(48, 16), core)
    assert not crosses(access(-1, 64), core)


@pytest.mark.parametrize(("stride", "each"), [(128, 2), (64, 1), (0, 1)])
def test_a_wide_store_across_lines_shares_its_cycles_with_its_neighbours(stride, each):
    """On Zen 5 16 stores of 512 bits take 32, 16 and 16 cycles: what costs is a line not written lately."""
    n = 64
    stores = [access(address=32 + stride * number, n_bytes=64) for number in range(n)]
    cycles = write_cycles(stores, store_entry_bytes=32, recent_store_lines=12)
    assert cycles[-1] - cycles[0] == pytest.approx(each * n, abs=3)
