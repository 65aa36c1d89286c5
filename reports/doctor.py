"""Report of `chainline doctor`, as tables or as JSON:

processor      AMD EPYC 9005 (znver5, x86-64, 512-bit vectors)
caches         L1 48 KiB, L2 1024 KiB, L3 32768 KiB
machine        zen5 (host): zen5.toml describes 'znver5', and a probe agrees

compilers
  llvm         LLVM 20.1.8
  gcc          gcc (Debian 12.2.0-14) 12.2.0
  clang        missing: no clang on PATH

optional parts
  figures      matplotlib 3.10.0
  multigrid    missing: pip install "chainline[multigrid]"
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from ..analysis.host.doctor import CompilerFound, Inventory, OptionalPart
from ..version import __version__
from .machine import calibrated_output, calibrated_text
from .outputs.processors import (
    DoctorOutput,
    FoundCache,
    FoundCompiler,
    FoundMachine,
    FoundPart,
    FoundProcessor,
)

_WIDTH, _COLUMNS = 14, 80


def doctor_to_json(found: Inventory) -> dict[str, Any]:
    """Return an inventory as plain values."""
    caches = [FoundCache(level=cache.level, bytes=cache.size_bytes) for cache in found.caches]
    return DoctorOutput(
        version=__version__,
        processor=FoundProcessor.of(found.identity, caches=caches),
        machine=FoundMachine.of(found.machine, calibration=calibrated_output(found.machine.calibration)),
        compilers=FoundCompiler.of_each(found.compilers),
        parts=[FoundPart.of(part, installed=part.missing is None) for part in found.parts],
        notes=found.notes,
    ).to_json()


def doctor_lines(found: Inventory) -> list[str]:
    """Return an inventory in lines for people."""
    identity, machine = found.identity, found.machine
    bits = f"{identity.llvm_cpu}, {identity.isa}, {identity.vector_bits}-bit vectors"
    caches = ", ".join(f"L{cache.level} {cache.size_bytes >> 10} KiB" for cache in found.caches)
    lines = [
        _line("chainline", __version__),
        _line("processor", f"{identity.cpu} ({bits})"),
        _line("caches", caches or "the system lists none"),
        _line("machine", f"{machine.key or 'none yet'} ({machine.asked}): {machine.reason}"),
        *([_line("", calibrated_text(machine.calibration))] if machine.calibration else ()),
        "",
        "compilers",
    ]
    lines += [_line(f"  {each.name}", each.version or _missing(each)) for each in found.compilers]
    lines += ["", "optional parts"]
    for part in found.parts:
        lines.append(_line(f"  {part.extra}", _part(part)))
    return lines + [f"note: {note}" for note in found.notes]


def _part(part: OptionalPart) -> str:
    if part.missing is None:
        return f"{part.package} {part.version or '(version unknown)'}"
    if part.missing == "not installed":
        return f"missing: {part.install}"
    return f"missing: {part.package}: {part.missing}; {part.install}"


def _missing(compiler: CompilerFound) -> str:
    return f"missing: {(compiler.missing or '').partition(';')[0]}"


def _line(name: str, what: str) -> str:
    """Return a name and its description, wrapped in its column."""
    rest = "\n" + " " * (_WIDTH + 1)
    return f"{name:{_WIDTH}} " + rest.join(wrap(what, _COLUMNS - _WIDTH - 1, break_long_words=False))
