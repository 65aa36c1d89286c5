"""Which executed instructions are lit: what the last one waited for, by results and by ports."""

import pytest
from chainline.analysis.incore.pipeline.timeline import timeline_of
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.reports.page.body_views import critical_places

ZEN3 = load_machine("zen3")


def lit(text):
    """Return the mnemonics that are lit, and which share of the last 60 instructions those are."""
    code = parse(text.replace("; ", "\n"), "x86-64").instructions
    timeline = timeline_of(code, ZEN3, loop=True)
    first = len(timeline.instructions) - 60
    places = critical_places(timeline, first)
    return {code[timeline.instructions[place].position].mnemonic for place in places}, len(places) / 60


def test_of_a_sum_every_add_is_lit_and_nothing_else():
    assert lit("vaddpd %ymm1, %ymm0, %ymm0; addq $8, %rdi; addq $8, %rsi") == (
        {"vaddpd"},
        pytest.approx(1 / 3),
    )


def test_where_a_port_is_busy_what_took_it_before_is_lit():
    names, share = lit("vdivpd %ymm1, %ymm2, %ymm3; vdivpd %ymm1, %ymm2, %ymm4; addq $8, %rdi")
    assert names == {"vdivpd"} and share > 0.3


def test_where_dispatch_alone_is_waited_for_little_is_lit():
    _, share = lit("; ".join(f"movq (%rdi), %r{n}" for n in (8, 9, 10)))
    assert share < 0.6
