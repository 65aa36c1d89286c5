import pytest
from chainline.analysis.incore.contributions import accessed_bytes, port_contributions
from chainline.analysis.incore.operations import OperationClass
from chainline.analysis.machine.load import load_machine


def _counts(**operations):
    return {OperationClass(name, 512): float(count) for name, count in operations.items()}


def test_loads_and_stores_apart_from_arithmetic():
    found = port_contributions(_counts(fma=10, load=6, store=2), load_machine("clx"))
    assert (found.overlapping_cycles, found.load_cycles, found.store_cycles) == (5.0, 3.0, 2.0)
    assert found.bound == "execution ports"


def test_data_of_an_a64fx_store_take_an_arithmetic_pipe():
    machine = load_machine("a64fx")
    without = port_contributions(_counts(fma=8), machine)
    found = port_contributions(_counts(fma=8, store=4), machine)
    assert without.overlapping_cycles == 4
    assert found.overlapping_cycles == 6  # twelve micro-ops on FLA and FLB
    assert found.store_cycles == 4  # both address ports, one store a cycle


def test_dispatch_counts_loads_and_stores_too():
    found = port_contributions(_counts(load=40, store=40, fma=2), load_machine("clx"))
    assert found.bound == "dispatch width"
    assert found.overlapping_cycles == pytest.approx(82 / 4)


def test_a_fused_load_takes_no_dispatch_slot():
    counts = {OperationClass("fma", 512): 4.0, OperationClass("load", 512, fused=True): 4.0}
    assert port_contributions(counts, load_machine("clx")).overlapping_cycles == 2


def test_bytes_that_instructions_access():
    assert accessed_bytes(_counts(load=2, store=1, fma=5)) == (128.0, 64.0)
