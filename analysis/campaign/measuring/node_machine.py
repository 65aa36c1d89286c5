"""What a node is, to those who measure on it: its machine file, made once, and whether it is as others are.

nodes/zen3-0123456789abcdef.toml   the machine of each processor that was met, by its identity
nodes/node17.json                  each node: processor, clock, microcode, and what it does differently
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from ....codegen.assembly import Provenance
from ....codegen.target import Target, host_target
from ....codegen.toolchain import find_toolchain
from ....errors import UsageError, first_line
from ....files.given import json_of, read_bytes, read_text
from ....files.locked import open_locked
from ....files.output import replace_file
from ...calibration.session import Host
from ...host.host_machine import host_machine
from ...host.identity import host_identity
from ...host.probe import probe_host
from ...host.recognise import probe_contradictions
from ...machine.file import parse_machine
from ...machine.load import Machine
from ...machine.text import machine_text
from ..runner import Place, Rows, Work

_CALIBRATED_WITHIN_S = 900.0
_MOST_TOOLS = 1000
Tool = tuple[str, tuple[str, ...], int]
"""A compiler, further flags, and the width of vectors that it is asked for."""


@dataclass(frozen=True, slots=True)
class NodeAnswer:
    """What a node says of itself before a campaign is cut into blocks.

    Attributes
    ----------
    identity : str
        Of its processor: equal where machine files are.
    tools : mapping of Tool to Provenance
        What its compilers say of themselves.
    """

    cpu: str
    identity: str
    machine: Machine
    target: Target
    tools: Mapping[Tool, Provenance]

    def provenance(self, compiler: str, flags: Sequence[str], vector_bits: int) -> Provenance:
        """Return what a compiler of the node says of itself; UsageError if it was not asked."""
        found = self.tools.get((compiler, tuple(flags), vector_bits))
        if found is None:
            raise UsageError(
                f"{compiler}: is not installed on the nodes; load its module in setup of --cluster"
            )
        return found


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return what answers, on a node, what its machine and its compilers are."""

    def work(parameters: Mapping[str, Any]) -> Rows:
        machine, target = machine_of(place, calibrated=bool(setting["calibrated"])), host_target()
        return [
            {
                "cpu": place.node.cpu,
                "identity": host_identity().digest(),
                "key": machine.key,
                "machine": machine_text(machine),
                "target": asdict(target),
                "tools": list(_tools(parameters, target)),
            }
        ]

    return work


def _tools(parameters: Mapping[str, Any], target: Target) -> Iterator[dict[str, Any]]:
    widths = [bits for bits in parameters["vector_bits"] if bits <= target.vector_bits] or [
        target.vector_bits
    ]
    for compiler, flags in parameters["tools"]:
        for bits in widths:
            with suppress(UsageError):  # not installed: said when it is needed
                chosen = target.at_width(bits)
                made = find_toolchain(compiler, chosen, tuple(flags)).provenance(chosen)
                yield {**asdict(made), "compiler": compiler, "asked": flags, "vector_bits": bits}


def answer_of(row: Mapping[str, Any]) -> NodeAnswer:
    """Return the answer of a node from its row; UsageError if it is none."""
    try:
        target = dict(row["target"])
        target["gcc_arch"] = tuple(target["gcc_arch"])
        tools = {
            (str(t["compiler"]), tuple(t["asked"]), int(t["vector_bits"])): Provenance(
                t["compiler"], str(t["version"]), tuple(t["flags"])
            )
            for t in row["tools"][:_MOST_TOOLS]
        }
        machine = parse_machine(row["machine"], "the machine of a node", row["key"])
        return NodeAnswer(row["cpu"], row["identity"], machine, Target(**target), tools)
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"a node's answer is damaged: {first_line(error)}; remove the campaign") from None


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
            return parse_machine(read_text(file), str(file), file.stem.removesuffix(f"-{digest}"))
        machine = host_machine(print, calibrated=calibrated)
        replace_file(place.nodes / f"{machine.key}-{digest}.toml", machine_text(machine).encode())
        _write_node(place, digest, ())
        return machine


def note_node(place: Place, machine: Machine) -> None:
    """Write down what this node is, and does differently from its machine file; once for each node."""
    if not _node_file(place).exists():
        probe = probe_host(
            Host(host_target(), dict(llvm.get_host_cpu_features())),
            lambda seen: not any(probe_contradictions(machine, seen)),
        )
        against = tuple(map(str, probe_contradictions(machine, probe)))
        _write_node(place, host_identity().digest(), against)


def nodes_that_disagree(folder: Path) -> dict[str, list[str]]:
    """Return, by node, what its probe saw otherwise than the machine file of its processor says."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.json")):
        value = json_of(read_bytes(path), str(path))
        against = value.get("contradictions") if isinstance(value, dict) else None
        if isinstance(against, list) and against:
            found[path.stem] = [str(each) for each in against]
    return found


def _node_file(place: Place) -> Path:
    name = "".join(c if c.isalnum() or c in "._-" else "-" for c in place.node.name)
    return place.nodes / f"{name}.json"


def _write_node(place: Place, digest: str, against: Sequence[str]) -> None:
    known = {**place.node.to_json(), "identity": digest, "contradictions": list(against)}
    replace_file(_node_file(place), json.dumps(known, indent=1).encode())


@contextmanager
def _held(path: Path) -> Iterator[None]:
    descriptor = open_locked(path, patience_s=_CALIBRATED_WITHIN_S)
    try:
        yield
    finally:
        os.close(descriptor)
