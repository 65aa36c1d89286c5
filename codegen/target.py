"""Processors that code is compiled for, by name."""

from __future__ import annotations

import os
import re
from functools import cache

from ..errors import UsageError
from ..isa.registry import INSTRUCTION_SETS, host_isa, instruction_set
from ..isa.target import WIDTHS, Target

__all__ = [
    "VECTOR_BITS",
    "WIDTHS",
    "Target",
    "define_function_attributes",
    "find_target",
    "host_target",
    "processor_target",
    "target_names",
]

VECTOR_BITS = "CHAINLINE_VECTOR_BITS"
_GROUP_0 = re.compile(
    r'(?m)^attributes #0 = \{ nounwind(?: "chainline-(?P<asked>broadcasts"="load|spills"="aligned)")? \}$'
)
_WIDEST = 2048


@cache
def _targets() -> dict[str, Target]:
    sets = [each for _, each in sorted(INSTRUCTION_SETS.items()) if "compilation" not in each.missing]
    return {target.name: target for each in sets for target in each.compilation.TARGETS}


def target_names() -> list[str]:
    """Return the names that `find_target` knows."""
    return ["host", *_targets()]


def find_target(name: str) -> Target:
    """Return the target called `name`; "host" is the machine we run on.

    Raises
    ------
    UsageError
        If there is no such target.
    """
    if name == "host":
        return host_target()
    if name not in _targets():
        raise UsageError(f"target {name!r} is unknown; choose one of {', '.join(target_names())}")
    return _targets()[name]


def processor_target(llvm_cpu: str, isa: str, vector_bits: int, scalable: bool = False) -> Target | None:
    """Return the target of a processor by LLVM's name, or None if the name is not known.

    Parameters
    ----------
    llvm_cpu : str
        LLVM's name, such as `rocketlake`.
    isa : str
        Name of the instruction set.
    vector_bits : int
        Width of its vectors, or that of SVE.
    scalable : bool
        True with SVE, where the name does not tell.

    Examples
    --------
    >>> processor_target("rocketlake", "x86-64", 512).gcc_arch
    ('-march=rocketlake', '-march=x86-64-v4')
    """
    known = instruction_set(isa).compilation
    for target in known.TARGETS:
        if target.name == llvm_cpu and target.vector_bits == vector_bits:
            return target
    if llvm_cpu not in known.OTHER_PROCESSORS:
        return None
    return known.processor(llvm_cpu, vector_bits, scalable)


def host_target() -> Target:
    """Return the target that describes this machine, as LLVM detects it.

    The variable `CHAINLINE_VECTOR_BITS` of the environment makes its vectors narrower.

    Raises
    ------
    UsageError
        If that variable is no vector width.
    """
    return _host_target(os.environ.get(VECTOR_BITS, ""))


@cache
def _host_target(most: str) -> Target:
    if most and (not most.isdecimal() or int(most) not in WIDTHS):
        raise UsageError(
            f"{VECTOR_BITS}={most}: no width of vectors; give one of {', '.join(map(str, WIDTHS))}"
        )
    limit = int(most or _WIDEST)
    import llvmlite.binding as llvm  # noqa: PLC0415 - half of the start of commands that compile nothing

    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features()
    return instruction_set(host_isa()).compilation.host(cpu, features, features.flatten(), limit)


def define_function_attributes(ir: str, target: Target) -> str:
    """Return LLVM IR whose attribute group 0 carries the vector width of the target."""

    def carried(group: re.Match[str]) -> str:
        asked = group["asked"] or ""
        attributes = target.instruction_set.compilation.function_attributes(
            target, broadcasts=asked.startswith("broadcasts"), aligned=asked.startswith("spills")
        )
        return f"attributes #0 = {{ nounwind {attributes} }}"

    return _GROUP_0.sub(carried, ir)
