"""Mnemonics of RISC-V that the costs of the machine files were taken for."""

from __future__ import annotations

from ..instruction import Kind
from ..parts import Extension

_GENERAL = (
    *(
        "add*",
        "sub*",
        "and*",
        "or*",
        "xor*",
        "xnor",
        "sl*",
        "sr*",
        "sgt*",
        "sh[123]add*",
        "min*",
        "max*",
        "ro*",
    ),
    *(
        "li",
        "lui",
        "auipc",
        "la",
        "lla",
        "mv",
        "neg*",
        "not",
        "seqz",
        "snez",
        "sltz",
        "sgtz",
        "[sz]ext.*",
        "clz*",
    ),
    *(
        "ctz*",
        "cpop*",
        "orc.b",
        "rev8",
        "bclr*",
        "bext*",
        "binv*",
        "bset*",
        "czero.*",
        "clmul*",
        "mul*",
        "div*",
    ),
    *("rem*", "l[bhwd]*", "s[bhwd]", "csrr"),
)
_FLOATING_POINT = (
    *("f*madd.[sd]", "f*msub.[sd]", "fadd.[sd]", "fsub.[sd]", "fmul.[sd]", "fdiv.[sd]", "fsqrt.[sd]"),
    *(
        "fmin.[sd]",
        "fmax.[sd]",
        "fsgnj*.[sd]",
        "fneg.[sd]",
        "fabs.[sd]",
        "fmv.*",
        "feq.[sd]",
        "f[lg][te].[sd]",
    ),
    *("fclass.[sd]", "fcvt.*", "fl[wd]", "fs[wd]"),
)
_VECTORS = (
    *(
        "vset*",
        "vl*",
        "vs[esuo1248]*.v",
        "vsm.v",
        "vssseg*",
        "vsseg*",
        "vf*",
        "vmf*",
        "vadd.*",
        "vsub.*",
        "vrsub.*",
    ),
    *(
        "vand.*",
        "vor.*",
        "vxor.*",
        "vsll.*",
        "vsr[la].*",
        "vmin*",
        "vmax*",
        "vmul*",
        "vdiv*",
        "vrem*",
        "vm[as]*",
    ),
    *(
        "vnms*",
        "vneg.v",
        "vnot.v",
        "vzext.*",
        "vsext.*",
        "vnsr[la].*",
        "vncvt.*",
        "vw*",
        "vid.v",
        "vred*",
        "vmv*",
    ),
    *(
        "vmerge.*",
        "vslide*",
        "vrgather*",
        "vcompress.vm",
        "vm*.mm",
        "vmset.m",
        "vmclr.m",
        "vmnot.m",
        "vcpop.m",
    ),
    *("vfirst.m",),
)
MNEMONICS = (*_GENERAL, *_FLOATING_POINT, *_VECTORS)
"""Patterns of file names (`fnmatch`)."""

BY_CLASS: dict[Kind, tuple[str, ...]] = {}
"""Mnemonics that the cost of a class stands for, of classes that hold what costs very different things."""

EXTENSIONS: tuple[Extension, ...] = ()
"""Extensions whose instructions have no registers of their own."""

MICROCODED: tuple[str, ...] = ()
"""Mnemonics that take much longer than any class says, where a machine file has no cost of theirs."""
