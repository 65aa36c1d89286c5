"""Build settings for the kernels of a measured data set: compiler, flags, vector width."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ....analysis.measurement.job import extra_flags
from ....codegen.assembly import Assembly
from ....codegen.render import render
from ....codegen.target import Target
from ....codegen.toolchain import Toolchain, find_toolchain
from ....codegen.variant import Variant
from ....errors import UsageError
from .cases import Case

BuildKey = tuple[str, tuple[str, ...], int | None]
NO_COMPILER = "compiler {} is not installed"


@dataclass(frozen=True, slots=True)
class Build:
    """Settings that determine the code of a variant: compiler, extra flags, target."""

    compiler: str
    extra_flags: tuple[str, ...]
    target: Target

    def toolchain(self) -> Toolchain:
        """Return the compiler, ready to be used."""
        return find_toolchain(self.compiler, self.target, self.extra_flags)

    def assemble(self, variant: Variant) -> Assembly:
        """Return the assembly of a variant."""
        return self.toolchain().assemble(render(variant), self.target)


def build_key(case: Case) -> BuildKey:
    """Return the build settings of a case: compiler, flags and vector width."""
    return case.compiler, case.flags, case.vector_bits


def builds_of(cases: Iterable[Case], target: Target) -> dict[BuildKey, Build | None]:
    """Return the build of each compiler, flags and width; None where the compiler is missing."""
    return {key: _build(key, target) for key in {build_key(case): None for case in cases}}


def buildable(
    cases: Sequence[Case], builds: Mapping[BuildKey, Build | None], skipped: Mapping[str, int]
) -> tuple[list[tuple[Case, Build]], Counter[str]]:
    """Return the cases whose compiler is here, each with its build, and how many rows are left out.

    Parameters
    ----------
    builds : mapping
        As `builds_of` gives them.
    skipped : mapping of str to int
        Rows left out before, by reason.

    Raises
    ------
    UsageError
        If no case is left.
    """
    dropped = Counter(skipped)
    dropped.update(NO_COMPILER.format(case.compiler) for case in cases if builds[build_key(case)] is None)
    usable = [(case, build) for case in cases if (build := builds[build_key(case)]) is not None]
    if not usable:
        reasons = ", ".join(f"{reason}: {count}" for reason, count in dropped.items()) or "it is empty"
        raise UsageError(f"no row of the data set can be used ({reasons}); measure on this machine")
    return usable, dropped


def _build(key: BuildKey, target: Target) -> Build | None:
    compiler, flags, bits = key
    narrowed = target if bits in (None, target.vector_bits) else target.at_width(bits)
    try:
        # the analysis follows one thread, so OpenMP's flag is left out
        extra = () if compiler == "llvm" else extra_flags(flags, compiler, narrowed)
        build = Build(compiler, extra, narrowed)
        build.toolchain()
    except UsageError:
        return None
    return build
