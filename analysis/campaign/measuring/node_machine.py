"""Machine file of a node, made once, and the differences between the node and that file.

nodes/zen3-0123456789abcdef.toml   the machine of each processor that was met, by its identity
nodes/node17.json                  each node: processor, clock, microcode, and what it does differently
"""

from __future__ import annotations

import json
import os
import statistics
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from ....codegen.assembly import Provenance
from ....codegen.cache import cache_directory
from ....codegen.target import Target, host_target
from ....codegen.toolchain import find_toolchain
from ....errors import UsageError, argument, first_line
from ....files.atomic_write import replace_entry
from ....files.checked_json import CheckedJson, bounded_json_of
from ....files.durable_log import open_locked
from ....files.private import read_private
from ....files.toml_schema import LARGEST_TOML
from ....records import record
from ...calibration.session import Host
from ...host.host_machine import host_machine
from ...host.identity import host_identity
from ...host.probe import probe_host
from ...host.recognise import probe_contradictions
from ...machine.load import Machine, parse_machine
from ...machine.text import machine_text
from ...measurement.dataset import DRIFT_LIMIT, MEASURED, Row
from ..runner import Place, Rows, Work
from .job_text import compiled_by, own_flags_of

_CALIBRATED_WITHIN_S = 900.0
_MOST_TOOLS, _MOST_WIDTHS, _WIDEST_BITS = 1000, 16, 2048
_MOST_OF_A_NODE = 1 << 20
_REMEDY = "run again the command that began the campaign"
Tool = tuple[str, tuple[str, ...], int]
"""A compiler, further flags, and the width of vectors that it is asked for."""


@record
class NodeAnswer:
    """Answer of a node before a campaign is cut into blocks: processor, machine and compilers.

    Attributes
    ----------
    identity : str
        Of its processor: equal where machine files are.
    tools : mapping of Tool to Provenance
        Provenance of each compiler with its flags and vector width.
    """

    cpu: str
    identity: str
    machine: Machine
    target: Target
    tools: Mapping[Tool, Provenance]

    def provenance(self, compiler: str, flags: Sequence[str], vector_bits: int) -> Provenance:
        """Return the provenance of a compiler of the node.

        Parameters
        ----------
        compiler : str
        flags : sequence of str
        vector_bits : int

        Raises
        ------
        UsageError
            If the answer holds no such compiler with these flags and vectors.
        """
        found = self.tools.get((compiler, tuple(flags), vector_bits))
        if found is None:
            raise UsageError(
                f"{compiler}: is not installed on the nodes; load its module in setup of "
                f"{argument('cluster')}"
            )
        return found


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return work that reports the machine of a node and its compilers."""
    calibrated = CheckedJson(setting, "the setting of a campaign", _REMEDY).flag("calibrated")
    own_flags = own_flags_of(setting)

    def work(parameters: Mapping[str, Any]) -> Rows:
        asked = _asked(parameters, own_flags)
        machine, target = machine_of(place, calibrated=calibrated), host_target()
        return [
            {
                "cpu": place.node.cpu,
                "identity": host_identity().digest(),
                "key": machine.key,
                "machine": machine_text(machine),
                "target": asdict(target),
                "tools": list(_tools(asked, target)),
            }
        ]

    return work


@record
class _Asked:
    """Question to a node: compilers with their flags, and the widths of vectors in bits."""

    tools: tuple[tuple[str, tuple[str, ...]], ...]
    widths: tuple[int, ...]


def _asked(parameters: Mapping[str, Any], own_flags: Collection[str]) -> _Asked:
    found = CheckedJson(parameters, "a block of a campaign", _REMEDY)
    tools = tuple(compiled_by(each, 0, 1, own_flags) for each in found.items("tools", _MOST_TOOLS))
    return _Asked(tools, found.wholes("vector_bits", _MOST_WIDTHS, 1, _WIDEST_BITS))


def _tools(asked: _Asked, target: Target) -> Iterator[dict[str, Any]]:
    widths = [bits for bits in asked.widths if bits <= target.vector_bits] or [target.vector_bits]
    for compiler, flags in asked.tools:
        for bits in widths:
            with suppress(UsageError):  # not installed: said when it is needed
                chosen = target.at_width(bits)
                made = find_toolchain(compiler, chosen, flags).provenance(chosen)
                yield {**asdict(made), "compiler": compiler, "asked": list(flags), "vector_bits": bits}


def answer_of(row: Mapping[str, Any]) -> NodeAnswer:
    """Return the answer of a node from its row; UsageError if it is none."""
    try:
        target = _target_of(row["target"])
        tools = {
            (str(t["compiler"]), tuple(t["asked"]), int(t["vector_bits"])): Provenance(
                t["compiler"], str(t["version"]), tuple(t["flags"])
            )
            for t in row["tools"][:_MOST_TOOLS]
        }
        machine = parse_machine(str(row["machine"]), "the machine of a node", str(row["key"]))
        return NodeAnswer(str(row["cpu"]), str(row["identity"]), machine, target, tools)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise UsageError(f"a node's answer is damaged: {first_line(error)}; remove the campaign") from None


def _target_of(row: Any) -> Target:
    found = CheckedJson(row, "a node's answer", "remove the campaign")
    target = Target(
        name=found.text("name"),
        isa=found.text("isa"),
        llvm_cpu=found.text("llvm_cpu"),
        vector_bits=found.whole("vector_bits", least=1, most=_WIDEST_BITS),
        llvm_features=found.text("llvm_features", most=_MOST_OF_A_NODE),
        scalable=found.flag("scalable"),
        gcc_arch=found.texts("gcc_arch", _MOST_TOOLS),
    )
    found.close()
    return target


def machine_of(place: Place, *, calibrated: bool) -> Machine:
    """Return the machine of this node: that of its processor, found or calibrated once for all of its kind.

    Raises
    ------
    UsageError
        If no file describes it and it may not be calibrated.
    """
    identity = host_identity()
    digest = identity.digest()
    with _held(place.nodes / f".{digest}.lock"):
        for file in sorted(place.nodes.glob(f"*-{digest}.toml")):
            text = read_private(file, most=LARGEST_TOML).decode(errors="replace")
            return parse_machine(text, str(file), file.stem.removesuffix(f"-{digest}"))
        machine = host_machine(print, calibrated=calibrated)
        replace_entry(place.nodes / f"{machine.key}-{digest}.toml", machine_text(machine).encode())
        _write_node(place, digest, ())
        return machine


def note_node(place: Place, machine: Machine) -> None:
    """Write a description of this node and its deviations from its machine file; once for each node."""
    if not _node_file(place).exists():
        probe = probe_host(
            Host(host_target(), dict(llvm.get_host_cpu_features())),
            lambda seen: not any(probe_contradictions(machine, seen)),
        )
        against = tuple(map(str, probe_contradictions(machine, probe)))
        _write_node(place, host_identity().digest(), against)


def nodes_that_disagree(folder: Path) -> dict[str, list[str]]:
    """Return, by node, the contradictions between its probe and the machine file of its processor."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.json")):
        value = bounded_json_of(read_private(path, most=_MOST_OF_A_NODE), str(path))
        against = value.get("contradictions") if isinstance(value, dict) else None
        if isinstance(against, list) and against:
            found[path.stem] = [str(each) for each in against]
    return found


def _node_file(place: Place) -> Path:
    name = "".join(c if c.isalnum() or c in "._-" else "-" for c in place.node.name)
    return place.nodes / f"{name}.json"


def _write_node(place: Place, digest: str, against: Sequence[str]) -> None:
    known = {**place.node.to_json(), "identity": digest, "contradictions": list(against)}
    replace_entry(_node_file(place), json.dumps(known, indent=1).encode())


@contextmanager
def _held(path: Path) -> Iterator[None]:
    descriptor = open_locked(path, patience_s=_CALIBRATED_WITHIN_S, private=True)
    try:
        yield
    finally:
        os.close(descriptor)


def slower_nodes(rows: Sequence[Row]) -> dict[str, float]:
    """Return the nodes on which the reference kernel is slower than on the median node, and by what share.

    Nodes are held against those of the same processor, in the level of the hierarchy where they differ most.
    """
    seconds: dict[tuple[str, str, int], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        if row.reference_seconds is not None and row.origin == MEASURED:
            seconds[row.cpu, row.residence, row.threads][row.host].append(row.reference_seconds)
    found: dict[str, float] = {}
    for by_node in seconds.values():
        for node, share in slower(by_node).items():
            found[node] = max(found.get(node, 0.0), share)
    return found


def slower(by_node: Mapping[str, Sequence[float]]) -> dict[str, float]:
    """Return the nodes that are slower than the median node by more than references drift, and by what share.

    Examples
    --------
    >>> slower({"n1": [1.0], "n2": [1.0], "n3": [2.0]})
    {'n3': 1.0}
    """
    medians = {node: statistics.median(values) for node, values in by_node.items() if values}
    if not medians:
        return {}
    usual = statistics.median(medians.values())
    return {node: found / usual - 1 for node, found in medians.items() if found / usual - 1 > DRIFT_LIMIT}


_WITHIN_S = 3600.0


@contextmanager
def alone(place: Place) -> Iterator[None]:
    """Wait until no other block of ours is measured on this node, and keep it so.

    Raises
    ------
    UsageError
        If that takes an hour.
    """
    folder = cache_directory()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = open_locked(folder / f"measuring-{place.node.name}.lock", patience_s=_WITHIN_S)
    try:
        yield
    finally:
        os.close(descriptor)
