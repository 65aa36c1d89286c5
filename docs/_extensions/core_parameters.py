"""Reference of the parameters of a core and table of the machines, written from their declarations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chainline.analysis.machine.core import Core, Scheduler
from chainline.analysis.machine.load import available_machines, load_machine
from chainline.analysis.machine.parameter import MOST_OF_UNIT, Parameter, neutral_values, parameters

_TABLES = {"[core]": Core, "[core.schedulers] NAME": Scheduler}
_TYPES = {
    "tuple[str, ...]": "list of str",
    "tuple[Scheduler, ...]": "table",
    "tuple[tuple[int, float], ...]": "float by width",
}


def write_page() -> str:
    """Return the page in Markdown: a table for each table of a machine file."""
    return "\n".join(_lines()) + "\n"


def write_machines() -> str:
    """Return the table of the shipped machines in Markdown."""
    lines = [
        "| key | processor | instructions | vectors, bits | clock, GHz | dispatch | reorder buffer |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for key in available_machines():
        machine = load_machine(key)
        core = machine.core
        window = core.reorder_buffer or "in order"
        cells = (machine.title, machine.isa, machine.vector_bits, f"{core.clock_ghz(machine.vector_bits):g}")
        lines.append(f"| `{key}` | {' | '.join(map(str, cells))} | {core.dispatch_width:g} | {window} |")
    return "\n".join(lines) + "\n"


def _lines() -> Iterator[str]:
    yield "# Parameters of a core\n"
    yield "The keys of the tables that describe a core in a machine file. A key without a neutral value is"
    yield "required; a neutral value means that the mechanism is absent, or that nobody has measured it."
    yield "[The simulated core](../background/simulation.md) names the loop that shows each."
    for title, cls in _TABLES.items():
        neutral = neutral_values(cls)
        yield f"\n## `{title}`\n"
        yield "| key | value | neutral | meaning |"
        yield "| --- | --- | --- | --- |"
        for name, declared in parameters(cls).items():
            kind = _TYPES.get(cls.__annotations__[name], cls.__annotations__[name])
            value = _shown(neutral[name]) if name in neutral else ""
            words = (kind, declared.unit, _range(kind, declared))
            cells = (f"`{name}`", ", ".join(filter(None, words)), value, declared.text)
            yield f"| {' | '.join(cells)} |"


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{list(value) if isinstance(value, tuple) else value}`"


def _range(kind: str, declared: Parameter) -> str:
    if declared.choices:
        return "of " + ", ".join(f"`{choice}`" for choice in declared.choices)
    if kind not in ("int", "float"):
        return ""
    least = "above 0" if declared.positive else "0 or more"
    return least if declared.most in MOST_OF_UNIT.values() else f"{least}, at most {declared.most}"
