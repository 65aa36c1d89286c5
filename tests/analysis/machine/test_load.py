"""Machine files: known figures, a source for every number, one clear line for every mistake."""

import re
import tomllib
from importlib import resources

import pytest
from chainline.analysis.incore.throughput import reciprocal_throughput
from chainline.analysis.machine.load import Machine, available_machines, load_machine
from chainline.analysis.machine.record import OnceForMachine
from chainline.analysis.machine.shipped_machines import with_shared_costs
from chainline.errors import UsageError
from chainline.files.toml_schema import line_of
from chainline.isa.instruction import Kind

from ...tier import standing

GENERIC = {"armv8-a", "armv8-a-sve", "rv64gcv", "rv64gcv-inorder", "x86-64-v2", "x86-64-v3", "x86-64-v4"}
MACHINES = [
    "a64fx",
    "apple-m1",
    "armv8-a",
    "armv8-a-sve",
    "clx",
    "cortex-a72",
    "gnr",
    "icx",
    "neoverse-n1",
    "neoverse-v1",
    "neoverse-v2",
    "rv64gcv",
    "rv64gcv-inorder",
    "skl",
    "skx",
    "spr",
    "thunderx2",
    "x60",
    "x86-64-v2",
    "x86-64-v3",
    "x86-64-v4",
    "zen1",
    "zen2",
    "zen3",
    "zen4",
    "zen5",
]
AVX2, NEON = (
    ("skl", "x86-64-v2", "x86-64-v3", "zen1", "zen2", "zen3"),
    ("apple-m1", "armv8-a", "cortex-a72", "neoverse-n1", "thunderx2"),
)


def text_of(key: str) -> str:
    return resources.files("chainline.analysis.machine").joinpath("machines", f"{key}.toml").read_text()


def test_available_machines() -> None:
    assert available_machines() == MACHINES


@pytest.mark.parametrize(
    ("key", "bits", "latency", "accumulate", "throughput"),
    [
        ("a64fx", 512, 9, 9, 0.5),  # Ren et al., table 1
        ("clx", 512, 4, 4, 0.5),  # Ren et al., table 1
        ("cortex-a72", 64, 7, 3, 0.5),
        ("cortex-a72", 128, 7, 3, 1.0),  # by halves
        ("neoverse-n1", 128, 4, 2, 0.5),  # Software Optimization Guide
        ("apple-m1", 128, 4, 4, 0.25),  # dougallj/applecpu
        ("icx", 512, 4, 4, 0.5),
        ("skl", 256, 4, 4, 0.5),
        ("skx", 512, 4, 4, 0.5),
        ("spr", 256, 4, 4, 0.5),
        ("zen1", 128, 5, 5, 0.5),
        ("zen1", 256, 5, 5, 1.0),  # two halves
        ("thunderx2", 128, 6, 6, 0.5),
        ("x60", 64, 6, 6, 1.0),  # WINIC, FMADD.D
        ("x60", 256, 6, 6, 1.0),
        ("zen2", 256, 5, 5, 0.5),
        ("zen3", 256, 4, 4, 0.5),
        ("zen4", 256, 4, 4, 0.5),
        ("zen4", 512, 4, 4, 1.0),  # two passes through 256-bit pipes
        ("zen5", 512, 4, 4, 0.5),
        ("neoverse-v1", 128, 4, 2, 0.25),
        ("neoverse-v1", 256, 4, 2, 0.5),
        ("neoverse-v2", 128, 4, 2, 0.25),
    ],
)
def test_fma_known_answers(key: str, bits: int, latency: int, accumulate: int, throughput: float) -> None:
    machine = load_machine(key)
    fma = machine.operation("fma", bits)
    assert (fma.latency_cycles, fma.accumulate_latency_cycles) == (latency, accumulate)
    assert reciprocal_throughput(machine, "fma", bits) == throughput
    if bits == machine.vector_bits:
        assert (machine.fma_latency_cycles, machine.fma_throughput_cycles) == (accumulate, throughput)


@pytest.mark.parametrize(
    ("key", "name", "bits", "throughput"),
    [
        ("a64fx", "load", 512, 0.5),
        ("a64fx", "store", 512, 1.0),
        ("clx", "store", 512, 1.0),
        ("clx", "integer", 64, 0.25),
        ("icx", "store", 256, 0.5),
        ("neoverse-n1", "load", 128, 0.5),
        ("neoverse-n1", "store", 128, 1.0),
        ("neoverse-n1", "integer", 64, 1 / 3),
        ("apple-m1", "integer_load", 64, 1 / 3),
        ("apple-m1", "store", 128, 0.5),
        ("apple-m1", "integer", 64, 1 / 6),
        ("skl", "store", 256, 1.0),
        ("icx", "store", 512, 1.0),
        ("spr", "load", 256, 1 / 3),
        ("spr", "load", 512, 0.5),
        ("zen1", "load", 256, 1.0),
        ("zen1", "store", 256, 2.0),
        ("zen2", "load", 256, 0.5),
        ("zen2", "store", 256, 1.0),
        ("zen4", "load", 512, 1.0),
        ("zen4", "store", 512, 2.0),
        ("zen5", "load", 512, 0.5),
        ("zen5", "store", 512, 1.0),
        ("zen5", "store", 256, 0.5),
        ("zen5", "integer_load", 64, 0.25),
        ("zen5", "divide", 512, 4.0),
    ],
)
def test_reciprocal_throughput_known_answers(key: str, name: str, bits: int, throughput: float) -> None:
    assert reciprocal_throughput(load_machine(key), name, bits) == pytest.approx(throughput)


def test_paper_table_4() -> None:
    """Ren et al., table 4: frequency, registers, reservation station, vector length, L1, cores."""
    a64fx, clx = load_machine("a64fx"), load_machine("clx")
    assert (a64fx.core.frequency_ghz, clx.core.frequency_ghz) == (2.2, 2.0)
    assert (a64fx.core.physical_vector_registers, clx.core.physical_vector_registers) == (128, 168)
    assert (a64fx.core.scheduler_entries, clx.core.scheduler_entries) == (40, 97)
    assert a64fx.core.vector_bits == clx.core.vector_bits == 512
    assert (a64fx.caches[0].size_bytes, clx.caches[0].size_bytes) == (64 * 1024, 32 * 1024)
    assert (a64fx.core.cores, clx.core.cores) == (48, 20)


def test_a64fx_manual() -> None:
    """Tables 2-1, 7-1 and 16: commit stack, load latencies, the two-step FMA by element."""
    machine = load_machine("a64fx")
    assert machine.core.reorder_buffer == 128
    assert [machine.operation("load", bits).latency_cycles for bits in (64, 128, 512)] == [8, 8, 11]
    assert machine.operation("integer_load", 64).latency_cycles == 5
    assert machine.operation("fma_by_element", 512).micro_ops == 2


def test_scalar_width_covers_float32() -> None:
    machine = load_machine("clx")
    assert machine.operation("load", 32) == machine.operation("load", 64)
    assert machine.operation("load", 32) != machine.operation("load", 256)


def test_zen5_adds_chain_faster_than_they_feed_others() -> None:
    add = load_machine("zen5").operation("add", 512)
    assert (add.latency_cycles, add.accumulate_latency_cycles) == (3, 2)


@pytest.mark.parametrize("key", MACHINES)
def test_every_kind_has_a_cost(key: str) -> None:
    machine = load_machine(key)
    costless = {Kind.CALL, Kind.RETURN}
    absent = (
        {Kind.SCATTER} if key in AVX2 else {Kind.SCATTER, Kind.GATHER, Kind.MASK} if key in NEON else set()
    )
    for kind in set(Kind) - costless - absent:
        operation = machine.operation(kind.value, machine.core.vector_bits)
        assert operation.micro_ops > 0
        assert all(set(use.ports) <= set(machine.core.ports) for use in operation.uses)


@pytest.mark.parametrize("key", MACHINES)
def test_machine_is_consistent(key: str) -> None:
    machine = load_machine(key)
    core = machine.core
    assert core.vector_registers < core.physical_vector_registers
    assert core.scheduler_entries <= core.reorder_buffer
    assert machine.memory.core_bytes_per_second < machine.memory.socket_bytes_per_second
    sizes = [cache.size_bytes / cache.shared_by_cores for cache in machine.caches]
    assert all(cache.size_bytes > machine.caches[0].size_bytes for cache in machine.caches[1:]), sizes
    loads = reciprocal_throughput(machine, "load", core.vector_bits)
    assert machine.caches[0].load_bytes_per_cycle == pytest.approx(core.vector_bits / 8 / loads)


@pytest.mark.parametrize("key", MACHINES)
def test_every_table_with_numbers_has_a_source(key: str) -> None:
    def check(table: dict, name: str) -> None:
        if any(isinstance(value, int | float) for value in table.values()):
            assert len(table.get("source", "")) > 3, name
        for child, value in table.items():
            if isinstance(value, dict):
                check(value, f"{name}.{child}")

    check(tomllib.loads(text_of(key)), key)


@pytest.mark.parametrize("key", MACHINES)
def test_sources_are_used(key: str) -> None:
    text = text_of(key)
    for source in tomllib.loads(text)["sources"]:
        assert len(re.findall(rf"\b{source}\b", text)) > 1, f"{source} is cited nowhere"


def test_host_names() -> None:
    names = [name for key in MACHINES for name in load_machine(key).llvm_cpus]
    assert len(names) == len(set(names))
    assert {key for key in MACHINES if not load_machine(key).llvm_cpus} == GENERIC  # taken for no host


SHARED = """\
costs_of = "clx"
[sources]
mine = "a trial"
[instructions]
fma = { latency_cycles = 5, ports = ["p0"], source = "mine" }
[forms]
fmin = { match = ["vminpd"], latency_cycles = 2, ports = ["p1"], source = "mine" }
"""


def test_costs_of_another_file_stand_behind_ones_own(tmp_path) -> None:
    skx, clx = load_machine("skx"), load_machine("clx")
    assert skx.instructions == clx.instructions
    differ = [one.name for one, other in zip(skx.forms.forms, clx.forms.forms, strict=True) if one != other]
    assert differ == ["spin_hint"]  # which Cascade Lake takes less time for
    path = tmp_path / "mine.toml"
    top, _, rest = text_of("skx").replace('costs_of = "clx"\n', "").partition("\n[[near]]\n")
    rest = re.sub(r"\[forms\]\n(?:.+\n)+", "", rest.partition("\n[sources]\n")[2])
    head, _, tables = SHARED.partition("[instructions]")
    path.write_text(f"{top}{head}{rest}\n[instructions]{tables}")
    mine = load_machine(str(path))
    assert mine.operation("fma", 512).latency_cycles == 5
    assert mine.operation("multiply", 512) == clx.operation("multiply", 512)
    assert mine.forms.forms[0].name == "fmin"
    assert mine.forms.forms[1:] == clx.forms.forms
    path.write_text(text_of("skx").replace('costs_of = "clx"', 'costs_of = "none"'))
    with pytest.raises(UsageError, match="costs_of: found 'none'; choose one of a64fx") as error:
        load_machine(str(path))
    at = text_of("skx").splitlines().index('costs_of = "clx"') + 1
    assert f"line {at}:" in str(error.value)


def test_costs_pass_through_several_files() -> None:
    skl, icx = load_machine("skl"), load_machine("icx")  # icx names clx, which names skl
    assert icx.forms.named("bit_lowest") == skl.forms.named("bit_lowest")
    names = [[form.name for form in machine.forms.forms] for machine in (skl, icx)]
    shared = [name for name in names[1] if name in names[0]]
    assert shared == names[0]  # a form that is overridden keeps its place
    with pytest.raises(UsageError, match="which has its costs from this file"):
        with_shared_costs({"costs_of": "clx"}, "mine.toml", "", seen=("clx",))


def test_file_and_key_load_the_same(tmp_path) -> None:
    path = tmp_path / "zen5.toml"
    path.write_text(text_of("zen5"))
    assert load_machine(str(path)) == load_machine("zen5")


MISTAKES = {
    "missing number": ("reorder_buffer = 128\n", "", r"\[core\] reorder_buffer: missing; "),
    "negative": ("reorder_buffer = 128", "reorder_buffer = -1", r"\[core\] reorder_buffer: found -1; "),
    "negative bandwidth": (
        "load_bytes_per_cycle = 128",
        "load_bytes_per_cycle = -128.0",
        r"\[caches.L1\] load_bytes_per_cycle: found -128.0; ",
    ),
    "zero": ("frequency_ghz = 2.2", "frequency_ghz = 0", r"\[core\] frequency_ghz: found 0; "),
    "infinite": ("frequency_ghz = 2.2", "frequency_ghz = inf", r"\[core\] frequency_ghz: found inf; "),
    "not a number": ("frequency_ghz = 2.2", "frequency_ghz = nan", r"\[core\] frequency_ghz: found nan; "),
    "text": ("frequency_ghz = 2.2", 'frequency_ghz = "2"', r"\[core\] frequency_ghz: found '2'; "),
    "truth": ("frequency_ghz = 2.2", "frequency_ghz = true", r"\[core\] frequency_ghz: found True; "),
    "no width": (
        "vector_bits = 512",
        "vector_bits = 300",
        r"\[core\] vector_bits: found 300; give a multiple",
    ),
    "fraction": ("cores = 48", "cores = 4.5", r"\[core\] cores: found 4.5; "),
    "unknown key": ("cores = 48", "cores = 48\ncolour = 1", r"\[core\] colour: unknown key; "),
    "unknown top key": ('isa = "', 'colour = 1\nisa = "', r"toml, line 3: colour: unknown key; "),
    "unknown class": ("fma = {", "fmma = { latency_cycles = 1 }\nfma = {", r"\[instructions\] fmma: unknown"),
    "unknown width": (
        "latency_cycles_128 = 8",
        "latency_cycles_64 = 8",
        r"load\] latency_cycles_64: unknown",
    ),
    "unknown port": (
        'fma = { latency_cycles = 9, ports = ["FLA',
        'fma = { latency_cycles = 9, ports = ["FLX',
        r"\[instructions.fma\] ports: found 'FLX\|FLB'; .*FLA",
    ),
    "missing table": ("[memory]", "[memorie]", r"toml: memory: missing; "),
    "no source": (
        'source = "manual table 9-2',
        'sauce = "manual table 9-2',
        r"\[caches.L1\] source: missing; ",
    ),
    "unknown source": ('"manual table 9-2', '"hearsay', r"\[caches.L1\] source: begins with 'hearsay'; "),
    "gap in caches": ("[caches.L2]", "[caches.L3]", r"\[caches\] L1, L3: not consecutive levels; "),
    "other isa": ('isa = "aarch64"', 'isa = "mips"', r"isa: found 'mips'; give x86-64 or aarch64 or riscv64"),
    "not TOML": ("[memory]", "[memory", r"toml: is no TOML file: .*line \d+.*; correct the line"),
    "not a table": (
        "[memory]",
        "memory = 3\n[rest]",
        r"caches.L2\] memory: unknown key|found 3; make it a table",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_gives_one_clear_line(tmp_path, mistake: str) -> None:
    old, new, expected = MISTAKES[mistake]
    text = text_of("a64fx")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(UsageError) as error:
        load_machine(str(path))
    message = str(error.value)
    assert "\n" not in message
    assert message.startswith(str(path))
    assert re.search(expected, message), message


def test_missing_file_and_unknown_key(tmp_path) -> None:
    with pytest.raises(UsageError, match=r"none\.toml: cannot be read: No such file.*; check the name"):
        load_machine(str(tmp_path / "none.toml"))
    with pytest.raises(UsageError, match="unknown machine 'z80'; choose one of a64fx"):
        load_machine("z80")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UsageError, match="is no text in UTF-8"):
        load_machine(str(binary))


def test_absent_class_is_a_clear_error() -> None:
    machine: Machine = load_machine("zen3")
    with pytest.raises(UsageError, match="zen3 has no instruction class 'scatter'"):
        machine.operation("scatter", 256)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "scheduler_entries = 40",
            "scheduler_entries = 400",
            r"\[core\] scheduler_entries: found 400, more than re",
        ),
        (
            "physical_vector_registers = 128",
            "physical_vector_registers = 8",
            r"physical_vector_registers: found 8",
        ),
        (
            "vector_bits = 512",
            "vector_bits = 256\nclock_ghz_512 = 1.9",
            r"clock_ghz_512: found a clock of vectors wider",
        ),
        (
            'isa = "aarch64"',
            'isa = "x86-64"',
            r"isa: found 'x86-64', but a64fx executes aarch64; correct isa or target",
        ),
        (
            "vector_bits = 512",
            "vector_bits = 256",
            r"\[core\] vector_bits: found 256, but a64fx has vectors of 512 bits",
        ),
        ('target = "a64fx"', 'target = "m68k"', r"target: found 'm68k'; choose one of host, a64fx"),
        (
            'target = "a64fx"\nllvm_cpus = ["a64fx"]',
            'target = "host"\nllvm_cpus = []',
            r"llvm_cpus: found \[\] beside target",
        ),
        (
            "size_bytes = 8388608",
            "size_bytes = 8388",
            r"\[caches.L2\] size_bytes: found 8388, no more than L1",
        ),
    ],
)
def test_a_file_that_contradicts_itself_names_the_line(tmp_path, old: str, new: str, expected: str) -> None:
    text = text_of("a64fx")
    assert old in text
    changed = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(changed)
    with pytest.raises(UsageError, match=expected) as error:
        load_machine(str(path))
    number = int(re.search(r"line (\d+)", str(error.value))[1])
    assert changed.splitlines()[number - 1] == new.splitlines()[-1]


@pytest.mark.parametrize("key", standing(MACHINES, for_all={"zen5", "a64fx", "clx"}.__contains__))
def test_every_key_is_found_on_its_line(key: str) -> None:
    text = text_of(key)
    lines = text.splitlines()

    def check(table: dict, name: str) -> None:
        for child, value in table.items():
            line = lines[line_of(text, name, child) - 1]
            assert re.search(rf"\b{re.escape(child)}\b", line), (name, child, line)
            if isinstance(value, dict):
                check(value, f"{name}.{child}".lstrip("."))

    check({k: v for k, v in tomllib.loads(text).items() if not isinstance(v, dict)}, "")
    for name, table in tomllib.loads(text).items():
        if isinstance(table, dict) and name != "caches":
            check(table, name)


def test_what_is_made_of_a_machine_is_kept_for_the_last_few():
    made = []
    once = OnceForMachine(lambda machine: made.append(machine.key) or len(made))
    machines = [load_machine(key) for key in ("zen4", "clx", "spr", "a64fx")]
    assert [once(machine) for machine in (*machines[:3], *machines[:3])] == [1, 2, 3, 1, 2, 3]
    assert once(machines[3]) == 4 and once(machines[2]) == 3 and once(machines[0]) == 5
    once.forget()
    assert once(machines[0]) == 6
