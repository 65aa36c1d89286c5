"""Mnemonics of AArch64 that the figures of the machine files were taken for, as patterns of file names."""

from __future__ import annotations

from ..instruction import Kind
from ..parts import Extension

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

_SECOND = (
    *("[su]*l[bt]", "[su]add[lw][bt]", "sqdm*[bt]", "pmull[bt]", "fml[as]l[bt]", "*addhn[bt]", "*subhn[bt]"),
    *("[su]shll[bt]", "*shrn[bt]", "*shrun[bt]", "*xtn[bt]", "*xtun[bt]", "eor3", "bcax", "bsl", "bsl[12]n"),
    *("nbsl", "xar", "[su]rshr", "[su]rshl", "[su]rshlr", "[su]sra", "[su]rsra", "sli", "sri", "[su]hadd"),
    *("[su]rhadd", "[su]hsub", "[su]hsubr", "sqabs", "sqneg", "match", "nmatch", "histcnt", "histseg"),
    *(
        "whilege",
        "whilegt",
        "whilehi",
        "whilehs",
        "whilerw",
        "whilewr",
        "tbx",
        "adcl[bt]",
        "sbcl[bt]",
        "cadd",
    ),
    *(
        "sqcadd",
        "cmla",
        "sqrdcmlah",
        "cdot",
        "pmul",
        "addp",
        "[su]maxp",
        "[su]minp",
        "faddp",
        "fmax*p",
        "fmin*p",
    ),
    *("flogb", "fcvtlt", "fcvtnt", "fcvtx", "fcvtxnt", "sqdmulh", "sqrdmulh", "sqrdml[as]h", "bext", "bdep"),
    *("bgrp", "urecpe", "ursqrte", "sqshlu", "[su]qshl", "[su]qrshl", "[su]qrshlr", "[su]qshlr", "[su]qsubr"),
    *("suqadd", "usqadd", "[su]adalp", "[su]aba", "[su]abal[bt]", "rax1", "sm4*", "aese", "aesd", "aesmc"),
)
EXTENSIONS = (
    Extension("sve2", _SECOND, scalable=True),
    Extension("dotprod", ("sdot", "udot"), scalable=False),
    Extension("i8mm", ("usdot", "sudot", "smmla", "ummla", "usmmla")),
    Extension("bf16", ("bfdot", "bfmmla", "bfmlal*", "bfcvt*")),
    Extension("f64mm", ("ld1ro*",), scalable=True),
    Extension("fhm", ("fmlal", "fmlal2", "fmlsl", "fmlsl2"), scalable=False),
    Extension("fcma", ("fcmla", "fcadd"), scalable=False),
    Extension("crypto", ("aes*", "sha1*", "sha256*"), scalable=False),
    Extension("sha3", ("eor3", "bcax", "rax1", "xar", "sha512*"), scalable=False),
    Extension("sm4", ("sm3*", "sm4*"), scalable=False),
    Extension(
        "lse",
        (
            *(
                "ldadd*",
                "ldclr*",
                "ldeor*",
                "ldset*",
                "ldsmax*",
                "ldsmin*",
                "ldumax*",
                "ldumin*",
                "swp*",
                "cas*",
            ),
            *("stadd*", "stclr*", "steor*", "stset*", "stsmax*", "stsmin*", "stumax*", "stumin*"),
        ),
    ),
    Extension("rcpc", ("ldapr*", "ldapur*", "stlur*")),
)
"""Extensions beyond the first version of the architecture, and the mnemonics that need them."""

MICROCODED = ("mrs", "msr", "ld*xr*", "ldxp", "ldaxp", "st*xr*", "stxp", "stlxp")
"""Mnemonics that take much longer than any class says, where a machine file has no cost of theirs."""
