"""Mnemonics that the figures of the machine files were taken for, by instruction set.

A class of a machine file has one cost, and instructions of very different cost are of one kind
(an add of vectors of integers and a search for conflicts among them). What is not named here
would be charged with a figure that nobody has looked up, and is reported instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...isa.riscv64.coverage import MNEMONICS as RISCV
from ..machine.globs import matches_any

_X86_ARITHMETIC = (
    "vfm*",
    "vfnm*",
    "*[ap]dd[ps][sd]",
    "*sub[ps][sd]",
    "*addsubp[sd]",
    "*mul[ps][sd]",
    "*div[ps][sd]",
    "*sqrt[ps][sd]",
    "*max[ps][sd]",
    "*min[ps][sd]",
    "*cmp*[ps][sd]",
    "*comis[sd]",
    "*hadd[ps][sd]",
    "*hsub[ps][sd]",
    "*andp[sd]",
    "*andnp[sd]",
    "*orp[sd]",
    "*round[ps][sd]",
    "vrndscale*",
    "*cvt*",
    "*rcp14*",
    "*rsqrt14*",
    "*rcp[ps]s",
    "*rsqrt[ps]s",
)
_X86_VECTORS = (
    "*padd[bwdq]",
    "*psub[bwdq]",
    "*pand*",
    "*por",
    "vpor[dq]",
    "*pxor*",
    "vpternlog*",
    "*pcmpeq[bwdq]",
    "*pcmpgt[bwdq]",
    "vpcmp[bwdq]",
    "vpcmpu[bwdq]",
    "vpcmp[gnl]*",
    "vptestn*",
    "vptestm*",
    "vfpclass*",
    "*pmax[su][bwdq]",
    "*pmin[su][bwdq]",
    "*pabs[bwdq]",
    "*psll*",
    "*psrl*",
    "*psra*",
    "vpro[lr]*",
    "*pmul[lhdu]*",
    "*pmaddwd",
    "*pmov[sz]x*",
    "vpmov[qdw][dwb]",
    "*ptest",
    "vtestp[sd]",
    "*unpck*",
    "*punpck*",
    "*shuf*",
    "*palignr",
    "valign[dq]",
    "vperm*",
    "*insert*",
    "*extract*",
    "*pinsr*",
    "*pextr*",
    "*blend*",
    "*broadcast*",
    "vcompressp[sd]",
    "vexpandp[sd]",
    "*gather*",
    "*scatter*",
    "*mov*",
    "*lddqu",
    "k*",
)
_X86_GENERAL = (
    *("add*", "sub*", "and*", "or*", "xor*", "not*", "neg*", "inc*", "dec*", "cmp[bwlq]", "cmp", "test*"),
    *("lea*", "imul*", "mul*", "idiv*", "div*", "adc*", "sbb*", "sh*", "sa[lr]*", "ro*", "rorx*"),
    *("bt*", "bs[fr]*", "tzcnt*", "lzcnt*", "popcnt*", "bls*", "bzhi*", "andn*", "pext*", "pdep*", "bswap*"),
    *("cmov*", "set*", "xchg*", "push*", "pop*", "leave*", "clt[dq]", "cq*", "cwt*", "cdq*"),
)
_ARM_VECTORS = (
    *("fml[as]", "fnml[as]", "fm*", "fnm*", "fadd*", "fsub*", "fdiv*", "fsqrt", "fabs", "fabd"),
    *("fneg", "fcm*", "fac*", "fccmp*", "fcsel", "fcvt*", "scvtf", "ucvtf", "frint*", "frecp*", "frsqrt*"),
    *("fcadd", "fcmla", "fscale", "fexpa", "ftsmul", "fdup", "fcpy", "mov*", "mvni", "dup", "ins", "insr"),
    *("umov", "smov", "cpy", "sel", "index", "ext", "zip*", "uzp*", "trn*", "rev*", "tbl", "xtn*", "splice"),
    *("compact", "last*", "clast*", "*unpk*", "sxtl*", "uxtl*", "ushll*", "sshll*", "bsl", "bit", "bif"),
    *("[su]max*", "[su]min*", "cm*", "[su]addv", "addv", "addp", "andv", "orv", "eorv", "mla", "mls", "mad"),
    *("msb", "mul", "shl", "sshr", "ushr", "sshl", "ushl", "abs", "cnot"),
)
_ARM_PREDICATES = (
    *("ptrue*", "pfalse", "ptest", "while*", "brk*", "cnt*", "inc*", "dec*", "punpk*", "pnext", "pfirst"),
    *("[us]q[id][ne]c[bhwdp]", "nand*", "nor*", "addvl", "addpl", "rdvl"),
)
_ARM_MEMORY = (
    "ld[1-4]*",
    "st[1-4]*",
    "ldr*",
    "str*",
    "ldp*",
    "stp*",
    "ldu*",
    "stu*",
    "ldnp",
    "stnp",
    "ldff1*",
)
_ARM_GENERAL = (
    *("add*", "sub*", "neg*", "and*", "orr*", "orn", "eor*", "eon", "bic*", "mvn", "tst", "cmp*", "cmn"),
    *("adc*", "sbc*", "ngc*", "csel", "cset*", "csinc", "csinv", "csneg", "cinc", "cinv", "cneg", "ccm*"),
    *("lsl*", "lsr*", "asr*", "ror*", "extr", "clz", "cls", "rbit", "[su]bf*", "bf*", "[su]xt[bhw]", "madd"),
    *("msub", "mneg", "[su]m*", "[su]div*", "adr*", "not*"),
)
_COVERED: Mapping[str, tuple[str, ...]] = {
    "x86-64": (*_X86_ARITHMETIC, *_X86_VECTORS, *_X86_GENERAL),
    "riscv64": RISCV,
    "aarch64": (*_ARM_VECTORS, *_ARM_PREDICATES, *_ARM_MEMORY, *_ARM_GENERAL),
}


@cache
def is_covered(mnemonic: str, isa: str) -> bool:
    """Tell whether the figures of the classes were taken for a mnemonic.

    Examples
    --------
    >>> is_covered("vpaddq", "x86-64"), is_covered("vpconflictd", "x86-64")
    (True, False)
    """
    return matches_any(mnemonic, _COVERED[isa])
