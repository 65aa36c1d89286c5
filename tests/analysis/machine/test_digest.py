"""The digest of a machine: by value, of a version, and those of version 1 are still recognised."""

import dataclasses

import pytest
from chainline.analysis.machine.core import Core
from chainline.analysis.machine.digest import is_digest_of, machine_digest
from chainline.analysis.machine.load import available_machines, load_machine
from chainline.analysis.machine.parameter import neutral_values, parameters
from chainline.analysis.machine.record import Measured

VERSION_1 = {
    "a64fx": "f254e268904a0cdc",
    "armv8-a": "84ab4ebfc5676034",
    "cortex-a72": "4574fdc4faafacee",
    "thunderx2": "a58dc61a1c5020f3",
    "zen5": "cc5cca8ba60849ab",
}
"""Digests of shipped machines by the last release with version 1, of those whose figures are the same."""


@pytest.mark.parametrize("key", VERSION_1)
def test_a_digest_of_version_1_is_recognised(key):
    assert [name for name in VERSION_1 if is_digest_of(VERSION_1[name], load_machine(key))] == [key]


def test_machines_have_digests_of_their_own():
    digests = {machine_digest(load_machine(key)) for key in available_machines()}
    assert len(digests) == len(available_machines())
    assert all(digest.startswith("2:") for digest in digests)


@pytest.mark.parametrize("key", sorted(neutral_values(Core)))
def test_each_parameter_of_the_core_counts(key):
    a64fx = load_machine("a64fx")
    value = getattr(a64fx.core, key)
    other = {bool: lambda: not value, tuple: lambda: (*value, (512, 1.0) if key == "clocks_ghz" else "x")}
    changed = other.get(type(value), lambda: value + 1)()
    assert changed != value
    there = dataclasses.replace(a64fx, core=dataclasses.replace(a64fx.core, **{key: changed}))
    assert machine_digest(there) != machine_digest(a64fx)
    assert not is_digest_of(machine_digest(a64fx), there)
    assert not is_digest_of(VERSION_1["a64fx"], there) or key == "stack_engine"  # which it did not say


def test_a_calibration_that_was_disturbed_is_of_the_same_machine():
    zen5, quiet = load_machine("zen5"), Measured(4.0, "cycles", 0.01, 20)
    plain, disturbed = (
        dataclasses.replace(zen5, measurements={"fma": one})
        for one in (quiet, dataclasses.replace(quiet, disturbed=True, apart=0.5))
    )
    assert machine_digest(plain) == machine_digest(disturbed) != machine_digest(zen5)


def test_every_field_of_the_core_is_described():
    declared = parameters(Core)
    assert set(declared) == {field.name for field in dataclasses.fields(Core)}
    assert all(each.text and not each.text[0].isspace() for each in declared.values())
