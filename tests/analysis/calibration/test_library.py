"""Costs of functions of the mathematics library: loops that call them, figures, machine file, analysis."""

import ctypes
from dataclasses import replace

import llvmlite.binding as llvm
import pytest
from chainline.analysis.calibration.compiled_benchmarks import Loops, has_vector_functions, link_library
from chainline.analysis.calibration.interference import Watch
from chainline.analysis.calibration.library import (
    FUNCTIONS,
    library_costs,
    library_figures,
    library_ir,
    library_loops,
)
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine, parse_machine
from chainline.analysis.machine.record import LibraryCost, Measured
from chainline.analysis.machine.text import machine_text
from chainline.asm.listing import parse
from chainline.codegen.target import host_target
from chainline.errors import UsageError
from chainline.reports.analyze import analysis_lines
from chainline.reports.terminal import as_text

pytestmark = pytest.mark.usefixtures("short_calls")

ZEN3 = load_machine("zen3")
WITH_EXP = replace(
    ZEN3,
    library={"exp": LibraryCost(33.0, 14.0, "estimate"), "expf": LibraryCost(29.0, 7.0, "estimate")},
)
LOOP = "f:\n.L2:\nmovsd (%rbx), %xmm0\ncall {name}@PLT\nmovsd %xmm0, (%rbp)\n{chain}\naddq $8, %rbx\n"
LOOP += "addq $8, %rbp\ncmpq %r12, %rbx\njne .L2\nret\n"


def cycles(value):
    return Measured(value, "cycles", 0.01, 40)


def loop(name="exp", machine=WITH_EXP, chain="nop"):
    listing = parse(LOOP.format(name=name, chain=chain), "x86-64")
    found = analyse_file(listing, machine, arguments={}, simulate=False)
    return found, found.functions[0].bodies[0]


def text_of(name, machine):
    return "\n".join(as_text(analysis_lines("f.s", loop(name, machine)[0], machine), 80))


def test_every_loop_calls_the_library_of_the_host():
    wanted = library_loops()
    link_library([one.symbol for one in wanted])
    loops = Loops(library_ir(wanted))
    for one in wanted:
        for name in (one.throughput, one.latency, one.beside):
            assert loops.function(name)(130, 0) == 0
    assert {one.symbol for one in library_loops()} == {f.name + of for f in FUNCTIONS for of in ("", "f")}


@pytest.mark.skipif(not has_vector_functions(), reason="no functions of vectors in this system's library")
def test_functions_of_vectors_are_called_where_the_library_has_them():
    bits = min(host_target().vector_bits, 256)
    wanted = [one for one in library_loops(bits) if one.lanes > 1]
    assert {one.symbol for one in wanted} >= {"_ZGVbN2v_exp", "_ZGVbN4vv_powf"}
    link_library([one.symbol for one in wanted])
    loops = Loops(library_ir(wanted))
    for one in wanted:
        for name in (one.throughput, one.latency, one.beside):
            assert loops.function(name)(130, 0) == 0


def test_what_is_called_is_called_with_the_arguments():
    seen = []

    @ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)
    def told(value):
        seen.append(value)
        return value

    link_library([one.symbol for one in library_loops()])
    llvm.add_symbol("told_log", ctypes.cast(told, ctypes.c_void_p).value)
    loops = Loops(library_ir(library_loops()).replace("@log(", "@told_log("))
    loops.function("calls_log")(128, 0)
    assert seen[:64] == seen[64:] and len(set(seen)) == 64
    assert 0.1 <= min(seen) < 3 and 97 < max(seen) <= 100
    seen.clear()
    loops.function("row_log")(64, 0)
    assert len(set(seen)) == 64  # the result before is multiplied by nothing


def test_calls_in_a_row_take_no_less_than_others():
    figures = {
        "library exp latency": cycles(33.24),
        "library exp throughput": cycles(14.14),
        "library sqrtf latency": cycles(6.0),
        "library sqrtf throughput": cycles(7.04),
        "library log latency": cycles(46.0),
    }
    costs = library_costs(figures)
    assert {name: (c.latency_cycles, c.reciprocal_throughput_cycles) for name, c in costs.items()} == {
        "exp": (33.2, 14.1),
        "sqrtf": (7.0, 7.0),
    }


@pytest.mark.measures
@pytest.mark.exhaustive
def test_the_host_is_measured():
    costs = library_costs(library_figures(20, Watch()))
    assert {"exp", "expf", "pow"} <= set(costs)
    for cost in costs.values():
        assert 2 <= cost.reciprocal_throughput_cycles <= cost.latency_cycles < 1000
    assert costs["pow"].latency_cycles > costs["exp"].latency_cycles > costs["sqrt"].latency_cycles / 3


def test_a_machine_file_keeps_them():
    text = machine_text(WITH_EXP)
    assert parse_machine(text, "zen3.toml", "zen3") == WITH_EXP
    assert load_machine("zen3").library == {}
    with pytest.raises(UsageError, match=r"latency_cycles"):
        parse_machine(text.replace("latency_cycles = 33,", "latency_cycles = -1,"), "m.toml", "m")
    with pytest.raises(UsageError, match=r"library"):
        parse_machine(text.replace("latency_cycles = 33,", "latency = 33,"), "m.toml", "m")


def test_a_call_has_its_measured_cost():
    _, body = loop()
    assert (body.call_cycles, body.called_cycles) == ((14.0,), 14.0)
    assert body.least_cycles < 14  # bounds are without it
    text = " ".join(text_of("exp", WITH_EXP).split())
    # a load, a store and a counter are part of what was measured; a nop and a counter more, of six a cycle
    assert "at least 14.3 cycles an iteration, of them 14.0 of exp" in text
    assert "14 cycles are in what is called" in text
    assert "exp (line 4) 14.0 cycles, as measured" in text
    assert "NOT COUNTED" not in text


def test_a_function_of_vectors_has_the_cost_of_its_own_name():
    cost = library_costs({f"library _ZGVdN4v_exp {kind}": cycles(13.0) for kind in ("latency", "throughput")})
    assert loop("_ZGVdN4v_exp", replace(ZEN3, library=cost))[1].call_cycles == (13.0,)


def test_checked_results_or_not_it_is_the_same_function():
    assert loop("__exp_finite")[1].call_cycles == (14.0,)


@pytest.mark.parametrize("name", ["log", "solve", "_ZGVdN4v_exp"])
def test_what_is_not_measured_is_left_out_loudly(name):
    _, body = loop(name)
    assert body.call_cycles == (None,) and not body.every_call_known
    assert "NOT COUNTED" in text_of(name, WITH_EXP)
    assert "NOT COUNTED" in text_of("exp", ZEN3)


def test_a_call_that_waits_for_itself_takes_its_latency():
    text = "f:\n.L2:\ncall exp\naddsd %xmm1, %xmm0\ndecq %rbx\njne .L2\nret\n"
    found = analyse_file(parse(text, "x86-64"), WITH_EXP, arguments={}, simulate=False)
    assert found.functions[0].bodies[0].call_cycles == (33.0,)


def test_only_what_a_loop_has_more_than_a_call_is_added():
    found = [
        analyse_file(parse(LOOP.format(name="exp", chain=chain), "x86-64"), WITH_EXP, arguments={})
        .functions[0]
        .bodies[0]
        for chain in ("nop", "\n".join(["vdivsd %xmm1, %xmm2, %xmm3"] * 4))
    ]
    plain, divides = found
    assert plain.cycles_with_calls == pytest.approx(14.0, abs=0.5)
    more = divides.simulated.cycles - plain.simulated.cycles
    assert more > 10
    assert divides.cycles_with_calls == pytest.approx(plain.cycles_with_calls + more, abs=0.5)
