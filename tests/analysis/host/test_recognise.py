"""Which file describes a processor: recorded probes of four against every shipped file."""

from dataclasses import replace

import llvmlite.binding as llvm
import pytest
from chainline.analysis.calibration.session import Host
from chainline.analysis.host.probe import Probe, probe_host, probe_names, recorded_probe
from chainline.analysis.host.recognise import (
    identity_contradictions,
    is_explained,
    probe_contradictions,
    recognise,
    suggested_machine,
)
from chainline.analysis.machine.load import Measured, available_machines, load_machine
from chainline.codegen.target import host_target

from .recorded import PROCESSORS, recorded

X86 = [
    key for key in available_machines() if load_machine(key).isa == "x86-64" and load_machine(key).llvm_cpus
]
GENERIC = [key for key in available_machines() if not load_machine(key).llvm_cpus]
# cores of two generations that differ in what no probe and no private cache shows
DESCRIBED = {"zen5": {"zen5"}, "zen4": {"zen4"}, "granite-rapids": {"gnr", "spr"}, "zen1": {"zen1"}}
# the same loops take the same cycles: vectors and caches tell one from the other
ALIKE = {"zen4": {"zen3"}}


@pytest.mark.parametrize("name", PROCESSORS)
def test_a_probe_tells_the_one_file_from_all_others(name):
    identity, probe = recorded(name)
    fitting = {key for key in X86 if not list(probe_contradictions(load_machine(key), probe))}
    assert fitting == DESCRIBED[name] | ALIKE.get(name, set())
    for key in ALIKE.get(name, ()):
        assert list(identity_contradictions(load_machine(key), identity))


@pytest.mark.parametrize("name", PROCESSORS)
@pytest.mark.parametrize("key", X86)
def test_a_name_alone_does_not_make_a_processor(name, key):
    """A hypervisor gives each processor the name of each file: only the right file is taken."""
    identity, probe = recorded(name, llvm_cpu=load_machine(key).llvm_cpus[0])
    machine, against = recognise(suggested_machine(identity), identity, probe)
    assert (machine is not None) == (key in DESCRIBED[name])
    assert bool(against) == (machine is None)


def test_a_name_that_no_file_has_suggests_none():
    identity, probe = recorded("granite-rapids")
    assert identity.llvm_cpu == "rocketlake"
    assert suggested_machine(identity) is None
    assert recognise(None, identity, probe) == (None, ())


@pytest.mark.parametrize("key", GENERIC)
def test_no_host_is_taken_for_a_level(key):
    for name in ("generic", "x86-64", key, load_machine(key).target):
        identity = replace(recorded("zen5", llvm_cpu=name)[0], isa=load_machine(key).isa)
        assert suggested_machine(identity) is None


def test_the_host_names_of_the_files():
    for name, key in (
        ("cascadelake", "clx"),
        ("skylake-avx512", "skx"),
        ("emeraldrapids", "spr"),
        ("graniterapids", "gnr"),
    ):
        assert suggested_machine(recorded("zen5", llvm_cpu=name)[0]).key == key


@pytest.mark.parametrize("factor", [0.8, 0.9, 1.1, 1.2])
def test_fifteen_per_cent_are_the_limit_in_the_best_of_the_tries(factor):
    _, probe = recorded("zen5")
    name = "fma 512 throughput"
    off = {**probe.tries[0], name: 0.5 * factor}
    found = list(probe_contradictions(load_machine("zen5"), Probe((off,))))
    assert [c.what for c in found] == ([name] if abs(factor - 1) > 0.15 else [])
    assert not list(probe_contradictions(load_machine("zen5"), Probe((off, off, *probe.tries))))


@pytest.mark.parametrize(
    ("factor", "disturbed", "explained"),
    [(1.3, 0.9, True), (1.3, 0.4, False), (0.7, 0.9, False), (2.0, 0.51, True)],
)
def test_what_is_slower_while_others_slow_the_probe_says_nothing(factor, disturbed, explained):
    _, probe = recorded("zen5")
    off = Probe(({**probe.tries[0], "store 128 throughput": 0.5 * factor},), disturbed)
    against = list(probe_contradictions(load_machine("zen5"), off))
    assert [c.what for c in against] == ["store 128 throughput"]
    assert is_explained(against, off) is explained


def test_caches_are_not_explained_by_other_programs():
    identity, _ = recorded("zen5")
    narrow = replace(identity, vector_bits=256)
    against = list(identity_contradictions(load_machine("zen5"), narrow))
    assert against
    assert not is_explained(against, Probe(({},), 1.0))


@pytest.mark.parametrize(("share", "told"), [(1.0, 1.0), (0.91, 1.0), (0.8, 1.0), (0.8, 0.8), (1.0, 0.8)])
def test_a_clock_that_falls_otherwise_than_the_file_says_contradicts_it(share, told):
    spr = load_machine("spr")
    clocks = ((512, told * spr.core.frequency_ghz),)
    machine = replace(spr, core=replace(spr.core, clocks_ghz=clocks))
    _, probe = recorded("granite-rapids")
    found = list(probe_contradictions(machine, Probe(({**probe.tries[0], "clock 512": share},))))
    expected = [f"clock 512 is {share:.2f} here, {told:.2f} of the scalar clock there"]
    assert [str(c) for c in found] == (expected if abs(share / told - 1) > 0.15 else [])


def test_vectors_and_private_caches_contradict_before_anything_is_measured():
    identity, _ = recorded("zen5")
    zen5 = load_machine("zen5")
    assert not list(identity_contradictions(zen5, identity))
    narrow = replace(identity, vector_bits=256)
    assert [str(c) for c in identity_contradictions(zen5, narrow)] == [
        "vector width is 256 bits here, 512 there"
    ]
    half = tuple(replace(cache, size_bytes=cache.size_bytes // 2) for cache in identity.caches)
    found = [c.what for c in identity_contradictions(zen5, replace(identity, caches=half))]
    assert found == ["L1", "L2"]  # products differ in L3


def test_a_calibration_contains_a_probe():
    figures = {name: Measured(1.0, "cycles", 0.0, 9) for name in probe_names([64, 128])}
    figures["frequency"] = Measured(3.0, "ghz", 0.0, 9)
    assert set(recorded_probe(figures).tries[0]) == set(probe_names([64, 128]))


@pytest.mark.exhaustive
@pytest.mark.measures
def test_a_probe_of_this_host_sees_the_clock_of_each_width():
    target = host_target()
    probe = probe_host(Host(target, dict(llvm.get_host_cpu_features())))
    shares = {name: share for name, share in probe.tries[0].items() if name.startswith("clock ")}
    assert f"clock {target.vector_bits}" in shares
    assert all(0.2 < share < 1.2 for share in shares.values()), shares
