"""Keys of a core from its loops: found again where the loops come from a simulation that has them."""

from dataclasses import replace

import pytest
from chainline.analysis.calibration import core_fit as core_keys
from chainline.analysis.calibration.core_fit import keys_found
from chainline.analysis.calibration.core_fit_steps import MeasuredLoop, simulated_cycles, steps, with_core
from chainline.analysis.calibration.pipeline_measurements import figure_name
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import Measured
from chainline.isa.x86_64.benchmarks import core_loops
from chainline.isa.x86_64.pipeline_loops import AVX2, AVX512

from ...tier import standing

ZEN5 = load_machine("zen5")
NEUTRAL = {
    "store_entry_bytes": 64,
    "forwards_masked_stores": True,
    "masks_hide_lanes": True,
    "blocked_by_runs": False,
    "store_pair_load_turns": 0.0,
    "wide_store_forward_cycles": 0.0,
    "recent_store_lines": 1,
    "repeats_early_loads": False,
    "store_prediction_bits": 0,
    "renames_memory": False,
    "third_read_ports": 0,
    "bypass_first_cycle": 0,
    "bypass_last_cycle": 0,
    "op_cache_instructions": 0,
    "decode_rate": 0.0,
    "dispatch_knows_ports": False,
    "loads_lose_turns": False,
}
PLAIN = with_core(ZEN5, **NEUTRAL)
ZEN3 = load_machine("zen3")
PLAIN_256 = with_core(ZEN3, **NEUTRAL)
LOOPS = {
    vectors.bits: [loop for loop in core_loops(vectors.bits) if loop.effect != "size of code"]
    for vectors in (AVX512, AVX2)
}


def made_by(machine, *effects):
    loops = LOOPS[machine.vector_bits]
    loops = [loop for loop in loops if loop.effect in effects] if effects else loops
    return [MeasuredLoop(loop, simulated_cycles(loop, machine)) for loop in loops]


def taken(name, loops, machine=PLAIN):
    """Return the machine after the step that has a key, and what was fitted in it."""
    step = next(s for s in steps(machine) if name in [figure.name for figure in s.figures])
    found, figures = core_keys._taken(machine, step, loops)
    return found, {figure.name: figure.value for figure in figures}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("key", "value", "effect"),
    [
        ("recent_store_lines", 12, "stores by turns"),
        ("repeats_early_loads", 1, "early load"),
        ("store_prediction_bits", 10, "lookalike load"),
        ("blocked_by_runs", 1, "through memory"),
    ],
)
def test_a_key_is_found_by_its_own_loops(key, value, effect):
    # runs of blocked stores are seen only where masked stores block, predictions where loads are repeated,
    # which is found together with them
    repeats = key == "store_prediction_bits"
    plain = with_core(PLAIN, forwards_masked_stores=False, repeats_early_loads=repeats)
    made = with_core(plain, **{key: type(getattr(plain.core, key))(value)})
    found, figures = taken(key, made_by(made, effect), plain)
    assert figures == {key: value} | ({"repeats_early_loads": 1} if repeats else {})
    assert found == made


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("key", "value", "effect"),
    [
        ("repeats_early_loads", 1, "early load"),
        ("page_crossing_store_cycles", 24, "stores across pages"),
        ("store_sector_bytes", 32, "stores across sectors"),
        ("loads_lose_turns", 1, "loads in runs"),
    ],
)
def test_a_key_is_found_without_avx_512(key, value, effect):
    made = with_core(PLAIN_256, **{key: type(getattr(PLAIN_256.core, key))(value)})
    found, figures = taken(key, made_by(made, effect), PLAIN_256)
    assert (found, figures) == (made, {key: value})


def _without_store_pipes(machine):
    """Return a machine whose stores do not wait with vectors."""
    store = machine.instructions["store"]
    kept = tuple(use for use in store.default.uses if "FPST" not in use.ports)
    costs = replace(store, default=replace(store.default, uses=kept), by_bits={})
    return replace(machine, instructions={**machine.instructions, "store": costs})


@pytest.mark.exhaustive
def test_pipes_of_stores_are_found_by_loops_of_stores():
    plain = with_core(_without_store_pipes(PLAIN_256), third_read_ports=2, store_data_entries=0)
    pipes = next(f for s in steps(plain) for f in s.figures if f.name == "vector store pipes")
    made = with_core(pipes.put(plain, pipes.values[1]), store_data_entries=16)
    effects = ("FMA and stores", "others and stores", "stores of sums")
    found, figures = taken("vector store pipes", made_by(made, *effects), plain)
    assert figures["vector store pipes"] == pipes.values[1] and figures["store_data_entries"] >= 16
    assert found.instructions["store"].default.uses[0].ports == ("FPST0", "FPST1")


@pytest.mark.parametrize(
    "key",
    standing(
        ["recent_store_lines", "repeats_early_loads", "bank_reads", "unlaminates_indexed"],
        for_all=lambda key: key != "unlaminates_indexed",  # which every loop is simulated for
    ),
)
def test_what_loops_do_not_show_stays_neutral(key):
    step = next(s for s in steps(PLAIN) if key in [figure.name for figure in s.figures])
    found, figures = taken(key, made_by(PLAIN, *step.effects))
    assert (found, figures) == (PLAIN, {})


def test_forwarding_is_read_off_chains():
    found = core_keys._with_forwarding(PLAIN, made_by(ZEN5, "through memory")).core
    assert (found.store_forward_cycles, found.wide_store_forward_cycles) == (9, 11)
    assert found.store_blocked_cycles == 15
    assert not found.forwards_masked_stores and not found.masks_hide_lanes


def test_forwarding_is_read_off_chains_without_avx_512():
    made = with_core(
        PLAIN_256, store_forward_cycles=6.0, wide_store_forward_cycles=8.0, store_blocked_cycles=13.0
    )
    found = core_keys._with_forwarding(PLAIN_256, made_by(made, "through memory")).core
    assert (found.store_forward_cycles, found.wide_store_forward_cycles) == (6, 8)
    assert found.store_blocked_cycles == 13


def test_what_forwards_everything_is_seen_too():
    found = core_keys._with_forwarding(ZEN5, made_by(PLAIN, "through memory")).core
    assert found.forwards_masked_stores and found.masks_hide_lanes and found.forwards_partial_stores
    assert found.wide_store_forward_cycles == 0


def test_without_loops_there_is_nothing_to_find():
    assert keys_found(replace(ZEN5, measurements={})) is None


def test_loops_of_the_file_are_those_that_are_measured():
    for vectors in (AVX512, AVX2):
        loops = core_loops(vectors.bits)
        assert len({figure_name(loop) for loop in loops}) == len(loops)
    assert {loop.effect for loop in core_loops(256)} == {loop.effect for loop in core_loops(512)}


@pytest.mark.exhaustive
def test_the_keys_of_zen_5_are_found_by_loops_alone():
    measured = {figure_name(each.loop): Measured(each.cycles, "cycles", 0.0, 1) for each in made_by(ZEN5)}
    found = keys_found(replace(PLAIN, measurements=measured))
    assert found.after < 0.02 < found.before
    keys = ("third_read_ports", "bypass_last_cycle", "store_entry_bytes", "recent_store_lines")
    assert [getattr(found.machine.core, key) for key in keys] == [getattr(ZEN5.core, key) for key in keys]
    assert found.machine.core.store_prediction_bits == ZEN5.core.store_prediction_bits


RENAMING = ("renames_memory", "renamed_loads", "renames_any_address", "integer_store_forward_cycles")
BY_NAME = "renames_by_name"
STACK = ("stack_engine", "stack_sync", "stack_sync_of_changes")


@pytest.mark.parametrize("key", ["zen3", "zen4", "zen5", "spr", "skx"])
def test_renamed_loads_and_the_stack_engine_are_read_off_their_loops(key):
    machine = load_machine(key)
    neutral = dict.fromkeys((*RENAMING[::2], BY_NAME, *STACK), False)
    plain = with_core(machine, renamed_loads=(), integer_store_forward_cycles=0.0, **neutral)
    effects = ("renamed memory", "pops", "stack pointer")
    loops = [loop for loop in core_loops(machine.vector_bits) if loop.effect in effects]
    made = [MeasuredLoop(loop, simulated_cycles(loop, machine)) for loop in loops]
    found, _ = taken("stack_engine", made, core_keys._with_renaming(plain, made))
    forward = machine.core.integer_store_forward_cycles or found.core.integer_store_forward_cycles
    expected = with_core(machine, integer_store_forward_cycles=forward).core
    names = RENAMING if machine.core.renames_memory else (*RENAMING[:1], *RENAMING[2:])
    for name in (*names, BY_NAME, *STACK):
        assert getattr(found.core, name) == getattr(expected, name), name


@pytest.mark.parametrize(("key", "shared"), [("zen4", True), ("spr", False)])
def test_stores_on_the_ports_of_loads_are_found(key, shared):
    machine = load_machine(key)
    loop = next(one for one in core_loops(machine.vector_bits) if one.effect == "addresses")
    ports = machine.operation("integer_load", 64).uses[0].ports

    def apart(costs):
        return replace(costs, uses=tuple(use for use in costs.uses if use.ports != ports))

    stores = machine.instructions["integer_store"]
    alone = replace(stores, default=apart(stores.default), by_bits={})
    plain = replace(machine, instructions={**machine.instructions, "integer_store": alone})
    made = [MeasuredLoop(loop, simulated_cycles(loop, machine))]
    found, _ = taken("stores on the ports of loads", made, plain)
    uses = found.operation("integer_store", 64).uses
    assert any(use.ports == ports for use in uses) == shared
