"""Which processor is meant."""

from dataclasses import replace

import chainline as cl
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.text import machine_text
from chainline.codegen.target import find_target, host_target


def test_a_key_a_file_and_a_record_are_the_same(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(machine_text(load_machine("zen5")))
    by_key = cl.machine("zen5")
    assert cl.machine(by_key) is by_key
    assert cl.machine(by_key.record) == by_key
    assert cl.machine(file).to_json() == cl.machine(str(file)).to_json() == by_key.to_json()
    assert cl.machine(file).key == "mine"


def test_a_shipped_machine_is_compiled_for_and_clocked_as_its_file_says():
    machine = cl.machine("a64fx")
    assert machine.target == find_target("a64fx")
    assert machine.clock_ghz == machine.record.core.frequency_ghz
    assert not machine.is_host


def test_the_host_is_compiled_for_as_it_is():
    machine = cl.machine("host")
    assert machine.is_host and machine.runs_here
    assert machine.target == host_target()
    assert 0.3 < machine.clock_ghz < 8


@pytest.mark.parametrize("name", ["z80", "nowhere.toml"])
def test_an_unknown_machine_is_refused_in_one_line(name):
    with pytest.raises(cl.UsageError, match=name) as caught:
        cl.machine(name)
    assert "\n" not in str(caught.value)


def test_a_host_that_no_file_describes_is_not_calibrated_unasked(monkeypatch):
    seen = {}
    monkeypatch.setattr("chainline.analysis.host.host_cache.read_verdict", lambda identity, say: None)
    monkeypatch.setattr(
        "chainline.analysis.host.host_machine.host_machine",
        lambda say, step, calibrated: seen.update(calibrated=calibrated) or load_machine("zen5"),
    )
    cl.machine("host", calibrate=False)
    assert seen == {"calibrated": False}
    cl.machine("host")
    assert seen == {"calibrated": True}


def test_the_table_has_a_row_for_each_class_of_instructions():
    machine = cl.machine("zen5")
    table = machine.to_frame()
    assert list(table["instruction"]) == list(machine.record.instructions)
    assert "AMD EPYC 9655" in machine._repr_html_()


def test_the_default_is_that_of_the_commands(monkeypatch):
    monkeypatch.setenv("CHAINLINE_MACHINE", "a64fx")
    assert cl.machine().key == "a64fx"
    assert cl.analyze("fmul v0.2d, v1.2d, v2.2d\n", simulate=False).found.machine == "a64fx"
    assert cl.best(1, model="chain").to_json()["machine"] == "a64fx"


def test_a_file_of_this_host_with_other_vectors_is_compiled_for_at_its_width():
    here, zen5 = host_target(), load_machine("zen5")
    bits = here.vector_bits if here.scalable else 128

    def mine(vector_bits):
        core = replace(zen5.core, vector_bits=vector_bits)
        return cl.machine(replace(zen5, target="host", isa=here.isa, llvm_cpus=(here.llvm_cpu,), core=core))

    narrow, wide = mine(bits), mine(4096)
    assert narrow.target == here.at_width(bits)
    assert narrow.runs_here and not wide.runs_here
    with pytest.raises(cl.UsageError, match="not on zen5"):
        wide.require_here()
