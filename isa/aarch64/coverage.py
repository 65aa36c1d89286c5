"""Mnemonics of AArch64 that the figures of the machine files were taken for, as patterns of file names."""

from __future__ import annotations

from ..instruction import Kind

_VECTORS = (
    *("fml[as]", "fnml[as]", "fm*", "fnm*", "fadd*", "fsub*", "fdiv*", "fsqrt", "fabs", "fabd"),
    *("fneg", "fcm*", "fac*", "fccmp*", "fcsel", "fcvt*", "scvtf", "ucvtf", "frint*", "frecp*", "frsqrt*"),
    *("fcadd", "fcmla", "fscale", "fexpa", "ftsmul", "fdup", "fcpy", "mov*", "mvni", "dup", "ins", "insr"),
    *("umov", "smov", "cpy", "sel", "index", "ext", "zip*", "uzp*", "trn*", "rev*", "tbl", "xtn*", "splice"),
    *("compact", "last*", "clast*", "*unpk*", "sxtl*", "uxtl*", "ushll*", "sshll*", "bsl", "bit", "bif"),
    *("[su]max*", "[su]min*", "cm*", "[su]addv", "addv", "addp", "andv", "orv", "eorv", "mla", "mls", "mad"),
    *("msb", "mul", "shl", "sshr", "ushr", "sshl", "ushl", "abs", "cnot"),
)
_PREDICATES = (
    *("ptrue*", "pfalse", "ptest", "while*", "brk*", "cnt*", "inc*", "dec*", "punpk*", "pnext", "pfirst"),
    *("[us]q[id][ne]c[bhwdp]", "nand*", "nor*", "addvl", "addpl", "rdvl"),
)
_MEMORY = (
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
_GENERAL = (
    *("add*", "sub*", "neg*", "and*", "orr*", "orn", "eor*", "eon", "bic*", "mvn", "tst", "cmp*", "cmn"),
    *("adc*", "sbc*", "ngc*", "csel", "cset*", "csinc", "csinv", "csneg", "cinc", "cinv", "cneg", "ccm*"),
    *("lsl*", "lsr*", "asr*", "ror*", "extr", "clz", "cls", "rbit", "[su]bf*", "bf*", "[su]xt[bhw]", "madd"),
    *("msub", "mneg", "[su]m*", "[su]div*", "adr*", "not*"),
)
MNEMONICS = (*_VECTORS, *_PREDICATES, *_MEMORY, *_GENERAL)

BY_CLASS = {
    Kind.NOP: ("nop", "hint", "bti", "csdb", "pac*", "aut*", "prf*", "clrex"),
}
"""Mnemonics that the cost of a class stands for, of classes that hold what costs very different things."""
