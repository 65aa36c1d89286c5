"""Processors that code is compiled for, by name, and their names in each compiler."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from ..errors import UsageError
from ..records import field, record, replace
from .sve_length import shorten_sve, sve_bits

if TYPE_CHECKING:
    import llvmlite.binding as llvm

X86, AARCH64, RISCV64 = "x86-64", "aarch64", "riscv64"
VECTOR_BITS = "CHAINLINE_VECTOR_BITS"
_GROUP_0 = re.compile(r'(?m)^attributes #0 = \{ nounwind(?P<vectors> "chainline-broadcasts"="load")? \}$')
WIDTHS = (128, 256, 512)
"""Widths of vectors in bits; SVE may have others, up to the widest."""
_WIDEST = 2048


@record
class Target:
    """A processor as compilers see it.

    Attributes
    ----------
    name : str
        Key on the command line.
    isa : str
        "x86-64" or "aarch64".
    llvm_cpu, llvm_features : str
        Name in LLVM.
    vector_bits : int
        Preferred vector width, fixed at compile time for SVE.
    scalable : bool
        The vector registers are SVE's.
    gcc_arch : tuple of str
        Architecture flags, best first; a gcc too old for one takes the next.
    """

    name: str
    isa: str
    llvm_cpu: str
    vector_bits: int
    llvm_features: str = ""
    scalable: bool = False
    gcc_arch: tuple[str, ...] = field(default=())

    @property
    def triple(self) -> str:
        """LLVM target triple."""
        return f"{'x86_64' if self.isa == X86 else self.isa}-unknown-linux-gnu"

    @property
    def abi(self) -> str:
        """LLVM's name of the calling convention, "" where the triple says it."""
        return "lp64d" if self.isa == RISCV64 else ""

    @property
    def vector_registers(self) -> int:
        """Architectural vector registers: AVX2 has 16, AVX-512, NEON and SVE have 32."""
        return 16 if self.isa == X86 and self.vector_bits < 512 else 32

    @property
    def scalable_bits(self) -> int:
        """SVE vector length in bits, 0 where the vectors are not scalable."""
        return self.vector_bits if self.scalable else 0

    def at_width(self, bits: int) -> Target:
        """Return this target with another preferred vector width.

        Raises
        ------
        UsageError
            If its vectors are not that wide.
        """
        fixed = self.scalable and bits != self.vector_bits
        if bits not in (*WIDTHS, self.vector_bits) or bits > self.vector_bits or fixed:
            raise UsageError(f"vector width {bits}: {self.name} has vectors of {self.vector_bits} bits")
        return replace(self, vector_bits=bits)

    @property
    def runs_here(self) -> bool:
        """True where this machine's instruction set is the target's."""
        return self.isa == host_isa()


# The last resort of each x86 list is a level of the x86-64 psABI, which any gcc since 11 knows.
_V4, _V3, _V2 = "-march=x86-64-v4", "-march=x86-64-v3", "-march=x86-64-v2"


_LEVELS = {
    _V4: ("avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"),
    _V3: ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"),
    _V2: ("cx16", "popcnt", "sse3", "sse4.1", "sse4.2", "ssse3"),
}


def _x86(name: str, bits: int, *older: str) -> Target:
    flags = tuple(f"-march={cpu}" for cpu in (name, *older))
    level = _V4 if bits == 512 else _V3 if bits == 256 else _V2
    # LLVM prefers 256-bit vectors on the Intel server cores; the paper's kernels use 512
    features = "-prefer-256-bit" if bits == 512 else ""
    return Target(name, X86, name, bits, features, gcc_arch=(*flags, level))


def _arm(name: str, bits: int) -> Target:
    return Target(
        name, AARCH64, name, bits, scalable=True, gcc_arch=(f"-mcpu={name}", "-march=armv8.2-a+sve")
    )


def _riscv(name: str, cpu: str, bits: int, features: str) -> Target:
    return Target(name, RISCV64, cpu, bits, features, True, (f"-mcpu={cpu}", f"-march=rv64gcv_zvl{bits}b"))


def _neon(name: str) -> Target:
    return Target(name, AARCH64, name, 128, gcc_arch=(f"-mcpu={name}", "-march=armv8-a"))


def _level_of_x86(flag: str, bits: int) -> Target:
    """Return the target that stands for every processor of a level of the psABI."""
    return replace(_x86(flag.removeprefix("-march="), bits), gcc_arch=(flag,))


def _level_of_arm(name: str, features: str) -> Target:
    """Return the target that stands for every processor of an architecture; SVE as short as it may be."""
    arch = "-march=armv8.2-a+sve" if features else "-march=armv8-a"
    return Target(name, AARCH64, "generic", 128, features, bool(features), (arch,))


_TARGETS: Mapping[str, Target] = MappingProxyType(
    {
        target.name: target
        for target in (
            _arm("a64fx", 512),
            _arm("neoverse-v1", 256),
            _arm("neoverse-v2", 128),
            Target("rv64gcv", RISCV64, "generic-rv64", 128, "+m,+a,+f,+d,+c,+v", True, ("-march=rv64gcv",)),
            Target(
                "spacemit-x60",
                RISCV64,
                "spacemit-x60",
                256,
                "",
                True,
                ("-mcpu=spacemit-x60", "-march=rv64gcv"),
            ),
            _neon("cortex-a72"),
            _neon("thunderx2t99"),
            _level_of_arm("armv8-a", ""),
            _level_of_arm("armv8-a+sve", "+sve"),
            _level_of_x86(_V2, 128),
            _level_of_x86(_V3, 256),
            _level_of_x86(_V4, 512),
            _x86("haswell", 256),
            _x86("skylake-avx512", 512),
            _x86("cascadelake", 512, "skylake-avx512"),
            _x86("icelake-server", 512),
            _x86("sapphirerapids", 512, "icelake-server"),
            _x86("znver2", 256, "znver1"),
            _x86("znver3", 256, "znver2"),
            _x86("znver4", 512, "icelake-server"),
            _x86("znver5", 512, "znver4", "icelake-server"),
        )
    }
)


def target_names() -> list[str]:
    """Return the names that `find_target` knows."""
    return ["host", *_TARGETS]


def find_target(name: str) -> Target:
    """Return the target called `name`; "host" is the machine we run on.

    Raises
    ------
    UsageError
        If there is no such target.
    """
    if name == "host":
        return host_target()
    if name not in _TARGETS:
        raise UsageError(f"target {name!r} is unknown; choose one of {', '.join(target_names())}")
    return _TARGETS[name]


_OTHER_X86 = """
    alderlake arrowlake arrowlake-s broadwell cannonlake clearwaterforest cooperlake core2 emeraldrapids
    goldmont graniterapids graniterapids-d haswell icelake-client ivybridge lunarlake meteorlake nehalem
    pantherlake raptorlake rocketlake sandybridge sierraforest silvermont skylake skylake-avx512 tigerlake
    westmere x86-64 x86-64-v2 x86-64-v3 x86-64-v4 znver1 znver2
"""
_OTHER_ARM = """
    ampere1 ampere1a ampere1b apple-m1 apple-m2 apple-m3 apple-m4 cortex-a53 cortex-a57 cortex-a72 cortex-a76
    cortex-a710 cortex-x2 cortex-x4 fujitsu-monaka generic grace neoverse-n1 neoverse-n2 neoverse-n3
    neoverse-v3 thunderx2t99 tsv110
"""
_OTHER_CPUS = {X86: frozenset(_OTHER_X86.split()), AARCH64: frozenset(_OTHER_ARM.split())}
"""Further processors by the names that LLVM and gcc have for them."""


def processor_target(llvm_cpu: str, isa: str, vector_bits: int, scalable: bool = False) -> Target | None:
    """Return the target of a processor by LLVM's name, or None if the name is not known.

    Parameters
    ----------
    llvm_cpu : str
        LLVM's name, such as `rocketlake`.
    vector_bits : int
        Width of its vectors, or that of SVE.
    scalable : bool
        True with SVE, where the name does not tell.

    Examples
    --------
    >>> processor_target("rocketlake", "x86-64", 512).gcc_arch
    ('-march=rocketlake', '-march=x86-64-v4')
    """
    for target in _TARGETS.values():
        if target.name == llvm_cpu and target.isa == isa and target.vector_bits == vector_bits:
            return target
    if llvm_cpu not in _OTHER_CPUS[isa]:
        return None
    if isa == X86:
        return _x86(llvm_cpu, vector_bits)
    features = "+sve" if scalable else ""
    arch = "-march=armv8.2-a+sve" if scalable else "-march=armv8-a"
    return Target(llvm_cpu, isa, llvm_cpu, vector_bits, features, scalable, (f"-mcpu={llvm_cpu}", arch))


def host_isa() -> str:
    """Return the instruction set of this machine."""
    if hasattr(os, "uname"):
        machine = os.uname().machine
    else:
        import platform  # noqa: PLC0415 - asks the registry of Windows

        machine = platform.machine()
    return AARCH64 if machine.lower() in {"aarch64", "arm64"} else X86


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
    return _host_arm(cpu, features, limit) if host_isa() == AARCH64 else _host_x86(cpu, features, limit)


def _host_arm(cpu: str, features: llvm.FeatureMap, limit: int) -> Target:
    bits = sve_bits()
    if bits > limit:
        bits = shorten_sve(limit)
    # the system knows, where LLVM reads a list that an emulator does not fill
    known = {**features, "neon": True, "sve": bits > 0}
    flags = ",".join(f"{'+' if present else '-'}{name}" for name, present in sorted(known.items()))
    arch = ("-mcpu=native", f"-mcpu={cpu}", "-march=armv8.2-a+sve" if bits else "-march=armv8-a")
    return Target("host", AARCH64, cpu, bits or 128, flags, bits > 0, arch)


def _host_x86(cpu: str, features: llvm.FeatureMap, limit: int) -> Target:
    wide = bool(features.get("avx512f") and features.get("avx512vl"))
    bits = min(limit, 512 if wide else 256 if features.get("avx2") else 128)
    flattened = features.flatten() + (",-prefer-256-bit" if bits == 512 else "")
    return Target(
        "host", X86, cpu, bits, flattened, gcc_arch=("-march=native", f"-march={cpu}", _level(features))
    )


def _level(features: Mapping[str, bool]) -> str:
    """Return the highest level of the x86-64 psABI that a processor reaches."""
    for level, names in _LEVELS.items():
        if all(features.get(name) for name in names):
            return level
    return "-march=x86-64"


def define_function_attributes(ir: str, target: Target) -> str:
    """Return LLVM IR whose attribute group 0 carries the vector width of the target.

    Kernels in explicit vectors ask by another attribute that a broadcast from memory stays one
    instruction. LLVM makes a load and a lane's broadcast of it for some cores with SVE (Neoverse V1),
    which takes a pipe of the products from a kernel that these bind.
    """
    if not target.scalable:
        width = f'"prefer-vector-width"="{target.vector_bits}"'
        return _GROUP_0.sub(f"attributes #0 = {{ nounwind {width} }}", ir)
    units = target.vector_bits // (64 if target.isa == RISCV64 else 128)
    own = "" if target.isa == RISCV64 else "-no-sve-fp-ld1r"
    features = ",".join(filter(None, (target.llvm_features, own)))

    def carried(group: re.Match[str]) -> str:
        loads = f' "target-features"="{features}"' if group["vectors"] and features else ""
        return f"attributes #0 = {{ nounwind vscale_range({units},{units}){loads} }}"

    return _GROUP_0.sub(carried, ir)
