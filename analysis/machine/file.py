"""Read a machine file: TOML text to `Machine`, every value checked, errors in one line.

A file looks like this; each table with numbers names its source, whose first word is either
"estimate" or a key of `[sources]`:

    title = "..."           isa = "aarch64"     target = "a64fx"    llvm_cpus = ["a64fx"]
    [sources]               manual = "..."
    [core]                  cores = 48 ...      ports = ["FLA", "FLB", ...]     source = "manual 2.1"
                            clock_ghz_512 = 1.9     (while vectors of 512 bits are computed, if slower)
    [core.schedulers]       RSE0 = { ports = ["FLA", ...], entries = 20, source = "manual 5-1" } ...
    [instructions]          fma = { latency_cycles = 9, ports = ["FLA|FLB"], source = "manual 16" }
    [forms]                 sqrt = { match = ["fsqrt"], unless = ["scalable"], latency_cycles = 43, ... } ...
    [caches.L1]             size_bytes = 65536 ...
    [memory]                core_bytes_per_second = 47e9 ...
    [ecm]                   overlap = "a64fx"      source = "..."

and, where calibration has measured them,

    [streams.L1]            one_core = { read_bytes_per_second = 4e11, write_... }    all_cores = { ... }
                            cores = 2           source = "..."      (as many as there are levels)
    [library]               exp = { latency_cycles = 40, reciprocal_throughput_cycles = 15, source = "..." }
    [measurements]          "fma 512 latency" = { value = 4.0, unit = "cycles", spread = 0.001,
                            repetitions = 80, apart = 0.002 }  source = "..."
    [calibration]           rounds = 900        disturbed_rounds = 12       uncertain = ["window nop"]

A file that comes with chainline lists further names of its processor and those that it is near: see `names`.

Instead of `[instructions]` and `[forms]`, or for those that they leave out, `costs_of = "clx"` takes what
another file says that comes with chainline, of a processor with that core.

A form holds for the mnemonics that its `match` globs, whose operands have all traits of `where`
and none of `unless`; what it does not say about widths is as in a class.

`ports` lists the micro-ops, each with the ports that can take it: `"FLA|FLB"` one cycle on
either, `"8*div"` eight cycles on the divider. A key with `_scalar`, `_128`, `_256` or `_512`
holds for that width only; `latency_cycles_...` stands for `accumulate_latency_cycles_...` too,
unless that is given.
"""

from __future__ import annotations

from typing import Any

from ...files.toml_schema import Table, tables_of
from ...records import field_names
from .consistency import inconsistencies
from .file_core import read_core
from .file_costs import checked_source, read_forms, read_instructions
from .forms import Forms
from .record import Bandwidths, Cache, Calibrated, LibraryCost, Machine, Measured, Memory, Overlap, Streams
from .shipped_machines import read_names, with_shared_costs

OVERLAP_HYPOTHESES = ("a64fx", "cascade-lake", "zen")
"""The names that `models.ecm` knows."""


def parse_machine(text: str, file: str, key: str) -> Machine:
    """Return the machine that the text of a machine file describes.

    Parameters
    ----------
    text : str
        The file's content, TOML.
    file : str
        Name of the file, for error messages.
    key : str
        Key of the machine.

    Raises
    ------
    UsageError
        In one line: file, table and key, what was found, what to do.
    """
    return machine_of(tables_of(text, file), text, file, key)


def machine_of(tables: dict[str, Any], text: str, file: str, key: str) -> Machine:
    """Return the machine that the tables of a machine file describe, as `parse_machine` does of its text."""
    top = Table(with_shared_costs(tables, file, text), file, "", text)
    sources = _sources(top.table("sources"))
    core = read_core(top.table("core"), sources)
    machine = Machine(
        key=key,
        title=top.text("title"),
        isa=_isa(top),
        target=top.text("target"),
        llvm_cpus=top.texts("llvm_cpus"),
        core=core,
        instructions=read_instructions(top.table("instructions"), core.ports, sources),
        forms=read_forms(top.table("forms"), core.ports, sources) if top.has("forms") else Forms(),
        caches=_caches(top.table("caches"), sources),
        memory=_memory(top.table("memory"), sources),
        overlap=_overlap(top.table("ecm"), sources),
        sources=sources,
        streams=_streams(top.table("streams"), sources) if top.has("streams") else {},
        library=_library(top.table("library"), sources) if top.has("library") else {},
        measurements=_measurements(top.table("measurements"), sources) if top.has("measurements") else {},
        calibrated=_calibrated(top.table("calibration")) if top.has("calibration") else None,
    )
    read_names(top)  # checked: names lead to a shipped file, and are no part of the machine
    top.close()
    for wrong in inconsistencies(machine):
        raise Table({}, file, wrong.table, text).error(wrong.key, wrong.found, wrong.remedy)
    return machine


def _isa(top: Table) -> str:
    isa = top.text("isa")
    if isa not in {"x86-64", "aarch64"}:
        raise top.error("isa", f"found {isa!r}", "give x86-64 or aarch64")
    return isa


def _sources(table: Table) -> dict[str, str]:
    return {key: table.text(key) for key in table.names()}


def _caches(table: Table, sources: dict[str, str]) -> tuple[Cache, ...]:
    names = sorted(table.names())
    if names != [f"L{level}" for level in range(1, len(names) + 1)] or not names:
        raise table.error(", ".join(names) or "L1", "not consecutive levels", "name the caches L1, L2, ...")
    caches = tuple(_cache(table.table(name), name, sources) for name in names)
    table.close()
    return caches


def _cache(table: Table, name: str, sources: dict[str, str]) -> Cache:
    cache = Cache(
        name=name,
        size_bytes=table.integer("size_bytes"),
        shared_by_cores=table.integer("shared_by_cores"),
        line_bytes=table.integer("line_bytes"),
        load_bytes_per_cycle=table.number("load_bytes_per_cycle"),
        store_bytes_per_cycle=table.number("store_bytes_per_cycle"),
        source=checked_source(table, sources),
        victim=table.flag("victim") if table.has("victim") else False,
    )
    table.close()
    return cache


def _memory(table: Table, sources: dict[str, str]) -> Memory:
    domains = table.has("domain_cores") or table.has("domain_bytes_per_second")
    memory = Memory(
        core_bytes_per_second=table.number("core_bytes_per_second"),
        socket_bytes_per_second=table.number("socket_bytes_per_second"),
        source=checked_source(table, sources),
        domain_cores=table.integer("domain_cores") if domains else 0,
        domain_bytes_per_second=table.number("domain_bytes_per_second") if domains else 0.0,
    )
    table.close()
    return memory


def _overlap(table: Table, sources: dict[str, str]) -> Overlap:
    hypothesis = table.text("overlap")
    if hypothesis not in OVERLAP_HYPOTHESES:
        raise table.error("overlap", f"found {hypothesis!r}", f"give {' or '.join(OVERLAP_HYPOTHESES)}")
    overlap = Overlap(hypothesis, checked_source(table, sources))
    table.close()
    return overlap


def _streams(table: Table, sources: dict[str, str]) -> dict[str, Streams]:
    found = {name: _level_streams(table.table(name), sources) for name in table.names()}
    table.close()
    return found


def _level_streams(table: Table, sources: dict[str, str]) -> Streams:
    streams = Streams(
        one_core=_bandwidths(table.table("one_core")),
        all_cores=_bandwidths(table.table("all_cores")),
        cores=table.integer("cores"),
        source=checked_source(table, sources),
    )
    table.close()
    return streams


def _bandwidths(table: Table) -> Bandwidths:
    bandwidths = Bandwidths(**{name: table.number(name) for name in field_names(Bandwidths)})
    table.close()
    return bandwidths


def _library(table: Table, sources: dict[str, str]) -> dict[str, LibraryCost]:
    found = {name: _library_cost(table.table(name), sources) for name in table.names()}
    table.close()
    return found


def _library_cost(table: Table, sources: dict[str, str]) -> LibraryCost:
    cost = LibraryCost(
        latency_cycles=table.number("latency_cycles"),
        reciprocal_throughput_cycles=table.number("reciprocal_throughput_cycles"),
        source=checked_source(table, sources),
    )
    table.close()
    return cost


def _calibrated(table: Table) -> Calibrated:
    calibrated = Calibrated(
        rounds=table.integer("rounds", zero=True),
        disturbed_rounds=table.integer("disturbed_rounds", zero=True),
        uncertain=table.texts("uncertain"),
    )
    table.close()
    return calibrated


def _measurements(table: Table, sources: dict[str, str]) -> dict[str, Measured]:
    checked_source(table, sources)
    found = {name: _measured(table.table(name)) for name in table.names()}
    table.close()
    return found


def _measured(table: Table) -> Measured:
    measured = Measured(
        value=table.number("value", zero=True),
        unit=table.text("unit"),
        spread=table.number("spread", zero=True),
        repetitions=table.integer("repetitions"),
        apart=table.number("apart", zero=True) if table.has("apart") else 0.0,
        disturbed=table.flag("disturbed") if table.has("disturbed") else False,
    )
    table.close()
    return measured
