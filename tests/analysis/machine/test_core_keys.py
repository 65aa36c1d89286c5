"""What a machine file may say of loads, stores and read ports beyond what every core has."""

import dataclasses
import re
from dataclasses import replace
from importlib import resources

import pytest
from chainline.analysis.machine.digest import machine_digest
from chainline.analysis.machine.load import load_machine, parse_machine
from chainline.analysis.machine.parameter import parameters
from chainline.analysis.machine.record import Core
from chainline.analysis.machine.text import machine_text
from chainline.errors import UsageError

KEYS = (
    *("wide_store_forward_cycles", "recent_store_lines", "repeats_early_loads", "store_prediction_bits"),
    *("third_read_ports", "bypass_first_cycle", "bypass_last_cycle", "store_data_entries"),
)
WHOLE = {"recent_store_lines", "store_prediction_bits", *KEYS[-4:]}
DEFAULTS = {field.name: field.default for field in dataclasses.fields(Core)}


SAID = ("integer_store_forward_cycles", "renames_memory", "renames_any_address", "fuses_branches")
"""Keys that zen5 has, and that tests set."""


def text_of(**values):
    """Return the file of zen5 without `SAID`, with other values of some keys, without those that are None."""
    text = resources.files("chainline.analysis.machine").joinpath("machines", "zen5.toml").read_text()
    text = re.sub(rf"(?m)^(?:{'|'.join(SAID)}) = .*\n", "", text)
    for key, value in values.items():
        text, count = re.subn(rf"(?m)^{key} = .*\n", f"{key} = {value}\n" if value is not None else "", text)
        assert count == 1, key
    return text


def machine_with(**values):
    return parse_machine(text_of(**values), "mine.toml", "mine")


def test_zen5_says_what_was_measured():
    core = load_machine("zen5").core
    assert [getattr(core, key) for key in KEYS] == [11.0, 12, True, 10, 2, 1, 2, 38]


@pytest.mark.parametrize("key", KEYS)
def test_what_a_file_leaves_out_is_taken_as_on_a_core_without(key):
    assert getattr(machine_with(**{key: None}).core, key) == DEFAULTS[key]


def test_other_machines_repeat_no_load_and_have_read_ports_enough():
    for key in ("a64fx", "clx", "zen2", "neoverse-v2"):
        core = load_machine(key).core
        assert [getattr(core, name) for name in KEYS] == [DEFAULTS[name] for name in KEYS]


MISTAKES = [(key, value) for key in sorted(WHOLE) for value in ("-1", "1.5", '"2"', "true")]
MISTAKES += [("wide_store_forward_cycles", value) for value in ("-1", "inf", "nan", '"11"', "true")]
MISTAKES += [("repeats_early_loads", value) for value in ("1", '"yes"', "[]")]
LATER = {
    **{"physical_wide_registers": 400, "unlaminates_indexed": True, "binds_ports": True},
    **{"ports_closed_beside_wide": ("FP1", "FP3"), "third_read_bits": 512, "crossing_loads_per_cycle": 1},
    **{"bank_bytes": 32, "bank_reads": 2, "forwards_partial_stores": False},
    **{"splits_slots": True, "new_line_store_cycles": 2, "page_crossing_store_cycles": 23},
    **{"integer_store_forward_cycles": 5.0, "renames_memory": True, "bypass_from_loads": True},
    **{"store_sector_bytes": 32, "loads_lose_turns": True, "reads_zeros": True},
    **{
        "release_cycles": 6,
        "access_slots": 3,
        "integer_slots": 4,
        "branch_slots": 2,
        "inner_forward_turns": 1,
        "early_load_tries": 2,
        "branch_turn_cycles": 3,
        "schedulers_hold_store_data": True,
    },
}
"""Keys that zen5 lacks."""


def toml(value):
    if isinstance(value, tuple):
        return "[" + ", ".join(f'"{item}"' for item in value) + "]"
    return str(value).lower()


def machine_and(**values):
    """Return zen5 with further keys."""
    lines = "".join(f"{key} = {value}\n" for key, value in values.items())
    return parse_machine(text_of().replace("[core]\n", f"[core]\n{lines}"), "mine.toml", "mine")


def test_what_a_file_says_besides_is_kept_and_known():
    zen5, more = machine_with(), machine_and(**{key: toml(value) for key, value in LATER.items()})
    assert {key: getattr(more.core, key) for key in LATER} == LATER
    assert {key: getattr(zen5.core, key) for key in LATER} == {key: DEFAULTS[key] for key in LATER}
    assert parse_machine(machine_text(more), "mine.toml", "mine") == more
    known = {machine_digest(replace(zen5, key="mine"))}
    for key, value in LATER.items():
        known.add(machine_digest(replace(zen5, key="mine", core=replace(zen5.core, **{key: value}))))
    assert len(known) == 1 + len(LATER)


WRONG = [
    ("ports_closed_beside_wide", '["p1"]', "found 'p1'; name some of ports"),
    ("ports_closed_beside_wide", '"FP1"', "found 'FP1'; give "),
    ("bank_bytes", "32", "bank_reads: found 0 beside bank_bytes; give both, or neither"),
    ("crossing_loads_per_cycle", "40", "found 40; give fewer"),
    ("bank_reads", "30", "found 30; give fewer"),
    ("physical_wide_registers", "31", "found 31, less than vector_registers; correct"),
    ("unlaminates_indexed", "1", "found 1; give "),
]


@pytest.mark.parametrize(("key", "value", "said"), WRONG)
def test_what_no_core_has_gives_one_clear_line(key, value, said):
    with pytest.raises(UsageError, match=re.escape(said)) as error:
        machine_and(**{key: value})
    assert "\n" not in str(error.value)


def test_a_file_costs_bounded_memory():
    said = "found 9999999; give at most "
    with pytest.raises(UsageError, match=f"op_cache_instructions: {said}1048576$"):
        machine_with(op_cache_instructions="9999999")
    for key in ("op_cache_ways", "op_cache_entry_instructions", "decoded_ahead_cycles"):
        with pytest.raises(UsageError, match=rf"{key}: {said}\d+$"):
            machine_and(**{key: "9999999"})


def test_a_bank_is_half_of_a_line():
    with pytest.raises(UsageError, match=r"bank_bytes: found 16, not half of a line of 64 bytes; correct"):
        machine_and(bank_bytes=16, bank_reads=2)


MISTAKES += [("recent_store_lines", "0"), ("store_entry_bytes", "0"), ("forwards_masked_stores", "0")]


@pytest.mark.parametrize(("key", "value"), MISTAKES)
def test_a_bad_value_gives_one_clear_line(key, value):
    with pytest.raises(UsageError, match=rf"^mine\.toml, line \d+: \[core\] {key}: found .*; give ") as error:
        machine_with(**{key: value})
    assert "\n" not in str(error.value)


def test_a_key_that_is_no_more_gives_one_clear_line():
    text = text_of().replace("store_queue = 104", "store_queue = 104\nwrite_load_turns = 0.67")
    with pytest.raises(UsageError, match=r"\[core\] write_load_turns: unknown key; ") as error:
        parse_machine(text, "mine.toml", "mine")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("key", sorted({*KEYS} - {"recent_store_lines"}))
def test_nothing_may_be_said_as_zero(key):
    """What a core lacks is written as its default, which must be readable again."""
    zero = DEFAULTS[key]
    machine = machine_with(**{key: str(zero).lower()})
    assert getattr(machine.core, key) == zero
    assert parse_machine(machine_text(machine), "mine.toml", "mine") == machine


def test_a_memory_domain_is_kept_and_known():
    a64fx = load_machine("a64fx")
    whole = replace(a64fx.memory, domain_cores=0, domain_bytes_per_second=0.0)
    assert machine_digest(replace(a64fx, memory=whole)) != machine_digest(a64fx)
    assert parse_machine(machine_text(a64fx), "mine.toml", "a64fx").memory == a64fx.memory
    assert "domain" not in machine_text(load_machine("zen5"))


@pytest.mark.parametrize(
    ("domain", "said"),
    [
        ("domain_cores = 400\ndomain_bytes_per_second = 1e9", "domain_cores: found 400, of "),
        ("domain_cores = 2\ndomain_bytes_per_second = 1e15", "more than the socket's"),
        ("domain_cores = 2", "domain_bytes_per_second: missing"),
        ("domain_bytes_per_second = 1e9", "domain_cores: missing"),
    ],
)
def test_a_wrong_memory_domain_gives_one_clear_line(domain, said):
    text = text_of().replace("[memory]\n", f"[memory]\n{domain}\n")
    with pytest.raises(UsageError, match=re.escape(said)) as error:
        parse_machine(text, "mine.toml", "mine")
    assert "\n" not in str(error.value)


def test_only_pairs_that_are_known_can_be_fused():
    text = text_of().replace(
        "dispatch_width = ", 'fuses_branches = ["compare", "loads"]\ndispatch_width = ', 1
    )
    with pytest.raises(UsageError, match="fuses_branches: found 'loads'; name some of compare, other"):
        parse_machine(text, "mine.toml", "mine")


def given(key, value):
    """Return the file of zen5 with a value of a key of `[core]`, which it may have or not."""
    text = resources.files("chainline.analysis.machine").joinpath("machines", "zen5.toml").read_text()
    return re.sub(rf"(?m)^{key} = .*\n", "", text).replace("[core]\n", f"[core]\n{key} = {value}\n", 1)


@pytest.mark.parametrize(
    "key", [key for key, kind in Core.__annotations__.items() if kind in ("int", "float")]
)
def test_no_number_is_so_large_that_a_simulation_would_not_end(key):
    largest = parameters(Core)[key].most
    with pytest.raises(UsageError, match=rf"^mine\.toml, line \d+: \[core\] {key}: found .*; give "):
        parse_machine(given(key, int(largest) + 1), "mine.toml", "mine")


@pytest.mark.parametrize("given_cost", ["latency_cycles = 1e9", "latency_cycles = 4, micro_ops = 1e9"])
def test_no_cost_is_so_large_that_a_simulation_would_not_end(given_cost):
    text = given("cores", 4).replace("\nfma = { latency_cycles = 4", f"\nfma = {{ {given_cost}")
    with pytest.raises(UsageError, match=r"found 1000000000\.0; give at most 65536$"):
        parse_machine(text, "mine.toml", "mine")
