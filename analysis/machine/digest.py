"""The digest by which measurements and trained models name a machine record.

Version 2 is computed from values: canonical JSON of every parameter that differs from its neutral value, so
that a parameter which is added later leaves the digests of machines without it alone. Version 1, which is
no longer made, was computed from the text of the records; models that name one are still recognised.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...codegen.cache import content_key
from ...records import MISSING, Declared, declarations
from .core import Core
from .parameter import neutral_values, parameters
from .record import Machine, Measured, Memory

_VERSION = "2"
_DIGITS = 16
_TEXTS = frozenset(("title", "source", "sources", "frequency_note"))
"""Fields that say where values come from."""


_FIRST_OF_SHIPPED = {
    "f254e268904a0cdc": "b5ae1c0703ff9e75",  # a64fx
    "84ab4ebfc5676034": "dfda279de445c9be",  # armv8-a
    "4574fdc4faafacee": "e5bee74157aa2505",  # cortex-a72
    "4373ff3c6b89f9f0": "fa00df4f3c8d72e4",  # neoverse-v1
    "cc5cca8ba60849ab": "f359af3aeacb505d",  # zen5
    "a58dc61a1c5020f3": "fca78207881e009e",  # thunderx2
}
"""Digests of version 1 of the shipped machines, as models name them, and of version 2 of those of today,
which price further instructions and differ in none that the kernels of those models have, but for zen5: since
its branches fuse with comparisons, the simulation of its kernels in L1 is 4.19 % off, where it was 4.17."""


def machine_digest(machine: Machine) -> str:
    """Return ``2:`` and 16 hexadecimal digits that differ where the values of two machine records do.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> machine_digest(load_machine("zen5")) == machine_digest(load_machine("zen4"))
    False
    """
    if not _latest or _latest[0][0] is not machine:
        text = json.dumps(machine, default=_values, sort_keys=True)
        _latest[:] = [(machine, f"{_VERSION}:{content_key('machine', _VERSION, text)[:_DIGITS]}")]
    return _latest[0][1]


_latest: list[tuple[Machine, str]] = []
"""The machine that was asked for last, and its digest: kernels of one machine follow each other."""


def is_digest_of(digest: str, machine: Machine) -> bool:
    """Tell whether a digest, of any version, names a machine record.

    Examples
    --------
    >>> from chainline.analysis.machine.load import load_machine
    >>> is_digest_of("f254e268904a0cdc", load_machine("a64fx"))  # named by a model of version 1
    True
    """
    if digest.startswith(f"{_VERSION}:"):
        return digest == machine_digest(machine)
    present = machine_digest(machine)
    return present == f"{_VERSION}:{_FIRST_OF_SHIPPED.get(digest)}" or digest == _first_digest(machine)


def _values(record: Any) -> dict[str, Any]:
    """Return the values of a record, or the entries of a mapping, without neutral values."""
    if isinstance(record, Mapping):
        return dict(record)
    cls: Any = type(record)
    neutral = _neutral(cls)
    found = {name: getattr(record, name) for name in _counted(cls)}
    return {name: value for name, value in found.items() if name not in neutral or value != neutral[name]}


@cache
def _counted(cls: type[Any]) -> tuple[str, ...]:
    """Return the fields of a class of records that its digest counts."""
    left_out = _TEXTS | {name for name, each in parameters(cls).items() if not each.digested}
    return tuple(name for name, each in declarations(cls).items() if each.init and name not in left_out)


@cache
def _neutral(cls: type[Any]) -> Mapping[str, Any]:
    def value(each: Declared) -> Any:
        return each.default if each.default is not MISSING else each.default_factory()

    return {
        name: value(each)
        for name, each in declarations(cls).items()
        if each.init and (each.default is not MISSING or each.default_factory is not MISSING)
    }


# ------------------------------------------------------------------ version 1, for models that name one

_SHOWN_OF_CORE = (
    *("cores", "frequency_ghz", "frequency_note", "vector_bits", "vector_registers"),
    *("physical_vector_registers", "physical_integer_registers", "physical_mask_registers"),
    *("dispatch_width", "retire_width", "reorder_buffer", "scheduler_entries", "load_queue", "store_queue"),
    *("store_forward_cycles", "store_blocked_cycles", "ports", "limits", "schedulers", "source"),
    *("store_entry_bytes", "forwards_masked_stores", "masks_hide_lanes", "blocked_by_runs"),
    *("store_pair_load_turns", "wide_store_forward_cycles", "recent_store_lines", "repeats_early_loads"),
    *("store_prediction_bits", "third_read_ports", "op_cache_instructions", "decode_rate"),
    *("bypass_first_cycle", "bypass_last_cycle"),
)
"""Parameters of the core that version 1 always held, in its order."""
_BEYOND_OF_CORE = (
    *("integer_store_forward_cycles", "renames_memory", "bypass_from_loads", "loads_lose_turns"),
    *("alternates_loads", "alternates_schedulers", "reads_zeros", "release_cycles", "access_slots"),
    *("integer_slots", "branch_slots", "inner_forward_turns", "branch_turn_cycles", "early_load_tries"),
    *("schedulers_hold_store_data", "stack_engine", "forwards_partial_stores", "physical_wide_registers"),
    *("unlaminates_indexed", "binds_ports", "ports_closed_beside_wide", "third_read_bits"),
    *("crossing_loads_per_cycle", "bank_bytes", "bank_reads", "op_cache_entry_instructions"),
    *("op_cache_ways", "decoded_ahead_cycles", "splits_slots", "new_line_store_cycles"),
    *("page_crossing_store_cycles", "store_sector_bytes", "store_data_entries", "store_data_reads"),
    *("bypass_to_stores", "dispatch_knows_ports", "fuses_branches", "fetch_width", "clocks_ghz"),
)
"""Those that it held where they are not neutral, in its order."""
_BEYOND_OF_MEMORY = ("domain_cores", "domain_bytes_per_second")
_SHOWN = {
    Core: _SHOWN_OF_CORE,
    Memory: ("core_bytes_per_second", "socket_bytes_per_second", "source"),
    Measured: ("value", "unit", "spread", "repetitions"),
    Machine: (
        *("key", "title", "isa", "target", "llvm_cpus", "core", "instructions", "forms", "caches"),
        *("memory", "overlap", "sources", "streams", "measurements"),
    ),
}
_NAMES = {"InstructionForm": "Form"}


def _first_digest(machine: Machine) -> str | None:
    """Return the digest of version 1; None for a machine with a parameter that is younger."""
    older = {*_SHOWN_OF_CORE, *_BEYOND_OF_CORE}
    younger = {name: value for name, value in neutral_values(Core).items() if name not in older}
    if any(getattr(machine.core, name) != value for name, value in younger.items()):
        return None
    held: list[tuple[Any, Any, tuple[str, ...]]] = [
        (machine.core, Core, _BEYOND_OF_CORE),
        (machine.memory, Memory, _BEYOND_OF_MEMORY),
    ]
    beyond = [
        _first_text(value) if name == "clocks_ghz" else f"{name}={_first_text(value)}"
        for record, cls, names in held
        for name in names
        if (value := getattr(record, name)) != _neutral(cls)[name]
    ]
    if machine.library:
        beyond.append(f"library={_first_text(dict(machine.library))}")
    return content_key(_first_text(machine), *beyond)[:_DIGITS]


def _first_text(value: Any) -> str:
    """Return the text of a value as Python shows it, with the fields and class names of version 1."""
    cls = type(value)
    if hasattr(cls, "__record__"):
        names = _SHOWN.get(cls) or [name for name, each in declarations(cls).items() if each.init]
        fields = ", ".join(f"{name}={_first_text(getattr(value, name))}" for name in names)
        return f"{_NAMES.get(cls.__name__, cls.__name__)}({fields})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key!r}: {_first_text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple):
        inside = ", ".join(_first_text(item) for item in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return repr(value)
