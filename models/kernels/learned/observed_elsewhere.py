"""Kernels observed on other machines: compiled here, by the compilers that are here, and simulated there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from ....analysis.campaign.front import Spread
from ....analysis.campaign.gathered import gathered, in_place
from ....analysis.campaign.measuring.job_text import variant_from_json, variant_to_json
from ....analysis.campaign.runner import Place, Work
from ....analysis.machine.file import parse_machine
from ....analysis.machine.record import Machine
from ....analysis.machine.text import machine_text
from ....codegen.assembly import Assembly, Provenance
from ....codegen.target import Target
from ....errors import RunError, UsageError, first_line
from .observation import KernelObservation, observation_from_json, observe

OBSERVED = "observe kernels"
"""Name of the blocks of a campaign that are kernels to be observed."""
_TOGETHER = 8


def observed_elsewhere(
    kernels: Sequence[tuple[Assembly, int | None]], machine: Machine, spread: Spread
) -> list[KernelObservation | str]:
    """Return the observation of each kernel on a machine, or why there is none; see `observe`.

    Parameters
    ----------
    kernels : sequence of tuple
        Assembly, and elements of the call that is observed.
    machine : Machine
    spread : callable
        Has them observed.

    Raises
    ------
    RunError
        If blocks were given up.
    """
    told = [{**assembly_to_json(assembly), "n_elements": n_elements} for assembly, n_elements in kernels]
    blocks = [{"kernels": told[begin : begin + _TOGETHER]} for begin in range(0, len(told), _TOGETHER)]
    setting = {"key": machine.key, "machine": machine_text(machine)}
    answers = gathered(spread, OBSERVED, setting, blocks, stage=f"observed-{machine.key}")
    found = (each for block in answers for each in block)
    return [each if isinstance(each, str) else observation_from_json(each) for each in found]


def set_up(setting: Mapping[str, Any], place: Place) -> Work:
    """Return the work of a block: observe its kernels on the machine of the setting."""
    machine = parse_machine(setting["machine"], "the machine of the campaign", setting["key"])

    def observed(parameters: Mapping[str, Any]) -> list[Any]:
        return [_observed(kernel, machine) for kernel in parameters["kernels"]]

    return in_place(observed)


def _observed(kernel: Mapping[str, Any], machine: Machine) -> dict[str, Any] | str:
    assembly = assembly_from_json(kernel)
    try:
        return asdict(observe(assembly, machine, kernel["n_elements"]))
    except RunError as error:
        return f"{assembly.variant.symbol}: {error}"


def assembly_to_json(assembly: Assembly) -> dict[str, Any]:
    """Return assembly as JSON."""
    return {
        "variant": variant_to_json(assembly.variant),
        "target": asdict(assembly.target),
        "provenance": asdict(assembly.provenance),
        "text": assembly.text,
    }


def assembly_from_json(found: Mapping[str, Any]) -> Assembly:
    """Return the assembly of a JSON object.

    Raises
    ------
    UsageError
        If the object is no assembly.
    """
    try:
        target = Target(**{**found["target"], "gcc_arch": tuple(found["target"]["gcc_arch"])})
        made = Provenance(**{**found["provenance"], "flags": tuple(found["provenance"]["flags"])})
        return Assembly(variant_from_json(found["variant"]), target, made, str(found["text"]))
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"a block of a campaign is no kernel: {first_line(error)}") from None
