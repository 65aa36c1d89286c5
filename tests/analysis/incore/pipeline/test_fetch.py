"""Fetching what is kept decoded: whole cycles up to each taken branch."""

from dataclasses import replace
from math import ceil

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.vocabulary import FETCH
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN3 = load_machine("zen3")


def loop_of(nops, machine=ZEN3):
    text = "f:\n.L1:\n" + "nop\n" * nops + "decq %rdi\njne .L1\nret"
    return analyse_file(parse(text, "x86-64"), machine, arguments={}).functions[0].bodies[0]


@pytest.mark.parametrize("nops", [2, 7, 8, 11, 12, 15, 16])
def test_a_loop_takes_the_longer_of_dispatch_and_whole_cycles_of_fetching(nops):
    """Measured on a Zen 3: 1.00, 1.33, 2.00, 2.00, 2.16, 2.66 and 3.00 cycles."""
    micro_ops = nops + 1  # the branch is one with what it tests
    closed_form = max(micro_ops / 6, ceil(micro_ops / 8))
    found = loop_of(nops)
    assert found.simulated.cycles == pytest.approx(closed_form, rel=0.01)
    assert found.least_cycles == pytest.approx(closed_form)


def test_it_is_no_bound_where_nobody_has_measured():
    unknown = replace(ZEN3, core=replace(ZEN3.core, fetch_width=0))
    assert all(bound.name != FETCH for bound in loop_of(8, unknown).bounds)
    assert loop_of(8, unknown).simulated.cycles == pytest.approx(9 / 6, rel=0.01)
