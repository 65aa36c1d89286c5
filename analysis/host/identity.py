"""Identity of the processor at hand, as far as it can be asked without measuring."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict

import llvmlite.binding as llvm

from ...codegen.target import host_target
from ...records import record
from ..measurement.host import OsCache, host_cpu, os_caches

DISGUISE = "CHAINLINE_DISGUISE"
"""Variable of the environment that makes this processor one that no file describes, for tests."""


@record
class HostIdentity:
    """Identification of a processor by itself, which a hypervisor can change.

    Attributes
    ----------
    isa, llvm_cpu : str
        Instruction set, and LLVM's name of the processor, which follows family and model.
    cpu : str
        Brand with vendor's family, model and stepping (Arm: implementer, part, variant).
    vector_bits : int
        Widest vectors that code is compiled for.
    features : tuple of str
        Instruction-set extensions that it has, by LLVM's names, sorted.
    caches : tuple of OsCache
        Data caches as the operating system lists them.
    """

    isa: str
    llvm_cpu: str
    cpu: str
    vector_bits: int
    features: tuple[str, ...]
    caches: tuple[OsCache, ...]

    def digest(self, *versions: str) -> str:
        """Return a key of 16 hexadecimal digits, another one for other versions of what is kept under it.

        Examples
        --------
        >>> one = HostIdentity("x86-64", "znver5", "AMD", 512, ("avx2",), ())
        >>> one.digest("1") == one.digest("1"), one.digest("1") == one.digest("2")
        (True, False)
        """
        text = json.dumps([asdict(self), versions], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def host_identity() -> HostIdentity:
    """Return the identity of this processor."""
    target = host_target()
    features = llvm.get_host_cpu_features()
    return HostIdentity(
        isa=target.isa,
        llvm_cpu="disguised" if os.environ.get(DISGUISE) else target.llvm_cpu,
        cpu=host_cpu(),
        vector_bits=target.vector_bits,
        features=tuple(sorted(name for name, present in features.items() if present)),
        caches=os_caches(),
    )
