"""Names of processors, in any spelling: they lead to their machine, or to the nearest one that is shipped."""

import itertools
import shutil
import subprocess

import pytest
from chainline.analysis.machine.load import available_machines, load_machine, parse_machine
from chainline.analysis.machine.shipped_machines import plain_name, shipped_key, shipped_names, shipped_text
from chainline.errors import UsageError

SAME_CORE = {
    "sapphirerapids": "spr", "sapphire-rapids": "spr", "Sapphire Rapids": "spr", "SAPPHIRE_RAPIDS": "spr",
    "emeraldrapids": "spr", "golden cove": "spr", "icelake": "icx", "icelake-server": "icx", "ICX": "icx",
    "Ice Lake SP": "icx", "cascadelake": "clx", "cooperlake": "clx", "skylake-avx512": "skx",
    "skylake_avx512": "skx", "skylake": "skl", "Kaby Lake": "skl", "graniterapids": "gnr",
    "graniterapids-d": "gnr", "genoa": "zen4", "milan": "zen3", "Rome": "zen2", "naples": "zen1",
    "turin": "zen5", "znver1": "zen1", "znver4": "zen4", "Zen 4": "zen4", "zen-5": "zen5",
    "EPYC-Genoa": "zen4", "AMD EPYC 7763 64-Core Processor": "zen3", "epyc 9654": "zen4",
    "EPYC 9005": "zen5", "Intel(R) Xeon(R) Platinum 8480+": "spr", "Xeon Gold 6230": "clx",
    "Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz": "icx", "graviton3": "neoverse-v1",
    "AWS Graviton4": "neoverse-v2", "Neoverse V1": "neoverse-v1", "neoverse_v2": "neoverse-v2",
    "NVIDIA Grace": "neoverse-v2", "Fugaku": "a64fx", "A64FX": "a64fx", "cortex-a72": "cortex-a72",
    "m1": "apple-m1", "apple-a14": "apple-m1", "neoverse-n1": "neoverse-n1", "Graviton2": "neoverse-n1",
    "Raspberry Pi 4": "cortex-a72", "thunderx2t99": "thunderx2", "x86-64-v3": "x86-64-v3",
}  # fmt: skip
NEAREST = {
    "alderlake": "spr", "Raptor Lake": "spr", "meteorlake": "gnr", "rocketlake": "icx", "tigerlake": "icx",
    "icelake-client": "icx", "haswell": "skl", "broadwell": "skl", "sandybridge": "x86-64-v2",
    "nehalem": "x86-64-v2", "knl": "skx", "zen+": "zen1", "znver6": "zen5", "sierraforest": "x86-64-v3",
    "M4 Max": "apple-m1", "apple-m2": "apple-m1", "cortex-a78": "neoverse-n1", "neoverse-n2": "neoverse-v2",
    "cortex-a53": "armv8-a",
}  # fmt: skip


@pytest.mark.parametrize("name", SAME_CORE)
def test_a_name_of_the_same_core_is_its_machine(name):
    assert shipped_key(name) == load_machine(name).key == SAME_CORE[name]


@pytest.mark.parametrize("name", NEAREST)
def test_a_name_without_a_file_leads_to_the_nearest_and_says_why(name):
    with pytest.raises(UsageError) as error:
        load_machine(name)
    key = NEAREST[name]
    title = load_machine(key).title
    assert str(error.value).startswith(
        f"unknown machine '{name}'; no file describes it; give {key} ({title}), the nearest: "
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sapphirerapid", "did you mean spr (Intel"),
        ("skylakee", "did you mean skylake, which is skl (Intel"),
        ("zen44", "did you mean zen4 (AMD"),
        ("genoaa", "did you mean Genoa, which is zen4 (AMD"),
        ("haswel", "did you mean haswell? no file describes it; give skl (Intel"),
        ("epyc", "it may stand for zen1 (AMD EPYC 7451 (Zen, Naples)), zen2"),
        ("graviton", "it may stand for cortex-a72 (Raspberry Pi 4 (Arm Cortex-A72)), neoverse-n1"),
        ("Host", "this processor is called host"),
        ("native", "this processor is called host"),
        ("z80", "choose one of a64fx, "),
        ("", "choose one of a64fx, "),
        ("*", "choose one of a64fx, "),
        ("[a-z]*", "choose one of a64fx, "),
        ("../../etc/passwd", "choose one of a64fx, "),
    ],
)
def test_any_other_name_is_refused_with_what_may_be_meant(name, said):
    with pytest.raises(UsageError) as error:
        load_machine(name)
    assert str(error.value).startswith(f"unknown machine '{name}'; {said}")


def test_a_name_belongs_to_one_machine():
    owners = {}
    for each in shipped_names():
        near = [name for near in each.near for name in near.names]
        for name in {plain_name(name) for name in (each.key, *each.names, *near)}:
            assert name not in owners, (name, owners.get(name), each.key)
            owners[name] = each.key
    exact = [name for name in owners if "?" not in name and "*" not in name]
    for name in exact:
        try:
            assert shipped_key(name) == owners[name]
        except UsageError as error:
            assert f"give {owners[name]} (" in str(error)


def test_a_copy_of_a_shipped_file_is_the_same_machine():
    for key in available_machines():
        assert parse_machine(shipped_text(key), f"{key}.toml", key) == load_machine(key)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('names = "zen"', "names: found 'zen'; give a list of texts"),
        ("near = 3", "near: found 3; write each under [[near]]"),
        ("near = [3]", "near: found [3]; write each under [[near]]"),
        ('near = [{ names = ["a"] }]', "[near] reason: missing; give a text"),
        ('near = [{ names = ["a"], reason = "b", more = 1 }]', "[near] more: unknown key"),
    ],
)
def test_names_of_a_file_are_checked(text, said):
    given = shipped_text("x86-64-v4").replace("[sources]", f"{text}\n[sources]", 1)
    with pytest.raises(UsageError) as error:
        parse_machine(given, "mine.toml", "mine")
    assert said in str(error.value)


CLANG = next((name for name in ("clang-19", "clang", "clang-18") if shutil.which(name)), None)
BITS_32 = {
    "athlon", "athlon-4", "athlon-mp", "athlon-tbird", "athlon-xp", "c3", "c3-2", "geode", "k6", "k6-2",
    "k6-3", "lakemont", "prescott", "winchip-c6", "winchip2", "yonah",
}  # fmt: skip


@pytest.mark.skipif(CLANG is None, reason="needs clang")
@pytest.mark.parametrize("target", ["x86_64-linux-gnu", "aarch64-linux-gnu"])
def test_every_name_of_the_compilers_leads_to_a_machine(target):
    command = [CLANG, f"--target={target}", "--print-supported-cpus"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stderr.splitlines()
    names = [line.strip() for line in listed if line.startswith("\t")]
    assert len(names) > 50
    lost = []
    for name in itertools.filterfalse(BITS_32.__contains__, names):
        if name == "generic" or name.startswith(("pentium", "i3", "i4", "i5", "i6")):
            continue
        try:
            shipped_key(name)
        except UsageError as error:
            if "give " not in str(error):
                lost.append(str(error))
    assert not lost
