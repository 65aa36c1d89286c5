"""Flags of a file that are passed to a compiler: those of a list, none of which names a file or a program.

A data set may come from anybody, and so may a block of a campaign; compilers take flags that load plug-ins,
run programs and write files. What a person gives on the command line is not looked at here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

UNKNOWN_FLAGS = "flags that are given to no compiler without --trust-flags"
"""Why rows are left out."""

_NAME = r"[A-Za-z0-9][A-Za-z0-9.+_-]{0,63}"
_SWITCHES = (
    *("PIC", "pic", "openmp", "openmp-simd", "math-errno", "signed-zeros", "trapping-math", "rounding-math"),
    *("associative-math", "reciprocal-math", "finite-math-only", "fast-math", "unsafe-math-optimizations"),
    *("protect-parens", "stack-arrays", "frontend-optimize", "omit-frame-pointer", "strict-aliasing"),
    *("vectorize", "slp-vectorize", "tree-vectorize", "tree-loop-vectorize", "tree-slp-vectorize"),
    *("unroll-loops", "unroll-all-loops", "peel-loops", "split-loops", "unswitch-loops", "ivopts"),
    *("tree-loop-distribution", "tree-loop-distribute-patterns", "loop-interchange", "loop-unroll-and-jam"),
    *("schedule-insns", "schedule-insns2", "rename-registers", "modulo-sched", "prefetch-loop-arrays"),
    *("inline", "inline-functions", "gcse", "tree-pre", "predictive-commoning", "wrapv", "common"),
)
_FUJITSU = r"(?:no)?(?:fp_contract|eval|simd|fast|openmp|SVE|unroll|swp|ocl|ilfunc|prefetch_\w+)(?:=\d{1,4})?"
_GRAMMAR = re.compile(
    "|".join(
        (
            r"-O(?:[0-3sgz]|fast)?",
            r"-std=[a-z0-9]{1,12}",
            rf"-m(?:arch|cpu|tune)={_NAME}",
            r"-mprefer-vector-width=(?:none|\d{1,5})",
            r"-msve-vector-bits=(?:scalable|\d{1,5})",
            r"-m(?:no-)?(?:avx[0-9a-z]{0,20}|fma4?|sse[0-9.a-z]{0,6}|bmi2?|vzeroupper)",
            rf"-f(?:no-)?(?:{'|'.join(map(re.escape, _SWITCHES))})",
            r"-ffp-contract=(?:fast|on|off|fast-honor-pragmas)",
            r"-fvect-cost-model=(?:unlimited|dynamic|cheap|very-cheap)",
            rf"-K{_FUJITSU}(?:,{_FUJITSU})*",
        )
    ),
    re.ASCII,
)


def unknown_flags(recorded: Iterable[str]) -> list[str]:
    """Return the flags that a compiler is not given from a file.

    Examples
    --------
    >>> unknown_flags(["-O3", "-march=znver5", "-ffp-contract=fast", "-fno-tree-vectorize"])
    []
    >>> unknown_flags(["-fplugin=x.so", "-Wp,-MD,out", "@more", "-mllvm", "-march=a/b", "-O2 -o x"])
    ['-fplugin=x.so', '-Wp,-MD,out', '@more', '-mllvm', '-march=a/b', '-O2 -o x']
    """
    return [flag for flag in recorded if not _GRAMMAR.fullmatch(flag)]
