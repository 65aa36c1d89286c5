"""Output of a compiler: assembly text, or a loadable file, with its provenance."""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum
from pathlib import Path

from ..records import record
from .target import Target
from .variant import Mode, Variant

OPENMP_FLAG = "-fopenmp"
"""Makes compilers see the OpenMP procedure of the generated C and Fortran."""
_COMMENT = re.compile(r"(?:^|\s)(?:#\s|##|//).*$")
_KEPT = re.compile(r"\.\w*:|\.L|\.(?:quad|xword|long|word|short|byte|zero|double|float|octa)\b")


@record
class Provenance:
    """Provenance of a build: enough to repeat it."""

    compiler: str
    version: str
    flags: tuple[str, ...]


@record
class Assembly:
    """Assembly text of one variant for one target."""

    variant: Variant
    target: Target
    provenance: Provenance
    text: str

    @property
    def code_digest(self) -> str:
        """Digest of the instructions and labels: equal for variants that compile to the same code.

        Directives are left out (they carry the name of the variant), except those that lay
        down constants; so are comments.
        """
        lines = (_COMMENT.sub("", line).strip() for line in self.text.splitlines())
        kept = (line for line in lines if line and (not line.startswith(".") or _KEPT.match(line)))
        code = "\n".join(kept).replace(self.variant.symbol, "kernel")
        return hashlib.sha256(code.encode()).hexdigest()[:16]


class BinaryKind(StrEnum):
    """Loader of a binary."""

    OBJECT = "object"
    SHARED = "shared"
    EINSUM = "einsum"  # nothing to load: numpy computes it (`codegen.peers.baselines`)


@record
class Binary:
    """A compiled file of one variant: a relocatable object or a shared library.

    `transposed` names the modes whose operator the kernel takes row-major; ours take all column-major.
    """

    variant: Variant
    target: Target
    provenance: Provenance
    kind: BinaryKind
    path: Path
    transposed: tuple[Mode, ...] = ()

    @property
    def openmp(self) -> bool:
        """True where the binary holds the procedure for a team of threads beside the serial one."""
        return OPENMP_FLAG in self.provenance.flags
