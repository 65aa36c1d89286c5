"""Sweep over forms of instructions: what it finds on a simulated host, and how it goes on after a stop."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import combinations

import pytest
from chainline.analysis.calibration.form_costs import blockers_of, ports_of, with_measured_forms
from chainline.analysis.calibration.form_ports import (
    added_cycles,
    explained_uses,
    mixture,
    shared_limits,
    unions,
)
from chainline.analysis.calibration.form_sweep import FormSweep
from chainline.analysis.calibration.form_times import Timer, asked
from chainline.analysis.calibration.ports import Blocker, pair_body, placed_blockers
from chainline.analysis.incore.operations import operations_of
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine, parse_machine
from chainline.analysis.machine.record import Forms, PortUse
from chainline.analysis.machine.text import machine_text
from chainline.files.durable_log import DurableLog
from chainline.isa.registry import host_isa, instruction_set
from chainline.records import replace
from chainline.reports.calibration import instructions_lines
from chainline.reports.calibration_json import instructions_to_json
from chainline.reports.schemas import schema_of

FEATURES = dict.fromkeys(("avx", "avx2", "avx512f", "avx512dq", "avx512vl", "bmi2"), True)
X86 = instruction_set("x86-64")
SOME = re.compile(
    r"(vmovsd|vbroadcastss|imulq|addq|vmulpd|vaddpd|vpaddd|vpermpd|vfmadd231pd|cmovle|shlxq|vpcmpeqd) [rxyk]+"
)
needs_host = pytest.mark.skipif(
    sys.platform != "linux" or "form_benchmarks" in instruction_set(host_isa()).missing,
    reason="needs Linux on x86-64",
)


class SimulatedHost:
    """A host whose times are those of the simulation of a machine."""

    def __init__(self, machine, stops_after=None):
        self.machine, self.stops_after, self.bodies = machine, stops_after, 0

    def __call__(self, request):
        if "texts" in request:
            return [text.encode().hex() for text in request["texts"]]
        self.bodies += len(request["bodies"])
        if self.stops_after is not None and self.bodies > self.stops_after:
            raise KeyboardInterrupt
        return [{"times": [self.cycles(body)] * 3} for body in request["bodies"]]

    def cycles(self, body):
        code = [X86.decoder.decode(line, 1) for line in body]
        return simulate_body(code, self.machine, True).cycles_per_iteration


def swept(tmp_path, host, machine, only=SOME):
    with DurableLog(tmp_path / "forms") as log:
        sweep = FormSweep(X86, FEATURES, log, blockers_of(machine, FEATURES), 1 / 6, host)
        return sweep.run(lambda stage, done: None, lambda form: only.fullmatch(form.key) is not None)


@pytest.fixture(scope="module")
def zen4():
    return load_machine("zen4")


@pytest.fixture(scope="module")
def whole(zen4):
    return SimulatedHost(zen4)


@pytest.fixture(scope="module")
def found(zen4, whole, tmp_path_factory):
    return swept(tmp_path_factory.mktemp("sweep"), whole, zen4)


def test_latency_and_throughput_are_those_of_the_host(found, zen4):
    times = {one.form.key: one for one in found.times}
    assert len(times) > 12
    for key, one in times.items():
        operation = operations_of(one.form.example, zen4)[0]
        cost = zen4.operation(operation.name, operation.bits)
        if "k" not in one.form.operands:  # the way back of a mask is a convention
            slowest = max(each.cycles for each in one.latencies)
            assert slowest == pytest.approx(cost.latency_cycles, abs=0.1), key
        fastest = max((use.cycles / len(use.ports) for use in cost.uses), default=1 / 6)
        assert one.throughput_cycles == pytest.approx(fastest, rel=0.1), key
        assert one.certain


def test_ports_are_those_of_the_host(found, zen4):
    right = 0
    for one in found.times:
        operation = operations_of(one.form.example, zen4)[0]
        right += ports_of(one, zen4) == zen4.operation(operation.name, operation.bits).uses
    assert right >= 0.9 * len(found.times)


def test_the_costs_stand_in_a_machine_file(found, zen4):
    bare = replace(zen4, forms=Forms())
    made = with_measured_forms(bare, found, "a simulation")
    again = parse_machine(machine_text(made), "made.toml", "zen4")
    assert again == made
    for one in found.times:
        form = again.forms.find(one.form.example)
        assert form.costs.source == "forms", one.form.key
    assert again.sources["forms"] == "a simulation"
    measured_anew = with_measured_forms(made, found, "again")
    assert measured_anew.forms == made.forms


def test_entries_of_the_file_that_no_form_fits_stay_before(found, zen4):
    made = with_measured_forms(zen4, found, "a simulation")
    for text in ("vmovapd %ymm1, %ymm2{%k1}", "vmovsd (%rax), %xmm1", "vmovsd %xmm1, (%rax)"):
        other = X86.decoder.decode(text, 1)
        assert made.forms.find(other) == zen4.forms.find(other), text
    filled = X86.decoder.decode("vbroadcastss (%rax), %ymm1", 1)
    assert operations_of(filled, made) == operations_of(filled, zen4)
    added = X86.decoder.decode("vaddpd (%rax), %ymm1, %ymm2", 1)
    assert made.forms.find(added).costs.source == "forms"


def test_slots_that_do_not_fit_the_throughput_are_not_believed(found, zen4):
    one = next(each for each in found.times if each.form.key == "vpaddd xxx")
    disturbed = replace(found, times=(replace(one, micro_ops=9.0),))
    made = with_measured_forms(zen4, disturbed, "a simulation")
    assert made.forms.find(one.form.example).costs.default.micro_ops == 1.0


def test_json_and_lines_follow_the_contract(found, zen4):
    jsonschema = pytest.importorskip("jsonschema", reason="jsonschema is not installed")
    made = with_measured_forms(zen4, replace(found, left_out={"is unknown here": 2}), "a simulation")
    output = instructions_to_json(replace(found, left_out={"is unknown here": 2}), made, "mine.toml", 1.0)
    jsonschema.validate(json.loads(json.dumps(output)), schema_of("calibrate_instructions"))
    assert output["left_out"] == [{"reason": "is unknown here", "forms": 2}]
    text = "\n".join(line.text for line in instructions_lines(found, made))
    assert f"{len(found.times)} forms of instructions measured" in text
    assert "uncertain, since their times did not agree: 0" in text


def test_a_sweep_that_was_stopped_twice_goes_on(zen4, tmp_path, found, whole):
    first, second, last = SimulatedHost(zen4, 70), SimulatedHost(zen4, 200), SimulatedHost(zen4)
    for host in (first, second):
        with pytest.raises(KeyboardInterrupt):
            swept(tmp_path, host, zen4)
    result = swept(tmp_path, last, zen4)
    assert result.times == found.times
    assert 0 < last.bodies < whole.bodies - 100
    none = SimulatedHost(zen4)
    assert swept(tmp_path, none, zen4).times == found.times
    assert none.bodies == 0


def test_a_torn_line_is_measured_again(zen4, tmp_path, found):
    swept(tmp_path, SimulatedHost(zen4), zen4)
    path = tmp_path / "forms"
    path.write_bytes(path.read_bytes()[:-20])
    host = SimulatedHost(zen4)
    assert swept(tmp_path, host, zen4).times == found.times
    assert host.bodies > 0


def test_forms_that_do_not_run_are_counted(zen4, tmp_path):
    def host(request):
        if "texts" in request:
            return [None if "vaddpd" in text else text.encode().hex() for text in request["texts"]]
        return [
            {"problem": "is unknown here"}
            if any("vmulpd %xmm12" in line for line in body) and len(body) > 4
            else {"times": [1.0, 1.0, 1.0]}
            for body in request["bodies"]
        ]

    result = swept(tmp_path, host, zen4, re.compile(r"(vaddpd|vmulpd|imulq) (xxx|rr)"))
    assert [one.form.key for one in result.times] == ["imulq rr"]
    assert result.left_out == {"is unknown here": 1}


def test_times_beside_a_slow_reference_are_taken_again():
    calls = []

    def ask(request):
        calls.append(len(request["bodies"]))
        slow = len(calls) == 2
        return [{"times": [2.0 if slow else 1.0] * 3} for _ in request["bodies"]]

    timer = Timer(ask, ("reference",))
    assert timer.timed([["one"]]) == [[1.0, 1.0, 1.0]]
    assert sorted(timer.timed([["other"]])[0])[:2] == [1.0, 1.0]
    assert len(calls) == 3


def test_times_beside_a_slow_clock_are_taken_again():
    calls = []

    def ask(request):
        calls.append(len(request["bodies"]))
        slow = len(calls) == 2
        times, chain = ([0.9] * 3, 3484.0) if slow else ([1.0] * 3, 3136.0)
        return [{"times": times, "chain": chain} for _ in request["bodies"]]

    timer = Timer(ask, ("reference",))
    assert timer.timed([["one"]]) == [[1.0, 1.0, 1.0]]
    assert set(timer.timed([["other"]])[0]) == {1.0}
    assert 3 <= len(calls) <= 4


def test_fast_forms_are_timed_in_a_second_pass(zen4, tmp_path):
    seen = []

    def host(request):
        if "texts" in request:
            return [text.encode().hex() for text in request["texts"]]
        answers = []
        for body in request["bodies"]:
            count = sum(line.startswith("addq") for line in body)
            slowed = 1.2 if count not in seen else 1.0
            seen.extend([count] * (count == 24))
            answers.append({"times": [slowed * count / 4] * 3})
        return answers

    result = swept(tmp_path, host, zen4, re.compile("addq rr"))
    assert [one.throughput_cycles for one in result.times] == [0.25]
    assert seen.count(24) >= 2


def test_accesses_are_not_timed_beside_others(zen4, tmp_path):
    host = SimulatedHost(zen4)
    result = swept(tmp_path, host, zen4, re.compile("vaddpd mxx"))
    assert [one.port_cycles for one in result.times] == [{}]
    assert [round(one.micro_ops) for one in result.times] == [1]


def test_a_body_that_never_settles_is_uncertain(zen4, tmp_path):
    count = iter(range(1, 10**6))

    def host(request):
        if "texts" in request:
            return [text.encode().hex() for text in request["texts"]]
        return [{"times": [1.0 + next(count) % 97]} for _ in request["bodies"]]

    result = swept(tmp_path, host, zen4, re.compile("imulq rr"))
    assert [one.certain for one in result.times] == [False]
    made = with_measured_forms(zen4, result, "a simulation")
    assert made.forms.find(result.times[0].form.example).certainty == "about"


@pytest.mark.parametrize(
    ("seen", "cycles", "uses"),
    [
        ({"01": 1.0, "23": 0.0, "0123": 1.0}, 0.5, (PortUse(("0", "1"), 1.0),)),
        ({"01": 0.0, "23": 0.0, "0123": 1.0}, 0.25, (PortUse(("0", "1", "2", "3"), 1.0),)),
        ({"01": 0.0, "23": 2.0, "0123": 2.0}, 1.0, (PortUse(("2", "3"), 2.0),)),
        ({"01": 1.0, "23": 1.0, "0123": 2.0}, 0.5, (PortUse(("0", "1")), PortUse(("2", "3")))),
        ({"01": 0.0, "23": 0.0, "0123": 0.0}, 0.17, ()),
        ({"01": 0.0, "23": 0.0, "0123": 0.0}, 1.0, None),
    ],
)
def test_ports_explain_cycles_beside_others(seen, cycles, uses):
    seen = {frozenset(ports): value for ports, value in seen.items()}
    assert explained_uses(seen, cycles, 1 / 6) == uses


@pytest.mark.parametrize(
    ("form", "seen", "cycles", "uses"),
    [
        (
            "cvtsd2siq",
            {"01": 0.0, "23": 0.94, "0123": 0.96, "123": 1.08, "12": 0.0, "3": 0.44, "S": 0.99},
            1.0,
            (PortUse(("2", "3"), 1.0), PortUse(("S",), 1.0)),
        ),
        (
            "vandnpd of 512 bits",
            {"01": 0.03, "23": 0.03, "0123": 2.17, "123": 0.85, "12": 0.02, "3": 0.36, "S": 0.0},
            0.5,
            (PortUse(("0", "1", "2", "3"), 2.0),),
        ),
        (
            "vcvtsi2sdl, whose two micro-ops meet on a port",
            {"01": 0.01, "23": 2.15, "0123": 1.97, "123": 2.04, "12": 0.04, "3": 1.56, "S": 0.0},
            1.27,
            (PortUse(("3",), 1.27), PortUse(("2", "3"), 1.27)),
        ),
    ],
)
def test_ports_of_forms_measured_on_zen_4(form, seen, cycles, uses):
    seen = {frozenset(ports): value for ports, value in seen.items()}
    found = explained_uses(seen, cycles, 1 / 6, frozenset("23"), micro_ops=float(len(uses)))
    assert found is not None and sorted(found, key=str) == sorted(uses, key=str), form


ZEN4_BLOCKERS = {
    "multiply": "01",
    "add": "23",
    "vector_integer": "0123",
    "shuffle": "123",
    "shift": "23",
    "permute": "12",
    "from_general": "3",
}
ALONE = {128: (0.498, 0.498, 0.253, 0.328, 0.497, 0.494, 0.995)}
ALONE |= {256: (0.498, 0.501, 0.255, 0.398, 0.495, 0.494, 0.995)}  # shuffles beside a neighbour
ALONE |= {512: (0.996, 0.995, 0.497, 0.662, 0.995, 0.995, 0.995)}
TOGETHER = {
    128: (
        *(5.93, 8.84, 7.51, 5.94, 7.99, 5.92, 8.87, 10.08, 11.94, 7.99, 9.54),
        *(10.40, 8.95, 9.02, 9.55, 9.84, 10.02, 9.32, 7.94, 9.60, 6.36),
    ),
    256: (
        *(5.98, 8.86, 6.65, 5.96, 8.09, 6.04, 8.93, 9.08, 11.94, 7.99, 9.54),
        *(9.78, 8.91, 9.01, 9.68, 9.11, 9.22, 7.77, 7.97, 9.54, 6.36),
    ),
    512: (
        *(5.97, 8.96, 7.48, 5.97, 7.93, 6.00, 8.96, 10.03, 11.94, 7.90, 10.00),
        *(10.45, 8.96, 8.96, 9.77, 9.97, 9.99, 8.57, 7.90, 10.02, 6.55),
    ),
}
"""Cycles measured on an EPYC 9004 of each by itself, and of each pair in turn, by width."""


def test_ports_of_blockers_are_told_by_their_times_alone():
    """Nothing but times: of the ports only the names may differ."""
    before = {}
    for bits, alone in ALONE.items():
        blockers = [Blocker(name, (name,)) for name in ZEN4_BLOCKERS]
        places = combinations(range(len(blockers)), 2)
        together = {
            pair: (pair_body(*(blockers[n] for n in pair), *(alone[n] for n in pair))[0], cycles)
            for pair, cycles in zip(places, TOGETHER[bits], strict=True)
        }
        found = placed_blockers(blockers, alone, together, frozenset(), before)
        for (one, ports), (other, others) in combinations(zip(found, ZEN4_BLOCKERS.values(), strict=True), 2):
            assert len(one.ports) == len(ports), (bits, one)
            assert len(one.ports & other.ports) == len(set(ports) & set(others)), (bits, one, other)
        passes = 2.0 if bits == 512 else 1.0
        assert [one.cycles for one in found] == [passes] * 6 + [1.0]
        if before:
            assert all(one.ports == before[one.name].ports for one in found)
        before = {one.name: one for one in found}


@pytest.mark.parametrize("key", ["spr", "zen3"])
def test_ports_of_blockers_are_told_on_simulated_hosts(key):
    machine = load_machine(key)
    host, before = SimulatedHost(machine), {}
    features = FEATURES if machine.vector_bits == 512 else {"avx": True, "avx2": True, "bmi2": True}
    truth = blockers_of(machine, features)
    for bits in sorted(truth, key=lambda width: (not width, width)):
        blank = [Blocker(one.name, one.lines) for one in truth[bits]]
        alone = [host.cycles(list(one.lines) * 24) / 24 for one in blank]
        together = {}
        for pair in combinations(range(len(blank)), 2):
            counts, body = pair_body(*(blank[n] for n in pair), *(alone[n] for n in pair))
            together[pair] = counts, host.cycles(body)
        found = placed_blockers(blank, alone, together, frozenset(), before if bits else {})
        told = [pair for pair in zip(found, truth[bits], strict=True) if all(pair) and pair[1].ports]
        for (one, own), (other, its) in combinations(told, 2):
            assert len(one.ports) == len(own.ports), (bits, own.name)
            assert len(one.ports & other.ports) == len(own.ports & its.ports), (bits, own.name, its.name)
        before |= {one.name: one for one in found if one is not None}


def test_ports_of_the_file_stay_where_times_do_not_contradict():
    """Two pipes of four that none of the others tell apart keep their names."""
    said = [Blocker("any", (), frozenset("0123")), Blocker("multiply", (), frozenset("2"))]
    assert placed_blockers(said, [0.25, 1.0], {(0, 1): ((24, 6), 7.6)}) == said
    moved = placed_blockers(said, [0.25, 1.0], {(0, 1): ((24, 6), 6.0)})
    assert not moved[1].ports & moved[0].ports  # no more time than the first alone


def test_a_second_micro_op_is_believed_where_dispatch_shows_it():
    """Times that a neighbour made longer look as if one more micro-op went to all ports."""
    seen = {frozenset("12"): 1.0, frozenset("0123"): 1.6, frozenset("03"): 0.2}
    assert explained_uses(seen, 0.5, 1 / 6, micro_ops=1.1) == (PortUse(("1", "2"), 1.0),)
    assert len(explained_uses({**seen, frozenset("0123"): 2.0}, 0.5, 1 / 6)) == 2


def test_mixtures_keep_their_ports_busy():
    low = Blocker("low", ("low",), frozenset("01"))
    both = Blocker("both", ("both",), frozenset("123"), 2.0)
    by = unions([low, both])[frozenset("0123")]
    made = mixture(by, [["form"]] * 4, 0.5)
    assert made.body.count("form") == 4
    work = sum(n * one.cycles for n, one in zip(made.counts, by, strict=True))
    assert work == 4 * 6.0
    assert added_cycles(by, made.counts, (work + 4) / 4, 4) == pytest.approx(1.0)


def test_ports_of_blockers_are_found_again(zen4, tmp_path):
    """Of a machine that knows ports of additions, products and integers alone."""
    known = ("multiply", "add", "vector_integer", "integer")
    blockers = {
        bits: [one if one.name in known else Blocker(one.name, one.lines) for one in by]
        for bits, by in blockers_of(zen4, FEATURES).items()
    }
    with DurableLog(tmp_path / "forms") as log:
        sweep = FormSweep(X86, FEATURES, log, blockers, 1 / 6, SimulatedHost(zen4))
        sweep.run(lambda stage, done: None, lambda form: form.key == "addq rr")
    for bits in (128, 256, 512):
        held = {name: one.ports for name, one in sweep._held[bits].items()}
        assert held["shift"] == held["add"], bits
        assert held["add"] < held["shuffle"] < held["vector_integer"], (
            bits
        )  # which of two is a matter of names
    rotations, products = (sweep._held[0][name].ports for name in ("shift", "multiply"))
    assert len(rotations) == 2
    assert len(products) == 1
    assert products < rotations


def test_limits_explain_what_ports_do_not():
    pairs = {
        ("k", "p"): (0.96, 0.67),
        ("k", "c"): (0.8, 0.5),
        ("c", "p"): (0.97, 0.67),
        ("k", "f"): (0.5, 0.5),
    }
    pairs |= {("c", "f"): (0.5, 0.5), ("p", "f"): (0.67, 0.67)}
    (limit,) = shared_limits(pairs, dict.fromkeys("kpcf", 0.5), dict.fromkeys("kpcf", 9))
    assert set(limit) == {"k", "p", "c"}
    for (one, other), (measured, _) in pairs.items():
        assert limit.get(one, 0) + limit.get(other, 0) <= measured + 1e-9


TEXTBOOK = {
    "addq rr": (1.0, (0.15, 0.55)),
    "imulq rr": (3.0, (0.3, 1.1)),
    "pxor xx": (None, (0.15, 0.6)),  # 2 cycles on Zen 5, 1 on others
    "pmuludq xx": (None, (0.3, 1.1)),
    "movq rr": (None, (0.1, 1.05)),
}
"""Latency where all x86-64 cores of the last ten years agree, and the range of their throughputs."""


@needs_host
@pytest.mark.measures
def test_textbook_values_on_this_host(tmp_path):
    machine = load_machine("zen4")
    with DurableLog(tmp_path / "forms") as log:

        def ask(request):
            if "texts" in request:  # to assemble all of them takes a minute
                names = {key.split()[0] for key in TEXTBOOK}
                return [t.encode().hex() if t.split()[0] in names else None for t in request["texts"]]
            return asked(request)

        sweep = FormSweep(X86, {}, log, {}, 1 / machine.core.dispatch_width, ask)
        found = sweep.run(lambda stage, done: None, lambda form: form.key in TEXTBOOK)
    times = {one.form.key: one for one in found.times}
    assert set(times) == set(TEXTBOOK)
    for key, (latency, (low, high)) in TEXTBOOK.items():
        assert low <= times[key].throughput_cycles <= high, key
        if latency is not None:
            slowest = max(each.cycles for each in times[key].latencies)
            assert slowest == pytest.approx(latency, abs=0.1), key


@needs_host
def test_texts_that_do_not_assemble_are_told_apart():
    codes = asked({"texts": ["addq %rax, %rbx", "nonsense %rax", "vaddpd %xmm1, %xmm2, %xmm3", "addq %rax"]})
    assert codes == ["4801c3", None, "c5e958d9", None]


@needs_host
@pytest.mark.measures
def test_a_killed_process_leaves_whole_lines(tmp_path):
    program = """
import re, sys
from pathlib import Path
from chainline.analysis.calibration.form_sweep import FormSweep
from chainline.analysis.calibration.form_times import asked
from chainline.files.durable_log import DurableLog
from chainline.isa.registry import instruction_set
def ask(request):
    if "texts" in request:
        return [t.encode().hex() if "(" not in t else None for t in request["texts"]]
    return asked(request)
with DurableLog(Path(sys.argv[1])) as log:
    sweep = FormSweep(instruction_set("x86-64"), {}, log, {}, 1 / 6, ask)
    found = sweep.run(lambda *_: None, lambda form: re.fullmatch("(add|sub|and|or)[bwlq] rr", form.key))
    print(len(found.times))
"""
    path = tmp_path / "forms"
    command = [sys.executable, "-c", program, str(path)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not path.exists() or path.stat().st_size < 1000:
        time.sleep(0.05)
    time.sleep(0.5)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert int(done.stdout) == 16
    names = {json.loads(line.partition(b" ")[2])["form"] for line in path.read_bytes().splitlines()}
    assert len([name for name in names if name.endswith(" rr")]) == 16
